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

OUTPUTS_STAY = ":gray[outputs stay as they are at these settings]"


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


@panel(present, "mistake_sign", resting=True)
def matches(effects: tuple[Effect, ...], sign: str) -> Pieces:
    """Offer the bugs that show the sign that was chosen, if one was."""
    if sign == "any":
        return []
    names = [effect.name for effect in effects if sign in effect.signs]
    count = f"On your words {len(names)} of {len(MISTAKES)} bugs do that" + (":" if names else ".")
    choices = {MISTAKES[name].title: {"mistake": name, "mistake_on": True} for name in names}
    return [Buttons("mistake_matches", count, choices)]


@panel(present, resting=True)
def table(effects: tuple[Effect, ...]) -> Pieces:
    """Show every mistake with its signs and a number, each a way to it; fifteen runs take too long to follow a finger."""
    rows = []
    for effect in effects:
        label, right, wrong = effect.symptom
        badges, words = ":gray[changes nothing at these settings]", ""
        if effect.symptom.differs:
            badges = " ".join(f":primary-badge[{SIGNS[sign]}]" for sign in effect.signs) or OUTPUTS_STAY
            words = f"{markdown.plain(label[0].lower() + label[1:])}: **{number(wrong)}**, right is {number(right)}"
        rows.append((MISTAKES[effect.name].title, badges, words))
    choices = [{"mistake": effect.name, "mistake_on": True} for effect in effects]
    return [Table("bugs", ("Bug", "What is seen", "In numbers"), rows, sets=choices)]
