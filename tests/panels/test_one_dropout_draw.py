"""One view has one draw of dropout: all panels show the dropped weights of Explore's trace."""

import pytest
import torch

from attn_core import scene
from pages.view import traced_view
from tests.panels.explore.screen import scene_of
from tests.screen import cells, close, opened, prose, says

LINK = {"dropout": 0.3, "head": 1, "query": 4, "mask": "causal", "temperature": 0.5}


def dropped(**link: object) -> torch.Tensor:
    """Return the dropped weights of both heads, (2, T, T), drawn here for the default sentence."""
    setting = scene_of(opened("explore", **link))
    weights = scene.trace(setting).heads.weights
    kept = torch.rand(weights.shape, generator=torch.Generator().manual_seed(setting.seed)) >= setting.dropout
    return weights * kept / (1 - setting.dropout)


def test_what_is_made_of_the_weights_is_made_of_these():
    weights, trace = dropped(**LINK)[1], scene.trace(scene_of(opened("explore", **LINK)))
    close(cells(opened("explore", **LINK, stage="dropped"), "heatmap_1")[4].nan_to_num(), weights[4])
    for slot in ("three_draw", "three_mean"):
        close(cells(opened("loops", **LINK), slot)[4].nan_to_num(), weights[4])
    at = opened("weighted_sum", **LINK)
    close(cells(at, "factor_W")[4].nan_to_num(), weights[4])
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
