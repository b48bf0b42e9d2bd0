"""Heads as a learner meets them: a control is moved, and the numbers on screen are the core's."""

import re
from collections import Counter
from dataclasses import replace

import pytest
import torch
from torch.nn.functional import scaled_dot_product_attention

from attn_core import heads, scene, tokens
from attn_core.experiments import combining_heads, stacked_layers
from pages import heads as page
from pages.answers import answer
from pages.text import numbers
from tests.panels.explore.screen import scene_of
from tests.screen import Screen, cells, chart, click, close, csv, differences, opened, prose, put, values

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
TIME = r"(\d+\.\d\d ms|\d+\.\d µs)"
TWENTY = " ".join(f"w{i}" for i in range(20))


def setting(**how: object) -> scene.Scene:
    """Return the scene of the default controls, but for these."""
    return scene.Scene(**{"words": WORDS, "seed": 3, **how})


def drawn(wanted: scene.Scene) -> tuple[torch.Tensor, heads.Projections]:
    """Return the words' vectors and the projections of a scene."""
    return wanted.inputs(wanted.words), stacked_layers.projections(wanted)


@pytest.mark.concept(46)
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
    assert numbers.true_minus(f"head 3, whose first number is {trace.joined[1, 24]:+.2f}") in prose(at, "split_words")


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


@pytest.mark.concept(48)
def test_a_list_of_heads_equals_one_reshaped_product():
    at = opened("heads")
    for count in ("8", "2"):
        at = put(at, "heads", count)
        sentence = prose(at, "list")
        x, projections = drawn(setting(heads=int(count)))
        expected = combining_heads.list_against_reshape(x, projections, int(count)).difference
        assert differences(at, "list_checked") == pytest.approx([expected], abs=1e-6)
        assert "✓ equal, largest difference" in prose(at, "list_checked")
        assert "Both give the same numbers." in sentence
        assert re.search(
            rf"A list of {count} heads took {TIME}, one reshaped product {TIME} \(the shortest of 5 runs", sentence
        )


@pytest.mark.concept(58)
def test_one_packed_projection_equals_three():
    at = put(opened("heads"), "heads", "4")
    assert "✓ equal, largest difference" in prose(at, "packed_checked")
    assert "Both give the same numbers." in prose(at, "packed")
    assert re.search(
        rf"One product with 32 × 192 took {TIME}, three with 32 × 64 {TIME} \(the shortest of 5", prose(at, "packed")
    )
    x, projections = drawn(setting(heads=4))
    expected = combining_heads.packed_against_three(x, projections).difference
    assert expected < 1e-5
    assert differences(at, "packed_checked") == pytest.approx([expected], abs=1e-6)
    bands = chart(at, "q, k and v of all heads as one product")["bands"]
    assert bands["x"] == [0, 64, 128]


@pytest.mark.concept(47)
def test_the_width_is_shared_out_and_an_error_names_both_numbers():
    at = put(opened("heads"), "divide_into", 8)
    assert f"32 / 8 = {combining_heads.head_size(32, 8)} columns for each head" in prose(at, "widths_said")
    at = put(at, "divide_into", 5)
    assert "heads must divide d_model: got 5 heads and a d_model of 32" in prose(at, "widths_said")
    found = chart(at, "Columns of d_model divided among heads")
    assert found["cells"]["value"].count(None) == 2
    assert found["bands"]["label"][-1] == "2 left over"


def scaled(width: int, temperature: float = 1.0, **how: object) -> tuple[torch.Tensor, float]:
    """Return weights (H, T, T) whose scores are divided by the root of a width, and their outputs' distance from torch's."""
    trace = scene.trace(setting(**how))
    weights = torch.softmax(trace.q @ trace.k.mT / width**0.5 / temperature, -1)
    theirs = scaled_dot_product_attention(trace.q, trace.k, trace.v, scale=1 / (16**0.5 * temperature))
    return weights, (weights @ trace.v - theirs).abs().max().item()


@pytest.mark.concept(50)
@pytest.mark.parametrize("temperature", [1.0, 0.5, 3.0])
def test_the_scale_is_of_the_heads_size_at_any_temperature(temperature: float):
    at = opened("heads", temperature=temperature, head=1, query=4)
    for joined, width in ((False, 16), (True, 32)):
        at = put(at, "joined_scale", joined)
        weights, apart = scaled(width, temperature)
        close(values(at, "Weights of head 1 under the scale that is set", 7), weights[1])
        assert f"and by the temperature, {temperature:g}." in prose(at, "scaled_by")
        assert f"The largest weight of of in head 1 is {weights[1, 4].max():.2f}." in prose(at, "scaled_by")
        assert differences(at, "scale_checked") == pytest.approx([apart], rel=0.06, abs=1e-6)
        verdict = "✗ differs from" if joined else "✓ equals"
        assert f"{verdict} torch.nn.functional.scaled_dot_product_attention" in prose(at, "scale_checked")


def test_the_right_scale_gives_explores_own_weights():
    link = {"temperature": 0.5, "head": 1, "query": 4}
    mine, explores = opened("heads", **link), opened("explore", **link)
    close(cells(mine, "weights_by_scale"), cells(explores, "heatmap_1"))


def test_at_temperature_0_and_with_one_head_the_slip_changes_nothing():
    at = opened("heads", temperature=0, joined_scale=True)
    assert "at temperature 0 no scale changes the weights" in prose(at, "scaled_by")
    assert "The largest weight of bat in head 0 is 1.00." in prose(at, "scaled_by")
    same = "✓ equals the mean of the values whose keys have the largest score, largest difference 0"
    assert same in prose(at, "scale_checked")
    assert "✓ equals" in prose(opened("heads", heads=1, joined_scale=True), "scale_checked")


@pytest.mark.concept(51)
def test_w_o_mixes_the_heads():
    at = opened("heads")
    wo, trace = drawn(setting())[1].wo, scene.trace(setting())
    shares = combining_heads.head_shares(trace, wo)[:, 1]
    found = values(at, "The contribution of each head to the output, and their sum", 3)
    close(found, torch.cat([shares, shares.sum(0)[None]]))
    assert "comes from both heads" in prose(at, "mixed_words")
    at = put(at, "mix_heads", False)
    found = values(at, "The contribution of each head to the output, and their sum", 3)
    close(found[2], trace.joined[1])
    assert (found[0, 16:] == 0).all()
    assert "comes from head 0 alone" in prose(at, "mixed_words")


@pytest.mark.parametrize("link", [{"text": "one"}, {"text": TWENTY}, {"heads": "8", "mask": "window", "window": "0"}])
def test_any_sentence_and_both_ends(link: dict[str, str]):
    low = {"divide_into": "1", "layers": "1", "layer_reach": "0", "context": "1"}
    high = {"divide_into": "16", "layers": "4", "layer_reach": "4", "context": "64"}
    for ends in (low, high):
        at = opened("heads", **link, **ends)
        count = len(tokens.split(link.get("text", " ".join(WORDS))))
        assert f"({count} × 32)" in prose(at, "split_name")  # heads share d_model
        own = replace(scene_of(at), head_size=32 // at.view.heads)
        last = scene.trace(own).joined[min(1, count - 1), -own.head_size]
        assert numbers.true_minus(f"head {own.heads - 1}, whose first number is {last:+.2f}") in prose(at, "split_words")


def test_no_word():
    at = opened("heads", text="  ")
    assert "no words yet" in prose(at, "remarks")
    assert not [found for found in at.slots.values() if isinstance(found, dict)]
    assert csv(at, "joined_heads") is None


@pytest.mark.parametrize("slot", ["split", "joined", "packed_columns", "weights_by_scale"])
def test_a_click_in_a_picture_of_rows_follows_the_row(slot: str):
    """So do arrow keys; pictures whose rows are no queries take neither."""
    at = opened("heads")
    rows = at.slots[slot]["cells"]["y"]
    assert at.pieces[slot].steps == {"ArrowUp": ("query", -1, 0, 6), "ArrowDown": ("query", 1, 0, 6)}
    at = click(at, slot, "cells", rows.index(4))
    assert at.view.query == 4
    assert at.slots[slot]["marks"]["y"][0] == 4
    assert prose(at, "jobs_words").startswith("In head 0 of gives ")


def test_the_file_holds_the_outputs_of_all_heads():
    at = opened("heads", text="word head 0 [0], word", heads="4", head_size="3")
    header, *rows = csv(at, "joined_heads").splitlines()
    assert header == "word," + ",".join(f"head {h} [{i}]" for h in range(4) for i in (0, 1, 2))
    found = torch.tensor([[float(cell) for cell in row.rsplit(",", 12)[1:]] for row in rows])
    close(found, scene.trace(scene_of(at)).joined, atol=1e-6)
