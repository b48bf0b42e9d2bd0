"""The page of masks as a learner meets it: who may attend to whom, combined, painted and drawn, and what follows."""

import dataclasses
import functools
import re

import pytest
import torch
from torch import Tensor

from attn_core import masks, scene
from attn_core.experiments import mask_graph, perturbation, stacked_layers
from pages import masks as page
from pages.board.pieces import Picture
from tests import screen
from tests.screen import Screen, click, press, prose, put, says

opened = functools.partial(screen.opened, "masks")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")


def open_cells(at: Screen, slot: str = "mask_matrix", wide: int = 7) -> Tensor:
    """Return which cells of a matrix are open on screen."""
    cells = at.slots[slot]["cells"]
    return torch.tensor([value is not None for value in cells["value"]]).reshape(-1, wide)


def under(allowed: Tensor, **changes: object) -> tuple[stacked_layers.Layer, Tensor]:
    """Return the default sentence's layer under a mask, and its vectors."""
    layer, x = stacked_layers.of_scene(scene.Scene(words=SEVEN, seed=3, **changes))
    return dataclasses.replace(layer, allowed=allowed), x


def right(at: Screen, allowed: Tensor) -> None:
    """Assert that matrix, weights, graph and in-degrees are those of this mask."""
    assert open_cells(at).equal(allowed)
    own, x = under(allowed)
    weights = own.trace(x).heads.weights[0]
    drawn = torch.tensor([0.0 if v is None else v for v in at.slots["mask_matrix"]["cells"]["value"]]).reshape(7, 7)
    torch.testing.assert_close(drawn, weights, rtol=0, atol=1e-5)
    lines = at.slots["mask_graph"]["lines"]
    edges = {(int(s), int(t)) for s, t in zip(lines["y"], lines["y1"], strict=True)}
    assert edges == set(mask_graph.edges(allowed))
    names = at.slots["mask_graph"]["ends"]["label"][7:]
    assert [int(name.rpartition(" ")[2]) for name in names] == mask_graph.in_degrees(allowed)


CELLS = {  # a link → how many cells of the future are open, and how many of all
    "painted later": ({"mask": "causal", "mask_painted": "0-6"}, (1, 29)),
    "prefix later": ({"mask": "causal", "mask_prefix": "3"}, (3, 31)),
    "the mask's prefix": ({"mask": "prefix", "prefix": "3"}, (3, 31)),
    "the longer prefix": ({"mask": "prefix", "prefix": 4, "mask_prefix": 2}, (6, 34)),
    "the longer one added": ({"mask": "prefix", "prefix": 4, "mask_prefix": 5}, (10, 38)),
    "padding, causal": ({"mask": "causal", "mask_padding": "2"}, (0, 25)),
    "nothing": ({}, (21, 49)),
    "a window": ({"mask_window": "0"}, (0, 7)),
    "padding": ({"mask_padding": "2"}, (10, 35)),
    "the past painted": ({"mask_painted": "6-0"}, (21, 48)),
}


@pytest.mark.parametrize("case", CELLS)
def test_open_and_hidden_cells_are_counted(case: str):
    """Those of the future and of the past, on the matrix, in sentences, and as PyTorch's functions take them."""
    link, (later, opens) = CELLS[case]
    at = opened(**link)
    cells, facts = open_cells(at), page.matrix(at.view)
    assert (int(cells.triu(1).sum()), int(cells.sum())) == (later, opens)
    assert (facts.future_open, facts.past_hidden, facts.masked.hidden) == (later, int((~cells).tril().sum()), 49 - opens)
    says(prose(at, "mask_said"), f"{opens}", "49")
    fused, module = (at.pieces[f"polarity_{name}"].program for name in ("fused", "module"))
    assert (len(re.findall(r"True[,\]]", fused)), len(re.findall(r"True[,\]]", module))) == (opens, 49 - opens)
    says(prose(at, "polarity_said"), f"{opens}", f"{49 - opens}")


ROWS = {  # a link → how the selected row's weights lie, how many keys it sees, its largest weight in percent
    "open": ({}, ("one", 7, 77)),
    "two": ({"mask": "causal"}, ("one", 2, 95)),
    "one": ({"mask": "causal", "query": 0}, ("only", 1, 100)),
    "alike": ({"query": 0}, ("equal", 7, 14)),
    "ties": ({"temperature": 0, "mask_painted": "1-0"}, ("equal", 6, 17)),
    "none": ({"mask_painted": "1-0_1-1", "mask": "causal"}, ("none", 0, 0)),
    "cold": ({"temperature": 0}, ("one", 7, 100)),
}
EQUAL = {  # a link → whose row is equal, and why, in a head that looks for the previous word
    "first": ({}, ("The·0", "first")),
    "hidden": ({"mask_painted": "2-1", "query": 2}, ("flew", "hidden")),
    "not selected": ({"mask": "strided", "query": 0}, ("flew", "hidden")),
    "places": ({"positions": "none"}, ("bat", "places")),
    "a choice": ({"mask": "causal"}, ("", "")),
    "one key": ({"mask": "window", "window": 0}, ("", "")),
    "another head": ({"projections": "random"}, ("", "")),
}


@pytest.mark.parametrize("case", ROWS)
def test_what_is_left_to_a_row_is_counted(case: str):
    link, (found, visible, percent) = ROWS[case]
    at = opened(**{"projections": "previous", "temperature": 4} | link)
    facts = page.matrix(at.view)
    assert (facts.found, facts.visible, round(100 * facts.largest)) == (found, visible, percent)
    says(prose(at, "mask_words"), f"{visible}", *([f"{percent} %"] if percent else []))


@pytest.mark.parametrize("case", EQUAL)
def test_the_reason_of_an_equal_row_is_the_one_that_holds(case: str):
    link, expected = EQUAL[case]
    facts = page.matrix(opened(**{"projections": "previous", "temperature": 4} | link).view)
    assert (facts.equal_query, facts.equal_reason) == expected


def test_a_click_turns_a_cell_over_and_follows_its_row():
    """Each click paints one cell more, or takes its paint away; the cells that were painted stay."""
    at = opened(mask="causal")
    click(at, "mask_matrix", "cells", 2 * 7 + 5)
    assert (at.view.query, at.view.mask_painted) == (2, "2-5")
    click(at, "mask_matrix", "cells", 0)
    assert (at.view.query, at.view.mask_painted) == (0, "0-0_2-5")
    right(at, masks.flipped(masks.causal(7, 7), [(2, 5), (0, 0)]))
    click(at, "mask_matrix", "cells", 2 * 7 + 5)
    right(click(at, "mask_matrix", "cells", 0), masks.causal(7, 7))
    assert at.view.mask_painted == ""
    right(put(at, "mask_painted", "0-6_6-0_3-3"), masks.flipped(masks.causal(7, 7), [(0, 6), (6, 0), (3, 3)]))


def open_by_rule(at: Screen, query: int, key: int, keys: int) -> bool:
    """Return whether a query of 7 may look at a key, as the rules of all controls say."""
    view = at.view
    aligned = view.mask_corner == "lower_right" and view.mask != "none"
    back = query - key + (keys - 7 if aligned else 0)
    kinds = {
        "none": True,
        "causal": back >= 0,
        "window": 0 <= back <= view.window,
        "strided": back >= 0 and back % max(view.window, 1) == 0,
        "prefix": back >= 0,
        "streaming": back >= 0 and (back <= view.window or key < view.prefix),
        "packed": back >= 0 and (key + back) // max(view.window, 1) == key // max(view.window, 1),
        "left_padding": back >= 0 and key >= view.prefix,
    }
    near = view.mask_window == "off" or abs(back) <= int(view.mask_window)
    prefix = max(view.mask_prefix, view.prefix if view.mask == "prefix" else 0)
    return ((kinds[view.mask] and near) or key < prefix) and key < keys - view.mask_padding


COMBINED = [
    {},
    {"mask_window": "1", "mask_corner": "lower_right"},
    {"mask": "causal", "mask_window": "2", "mask_prefix": 3, "mask_padding": 2, "mask_corner": "lower_right"},
    {"mask": "window", "window": 3, "mask_window": "1", "mask_prefix": 1},
    {"mask": "strided", "window": 2, "mask_corner": "lower_right", "mask_padding": 1},
    {"mask": "strided", "window": 0, "mask_window": "1"},
    {"mask": "streaming", "window": 1, "prefix": 2},
    {"mask": "streaming", "window": 4, "prefix": 1, "mask_window": "2", "mask_prefix": 1, "mask_corner": "lower_right"},
    {"mask": "packed", "window": 3, "mask_corner": "lower_right"},
    {"mask": "packed", "window": 0, "mask_prefix": 1},
    {"mask": "packed", "window": 4, "mask_window": "1", "mask_padding": 2},
    {"mask": "left_padding", "prefix": 2, "mask_corner": "lower_right"},
    {"mask": "left_padding", "prefix": 99},
    {"mask": "left_padding", "prefix": 3, "mask_window": "1", "mask_prefix": 1, "mask_padding": 1},
    {"mask": "prefix", "prefix": 60, "mask_prefix": 4, "mask_padding": 3, "mask_corner": "lower_right"},
]
SAID = [  # a link, the mask's description, its formula, and its name
    (
        {"mask": "streaming", "window": 2, "prefix": 1},
        "itself and the 2 previous words, and also to the first word.",
        "causal & (window 2 back | sinks 1)",
        "streaming mask, 2 words and 1 sink",
    ),
    (
        {"mask": "streaming", "window": 1, "prefix": 3},
        "the previous word, and also to earlier words among the first 3.",
        "causal & (window 1 back | sinks 3)",
        "streaming mask, 1 word and 3 sinks",
    ),
    (
        {"mask": "packed", "window": 3},
        "a new document begins every 3 words",
        "causal & same document (length 3)",
        "document mask, 3 words each",
    ),
    (
        {"mask": "left_padding", "prefix": 2},
        "the first 2 tokens are padding: no word may attend to them, and they attend to nothing.",
        "causal & keys from 2",
        "left-padding mask, 2 tokens",
    ),
]


@pytest.mark.parametrize(("link", "about", "formula", "name"), SAID)
def test_a_mask_is_described_with_its_numbers(link: dict, about: str, formula: str, name: str):
    at = opened(**link)
    assert about in prose(at, "mask_about")
    assert f"allowed = {formula}" in prose(at, "mask_said")
    assert f"Under the {name}: " in prose(at, "changed_words")


def test_queries_of_another_sentence_are_not_said_to_be_padding():
    said = prose(opened(mask="left_padding", prefix=1, kind="cross", projections="random"), "mask_about")
    assert said.endswith("the first token is padding: no word may attend to it.")


OFFERED = {  # an offer → the mask that it makes
    "Sliding window": masks.causal(7, 7) & masks.window(7, 7, 2),
    "Prefix language model": masks.causal(7, 7) | masks.prefix(7, 7, 3),
    "Padded encoder": masks.padding([5], 7)[0].expand(7, 7),
    "Open everything": masks.bidirectional(7, 7),
}


@pytest.mark.parametrize("controls", COMBINED)
@pytest.mark.parametrize(("kind", "keys"), [("self", 7), ("cross", 6)])
def test_all_controls_combine_as_their_rules_say(controls: dict[str, object], kind: str, keys: int):
    """All kinds of mask with the page's own masks, in one sentence and across two, where the corner matters."""
    at = opened(kind=kind, **controls)
    expected = [[open_by_rule(at, query, key, keys) for key in range(keys)] for query in range(7)]
    assert open_cells(at, wide=keys).tolist() == expected


def test_every_offer_sets_its_mask_and_two_sentences_have_no_steps_about_one():
    at = opened(mask="causal", mask_window="1", mask_padding=1, mask_painted="0-6")
    for label, allowed in OFFERED.items():
        right(press(at, label), allowed)
    assert all(at.pieces[slot].complete for slot in ("try_mask", "try_combined", "try_graph"))
    press(at, "Two sentences, random projections, causal mask")
    assert open_cells(at, wide=6).equal(masks.causal(7, 6, "lower_right"))
    drawn = [slot for slot, piece in at.pieces.items() if isinstance(piece, Picture)]
    assert drawn == ["mask_matrix", "unmasked", "mask_graph"]
    assert put(press(at, "Back to one sentence"), "mask", "causal").view.kind == "self"


def test_a_query_that_sees_nothing_gets_zeros_but_for_a_plain_softmax():
    at = press(put(opened(), "query", 2), "Hide the whole row")
    allowed = masks.bidirectional(7, 7)
    allowed[2] = False
    right(at, allowed)
    assert [row[1].partition(",")[0] for row in at.pieces["nothing"].rows] == ["0", "0", "**NaN**"]


def test_messages_travel_along_the_edges_of_the_mask():
    """What leads to the selected word stands out in each layer; a click on a node selects it."""
    at = opened(mask="causal", mask_window=1, mask_rounds=3, query=5)
    allowed = masks.causal(7, 7) & masks.window(7, 7, 1)
    tables = at.slots["messages"]
    strong = torch.tensor(tables["nodes"]["strong"]).reshape(4, 7)
    assert strong.equal(mask_graph.on_paths(allowed, 3, 5))
    edges = set(zip(*(tables["edges"][name] for name in ("x", "y", "y1", "strong")), strict=True))
    pairs = mask_graph.edges(allowed)
    assert edges == {(x, s + 0.5, t + 0.5, bool(strong[x + 1, t])) for x in range(3) for s, t in pairs}
    assert click(at, "messages", "nodes", 7 + 2).view.query == 2
    assert tables["columns"]["label"] == ["input", "layer 1", "layer 2", "layer 3"]


def test_under_a_causal_mask_changing_a_word_moves_no_row_before_it():
    at = put(opened(), "mask", "causal")
    for token in (2, 6):
        put(at, "mask_changed", token)
        expected = perturbation.moved(*under(masks.causal(7, 7)), token)
        bars = at.slots["changed_mask"]["moved"]
        torch.testing.assert_close(torch.tensor(bars["amount"]), expected.clamp(max=3), rtol=0, atol=1e-4)
        assert bars["amount"][:token] == [0.0] * token
        says(prose(at, "changed_words"), f"{7 - token}", f"{token}")
    assert min(at.slots["changed_open"]["moved"]["amount"]) > 0.01


def test_old_rows_stay_when_the_sentence_grows():
    """Under a causal mask a new word leaves old rows as they are, without one it moves them."""
    at = opened(mask="causal")
    for slot, allowed in (("grown_open", masks.bidirectional(7, 7)), ("grown_mask", masks.causal(7, 7))):
        for last in (0, 5, 6):
            put(at, "mask_grown", last)
            bars = at.slots[slot]["moved"]
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
    lines = at.slots["mask_graph"]["lines"]
    pairs = zip(lines["y"], lines["y1"], lines["wide"], strict=True)
    assert all(wide == pytest.approx(0.75 + 5 * weights[int(t), int(s)].item(), abs=1e-4) for s, t, wide in pairs)
    for rounds in (0, 1, 3, 8):
        put(at, "mask_rounds", rounds)
        reached = mask_graph.after(allowed, rounds)
        assert open_cells(at, "rounds").equal(reached)
        says(prose(at, "graph_words"), f"{int(reached[5].sum())}", "the·5")


def test_it_is_said_what_a_row_would_sum_to_if_the_mask_came_after_softmax():
    """Of the selected row, or else of the first that hides a word; of none where nothing is hidden."""
    own, x = under(torch.ones(7, 7, dtype=torch.bool))
    weights = own.trace(x).heads.weights[0]
    for query in (1, 4):
        said = prose(opened(mask="causal", query=query), "mask_words")
        word = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"][query]
        total = weights[query, : query + 1].sum()
        says(said, f"{word}", f"{total:.2f}")
