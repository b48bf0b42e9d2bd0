"""Where marks stand, by hand: parts of an overview, a window's winner, hidden blocks, bars of a running total, pools."""

from dataclasses import replace

import torch

from attn_core import downsampling
from pages.charts import colours, graphs, heatmap, long_text_heatmap, matrix, row_bars

LONG = 300  # tokens, drawn in blocks of 3 × 3
WEIGHTS = torch.rand(1, LONG, LONG, generator=torch.Generator().manual_seed(0))
FUTURE = torch.ones(LONG, LONG, dtype=torch.bool).triu(1)
NAMES = [str(i) for i in range(LONG)]
SHEET = heatmap.Sheet(
    WEIGHTS.masked_fill(FUTURE, 0.0), FUTURE, 1.0, False, NAMES, NAMES, query=130, winners=[110], dark=False
)


def whole(hidden: torch.Tensor | None = None) -> long_text_heatmap.Whole:
    """Return the same weights in blocks."""
    blocks = downsampling.largest(WEIGHTS[0], 128)
    return long_text_heatmap.Whole(blocks, hidden, (300, 300), 1.0, False, 130, False)


def test_a_winner_is_counted_from_the_windows_first_column():
    assert long_text_heatmap.window(SHEET, 120, 100).winners == [10]
    assert long_text_heatmap.window(SHEET, 120, 0).winners == [None]
    assert long_text_heatmap.window(replace(SHEET, winners=[163]), 120, 100).winners == [63]
    assert long_text_heatmap.window(replace(SHEET, winners=[164]), 120, 100).winners == [None]


def test_a_block_is_hidden_where_all_its_cells_are():
    """Of a causal mask the blocks above the diagonal, none on it."""
    above = torch.ones(100, 100, dtype=torch.bool).triu(1)
    url = long_text_heatmap.overview(whole(above), (0, 0))["datasets"]["picture"]["url"]
    share = colours.shares(whole().pooled.values, 1.0, signed=False)
    assert url == [colours.picture(share, signed=False, dark=False, hidden=above)]


def test_each_bar_of_a_running_total_begins_where_the_last_one_ended():
    entries = [("a", 0.5, 0.5), ("b", -0.75, -0.25), ("c", 1.0, 0.75)]
    rows = row_bars.running_total(entries, 0.75, (-2.0, 2.0), 2, False)["datasets"]["rows"]
    assert rows["before"] == [0.0, 0.5, -0.25]
    assert rows["after"] == [0.5, -0.25, 0.75]
    assert rows["tip"][1] == "b: −0.7500, so far −0.2500"


def test_a_sum_is_right_at_1_and_nowhere_near_it():
    sums = row_bars.sums([1.0, 0.95, 1.00001, 2.0], ["a", "b", "c", "d"], 1, False)["datasets"]["sums"]
    assert sums["right"] == [True, False, True, False]
    assert sums["said"] == ["1.00", "0.95", "1.00", "2.00"]
    assert sums["strong"] == [False, True, False, False]


def test_a_change_beyond_the_axis_ends_there_and_its_number_says_how_far_it_would_go():
    rows = row_bars.Changes(["a", "b", "c"], [7.5, 0.25, None], ["", "", "new"], 1, False)
    moved = row_bars.changes(rows)["datasets"]["moved"]
    assert moved["amount"] == [3.0, 0.25, 0.0]
    assert moved["said"] == ["7.50", "0.25", "new"]
    assert moved["marked"] == [False, True, False]


def test_a_pools_colour_ends_where_the_axis_of_changes_does():
    """A change of 3 has the last colour, 0.75 the colour at 0.25 ** 0.6, none the first."""
    dots = graphs.pools(2, [(0, 1)], [3.0, 0.75, 0.0], 0, False)["datasets"]["dots"]
    assert dots["share"] == [1.0, 1.0, round(0.25**0.6, 5), round(0.25**0.6, 5), 0.0, 0.0]
    names = graphs.pools(2, [(0, 1)], [3.0, 0.75, 0.0], 1, False)["datasets"]["names"]
    assert names["strong"] == [False, True, False]


def test_a_line_of_the_graph_goes_from_its_source_to_its_target():
    spec = graphs.attention(["a", "b"], ["x", "y"], [(0, 1, 0.25), (1, 1, 0.75)], 1, False)
    lines, ends = spec["datasets"]["lines"], spec["datasets"]["ends"]
    assert lines["tip"] == ["a → y: 0.2500", "b → y: 0.7500"]
    assert (lines["y"], lines["y1"], lines["target"]) == ([0.5, 1.5], [1.5, 1.5], [1, 1])
    assert [label for label, side in zip(ends["label"], ends["side"], strict=True) if side] == ["x · 0", "y · 2"]


def test_a_weight_stands_on_its_cell_with_two_digits_and_is_1_only_where_it_rounds_to_it():
    texts = {0.0: "0", 0.0049: "0", 0.0051: ".01", 0.476: ".48", 0.96: ".96", 0.9949: ".99", 0.996: "1", 1.0: "1"}
    assert {weight: matrix.on_cell(weight) for weight in texts} == texts
