"""Things to try, as one line of buttons: each sets controls wherever they stand, and the link, and can be undone."""

from collections.abc import Mapping

import streamlit as st

from pages.ui import state


def offer(changes: Mapping[str, Mapping[str, object]]) -> None:
    """Offer changes worth seeing: label → the values that it sets, by link name. Labels are unique on a page."""
    with st.container(horizontal=True, vertical_alignment="center"):
        st.markdown("**Try this:**", width="content")
        for label, values in changes.items():
            st.button(label, type="tertiary", on_click=state.set_to, args=(values,), key=f"try {label}")
