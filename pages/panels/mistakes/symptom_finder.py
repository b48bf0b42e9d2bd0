"""From a symptom to the bug: the effect of every mistake on the learner's words, and the mistakes with the symptom."""

from dataclasses import replace
from typing import NamedTuple

from attn_core.mistakes import MISTAKES, Symptom, symptoms
from attn_core.scene import Scene
from attn_core.score_scales import ROOT
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Table
from pages.panels.mistakes.bug import number
from pages.panels.mistakes.page_data import run, settings
from pages.text import number_names
from pages.text.languages import Words, remember
from pages.view.settings import View

words, bugs = Words("mistakes"), Words("bugs")


class Effect(NamedTuple):
    """What one mistake does: which signs, and its own first number that differs."""

    name: str
    signs: tuple[str, ...]
    symptom: Symptom


def present(view: View) -> tuple[Effect, ...] | None:
    """Return the outcome of every mistake at these settings, or None without a word or projections."""
    scene = settings(view).scene
    known = scene.words and scene.origin.has("projections")
    return _effects(replace(scene, scale="head", power=ROOT)) if known else None


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
    choices = {bugs.TITLES[name]: _shows(name) for name in names}
    return [Buttons("mistake_matches", words.matching(count=len(names), of=len(MISTAKES)), choices)]


def _shows(name: str) -> dict[str, object]:
    """Return the values that show a mistake as in the list: its numbers depend on the settings, which stay."""
    return {"mistake": name, "mistake_on": True, "mistake_head": 0}


@panel(present, resting=True)
def table(effects: tuple[Effect, ...]) -> Pieces:
    """Show every mistake with its signs and a number, each a way to it; so many runs take too long to follow a finger."""
    rows = []
    for effect in effects:
        label, right, wrong = effect.symptom
        badges, in_numbers = words.UNCHANGED, ""
        if effect.symptom.differs:
            badges = " ".join(f":primary-badge[{bugs.SIGNS[sign]}]" for sign in effect.signs) or words.OUTPUTS_STAY
            in_numbers = words.in_numbers(
                label=bugs.SYMPTOMS[number_names.attribute(label)], right=number(right), wrong=number(wrong)
            )
        rows.append((bugs.TITLES[effect.name], badges, in_numbers))
    return [Table("bugs", tuple(words.BUGS_HEAD.values()), rows, sets=[_shows(effect.name) for effect in effects])]
