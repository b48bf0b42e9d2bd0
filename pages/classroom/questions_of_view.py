"""Questions about what is on screen: its words, its own numbers, or what the part of a lesson asks."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from torch import Tensor

from attn_core import one_query
from attn_core.attention import AttentionTrace
from pages.charts import long_text_heatmap
from pages.classroom import rules
from pages.classroom.rules import ClassError, Said
from pages.lessons import library
from pages.lessons.questions import Question
from pages.panels.shared.masked import masked
from pages.text import markdown
from pages.text.languages import Words
from pages.view import link, menu, model_view, traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView

words = Words("classroom")
Asked = dict[str, object]
MOST_WORDS = 64  # to choose from
SCENES: Mapping[str, Callable[[View], TracedView]] = {  # page → its words, where it shows others than most pages
    "explore": traced_view.prepare_long,
    **dict.fromkeys((*menu.READ, "whole_model"), model_view.traced),
}


class Row(NamedTuple):
    """The selected row as a page draws it: its weights before dropout, and which of them are its largest, (Tk,) each."""

    traced: TracedView
    weights: Tensor
    largest: Tensor

    @property
    def offered(self) -> list[int]:
        """The keys to choose from: all, or, where they are too many, those that are drawn as bars."""
        return list(range(len(self.weights))) if len(self.weights) <= MOST_WORDS else one_query.keys_to_draw(self.weights)

    @property
    def variables(self) -> Mapping[str, object]:
        """The variables of a sentence that asks about it."""
        scene = self.traced.scene
        return {"query": self.traced.name, "head": self.traced.head, "heads": scene.heads, "dropout": scene.dropout > 0}


def _of_explore(view: View) -> Row | None:
    traced = traced_view.present_long(view)
    return traced and _cut(traced, traced.alone.heads, (0, 0))


def _of_masks(view: View) -> Row | None:
    data = masked(view)
    return data and _cut(data.base, data.trace.heads, (data.base.head, data.base.query))


def _cut(traced: TracedView, heads: AttentionTrace, at: tuple[int, int]) -> Row:
    return Row(traced, heads.weights[at], heads.ties(at))


ROWS: Mapping[str, tuple[set[str], Callable[[View], Row | None]]] = {  # page → its boards that show a row, and the row
    "explore": ({"heatmaps", "sharpness", "ledger"}, _of_explore),
    "masks": ({"mask"}, _of_masks),
}


def _row(shown: Said) -> Row:
    """Return the selected row that a class is shown; ClassError where none is shown, or nothing is visible in it."""
    boards, read = ROWS.get(shown["page"], (set(), None))
    row = None if boards.isdisjoint(shown["boards"]) else read(_view(shown))
    if row is None or not row.largest.any():
        raise ClassError(words.NO_ROW)
    return row


def _view(shown: Said) -> View:
    return link.from_query(shown["link"], shown["page"])


def scene_of(shown: Said) -> TracedView:
    """Return the queries and keys that a class is shown."""
    return SCENES.get(shown["page"], traced_view.prepare)(_view(shown))


def words_of(shown: Said) -> list[str]:
    """Return the words of the keys that a class is shown; ClassError where there are none to choose from, or too many."""
    listed = scene_of(shown).keys if shown else []
    if len(listed) < 2:
        raise ClassError(words.NO_WORDS)
    if len(listed) > MOST_WORDS:
        raise ClassError(words.many_words(count=len(listed), most=MOST_WORDS))
    return listed


def cell_of(shown: Said, row: int, column: int) -> tuple[str, str] | None:
    """Return the query and the key of a cell of the first picture, a long text's in its window; None where there is none."""
    traced, view = scene_of(shown), _view(shown)
    top = long_text_heatmap.start(len(traced.queries), view.rows_from)
    left = long_text_heatmap.start(len(traced.keys), view.columns_from)
    there = top + row < len(traced.queries) and left + column < len(traced.keys)
    return (traced.queries[top + row], traced.keys[left + column]) if there else None


def largest(shown: Said) -> Asked:
    """Ask to which key the selected query gives its largest weight; where several share it, each is right."""
    row = _row(shown)
    right = [place for place, key in enumerate(row.offered) if row.largest[key]]
    choices = [row.traced.keys[key] for key in row.offered]
    text = words.largest_asked(**row.variables)
    return {"kind": "word", "text": text, "choices": choices, "right": " ".join(map(str, right))}


def share(shown: Said) -> Asked:
    """Ask how much of its weight the selected query gives to the key with the largest weight, in percent."""
    row = _row(shown)
    winner = int(row.largest.int().argmax())
    text = words.share_asked(key=row.traced.keys[winner], **row.variables)
    return {"kind": "number", "text": text, "right": f"{100 * row.weights[winner].item():.0f}", "apart": 1.0}


def of_lesson(shown: Said) -> Asked:
    """Ask the question of the part of a lesson that the view is at; because: its explanation, as its text has it."""
    view = _view(shown)
    part = library.part(view.lesson, view.part)
    question = part.question if part else None
    if question is None or question.goal is not None:
        raise ClassError(words.NO_LESSON_QUESTION)
    asked = {"text": markdown.text(question.text), "because": part.explanation}
    return {**asked, **_answered(question, scene_of(shown).keys)}


def asks_of_practice(shown: Said) -> bool:
    """Return whether the part of a lesson that the view is at has no question besides that of its page of Practice."""
    view = _view(shown)
    part = library.part(view.lesson, view.part)
    return shown["page"] == "practice" and part is not None and part.question is None


def _answered(question: Question, keys: Sequence[str]) -> Asked:
    if question.free:
        return {"kind": "text", "right": ""}
    if question.number:
        right, apart = question.number
        return {"kind": "number", "right": rules.number(repr(right)), "apart": float(rules.number(repr(apart)))}
    choices = [markdown.text(choice) for choice in question.choices]
    kind = "word" if choices == list(keys) else "choices"  # as what a class was asked is kept: its picture shows no number
    return {"kind": kind, "choices": choices, "right": str(question.right - 1)}


def covered(shown: Said) -> str:
    """Return what a view hides until the question of its lesson is answered: "lesson" sentences, "word" numbers, too."""
    try:
        return "word" if of_lesson(shown)["kind"] == "word" else "lesson"
    except ClassError:
        return ""


OF_VIEW: Mapping[str, Callable[[Said], Asked]] = {"largest": largest, "share": share, "lesson": of_lesson}
