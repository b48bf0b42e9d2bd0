"""The link that a session came by, and the owners of its names."""

import streamlit as st

from pages.ui.links import LINKED, read
from pages.ui.state.values import LINK, now

NOTICES, TYPED = "_notices", "_typed_temperature"


def read_link() -> bool:
    """Keep what the link says, and what no widget will take of it; Streamlit knows it in a session's first run only.

    Return whether the run must begin again, without what is refused: widgets would take some (head_size=7.5, heads=).
    """
    if LINK in st.session_state:
        return False
    raw = st.query_params.to_dict()
    st.session_state[LINK], st.session_state[NOTICES] = read(raw)
    st.session_state[TYPED] = raw.get("temperature") if "temperature" in st.session_state[LINK] else None
    refused = LINKED.keys() & raw.keys() - st.session_state[LINK].keys()
    for name in refused:
        del st.query_params[name]
    return bool(refused)


def notices() -> list[str]:
    """Return the sentences about what this session's link said and no widget took."""
    return st.session_state.get(NOTICES, [])


def typed_temperature() -> str | None:
    """Return the temperature as the link spelt it: its widget takes no other spelling of a value."""
    return st.session_state[TYPED]


def linked(name: str) -> dict[str, object]:
    """Return what makes a widget the owner of a link name."""
    return {"key": name, "bind": "query-params"}


def within(name: str, last: int) -> None:
    """Before its owner is drawn, bring a position beyond the last back to it, in the link too; a default is the owner's."""
    if now(name) <= last:
        return
    if name in st.session_state:
        st.session_state[name] = last
    elif name in st.session_state[LINK]:  # the owner would take what the link says: correct the link, and begin again
        st.session_state[LINK][name] = last
        st.query_params[name] = str(last)
        st.rerun()
