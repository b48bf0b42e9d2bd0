"""One head's maps from every source, edited, and what follows from an edit."""

import math

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

from attn_core import AttentionConfig, attend, scene
from attn_core.projections import edits, one_head
from attn_core.sources.designs import DESIGNS, intended

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
SETTING = scene.Scene(WORDS, heads=3, head_size=5, d_model=11, seed=2, mask="causal", temperature=0.7)


@pytest.mark.parametrize("kind", DESIGNS)
def test_a_designed_head_does_what_it_says(kind: str):
    found, keys = one_head.trace(one_head.head_projections(scene.Scene(WORDS, source=kind))), intended(kind, WORDS)
    torch.testing.assert_close(found.trace.weights, keys / keys.sum(-1, keepdim=True), rtol=0, atol=1e-3)


@pytest.mark.parametrize("maps", ["previous", "same", "vowel", "learned"])
@pytest.mark.parametrize("head", [0, 1])
def test_a_head_has_the_numbers_that_it_has_beside_the_others(maps: str, head: int):
    """Whoever draws a head by itself draws Explore's: one view, one number."""
    setting = scene.Scene(tuple("the bat"), source=maps, grown=70 if maps == "learned" else 0)
    found, trace = one_head.trace(one_head.head_projections(setting, head)), scene.trace(setting)
    for name in ("scores", "weights", "output"):
        torch.testing.assert_close(getattr(found.trace, name), getattr(trace.heads, name)[head])


def test_an_edit_changes_this_head_alone():
    one = one_head.head_projections(SETTING, 1)
    changes = [("v", 10, 4, 7.0), ("k", 11, 0, 1.0), ("q", 0, 5, 1.0)]
    after = edits.of_head(one, changes)
    assert edits.fitting(one.matrices(), changes) == changes[:1]
    assert after.matrix("v")[10, 4] == 7
    assert (after.projections.wv != one.projections.wv).nonzero().tolist() == [[10, 9]]
    assert torch.equal(after.projections.wk, one.projections.wk)
    traces = one_head.trace(one), one_head.trace(after)
    assert not one_head.change(*traces, "weights").any()
    assert one_head.change(*traces, "v")[:, 4].all()


@pytest.mark.parametrize(("seed", "output"), [(0, 5.0), (3, 0.0), (4, 8.0)])  # one weight is kept, none, both
def test_what_is_found_softly_is_what_the_weights_mix_before_dropout(seed: int, output: float):
    """By hand: scores ln 3 and 0 are weights ¾ and ¼, of the values 2 and 10 they make 4; the better key alone has 2."""
    q, keys, values = torch.tensor([[1.0]]), torch.tensor([[math.log(3)], [0.0]]), torch.tensor([[2.0], [10.0]])
    own = attend(q, keys, values, config=AttentionConfig(scale=1.0, dropout=0.5, seed=seed))
    assert own.output.item() == pytest.approx(output)
    look = one_head.look_up(one_head.HeadTrace(q, keys, values, own, None), 0)
    assert (look.soft.item(), look.exact.item(), look.difference) == pytest.approx((4.0, 2.0, 2.0))
    assert look.best == [0]


@pytest.mark.parametrize(
    ("source", "words", "pair"),
    [
        ("previous", ("a", "b", "c"), (1, 0)),
        ("same", ("the", "bat", "The"), (0, 2)),
        ("first", ("a", "b", "c"), (1, 0)),
        ("vowel", ("b", "c", "a"), (2, 0)),
        ("learned", ("b", "c", "a"), (2, 0)),
        ("same", ("a", "b"), None),
        ("vowel", ("b", "c"), None),
        ("previous", ("a",), None),
        ("random", ("a", "b"), None),
        ("first", (), None),
    ],
)
def test_a_telling_pair_is_the_first_query_that_finds_another_word(source: str, words: tuple[str, ...], pair):
    assert one_head.example_pair(source, words) == pair


# ---- one score taken apart, and one matrix for both ----


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=9), st.integers(1, 6))
def test_the_terms_of_a_score_are_its_largest_products_and_the_rest_adds_up_to_it(numbers: list[int], most: int):
    products = torch.tensor(numbers, dtype=torch.float32)
    found = one_head.terms(one_head.Product(products, products.cumsum(0), products.sum().item()), most)
    sizes = [abs(numbers[place]) for place in found.places]
    left = [abs(number) for place, number in enumerate(numbers) if place not in found.places and number]
    assert 0 not in sizes
    assert sizes == sorted(sizes, reverse=True)
    assert len(sizes) == min(most, sum(map(bool, numbers)))
    assert (len(left), max(left, default=0) <= min(sizes, default=0)) == (found.others, True)
    assert sum(numbers[place] for place in found.places) + found.rest == sum(numbers)


@pytest.mark.parametrize("head", [0, 1, 2])
def test_with_one_matrix_keys_are_queries_and_a_word_scores_most_with_itself_on_average(head: int):
    before = one_head.head_projections(SETTING, head)
    two, one = one_head.trace(before), one_head.trace(one_head.with_one_matrix(before))
    torch.testing.assert_close(one.k, two.q)
    torch.testing.assert_close(one.v, two.v)
    torch.testing.assert_close(one.trace.scores, one.trace.scores.T)
    assert one.trace.scores.diagonal().min() >= 0
    assert one.trace.scores.diagonal().mean() > one.trace.scores.mean()
    others = [each for each in range(3) if each != head]
    torch.testing.assert_close(one.whole.k[others], two.whole.k[others])
