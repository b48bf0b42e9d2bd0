"""Sliders that stand in a board, one under another: together they set one name of the link, and boards follow them."""

import html
from collections.abc import Sequence
from typing import NamedTuple

from pages.ui.text import markdown, numbers


class Range(NamedTuple):
    """One slider: its name, where it stands of low..high in steps, and what its place means, which stands beside it."""

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

    def html(self) -> str:
        return "".join(self._line(each) for each in self.ranges)

    def _line(self, each: Range) -> str:
        places = f'min="{each.low:g}" max="{each.high:g}" step="{each.step:g}" value="{each.at:g}"'
        state = "" if self.enabled else "disabled "
        heard = f'aria-label="{html.escape(each.label)}" aria-valuetext="{html.escape(each.meaning)}"'
        drawn = f'style="--at: {each.percent:.1f}%"'
        slider = f'<input type="range" data-range="{self.name}" {state}{places} {heard} {drawn}>'
        meaning = numbers.unbroken(html.escape(each.meaning))
        return f"<label><span>{markdown.plain(each.label)}</span>{slider}<output>{meaning}</output></label>"
