"""From a symptom to the bug: what every mistake does to the learner's words, and which of them do what was seen."""

from dataclasses import replace
from typing import NamedTuple

import streamlit as st

from attn_core import scene, symptoms
from attn_core.cache import remember
from pages.ui import controls, state, words
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces
from pages.ui.story.mistakes import number
from pages.ui.story.mistakes_shown import TITLES, given, run

SIGNS = {
    "any": "don’t know",
    "nan": "NaN",
    "sums": "rows don’t add up to 1",
    "leak": "hidden words get weight",
    "sharp": "rows too sharp",
    "flat": "rows too flat",
    "silent": "looks fine, yet wrong",
}


class Seen(NamedTuple):
    """What one mistake does: which signs, and its own first number that differs."""

    name: str
    signs: tuple[str, ...]
    label: str
    right: float
    wrong: float


def present() -> tuple[Seen, ...] | None:
    """Return what every mistake does at the present settings, or None where there is no word.

    While a slider is dragged, at the settings before: fifteen runs take 30 to 150 ms, too long to follow a finger.
    """
    setting = given(let_go=True).scene
    return everything(replace(setting, scale="head")) if setting.words else None


@remember
def everything(setting: scene.Scene) -> tuple[Seen, ...]:
    """Return what every mistake does to a scene."""
    return tuple(_seen(name, setting) for name in TITLES)


def _seen(name: str, setting: scene.Scene) -> Seen:
    """Return what one mistake does to a scene."""
    outcome = run(name, setting)
    differing = [one for one in outcome.symptoms if abs(one.right - one.wrong) > symptoms.SAME]
    return Seen(name, symptoms.signs(name, outcome), *(differing or outcome.symptoms)[0])


def sign() -> None:
    """Draw the choice of what is seen, and the bugs that show it on these words."""
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown("What do you see?", width="content")
        controls.choice("What do you see?", "mistake_sign", SIGNS, st.segmented_control, "content")
    follow("mistake_matches", present, _offer, _matches)


def _matches(seen: tuple[Seen, ...] | None) -> tuple[str, ...] | None:
    """Return which mistakes show the sign that was chosen; None where nothing was chosen."""
    chosen = state.now("mistake_sign")
    return None if chosen == "any" or seen is None else tuple(one.name for one in seen if chosen in one.signs)


def _offer(names: tuple[str, ...] | None) -> None:
    """Draw a button for each of these mistakes."""
    if names is None:
        return
    with st.container(horizontal=True, vertical_alignment="center", gap="small"):
        count = f"On your words {len(names)} of {len(TITLES)} bugs do that" + (":" if names else ".")
        st.markdown(count, width="content")
        for name in names:
            _button(name, f"match {name}")


def _button(name: str, key: str) -> None:
    """Draw the button that shows a mistake."""
    values = {"mistake": name, "mistake_on": True}
    st.button(f":primary[{TITLES[name]}]", type="tertiary", key=key, on_click=state.set_to, args=(values,))


class Row(NamedTuple):
    """A piece of a panel: a mistake's button, and what it does in words."""

    slot: str
    name: str
    body: str

    def draw(self) -> None:
        """Draw them side by side."""
        left, right = st.columns([1, 2.6], gap="small", vertical_alignment="center")
        with left:
            _button(self.name, f"see {self.name}")
        right.html(f'<div class="say" id="slot-{self.slot}">{words.html(self.body)}</div>')

    def put(self, new: "Row", ahead: str | None) -> object | None:
        """Return what puts new words in their place, "" if they are there already."""
        return words.html(new.body) if new != self or ahead else ""


@panel(present)
def table(seen: tuple[Seen, ...]) -> Pieces:
    """Draw every mistake with its signs and a number, each a way to it."""
    return [Row(f"bug_{one.name}", one.name, _said(one)) for one in seen]


def _said(one: Seen) -> str:
    """Return what one mistake does, in words."""
    badges = " ".join(f":primary-badge[{SIGNS[sign]}]" for sign in one.signs)
    label = one.label[0].lower() + one.label[1:]
    if abs(one.right - one.wrong) <= symptoms.SAME:
        return ":gray[changes nothing at these settings]"
    return f"{badges} {words.plain(label)}: **{number(one.wrong)}**, right is {number(one.right)}"
