"""A try that misses a task gets an answer: every step's task says for each way of missing it what was reached."""

from collections.abc import Mapping

from fluent.syntax import ast, visitor

from pages import registry
from pages.answers import page_boards
from pages.board import declaration
from pages.board.pieces import Task
from pages.text import languages
from pages.text.languages import Words, said
from pages.view import link, settings
from pages.view.openings import opening

frame = Words("frame")
MISSES: Mapping[str, Mapping[str, Mapping[str, str]]] = {  # page → step → way of missing its task → a link that does
    "averaging": {
        "past": {"earlier": "averaging_row=4"},
        "product": {"later": "averaging_row=5"},
        "hidden": {"later": "hide_key=5"},
        "choice": {"low": "pull=3.5", "high": "pull=5"},
    },
    "masks": {
        "mask": {"nothing": "window=3", "future": "mask=prefix", "past": "mask=window&window=1", "both": "mask_painted=2-1"},
        "graph": {"row": "mask_rounds=6", "few": "query=6&mask_rounds=3", "many": "query=6&mask_rounds=8"},
        "changed": {"later": "mask_changed=1", "earlier": "mask=none&mask_painted=6-5_5-5_4-5_3-5_2-5_1-5&mask_changed=6"},
        "grown": {"early": "mask_grown=4"},
    },
}
STEPS = [
    (page, number, step) for page in MISSES for number, step in enumerate(getattr(registry.PAGES[page], "steps", ()), 1)
]


def shown(page: str, number: int, query: str = "") -> settings.View:
    """Return the view of a step as it opens, or with what a link sets."""
    opens = {name: link.spelled(value) for name, value in opening(page, str(number)).items()}
    set_by_link = dict(each.split("=") for each in query.split("&") if each)
    return link.view({**opens, **set_by_link, "step": str(number)}, page)


def answered(page: str, step: declaration.Step, view: settings.View) -> tuple[Task, settings.View]:
    """Return the task of a view, and the view, in which the prediction that it asks for is given."""
    task = page_boards.pieces(page, view)[f"{step.name}_task"]
    if not task.predicts:
        return task, view
    view = view.but(**next(iter(task.guesses.values())))
    return page_boards.pieces(page, view)[f"{step.name}_task"], view


def ways(page: str, step: str) -> set[str]:
    """Return the ways of missing a task that its message chooses by."""
    found: set[str] = set()

    class Choices(visitor.Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  (the library's name)
            if getattr(getattr(node.selector, "id", None), "name", "") == "way":
                found.update(variant.key.name for variant in node.variants)
            self.generic_visit(node)

    message = languages.CATALOGUES["en", page].entries[step]
    Choices().visit(next(each for each in message.attributes if each.id.name == "nearly"))
    return found


def test_a_try_that_misses_gets_an_answer():
    """Each way that the message tells apart happens; a step that is only opened says nothing."""
    for page, number, step in STEPS:
        where, misses = f"{page}.{step.name}", MISSES[page].get(step.name, {})
        assert answered(page, step, shown(page, number))[0].nearly == "", f"{where} speaks before anything is tried"
        assert misses, f"{where} is a silent task"
        assert ways(page, step.name) <= misses.keys(), where
        for way, query in misses.items():
            task, view = answered(page, step, shown(page, number, query))
            expected = said(f"{where}.nearly", declaration.Facts(step.facts(view), way=way))
            assert (task.happened, task.nearly) == ("", expected), f"{where}, {query}"
            assert f">{frame.NOT_YET}<" in task.html(), where  # said in words, and announced
            assert 'class="nearly" role="status"' in task.html(), where
