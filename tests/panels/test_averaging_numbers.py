"""Numbers in averaging's sentences, each computed here in plain torch from the words' vectors and the projections."""

import math

import pytest
import torch

from attn_core import scene
from attn_core.sources import SOURCES
from pages import averaging as averaging_page
from pages.text import languages
from tests.screen import cells, close, opened, prose, put

X, _, DRAWN = scene.attention_inputs(scene.Scene(words=("The", "bat", "flew", "out", "of", "the", "cave"), seed=3), "cpu")
WQ, WK = DRAWN.wq[:, :16], DRAWN.wk[:, :16]  # of the first head
FUTURE = torch.ones(7, 7, dtype=torch.bool).triu(1)


def mixed(scores: torch.Tensor) -> torch.Tensor:
    """Return the words mixed by causal scores."""
    return torch.softmax(scores.masked_fill(FUTURE, -math.inf), -1) @ X


def test_a_rung_is_compared_with_the_one_below_it():
    """Query and key differ from the words' own scores; the mean of the past is farther away."""
    words, asked = mixed(X @ X.T / math.sqrt(32)), mixed((X @ WQ) @ (X @ WK).T / 4)
    means = torch.stack([X[: t + 1].mean(0) for t in range(7)])
    apart, from_the_mean = ((asked - other).abs().max() for other in (words, means))
    assert f"{apart:.2f}" != f"{from_the_mean:.2f}"
    assert f"No longer the result of rung 4: it differs by up to {apart:.2f}," in prose(
        opened("averaging", rung="query_key"), "rung_said"
    )


def test_the_terms_of_a_mean_are_the_numbers_that_it_is_the_mean_of():
    terms = " + ".join(f"0.25 · {number:.2f}" if number > 0 else f"0.25 · ({number:.2f})" for number in X[:4, 0].tolist())
    sentence = prose(opened("averaging", averaging_row=3), "product_words")
    assert (
        f"The row of out in W times column 0 of x: {terms} = {X[:4, 0].mean():.2f}, one number of its mean.".replace(
            "-", "−"
        )
        in sentence
    )


def test_the_ends_of_weights_and_of_column_sums_are_theirs():
    """Softmax over keys: rows add up to 1, columns to anything; over queries the other way round."""
    weights = torch.softmax((X @ WQ) @ (X @ WK).T / 4, -1)
    columns = weights.sum(0)
    sentence = prose(opened("averaging"), "axis_said")
    assert f"here {weights.min():.4f} to {weights.max():.4f}." in sentence
    assert f"columns need not sum to 1: here they sum to {columns.min():.2f} to {columns.max():.2f}." in sentence
    other = torch.softmax((X @ WQ) @ (X @ WK).T / 4, 0)
    turned = prose(opened("averaging", softmax_over="queries"), "axis_said")
    assert f"here {other.min():.4f} to {other.max():.4f}." in turned
    assert "Softmax divides each column by its own sum, so rows need not sum to 1:" in turned


def test_softmax_over_the_wrong_axis_is_taken_at_the_temperature_that_is_set():
    scores = (X @ WQ) @ (X @ WK).T / 4
    for temperature in (0.5, 2.0):
        at = opened("averaging", softmax_over="queries", temperature=temperature)
        close(cells(at, "over_axis"), torch.softmax(scores / temperature, 0))
        close(cells(put(at, "softmax_over", "keys"), "over_axis"), torch.softmax(scores / temperature, -1))


@pytest.mark.parametrize("projections", [token for token, source in SOURCES.items() if source.has("projections")])
def test_a_query_is_called_random_only_where_it_is_drawn(projections: str):
    at = opened("averaging", projections=projections, text="Mia saw a dog near the park")
    said = [prose(at, "others_said"), prose(at, "importance_random_name")]
    assert ["random" in sentence for sentence in said] == [SOURCES[projections].is_drawn] * 2


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_number_in_brackets_is_below_0_as_it_is_printed(lang: str):
    with languages.speaking(lang):
        said = averaging_page.products([(0.5, -0.001), (0.5, -0.3), (0.5, 0.2)])
    assert "0.50 · 0.00 + 0.50 · (−0.30) + 0.50 · 0.20".replace(".", "." if lang == "en" else ",") in said
