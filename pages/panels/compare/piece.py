"""Buttons that compare.js handles in the browser, since they change the whole link."""

from collections.abc import Mapping
from typing import NamedTuple

from pages.board.pieces import icon
from pages.text.markup import Markup, element, joined


class Acts(NamedTuple):
    """A row of buttons: action, as input.js names it → sign and label."""

    slot: str
    choices: Mapping[str, tuple[str, str]]

    def html(self) -> Markup:
        buttons = (element("button", icon(sign), f" {label}", data_act=act) for act, (sign, label) in self.choices.items())
        return joined(*buttons)
