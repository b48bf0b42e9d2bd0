"""What follows from a mask, on its page: layers of messages, rows that move, PyTorch's functions, and the table of edges."""

import pytest
import torch
from torch import Tensor

from attn_core import masks, scene
from attn_core.experiments import mask_graph, perturbation, torch_masks
from attn_core.heads import attend_in_heads
from pages import masks as page
from tests.panels.test_masks import SEVEN, chart_in, open_cells, opened, right, under
from tests.screen import press, prose, put, says


def test_the_mask_hides_the_future_and_the_past_never_moves():
    """With a causal mask, changing word k moves no row before k."""
    at = put(opened(), "mask", "causal")
    right(at, masks.causal(7, 7))
    for token in (2, 6):
        put(at, "mask_changed", token)
        expected = perturbation.moved(*under(masks.causal(7, 7)), token)
        bars = chart_in(at, "changed_mask")["moved"]
        torch.testing.assert_close(torch.tensor(bars["amount"]), expected.clamp(max=3), rtol=0, atol=1e-4)
        assert bars["amount"][:token] == [0.0] * token
        says(prose(at, "changed_words"), f"{7 - token}", f"{token}")
    assert min(chart_in(at, "changed_open")["moved"]["amount"]) > 0.01


def test_old_rows_stay_when_the_sentence_grows():
    """Under a causal mask a new word leaves old rows as they are, without one it moves them."""
    at = opened(mask="causal")
    for slot, allowed in (("grown_open", masks.bidirectional(7, 7)), ("grown_mask", masks.causal(7, 7))):
        for last in (0, 5, 6):
            put(at, "mask_grown", last)
            bars = chart_in(at, slot)["moved"]
            torch.testing.assert_close(
                torch.tensor(bars["amount"][:last]), perturbation.growing(*under(allowed), last)[:last], rtol=0, atol=1e-4
            )
            assert bars["said"][last:] == ["new", *["not there yet"] * (6 - last)]


def outputs(allowed: Tensor, length: int, changed: int | None = None, temperature: float = 1.0) -> Tensor:
    """Return the outputs of the first words under a mask, (length, 32), in torch; changed: the word that 1 is added to."""
    setting = scene.Scene(words=SEVEN, seed=3)
    x = setting.inputs(SEVEN)[:length].clone()
    if changed is not None:
        x[changed] += 1
    drawn = setting.projections()
    q, k, v = ((x @ w).reshape(length, 2, 16).transpose(0, 1) for w in (drawn.wq, drawn.wk, drawn.wv))
    masked = (q @ k.mT / 4).masked_fill(~allowed[:length, :length], -torch.inf)
    if temperature == 0:
        weights = torch.nn.functional.one_hot(masked.argmax(-1), length).float()
    else:
        weights = torch.softmax(masked / temperature, -1)
    return (weights @ v).transpose(0, 1).flatten(1)


MOVES = {  # a link → its mask, and how many rows may depend on word 3, how many of those before it, how many did move
    "cold": ({"temperature": "0"}, masks.bidirectional(7, 7), (7, 3, 1)),
    "warm": ({}, masks.bidirectional(7, 7), (7, 3, 7)),
    "causal": ({"mask": "causal"}, masks.causal(7, 7), (4, 0, 4)),
    "causal, cold": ({"mask": "causal", "temperature": "0"}, masks.causal(7, 7), (4, 0, 2)),
    "prefix": ({"mask": "prefix", "prefix": "4"}, masks.causal(7, 7) | masks.prefix(7, 7, 4), (7, 3, 7)),
}


@pytest.mark.parametrize("case", MOVES)
def test_what_can_move_follows_from_the_mask_and_what_did_from_the_numbers(case: str):
    """At temperature 0 few rows move with this word; that the others could is not denied."""
    link, allowed, (can, before, did) = MOVES[case]
    temperature = float(link.get("temperature", 1))
    at = opened(mask_grown="3", mask_changed="3", **link)
    assert (int(allowed[:, 3].sum()), int(allowed[:3, 3].sum())) == (can, before)
    moved = (outputs(allowed, 7, 3, temperature) - outputs(allowed, 7, None, temperature)).abs().amax(-1)
    assert int((moved > 1e-5).sum()) == did
    words = prose(at, "changed_words")
    side = words.split("Under the ")[1] if "mask" in link else words.split("Under the ")[0]
    says(side, f"{can}", f"{before}", f"{did}")
    says(side, f"{moved.max():.2f}")


@pytest.mark.parametrize("case", MOVES)
def test_what_can_be_kept_follows_from_the_mask(case: str):
    """Old rows that may attend to the new word can't be kept, though they happen to stay."""
    link, allowed, (_, opened_to, _) = MOVES[case]
    temperature = float(link.get("temperature", 1))
    at = opened(mask_grown="3", **link)
    most = (outputs(allowed, 4, None, temperature)[:3] - outputs(allowed, 3, None, temperature)).abs().max().item()
    assert (most < 1e-5) == (case in ("cold", "causal", "causal, cold"))
    if "mask" in link:
        assert page.grown(at.view).unchanged == 3 - opened_to
        assert page.grown(at.view).under_mask == int(allowed[:6, 6].sum())
    if most > 1e-5:
        says(prose(at, "grown_words"), f"{most:.2f}")


def test_messages_travel_one_edge_a_round():
    """Rounds carry a word along edges; a line is as thick as its weight."""
    at = opened(mask="causal", mask_window="1", query="5")
    allowed = masks.causal(7, 7) & masks.window(7, 7, 1)
    right(at, allowed)
    weights = under(allowed)[0].trace(under(allowed)[1]).heads.weights[0]
    lines = chart_in(at, "mask_graph")["lines"]
    pairs = zip(lines["y"], lines["y1"], lines["wide"], strict=True)
    assert all(wide == pytest.approx(0.75 + 5 * weights[int(t), int(s)].item(), abs=1e-4) for s, t, wide in pairs)
    for rounds in (0, 1, 3, 8):
        put(at, "mask_rounds", rounds)
        reached = mask_graph.after(allowed, rounds)
        assert open_cells(at, 1).equal(reached)
        says(prose(at, "graph_words"), f"{int(reached[5].sum())}", "the·5")


def test_a_query_that_sees_nothing():
    """An empty row gives zeros here and in PyTorch's fused attention, and NaN from a plain softmax."""
    at = put(opened(), "query", 2)
    press(at, "Hide the whole row")
    allowed = masks.bidirectional(7, 7)
    allowed[2] = False
    right(at, allowed)
    trace = attend_in_heads(*scene.attention_inputs(scene.Scene(words=SEVEN, seed=3), "cpu"), 2, allowed)
    core, fused, plain = torch_masks.sees_nothing(trace.q[0, 2], trace.k[0], trace.v[0])
    assert plain[0] is None
    assert fused[0] == core[0] == 0
