"""The page of masks as a learner meets it: who may attend to whom, combined, painted and drawn."""

import dataclasses
import functools

import pytest
import torch
from torch import Tensor

from attn_core import masks, scene, tokens
from attn_core.experiments import mask_graph, stacked_layers
from pages.board.pieces import Picture
from pages.panels.shared import masked
from tests import screen
from tests.screen import Screen, click, data, press, prose, put

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
    graph = chart_in(at, "mask_graph")
    lines = graph["lines"]
    edges = {(int(s), int(t)) for s, t in zip(lines["y"], lines["y1"], strict=True)}
    assert edges == set(mask_graph.edges(allowed))
    names = graph["ends"]["label"][7:]
    assert [int(name.rpartition(" ")[2]) for name in names] == mask_graph.in_degrees(allowed)


@pytest.mark.concept(30)
def test_one_switch_between_encoder_and_decoder():
    """Idea 30: the block's switch leaves the masking line out or in, and both are named."""
    at = opened()
    assert "This is an encoder block" in prose(at, "block_said")
    press(at, "decoder")
    assert at.view.mask == "causal"
    assert "This is a decoder block" in prose(at, "block_said")
    assert "28 of 49 cells are open" in prose(at, "mask_said")
    press(at, "encoder")
    assert "49 of 49 cells are open" in prose(at, "mask_said")


SENTENCES = {  # a link → its cells, and the sentence about them
    "painted later": ({"mask": "causal", "mask_painted": "0-6"}, (1, 29), "but here 1 of 21 cells of the future is open."),
    "prefix later": ({"mask": "causal", "mask_prefix": "3"}, (3, 31), "but here 3 of 21 cells of the future are open."),
    "the mask's prefix": ({"mask": "prefix", "prefix": "3"}, (3, 31), "but here 3 of 21 cells of the future are open."),
    "padding, causal": ({"mask": "causal", "mask_padding": "2"}, (0, 25), "This is a decoder block: one line of code"),
    "nothing": ({}, (21, 49), "This is an encoder block: no line of code hides the future."),
    "a window": (
        {"mask_window": "0"},
        (0, 7),
        "but 21 of 21 cells of the future are hidden by the window, prefix, padding or single cells.",
    ),
    "padding": (
        {"mask_padding": "2"},
        (10, 35),
        "but 11 of 21 cells of the future are hidden by the window, prefix, padding or single cells.",
    ),
    "the past painted": ({"mask_painted": "6-0"}, (21, 48), "This is an encoder block: no line of code hides the future."),
}


@pytest.mark.parametrize("case", SENTENCES)
def test_what_block_it_is_follows_from_the_cells(case: str):
    """A future that is open is not said to be hidden, nor one that is hidden to be open."""
    link, (later, opens), sentence = SENTENCES[case]
    at = opened(**link)
    cells = open_cells(at)
    assert (int(cells.triu(1).sum()), int(cells.sum())) == (later, opens)
    assert sentence in prose(at, "block_said")
    assert f"{opens} of 49 cells are open" in prose(at, "mask_said")
    assert ("This is a decoder block" in prose(at, "block_said")) == (later == 0 and "mask" in link)


def test_between_two_sentences_no_column_is_a_rows_future():
    """Causal in cross hides by positions; that this hides the future is not said."""
    at = opened(kind="cross", mask="causal")
    assert "none comes after a query. The causal mask compares only positions." in prose(at, "block_said")
    assert "hides the future" not in prose(at, "block_said")


def test_what_is_added_is_told_from_the_mask_itself():
    """The mask's window reaches back, the added one to both sides; of two prefixes the longer one is stated."""
    at = opened(mask="window")
    assert at.view.mask_window == "off"
    assert "allowed = causal & window 2 back" in prose(at, "mask_said")
    put(at, "mask_window", "1")
    assert "allowed = causal & window 2 back & window 1 either side" in prose(at, "mask_said")
    right(at, masks.causal(7, 7) & masks.window(7, 7, 1))
    at = opened(mask="prefix", prefix="3")
    assert prose(at, "mask_said").endswith("allowed = causal | prefix 3")
    assert prose(put(at, "mask_prefix", 2), "mask_said").endswith("allowed = causal | prefix 3")
    assert prose(put(at, "mask_prefix", 4), "mask_said").endswith("allowed = causal | prefix 4")


def test_the_page_opens_with_something_to_hide():
    """No mask is the default, and said so; a mask hides the future, and one button opens everything."""
    at = opened()
    assert prose(at, "mask_words").startswith("Nothing is hidden: all 49 cells are open.")
    right(at, masks.bidirectional(7, 7))
    put(at, "mask", "causal")
    right(at, masks.causal(7, 7))
    assert "21 of 49 cells are hidden" in prose(at, "mask_words")
    right(press(at, "Open everything"), masks.bidirectional(7, 7))


@pytest.mark.concept(31)
def test_painted_cells_keep_matrix_and_graph_in_step():
    """Idea 31: for any painting, the matrix, the graph and the in-degrees are those of one mask."""
    at = put(opened(mask="causal"), "mask_painted", "0-6_6-0_3-3")
    allowed = masks.flipped(masks.causal(7, 7), [(0, 6), (6, 0), (3, 3)])
    right(at, allowed)
    assert "allowed = causal, and 3 cells changed" in prose(at, "mask_said")
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


def test_a_click_keeps_only_painted_cells_that_are_there():
    """A cell beyond the sentence, or one painted twice, is one cell or none in the values of a click."""
    at = click(opened(mask_painted="63-63_1-2_1-2_6-0"), "mask_matrix", "cells", 3)
    assert at.view.mask_painted == "0-3_1-2_6-0"


def test_of_many_words_a_click_follows_a_row_and_paints_nothing():
    """Where cells are one picture there is a row to click, and painted cells stay as they are."""
    at = opened(text=" ".join(f"w{i}" for i in range(17)), mask_painted="3-4")
    click(at, "mask_matrix", "cells", 12)
    assert (at.view.query, at.view.mask_painted) == (12, "3-4")
    assert at.pieces["mask_matrix"].steps["ArrowDown"] == ("query", 1, 0, 16)


def test_every_picture_of_rows_follows_a_click():
    """A line or an end of the graph, and a row of the rounds, select their query."""
    at = opened(mask="causal")
    lines = chart_in(at, "mask_graph")["lines"]
    edges = list(zip(lines["y"], lines["y1"], strict=True))
    click(at, "mask_graph", "lines", edges.index((2.5, 6.5)))
    assert at.view.query == 6
    click(at, "mask_graph", "ends", 7 + 3)
    assert at.view.query == 3
    click(at, "rounds", "cells", 5 * 7)
    assert at.view.query == 5


@pytest.mark.concept(34)
def test_window_prefix_and_padding_combine():
    """Idea 34: every preset joins the others, as the formula says."""
    at = put(put(put(opened(mask="causal"), "mask_window", "2"), "mask_prefix", 3), "mask_padding", 2)
    allowed = ((masks.causal(7, 7) & masks.window(7, 7, 2)) | masks.prefix(7, 7, 3)) & masks.padding([5], 7)[0]
    right(at, allowed)
    assert "allowed = ((causal & window 2 either side) | prefix 3) & padding from key 5" in prose(at, "mask_said")
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


def test_every_kind_of_mask_is_in_the_formula():
    """The formula contains the mask's rule, with its number."""
    formulas = {"none": "every cell", "causal": "causal", "window": "causal & window 3 back"}
    formulas |= {"strided": "causal & stride 3", "prefix": "causal | prefix 4"}
    assert set(formulas) == set(masks.MASKS)
    for mask, formula in formulas.items():
        assert prose(opened(mask=mask, window=3, prefix=4), "mask_said").endswith(f"allowed = {formula}")


def test_the_corner_matters_where_there_are_not_as_many_keys():
    """With cross the matrix has another width, and causal another corner; steps about one sentence say so."""
    at = put(opened(kind="cross", mask="causal"), "query", 0)
    assert open_cells(at, wide=6).equal(masks.causal(7, 6))
    put(at, "mask_corner", "lower_right")
    assert open_cells(at, wide=6).equal(masks.causal(7, 6, "lower_right"))
    assert "No edge ends at The·0: it attends to 0 words" in prose(at, "mask_row")
    assert "The·0 may attend to 0 of 6 words, so its weights sum to 0, and its output is 0." in prose(at, "mask_words")
    assert "There are 7 queries and 6 keys." in prose(at, "corner_said")
    for slot in ("layers_other", "changed_other", "grown_other"):
        assert "about one sentence that attends to itself" in prose(at, slot)
    assert pictures(at) == ["mask_matrix", "unmasked", "mask_graph"]
    assert put(press(at, "Back to one sentence"), "mask", "causal").view.kind == "self"
    right(put(at, "projections", "random"), masks.causal(7, 7))
    press(at, "Two sentences, random projections, causal mask")
    assert open_cells(at, wide=6).equal(masks.causal(7, 6, "lower_right"))


def test_no_words_draw_nothing_and_one_word_looks_at_itself():
    """Without a word there is a note and no picture; typing brings the page back."""
    at = opened(text="", mask="causal", mask_changed="9", mask_prefix="5")
    assert "has no words yet" in prose(at, "remarks")
    assert not pictures(at)
    put(at, "text", "bat")
    assert "1 edge ends at bat: it attends to 1 of 1 words" in prose(at, "mask_row")
    assert "bat may attend to 1 of 1 words, so bat gets all the weight: 100 %." in prose(at, "mask_words")
    assert "there are no earlier outputs" in prose(at, "grown_words")
    assert "Under the causal mask: 1 of 1 outputs can change, and 1 does, by up to" in prose(at, "changed_words")
    assert prose(at, "mask_said").endswith("allowed = causal | prefix 1")


@pytest.mark.parametrize("count", [2, 16, 17, 20, 64])
def test_sentences_of_other_lengths(count: int):
    """Many words are drawn without a wrong number; beyond 1000 edges only the selected word's are lines."""
    text = " ".join(f"w{i}" for i in range(count))
    assert len(tokens.split(text)) == count
    at = opened(text=text, query="1")
    edges = count * count if count * count <= 1000 else count
    assert len(chart_in(at, "mask_graph")["lines"]["x"]) == edges
    assert f"{count * count} of {count * count} cells are open" in prose(at, "mask_said")
    assert len(chart_in(put(at, "mask_changed", count - 1), "changed_mask")["moved"]["amount"]) == count
    assert len(chart_in(put(at, "mask_rounds", 8), "messages")["edges"]["x"]) <= 1000


def test_painted_cells_are_read_from_the_link_and_turned_over():
    """The link's text lists cells, query and key; flipping them gives another mask; cells outside change nothing."""
    assert masked.cells("1-4_12-3") == [(1, 4), (12, 3)]
    assert masked.cells("") == []
    one, other = masks.causal(3, 5), masks.window(3, 5, 1)
    cells = masks.differing(one, other)
    assert masks.flipped(one, cells).equal(other)
    assert masks.flipped(one, [(9, 0), (0, 9), (-1, 0), (0, 0), (0, 0)]).equal(masks.flipped(one, [(0, 0)]))
    assert not masks.differing(one, one)
