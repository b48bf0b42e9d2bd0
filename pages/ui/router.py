"""What Streamlit runs: the menu, the page's frame, and the controls that pages share."""

import sys
from collections.abc import Sequence
from pathlib import Path

import streamlit as st
from streamlit.navigation.page import StreamlitPage

sys.path[:] = [*dict.fromkeys([str(Path(__file__).parents[2]), *sys.path])]  # where pages and attn_core stand

from pages.ui import page_frame  # noqa: E402
from pages.ui.controls import session, sidebar  # noqa: E402
from pages.ui.link import STORY  # noqa: E402

FOLDER = Path(__file__).parents[1]


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


page_frame.begin()
page = st.navigation(menu(), position="top")
session.arrive(page.url_path)
sidebar.draw(page.url_path, page_frame.count(page.url_path))
page_frame.notices()
page.run()
session.end()
