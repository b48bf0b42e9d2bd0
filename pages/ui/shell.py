"""The list of pages, and the guard that every page begins with."""

from collections.abc import Sequence
from pathlib import Path

import streamlit as st
from streamlit.navigation.page import StreamlitPage

from pages.ui import controls

FOLDER = Path(__file__).parent.parent
ROUTED = "_routed"  # marks a session whose runs go through app.py

STYLE = """<style>
[data-testid=stMainBlockContainer] { padding: 3.4rem 1.5rem 2rem; max-width: 1500px; }
[data-testid=stMain] [data-testid=stVerticalBlock] { gap: 0.4rem; }
[data-testid=stMain] h1, [data-testid=stMain] h2 { padding: 0; margin: 0; }
[data-testid=stMain] h2 { line-height: 1.5; }
[data-testid=stMarkdownContainer] .stMarkdownBadge { font-size: 1em; font-weight: 600; padding: 0 0.35em; }
.st-key-lead p { font-size: 18px; }
[data-testid=stSidebarHeader] { height: 2.2rem; padding: 0.3rem 0.6rem; margin: 0; }
[data-testid=stSidebarUserContent] { padding: 0 1.5rem 0.5rem; }
[data-testid=stSidebarUserContent] [data-testid=stVerticalBlock] { gap: 0.35rem; }
.st-key-link_only { display: none; }
.st-key-settings { display: none; }
@media (max-width: 640px) {
  .st-key-settings { display: block; }
  [data-testid=stMainBlockContainer] { padding: 3.4rem 1rem 2rem; }
}
</style>"""


def pages() -> dict[str, Sequence[StreamlitPage]]:
    """Return the menu: section → pages."""
    return {
        "Start": [st.Page(FOLDER / "explore.py", title="Explore", icon=":material/grid_on:", default=True)],
    }


def start() -> None:
    """Begin a run of the router: the page's frame, and what the link said, before any widget is drawn."""
    st.set_page_config(page_title="Attention Explorer", layout="wide", initial_sidebar_state=300)
    st.html(STYLE)
    st.session_state[ROUTED] = True
    controls.read_link()


def guard() -> None:
    """Send a run that came to a page without the router through the router, its link intact.

    Because the folder is called pages, Streamlit runs a page's file by itself for the first visitor after a start who
    arrives by a deep link. Declaring the navigation and running again goes through app.py.
    """
    if ROUTED not in st.session_state:
        st.session_state[ROUTED] = True
        st.navigation(pages(), position="hidden")
        st.rerun()
