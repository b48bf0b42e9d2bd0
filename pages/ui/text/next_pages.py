"""Where the story goes on: links that keep what the learner has set, and can be copied, or opened in a new tab."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import streamlit as st

from pages.ui.page_frame import STORY

FOLDER = Path(__file__).parents[2]


class Onward(NamedTuple):
    """A link to another page: what it is called, the page's file, and what is set there."""

    label: str
    page: str
    values: Mapping[str, str] = {}


def go(first: str, *links: Onward) -> None:
    """Draw links in one line, after a word that says where they lead."""
    with st.container(horizontal=True, vertical_alignment="center", gap="xsmall"):
        st.markdown(f"**{first}**", width="content")
        for link in links:
            label, where = f":primary[{link.label}]", FOLDER / f"{link.page}.py"
            st.page_link(where, label=label, icon=":material/arrow_forward:", query_params=dict(link.values) or None)


def title(page: str) -> str:
    """Return what the menu calls a page; StopIteration where it doesn't list it."""
    return next(titles[page] for titles in STORY.values() if page in titles)
