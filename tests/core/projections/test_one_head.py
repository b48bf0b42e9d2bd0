"""One head's maps from every source, edited, and what follows from an edit."""

import pytest
import torch

from attn_core import scene
from attn_core.projections import designed, one_head, trained
from attn_core.projections.one_head import Edit

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
SETTING = scene.Scene(WORDS, heads=3, head_size=5, d_model=11, seed=2, mask="causal", temperature=0.7)


@pytest.mark.parametrize("head", [0, 1, 2])
def test_a_random_head_is_the_scenes_own(head: int):
    found, trace = one_head.steps(one_head.one_head("random", SETTING, head)), scene.trace(SETTING)
    for name in ("q", "k", "v"):
        torch.testing.assert_close(getattr(found, name), getattr(trace, name)[head])
    torch.testing.assert_close(found.trace.output, trace.heads.output[head])


@pytest.mark.parametrize("kind", list(designed.SAYS))
def test_a_designed_head_does_what_it_says(kind: str):
    found = one_head.steps(one_head.one_head(kind, scene.Scene(WORDS)))
    torch.testing.assert_close(found.trace.weights, designed.design(kind, WORDS).shares.float(), rtol=0, atol=1e-3)


def test_a_learned_head_is_the_trainings():
    letters = tuple("the bat")
    found = one_head.steps(one_head.one_head("learned", scene.Scene(letters, seed=5), step=120))
    torch.testing.assert_close(found.trace.weights, trained.grow(letters, 200, 5).weights(120))
    assert trained.share_on_consonants(found.trace.weights, letters) > 0.95


def test_what_is_not_there_is_refused():
    for bad in ({"source": "banana"}, {"head": 3}, {"source": "learned", "step": 201}):
        with pytest.raises(ValueError, match=r"source|head|step"):
            one_head.one_head(**{"source": "random", "scene": SETTING, **bad})
    with pytest.raises(ValueError, match="vowel"):
        one_head.one_head("learned", scene.Scene(("x", "y")))


def test_an_edit_changes_this_head_alone():
    one = one_head.one_head("random", SETTING, 1)
    after = one_head.edited(one, [Edit("v", 10, 4, 7.0), Edit("k", 11, 0, 1.0), Edit("q", 0, 5, 1.0)])
    assert len(one_head.fitting(one, [Edit("v", 10, 4, 7.0), Edit("k", 11, 0, 1.0), Edit("q", 0, 5, 1.0)])) == 1
    assert after.matrix("v")[10, 4] == 7
    assert (after.projections.wv != one.projections.wv).nonzero().tolist() == [[10, 9]]
    assert torch.equal(after.projections.wk, one.projections.wk)
    changes = one_head.changes(one_head.steps(one), one_head.steps(after))
    assert one_head.largest(changes.weights) == 0 < one_head.largest(changes.v)


def test_a_score_taken_apart_adds_up():
    found = one_head.steps(one_head.one_head("random", SETTING))
    part = one_head.product(found, 6, 2)
    assert part.running[-1].item() == pytest.approx(part.score, abs=1e-5)
    assert one_head.strongest(torch.tensor([1.0, -3.0, 2.0]), 2) == [1, 2]
    with pytest.raises(ValueError, match="key"):
        one_head.product(found, 0, 7)


def test_the_exact_look_up_is_temperature_0_within_the_mask():
    one = one_head.one_head("random", SETTING)
    found = one_head.steps(one)
    look = one_head.look_up(one, found, 3)
    best = int(found.trace.scaled[3, :4].argmax())
    assert look.best == [best]
    torch.testing.assert_close(look.exact, found.v[best])
    torch.testing.assert_close(look.soft, found.trace.output[3])
    assert one_head.best_key(found, 3) == best


def test_features_are_named_where_query_and_key_meet():
    one = one_head.one_head("previous", scene.Scene(WORDS))
    found = one_head.steps(one)
    assert one_head.asks(one, found, 3) == one_head.at_work(one, found, 3, 2) == ["looks for position 2"]
    assert one_head.offers(one, found, 2) == ["position 2"]
    assert one_head.at_work(one, found, 3, 1) == one_head.asks(one, found, 0) == []
    assert one_head.first_pair(tuple("xay")) == (1, 0)
    assert one_head.first_pair(tuple("aeiou")) is None
    assert one_head.rows_in_use(torch.tensor([[0.0, 0.0], [0.0, 1.0]])) == [1]


@pytest.mark.parametrize("what", ["v", "x"])
def test_what_is_handed_over_is_averaged(what: str):
    one = one_head.one_head("random", SETTING)
    found = one_head.steps(one)
    given, made = one_head.handed_over(one, found, what)
    assert made.shape == (7, 5 if what == "v" else 11)
    torch.testing.assert_close(made, found.trace.dropped @ given)
    with pytest.raises(ValueError, match="what"):
        one_head.handed_over(one, found, "k")


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
    assert one_head.telling_pair(source, words) == pair
