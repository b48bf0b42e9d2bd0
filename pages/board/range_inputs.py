"""Sliders in a board: together they set one name of the link, and boards follow them."""

from collections.abc import Sequence
from typing import NamedTuple

from pages.text import markdown, numbers
from pages.text.markup import Markup, element, joined


class Range(NamedTuple):
    """One slider: its name, its range, step and value, and the meaning of the value, shown beside it."""

    label: str
    at: float
    low: float
    high: float
    step: float
    meaning: str

    @property
    def percent(self) -> float:
        """How much of its way lies behind it."""
        return 100 * (self.at - self.low) / (self.high - self.low)


class RangeInputs(NamedTuple):
    """Sliders that set one name of the link, their numbers joined by _; the script ranges.js moves them.

    name: the link name; enabled: whether they can be moved
    """

    slot: str
    name: str
    ranges: Sequence[Range]
    enabled: bool = True

    def html(self) -> Markup:
        return joined(*map(self._line, self.ranges))

    def _line(self, each: Range) -> Markup:
        places = {"min": f"{each.low:g}", "max": f"{each.high:g}", "step": f"{each.step:g}", "value": f"{each.at:g}"}
        heard = {"aria_label": each.label, "aria_valuetext": each.meaning}
        state = {"disabled": not self.enabled, "style": f"--at: {each.percent:.1f}%"}
        slider = element("input", type="range", data_range=self.name, **state, **places, **heard)
        meaning = element("output", numbers.unbroken(each.meaning))
        return element("label", element("span", markdown.line(markdown.plain(each.label))), slider, meaning)
