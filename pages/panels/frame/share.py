"""Share: a form that makes a link with a task, with locked or hidden controls; the browser fills it and reads it."""

from typing import NamedTuple

from pages.board.layout import Board, Cost, board
from pages.board.panel import panel
from pages.board.pieces import Piece
from pages.text.languages import Words
from pages.text.markup import Markup, element
from pages.view import menu, settings
from pages.view.settings import MOST_OF_A_TASK

words = Words("share")


class ShareForm(NamedTuple):
    """The form; share.js lists the controls that the page has drawn, and composes the link.

    title: the page's title, which screen readers read for a frame
    """

    slot: str
    title: str
    controls: tuple[tuple[str, str], ...]
    stepped: bool

    def html(self) -> Markup:
        field = element(
            "input", type="text", data_share="task", dir="auto", maxlength=MOST_OF_A_TASK, placeholder=words.TASK_HINT
        )
        task = element("label", f"{words.TASK} ", field, class_="wide")
        step = element("label", f"{words.STEP} ", element("select", data_share="step")) if self.stepped else ""
        large = element("label", element("input", type="checkbox", data_share="display"), f" {words.DISPLAY}")
        live = element("button", words.START_CLASS, data_share="class"), element("small", words.CLASS_ABOUT)
        line = element("div", step, large, class_="line")
        form = (*live, element("p", words.ABOUT), task, line, self._locks(), *_link())
        parts = element("div", *form, class_="part"), element("div", *_code(), class_="part")
        return element("div", *parts, class_="fields", data_title=self.title)

    def _locks(self) -> Markup:
        modes = (("", words.FREE), ("locked", words.LOCKED), ("hidden", words.HIDDEN))
        options = [element("option", label, value=mode) for mode, label in modes]
        controls = (
            element("label", f"{label} ", element("select", *options, data_locks=name)) for name, label in self.controls
        )
        all_of_them = (("locked", words.LOCK_ALL), ("", words.FREE_ALL))
        buttons = (element("button", label, data_share="all", value=mode) for mode, label in all_of_them)
        summary = element("summary", f"{words.CONTROLS} ", element("span"))
        about = element("small", words.CONTROLS_ABOUT), element("div", *buttons, class_="line")
        return element("details", summary, *about, element("div", *controls, class_="locks"))


def _link() -> list[Markup]:
    """Return where the link stands, and the HTML of a frame."""
    link = element("label", f"{words.LINK} ", element("input", type="text", data_share="link", readonly=True), class_="wide")
    copy = element("button", words.COPY, data_share="copy", value="link")
    follow = element("a", words.OPEN, data_share="open", target="_blank", rel="noopener")
    paper = element("button", words.PRINT, data_share="print", title=words.PRINT_ABOUT)
    whole = element("select", element("option", words.WHOLE_PAGE, value=""), data_share="board")
    board = element("label", f"{words.FRAME_OF} ", whole, class_="wide")
    frame = element("textarea", data_share="frame", readonly=True, rows=4, aria_label=words.FRAME)
    copy_frame = element("button", words.COPY_FRAME, data_share="copy", value="frame")
    summary = element("summary", words.FRAME), element("small", words.FRAME_ABOUT)
    line = element("div", copy, paper, " ", follow, class_="line")
    return [link, line, element("small", words.WHOLE), element("details", *summary, board, frame, copy_frame)]


def _code() -> list[Markup]:
    """Return where the link's code stands, small and, on demand, as large as the screen."""
    image = element("img", data_share="image", alt=words.QR)
    return [
        element("button", image, class_="code", data_share="enlarge", title=words.QR_LARGER, hidden=True),
        element("dialog", image, aria_label=words.QR),
        element("p", element("small", data_share="note", role="status")),
        element("p", element("small", words.LOCAL), hidden=True, data_share="local"),
    ]


def board_of(page: str) -> Board:
    """Return the board of a page's form, the same for every view: the browser knows the settings."""

    @panel(lambda view: page)
    def share(page: str) -> list[Piece]:
        controls = settings.labels(page)
        return [ShareForm("share_form", Words("frame").TITLES[page], (*controls.items(),), page in menu.STEPPED)]

    return board(share(), cost=Cost.LIGHT)
