"""What goes with a page's pictures: what was not taken as it stands, what designed heads are for, and things to try."""

from collections.abc import Callable, Mapping, Sequence

from attn_core.examples.scenes import SCENES
from pages.ui import traced_view
from pages.ui.board.panel import Cell, panel
from pages.ui.board.pieces import Buttons, Pieces, Text
from pages.ui.link import View
from pages.ui.text import head_roles, markdown
from pages.ui.traced_view import TracedView

FIXED = {"text", "text2", "kind", "tokens", "heads", "head_size", "d_model", "positions"}  # by a worked example


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


def dropout_unused(view: View) -> Sequence[str]:
    """Return the notice that a page leaves dropout out, where there is some."""
    return ["Dropout is left out on this page: its weights and outputs are those before dropout."] if view.dropout else []


def offer(changes: Mapping[str, Mapping[str, object]], lead: str = "**Try this:**") -> Cell:
    """Return a line of buttons that offer changes worth seeing: label → the values that it sets, by link name.

    A change of what a worked example fixes leaves the example.
    """
    slot = "_".join(["try", *("".join(filter(str.isalnum, label)) for label in changes)]).lower()

    @panel(lambda view: view.maps in SCENES)
    def buttons(example: bool) -> Pieces:
        leaves = {label: {"maps": "random"} for label, sets in changes.items() if example and FIXED & sets.keys()}
        return [Buttons(slot, lead, {label: leaves.get(label, {}) | sets for label, sets in changes.items()})]

    return buttons()._replace(name=slot)
