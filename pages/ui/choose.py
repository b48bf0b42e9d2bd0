"""Positions in a sentence as controls: linked as numbers, chosen by their words."""

from collections.abc import Sequence

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
    owner(name, len(words), -1 if nothing else 0)
    pick(label, name, words, nothing, **how)


def owner(name: str, count: int, low: int = 0) -> None:
    """Draw, out of sight, the owner of a position among count, or of one from low on."""
    last = _within(name, count)
    with st.container(key=f"link_only_{name}"):
        st.number_input(name, low, max(last, 1), min(LINKED[name].default, last), **state.linked(name))


def pick(label: str, name: str, words: Sequence[str], nothing: str = "", **how: object) -> None:
    """Draw the choice of a position by its word; its owner stands elsewhere."""
    seen = state.mirror(f"{name}_seen", state.now(name) if words else None, words)
    st.selectbox(
        label,
        range(-1 if nothing else 0, len(words)),
        format_func=lambda i: nothing if i < 0 else words[i],
        key=seen,
        on_change=lambda: state.take_and_run_all(name, seen),
        placeholder="no word",
        **{"disabled": not words, **how},
    )


def query_and_head(queries: Sequence[str], heads: int) -> None:
    """Draw whose row is looked at: the query, and the head, counted from 1."""
    pick("Query", "query", queries, label_visibility="collapsed", width=140)
    head(heads)


def head(count: int) -> None:
    """Draw which of the heads is looked at."""
    one_of("Head", "head", [f"head {h + 1}" for h in range(count)], 105, "There is only one head." if count == 1 else "")


def one_of(label: str, name: str, words: Sequence[str], width: int, why_not: str = "") -> None:
    """Draw a choice of one in a row of controls, its label unseen; why_not says why there is nothing to choose."""
    pick(label, name, words, label_visibility="collapsed", width=width, disabled=bool(why_not), help=why_not or None)


def _within(name: str, count: int) -> int:
    """Return the last position, brought back to it what the link says beyond; without a word there is no last one."""
    last = count - 1 if count else MAX_TOKENS - 1
    state.within(name, last)
    return last
