"""A Learn page: a few steps, each with one picture, one control, one sentence to read and one thing to try."""

import contextlib
from collections.abc import Callable, Iterable, Sequence

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages import registry
from pages.board.declaration import Beside, Control, Linked, Part, Prose, Shown, Step, Typeset
from pages.controls import ending, foot, page_frame, session, shared
from pages.controls.board import without_boards
from pages.controls.widgets import control
from pages.panels.shared.named_words import with_words
from pages.text import glossary, markdown
from pages.text.languages import Words, message, said
from pages.text.markup import Markup, element, stylesheet
from pages.view import settings
from pages.view.menu import LEARN

words, frame = Words("controls"), Words("frame")
DrawBoard = Callable[..., None]  # draws a board of a page by its name; see page_frame.boards
SENTENCES = ("text", "text2", "cross_text", "model_text")  # without which there may be nothing to draw
YOUR_WORDS = ("text", "projections", "seed", "grown", "trained", "query", "head", "model_text")  # of all steps


def draw(name: str) -> None:
    """Draw a page of Learn that stands in the registry: the chosen step, or all of them."""
    page, board = registry.PAGES[name], page_frame.boards(name)
    at, count = _chosen(len(page.steps)), len(page.steps)
    _header(name, at, count)
    for of_link in (*settings.shared(name), *settings.OWN[name]):  # before any board is drawn: all show the same link
        shared.bring_within(of_link)
    board("lead")
    _draw_steps(name, page.steps, at, board)
    if at in ("all", str(count)):
        with st.container(key="summary"):
            st.markdown(frame.take_along(summary=_say(f"{name}.summary")))
        if name == LEARN[-1]:
            ending.draw()
    page_frame.tables(board, message(f"{name}.TABLES"))
    foot.draw(name, at=at, titles=[_say(f"{name}.{step.name}.title") for step in page.steps])


def _say(place: str) -> str:
    """Return a message of the view and of its sentence's words, in the language that is set."""
    return said(place, with_words(session.view()))


def _draw(parts: Sequence[Part], board: DrawBoard, later: bool = True) -> None:
    """Draw parts, one below the other; later: whether their boards may wait until they are in view."""
    for part in parts:
        match part:
            case Control():
                shared.draw(part.name, part.acts, **({"runs": True} if part.runs else {}))
            case Beside():
                _beside(part.names)
            case Shown():
                board(part.name, later=later)
            case Prose():
                (st.caption if part.quiet else st.markdown)(_say(part.place))
            case Typeset():
                st.latex(part.of(session.view()))
            case Linked():
                page_frame.links(message(part.lead), page_frame.PageLink(message(part.label), part.page, part.values))


def _beside(names: Sequence[str]) -> None:
    for column, name in zip(st.columns(len(names), gap="medium"), names, strict=True):
        with column:
            shared.draw(name)


def _named(parts: Iterable[Part]) -> set[str]:
    """Return the names whose controls are among these parts."""
    return {part.name for part in parts if isinstance(part, Control)}


def _draw_steps(page: str, steps: Sequence[Step], at: str, board: DrawBoard) -> None:
    """Draw the steps that are seen, and the controls of all, each in its own place; a style sheet hides the other steps.

    The address forgets what isn't drawn; and a control that moved on the page would be made anew in the browser, where it
    may miss what it is set to at the same moment. So steps that share a control share its place.
    """
    unseen = [place for place in range(1, len(steps) + 1) if at not in ("all", str(place))]
    bare = [place for place, step in enumerate(steps, 1) if _is_bare(step)]
    st.html(_hidden([*_parts(unseen, "screen", "deeper"), *_parts(bare, "deeper", "formula", "offers")]))
    with st.container(key="screens"):
        places = [(st.container(), st.container()) for _ in steps]  # of each step: its screen, and the folds below it
    controls = [step.controls for step in steps]
    shown = [at in ("all", str(place)) for place in range(1, len(steps) + 1)]
    for here, step in enumerate(steps):
        above = controls[:here]
        home = controls.index(step.controls) if at != "all" else here
        with contextlib.nullcontext() if shown[here] else without_boards():
            with places[home][0]:
                if shown[here]:
                    _step(page, here + 1, step, board, above if at == "all" else [], later=at == "all" and here > 0)
                elif step.controls not in (*above, controls[int(at) - 1]):
                    _unseen(page, here + 1, step, board)
            with places[here][1], st.container(key=f"deeper_{here + 1}"):
                for fold in step.folds:
                    with st.expander(frame.deeper(title=_say(fold.title))):
                        _draw(fold.parts, board)


def _is_bare(step: Step) -> bool:
    """Return whether a step has nothing to draw, because a sentence is empty."""
    view = session.view()
    return not all(getattr(view, text).strip() for text in SENTENCES) and step.facts(view) is None


def _parts(places: Iterable[int], *names: str) -> list[str]:
    """Return the classes of these parts of steps."""
    return [f".st-key-{part}_{place}" for place in places for part in names]


def _hidden(listed: Sequence[str]) -> Markup:
    """Return the style sheet that hides these parts of steps, and what Streamlit draws around each of them."""
    parts = ", ".join(listed)
    return stylesheet(f":is({parts}), [data-testid=stLayoutWrapper]:has(> :is({parts})) {{ display: none !important; }}")


def _unseen(page: str, place: int, step: Step, board: DrawBoard) -> None:
    """Draw the control of a step that is hidden, where it stands on its own step."""
    with st.container(key=f"screen_{place}"):
        for part in ("headline", "explanation"):
            st.container(key=f"{part}_{place}")
        with st.container(key=f"control_{place}"):
            if not _named(step.controls) & {*_words(page)}:  # the rest stands among "Your words"
                _draw(step.controls, board)


def _chosen(count: int) -> str:
    """Return which step the link chooses; one beyond the last is the last."""
    at = session.view().step
    if at != "all" and int(at) > count:
        at = session.bring_to("step", str(count))
    return at


def _header(page: str, at: str, count: int) -> None:
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="steps"):
        place = frame.ALL_STEPS if at == "all" else frame.step_of(step=at, count=count)
        st.title(f"{page_frame.numbered(page)} :gray[· {place}]", anchor=False, width="content")
        tokens = [*map(str, range(1, count + 1)), "all"]
        control("step", offers=tokens, runs=session.choose_step)


def place_of_words() -> DeltaGenerator:
    """Return where the controls that a page's steps share will stand: beside the page's title.

    The router makes the place and fills it, after the page has drawn its own: of a link Streamlit brings along to another
    page what belongs to controls of the router. A popover that is closed isn't drawn in the browser, where its controls
    would miss what they are set to and send what they were before: while it is closed, they stand unseen beside it. When
    it opens, they leave that place first: Streamlit would remove them at the end of the run, and a control that goes after
    it has come up elsewhere takes along its tie to the address.
    """
    with st.container(key="words"):
        unseen = st.container(key="unseen_words")
        fold = st.popover(frame.YOUR_WORDS, icon=":material/edit:", key="your_words", on_change="rerun")
    if fold.open:
        unseen.empty()
        return fold
    return unseen.container()


def draw_words(page: str) -> None:
    """Draw those of the controls that the page hasn't drawn."""
    for name in _words(page):
        if not session.draws(name):
            shared.draw(name)


def _words(page: str) -> list[str]:
    """Return which controls stand among "Your words": the sentence, how it is projected, the row and the head."""
    view = session.view()
    drawn = {*settings.shared(page), *settings.OWN[page]}
    there = [name for name in YOUR_WORDS if name in drawn and settings.CONTROLS[name].where(view)]
    return [name for name in there if name != "seed" or view.has_draws(page)]


def _step(page: str, place: int, step: Step, board: DrawBoard, above: Sequence[Sequence[Part]], later: bool) -> None:
    """Draw one step; the style sheet sets its parts beside one another, on a phone under one another in another order.

    above: the controls of the steps above it, which aren't drawn again
    """
    with st.container(key=f"screen_{place}"):
        with st.container(key=f"headline_{place}"):
            st.markdown(f"## {_say(f'{page}.{step.name}.title')}")
        with st.container(key=f"explanation_{place}"):
            about = markdown.html(_say(f"{page}.{step.name}.about"))
            st.html(element("div", glossary.explained(about), class_="say"))
        with st.container(key=f"control_{place}"):
            if step.controls in above:
                st.caption(words.control_above(step=above.index(step.controls) + 1))
            else:
                _draw(step.controls, board, later)
        with st.container(key=f"beside_{place}"):
            with st.container(key=f"task_{place}"):
                board(f"{step.name}_task", later=later)
            with st.container(key=f"picture_{place}"):
                board(step.name, later=later)
            with st.container(key=f"formula_{place}"):
                _draw([step.formula] if step.formula else [], board)
        with st.container(key=f"sentence_{place}"):
            board(f"{step.name}_words", later=later)
        if step.offers:
            with st.container(key=f"offers_{place}"):
                board(f"{step.name}_try", later=later)
