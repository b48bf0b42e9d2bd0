"""What the panels about operations share: a model's run without them and with them, and the selected head."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core.attention import AttentionTrace
from attn_core.cache import remember
from attn_core.models import scans, spelling
from attn_core.models.operations import Operation
from attn_core.models.run import ModelRun, arrows_cut, heads_off, heads_patched, merge
from attn_core.models.scans import Arrow
from pages.text import markdown
from pages.text.languages import Words
from pages.view import model_view
from pages.view.settings import View

NAMES = ("model_text", "patch_text", "operations", "layer", "query", "head", "lang")  # of the link, that these panels follow
Scanned = tuple[str, str, str]  # the sentence, the operations, the second sentence: by these what is scanned is kept
models = Words("models")
ALIKE = 0.01  # probabilities that differ less are alike
HEADS, ARROWS = 10, 8  # heads whose arrows are cut one by one, and arrows that are listed


@dataclass(frozen=True, eq=False)
class SurgeryData:
    """A run of the model without operations and one with those that are set.

    second   the run on the second sentence, None without a word in it
    spelled  the operations of the link; those that this sentence can't have are not done
    word     the number of the word that the model expects without operations
    """

    before: ModelRun
    now: ModelRun
    second: ModelRun | None
    spelled: tuple[Operation, ...]
    labels: list[str]
    layer: int
    head: int
    query: int
    word: int
    dark: bool

    @property
    def done(self) -> tuple[Operation, ...]:
        return self.now.operations

    @property
    def source(self) -> ModelRun | None:
        """The run from which patches are taken: that on the second sentence, if it is as long as the first."""
        fits = self.second is not None and len(self.second.encoded.ids) == len(self.now.encoded.ids)
        return self.second if fits else None

    @property
    def expected(self) -> int:
        """The number of the word that the model expects now, of which heads and arrows are asked whether it needs them."""
        return int(self.now.merged.argmax())

    @property
    def trace(self) -> AttentionTrace:
        """The attention of the selected head with the operations, (1, T, T) its weights."""
        return self.now.heads(self.layer)[self.head]

    def within(self, key: int) -> int:
        """Return a key; one beyond the last word is the last."""
        return min(key, len(self.labels) - 1)

    def name(self, word: int) -> str:
        """Return a word of the vocabulary; a placeholder that stands for no word of the text is a new word."""
        return self.now.model.word(word, self.now.encoded) or models.NEW_WORD


def given(view: View) -> tuple[SurgeryData | None, Scanned]:
    """Return the same with the texts and the operations by which what is scanned is kept."""
    return present(view), (view.model_text, view.operations, view.patch_text)


def present(view: View) -> SurgeryData | None:
    """Return what the page shows of a view; None without a word."""
    return _made(view.only(*NAMES))


@remember
def _made(view: View) -> SurgeryData | None:
    before, now = model_view.run(view.model_text, ""), model_view.run(view.model_text, view.operations, view.patch_text)
    if before is None or now is None:
        return None
    labels = markdown.labels(now.encoded.labels)
    query = min(view.query, len(labels) - 1)
    head, word = min(view.head, now.model.heads - 1), int(before.merged.argmax())
    second, spelled = model_view.run(view.patch_text, ""), spelling.read(view.operations)
    return SurgeryData(before, now, second, spelled, labels, view.layer, head, query, word, view.dark)


@remember
def without_each_head(text: str, operations: str, second: str) -> Tensor:
    """Return the next word's probabilities with each head off in turn, besides the operations, (L, H, V)."""
    run = model_view.run(text, operations, second)
    return merge(heads_off(run).softmax(-1), run.unused)


@remember
def with_each_patch(text: str, operations: str, second: str, part: str) -> Tensor:
    """Return the next word's probabilities with each head patched in turn, besides the operations, (L, H, V).

    second: a sentence as long as the text
    """
    run = model_view.run(text, operations, second)
    return merge(heads_patched(run, model_view.run(second, ""), part).softmax(-1), run.unused)


@remember
def without_each_arrow(text: str, operations: str, second: str, layer: int, head: int, query: int) -> Tensor:
    """Return the next word's probabilities with each arrow of a row cut in turn, besides the operations, (query + 1, V)."""
    run = model_view.run(text, operations, second)
    return merge(arrows_cut(run, layer, head, query).softmax(-1), run.unused)


@remember
def needed_arrows(text: str, operations: str, second: str, query: int, word: int) -> list[Arrow]:
    """Return the arrows of a row without which a word is least likely, in the heads without which it is least likely."""
    run = model_view.run(text, operations, second)
    heads = scans.needed(without_each_head(text, operations, second)[..., word], HEADS)
    shares = merge(scans.arrows_of(run, heads, query).softmax(-1), run.unused)[..., word]
    return scans.ranked(shares, heads, query, ARROWS)


def turned(done: tuple[Operation, ...], operation: Operation) -> str:
    """Return operations as a link spells them, one of them taken away if it is there, or else added."""
    rest = tuple(each for each in done if each != operation)
    more = (*done, operation)[: spelling.MOST]  # a link spells no more of them
    return spelling.spell(rest if len(rest) < len(done) else more)


def moved(before: ModelRun, now: ModelRun, count: int) -> list[int]:
    """Return the words whose probabilities are largest in either run, the likeliest now first."""
    likeliest = torch.maximum(before.merged, now.merged).topk(count).indices
    return sorted(likeliest.tolist(), key=lambda word: -float(now.merged[word]))
