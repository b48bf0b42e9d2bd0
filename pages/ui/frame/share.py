"""Share: a form that makes a link with a task, with locked or hidden controls; the browser fills it and reads it."""

import html
from typing import NamedTuple

from pages.ui import menu
from pages.ui.board.layout import Board, board
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Piece
from pages.ui.frame import control_labels
from pages.ui.settings import MOST_OF_A_TASK
from pages.ui.text.languages import Words

words = Words("share")


class ShareForm(NamedTuple):
    """The form; share.js shows of the controls those that the page has drawn, and composes the link.

    title: what the page is called, for those who hear a frame
    """

    slot: str
    title: str
    controls: tuple[tuple[str, str], ...]
    stepped: bool

    def html(self) -> str:
        hint = f'maxlength="{MOST_OF_A_TASK}" placeholder="{words.TASK_HINT}"'
        step = f'<label>{words.STEP} <select data-share="step"></select></label>' if self.stepped else ""
        large = f'<label><input type="checkbox" data-share="display"> {words.DISPLAY}</label>'
        return (
            f'<div class="fields" data-title="{html.escape(self.title)}"><div class="part"><p>{words.ABOUT}</p>'
            f'<label class="wide">{words.TASK} <input type="text" data-share="task" dir="auto" {hint}></label>'
            f'<div class="line">{step}{large}</div>{self._locks()}{_link()}</div><div class="part">{_code()}</div></div>'
        )

    def _locks(self) -> str:
        modes = (("", words.FREE), ("locked", words.LOCKED), ("hidden", words.HIDDEN))
        options = "".join(f'<option value="{mode}">{label}</option>' for mode, label in modes)
        controls = "".join(
            f'<label>{html.escape(label)} <select data-locks="{name}">{options}</select></label>'
            for name, label in self.controls
        )
        all_of_them = (("locked", words.LOCK_ALL), ("", words.FREE_ALL))
        buttons = "".join(f'<button data-share="all" value="{mode}">{label}</button>' for mode, label in all_of_them)
        about = f'<small>{words.CONTROLS_ABOUT}</small><div class="line">{buttons}</div>'
        return (
            f'<details><summary>{words.CONTROLS} <span></span></summary>{about}<div class="locks">{controls}</div></details>'
        )


def _link() -> str:
    """Return where the link stands, and the HTML of a frame."""
    link = f'<label class="wide">{words.LINK} <input type="text" data-share="link" readonly></label>'
    copy = f'<button data-share="copy" value="link">{words.COPY}</button>'
    follow = f'<a data-share="open" target="_blank" rel="noopener">{words.OPEN}</a>'
    frame = f'<textarea data-share="frame" readonly rows="4" aria-label="{words.FRAME}"></textarea>'
    copy_frame = f'<button data-share="copy" value="frame">{words.COPY_FRAME}</button>'
    return (
        f'{link}<div class="line">{copy} {follow}</div><small>{words.WHOLE}</small>'
        f"<details><summary>{words.FRAME}</summary><small>{words.FRAME_ABOUT}</small>{frame}{copy_frame}</details>"
    )


def _code() -> str:
    """Return where the link's code stands, small and, on demand, as large as the screen."""
    image = f'<img data-share="image" alt="{words.QR}">'
    code = f'<button class="code" data-share="enlarge" title="{words.QR_LARGER}" hidden>{image}</button>'
    large = f'<dialog aria-label="{words.QR}">{image}</dialog>'
    note = '<p><small data-share="note" role="status"></small></p>'
    local = f'<p hidden data-share="local"><small>{words.LOCAL}</small></p>'
    return f"{code}{large}{note}{local}"


def of(page: str) -> Board:
    """Return the board of a page's form, the same for every view: the browser knows what is set."""

    @panel(lambda view: page)
    def share(page: str) -> list[Piece]:
        controls = control_labels.of(page)
        return [ShareForm("share_form", Words("frame").TITLES[page], (*controls.items(),), page in menu.STEPPED)]

    return board(share())
