"""What a head does, on weights made for it."""

import pytest
import torch

from attn_core.models import head_scores

WORDS = ("glim", "frob", "zat", ".", "Glim", "frob")


def of_one(weights, words):
    """Return the scores of one head, (T, T)."""
    return head_scores.scores(weights[None], words)[0]


def pointing(keys: list[int]) -> torch.Tensor:
    """Return weights (T, T) that are all on one key a query."""
    return torch.eye(len(WORDS))[keys]


@pytest.mark.parametrize(
    ("keys", "name", "score"),
    [
        ([0, 0, 1, 2, 3, 4], "previous", 1.0),
        ([0, 0, 1, 2, 0, 0], "previous", 0.5),
        ([0, 0, 0, 0, 0, 0], "first", 1.0),
        ([0, 1, 2, 3, 4, 5], "itself", 1.0),
        ([0, 0, 0, 0, 1, 2], "induction", 1.0),
        ([0, 0, 0, 0, 1, 3], "induction", 0.5),
        ([0, 0, 0, 0, 0, 1], "same", 1.0),
    ],
)
def test_a_score_is_the_mean_weight_on_the_keys_of_a_job(keys: list[int], name: str, score: float):
    found = of_one(pointing(keys), WORDS)
    assert found[name] == pytest.approx(score)
    if score == 1:
        assert head_scores.job(found) == name or found[head_scores.job(found)] == 1


def test_equal_weights_are_broad():
    weights = torch.ones(6, 6).tril()
    found = of_one(weights / weights.sum(-1, keepdim=True), WORDS)
    assert found["broad"] == pytest.approx(1.0)
    assert head_scores.job({**dict.fromkeys(found, 0.49), "broad": 0.5}) == "mixed"
    assert head_scores.job({**dict.fromkeys(found, 0.49), "broad": 0.6}) == "broad"
    assert head_scores.job({"broad": 0.9, "first": 0.5, "same": None}) == "first"


def test_a_head_of_two_keys_is_not_broad():
    """In short rows two keys are most of those that are visible: what they are is told, and one job alone comes first."""
    own, before = torch.eye(6), torch.eye(6)[[0, 0, 1, 2, 3, 4]]
    found = of_one(0.5 * own + 0.48 * before + 0.02 * pointing([0] * 6), WORDS)
    assert (found["near"], head_scores.job({**found, "broad": 0.69})) == (pytest.approx(0.98), "itself")
    halved = {**found, "itself": 0.43, "previous": 0.44, "broad": 0.69}
    assert head_scores.job({**halved, "near": 0.87}) == "near"
    assert head_scores.job({**halved, "near": 0.74}) == "broad"


def test_a_job_that_the_word_before_has_too_or_one_query_alone_is_not_told():
    """After "a a" the word that followed is the word before; one repeated word is one pair."""
    weights = torch.eye(4)[[0, 0, 1, 2]]
    assert of_one(weights, ("a", "b", "a", "c"))["induction"] is None
    assert of_one(weights, ("a", "a", "a", "a"))["same"] is None
    assert of_one(weights, ("a", ".", "b", "c"))["punctuation"] is None
    pointed = of_one(torch.eye(5)[[0, 0, 1, 1, 0]], ("a", ".", "b", "c", "d"))
    assert pointed["punctuation"] == pytest.approx(0.5)
