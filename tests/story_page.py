"""A story page as AppTest sees it: open it with a link, move a control, read its sentences and its charts."""

import html
import re
from pathlib import Path

import pyarrow
import torch
from streamlit.testing.v1 import AppTest
from streamlit.testing.v1.element_tree import Widget

from pages.ui import state

APP = Path(__file__).parent.parent / "app.py"
KINDS = ("toggle", "slider", "button_group", "number_input", "selectbox", "select_slider", "text_area", "button")


def opened(page: str, **link: str) -> AppTest:
    """Return the page as a link shows it, in a browser whose script puts pieces."""
    at = AppTest.from_file(str(APP), default_timeout=60)
    at.session_state[state.ALIVE] = True
    at.query_params.update(link)
    at.run()
    at.switch_page(f"pages/{page}.py").run()
    assert not at.exception
    return at


def control(at: AppTest, key: str) -> Widget:
    """Return one control, by its key, or by that of one that shows it."""
    named = re.compile(rf"{re.escape(key)}(_seen)?(_\d+)?")
    return next(w for kind in KINDS for w in at.get(kind) if w.key and named.fullmatch(w.key))


def put(at: AppTest, key: str, to: object) -> AppTest:
    """Move one control, and run all of the page: AppTest knows no more of it than the part that ran."""
    control(at, key).set_value(to).run()
    assert not at.exception
    return at.run()


def press(at: AppTest, key: str) -> AppTest:
    """Press one button, and run all of the page."""
    control(at, key).click().run()
    assert not at.exception
    return at.run()


def said(at: AppTest, slot: str) -> str:
    """Return a sentence as it is read."""
    [body] = [e.proto.body for e in at.get("html") if f'id="slot-{slot}"' in e.proto.body]
    return html.unescape(re.sub(r"<[^>]+>", "", body.replace("<br>", " ").replace("</p>", "\n"))).strip("\n")


def slots(at: AppTest) -> list[str]:
    """Return the slots of all sentences."""
    return [slot for e in at.get("html") for slot in re.findall(r'id="slot-(\w+)"', e.proto.body)]


def chart(at: AppTest, alt: str) -> dict[str, dict[str, list]]:
    """Return what the chart with this description is given: data set → column → values."""
    [found] = [c for c in at.get("vega_lite_chart") if c.proto.alt == alt]
    return {d.name: pyarrow.ipc.open_stream(d.data.data).read_all().to_pydict() for d in found.proto.datasets}


def values(at: AppTest, alt: str, rows: int) -> torch.Tensor:
    """Return a matrix's numbers, NaN where there is none."""
    found = chart(at, alt)["cells"]["value"]
    return torch.tensor([float("nan") if v is None else v for v in found], dtype=torch.float64).reshape(rows, -1)


def close(found: torch.Tensor, expected: torch.Tensor) -> None:
    """Assert that what a chart is given are these numbers, to its five digits."""
    torch.testing.assert_close(found.double(), expected.double(), rtol=0, atol=2e-5, equal_nan=True)
