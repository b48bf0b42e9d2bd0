"""Matrices as charts: hidden cells and cells that are not there yet have no number; large matrices are one image."""

import dataclasses

import torch

from pages.charts import colours, matrix

SMALL = matrix.Grid(torch.tensor([[0.5, -1.0], [1.25, 3.0]]), ["a", "b"], ["x", "y"], 3.0, dark=False)
NOW = torch.tensor([[False, False], [False, True]])


def test_cells_hold_their_numbers_and_blank_ones_none():
    marks = [matrix.row("query", 0, NOW), matrix.cell("key", (1, 0))]
    spec = matrix.picture(dataclasses.replace(SMALL, hidden=NOW.flip(1), empty=NOW, strong=[0], marks=marks))
    cells, theme = spec["datasets"]["cells"], colours.palette(False)
    assert cells["value"] == [0.5, -1.0, None, None]
    assert cells["share"][2:] == [None, None]
    assert cells["text"] == ["0.5", "−1.0", "", ""]
    assert cells["empty"] == [False, False, False, True]
    outlines = {"x": [0, 0, 0], "y": [1, 0, 1], "x1": [1, 2, 1], "y1": [2, 1, 2], "width": [4.5, 2.5, 2.5]}
    inks = [theme.page, theme.query, theme.key]
    assert spec["datasets"]["marks"] == {**outlines, "ink": inks, "dashed": [False] * 3}
    assert spec["datasets"]["labels"]["strong"] == [True, False, False, False]
    tips = [rule["calculate"] for rule in spec["layer"][0]["transform"] if rule["as"] == "tip"]
    assert "datum.empty ? 'not yet' : 'hidden'" in tips[0]


def test_weights_are_said_as_on_explore_and_small_limits_as_powers():
    weights = dataclasses.replace(SMALL, values=torch.tensor([[1.0, 0.482], [0.0, 0.999]]), limit=1.0, signed=False)
    assert matrix.picture(weights)["datasets"]["cells"]["text"] == ["1", ".48", "0", "1"]
    tiny = dataclasses.replace(SMALL, values=torch.full((2, 2), 2e-7), limit=1e-6)
    assert matrix.picture(tiny)["datasets"]["cells"]["text"] == ["2.0e−07"] * 4
    counts = dataclasses.replace(SMALL, values=torch.tensor([[0, -1], [1, 3]]))
    assert matrix.picture(counts)["datasets"]["cells"]["text"] == ["0", "−1", "1", "3"]


def test_a_large_one_is_a_picture_with_covers_over_what_is_not_there_yet():
    side = [str(i) for i in range(64)]
    empty = torch.zeros(64, 64, dtype=torch.bool)
    empty[2, 5:9], empty[3] = True, True
    large = matrix.Grid(torch.zeros(64, 64), side, side, 1.0, signed=False, dark=False, empty=empty, strong=[33])
    data = matrix.picture(large)["datasets"]
    assert data["covers"] == {"y": [2, 3], "y1": [3, 4], "x": [5, 0], "x1": [9, 64]}
    assert data["picture"]["url"][0].startswith("data:image/png")
    labels = [label for label, side in zip(data["labels"]["label"], data["labels"]["side"], strict=True) if side]
    assert len(labels) <= 200 // matrix.LOWEST + 1
    assert "33" in labels
    assert data["cells"]["tip"][2:4] == [f"2: {', '.join(['0.0000'] * 6)}, …", "3: nothing"]


def test_a_long_name_between_bands_and_cells_has_room_and_the_cells_keep_theirs():
    band = matrix.Band(0, 2, "head 1", colours.palette(False).primary)
    short, long = (
        matrix.picture(dataclasses.replace(SMALL, bands=[band], columns=names))
        for names in (["x", "y"], ["incomprehen…", "y"])
    )
    lines = [each["layer"][-3]["encoding"]["y"]["value"] for each in (short, long)]  # above a band
    assert -lines[1] >= 6 * len("incomprehen…")  # pixels: upright, it isn't cut
    assert long["height"] - short["height"] == lines[0] - lines[1] > 0


def test_attention_says_weak_weights_in_grey_and_labels_its_query_in_blue():
    values, theme = SMALL.values.abs() / 3, colours.palette(False)
    attention = matrix.Grid(values, ["a", "b"], ["x", "y"], 1.0, dark=False, signed=False, strong=[0], attends=True)
    plain = matrix.Grid(values, ["a", "b"], ["x", "y"], 1.0, dark=False, signed=False, strong=[0])
    written = [str(spec) for spec in (matrix.picture(attention), matrix.picture(plain))]
    assert [f"abs(datum.value) < 0.005 ? '{theme.muted}'" in spec for spec in written] == [True, False]
    assert [theme.query in spec for spec in written] == [True, False]
    assert [" → " in spec for spec in written] == [True, False]
