"""What is set, as plain values: where a control is being dragged, what it is set to, or what the link says."""

from dataclasses import dataclass, fields
from typing import NamedTuple

import streamlit as st

from pages.ui.links import LINKED

LINK = "_link"  # what the link says, before its controls are first drawn
HELD = "_held"  # what a slider that is being dragged stands at
TURN = "_turn"


@dataclass(frozen=True)
class View:
    """Everything that is set, as plain values; the fields are the link's names."""

    text: str
    text2: str
    tokens: str
    kind: str
    heads: int
    head_size: int
    d_model: int
    scale: str
    temperature: float
    mask: str
    window: int
    prefix: int
    positions: bool
    dropout: float
    seed: int
    query: int
    head: int
    stage: str
    maps: str
    grown: int


def view(let_go: bool = False) -> View:
    """Return what is set at present; let_go: a slider counts where it was let go last, not where it is dragged."""
    values = {field.name: (settled if let_go else now)(field.name) for field in fields(View)}
    return View(**{**values, "heads": int(values["heads"])})


def now(name: str) -> object:
    """Return the present value of one control: where it is being dragged, what is set, or what the link says."""
    value = settled(name)
    held = st.session_state.get(HELD)
    return held.value if held is not None and (held.name, held.before) == (name, value) else value


def settled(name: str) -> object:
    """Return what one control is set to, or, before it is first drawn, what the link says."""
    value = st.session_state.get(name)
    return st.session_state[LINK].get(name, LINKED[name].default) if value is None else value


class Held(NamedTuple):
    """A control that is being dragged: what it was set to before, and where it is now."""

    name: str
    before: object
    value: object


def turn() -> int:
    """Return a number that is new after every click: with it in its fields, a second click on the same row is sent."""
    return st.session_state.get(TURN, 0)


def dark() -> bool:
    """Return whether the learner's theme is dark."""
    return st.context.theme.type == "dark"
