"""The tokens of models of transformers as they are shown: each is visible, and each another."""

from pathlib import Path

from tokenizers import Tokenizer, decoders, models

from attn_core.models import subwords
from tests.core.models.random_models import LETTERS, of_bytes

SPELLED = {
    **{"Ġ": "␣", "ĠĠ": "␣␣", "Ċ": "⏎", "ĊĠ": "⏎␣", ".Ċ": ".⏎", "Ġcat": " cat"},
    **{"â": "<E2>", "Ġâ": " <E2>", "âĢĭ": "<E2><80><8B>"},
}


def with_fallback(names: list[str]) -> Tokenizer:
    """Return a tokenizer that spells a space as ▁ and an unknown character as its bytes, as that of Llama does."""
    tokenizer = Tokenizer(models.BPE({name: number for number, name in enumerate(names)}, [], byte_fallback=True))
    blanks = (decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse(), decoders.Strip(" ", 1, 0))
    tokenizer.decoder = decoders.Sequence([*blanks])
    return tokenizer


def read(tokenizer: Tokenizer, folder: Path) -> subwords.Subwords:
    tokenizer.save(str(folder / "tokenizer.json"))
    return subwords.read("model", folder, predicts=True)


def test_a_token_that_nobody_would_see_has_a_sign(tmp_path: Path):
    names = [*dict.fromkeys([*LETTERS, *SPELLED])]
    found = read(of_bytes(names), tmp_path)
    assert {name: found.labels[names.index(name)] for name in SPELLED} == SPELLED
    assert len({*found.labels}) == len(names)
    text = "a  b\n\u200b\u00a0é"
    assert found.sentence(found.tokens(text)) == text
    names = ["▁", "▁▁", "▁cat", "<0x0A>", "<0xE2>", "é"]
    assert read(with_fallback(names), tmp_path).labels == ("␣", "␣␣", "cat", "⏎", "<E2>", "é")
