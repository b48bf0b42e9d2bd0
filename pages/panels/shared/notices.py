"""Notices beside a page's pictures: rejected or cut values, the roles of designed heads, and suggestions."""

from collections.abc import Callable, Mapping, Sequence

from attn_core.sources import SOURCES
from pages.board.panel import Cell, cell, panel
from pages.board.pieces import Buttons, Pieces, Text
from pages.panels.shared import head_roles
from pages.text import markdown
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView

words = Words("notices")


def notices(
    own: Callable[[View], Sequence[str]] = lambda view: (),
    read: Callable[[View], TracedView] = traced_view.prepare,
    heads: bool = True,
    match: bool = True,
    traced: bool = True,
) -> Cell:
    """Return the panel of a page's notices, which exists even without any.

    own: notices of the page's own; read: turns a view into the view that the page shows
    heads, match: whether it states the roles of the heads, and how the selected query finds its key
    traced: whether the page draws the view's trace, which is not computed for the notices of a page that doesn't
    """

    def prepare(view: View) -> str:
        data = read(view)
        trouble = [data.trouble] if traced and data.trouble else []
        roles = f"{head_roles.summary(data) if heads else ''} {head_roles.match(data) if match else ''}".strip()
        return "  \n".join([*map(markdown.notice, [*data.remarks, *trouble, *own(view)]), roles]).strip()

    @panel(prepare)
    def notices(body: str) -> Pieces:
        return [Text("remarks", body)]

    return notices()


def offer(changes: Mapping[str, Mapping[str, object]], labels: Words | None = None) -> Cell:
    """Return a line of buttons that offer changes worth seeing: label → the values that it sets, by link name.

    A change of a value that a worked example fixes leaves the example.
    labels: a page's sentences, whose TRY has the label of each change
    """
    slot = "_".join(["try", *("".join(filter(str.isalnum, label)) for label in changes)]).lower()

    def buttons(example: str) -> Pieces:
        fixed = SOURCES[example].rests.keys() if example else ()
        stays = {label: {"projections": example} for label, sets in changes.items() if example and not fixed & sets.keys()}
        named = {name: labels.TRY[name] if labels else name for name in changes}
        choices = {named[name]: stays.get(name, {}) | sets for name, sets in changes.items()}
        return [Buttons(slot, words.TRY_THIS, choices, complete=True)]

    return cell(slot, lambda view: view.projections if SOURCES[view.projections].fixed else "", buttons)
