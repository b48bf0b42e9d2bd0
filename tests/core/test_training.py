"""Both tasks are learned from any seed, by two layers where it takes two; the gradient; and how a training grows."""

import hashlib
import math
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from statistics import mean

import pytest
import torch

from attn_core import training
from attn_core.letter_model import CROSS, DECODER, ENCODER, LENGTH, LETTERS, Settings, start
from attn_core.letter_tasks import RHYME, SHOWN, TASKS, VOWELS, longest_piece, loss_of_pairs, reading
from attn_core.models import growing
from attn_core.training import EVERY, STEPS, train

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
    pairs, vowels = run.pairs(STEPS), VOWELS
    assert pairs[vowels][:, ~vowels].min() > pairs[vowels][:, vowels].max() + 3
    unplaced = replace(run, settings=run.settings._replace(positions=False))
    torch.testing.assert_close(unplaced.shown(STEPS, word=LETTERS).scores[0], pairs)


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


@pytest.mark.parametrize("seed", SEEDS)
def test_a_model_of_a_text_predicts_better_than_a_table_of_pairs_and_writes_words_of_it(seed: int):
    """As step 5 of the page says of any seed; at the start it writes noise. What it writes is drawn anew, and equal."""
    run, pairs = train("text", Settings(), seed), loss_of_pairs(RHYME)
    assert max(run.losses[80:]) < pairs < min(run.losses[:30])
    assert mean(run.losses[-LAST:]) < 0.7
    written = run.written(STEPS, 99)
    assert (len(written), written[0], written) == (100, "t", run.written(STEPS, 99))
    assert 6 <= len(longest_piece(written, RHYME)) < 100
    assert len(longest_piece(run.written(0, 99), RHYME)) <= 5


def test_only_positions_that_were_trained_to_predict_are_asked_for_a_letter():
    """The last letter of a string has no next one; what is written is as if each string were one letter shorter."""
    run = train("text", Settings(), 0)
    kept = [{**each, "positions": each["positions"].index_fill(0, torch.tensor([LENGTH - 1]), 1e6)} for each in run.kept]
    assert replace(run, kept=tuple(kept)).written(STEPS, 60) == run.written(STEPS, 60)


def test_the_loss_of_pairs_is_the_entropy_of_the_next_letter():
    """After an "a" comes a "b" or a "c", each half of the time; all else is certain. The last letter has no next one."""
    assert loss_of_pairs("Ab  aC\n" * 20) == pytest.approx(40 * math.log(2) / 118)
    text = reading(RHYME)
    pairs, firsts = Counter(pairwise(text)), Counter(text[:-1])
    surprise = [-math.log(pairs[pair] / firsts[pair[0]]) for pair in pairwise(text)]
    assert loss_of_pairs(RHYME) == pytest.approx(mean(surprise))


def test_the_longest_piece_is_found_among_all():
    for written in ("xxmalt thx", "zzz", "", "the house that jack built.", " t ", "this this"):
        ends = range(len(written) + 1)
        pieces = {written[begin:end] for begin in ends for end in ends if written[begin:end] in reading(RHYME)}
        assert len(longest_piece(written, RHYME)) in {
            len(piece.strip()) for piece in pieces if len(piece) == len(max(pieces, key=len))
        }


def test_links_of_the_rhyme_go_on_meaning_it():
    assert hashlib.sha256(RHYME.encode()).hexdigest()[:8] == "e104a51a"


@pytest.mark.parametrize("size", [16, 32, 64])
def test_scores_that_are_not_divided_let_the_copying_stall(size: int):
    divided, whole = (train("copy", Settings(scaled=scaled, size=size), 3) for scaled in (True, False))
    assert (mean(divided.shares[-LAST:]) > 0.9, mean(whole.shares[-LAST:]) < 0.25) == (True, True)
    assert divided.kept[0]["wo1"].shape == (size, 32)


@pytest.mark.parametrize("task", TASKS)
def test_a_gradient_is_the_slope_of_the_loss(task: str):
    """Central differences, in float64, along a random direction of each parameter."""
    settings = Settings(layers=TASKS[task].most)
    generator = torch.Generator().manual_seed(0)
    parameters = start(settings, generator, TASKS[task].heads, len(TASKS[task].letters))
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


def test_a_loss_that_falls_at_once_falls_fastest_at_its_start():
    falling = [2 * 0.8**step for step in range(60)]
    assert training.fastest_fall(falling, over=10) < 5


@pytest.mark.parametrize(
    ("task", "settings", "named"),
    [
        ("sort", Settings(), "'sort'"),
        ("copy", Settings(rate=0), "rate.*0"),
        ("copy", Settings(layers=0), "layers.*0"),
        ("copy", Settings(size=129), "size.*129"),
    ],
)
def test_what_cannot_be_trained_is_refused_by_name(task: str, settings: Settings, named: str):
    with pytest.raises(ValueError, match=named):
        train(task, settings, 0)


@pytest.mark.parametrize(
    ("text", "named"),
    [("a  b" * 20, "characters of the text.*60"), ("".join(map(chr, range(0x4E00, 0x4F00))), "different.*")],
)
def test_a_text_that_is_short_or_has_too_many_letters_is_refused(text: str, named: str):
    with pytest.raises(ValueError, match=named):
        train("text", Settings(), 0, text)
