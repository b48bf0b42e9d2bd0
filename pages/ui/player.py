"""A position that steps: by buttons, by keys, by itself; the page stays free while it plays."""

from collections.abc import Callable
from typing import NamedTuple

import streamlit as st

from pages.ui import live, state
from pages.ui.links import LINKED

SECONDS = 0.5  # a step
SHOWN = {"Start": "Rewind"}  # another Start is in the menu


class Track(NamedTuple):
    """Where a position may stand, 0..last, and where it stops when it goes by whole rows."""

    last: int
    stops: tuple[int, ...]

    def after(self, at: int, by_row: bool) -> int:
        """Return the next position."""
        return next((stop for stop in self.stops if stop > at), self.last) if by_row else min(at + 1, self.last)

    def before(self, at: int, by_row: bool) -> int:
        """Return the position before."""
        return next((stop for stop in reversed(self.stops) if stop < at), 0) if by_row else max(at - 1, 0)


def draw(name: str, track: Callable[[], Track | None], by_row: Callable[[], bool]) -> None:
    """Draw the owner of a position with what moves it. While it plays, this part runs by itself, and nothing else does."""

    @st.fragment(key="player", run_every=SECONDS if state.playing() else None)
    def part() -> None:
        found = track()
        state.join("player", state.Panel(track, lambda seen: seen, found, lambda old, new, ahead: None))
        whole = found or Track(0, ())
        if found:
            state.within(name, found.last)
        if found and state.due(SECONDS):
            _tick(name, found, by_row())
        _buttons(name, whole, by_row())
        live.channel(name)
        state.told()

    part()


def _tick(name: str, track: Track, by_row: bool) -> None:
    """Take one step by itself; rest at the end."""
    at = int(state.now(name))
    if at >= track.last:
        state.play(False)
    state.step(name, track.after(at, by_row))


def _buttons(name: str, track: Track, by_row: bool) -> None:
    """Draw the buttons around the owner."""
    at, playing = int(state.now(name)), state.playing()
    with st.container(horizontal=True, vertical_alignment="center", gap="small", key="player_row"):
        _button("Start", "first_page", 0, at == 0, name)
        _button("Back", "chevron_left", track.before(at, by_row), at == 0, name, "B")
        label, icon = ("Pause", "pause") if playing else ("Play", "play_arrow")
        st.button(
            label,
            icon=f":material/{icon}:",
            key="play",
            on_click=_play,
            args=(name, not playing, at >= track.last),
            help="From the beginning." if at >= track.last and not playing else None,
            type="primary",
            shortcut="P",
        )
        _button("Step", "chevron_right", track.after(at, by_row), at >= track.last, name, "N")
        _button("End", "last_page", track.last, at >= track.last, name)
        st.number_input(
            "Steps taken",
            0,
            max(track.last, 1),
            min(LINKED[name].default, track.last),
            label_visibility="collapsed",
            help=f"How many steps of {track.last} have run. Arrow keys step.",
            width=140,
            on_change=state.typed,
            args=(name,),
            **state.linked(name),
        )


def _play(name: str, on: bool, over: bool) -> None:
    """Callback: play or pause; what is over begins again."""
    state.play(on, **({name: 0} if on and over else {}))


def _button(label: str, icon: str, to: int, off: bool, name: str, key: str | None = None) -> None:
    """Draw a button that moves the owner."""
    st.button(
        SHOWN.get(label, label),
        icon=f":material/{icon}:",
        key=f"player {label}",
        on_click=state.press,
        args=(name, to),
        disabled=off,
        shortcut=key,
    )
