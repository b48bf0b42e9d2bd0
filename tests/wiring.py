"""The app as Streamlit runs it, without a browser: open a page by a link, move a control, read the boards' data."""

import html
import json
import re
from collections.abc import Iterator
from pathlib import Path

from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Block, Widget
from streamlit.util import calc_hash

from attn_core.variants import VARIANTS
from pages.answers import page_boards
from pages.view import link, menu

ROUTER = Path(__file__).parents[1] / "pages/controls/router.py"
KINDS = (
    *("text_area", "text_input", "button_group", "number_input", "slider", "select_slider", "toggle", "selectbox"),
    "button",
)
LONG = " ".join(f"w{i}" for i in range(100))
# boards that are drawn only where the link asks for them
ON_DEMAND = {"lesson", "ended", "map", "table_map", *(f"variant_{name}" for name in VARIANTS)}
DRAWN_WHERE = {  # a control → where there is one
    "text2": {"kind": "cross"},
    "window": {"mask": "window"},
    "prefix": {"mask": "prefix"},
    "tokens": {"projections": "random"},
    "d_model": {"projections": "random"},
    "grown": {"projections": "learned"},
    "trained": {"projections": "meaning"},
    "map_left": {"projections": "meaning"},
    "map_right": {"projections": "meaning"},
    "mask_corner": {"kind": "cross", "projections": "random"},
    "example_slip": {"example": "two_heads_in_one_product"},
    **{name: {name: link.spelled(entry.first), "projections": "random"} for name, entry in VARIANTS.items()},
    "rotary_base": {"rotary": "halves", "projections": "random"},
    "rows_from": {"text": LONG},
    "columns_from": {"text": LONG},
}


def opened(page: str, theme: str = "light", **said: object) -> AppTest:
    """Return a page as the first run of a link shows it: all steps of a page that has steps, unless the link says which."""
    at = AppTest.from_file(ROUTER, default_timeout=60)
    if page in menu.STEPPED:
        said = {"step": "all"} | said
    at.query_params.update({name: link.spelled(value) for name, value in said.items()})
    at.context["theme"] = theme
    return turned(at, page)


def turned(at: AppTest, page: str) -> AppTest:
    """Turn to a page."""
    return ran(turn(at, page))


def turn(at: AppTest, page: str) -> AppTest:
    """Let the next run be of a page, as a link to it does; AppTest's own way knows pages that are files alone."""
    at._page_hash = calc_hash(page)
    return at


def ran(at: AppTest) -> AppTest:
    """Run a page; nothing goes wrong in it, nor in the boards that it draws."""
    at.run()
    assert not at.exception
    assert not [name for name, board in boards(at).items() if "error" in board]
    return at


def controls(at: AppTest) -> dict[str, Widget]:
    """Return every control by its key: none is there twice."""
    found = [widget for kind in KINDS for widget in at.get(kind)]
    assert len({widget.key for widget in found}) == len(found)
    return {widget.key: widget for widget in found}


def seen(at: AppTest) -> set[str]:
    """Return the keys of the visible controls: those of the other steps are hidden."""
    hidden = set(re.findall(r"\.st-key-screen_(\d)", "".join(element.proto.body for element in at.get("html"))))
    ids = [(block, getattr(block.proto, "id", "")) for block in _blocks(at.main)]
    steps = [(block, re.search(r"-(?:screen|deeper)_(\d)$", id_)) for block, id_ in ids]
    unseen = [block for block, id_ in ids if "-unseen_" in id_]
    unseen += [block for block, step in steps if step and step[1] in hidden]
    return controls(at).keys() - {node.key for block in unseen for node in block if isinstance(node, Widget)}


def _blocks(block: Block) -> Iterator[Block]:
    for child in block.children.values():
        if isinstance(child, Block):
            yield child
            yield from _blocks(child)


def move(at: AppTest, name: str, to: object) -> AppTest:
    """Move one control, and run the page."""
    controls(at)[name].set_value(to)
    return ran(at)


def press(at: AppTest, key: str) -> AppTest:
    """Press one of Streamlit's own buttons."""
    controls(at)[key].click()
    return ran(at)


def ends(widget: Widget) -> list[object]:
    """Return the values at both ends of a control, the first and the last of a choice; a text has one end."""
    if widget.type in ("slider", "number_input"):
        return [widget.min, widget.max]
    if widget.type == "toggle":
        return [True, False]
    return [widget.options[0], widget.options[-1]] if hasattr(widget, "options") else [""]


def boards(at: AppTest) -> dict[str, dict[str, object]]:
    """Return the data that the browser gets for each board, by name."""
    given = [json.loads(board.proto.bytes) for board in at.get("bidi_component")]
    assert len({board["name"] for board in given}) == len(given)
    return {board["name"]: board for board in given}


def linked(at: AppTest) -> dict[str, str]:
    """Return the link of the settings, the same for every board, except for the drawn step."""
    first, *others = (board["link"] for board in boards(at).values())
    assert all(other == first for other in others)
    return {name: value for name, value in first.items() if name != "step"}


def draws(at: AppTest, page: str) -> None:
    """Assert that what is set is drawn on all boards, those that wait until they are in view, too."""
    assert page_boards.pieces(page, link.view(linked(at), page))
    assert boards(at).keys() | ON_DEMAND == page_boards.boards(page).keys() | ON_DEMAND


def notices(at: AppTest) -> str:
    """Return the page's notices about its link, as displayed."""
    [found] = [element.proto.body for element in at.get("html") if 'id="notices"' in element.proto.body]
    return html.unescape(re.sub(r"<[^>]*>", "", found.replace("<br>", "\n"))).replace("\u2060", "")
