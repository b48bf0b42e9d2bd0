"""From a symptom to the bug: what every mistake does to the learner's words, and which of them do what was seen."""

from dataclasses import replace
from typing import NamedTuple

from attn_core import scene
from attn_core.cache import remember
from attn_core.mistakes import symptoms
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Pieces, Table
from pages.ui.link import View
from pages.ui.story.mistakes.bug import number
from pages.ui.story.mistakes.page_data import TITLES, given, run
from pages.ui.text import markdown

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


def present(view: View) -> tuple[Seen, ...] | None:
    """Return what every mistake does at these settings, or None where there is no word."""
    setting = given(view).scene
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


def _matching(view: View) -> tuple[str, ...] | None:
    """Return which mistakes show the sign that was chosen; None where nothing was chosen."""
    seen = present(view)
    if view.mistake_sign == "any" or seen is None:
        return None
    return tuple(one.name for one in seen if view.mistake_sign in one.signs)


def _shows(name: str) -> dict[str, object]:
    """Return what shows a mistake; one that was asked for is on."""
    return {"mistake": name, "mistake_on": True}


@panel(_matching, resting=True)
def matches(names: tuple[str, ...]) -> Pieces:
    """Offer the bugs that show what was seen on these words."""
    count = f"On your words {len(names)} of {len(TITLES)} bugs do that" + (":" if names else ".")
    return [Buttons("mistake_matches", count, {TITLES[name]: _shows(name) for name in names})]


@panel(present, resting=True)
def table(seen: tuple[Seen, ...]) -> Pieces:
    """Show every mistake with its signs and a number, each a way to it; fifteen runs take too long to follow a finger."""
    rows = [(TITLES[one.name], *_said(one)) for one in seen]
    heads = ("Bug", "What is seen", "In numbers")
    return [Table("bugs", heads, rows, sets=[_shows(one.name) for one in seen])]


def _said(one: Seen) -> tuple[str, str]:
    """Return the signs of a mistake, and its number in words."""
    if abs(one.right - one.wrong) <= symptoms.SAME:
        return ":gray[changes nothing at these settings]", ""
    badges = " ".join(f":primary-badge[{SIGNS[sign]}]" for sign in one.signs)
    label = one.label[0].lower() + one.label[1:]
    return badges, f"{markdown.plain(label)}: **{number(one.wrong)}**, right is {number(one.right)}"
