"""The kinds of control that pages are made of, and those that several pages draw: each owns a link name."""

import functools
from collections.abc import Callable, Mapping, Sequence

import streamlit as st

from pages.ui import copy_link, live, state
from pages.ui.links import HEADS, LINKED, LONGEST, MAX_TOKENS, STAGES

POWERS = (1, 2, 4, 8, 16, 32, 64, 128)
TEMPERATURES = (
    *(0, 0.01, 0.02, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.84),
    *(0.88, 0.9, 0.92, 0.94, 0.96, 0.98, 1, 1.02, 1.04, 1.06, 1.08, 1.1, 1.15, 1.2, 1.3, 1.4, 1.5, 1.6, 1.8, 2),
    *(2.25, 2.5, 2.75, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20),
)
SCALES = {"none": "1", "head": "√head_size", "model": "√d_model"}
SOURCES = {
    "random": "a random draw",
    "previous": "the word before",
    "same": "the same word",
    "first": "the first word",
    "initial": "the same first letter",
    "vowel": "vowel → consonants",
    "learned": "learned",
}
STEPS = range(201)  # of training


@st.fragment(key="actions")
def actions() -> None:
    """Draw undo, reset and copy link in one row."""
    with st.container(horizontal=True, horizontal_alignment="right", width="content", key="actions"):
        first = len(state.history()) < 2
        why = "Nothing to undo yet." if first else "Go back by one change."
        st.button("Undo", icon=":material/undo:", on_click=state.undo, disabled=first, help=why, key="undo")
        st.button("Reset", icon=":material/restart_alt:", on_click=state.reset, help="Back to the defaults.", key="reset")
        copy_link.button()


# ---- controls that pictures follow without a run of the page ----


def follower(
    widget: Callable[..., object], label: str, name: str, *range_: object, others: Sequence[str] = (), **how: object
) -> None:
    """Draw the owner of a link name by itself; others: fragments to draw again besides the panels."""
    follows = {"on_change": state.follow, **state.linked(name)}
    if widget in (st.slider, st.select_slider):
        live.control(name, lambda: widget(label, *range_, **how, **follows, args=others))
        return
    draw = functools.partial(widget, label, *range_, **how, **follows, args=(*others, "live"))
    live.part(name, draw, how.get("width", "stretch"))


def select_slider(label: str, name: str, stops: Sequence[object], **how: object) -> None:
    """Draw the owner of a link name as a slider with stops; pictures follow while it is dragged."""
    state.slides(name, name, stops)
    follower(st.select_slider, label, name, stops, LINKED[name].default, **how)


def slider(label: str, name: str, limits: tuple[float, float, float], **how: object) -> None:
    """Draw the owner of a link name as a slider over low, high and step; pictures follow while it is dragged."""
    state.slides(name, name)
    low, high, step = limits
    follower(st.slider, label, name, low, high, LINKED[name].default, step, **how)


def double(label: str, name: str, key: str, stops: Sequence[object], of: str = "temperature", **how: object) -> None:
    """Draw a second slider of a link name that the sidebar owns; key is its mirror, name its own. It follows the finger."""
    state.slides(name, of, stops)
    live.control(
        name,
        lambda: st.select_slider(label, stops, key=key, on_change=lambda: state.take_and_run_all(of, key), **how),
    )


# ---- doubles of what the sidebar owns ----


def training(name: str) -> None:
    """Draw how many steps a head has learned for, under a name of its own: the sidebar owns the number."""
    key = state.mirror(f"{name}_at", int(state.settled("grown")))
    why = "0: the random head that it starts from. Only W_Q and W_K learn."
    double("Steps of training", name, key, STEPS, "grown", help=why)


# ---- what Explore's own panels are about ----


def stage() -> None:
    """Draw which step the heatmaps show."""
    follower(
        st.segmented_control,
        "Stage",
        "stage",
        STAGES,
        default="weights",
        required=True,
        label_visibility="collapsed",
        help="scores: q·k. scaled: divided. masked: hidden cells out. weights: after softmax. dropped: after dropout.",
    )


def selected(count: int) -> None:
    """Draw the owners of the selected query, a position of count, and, out of sight, of the selected head.

    One beyond the last becomes the last, in the link too. They stand outside the page's own part: a run of that which
    is cut short by the next key press would forget them.
    """
    last = count - 1 if count else LONGEST - 1  # without a word the selection waits for the next one
    state.within("query", last)
    default = min(LINKED["query"].default, last)
    state.carry("query", default)
    follower(
        st.number_input,
        "Selected row, counted from 0",
        "query",
        0,
        max(last, 1),
        default,
        disabled=count < 2,
        label_visibility="collapsed",
        help="Which word looks: its position, counted from 0 (heads have names, from head 1). Arrow keys step through.",
        width=130,
        persist_state="session",
        others=("selection",),
    )
    state.within("head", int(state.now("heads")) - 1)
    state.carry("head", LINKED["head"].default)
    with st.container(key="link_only_head"):
        st.number_input("head", 0, max(HEADS) - 1, LINKED["head"].default, **state.linked("head"))


def window(queries: int, keys: int) -> None:
    """Draw where the exact window over a long text starts: its first row and column."""
    for label, name, count in (("Rows from", "rows_from", queries), ("Columns from", "columns_from", keys)):
        state.within(name, max(count - MAX_TOKENS, 0))
        if count > MAX_TOKENS:
            slider(label, name, (0, count - MAX_TOKENS, 1), help="Where the window starts in which every number is exact.")


def choice(
    label: str,
    name: str,
    words: Mapping[str, str],
    widget: Callable[..., object] = st.selectbox,
    width: int | str = "stretch",
    also: Callable[[object], Mapping[str, object]] | None = None,
) -> None:
    """Draw a choice of one of many in words that are not the link's, in the page's own part; see `again`."""
    tokens = list(words)
    with st.container(width=width):
        with st.container(key=f"link_only_{name}"):
            st.selectbox(name, tokens, tokens.index(LINKED[name].default), **state.linked(name))
        again(label, name, words, widget, also)


def again(
    label: str,
    name: str,
    words: Mapping[str, str],
    widget: Callable[..., object] = st.segmented_control,
    also: Callable[[object], Mapping[str, object]] | None = None,
) -> None:
    """Draw a choice in words that are not the link's, in the page's own part; its owner stands elsewhere.

    also(choice): what a choice sets besides.
    """
    how = {} if widget is st.selectbox else {"required": True}
    seen = state.mirror(f"{name}_seen", state.now(name))

    def take() -> None:
        if state.chosen(seen):
            chosen = state.now(seen)
            state.set_to({name: chosen, **(also(chosen) if also else {})})

    how |= {"key": seen, "on_change": take, "label_visibility": "collapsed"}
    widget(label, list(words), format_func=words.get, **how)
