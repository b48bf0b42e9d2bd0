"""A Learn page: a few steps, each with one picture, one control, one sentence to read and one thing to try."""

import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.board import declaration
from pages.board.declaration import Control
from pages.controls import foot, page_frame, session, shared
from pages.controls.board import without_boards
from pages.controls.widgets import control
from pages.text import glossary, markdown
from pages.text.languages import Words, message, said
from pages.text.markup import Markup, element, stylesheet
from pages.view import settings

words, frame = Words("controls"), Words("frame")
DrawBoard = Callable[..., None]  # draws a board of a page by its name; see page_frame.boards
YOUR_WORDS = ("text", "projections", "seed", "grown", "trained", "query", "head", "model_text")  # of all steps


class Board(NamedTuple):
    """A board of the page, by its name."""

    name: str


class Prose(NamedTuple):
    """A text in Markdown; quiet: in small grey type."""

    text: str
    quiet: bool = False


class Formula(NamedTuple):
    """A formula in LaTeX."""

    latex: str


class Links(NamedTuple):
    """Links to other pages after their lead."""

    lead: str
    to: Sequence[page_frame.PageLink]


Part = declaration.Part | Board | Prose | Formula | Links


class Deeper(NamedTuple):
    """What is for the curious or for implementers, unfolded below a step: a title, and what stands under it."""

    title: str
    parts: Sequence[Part]


class Step(NamedTuple):
    """One screen of a Learn page.

    title, words   the idea as a headline, and at most 60 words about it
    picture, sentence, task   the names of its boards: what is seen, what that says in numbers, and what to try
    controls       what the picture follows; steps that share them have equal ones
    formula        in LaTeX, "" for none
    offers         the name of the board of views worth seeing, "" for none
    """

    title: str
    words: str
    picture: str
    sentence: str
    task: str
    controls: Sequence[Part]
    formula: str = ""
    deeper: Sequence[Deeper] = ()
    offers: str = ""


def unfolded(title: str, board: str) -> Deeper:
    """Return one board that is unfolded below a step."""
    return Deeper(title, [Board(board)])


def _draw(parts: Sequence[Part], board: DrawBoard, later: bool = True) -> None:
    """Draw parts, one below the other; later: whether their boards may wait until they are in view."""
    for part in parts:
        match part:
            case Control():
                shared.draw(part.name, part.acts, **({"runs": True} if part.runs else {}))
            case declaration.Beside():
                _beside(part.names)
            case Board() | declaration.Shown():
                board(part.name, later=later)
            case Prose() | declaration.Prose():
                _prose(part)
            case Formula() | declaration.Typeset():
                st.latex(latex(part))
            case Links() | declaration.Linked():
                _links(part)


def latex(part: Formula | declaration.Typeset) -> str:
    if isinstance(part, Formula):
        return part.latex
    return part.latex(*(getattr(session.view(), name) for name in part.follows))


def _links(part: Links | declaration.Linked) -> None:
    if isinstance(part, Links):
        page_frame.links(part.lead, *part.to)
    else:
        page_frame.links(message(part.lead), page_frame.PageLink(message(part.label), part.page, part.values))


def _prose(part: Prose | declaration.Prose) -> None:
    text = part.text if isinstance(part, Prose) else said(part.place, session.view())
    (st.caption if part.quiet else st.markdown)(text)


def _beside(names: Sequence[str]) -> None:
    for column, name in zip(st.columns(len(names), gap="medium"), names, strict=True):
        with column:
            shared.draw(name)


def _named(parts: Iterable[Part]) -> set[str]:
    """Return the names whose controls are among these parts."""
    return {part.name for part in parts if isinstance(part, Control)}


def draw(
    page: str, steps: Sequence[Step], summary: str, tables: Mapping[str, str], ending: Callable[[], None] | None = None
) -> None:
    """Draw the chosen step of a page, or all of them.

    summary: what to take along, two lines at the end of the last step; tables: the titles of its tables of numbers; ending:
    draws what stands below the last step of the last page
    """
    board = page_frame.boards(page)
    at = _chosen(len(steps))
    _header(page, at, len(steps))
    for name in (*settings.shared(page), *settings.OWN[page]):  # before any board is drawn: all show the same link
        shared.bring_within(name)
    board("lead")
    _draw_steps(page, steps, at, board)
    last = at in ("all", str(len(steps)))
    if last:
        with st.container(key="summary"):
            st.markdown(frame.take_along(summary=summary))
        if ending:
            ending()
    page_frame.tables(board, tables)
    foot.draw(page, at=at, titles=[step.title for step in steps])


def _draw_steps(page: str, steps: Sequence[Step], at: str, board: DrawBoard) -> None:
    """Draw the steps that are seen, and the controls of all, each in its own place; a style sheet hides the other steps.

    The address forgets what isn't drawn; and a control that moved on the page would be made anew in the browser, where it
    may miss what it is set to at the same moment. So steps that share a control share its place.
    """
    if at != "all":
        st.html(_hidden(place for place in range(1, len(steps) + 1) if str(place) != at))
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
                    _step(here + 1, step, board, above if at == "all" else [], later=at == "all" and here > 0)
                elif step.controls not in (*above, controls[int(at) - 1]):
                    _unseen(page, here + 1, step, board)
            with places[here][1]:
                _deeper(here + 1, step, board)


def _hidden(places: Iterable[int]) -> Markup:
    """Return the style sheet that hides these steps, and what Streamlit draws around each of their parts."""
    parts = ", ".join(f".st-key-{part}_{place}" for place in places for part in ("screen", "deeper"))
    return stylesheet(f":is({parts}), [data-testid=stLayoutWrapper]:has(> :is({parts})) {{ display: none !important; }}")


def _unseen(page: str, place: int, step: Step, board: DrawBoard) -> None:
    """Draw the control of a step that is hidden, where it stands on its own step."""
    with st.container(key=f"screen_{place}"):
        for part in ("headline", "explanation"):
            st.container(key=f"{part}_{place}")
        with st.container(key=f"control_{place}"):
            if not _named(step.controls) & {*_words(page)}:  # the rest stands among "Your words"
                _draw(step.controls, board)


def _deeper(place: int, step: Step, board: DrawBoard) -> None:
    with st.container(key=f"deeper_{place}"):
        for deeper in step.deeper:
            with st.expander(frame.deeper(title=deeper.title)):
                _draw(deeper.parts, board)


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


def _step(place: int, step: Step, board: DrawBoard, above: Sequence[Sequence[Part]], later: bool) -> None:
    """Draw one step; the style sheet sets its parts beside one another, on a phone under one another in another order.

    above: the controls of the steps above it, which aren't drawn again
    """
    with st.container(key=f"screen_{place}"):
        with st.container(key=f"headline_{place}"):
            st.markdown(f"## {step.title}")
        with st.container(key=f"explanation_{place}"):
            st.html(element("div", glossary.explained(markdown.html(step.words)), class_="say"))
        with st.container(key=f"control_{place}"):
            if step.controls in above:
                st.caption(words.control_above(step=above.index(step.controls) + 1))
            else:
                _draw(step.controls, board, later)
        with st.container(key=f"beside_{place}"):
            with st.container(key=f"task_{place}"):
                board(step.task, later=later)
            with st.container(key=f"picture_{place}"):
                board(step.picture, later=later)
            with st.container(key=f"formula_{place}"):
                if step.formula:
                    st.latex(step.formula)
        with st.container(key=f"sentence_{place}"):
            board(step.sentence, later=later)
        if step.offers:
            with st.container(key=f"offers_{place}"):
                board(step.offers, later=later)
