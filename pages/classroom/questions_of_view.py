"""Questions about what is on screen: its words, its own numbers, or what the part of a lesson asks."""

from collections.abc import Callable, Mapping

from pages.classroom.rules import ClassError, Said
from pages.lessons import library
from pages.lessons.questions import Question
from pages.text import markdown
from pages.text.languages import Words
from pages.view import link, traced_view
from pages.view.settings import View

words = Words("classroom")
Asked = dict[str, object]
ROWS = {
    "explore": {"heatmaps", "sharpness", "ledger"},
    "masks": {"mask"},
}  # page → boards that show the selected row's weights


def _row(shown: Said) -> tuple[traced_view.TracedView, list[float], int]:
    """Return what a class is shown, the selected row of weights (Tk,), its largest key; ClassError where none is shown."""
    traced = traced_view.prepare(_view(shown))
    row = traced.row
    if row is None or row.winner is None or ROWS.get(shown["page"], set()).isdisjoint(shown["boards"]):
        raise ClassError(words.NO_ROW)
    return traced, row.weights.tolist(), row.winner


def _view(shown: Said) -> View:
    return link.from_query(shown["link"], shown["page"])


def words_of(shown: Said) -> list[str]:
    """Return the words of the keys that a class is shown; ClassError where there are none to choose from."""
    listed = markdown.labels(traced_view.prepare(_view(shown)).keys) if shown else []
    if len(listed) < 2:
        raise ClassError(words.NO_WORDS)
    return listed


def largest(shown: Said) -> Asked:
    """Ask to which key the selected query gives its largest weight."""
    traced, _, winner = _row(shown)
    text = words.largest_asked(query=traced.name, head=traced.head, heads=traced.scene.heads)
    return {"kind": "word", "text": text, "choices": markdown.labels(traced.keys), "right": str(winner)}


def share(shown: Said) -> Asked:
    """Ask how much of its weight the selected query gives to the key with the largest weight, in percent."""
    traced, weights, winner = _row(shown)
    text = words.share_asked(query=traced.name, key=traced.keys[winner], head=traced.head, heads=traced.scene.heads)
    return {"kind": "number", "text": text, "right": f"{100 * weights[winner]:.0f}", "apart": 1.0}


def of_lesson(shown: Said) -> Asked:
    """Ask the question of the part of a lesson that the view is at."""
    view = _view(shown)
    opened = library.opened(view.lesson)
    parts = opened.lesson.parts if opened else ()
    question = parts[min(view.part, len(parts)) - 1].question if parts else None
    if question is None or question.goal is not None:
        raise ClassError(words.NO_LESSON_QUESTION)
    return {"text": markdown.text(question.text), **_answered(question)}


def _answered(question: Question) -> Asked:
    if question.number:
        right, apart = question.number
        return {"kind": "number", "right": f"{right:g}", "apart": apart}
    choices = [markdown.text(choice) for choice in question.choices]
    return {"kind": "choices", "choices": choices, "right": str(question.right - 1)}


OF_VIEW: Mapping[str, Callable[[Said], Asked]] = {"largest": largest, "share": share, "lesson": of_lesson}
