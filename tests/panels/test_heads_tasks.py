"""The steps of the page on heads: each task is recognised when it is done and not before; texts at the extremes."""

import pytest
import torch

from attn_core import scene
from attn_core.experiments import stacked_layers
from pages import heads as page
from pages.view.link import from_query, spelled, written
from tests.screen import Screen, close, prose, says, values, visited

SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")


DESIGNED = "projections=previous&heads=2"


def shown(query: str = "") -> Screen:
    """Return the page as a browser draws it, with its own projections and temperature."""
    return visited("heads", **written(from_query(query, "heads"), "heads"))


def designed(query: str = "") -> Screen:
    """Return the page with two designed heads, or what the query says besides."""
    return shown(f"{DESIGNED}&{query}")


# ---- step 1 ----


def test_the_first_step_shows_four_heads_of_which_one_follows_meaning():
    """And what stands on the cells is the core's; a link with more heads has them all."""
    at = shown()
    tiles = at.slots["tiles"]
    assert tiles["tiles"]["label"] == [
        "head 0: related words",
        "head 1: previous word",
        "head 2: next word",
        "head 3: 2 places before",
    ]
    wanted = scene.trace(scene.Scene(SEVEN, heads=4, head_size=24, source="meaning")).heads.weights
    drawn = torch.tensor([1.0 if text == "1" else float(f"0{text}") for text in tiles["cells"]["text"]]).view(4, 7, 7)
    close(drawn, wanted, atol=0.00501)
    assert len(shown("heads=8").slots["tiles"]["tiles"]["label"]) == 8


@pytest.mark.parametrize("link", ["", "projections=random", "query=4"])
def test_half_for_each_of_two_relations_is_half_of_what_the_question_names(link: str):
    f = page.jobs(from_query(link, "heads"))
    assert f.compromise
    assert f.half_of_first == f.first_share / 2


# ---- step 3 ----


@pytest.mark.parametrize(("mixed", "columns", "others"), [(False, 96, 0), (True, 24, 3)])
def test_w_o_brings_all_heads_into_the_same_columns(mixed: bool, columns: int, others: int):
    """Values are the first numbers of a word's vector; W_O adds each head's back to them."""
    at = shown(f"mix_heads={spelled(mixed)}")
    found = page.mixing(at.view)
    assert len(found.kept) == columns
    assert (found.added[1:, :24] != 0).any(-1).sum().item() == others


def test_what_w_o_adds_is_said_of_a_word():
    """Of the largest column that stands for one; without W_O it comes from the head alone that collected it."""
    trace = scene.trace(scene.Scene(SEVEN, source="previous", temperature=4.0, seed=3))
    first, second = trace.joined[1, 0].item(), trace.joined[1, 13].item()
    said = prose(designed(), "mixed_words")
    says(said, f"+{first / 2:.3f}", f"+{second / 2:.3f}", f"+{(first + second) / 2:.3f}")
    alone = prose(designed("mix_heads=false"), "mixed_words")
    says(alone, f"+{first:.3f}", "+0.000")


def test_columns_of_zeros_are_left_out_where_features_have_names():
    at = designed()
    own = scene.Scene(SEVEN, source="previous", temperature=4.0, seed=3)
    output = scene.trace(own).joined[1] @ own.projections().wo
    names = at.slots["shares"]["labels"]
    assert [label for label, side in zip(names["label"], names["side"], strict=True) if not side][:2] == ["the", "bat"]
    close(values(at, "The contribution of each head to the output, and their sum", 3)[2], output[output != 0])


# ---- step 4 ----


@pytest.mark.parametrize(
    "query", ["", "layer_reach=2", "text=a+b+c", "text=a+b", "layer_reach=4", "text=a+b+c+d+e+f+g+h+i&layer_reach=3"]
)
def test_the_answer_is_the_fewest(query: str):
    """So many layers bring the word asked about to the last one, and one layer fewer doesn't."""
    view = from_query(query, "heads")
    facts, own = page.fitting(view), scene.Scene(tuple(view.text.split()), heads=4, head_size=24, source=view.projections)
    sees, last = stacked_layers.windowed(own, 4, view.layer_reach).sees, len(own.words) - 1
    assert facts.distance > 0
    assert sees[facts.needed - 1][last, last - facts.distance]
    assert facts.needed == 1 or not sees[facts.needed - 2][last, last - facts.distance]


def test_tiles_stand_in_two_columns_and_the_winner_is_outlined_in_the_followed_one():
    """Query 5 of head 3 attends most to word 0, its first letter elsewhere: the lower right tile."""
    tiles = designed("heads=4&query=5&head=3").slots["tiles"]
    outlined = [i for i, x in enumerate(tiles["tiles"]["winner"]) if x is not None]
    assert outlined == [3]
    places = {name: tiles["tiles"][name][3] for name in ("x", "y", "x1", "y1", "winner", "winner1", "row", "row1")}
    assert 1 < places["x"] < places["x1"] < 2
    assert 1 < places["y"] < places["y1"] < 2
    wide, high = (places["x1"] - places["x"]) / 7, (places["y1"] - places["y"]) / 7
    assert places["winner"] == pytest.approx(places["x"], abs=1e-4)
    assert places["winner1"] == pytest.approx(places["x"] + wide, abs=1e-4)
    assert (places["row"], places["row1"]) == pytest.approx((places["y"] + 5 * high, places["y"] + 6 * high), abs=1e-4)
    assert [i for i, on in enumerate(tiles["tiles"]["strong"]) if on] == [3]
