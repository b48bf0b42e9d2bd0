"""The page of masks as a learner meets it: who may attend to whom, combined, painted and drawn."""

import dataclasses
import functools
import re

import pytest
import torch
from torch import Tensor

from attn_core import masks, scene
from attn_core.experiments import mask_graph, stacked_layers
from pages import masks as page
from pages.board.pieces import Picture
from pages.panels.shared import masked
from tests import screen
from tests.screen import Screen, cells, click, close, data, press, prose, put, says

opened = functools.partial(screen.opened, "masks")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")


def open_cells(at: Screen, picture: int = 0, wide: int = 7) -> Tensor:
    """Return which cells of a matrix are open on screen."""
    cells = data(at, "cells")[picture]
    return torch.tensor([value is not None for value in cells["value"]]).reshape(-1, wide)


def chart_in(at: Screen, slot: str) -> dict[str, dict[str, list[object]]]:
    """Return the tables of the chart in a slot."""
    return at.pieces[slot].spec["datasets"]


def pictures(at: Screen) -> list[str]:
    """Return the slots of all pictures on screen."""
    return [slot for slot, piece in at.pieces.items() if isinstance(piece, Picture)]


def under(allowed: Tensor, **changes: object) -> tuple[stacked_layers.Layer, Tensor]:
    """Return the default sentence's layer under a mask, and its vectors."""
    layer, x = stacked_layers.of_scene(scene.Scene(words=SEVEN, seed=3, **changes))
    return dataclasses.replace(layer, allowed=allowed), x


def right(at: Screen, allowed: Tensor) -> None:
    """Assert that matrix, weights, graph and in-degrees are those of this mask."""
    assert open_cells(at).equal(allowed)
    own, x = under(allowed)
    weights = own.trace(x).heads.weights[0]
    drawn = torch.tensor([0.0 if v is None else v for v in data(at, "cells")[0]["value"]]).reshape(7, 7)
    torch.testing.assert_close(drawn, weights, rtol=0, atol=1e-5)
    lines = chart_in(at, "mask_graph")["lines"]
    edges = {(int(s), int(t)) for s, t in zip(lines["y"], lines["y1"], strict=True)}
    assert edges == set(mask_graph.edges(allowed))
    names = chart_in(at, "mask_graph")["ends"]["label"][7:]
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
    assert (facts.future_open, facts.past_hidden, facts.hidden) == (later, int((~cells).tril().sum()), 49 - opens)
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


def test_painted_cells_keep_matrix_and_graph_in_step():
    """For any painting, the matrix, the graph and the in-degrees are those of one mask."""
    at = put(opened(mask="causal"), "mask_painted", "0-6_6-0_3-3")
    allowed = masks.flipped(masks.causal(7, 7), [(0, 6), (6, 0), (3, 3)])
    right(at, allowed)
    right(put(at, "mask_painted", ""), masks.causal(7, 7))


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


def test_window_prefix_and_padding_combine():
    """Every preset joins the others, as the formula says."""
    at = put(put(put(opened(mask="causal"), "mask_window", "2"), "mask_prefix", 3), "mask_padding", 2)
    allowed = ((masks.causal(7, 7) & masks.window(7, 7, 2)) | masks.prefix(7, 7, 3)) & masks.padding([5], 7)[0]
    right(at, allowed)
    put(at, "mask", "none")
    right(at, (masks.window(7, 7, 2) | masks.prefix(7, 7, 3)) & masks.padding([5], 7)[0])
    press(at, "Sliding window")
    right(at, masks.causal(7, 7) & masks.window(7, 7, 2))
    press(at, "Prefix language model")
    right(at, masks.causal(7, 7) | masks.prefix(7, 7, 3))
    press(at, "Padded encoder")
    right(at, masks.padding([5], 7)[0].expand(7, 7))
    press(at, "Open everything")
    right(at, masks.bidirectional(7, 7))
    assert all(at.pieces[slot].complete for slot in ("try_mask", "try_combined", "try_graph"))


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
    {"mask": "prefix", "prefix": 2, "mask_prefix": 4, "mask_window": "0"},
    {"mask": "prefix", "prefix": 60, "mask_padding": 3, "mask_corner": "lower_right"},
]


@pytest.mark.parametrize("controls", COMBINED)
@pytest.mark.parametrize(("kind", "keys"), [("self", 7), ("cross", 6)])
def test_all_controls_combine_as_their_rules_say(controls: dict[str, object], kind: str, keys: int):
    """All kinds of mask with the page's own masks, in one sentence and across two."""
    at = opened(kind=kind, **controls)
    expected = [[open_by_rule(at, query, key, keys) for key in range(keys)] for query in range(7)]
    assert open_cells(at, wide=keys).tolist() == expected


def test_the_corner_matters_where_there_are_not_as_many_keys():
    """With cross the matrix has another width, and causal another corner; steps about one sentence say so."""
    at = put(opened(kind="cross", mask="causal"), "query", 0)
    assert open_cells(at, wide=6).equal(masks.causal(7, 6))
    put(at, "mask_corner", "lower_right")
    assert open_cells(at, wide=6).equal(masks.causal(7, 6, "lower_right"))
    assert pictures(at) == ["mask_matrix", "unmasked", "mask_graph"]
    assert put(press(at, "Back to one sentence"), "mask", "causal").view.kind == "self"
    right(put(at, "projections", "random"), masks.causal(7, 7))
    press(at, "Two sentences, random projections, causal mask")
    assert open_cells(at, wide=6).equal(masks.causal(7, 6, "lower_right"))


def test_painted_cells_are_read_from_the_link_and_turned_over():
    """The link's text lists cells, query and key; flipping them gives another mask; cells outside change nothing."""
    assert masked.cells("1-4_12-3") == [(1, 4), (12, 3)]
    assert masked.cells("") == []
    one, other = masks.causal(3, 5), masks.window(3, 5, 1)
    cells = masks.differing(one, other)
    assert masks.flipped(one, cells).equal(other)
    assert masks.flipped(one, [(9, 0), (0, 9), (-1, 0), (0, 0), (0, 0)]).equal(masks.flipped(one, [(0, 0)]))
    assert not masks.differing(one, one)


# ---- 2: the graph ----


def test_messages_travel_along_the_edges_of_the_mask():
    """What leads to the selected word stands out in each layer; a click on a node selects it."""
    at = opened(mask="causal", mask_window=1, mask_rounds=3, query=5)
    allowed = masks.causal(7, 7) & masks.window(7, 7, 1)
    tables = chart_in(at, "messages")
    strong = torch.tensor(tables["nodes"]["strong"]).reshape(4, 7)
    assert strong.equal(mask_graph.on_paths(allowed, 3, 5))
    edges = set(zip(*(tables["edges"][name] for name in ("x", "y", "y1", "strong")), strict=True))
    pairs = mask_graph.edges(allowed)
    assert edges == {(x, s + 0.5, t + 0.5, bool(strong[x + 1, t])) for x in range(3) for s, t in pairs}
    assert click(at, "messages", "nodes", 7 + 2).view.query == 2
    assert tables["columns"]["label"] == ["input", "layer 1", "layer 2", "layer 3"]


# ---- 3 and 4: what moves ----


@pytest.mark.parametrize(
    "link", [{}, {"mask": "causal"}, {"mask_window": "1"}, {"mask": "causal", "mask_prefix": 2, "mask_painted": "0-3_6-0"}]
)
def test_the_program_has_the_mask_of_the_page(link: dict[str, object]):
    """Whatever is combined with that of step 1: it promises the numbers of this page, and gives them."""
    at = opened(**link)
    made: dict[str, object] = {}
    exec(at.pieces["program"].program, made)
    shown = cells(at, "mask_matrix")
    close(shown.nan_to_num(), made["weights"][0].double().masked_fill(shown.isnan(), 0))
    assert shown.isnan().equal(~masked.masked(at.view).allowed)


def test_it_is_said_what_a_row_would_sum_to_if_the_mask_came_after_softmax():
    """Of the selected row, or else of the first that hides a word; of none where nothing is hidden."""
    own, x = under(torch.ones(7, 7, dtype=torch.bool))
    weights = own.trace(x).heads.weights[0]
    for query in (1, 4):
        said = prose(opened(mask="causal", query=query), "mask_words")
        word = ["The·0", "bat", "flew", "out", "of", "the·5", "cave"][query]
        total = weights[query, : query + 1].sum()
        says(said, f"{word}", f"{total:.2f}")
