"""The head of every page: its title on screen at once, and, when the page is ready, its selection and its buttons."""

from dataclasses import dataclass

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from pages.ui import controls, state, warm


@dataclass(frozen=True)
class Head:
    """The places beside a title; `selection` is the page's own."""

    selection: DeltaGenerator
    buttons: DeltaGenerator
    loading: DeltaGenerator

    def ready(self) -> None:
        """Draw the buttons, once what takes long to import is there, and nothing is computed yet."""
        warm.compute()
        self.loading.empty()
        with self.buttons:
            controls.actions()


def begin(title: str) -> Head:
    """Draw a page's title. Import what computes after this: torch takes two seconds, with the title on screen."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.title(title, anchor=False, width="stretch")
        selection = st.container(horizontal=True, vertical_alignment="center", gap="xsmall", width="content")
        buttons = st.container(width="content")
    loading = st.empty()
    if state.first_run():
        warm.begin(loading)
    return Head(selection, buttons, loading)
