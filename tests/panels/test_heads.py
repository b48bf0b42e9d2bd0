"""Heads as a learner meets them: a control is moved, and the numbers on screen are the core's."""

import re
from collections import Counter

import pytest
import torch
from torch.nn.functional import scaled_dot_product_attention

from attn_core import heads, scene
from attn_core.experiments import combining_heads, stacked_layers
from pages import heads as page
from pages.answers import answer
from tests.screen import Screen, cells, chart, close, differences, opened, prose, put, says, values

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
TIME = r"(\d+\.\d\d ms|\d+\.\d µs)"


def setting(**how: object) -> scene.Scene:
    """Return the scene of the default controls, but for these."""
    return scene.Scene(**{"words": WORDS, "seed": 3, **how})


def drawn(wanted: scene.Scene) -> tuple[torch.Tensor, heads.Projections]:
    """Return the words' vectors and the projections of a scene."""
    return wanted.inputs(wanted.words), stacked_layers.projections(wanted)


def test_each_head_fills_columns_of_its_own():
    at = opened("heads")
    close(values(at, "Outputs of all heads, side by side", 7), scene.trace(setting()).joined)
    assert chart(at, "Outputs of all heads, side by side")["bands"]["label"] == ["head 0: 0–15", "head 1: 16–31"]
    at = put(put(at, "heads", "4"), "head_size", 8)
    found = chart(at, "Outputs of all heads, side by side")["bands"]
    assert (found["x"], found["x1"]) == ([0, 8, 16, 24], [8, 16, 24, 32])
    trace = scene.trace(setting(heads=4, head_size=8))
    close(values(at, "Outputs of all heads, side by side", 7), trace.joined)
    close(values(at, "q, all heads", 7), heads.join(trace.q))
    says(prose(at, "split_words"), f"{trace.joined[1, 24]:+.2f}", "24", "31")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter:
    """Return the number of calls to the core per move."""
    found = Counter()
    asked = ("list_against_reshape", "packed_against_three")
    for module, name in [(combining_heads, name) for name in asked] + [(stacked_layers, "in_context")]:
        whole = getattr(module, name)
        monkeypatch.setattr(module, name, lambda *a, name=name, whole=whole, **k: found.update([name]) or whole(*a, **k))
    return found


def asked(at: Screen, dragging: bool = False) -> None:
    """Ask for all boards, as a browser does; dragging: while a slider is dragged."""
    answer.answer(answer.Question("heads", at.view, tuple(page.PAGE.BOARDS), {}, dragging=dragging))


def test_a_move_asks_for_no_more_than_depends_on_it(calls: Counter):
    at = opened("heads", text="asked once for all")
    asked(at)
    assert calls == {
        "list_against_reshape": 1,
        "packed_against_three": 1,
        "in_context": 2,
    }
    calls.clear()
    asked(put(at, "query", 2))
    assert not calls
    asked(put(at, "temperature", 0.7))
    assert calls == {"list_against_reshape": 1, "in_context": 2}
    calls.clear()
    asked(put(at, "mask", "causal"))
    assert calls == {"list_against_reshape": 1}
    calls.clear()
    asked(put(at, "temperature", 1.4), dragging=True)
    assert calls == {"in_context": 2}  # nothing is timed while a slider is dragged
    asked(at)
    assert calls == {"in_context": 2, "list_against_reshape": 1}  # it is once it has been let go


def test_a_list_of_heads_equals_one_reshaped_product():
    at = opened("heads")
    for count in ("8", "2"):
        at = put(at, "heads", count)
        x, projections = drawn(setting(heads=int(count)))
        expected = combining_heads.list_against_reshape(x, projections, int(count)).difference
        assert differences(at, "list_checked") == pytest.approx([expected], abs=1e-6)
        assert len(re.findall(TIME, prose(at, "list"))) == 2


def test_one_packed_projection_equals_three():
    at = put(opened("heads"), "heads", "4")
    assert len(re.findall(TIME, prose(at, "packed"))) == 2
    x, projections = drawn(setting(heads=4))
    expected = combining_heads.packed_against_three(x, projections).difference
    assert expected < 1e-5
    assert differences(at, "packed_checked") == pytest.approx([expected], abs=1e-6)
    bands = chart(at, "q, k and v of all heads as one product")["bands"]
    assert bands["x"] == [0, 64, 128]


def test_the_width_is_shared_out_and_an_error_names_both_numbers():
    at = put(opened("heads"), "divide_into", 8)
    says(prose(at, "widths_said"), "32", f"{combining_heads.head_size(32, 8)}")
    at = put(at, "divide_into", 5)
    says(prose(at, "widths_said"), "32")
    found = chart(at, "Columns of d_model divided among heads")
    assert found["cells"]["value"].count(None) == 2
    assert found["bands"]["label"][-1] == "2 left over"


def scaled(width: int, temperature: float = 1.0, **how: object) -> tuple[torch.Tensor, float]:
    """Return weights (H, T, T) whose scores are divided by the root of a width, and their outputs' distance from torch's."""
    trace = scene.trace(setting(**how))
    weights = torch.softmax(trace.q @ trace.k.mT / width**0.5 / temperature, -1)
    theirs = scaled_dot_product_attention(trace.q, trace.k, trace.v, scale=1 / (16**0.5 * temperature))
    return weights, (weights @ trace.v - theirs).abs().max().item()


@pytest.mark.parametrize("temperature", [1.0, 0.5, 3.0])
def test_the_scale_is_of_the_heads_size_at_any_temperature(temperature: float):
    at = opened("heads", temperature=temperature, head=1, query=4)
    for joined, width in ((False, 16), (True, 32)):
        at = put(at, "joined_scale", joined)
        weights, apart = scaled(width, temperature)
        close(values(at, "Weights of head 1 under the scale that is set", 7), weights[1])
        says(prose(at, "scaled_by"), f"{temperature:g}")
        says(prose(at, "scaled_by"), f"{weights[1, 4].max():.2f}")
        assert differences(at, "scale_checked") == pytest.approx([apart], rel=0.06, abs=1e-6)
        assert ("✗" in prose(at, "scale_checked")) is joined


def test_w_o_mixes_the_heads():
    at = opened("heads")
    wo, trace = drawn(setting())[1].wo, scene.trace(setting())
    shares = combining_heads.head_shares(trace, wo)[:, 1]
    found = values(at, "The contribution of each head to the output, and their sum", 3)
    close(found, torch.cat([shares, shares.sum(0)[None]]))
    at = put(at, "mix_heads", False)
    found = values(at, "The contribution of each head to the output, and their sum", 3)
    close(found[2], trace.joined[1])
    assert (found[0, 16:] == 0).all()


def test_the_newest_words_are_the_last_of_the_sentence():
    for corner in ("upper_left", "lower_right"):
        labels = opened("self_and_cross", new_tokens=2).slots[corner]["labels"]
        rows = [label for label, side in zip(labels["label"], labels["side"], strict=True) if side]
        assert rows == ["the·5", "cave"]


def test_a_columns_shares_add_up_to_it():
    """Two designed heads pass on of "always", which is 1 of every word, one half each; of "the" the second head alone."""
    at = opened("heads", projections="previous", query=5)
    columns = cells(at, "shares").round(decimals=3).T.tolist()
    assert [0.5, 0.5, 1.0] in columns
    assert [0.0, 0.5, 0.5] in columns
    says(prose(at, "mixed_words"), "the·5", "+0.000", "+0.500")
