"""The frame of all pages: the story's sections, the style, a page's title, and what of a link was not taken."""

from pathlib import Path

import streamlit as st

from pages.ui.board import board
from pages.ui.controls import session
from pages.ui.link import LONGEST, MAX_TOKENS
from pages.ui.text import markdown

EXPLORE = ("", "start", "explore")  # its names in addresses

STORY = {  # section → page → its title in the menu, in the order of the story; a page is a file of this name
    "Start": {
        "worked_examples": "Worked examples",
    },
    "How it works": {
        "averaging": "Averaging",
        "query_key_value": "Query, key, value",
        "weighted_sum": "Weighted sum",
        "sharpness": "Sharpness",
        "masks": "Masks",
        "order_and_batch": "Order and batch",
        "self_and_cross": "Self and cross",
        "heads": "Heads",
        "loops": "Loops",
    },
    "Practice": {
        "mistakes": "Mistakes",
    },
}

STYLE = Path(__file__).with_name("style.css")


def begin() -> None:
    """Begin a run of the router."""
    st.set_page_config(page_title="Attention Explorer", layout="wide", initial_sidebar_state=300)
    st.html(STYLE)


def notices() -> None:
    """Say what this session's link says that no control took; the place is there even when empty."""
    said = "  \n".join(f":orange[**Note**] {markdown.plain(sentence)}" for sentence in session.notices())
    st.html(f'<div class="say" id="notices">{markdown.html(said) if said else ""}</div>')


def title(text: str, page: str) -> None:
    """Draw a page's title with what every page offers beside it."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.title(text, anchor=False, width="stretch")
        with st.container(width="content"):
            board.draw(page, "actions")


def count(page: str) -> int:
    """Return how many words can be selected on a page."""
    from attn_core.mistakes.mistake import FEWEST_WORDS  # noqa: PLC0415  (imports torch)
    from pages.ui import traced_view  # noqa: PLC0415  (imports torch)

    found = traced_view.sizes(session.view(), LONGEST if page in EXPLORE else MAX_TOKENS)[0]
    return max(found, FEWEST_WORDS) if found and page == "mistakes" else found  # which repeats the few words of a text
