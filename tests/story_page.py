"""A story page as AppTest sees it: open it with a link, move a control, read its sentences and its charts."""

import html
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pyarrow
import torch
from streamlit.proto.WidgetStates_pb2 import WidgetState
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Widget

from pages.ui import state
from pages.ui.state.values import HELD
from tests.explore import Screen, same, tables_of

APP = Path(__file__).parent.parent / "app.py"
KINDS = (
    "toggle",
    "slider",
    "button_group",
    "number_input",
    "selectbox",
    "select_slider",
    "text_area",
    "text_input",
    "button",
)


def opened(page: str, folds: Sequence[str] = (), **link: str) -> Screen:
    """Return the page as a link shows it, with these folds open, in a browser whose script puts pieces."""
    at = Screen(str(APP), default_timeout=60)
    at.typed = {}  # editor → row → column → what was typed
    at.session_state[state.ALIVE] = True
    at.query_params.update(link)
    for fold in folds:
        at.session_state[fold] = True
    at.switch_page(f"pages/{page}.py").run()  # before the first run: as a link that names the page
    assert not at.exception
    return at.look()


def control(at: AppTest, key: str) -> Widget:
    """Return one control, by its key, or by that of one that shows it."""
    named = re.compile(rf"{re.escape(key)}(_seen)?(_\d+)?")
    return next(w for kind in KINDS for w in at.get(kind) if w.key and named.fullmatch(w.key))


def drawn(at: AppTest) -> set[str]:
    """Return the names of all controls, in sight or not."""
    return {re.sub(r"(_seen)?(_\d+)?$", "", w.key) for kind in KINDS for w in at.get(kind) if w.key}


def put(at: Screen, key: str, to: object) -> Screen:
    """Move one control, and run all of the page."""
    control(at, key).set_value(to).run()
    return whole(at)


def hold(at: Screen, name: str, before: object, to: object) -> Screen:
    """Show all of the page while a slider is dragged; `del at.session_state[HELD]` lets it go."""
    at.session_state[HELD] = state.Held(name, before, to)
    at.run()
    return at.look()


def press(at: Screen, key: str) -> Screen:
    """Press one button, and run all of the page."""
    at.button(key).click().run()
    return whole(at)


def typed(at: Screen, table: str, cell: tuple[int, int], to: float | None) -> Screen:
    """Type a number into a row and column of a data editor; table: what its key begins with.

    As its widget sends it: with all that was typed into this editor before.
    """
    [editor] = [e for e in at.get("dataframe") if table in e.proto.id]
    row, column = map(str, cell)
    edited = at.typed.setdefault(editor.proto.id, {})
    edited.setdefault(row, {})[column] = to
    changes = {"edited_rows": edited, "added_rows": [], "deleted_rows": []}
    states = at._tree.get_widget_states()
    states.widgets.append(WidgetState(id=editor.proto.id, string_value=json.dumps(changes)))
    at._run(states)
    return whole(at)


def whole(at: Screen) -> Screen:
    """Run all of the page, since AppTest knows no more than the latest run; before that, nothing on screen was stale."""
    assert not at.exception
    followed = dict(at.look().slots)
    at.run()
    assert not at.exception
    for slot, anew in at.look().slots.items():
        assert slot in followed, f"{slot} is there only once all of the page has run"
        same(followed[slot], anew)
    return at


def body(at: AppTest, slot: str) -> str:
    """Return a sentence or a table as HTML."""
    [found] = [e.proto.body for e in at.get("html") if f'id="slot-{slot}"' in e.proto.body]
    return found


def said(at: AppTest, slot: str) -> str:
    """Return a sentence or a table as it is read, without the word joiners that keep Streamlit from reading signs."""
    parts = re.sub(r"</t[hd]>|<br>", " ", body(at, slot)).replace("</p>", "\n")
    return html.unescape(re.sub(r"</?[a-z][^>]*>", "", parts)).replace("\u2060", "").strip("\n")


def differences(at: AppTest, slot: str) -> list[float]:
    """Return the largest differences that a sentence names, in its order."""
    found = re.findall(r"largest difference ([\d.]+(?:e[−+]?\d+)?)", said(at, slot))
    return [float(number.replace("−", "-")) for number in found]


def slots(at: AppTest) -> list[str]:
    """Return the slots of all sentences."""
    return [slot for e in at.get("html") for slot in re.findall(r'id="slot-(\w+)"', e.proto.body)]


def chart(at: AppTest, alt: str) -> dict[str, dict[str, list]]:
    """Return what the chart with this description is given: data set → column → values."""
    [found] = [c for c in at.get("vega_lite_chart") if c.proto.alt == alt]
    return {d.name: pyarrow.ipc.open_stream(d.data.data).read_all().to_pydict() for d in found.proto.datasets}


def data(at: AppTest, name: str) -> list[dict[str, list]]:
    """Return the data sets of one name, in the order of the page."""
    sets = [d for c in at.get("vega_lite_chart") for d in c.proto.datasets if d.name == name]
    return [pyarrow.ipc.open_stream(d.data.data).read_all().to_pydict() for d in sets]


def values(at: AppTest, alt: str, rows: int) -> torch.Tensor:
    """Return the numbers of the matrix with this description, NaN where there is none."""
    return _matrix(chart(at, alt)["cells"], rows)


def cells(at: AppTest, slot: str) -> torch.Tensor:
    """Return the numbers of the matrix in a slot, NaN where there is none."""
    table = tables_of(at)[slot]["cells"]
    return _matrix(table, max(table["y"]) + 1)


def _matrix(table: dict[str, list], rows: int) -> torch.Tensor:
    """Return the values of cells in rows."""
    found = [float("nan") if v is None else v for v in table["value"]]
    return torch.tensor(found, dtype=torch.float64).reshape(rows, -1)


def close(found: torch.Tensor | list[float], expected: torch.Tensor, atol: float = 2e-5) -> None:
    """Assert that what a chart is given are these numbers, to its five digits."""
    found = torch.as_tensor(found, dtype=torch.float64)
    torch.testing.assert_close(found, expected.double(), rtol=0, atol=atol, equal_nan=True)
