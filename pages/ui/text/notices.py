"""What stands above a page's pictures: what was not taken as it stands or is left out, and what designed heads are for."""

from collections.abc import Callable, Sequence

from pages.ui import traced_view
from pages.ui.board.panel import Cell, panel
from pages.ui.board.pieces import Pieces, Text
from pages.ui.link import View
from pages.ui.text import head_roles, markdown
from pages.ui.traced_view import TracedView


def notices(
    own: Callable[[View], Sequence[str]] = lambda view: (),
    read: Callable[[View], TracedView] = traced_view.prepare,
    heads: bool = True,
    match: bool = True,
    traced: bool = True,
) -> Cell:
    """Return the panel of a page's notices; the place is there even when there are none.

    own: notices of the page's own; read: what the page shows of a view
    heads, match: whether it says what heads are for, and how the selected query finds its key
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


def second_unused(view: View) -> Sequence[str]:
    """Return the notice that a page uses the first sentence only, where there is a second one."""
    alone = "The second sentence isn't used on this page: it is about one sentence that looks at itself."
    return [alone] if traced_view.taken(view).kind == "cross" else []
