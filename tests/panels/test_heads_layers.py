"""Layers as a learner meets them: stacked where widths match, and built for a context; the core's own numbers."""

import pytest
import torch

from attn_core.experiments import stacked_layers
from pages import heads as page
from pages.text.languages import Words
from tests.panels.test_heads import WORDS, setting
from tests.panels.test_heads_tasks import shown
from tests.screen import close, opened, press, prose, put, says, values, visited

sentences = Words("heads", "en")

ROLLOUT = "What reaches each word through the layers: one row per word, one column per word that it can receive from"


def by_hand(temperature: float = 1.0) -> list[torch.Tensor]:
    """Return the mean weights (T, T) of two layers of the default heads, each word seeing itself and the one before."""
    x, allowed, weights = setting().inputs(WORDS), torch.ones(7, 7).tril().triu(-1).bool(), []
    for number in (0, 1):
        maps = stacked_layers.projections(setting(), number=number)
        q, k, v = ((x @ w).unflatten(-1, (2, 16)).transpose(0, 1) for w in (maps.wq, maps.wk, maps.wv))
        own = torch.softmax((q @ k.mT / 4 / temperature).masked_fill(~allowed, -torch.inf), -1)
        x = (own @ v).transpose(0, 1).flatten(1) @ maps.wo
        weights.append(own.mean(0))
    return weights


@pytest.mark.parametrize("temperature", [1.0, 0.5])
def test_mean_weights_are_multiplied_and_what_they_leave_out_is_said(temperature: float):
    at = opened("heads", temperature=temperature)
    first, second = by_hand(temperature)
    rollout = second @ first
    close(values(at, ROLLOUT, 7), rollout.masked_fill(torch.ones(7, 7).tril().triu(-2) == 0, float("nan")))


def test_layers_stack_and_each_reaches_further():
    at = put(opened("heads"), "layers", 3)
    found = stacked_layers.windowed(setting(), 3, 1)
    expected = found.shares[-1].masked_fill(~found.sees[-1], float("nan"))
    close(values(at, ROLLOUT, 7), expected)


def test_widths_that_do_not_match_do_not_stack():
    at = press(visited("heads"), "Random heads of 4 without W_O")
    says(prose(at, "heard_refused"), "32", "16")
    says(prose(at, "heard_refused"), "16", "32")
    assert prose(press(at, "Random heads of 4 with W_O"), "layers_words")


def test_a_layer_takes_fewer_words_than_its_context_not_more():
    at = put(opened("heads"), "context", 24)
    made, x = stacked_layers.in_context(setting(), 24)
    steps = dict(stacked_layers.shapes(made, x))
    says(prose(at, "in_context"), f"{steps['mask'][0]}", f"{steps['mask'][1]}")
    exact, _ = stacked_layers.in_context(setting(), 7)
    torch.testing.assert_close(made(x), exact(x))
    says(prose(at, "in_context"), "mask[:7", "24")


@pytest.mark.parametrize("query", ["", "layers=1", "layers=4&temperature=1", "temperature=0", "layer_reach=4"])
def test_shares_on_cells_are_rounded_and_the_title_says_where_that_shows(query: str):
    """Cells show their share with two digits; a small share is neither .00 nor a dot."""
    at, exact = shown(query), True
    cells = at.slots["heard"]["cells"]
    for row in range(7):
        written = [(cells["text"][i], cells["value"][i]) for i, y in enumerate(cells["y"]) if y == row]
        total = 0.0
        for text, value in written:
            if text in ("", sentences.LITTLE):
                assert value is None if text == "" else 0 <= value < 0.005  # with four digits
                exact &= text == ""
            else:
                number = float(f"0{text}" if text.startswith(".") else text)
                assert abs(number - value) <= 0.005 + 1e-6
                total += number
        exact &= abs(total - 1) < 1e-6
    assert page.fitting(at.view).rounded is not exact
