"""A goal of a lesson's part, such as `temperature <= 0.5`: a value of the link, or a number of the selected row.

It may ask for the extreme: `effective keys >= 5, smallest temperature` is reached at the smallest stop where that holds.
"""

import operator
from collections.abc import Sequence
from typing import NamedTuple

from torch import Tensor

from attn_core import sharpness, tokens
from attn_core.sources import SOURCES
from pages.lessons import typed_number
from pages.panels.shared.masked import masked
from pages.text.languages import Words, remember
from pages.view import link, settings, traced_view
from pages.view.settings import View

words = Words("lessons")
SIGNS = {"<=": operator.le, ">=": operator.ge, "<": operator.lt, ">": operator.gt, "=": operator.eq}
MEASURED = {"largest_weight": sharpness.largest, "effective_keys": sharpness.effective_keys}  # with a space in a file
WITH_A_ROW = ("explore", "start", "query_key_value", "weighted_sum", "sharpness", "masks")  # pages that show one
EXTREMES = {"smallest": True, "largest": False}
MOST_STOPS = 200  # of a control whose extreme is asked for: at each of them attention is computed, once
NO_GOALS = (*settings.FRAME, *settings.VISIT, "lang")  # names that no control of a page's pictures sets


class Extreme(NamedTuple):
    """What else a goal asks for: a control's smallest or largest stop at which the goal holds; least: the smallest."""

    name: str
    least: bool

    def is_at(self, stop: float, view: View) -> bool:
        """Return whether the control stands at this stop, or beyond it."""
        value = getattr(view, self.name)
        return bool(value <= stop if self.least else value >= stop)


class Goal(NamedTuple):
    """A goal: a quantity, a comparison, and the value to compare with.

    extreme: None where any view that holds reaches it
    """

    name: str
    sign: str
    value: object
    extreme: Extreme | None = None

    def is_reached(self, page: str, view: View) -> bool:
        """Return whether a view reaches the goal, as its page shows it."""
        if not self.holds(page, view):
            return False
        if self.extreme is None:
            return True
        if not self.is_cheap(view):  # it was, as the lesson was written
            return False
        stop = _stop(self, page, view.but(**{self.extreme.name: settings.DEFAULTS[self.extreme.name]}))
        return stop is not None and self.extreme.is_at(stop, view)

    def holds(self, page: str, view: View) -> bool:
        """Return whether the comparison holds for a view."""
        now = _measured(self.name, page, view) if self.name in MEASURED else getattr(view, self.name)
        return now is not None and SIGNS[self.sign](now, self.value)

    def is_cheap(self, view: View) -> bool:
        """Return whether it can be asked at once: a number of a row needs a short text, and no model or training."""
        source = SOURCES[view.projections]
        measured = self.name in MEASURED
        return not measured or not (source.model or source.trains or len(tokens.split(view.text)) > settings.MAX_TOKENS)


@remember
def _stop(goal: Goal, page: str, view: View) -> float | None:
    """Return the stop of the goal's extreme; view: with the control of it at its default. None where no stop holds."""
    stops = _stops(goal.extreme.name)
    ordered = stops if goal.extreme.least else reversed(stops)
    return next((stop for stop in ordered if goal.holds(page, view.but(**{goal.extreme.name: stop}))), None)


def _stops(name: str) -> Sequence[float]:
    """Return the stops of a control from the smallest on; none where its values are no numbers, or positions."""
    control = settings.CONTROLS[name]
    if control.widget == "slider":
        low, high, step = control.offers
        return [type(low)(round(low + i * step, 6)) for i in range(round((high - low) / step) + 1)]
    if control.widget == "whole":
        return range(control.offers[0], control.offers[1] + 1)
    return sorted(offer for offer in control.offers if type(offer) in (int, float))


def parse(text: str, page: str) -> Goal:
    """Return the goal that a text names on a page; ValueError with a sentence where it names none."""
    compared, comma, asked = text.partition(", ")
    goal = _compared(compared, page)
    return goal._replace(extreme=_extreme(asked, page)) if comma else goal


def _extreme(text: str, page: str) -> Extreme:
    which, _, rest = text.strip().lower().partition(" ")
    name = link.named("_".join(rest.split()))
    possible = [each for each in _possible(page) if each in settings.CONTROLS and 1 < len(_stops(each)) <= MOST_STOPS]
    if which not in EXTREMES or name not in possible:
        raise ValueError(words.no_extreme(written=text[:40], names=", ".join(possible)))
    return Extreme(name, EXTREMES[which])


def _compared(text: str, page: str) -> Goal:
    name, sign, raw = _parts(text)
    if not (sign and raw) or name not in {*MEASURED, *_possible(page)}:
        names = _possible(page) if page else [*map(_as_written, MEASURED)]
        raise ValueError(words.no_goal(written=text[:40], names=", ".join(names)))
    if name in MEASURED:
        return _of_a_row(name, sign, raw, page)
    try:
        value = link.parse(name, raw)
    except ValueError as rule:
        raise ValueError(words.wrong_value(written=f"{name}={raw[:40]}", rule=str(rule))) from None
    if sign != "=" and type(value) not in (int, float):
        raise ValueError(words.not_ordered(name=name))
    return Goal(name, sign, value)


def _parts(text: str) -> tuple[str, str, str]:
    """Return the link name of a goal, its sign, "" if it has none, and the value to compare with."""
    text = text.replace("≤", "<=").replace("≥", ">=")
    place = min((text.find(sign) for sign in SIGNS if sign in text), default=len(text))
    sign = next((sign for sign in SIGNS if text.startswith(sign, place)), "")
    return link.named("_".join(text[:place].lower().split())), sign, text[place + len(sign) :].strip()


def _possible(page: str) -> list[str]:
    """Return the names of goals on a page: of controls that it draws, and of its row; all of them where there is no page."""
    controls = settings.labels(page) if page else settings.DEFAULTS
    names = (name for name in controls if name not in NO_GOALS)
    measured = map(_as_written, MEASURED) if not page or page in WITH_A_ROW else ()
    return [*names, *measured]


def _as_written(name: str) -> str:
    return name.replace("_", " ")


def _of_a_row(name: str, sign: str, raw: str, page: str) -> Goal:
    value = typed_number.read(raw)
    if value is None:
        raise ValueError(words.no_number(written=raw[:40]))
    if page and page not in WITH_A_ROW:
        raise ValueError(words.no_row(page=page, name=_as_written(name), names=", ".join(_possible(page))))
    return Goal(name, sign, value / 100 if raw.endswith("%") else value)


def _measured(name: str, page: str, view: View) -> float | None:
    """Return a number of the selected row of the selected head, None where there is no row."""
    weights = _weights(page, view)
    return None if weights is None else MEASURED[name](weights).item()


def _weights(page: str, view: View) -> Tensor | None:
    if page == "masks":  # whose mask has more than the sidebar's
        data = masked(view)
        return None if data is None else data.trace.heads.weights[data.base.head, data.base.query]
    if page == "start":
        view = view.only("text", "temperature", "query").but(projections="meaning", head_size=64, heads=1)
    traced = (traced_view.present_long if page == "explore" else traced_view.present)(view)
    return None if traced is None else traced.row.weights
