"""Expected numbers of Explore: every number on screen against the core's for the same settings."""

import html

import torch

from attn_core import one_query, scene
from pages.board.pieces import Picture
from pages.charts import templates
from pages.charts.line_chart import COLDEST, HOTTEST
from pages.text import markdown, numbers
from tests.panels.explore.screen import WINDOW, Screen, Tables, scene_of, sentences, shown_in, value


def close(found: object, expected: object) -> None:
    """Assert that two lists of numbers are equal to float32's precision."""
    found, expected = (torch.as_tensor(side, dtype=torch.float64) for side in (found, expected))
    torch.testing.assert_close(found, expected, rtol=1e-5, atol=1e-6)


def close_as_drawn(found: object, expected: object, sums: int = 1) -> None:
    """Assert that numbers in a chart are these, to the digits that are drawn; sums: of how many such numbers."""
    found, expected = (torch.as_tensor(side, dtype=torch.float64) for side in (found, expected))
    torch.testing.assert_close(found, expected, rtol=1e-6, atol=sums * 0.6 * 10**-templates.DIGITS)


def close_to_its_digits(found: list[str], expected: list[float], hidden: list[bool] | None = None) -> None:
    """Assert that numbers as text are these, and that exactly the hidden ones say "hidden".

    Not the same text: torch may round its last digit otherwise in the page's thread than here.
    """
    hidden = [False] * len(expected) if hidden is None else hidden
    assert [text == "hidden" for text in found] == hidden
    assert {len(text.partition(".")[2]) for text in found if text != "hidden"} <= {4, 6}
    seen = [(float(text), number) for text, number in zip(found, expected, strict=True) if text != "hidden"]
    torch.testing.assert_close(*torch.tensor(seen, dtype=torch.float64).reshape(-1, 2).T, rtol=0, atol=6e-5)


def exact(table: dict[str, list[object]], end: str) -> list[str]:
    """Return the first number of each tooltip, after its label."""
    pairs = zip(table["tip"], table["label"], strict=True)
    assert all(tip.startswith(f"{label}: ") for tip, label in pairs if label != "output")
    pairs = zip(table["tip"], table["label"], strict=True)
    return [tip.removeprefix(f"{label}: ").partition(end)[0] for tip, label in pairs if label != "output"]


def right(at: Screen) -> scene.Scene:
    """Assert that every number on screen is the core's for the settings, and return the scene."""
    setting = scene_of(at)
    trace = scene.trace(setting)
    query = min(value(at, "query"), len(setting.words) - 1)
    head = min(value(at, "head"), setting.heads - 1)
    row, book = one_query.row(trace, setting, head, query), one_query.ledger(trace, head, query)
    found = shown_in(at)
    _lead_is_right(at, row, setting, head, query)
    _heatmaps_are_right(at, found, setting, trace, head)
    _bars_are_right(found, one_query.bars(row))
    if row.winner is not None:
        assert found["curve.marks"]["t"] == [round(min(max(setting.temperature, COLDEST), HOTTEST), 5)] * 2
        close_as_drawn(found["curve.marks"]["share"], [row.largest, row.effective * row.uniform])
        assert f"**{row.effective:.1f}**" in sentences(at)["sharpness"]
    assert found["ledger.rows"]["label"][-1] == "output"
    close_to_its_digits(exact(found["ledger.rows"], " × ("), book.weights.tolist(), book.hidden)
    close_as_drawn(found["stack.total"]["output"], trace.heads.output[head, query])
    stack = found["stack.adds"]
    adds = torch.tensor(stack["top"], dtype=torch.float64) - torch.tensor(stack["base"], dtype=torch.float64)
    close_as_drawn(adds, book.adds.flatten(), sums=2)
    return setting


def _lead_is_right(at: Screen, row: one_query.Row, setting: scene.Scene, head: int, query: int) -> None:
    """Assert that the first sentence names the query, its winner where there is one, and how much that gets."""
    sentence = sentences(at)["lead"]
    names, keys = ([as_read(label) for label in markdown.labels(side)] for side in (setting.words, setting.keys))
    assert f"head {head}, :blue-badge[{names[query]}] " in sentence
    assert (f":orange-badge[{keys[row.winner or 0]}]" in sentence) == (row.ties == 1)
    assert (f"**{numbers.percent(row.largest)}**" in sentence) == (row.winner is not None)
    assert (f" {row.ties} " in sentence) or row.ties < 2


def as_read(text: str) -> str:
    """Return text as a page's sentences show it: its signs as they are, word joiners where Streamlit needs them."""
    return html.unescape(markdown.plain(text))


def _bars_are_right(found: Tables, bars: one_query.Bars) -> None:
    """Assert that the bars hold the row, and that their tooltips say it."""
    close_as_drawn(found["bars.bars"]["now"], [share or 0 for share in bars.weights])
    hidden = [share is None for share in bars.weights]
    close_to_its_digits(exact(found["bars.bars"], ", "), bars.weights, hidden)


def _heatmaps_are_right(at: Screen, found: Tables, setting: scene.Scene, trace: object, head: int) -> None:
    """Assert that each heatmap holds its head's step: in its cells, or in its picture where there are many."""
    stage, allowed = value(at, "stage"), setting.allowed()
    long = max(len(setting.words), len(setting.keys)) > WINDOW
    heads = {f"heatmap_{h}": h for h in range(setting.heads)} if setting.heads <= 2 else {"heatmap_large": head}
    if long:
        heads = {}
        sizes = [min(len(side), WINDOW) for side in (setting.words, setting.keys)]
        assert (found["exact.picture"]["y1"], found["exact.picture"]["x1"]) == ([sizes[0]], [sizes[1]])
        assert found["whole.window"]["y1"] == [value(at, "rows_from") + sizes[0]]
    drawn = {slot for slot, piece in at.pieces.items() if slot.startswith("heatmap") and isinstance(piece, Picture)}
    assert drawn == set(heads)
    hides = allowed is not None and stage not in ("scores", "scaled")
    for slot, h in heads.items():
        steps = getattr(trace.heads, stage)[h]
        if max(steps.shape) <= 16:
            hidden = ~allowed if hides else torch.zeros_like(steps, dtype=torch.bool)
            cells = found[f"{slot}.cells"]["value"]
            assert [cell is None for cell in cells] == hidden.flatten().tolist()
            close_as_drawn([cell for cell in cells if cell is not None], steps[~hidden])
        else:
            assert (found[f"{slot}.picture"]["y1"], found[f"{slot}.picture"]["x1"]) == ([steps.shape[0]], [steps.shape[1]])
