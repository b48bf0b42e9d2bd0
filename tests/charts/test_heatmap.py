"""Heatmaps hold the core's numbers, hidden cells none, and many tokens are one picture; thumbnails too."""

import base64
import dataclasses
import io
import itertools
import math

import pytest
import torch
from PIL import Image
from torch import Tensor

from pages.charts import colours, heatmap, tiles
from tests.drawings import CAUSAL, CROSS, KEYS, LABELS, LARGE, STAGES, close, data, parts, sheet, side


@pytest.mark.parametrize("stage", STAGES)
def test_cells_hold_the_tensor(stage: str):
    setting = CROSS if stage == "weights" else dataclasses.replace(CAUSAL, dropout=0.3)
    shown = sheet(setting, stage)
    cells = data(heatmap.one_head(shown, 1, True), "cells")
    assert list(zip(cells["y"], cells["x"], strict=True)) == list(itertools.product(range(5), range(7)))
    assert (cells["row_name"][6], cells["column_name"][6]) == (LABELS[0], KEYS[6])
    hidden = torch.zeros(5, 7, dtype=torch.bool) if shown.hidden is None else shown.hidden
    assert hidden.logical_or(shown.values[1] != -math.inf).all()  # keys out of reach are hidden
    for name, expected in (("value", shown.values[1]), ("share", shown.share(1))):
        assert [found is None for found in cells[name]] == hidden.flatten().tolist()
        close([found for found in cells[name] if found is not None], expected[~hidden])


def test_numbers_in_cells():
    values = torch.tensor([[[0.4764, 0.9951, 1.0, 0.004, 0.0, 1.2, 0.5]]])
    cells = data(heatmap.one_head(sheet(values=values, queries=["q"], query=0, winners=[2]), 0, True), "cells")
    assert cells["text"] == [".48", "1", "1", "0", "0", "1.20", ".50"]
    signed = sheet(values=values - 0.5, queries=["q"], query=0, winners=[2], signed=True, limit=3.0)
    assert data(heatmap.one_head(signed, 0, True), "cells")["text"] == ["0.0", "0.5", "0.5", "−0.5", "−0.5", "0.7", "0.0"]


@pytest.mark.parametrize("dark", [False, True])
def test_a_hidden_cell_is_the_page_without_a_number_and_zero_is_not(dark: bool):
    values = torch.zeros(1, 5, 7)
    hidden = ~CAUSAL.allowed()
    spec = heatmap.one_head(sheet(values=values, hidden=hidden, dark=dark), 0, True)
    cells = data(spec, "cells")
    for hides, value, share, text in zip(
        hidden.flatten().tolist(), cells["value"], cells["share"], cells["text"], strict=True
    ):
        assert (value, share, text) == ((None, None, "") if hides else (0, 0, "0"))
    [fill] = [part["encoding"]["fill"] for part in parts(spec) if "share" in str(part.get("encoding", {}).get("fill"))]
    assert fill["condition"] == {"test": "datum.value == null", "value": colours.palette(dark).page}
    assert colours.palette(dark).page not in fill["scale"]["range"]


@pytest.mark.parametrize("leads", [True, False])
def test_the_selected_row_and_its_winner_are_outlined(leads: bool):
    """Where the head leads the page: a row of another head is dashed, and its winner has no outline."""
    shown = sheet()
    spec = heatmap.one_head(shown, 1, leads)
    marks, winner, theme = data(spec, "marks"), int(shown.values[1, 2].argmax()), colours.LIGHT
    expected = [
        (theme.query, 0, 7, 3, False),
        (theme.page, winner, winner + 1, 5, False),
        (theme.key, winner, winner + 1, 3, False),
    ]
    if not leads:
        expected = [(theme.query, 0, 7, 1.5, True)]
    assert list(zip(*(marks[name] for name in ("ink", "x", "x1", "width", "dashed")), strict=True)) == expected
    assert (set(marks["y"]), set(marks["y1"])) == ({2}, {3})
    assert side(spec)["strong"] == [False, False, True, False, False]
    assert side(spec, queries=False)["strong"] == [leads and key == winner for key in range(7)]


def test_many_tokens_are_one_picture_with_a_row_a_query():
    shown = sheet(LARGE)
    spec = heatmap.one_head(shown, 1, True)
    rows, picture = data(spec, "cells"), data(spec, "picture")
    assert rows["y"] == list(range(19))
    assert {(part["as"], part["calculate"]) for part in parts(spec) if "calculate" in part} == {
        ("x", "0"),
        ("x1", "0 + 17"),
        ("y1", "datum.y + 1"),
    }
    assert picture["url"] == [colours.picture(shown.share(1), False, False, shown.hidden)]
    assert (picture["x1"], picture["y1"]) == ([17], [19])
    top = shown.values[1, 18].topk(3)
    said = ", ".join(f"w{j}: {v:.4f}" for j, v in zip(top.indices.tolist(), top.values.tolist(), strict=True))
    assert rows["tip"][18] == f"w18 → {said}"
    assert rows["tip"][0] == "w0 → w0: 1.0000"  # the hidden ones are not among its largest


def test_scales_end_where_stage_and_head_size_say():
    """Of weights of many keys at 64 times an equal share, whatever the weights are."""
    ends = {"scores": 3 * math.sqrt(7), "scaled": 3, "masked": 3, "weights": 1, "dropped": 1}
    for (stage, end), keys in itertools.product(ends.items(), (1, 64, 65, 4096)):
        wanted = 64 / keys if stage in ("weights", "dropped") and keys > 64 else end
        assert heatmap.limit(stage, 7, keys) == pytest.approx(wanted)


@pytest.mark.parametrize(("heads", "columns"), [(4, 2), (8, 3)])
def test_thumbnails_have_a_picture_a_head_where_nothing_overlaps(heads: int, columns: int):
    shown = sheet(dataclasses.replace(CAUSAL, heads=heads))
    drawn = data(tiles.thumbnails(shown, [f"head {h}" for h in range(heads)], heads - 1), "tiles")
    assert drawn["label"] == [f"head {h}" for h in range(heads)]
    assert drawn["head"] == list(range(heads))
    assert drawn["strong"] == [h == heads - 1 for h in range(heads)]
    for h, url in enumerate(drawn["url"]):
        assert url == colours.picture(shown.share(h), False, False, shown.hidden, tiles.SHADES)
        index = indexes(url)
        wide = index.shape[0] // 5
        index = index[::wide, ::wide]  # the first pixel of each cell: the dot is in the middle
        assert (index == colours.HIDDEN).equal(shown.hidden)
        near = {"rtol": 0, "atol": 0.51 / (tiles.SHADES - 1) + 0.51 / (colours.LEVELS - 1)}
        close(index[~shown.hidden] / (colours.LEVELS - 1), shown.share(h)[~shown.hidden], **near)
    assert len(set(drawn["url"])) == heads
    assert [(x, int(y)) for x, y in zip(drawn["x"], drawn["y"], strict=True)] == [
        (h % columns, h // columns) for h in range(heads)
    ]


def indexes(url: str) -> Tensor:
    """Return the palette's index of each pixel of a picture."""
    image = Image.open(io.BytesIO(base64.b64decode(url.partition(",")[2])))
    return torch.tensor(list(image.tobytes())).reshape(image.height, image.width)


def test_thumbnails_mark_the_row_and_the_winner_within_their_tile():
    shown = sheet(dataclasses.replace(CAUSAL, heads=4))
    drawn = data(tiles.thumbnails(shown, list("abcd"), 3), "tiles")
    for head in range(4):
        x, x1, y, y1, row, row1, winner, winner1 = (
            drawn[name][head] for name in ("x", "x1", "y", "y1", "row", "row1", "winner", "winner1")
        )
        close([(row - y) / (y1 - y), (row1 - y) / (y1 - y)], [2 / 5, 3 / 5], atol=2e-5)
        if head != 3:  # the head that leads
            assert winner is winner1 is None
            continue
        at = int(shown.values[head, 2].argmax())
        close([(winner - x) / (x1 - x), (winner1 - x) / (x1 - x)], [at / 7, (at + 1) / 7], atol=2e-5)
