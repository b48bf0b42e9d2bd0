"""Parts of a page that are drawn again by themselves, or have new pieces put into their drawings, where they change."""

from collections.abc import Callable
from typing import NamedTuple

import streamlit as st
from streamlit.errors import StreamlitAPIException

PANELS, WHOLE = "_panels", "_whole"  # those of this page; whether the latest run of everything was not cut short
CLAIMED = "_claimed"  # names of the panels of the latest run of everything
AHEAD, SETTLING = "_ahead", "_settling"  # panels whose drawing is ahead of Streamlit's elements
ALIVE = "_alive"  # whether the script that puts pieces into drawings has said that it is there


class Panel(NamedTuple):
    """How to find what a panel shows, how it was drawn last, and how to put new pieces into that drawing, if at all.

    put(drawn, new, ahead) returns by slot what is new since Streamlit's elements were drawn, or was put there since.
    """

    prepare: Callable[[], object]
    say: Callable[[object], object]
    drawn: object
    put: Callable[[object, object, dict[str, object]], dict[str, object] | None]


def claim(name: str) -> None:
    """Take a name for a panel that stands on a page, in no other fragment; a run of everything draws each but once."""
    claimed = st.session_state[CLAIMED]
    if name in claimed and not st.session_state[WHOLE]:
        raise ValueError(f"a page draws each panel once, with a name of its own: {name!r} is taken")
    claimed.add(name)


def join(name: str, panel: Panel) -> None:
    """Note that a panel is drawn, to be drawn again when what it shows is not what was drawn."""
    st.session_state[PANELS][name] = panel
    if name in st.session_state[AHEAD]:  # the browser may find nothing new in it, and leave what was put
        st.session_state[AHEAD][name] = panel.put(panel.drawn, panel.drawn, st.session_state[AHEAD][name])


def leave(name: str) -> None:
    """Note that a panel needs not be drawn again: it is folded away."""
    st.session_state[PANELS].pop(name, None)


def redraw(*others: str) -> None:
    """In a callback: put what has changed into the drawings that keep their form, and draw the other changed panels.

    All that was put stays in what is sent until Streamlit's elements have it too, so a lost message does no harm.
    Where nobody is known to put them, every changed panel is drawn. Everything runs if not all is known, or if a part
    is not on this page.
    """
    if not st.session_state[WHOLE]:  # the latest run of everything was cut short: panels that it left out are old
        st.rerun()
    st.session_state[SETTLING] = False  # if that was cut short, some elements haven't what is ahead
    panels, ahead, again = st.session_state[PANELS], st.session_state[AHEAD], []
    prepared = {prepare: prepare() for prepare in {panel.prepare for panel in panels.values()}}
    for name, panel in panels.items():
        found = panel.say(prepared[panel.prepare])
        if found == panel.drawn and name not in ahead:
            continue
        put = panel.put(panel.drawn, found, ahead.get(name, {})) if met() else None
        if put is None:
            ahead.pop(name, None)
            again.append(name)
        else:
            ahead[name] = put
    if not again and not others:
        return  # the control's own channel sends what is ahead
    try:
        st.rerun([*dict.fromkeys([*again, *others, "live"])])
    except StreamlitAPIException:
        st.rerun()  # to return would run the control's own part only


def ahead(last: bool = False) -> dict[str, object]:
    """Return what is to be put into the panels' drawings.

    last: asked after all panels. A run that draws them all puts it for the last time: then they have it themselves.
    """
    if not st.session_state[WHOLE]:
        return {}
    found = {slot: piece for put in st.session_state[AHEAD].values() for slot, piece in put.items()}
    if last and st.session_state[SETTLING]:
        st.session_state[AHEAD], st.session_state[SETTLING] = {}, False
    return found


def meet() -> None:
    """Callback of the script that puts pieces, soon after the page is there: from now on it is relied upon."""
    st.session_state[ALIVE] = True


def met() -> bool:
    """Return whether that script is relied upon."""
    return st.session_state.get(ALIVE, False)


def settle() -> None:
    """Callback at rest: give Streamlit's own elements what was put into their drawings."""
    st.session_state[SETTLING] = True
    try:
        st.rerun([*st.session_state[AHEAD], "live"])
    except StreamlitAPIException:
        return
