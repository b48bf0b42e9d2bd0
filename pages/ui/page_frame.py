"""The frame of all pages: the style, the menu, a title, tables, links to pages, and what of a link was not taken."""

import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from attn_core.mistakes.definition import FEWEST_WORDS
from pages.ui import traced_view
from pages.ui.board import board
from pages.ui.controls import session
from pages.ui.link import LONGEST, MAX_TOKENS, STORY
from pages.ui.text import markdown

FOLDER = Path(__file__).parents[1]  # of the pages


def begin() -> None:
    st.set_page_config(page_title="Attention Explorer", layout="wide", initial_sidebar_state=300)
    st.html(FOLDER / "ui/style.css")


def menu() -> dict[str, Sequence[StreamlitPage]]:
    """Return the menu: section → pages. The first page stands at / and, unlisted, at /explore, as its file suggests."""
    explore = FOLDER / "explore.py"
    named = st.Page(explore, title="Explore", url_path="explore", visibility="hidden")
    listed = {
        section: [st.Page(FOLDER / f"{name}.py", title=title, url_path=name) for name, title in names.items()]
        for section, names in STORY.items()
    }
    first = st.Page(explore, title="Explore", url_path="start", default=True)
    return {**listed, "Start": [first, named, *listed["Start"]]}


def notices() -> None:
    """Say what this session's link says that no control took; the place is there even when empty."""
    body = "  \n".join(map(markdown.notice, session.notices()))
    st.html(f'<div class="say" id="notices">{markdown.html(body) if body else ""}</div>')


def title(text: str, page: str) -> Callable[..., None]:
    """Draw a page's title with what every page offers beside it; return what draws its boards: draw(board, later)."""
    draw = functools.partial(board.draw, page)
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.title(text, anchor=False, width="stretch")
        with st.container(width="content"):
            draw("actions")
    return draw


def tables(draw: Callable[..., None], listed: Mapping[str, object]) -> None:
    """Draw a page's tables of numbers (number_tables.Numbers), folded away, a tab each; draw(board, later) draws one.

    Nothing of them is computed before they are unfolded.
    """
    with st.expander("The numbers: tables and CSV"):
        for tab, name in zip(st.tabs([table.title for table in listed.values()]), listed, strict=True):
            with tab:
                draw(f"table_{name}", later=True)


class PageLink(NamedTuple):
    """A link to another page: its label, the page's file, and what is set there besides."""

    label: str
    page: str
    values: Mapping[str, str] = {}


def links(lead: str, *to: PageLink) -> None:
    """Draw links to other pages in one line; they keep what the learner has set, and can be copied."""
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall"):
        st.markdown(f"**{lead}**", width="content")
        for link in to:
            label, file = f":primary[{link.label}]", FOLDER / f"{link.page}.py"
            st.page_link(file, label=label, icon=":material/arrow_forward:", query_params=dict(link.values) or None)


def menu_title(page: str) -> str:
    """Return what the menu calls a page; StopIteration where it doesn't list it."""
    return next(titles[page] for titles in STORY.values() if page in titles)


def count(page: str) -> int:
    """Return how many words can be selected on a page."""
    words, _ = traced_view.sizes(session.view(), LONGEST if page in ("", "start", "explore") else MAX_TOKENS)
    return max(words, FEWEST_WORDS) if words and page == "mistakes" else words  # which repeats the few words of a text
