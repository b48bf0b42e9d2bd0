"""What the panels about operations share: a model's run without them and with them, and the selected head."""

from dataclasses import dataclass

import torch
from torch import Tensor

from attn_core import models
from attn_core.attention import AttentionTrace
from attn_core.cache import hold, remember
from attn_core.models import scans, spelling
from attn_core.models.growing import Growing
from attn_core.models.operations import Operation
from attn_core.models.run import ModelRun, arrows_cut, heads_off, heads_patched
from pages.text import markdown
from pages.text.languages import Words
from pages.view import model_view
from pages.view.settings import View

NAMES = ("model", "model_text", "patch_text", "operations", "layer", "query", "head", "lang")  # of the link, followed here
Scanned = tuple[str, str, str, str]  # sentence, operations, second sentence, model: by these what is scanned is kept
of_models, words = Words("models"), Words("surgery")
ALIKE = 0.01  # probabilities that differ less are alike


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
        return self.now.model.word(word, self.now.encoded) or of_models.NEW_WORD


def remarks(view: View) -> list[str]:
    """Return what is to be said of the text and of the operations: what a model or a text doesn't have is left out."""
    if model_view.is_there(view.model) and not models.entry(view.model).predicts:
        return [words.predicts_nothing(title=models.entry(view.model).title)]
    asked, taken = spelling.read(view.operations), model_view.read(view.model_text, view.model)
    left_out = len(asked) - len(model_view.possible(asked, len(taken), True, view.model)) if taken else 0
    return model_view.remarks(view) + ([words.left_out(count=left_out)] if left_out else [])


def given(view: View) -> tuple[SurgeryData | None, Scanned]:
    """Return the same with the texts and the operations by which what is scanned is kept."""
    return present(view), (view.model_text, view.operations, view.patch_text, view.model)


def present(view: View) -> SurgeryData | None:
    """Return what the page shows of a view; None without a word."""
    return _made(view.only(*NAMES))


@remember
def _made(view: View) -> SurgeryData | None:
    before = model_view.run(view.model_text, "", "", view.model)
    now = model_view.run(view.model_text, view.operations, view.patch_text, view.model)
    if before is None or now is None or not now.model.words:
        return None
    labels = markdown.labels(now.encoded.labels)
    query = min(view.query, len(labels) - 1)
    layer, head = min(view.layer, now.model.layers - 1), min(view.head, now.model.heads - 1)
    second, spelled = model_view.run(view.patch_text, "", "", view.model), spelling.read(view.operations)
    word = int(before.merged.argmax())
    return SurgeryData(before, now, second, spelled, labels, layer, head, query, word, view.dark)


@hold
def each_head(scanned: Scanned, word: int, change: str) -> Growing:
    """Return the scan of a word with each head changed in turn, besides the operations: "off", or patched by one of PATCHED.

    To patch, the second sentence must be as long as the first.
    """
    run = model_view.run(*scanned)
    *_, second, model = scanned
    logits = heads_off(run) if change == "off" else heads_patched(run, model_view.run(second, "", "", model), change)
    return Growing(run, word, logits, run.model.layers, run.model.heads, _pace(run))


@hold
def arrows_of_heads(scanned: Scanned, word: int, query: int, heads: tuple[tuple[int, int], ...]) -> Growing:
    """Return the scan of a word with each arrow of a row cut in turn in each of some heads, besides the operations."""
    run = model_view.run(*scanned)
    return Growing(run, word, scans.arrows_of(run, heads, query), len(heads), query + 1, _pace(run))


def _pace(run: ModelRun) -> float:
    """Return the seconds that a part of a scan takes at least: those of one run."""
    return models.entry(run.model.name).milliseconds(len(run.encoded.ids)) / 1000


@remember
def without_each_arrow(scanned: Scanned, word: int, layer: int, head: int, query: int) -> Tensor:
    """Return a word's probability with each arrow of a row cut in turn, besides the operations, (query + 1,)."""
    run = model_view.run(*scanned)
    return scans.of_word(run, word, [arrows_cut(run, layer, head, query)]).shares[0]


def turned(done: tuple[Operation, ...], operation: Operation) -> str:
    """Return operations as a link spells them, one of them taken away if it is there, or else added."""
    rest = tuple(each for each in done if each != operation)
    more = (*done, operation)[: spelling.MOST]  # a link spells no more of them
    return spelling.spell(rest if len(rest) < len(done) else more)


def moved(before: ModelRun, now: ModelRun, count: int) -> list[int]:
    """Return the words whose probabilities are largest in either run, the likeliest now first."""
    likeliest = torch.maximum(before.merged, now.merged).topk(count).indices
    return sorted(likeliest.tolist(), key=lambda word: -float(now.merged[word]))
