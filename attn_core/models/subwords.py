"""The tokens of a model of Hugging Face: words and parts of words, as its tokenizer's file lists them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from attn_core.models import folders
from attn_core.models.model import LONGEST, Encoded, Vocabulary

ENTRY = 400  # bytes that a token takes, here and in the tokenizer
UNREADABLE = "\ufffd"  # what stands for bytes that are no whole character
TRIED = "A snowman ☃ in words"  # most models have no token of its own for it


@dataclass(frozen=True, eq=False)
class Subwords(Vocabulary):
    """A vocabulary of parts of words.

    tokenizer  of the package tokenizers
    numbers    of the tokens, by their labels
    labels     of all tokens, each another: the characters that a token stands for, or its name where these are no label
    """

    tokenizer: Any
    labels: tuple[str, ...]
    numbers: Mapping[str, int]

    @property
    def bytes(self) -> int:
        """About the bytes of its tokens, and of the tokenizer's own."""
        return ENTRY * len(self.labels)

    def tokens(self, text: str) -> list[str]:
        """Return the labels of a text's tokens; those that the tokenizer adds are among them."""
        return [self.labels[number] for number in self.tokenizer.encode(text).ids] if text.strip() else []

    def reads(self, text: str) -> tuple[str, ...]:
        """Return the first tokens of a text, at most `longest`; a token that the tokenizer adds at the end stays there."""
        listed = self.tokens(text)
        if len(listed) <= self.longest:
            return tuple(listed)
        ending = listed[-1:] if self.tokenizer.encode(text).special_tokens_mask[-1] else []
        return (*listed[: self.longest - len(ending)], *ending)

    def encode(self, text: str | Sequence[str]) -> Encoded:
        """Return a text, or the labels of its tokens, as the model reads it; ValueError for no token or a foreign one."""
        labels = tuple(self.tokens(text) if isinstance(text, str) else text)
        if not 1 <= len(labels) <= self.longest:
            raise ValueError(f"text must have 1 to {self.longest} tokens, got {len(labels)}")
        unknown = [label for label in labels if label not in self.numbers]
        if unknown:
            raise ValueError(f"text must have tokens of {self.name}, got {unknown[0]!r}")
        return Encoded(tuple(self.numbers[label] for label in labels), labels)

    def sentence(self, labels: Sequence[str]) -> str:
        """Return tokens as a sentence, without those that the tokenizer adds."""
        return str(self.tokenizer.decode(list(self.encode(labels).ids)))


def read(name: str, folder: Path, predicts: bool, size: int = 0, longest: int = LONGEST) -> Subwords:
    """Return the vocabulary of a folder; ValueError where its tokenizer can't be read, or has tokens beyond `size`.

    size: of how many tokens the model has vectors, which may be more than there are; 0: as many as there are
    longest: how many tokens of a text the model takes
    """
    with folders.reading(folders.TOKENIZER, folder):
        from tokenizers import Tokenizer  # noqa: PLC0415  (only where such a model is chosen)

        tokenizer = Tokenizer.from_file(str(folder / folders.TOKENIZER))
        tokenizer.no_padding()
        tokenizer.no_truncation()
        count = 1 + max(tokenizer.get_vocab().values(), default=-1)
        if count > size > 0:
            raise ValueError(f"it has tokens up to number {count - 1}, and the model has vectors for {size}")
        labels = _labels(tokenizer, max(count, size))
        _ = [labels[number] for number in tokenizer.encode(TRIED).ids]  # some fail at words that they don't know
    return Subwords(
        name=name,
        words=labels if predicts else (),
        placeholders=(),
        longest=longest,
        tokenizer=tokenizer,
        labels=labels,
        numbers={label: number for number, label in enumerate(labels)},
    )


def _labels(tokenizer: Any, count: int) -> tuple[str, ...]:
    taken, labels = set(), []
    shown = tokenizer.decode_batch([[number] for number in range(count)], skip_special_tokens=False)
    for number, text in enumerate(shown):
        named = f"⟨{tokenizer.id_to_token(number) or number}⟩"  # a number without a token is its own name
        label = text if text and UNREADABLE not in text and text not in taken else named
        taken.add(label)
        labels.append(label)
    return tuple(labels)
