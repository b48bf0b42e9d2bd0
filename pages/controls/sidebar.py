"""The sidebar of pages without steps: of the controls that pages share, those that the page uses."""

import streamlit as st

from attn_core.sources import SOURCES
from attn_core.sources.source import TRAININGS
from pages.controls import session, shared
from pages.text.languages import Words
from pages.view.menu import SIDEBAR

words = Words("controls")
PLACED = ("query", "head", "projections", "text2", "window", "prefix")  # beside another, or by it
FOLDED = (*TRAININGS, "positions", "bias", "dropout", "seed", "tokens", "scale", "d_model")  # on demand


def draw(page: str, count: int) -> None:
    """Draw a page's shared controls; count: how many words can be selected."""
    view, names = session.view(), SIDEBAR[page]
    drawn = {name: getattr(shared, name) for name in names if name not in PLACED}
    with st.sidebar:
        for name in (name for name in drawn if name not in FOLDED):
            if name == "power":
                _row_and_head(names, count)
            drawn[name](view)
        if "projections" in names:
            shared.projections(view)
        training = SOURCES[view.projections].training
        folded = [name for name in FOLDED if name in drawn and (name not in TRAININGS or name == training)]
        if folded:
            with st.expander(words.MORE):
                for name in folded:
                    drawn[name](view)


def _row_and_head(names: tuple[str, ...], count: int) -> None:
    view, (left, right) = session.view(), st.columns(2, gap="small")
    with left:
        if "query" in names:
            shared.query(view, count)
    with right:
        if "head" in names:
            shared.head(view)
