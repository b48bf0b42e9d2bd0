"""Any matrix as a chart: what is hidden or not there yet is never a number, and large ones are one picture."""

import dataclasses

import torch

from pages.ui import look, matrix

SMALL = matrix.Grid(torch.tensor([[0.5, -1.0], [1.25, 3.0]]), ["a", "b"], ["x", "y"], 3.0, signed=True, dark=False)
NOW = torch.tensor([[False, False], [False, True]])


def test_cells_hold_their_numbers_and_blank_ones_none():
    spec = matrix.chart(dataclasses.replace(SMALL, hidden=NOW.flip(1), empty=NOW, cell=(1, 0), row=0))
    cells = spec["datasets"]["cells"]
    assert cells["value"] == [0.5, -1.0, None, None]
    assert cells["text"] == ["0.5", "-1.0", "", ""]
    assert cells["tip"] == ["a · x: 0.5000", "a · y: -1.0000", "b · x: hidden", "b · y: not yet"]
    assert spec["datasets"]["marks"] == {"cell": [False, True], "x": [0, 0], "x1": [2, 1], "y": [0, 1], "y1": [1, 2]}


def test_weights_are_said_as_on_explore_and_small_limits_as_powers():
    weights = dataclasses.replace(SMALL, values=torch.tensor([[1.0, 0.482], [0.0, 0.999]]), limit=1.0, signed=False)
    assert matrix.chart(weights)["datasets"]["cells"]["text"] == ["1", ".48", ".00", "1"]
    tiny = dataclasses.replace(SMALL, values=torch.full((2, 2), 2e-7), limit=1e-6)
    assert matrix.chart(tiny)["datasets"]["cells"]["text"] == ["2.0e-07"] * 4
    whole = dataclasses.replace(SMALL, whole=True)
    assert matrix.chart(whole)["datasets"]["cells"]["text"] == ["0", "-1", "1", "3"]


def test_a_large_one_is_a_picture_with_covers_over_what_is_not_there_yet():
    side = [str(i) for i in range(64)]
    empty = torch.zeros(64, 64, dtype=torch.bool)
    empty[2, 5:9], empty[3] = True, True
    grid = matrix.Grid(torch.zeros(64, 64), side, side, 1.0, signed=False, dark=False, empty=empty, row=33)
    data = matrix.chart(grid)["datasets"]
    assert data["covers"] == {"y": [2, 3], "y1": [3, 4], "x": [5, 0], "x1": [9, 64]}
    assert data["picture"]["url"][0].startswith("data:image/png")
    labels = [label for label, side in zip(data["labels"]["label"], data["labels"]["side"], strict=True) if side]
    assert len(labels) <= matrix.LABELS_UP_TO + 1
    assert "33" in labels
    assert data["cells"]["tip"][3] == "3: nothing"


def test_the_same_shape_takes_new_data_as_it_stands():
    one, other = matrix.chart(SMALL), matrix.chart(dataclasses.replace(SMALL, values=SMALL.values * 2, hidden=NOW))
    assert {**one, "datasets": 0} == {**other, "datasets": 0}
    band = matrix.Band(0, 1, "head 1", look.look(False).primary)
    assert matrix.chart(dataclasses.replace(SMALL, bands=[band]))["datasets"]["bands"]["label"] == ["head 1"]
