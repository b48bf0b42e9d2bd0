"""One view has one draw of dropout: all panels show the dropped weights of Explore's trace."""

import re

import pytest
import torch

from attn_core import scene
from pages.view import traced_view
from tests.panels.explore.screen import scene_of
from tests.screen import Screen, cells, close, opened, prose, records, says

LINK = {"dropout": 0.3, "head": 1, "query": 4, "mask": "causal", "temperature": 0.5}
WEIGHTS = [0.543, 0.126, 0.033, 0, 0, 0, 0]  # The, bat, flew are kept, out and of are dropped, the and cave are hidden


def dropped(**link: object) -> torch.Tensor:
    """Return the dropped weights of both heads, (2, T, T), drawn here for the default sentence."""
    setting = scene_of(opened("explore", **link))
    weights = scene.trace(setting).heads.weights
    kept = torch.rand(weights.shape, generator=torch.Generator().manual_seed(setting.seed)) >= setting.dropout
    return weights * kept / (1 - setting.dropout)


def numbers(column: list[str]) -> list[float]:
    """Return a column of a table as numbers, 0 for a hidden cell."""
    return [0.0 if cell == "hidden" else float(cell.replace("−", "-")) for cell in column]


def account(at: Screen) -> list[float]:
    """Return the weights of the account as printed."""
    lines = re.findall(r"<tr>(.*?)</tr>", at.slots["account"])[1:-1]
    return numbers([re.sub(r"<[^>]+>", "", re.findall(r"<td.*?>(.*?)</td>", line)[0]) for line in lines])


def column(page: str, table: str, name: str) -> list[float]:
    """Return a column of a page's table."""
    return numbers([row[name] for row in records(opened(page, **LINK), table)])


def row(page: str, slot: str, **more: object) -> torch.Tensor:
    """Return the selected row of a matrix, hidden cells as 0."""
    return cells(opened(page, **LINK, **more), slot)[4].nan_to_num()


PLACES = {
    "Explore's file": lambda: column("explore", "row", "dropped"),
    "Explore's heatmap": lambda: row("explore", "heatmap_1", stage="dropped"),
    "the account": lambda: account(opened("weighted_sum", **LINK)),
    "the account's file": lambda: column("weighted_sum", "account", "weight after dropout"),
    "W": lambda: row("weighted_sum", "factor_W"),
    "the loops' draw": lambda: row("loops", "three_draw"),
    "the mean of one draw": lambda: row("loops", "three_mean"),
}


@pytest.mark.parametrize("place", PLACES)
def test_every_place_keeps_the_same_tokens_with_the_same_weights(place: str):
    weights = torch.as_tensor(PLACES[place](), dtype=torch.float64)
    close(weights, torch.tensor(WEIGHTS), 6e-4)
    close(weights, dropped(**LINK)[1, 4], 6e-4)


def test_what_is_made_of_the_weights_is_made_of_these():
    weights, trace = dropped(**LINK)[1], scene.trace(scene_of(opened("explore", **LINK)))
    at = opened("weighted_sum", **LINK)
    close(cells(at, "strip_adds"), weights[4][:, None] * trace.v[1])
    close(cells(at, "strip_totals")[-1], weights[4] @ trace.v[1])
    x = scene.attention_inputs(scene_of(at), "cpu")[0]
    close(cells(at, "factor_Y"), weights @ x)
    close(cells(opened("query_key_value", **LINK), "output"), weights @ trace.v[1])


@pytest.mark.parametrize("maps", ["previous", "learned"])
def test_a_head_by_itself_has_the_draw_that_it_has_as_the_first_of_several(maps: str):
    """/query_key_value shows one designed or learned head, Explore that head beside others."""
    link = {"dropout": 0.3, "projections": maps, "text": "a cave", "tokens": "character", "heads": 4}
    setting = traced_view.prepare(opened("explore", **link).view).scene
    assert (setting.source, setting.heads) == (maps, 4)
    heads = scene.trace(setting).heads
    assert (heads.dropped[0] == 0).any()
    page = opened("query_key_value", **link)
    close(cells(page, "output"), heads.dropped[0].double() @ cells(page, "given"), 2e-4)


# ---- where a weight means after dropout, it says so ----


def test_the_outlined_key_is_the_largest_that_is_kept():
    """`of` has the largest weight, 50 %, and is dropped: in the account The is the largest."""
    at = opened("weighted_sum", **LINK)
    says(prose(at, "winners"), "50 %")
    assert at.slots["strip_values"]["marks"]["y"] == [0]
    assert at.slots["running"]["rows"]["winner"].index(True) == 0
    nothing = opened("weighted_sum", dropout=1)
    assert nothing.slots["strip_values"]["marks"]["y"] == []
    assert not any(nothing.slots["running"]["rows"]["winner"])


def test_a_page_that_leaves_dropout_out_shows_the_weights_before_it():
    trace = scene.trace(scene_of(opened("explore", **LINK)))
    close(cells(opened("heads", **LINK), "joined")[:, 16:], trace.heads.weights[1] @ trace.v[1])
