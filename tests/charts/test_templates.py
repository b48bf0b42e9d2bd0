"""What all charts share: one template a shape, data apart from it, nothing drawn at a place that is no number."""

import dataclasses
import json
import math

import pytest
import torch

from pages.board import json_encoding, pieces
from pages.charts import heatmap, message_graph, templates, tiles
from tests import answers
from tests.drawings import CAUSAL, CROSS, LARGE, POSITIONS, bars, curve, shape_of, sheet, stack, strips, template

OTHER = dataclasses.replace(CROSS, temperature=0.2, seed=8, mask="window", window=1, dropout=0.3, power=0.0, positions=False)
SAME_SHAPE = {
    "heatmap": (
        lambda: heatmap.one_head(sheet(), 0, True),
        lambda: heatmap.one_head(sheet(OTHER, "dropped", query=4), 1, False),
    ),
    "heatmap of scores": (
        lambda: heatmap.one_head(sheet(CROSS, "scores"), 0, True),
        lambda: heatmap.one_head(sheet(OTHER, "masked", query=4), 1, False),
    ),
    "picture": (
        lambda: heatmap.one_head(sheet(LARGE), 0, True),
        lambda: heatmap.one_head(sheet(dataclasses.replace(LARGE, seed=8), "scores", query=4), 1, False),
    ),
    "thumbnails": (
        lambda: tiles.thumbnails(sheet(), ["head 0", "head 1"], 0),
        lambda: tiles.thumbnails(sheet(OTHER, "scaled", query=4), ["head 0", "head 1"], 1),
    ),
    "bars": (bars, lambda: bars(OTHER, 4)),
    "curve": (curve, lambda: curve(OTHER, 4)),
    "strips": (lambda: strips(CROSS), lambda: strips(OTHER, 4)),
    "stack": (lambda: stack(CROSS), lambda: stack(OTHER, 4)),
}


@pytest.mark.parametrize("kind", SAME_SHAPE)
def test_between_settings_of_one_shape_only_data_changes(kind: str):
    one, other = (make() for make in SAME_SHAPE[kind])
    assert template(one) == template(other)
    assert shape_of(one) == shape_of(other)
    assert one["datasets"] != other["datasets"]


def test_a_graph_of_messages_has_one_form_for_any_number_of_layers_and_the_words_at_both_ends():
    """A slider moves through the layers: with a form of its own, each would be drawn anew."""
    mask = torch.ones(2, 2, dtype=torch.bool).tril()
    graphs = [message_graph.messages(["a", "b"], mask, torch.ones(n + 1, 2).bool(), 0, False) for n in (0, 1, 5)]
    assert template(graphs[0]) == template(graphs[1]) == template(graphs[2])
    assert [graph["datasets"]["words"]["last"].count(True) for graph in graphs] == [0, 2, 2]
    assert graphs[2]["datasets"]["words"]["x"] == [0, 0, 5, 5]
    assert graphs[2]["datasets"]["columns"]["x"] == list(range(6))


BLIND = dataclasses.replace(CROSS, memory=("A",), mask="window", window=0)
DRAWN = {
    **{f"{kind} {i}": make for kind, both in SAME_SHAPE.items() for i, make in enumerate(both)},
    "heatmap of nothing": lambda: heatmap.one_head(sheet(BLIND, "masked"), 1, True),
    "bars of nothing": lambda: bars(BLIND),
    "bars under a mask": lambda: bars(CAUSAL),
    "curve of nothing": lambda: curve(BLIND),
    "strips of nothing": lambda: strips(BLIND),
    "strips of many": lambda: strips(LARGE),
    "stack of nothing": lambda: stack(BLIND),
}


@pytest.mark.parametrize("kind", DRAWN)
def test_nothing_is_drawn_at_a_place_that_is_no_number_and_a_browser_gets_the_same(kind: str):
    """Every column of one length, of numbers, texts and nulls, as JSON has them; and the form by its hash."""
    spec, seen = DRAWN[kind](), answers.Seen()
    for name, table in spec["datasets"].items():
        assert len({len(column) for column in table.values()}) == 1, name
        for column in set(table) & set(POSITIONS):
            assert all(isinstance(x, int | float) and math.isfinite(x) for x in table[column]), (name, column)
        for column, found in table.items():
            assert {type(value) for value in found} <= {float, int, str, bool, type(None)}, (name, column)
            assert not {"nan", "inf", "-inf", "None"} & {*map(str, filter(None, found))}, (name, column)
    seen.take(json_encoding.encode(pieces.Picture("slot", spec, kind)))
    assert json.loads(json_encoding.form_of(seen.about["slot"]["form"])) == template(spec)
    assert seen.tables("slot") == spec["datasets"]


def test_frames_repeat_scalars_take_tensors_and_round_what_is_drawn():
    assert templates.table(a=[1, 2, 3], b="x") == {"a": [1, 2, 3], "b": ["x"] * 3}
    found = templates.table(a=torch.tensor([0.1234567, -2.0]), b=[None, 0.1234549], c=torch.tensor([3, 4]))
    assert found == {"a": [0.12346, -2.0], "b": [None, 0.12345], "c": [3, 4]}
