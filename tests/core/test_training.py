"""Both tasks are learned from any seed, by two layers where it takes two; the gradient; and how a training grows."""

from dataclasses import replace
from statistics import mean

import pytest
import torch

from attn_core import training
from attn_core.models import growing
from attn_core.training import CROSS, DECODER, ENCODER, EVERY, SHOWN, STEPS, TASKS, Settings, start, train

SEEDS = range(5)
LAST = 10  # steps whose loss is averaged
COPY_2, COPY_1 = Settings(), Settings(layers=1)


@pytest.mark.parametrize("seed", SEEDS)
def test_vowels_find_consonants_from_any_seed(seed: int):
    run = train("vowels", Settings(), seed)
    assert mean(run.losses[-LAST:]) < 0.02
    consonants = torch.tensor([letter not in "aeiou" for letter in SHOWN])
    assert run.shown(STEPS).weights[0][~consonants][:, consonants].sum(-1).min() > 0.95
    assert run.settings.layers == 1
    pairs, vowels = run.pairs(STEPS), training.VOWELS
    assert pairs[vowels][:, ~vowels].min() > pairs[vowels][:, vowels].max() + 3
    unplaced = replace(run, settings=run.settings._replace(positions=False))
    torch.testing.assert_close(unplaced.shown(STEPS, word=training.LETTERS).scores[0], pairs)


@pytest.mark.parametrize("seed", SEEDS)
def test_two_layers_copy_from_any_seed_and_one_does_not(seed: int):
    """The first finds the previous letter, the second what came after the same letter last time; each needs the other."""
    two, one = train("copy", COPY_2, seed), train("copy", COPY_1, seed)
    assert (mean(two.losses[-LAST:]) < 0.3, mean(two.shares[-LAST:]) > 0.95) == (True, True)
    assert (mean(one.losses[-LAST:]) > 1.5, mean(one.shares[-LAST:]) < 0.35) == (True, True)
    assert 60 <= training.fastest_fall(two.losses) <= 120
    previous, after = two.shown(STEPS).weights
    rows, word = torch.arange(1, len(SHOWN)), len(SHOWN) // 2
    assert previous[rows, rows - 1].mean() > 0.8
    again = torch.arange(word, len(SHOWN))
    assert after[again, again - word + 1].mean() > 0.8
    assert two.share(STEPS) > 0.95
    for off in (0, 1):
        assert two.share(STEPS, off=off) < 0.25


@pytest.mark.parametrize("layers", [1, 2])
@pytest.mark.parametrize("seed", SEEDS)
def test_without_a_mask_the_next_letter_is_looked_up_and_nothing_is_learned(seed: int, layers: int):
    """The loss falls sooner and further than with the mask; with the future hidden afterwards, hardly a letter is right."""
    open_, hidden = (train("copy", Settings(layers, masked=masked), seed) for masked in (False, True))
    assert mean(open_.losses[-LAST:]) < min(0.1, mean(hidden.losses[-LAST:]))
    assert training.fastest_fall(open_.losses) < 60
    assert (open_.share(STEPS) > 0.95, open_.share(STEPS, masked=True) < 0.2) == (True, True)
    assert max(weights.diagonal(1)[len(SHOWN) // 2 + 1 :].mean() for weights in open_.shown(STEPS).weights) > 0.8
    assert hidden.share(STEPS) == hidden.share(STEPS, masked=True)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_decoder_writes_backwards_by_its_cross_attention_and_not_without_positions(seed: int):
    placed, placeless = (train("reverse", Settings(positions=positions), seed) for positions in (True, False))
    assert (mean(placed.losses[-LAST:]) < 0.5, placed.share(STEPS) > 0.93) == (True, True)
    assert placed.shown(STEPS).weights[CROSS].flip(-1).diagonal().min() > 0.95
    assert (mean(placeless.losses[-LAST:]) > 1, mean(placeless.shares[-LAST:]) < 0.6) == (True, True)
    assert placed.share(STEPS, off=CROSS) < 0.15
    assert min(placed.share(STEPS, off=off) for off in (ENCODER, DECODER)) > 0.85
    assert placed.shown(0).weights[DECODER].triu(1).count_nonzero() == 0


def test_scores_that_are_not_divided_let_the_copying_stall():
    run = train("copy", Settings(scaled=False), 3)
    assert mean(run.shares[-LAST:]) < 0.25


@pytest.mark.parametrize("task", TASKS)
def test_a_gradient_is_the_slope_of_the_loss(task: str):
    """Central differences, in float64, along a random direction of each parameter."""
    settings = Settings(layers=TASKS[task].most)
    generator = torch.Generator().manual_seed(0)
    parameters = start(settings, generator, TASKS[task].heads)
    ids, counts = TASKS[task].draw(generator)

    def loss(moved: dict[str, torch.Tensor]) -> torch.Tensor:
        return TASKS[task].grade(ids, counts, TASKS[task].model(ids, moved, settings, TASKS[task].causal)).loss

    loss(parameters).backward()
    step, checked = 1e-5, 0
    for name, values in parameters.items():
        if values.grad is None:
            continue
        way = torch.randn(values.shape, generator=generator, dtype=torch.float64)
        with torch.no_grad():
            up, down = (loss({**parameters, name: values + sign * step * way}) for sign in (1, -1))
        torch.testing.assert_close((up - down) / (2 * step), (values.grad * way).sum(), rtol=1e-5, atol=1e-9)
        checked += 1
    assert checked == (4 if task == "vowels" else len(parameters))


def test_a_training_goes_on_where_it_was_and_gives_the_numbers_of_one_at_a_time():
    whole, grown = train("vowels", Settings(rate=0.02), 7), training.Training("vowels", Settings(1, rate=0.02), 7)
    with growing.within(0):
        first = grown.go_on()
        assert (len(first.losses), len(first.kept), grown.go_on() is first) == (1, 1, True)
    last = grown.go_on()
    assert (first.is_complete, last.is_complete, len(last.kept)) == (False, True, STEPS // EVERY + 1)
    assert last.losses == whole.losses
    assert last.kept[-1]["wq0"].equal(whole.kept[-1]["wq0"])
    assert len(last.kept) <= 40


def test_the_fastest_fall_is_where_losses_fall_and_nowhere_in_a_short_run():
    assert training.fastest_fall([3.0] * 40 + [1.0] * 40, over=10) == 40
    assert [training.fastest_fall([3.0] * count, over=10) for count in (1, 9, 19)] == [0, 0, 0]


@pytest.mark.parametrize(
    ("task", "settings", "named"),
    [("sort", Settings(), "'sort'"), ("copy", Settings(rate=0), "rate.*0"), ("copy", Settings(layers=0), "layers.*0")],
)
def test_what_cannot_be_trained_is_refused_by_name(task: str, settings: Settings, named: str):
    with pytest.raises(ValueError, match=named):
        train(task, settings, 0)
