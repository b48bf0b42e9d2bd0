"""Designed and learned projections on every page: it opens, names the roles of its heads, and draws their pattern."""

import pytest
import torch

from attn_core import scene, tokens
from attn_core.sources import SOURCES
from attn_core.sources.designs import intended
from pages.board.pieces import Picture
from pages.view.menu import MODELS, PAGES
from tests.screen import Screen, chart, close, opened, prose, put, says, slots, values

SEVEN = "The bat flew out of the cave"


def shares(kind: str, text: str = SEVEN) -> torch.Tensor:
    """Return the weights that a designed head of a page should draw, (T, T)."""
    words = tokens.split(text, "character" if SOURCES[kind].letters else "word")
    wanted = intended(kind, words).double()
    return wanted / wanted.sum(-1, keepdim=True)


def charts(at: Screen) -> list[str]:
    """Return the descriptions of all charts."""
    return [piece.alt for piece in at.pieces.values() if isinstance(piece, Picture)]


def named(at: Screen, beginning: str) -> str:
    """Return the description of the chart that begins so."""
    [found] = {alt for alt in charts(at) if alt.startswith(beginning)}
    return found


def near(found: torch.Tensor, wanted: torch.Tensor) -> None:
    """Assert that weights are a designed pattern: all but a thousandth of each row."""
    torch.testing.assert_close(found, wanted, rtol=0, atol=1e-3)


WEIGHTS = {  # page → how the description of its chart of the first head's weights begins
    "explore": "weights of head 0",
    "self_and_cross": "Weights, self",
    "heads": "Weights of head 0 under the scale",
    "mistakes": "weights right program · head 0",
    "averaging": "Weights with query and key",
    "masks": "Who may attend to whom",
    "weighted_sum": "W, the weights: one row for each query",
}


CASES = [(page, maps) for page in WEIGHTS for maps in ("random", "previous", "initial")]


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_every_page_draws_the_pattern_of_its_projections(case: tuple[str, str]):
    page, maps = case
    drawn_at_random = scene.trace(scene.Scene(tuple(SEVEN.split()), seed=3)).heads.weights[0].double()
    at = opened(page, projections=maps)
    near(values(at, named(at, WEIGHTS[page]), 7), drawn_at_random if maps == "random" else shares(maps))


@pytest.mark.parametrize("page", [page for page in PAGES if page not in ("whole_model", *MODELS)])
def test_every_page_opens_with_projections_that_learn_or_read_letters(page: str):
    for maps in ("meaning", "vowel", "learned"):
        at = opened(page, projections=maps)
        assert slots(at)
        if page == "start":  # which is about one head, for every link
            assert {**at.slots, "actions": ""} == {**opened(page).slots, "actions": ""}


def test_loops_walk_to_the_pattern():
    at = opened("loops", projections="previous", cursor="9999")
    near(values(at, "weights, filled as far as the loops have run", 7), shares("previous"))


def test_sharpness_draws_the_row_of_the_design():
    at = opened("sharpness", projections="previous", query="3")
    bars = chart(at, "The selected row now, at temperature 0 and at infinite temperature, as bars")["bars"]
    assert bars["now"] == pytest.approx([0, 0, 1, 0, 0, 0, 0], abs=1e-4)


def test_order_collects_the_word_before_wherever_words_stand_and_each_example_does():
    at = opened("order_and_batch", projections="previous", heads="1")
    near(values(at, "Weights of the words as written", 7), shares("previous"))
    at = opened("shapes", projections="previous", heads="1")
    near(values(at, "Weights of example 0", 8), shares("previous", "a b c d e f g h"))


def above(at: Screen, alt: str) -> list[str]:
    """Return the column labels of a chart, from left to right."""
    labels = chart(at, alt)["labels"]
    found = [(x, name) for x, name, side in zip(labels["at"], labels["label"], labels["side"], strict=True) if not side]
    return [name for _, name in sorted(found)]


def test_heads_name_the_columns_that_a_query_asks_by_and_an_output_collects_in():
    at = opened("heads", projections="previous")
    asked = above(at, "Columns of q, named by what they look for")
    q = values(at, "q, all heads", 7)
    assert [asked[row[:13].argmax()] for row in q[1:]] == ["→#0", "→#1", "→#2", "→#3", "→#4", "→#5"]
    assert [asked[13 + row[13:].argmax()] for row in q] == [f"→{word.lower()}" for word in SEVEN.split()]
    joined, taken = values(at, "Outputs of all heads, side by side", 7), above(at, "Outputs of all heads, side by side")
    assert [taken[row[:13].argmax()] for row in joined[1:]] == [word.lower() for word in SEVEN.split()[:-1]]
    assert above(at, "q, all heads") == []  # the legend of signs is beside them
    assert "query_columns" not in put(at, "heads", 8).slots  # 104 columns have no room
    assert "query_columns" not in opened("heads").slots  # nor have drawn ones names


def test_a_learned_head_looks_at_consonants_on_explore():
    at = opened("explore", projections="learned", grown="200", text="the cave", query="2", head="0")
    found = values(at, named(at, "weights of head 0"), 8)[2]
    assert found[[0, 1, 4, 6]].sum() > 0.9
    says(prose(at, "lead"), "200")


@pytest.mark.parametrize("page", ["explore", "masks"])
def test_odd_texts_keep_rows_that_sum_to_one(page: str):
    odd = tokens.split("🐻 ␣ , é É")
    at = opened(page, projections="same", text="🐻 ␣ , é É", heads="8", mask="causal")
    past = torch.ones(len(odd), len(odd), dtype=torch.bool).tril()
    weights = values(at, named(at, WEIGHTS[page]), len(odd))
    assert weights.isnan().equal(~past)
    close(weights.nansum(-1), torch.ones(len(odd)))
    assert weights[4, 3] > 0.99  # É is é
    one = opened(page, projections="vowel", text="🐻", positions="false", temperature="0")
    assert values(one, named(one, WEIGHTS[page]), 1).tolist() == [[1.0]]
    assert not charts(opened(page, projections="same", text="", heads="8"))
