"""What follows from a mask, on its page: layers of messages, rows that move, PyTorch's functions, and the table of edges."""

import io

import pandas as pd
import pytest
import torch
from torch import Tensor

from attn_core import masks, scene
from attn_core.experiments import mask_graph, perturbation, torch_masks
from attn_core.heads import attend_in_heads
from pages.panels.shared import masked
from pages.view import settings
from tests.panels.test_masks import SEVEN, chart_in, open_cells, opened, right, under
from tests.screen import csv, data, press, prose, put


@pytest.mark.concept(28)
def test_the_mask_hides_the_future_and_the_past_never_moves():
    """Idea 28: with a causal mask, changing word k moves no row before k."""
    at = put(opened(), "mask", "causal")
    right(at, masks.causal(7, 7))
    for token in (2, 6):
        put(at, "mask_changed", token)
        expected = perturbation.moved(*under(masks.causal(7, 7)), token)
        bars = chart_in(at, "changed_mask")["moved"]
        torch.testing.assert_close(torch.tensor(bars["amount"]), expected.clamp(max=3), rtol=0, atol=1e-4)
        assert bars["amount"][:token] == [0.0] * token
        said = f"causal mask: {7 - token} of 7 outputs can change (0 of the {token} earlier ones), and"
        assert said in prose(at, "changed_words")
    assert min(chart_in(at, "changed_open")["moved"]["amount"]) > 0.01


@pytest.mark.concept(29)
def test_old_rows_stay_when_the_sentence_grows():
    """Idea 29: under a causal mask a new word leaves old rows as they are, without one it moves them."""
    at = opened(mask="causal")
    for slot, allowed in (("grown_open", masks.bidirectional(7, 7)), ("grown_mask", masks.causal(7, 7))):
        for last in (0, 5, 6):
            put(at, "mask_grown", last)
            bars = chart_in(at, slot)["moved"]
            torch.testing.assert_close(
                torch.tensor(bars["amount"][:last]), perturbation.growing(*under(allowed), last)[:last], rtol=0, atol=1e-4
            )
            assert bars["said"][last:] == ["new", *["not there yet"] * (6 - last)]
    without, masked = prose(at, "grown_words").split("Under the ")
    assert "so all earlier outputs can be kept" in masked
    assert (
        "6 of 6 earlier words may attend to the new word, so their outputs must be computed again and change by up to"
        in without
    )


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
    words, moves = prose(at, "changed_words"), "does" if did == 1 else "do"
    side = words.split("Under the ")[1] if "mask" in link else words.split("Under the ")[0]
    assert f"{can} of 7 outputs can change ({before} of the 3 earlier ones), and {did} {moves}, by up to" in side
    assert f"by up to {moved.max():.2f}." in side


@pytest.mark.parametrize("case", MOVES)
def test_what_can_be_kept_follows_from_the_mask(case: str):
    """Old rows that may attend to the new word can't be kept, though they happen to stay."""
    link, allowed, (_, opened_to, _) = MOVES[case]
    temperature = float(link.get("temperature", 1))
    said = prose(opened(mask_grown="3", mask_changed="3", **link), "grown_words")
    said = said.split("Under the ")[1] if "mask" in link else said.split("Under the ")[0]
    most = (outputs(allowed, 4, None, temperature)[:3] - outputs(allowed, 3, None, temperature)).abs().max().item()
    if opened_to:
        assert "3 of 3 earlier words may attend to the new word, so their outputs must be computed again" in said
    else:
        assert "0 of 3 earlier words may attend to the new word, so all earlier outputs can be kept" in said
    assert (most < 1e-5) == (case in ("cold", "causal", "causal, cold"))
    assert ("must be computed again, though they happen to stay the same here" in said) == (case == "cold")
    assert (f"must be computed again and change by up to {most:.2f}" in said) == (most > 1e-5)


def test_a_mask_that_lets_nothing_move_says_so():
    """One word, hidden from itself: no row can move, and none is said to."""
    said = prose(opened(text="bat", mask_painted="0-0"), "changed_words")
    assert ": 0 of 1 outputs can change. A mask rescales" in said


@pytest.mark.concept(32)
def test_the_in_degrees_of_a_causal_graph_count_up():
    """Idea 32: node i of the causal graph has i + 1 edges, counted from 0, itself among them."""
    at = put(put(opened(), "mask", "causal"), "query", 4)
    assert "5 edges end at of: it attends to 5 of 7 words" in prose(at, "mask_row")
    degrees = "In-degrees (edges that end at each word), from the first word to the last: 1, 2, 3, 4, 5, 6, 7."
    assert degrees in prose(at, "mask_row")
    put(at, "query", 0)
    assert "1 edge ends at The·0: it attends to 1 of 7 words" in prose(at, "mask_row")


@pytest.mark.concept(33)
def test_messages_travel_one_edge_a_round():
    """Idea 33: rounds carry a word along edges; a line is as thick as its weight."""
    at = opened(mask="causal", mask_window="1", query="5")
    allowed = masks.causal(7, 7) & masks.window(7, 7, 1)
    right(at, allowed)
    weights = under(allowed)[0].trace(under(allowed)[1]).heads.weights[0]
    lines = data(at, "lines")[0]
    pairs = zip(lines["y"], lines["y1"], lines["wide"], strict=True)
    assert all(wide == pytest.approx(0.75 + 5 * weights[int(t), int(s)].item(), abs=1e-4) for s, t, wide in pairs)
    for rounds in (0, 1, 3, 8):
        put(at, "mask_rounds", rounds)
        reached = mask_graph.after(allowed, rounds)
        assert open_cells(at, 1).equal(reached)
        assert f"information from {int(reached[5].sum())} of 7 words has reached the·5" in prose(at, "graph_words")


@pytest.mark.concept(35)
def test_a_query_that_sees_nothing():
    """Idea 35: an empty row gives zeros here and in PyTorch's fused attention, and NaN from a plain softmax."""
    at = put(opened(), "query", 2)
    assert "Every query may attend to at least one word" in prose(at, "nothing_said")
    press(at, "Hide the whole row")
    allowed = masks.bidirectional(7, 7)
    allowed[2] = False
    right(at, allowed)
    assert "flew may attend to no word" in prose(at, "nothing_said")
    assert "No edge ends at flew: it attends to 0 words, so its weights sum to 0." in prose(at, "mask_row")
    trace = attend_in_heads(*scene.attention_inputs(scene.Scene(words=SEVEN, seed=3), "cpu"), 2, allowed)
    core, fused, plain = torch_masks.sees_nothing(trace.q[0, 2], trace.k[0], trace.v[0])
    assert plain[0] is None
    assert fused[0] == core[0] == 0
    table = prose(at, "nothing")
    assert "these pages 0, 0, 0, …" in table
    assert "fused attention 0, 0, 0, …" in table
    assert "plain softmax NaN, NaN, NaN, …" in table
    assert "at out: it attends to 7 of 7 words" in prose(put(at, "query", 3), "mask_row")


SWAPS = {
    "nothing hidden": ({}, "Passed to the wrong function, this mask would hide every cell."),
    "causal": ({"mask": "causal"}, "open the 21 hidden cells. 1 of 7 words could then attend to nothing."),
    "all hidden": (
        {"mask_window": "0", "mask_painted": "_".join(f"{i}-{i}" for i in range(7))},
        "Passed to the wrong function, this mask would hide no cell.",
    ),
    "padding": ({"mask_padding": "2"}, "open the 14 hidden cells."),
}


@pytest.mark.parametrize("case", SWAPS)
def test_what_a_swapped_mask_does_follows_from_the_cells(case: str):
    """Both polarities of the mask on screen, counted."""
    link, sentence = SWAPS[case]
    at = opened(**link)
    assert prose(at, "polarity_said").endswith(sentence)
    blind = int((~(~open_cells(at)).any(-1)).sum())
    assert ("could then attend to nothing" in sentence) == (0 < blind < 7)


@pytest.mark.concept(36)
def test_both_polarities_are_printed():
    """Idea 36: the same mask as both of PyTorch's functions take it, and how many True each holds."""
    at = put(opened(), "mask", "causal")
    allowed = masks.causal(7, 7)
    fused, module = (at.pieces[f"polarity_{name}"].program for name in ("fused", "module"))
    assert fused == torch_masks.for_fused(allowed)
    assert module == torch_masks.for_module(allowed)
    assert fused.strip() in prose(at, "polarity_fused")
    assert (fused.count("True,") + fused.count("True]"), module.count("True,") + module.count("True]")) == (28, 21)
    assert "True means open: 28 of 49 cells are True" in prose(at, "polarity_said")
    assert "True means hidden: 21 of 49 cells are True" in prose(at, "polarity_said")


def test_a_step_s_own_number_leaves_the_mask_as_it_is():
    """The data of the mask is one object for all rounds and words of later steps."""
    first = masked.masked(settings.View(mask="causal"))
    assert masked.masked(settings.View(mask="causal", mask_rounds=4, mask_changed=1, mask_grown=2)) is first


def test_the_edges_can_be_read_as_a_table():
    """The file holds every edge with its weight in each head."""
    at = opened(mask="causal")
    table = pd.read_csv(io.StringIO(csv(at, "edges")))
    own, x = under(masks.causal(7, 7))
    weights = own.trace(x).heads.weights
    assert list(zip(table["source"], table["target"], strict=True)) == mask_graph.edges(masks.causal(7, 7))
    assert table["from"].to_list() == [SEVEN[source] for source in table["source"]]
    assert table["to"].to_list() == [SEVEN[target] for target in table["target"]]
    expected = weights[1, table["target"].to_list(), table["source"].to_list()].double()
    torch.testing.assert_close(torch.tensor(table["weight in head 1"].to_list()).double(), expected, rtol=0, atol=1e-6)
    assert "Save edges.csv" in prose(at, "table_edges")
    hidden = opened(mask_window="0", mask_painted="_".join(f"{i}-{i}" for i in range(7)))
    assert csv(hidden, "edges") == "source,target,from,to,weight in head 0,weight in head 1\n"
