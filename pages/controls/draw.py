"""Draw a page as its file declares it."""

from pages import registry
from pages.board import declaration
from pages.controls import ending, session, steps
from pages.text.languages import message, said
from pages.view.menu import LEARN
from pages.view.settings import View


def draw(name: str) -> None:
    """Draw a page of Learn that stands in the registry."""
    view, page = session.view(), registry.PAGES[name]
    drawn = [_step(name, step, view) for step in page.steps]
    ends = ending.draw if name == LEARN[-1] else None
    steps.draw(name, drawn, said(f"{name}.summary", view), message(f"{name}.TABLES"), ends)


def _step(page: str, step: declaration.Step, view: View) -> steps.Step:
    """Return a step with its texts, in the language that is set."""
    place = f"{page}.{step.name}"
    return steps.Step(
        said(f"{place}.title", view),
        said(f"{place}.about", view),
        *(step.name, f"{step.name}_words", f"{step.name}_task"),
        step.controls,
        steps.latex(step.formula) if step.formula else "",
        [steps.Deeper(said(fold.title, view), fold.parts) for fold in step.folds],
        f"{step.name}_try" if step.offers else "",
    )
