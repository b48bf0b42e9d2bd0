"""What makes pictures follow the finger: sends a slider's values while it is dragged, and puts new data into charts.

A component without a face. One way out: Streamlit's own slider tells the server only where it was let go, so this
watches it being dragged, and sends where it is, the next value once the one before is painted. All else stays the
slider's own: keyboard, screen reader, link, help, theme.
One way in: a panel whose pictures keep their form needs no new element; its data go into the drawings that stand there.
Streamlit's own way costs the browser 15 ms a chart and 5 ms a text, for React; this costs what Vega needs.
And one act waits for another: what is clicked before the answer to a button is there comes after it, since a message
says where all controls stand, and would take back what the answer sets.
Nothing relies on it until it has said that it is there: where it can't load, or can't find Vega's views, pictures follow
a slider's release in Streamlit's own way, and the error that Streamlit would show at every control stays out of sight.
"""

import json
import re
from collections.abc import Callable
from pathlib import Path

import streamlit as st

from pages.ui import state

REST = 2000  # ms without a change until Streamlit's own elements get what this has drawn

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
LEAN = re.sub(r"^ +|^//.*$|\s+//.*$", "", SCRIPT, flags=re.MULTILINE)  # without what only we read: every move sends it
_component = st.components.v2.component("live", js=LEAN)


def control(name: str, draw: Callable[[], object]) -> None:
    """Draw a slider that no other control depends on, its on_change state.follow, together with its channel.

    What it changes is computed, sent and drawn without a run of the page, while it is dragged too.
    """

    @st.fragment(key=f"channel_{name}")
    def part() -> None:
        draw()
        _channel(name, state.ahead())

    with st.container(key=f"channel_{name}"):
        part()


def part(name: str, draw: Callable[[], object], width: str | int = "stretch") -> None:
    """Draw a control other than a slider by itself, its on_change state.follow; the page's channel sends what it changes.

    A channel of its own would be quicker by a step, but ten of them make the first visit slower by 0.2 s.
    """
    alone = st.fragment(key=f"part_{name}")(draw)
    if width == "stretch":
        alone()
        return
    with st.container(width=width):
        alone()


def channel(name: str) -> None:
    """Draw, at the end of a part that moves an owner by itself, the way in for what follows from that."""
    _channel(name, state.ahead())


@st.fragment(key="live")
def stage() -> None:
    """Draw nothing, after all panels: a channel for what is put there by a run of the page, or of some of its panels."""
    _channel("page", state.ahead(last=True))


def _channel(name: str, pieces: dict[str, object]) -> None:
    """Send pieces, data or HTML by slot; with a number that is new, so that a run that changes nothing is seen too.

    As bytes: Streamlit would write a dictionary as JSON twice over, with a blank after every number.
    """
    said = {"name": name, "pieces": pieces, "rest": REST, **state.progress()}
    _component(
        key=f"live_{name}",
        data=json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode(),
        on_moved_change=lambda: state.drag(name, f"live_{name}"),
        on_rested_change=state.settle,
        on_alive_change=state.meet,
    )
