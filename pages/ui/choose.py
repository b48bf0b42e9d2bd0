"""Positions in a sentence as controls: linked as numbers, chosen by their words."""

from collections.abc import Mapping, Sequence

import streamlit as st

from pages.ui import controls, state
from pages.ui.links import LINKED, MAX_TOKENS


def along(label: str, name: str, count: int, **how: object) -> None:
    """Draw the owner of a position among count as a slider; one beyond the last becomes the last, in the link too."""
    last = _within(name, count)
    state.slides(name, name)
    default = min(LINKED[name].default, last)
    controls.follower(st.slider, label, name, 0, max(last, 1), default, 1, disabled=count < 2, **how)


def word(label: str, name: str, words: Sequence[str], nothing: str = "", **how: object) -> None:
    """Draw a position as a choice of its word; its owner stands out of sight. nothing: what -1 is called, if it may be."""
    last, low = _within(name, len(words)), -1 if nothing else 0
    with st.container(key=f"link_only_{name}"):
        st.number_input(name, low, max(last, 1), min(LINKED[name].default, last), **state.linked(name))
    seen = state.mirror(f"{name}_seen", state.now(name) if words else low, words)
    st.selectbox(
        label,
        [*([-1] if nothing else []), *range(max(len(words), 1))],
        format_func=lambda i: nothing if i < 0 else dict(enumerate(words)).get(i, "no word"),
        key=seen,
        on_change=lambda: state.take_and_run_all(name, seen),
        disabled=not words,
        **how,
    )


def _within(name: str, count: int) -> int:
    """Return the last position, brought back to it what the link says beyond; without a word there is no last one."""
    last = count - 1 if count else MAX_TOKENS - 1
    state.within(name, last)
    return last


def named(label: str, name: str, words: Mapping[str, str], also: Mapping[str, object], **how: object) -> None:
    """Draw a choice in words that are not the link's, as pills; its owner stands out of sight. also: what it sets too."""
    tokens = list(words)
    with st.container(key=f"link_only_{name}"):
        st.segmented_control(name, tokens, default=LINKED[name].default, required=True, **state.linked(name))
    seen = state.mirror(f"{name}_seen", state.now(name))

    def take() -> None:
        if state.chosen(seen):
            state.set_to({name: state.now(seen), **also})

    st.pills(label, tokens, format_func=words.get, required=True, key=seen, on_change=take, **how)
