"""Buttons that the browser acts on by itself, since what they set depends on the whole link: see compare.js."""

from collections.abc import Mapping
from typing import NamedTuple

from pages.ui.board.pieces import icon


class Acts(NamedTuple):
    """A row of buttons: what each does, as input.js calls it → its sign and its label."""

    slot: str
    choices: Mapping[str, tuple[str, str]]

    def html(self) -> str:
        return "".join(
            f'<button data-act="{act}">{icon(sign)} {label}</button>' for act, (sign, label) in self.choices.items()
        )
