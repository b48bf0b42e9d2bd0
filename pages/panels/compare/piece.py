"""Buttons that the browser acts on by itself, since what they set depends on the whole link: see compare.js."""

from collections.abc import Mapping
from typing import NamedTuple

from pages.board.pieces import icon
from pages.text.markup import Markup, element, joined


class Acts(NamedTuple):
    """A row of buttons: what each does, as input.js calls it → its sign and its label."""

    slot: str
    choices: Mapping[str, tuple[str, str]]

    def html(self) -> Markup:
        buttons = (element("button", icon(sign), f" {label}", data_act=act) for act, (sign, label) in self.choices.items())
        return joined(*buttons)
