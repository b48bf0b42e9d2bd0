"""From a symptom to the bug: what every mistake does to the learner's words, and which of them do what was seen."""

from dataclasses import replace
from typing import NamedTuple

from attn_core.cache import remember
from attn_core.mistakes import MISTAKES, SIGNS, Symptom, symptoms
from attn_core.scene import Scene
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Buttons, Pieces, Table
from pages.ui.link import View
from pages.ui.story.mistakes.bug import number
from pages.ui.story.mistakes.page_data import run, settings
from pages.ui.text import markdown


class Effect(NamedTuple):
    """What one mistake does: which signs, and its own first number that differs."""

    name: str
    signs: tuple[str, ...]
    symptom: Symptom


def present(view: View) -> tuple[Effect, ...] | None:
    """Return what every mistake does at these settings, or None where there is no word."""
    scene = settings(view).scene
    return _effects(replace(scene, scale="head")) if scene.words else None


@remember
def _effects(scene: Scene) -> tuple[Effect, ...]:
    effects = []
    for name in MISTAKES:
        outcome = run(name, scene)
        differing = [symptom for symptom in outcome.symptoms if symptom.differs]
        effects.append(Effect(name, symptoms.signs(outcome), (differing or outcome.symptoms)[0]))
    return tuple(effects)


def _matching(view: View) -> tuple[str, ...] | None:
    """Return which mistakes show the sign that was chosen; None where nothing was chosen."""
    effects = present(view)
    if view.mistake_sign == "any" or effects is None:
        return None
    return tuple(effect.name for effect in effects if view.mistake_sign in effect.signs)


def _choice(name: str) -> dict[str, object]:
    """Return what a button of a mistake sets: one that was asked for is on."""
    return {"mistake": name, "mistake_on": True}


@panel(_matching, resting=True)
def matches(names: tuple[str, ...]) -> Pieces:
    """Offer the bugs that show what was seen on these words."""
    count = f"On your words {len(names)} of {len(MISTAKES)} bugs do that" + (":" if names else ".")
    return [Buttons("mistake_matches", count, {MISTAKES[name].title: _choice(name) for name in names})]


@panel(present, resting=True)
def table(effects: tuple[Effect, ...]) -> Pieces:
    """Show every mistake with its signs and a number, each a way to it; fifteen runs take too long to follow a finger."""
    rows = [(MISTAKES[effect.name].title, *_in_words(effect)) for effect in effects]
    choices = [_choice(effect.name) for effect in effects]
    return [Table("bugs", ("Bug", "What is seen", "In numbers"), rows, sets=choices)]


def _in_words(effect: Effect) -> tuple[str, str]:
    """Return the signs of a mistake, and its number in words."""
    label, right, wrong = effect.symptom
    if not effect.symptom.differs:
        return ":gray[changes nothing at these settings]", ""
    badges = " ".join(f":primary-badge[{SIGNS[sign]}]" for sign in effect.signs)
    return badges, f"{markdown.plain(label[0].lower() + label[1:])}: **{number(wrong)}**, right is {number(right)}"
