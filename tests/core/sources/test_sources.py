"""Designed heads side by side: each does its own job exactly, whatever the others need, and its features have names."""

from dataclasses import replace

import pytest
import torch
from torch.nn.functional import scaled_dot_product_attention

from attn_core import tokens
from attn_core.experiments import perturbation, stacked_layers
from attn_core.experiments.stacked_layers import of_scene
from attn_core.mistakes import MISTAKES
from attn_core.mistakes import run as run_mistake
from attn_core.scene import Scene, see, trace
from attn_core.sources import designed, trained
from attn_core.sources.designs import DESIGNS, intended

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
LETTERS = tuple("the cave of a bat")
MAPS = (*DESIGNS, "learned")


def shares(kind: str, words: tuple[str, ...], positions: bool = True) -> torch.Tensor:
    """Return what a head with this job should give, (T, T), one comparison at a time."""
    rows = []
    for i, word in enumerate(words):
        rules = {
            "previous": lambda j, i=i: positions and j == i - 1,
            "same": lambda j, i=i, word=word: (j != i or not positions) and words[j].lower() == word.lower(),
            "first": lambda j: positions and j == 0,
            "initial": lambda j, i=i, word=word: (j != i or not positions) and words[j][0].lower() == word[0].lower(),
            "vowel": lambda j, word=word: word[0].lower() in "aeiou" and words[j][0].lower() in "bcdfghjklmnpqrstvwxyz",
        }
        keys = [j for j in range(len(words)) if rules[kind](j)] or list(range(len(words)))
        rows.append([(j in keys) / len(keys) for j in range(len(words))])
    return torch.tensor(rows)


@pytest.mark.parametrize("positions", [True, False])
@pytest.mark.parametrize("words", [WORDS, LETTERS, ("one",), ("A", "a"), tuple(f"w{i % 9}" for i in range(64))])
@pytest.mark.parametrize("heads", [1, 2, 4, 8])
@pytest.mark.parametrize("kind", DESIGNS)
def test_every_head_does_its_own_job(kind: str, heads: int, words: tuple[str, ...], positions: bool):
    setting = Scene(words, heads=heads, source=kind, positions=positions)
    found = trace(setting)
    done = [list(DESIGNS)[(list(DESIGNS).index(kind) + head) % 5] for head in range(heads)]
    assert setting.named.kinds == tuple(done)
    for head, job in enumerate(done):
        torch.testing.assert_close(found.heads.weights[head], shares(job, words, positions), atol=1e-3, rtol=0)
        assert torch.equal(intended(job, words, positions), shares(job, words, positions) > 0)


def test_a_key_that_is_found_scores_twelve_and_every_other_exactly_0():
    scaled = trace(Scene(WORDS, heads=8, source="previous")).heads.scaled
    for head, kind in enumerate(designed.kinds("previous", 8)):
        wanted = shares(kind, WORDS) > 0
        found = wanted & ~wanted.all(-1, keepdim=True)
        torch.testing.assert_close(scaled[head], 12.0 * found, rtol=1e-6, atol=0)


@pytest.mark.parametrize("heads", [1, 3])
@pytest.mark.parametrize("maps", MAPS)
def test_torch_says_the_same(maps: str, heads: int):
    setting = Scene(LETTERS, heads=heads, source=maps, mask="causal", grown=50 if maps == "learned" else 0)
    found = see(setting).trace
    theirs = scaled_dot_product_attention(found.q, found.k, found.v, attn_mask=setting.allowed())
    torch.testing.assert_close(found.heads.output, theirs, atol=1e-5, rtol=0)
    assert found.q.shape == found.v.shape == (heads, len(LETTERS), setting.head_size)
    assert see(setting).agreement.difference < 1e-4


def test_a_scene_with_designed_maps_has_the_sizes_that_they_bring():
    one, four = (Scene(WORDS, heads=heads, source="previous", d_model=8, head_size=3) for heads in (1, 4))
    assert (one.d_model, one.head_size) == (7 + 6 + 5 + 3, 7)
    assert (four.d_model, four.head_size) == (7 + 6 + 5 + 3, 7 + 6)
    assert four == Scene(WORDS, heads=4, source="previous")
    assert hash(four) == hash(Scene(WORDS, heads=4, source="previous"))
    assert four.factor() == pytest.approx(13**-0.5)
    assert replace(four, words=WORDS[:2]).d_model == 2 + 2 + 2 + 3
    assert four.inputs(WORDS).shape == (7, 21)
    assert replace(four, source="random").projections().wq.shape == (21, 4 * 13)
    assert Scene((), source="same").inputs(()).shape == (0, 32)
    taught = Scene(LETTERS, source="learned", grown=7, head_size=64)
    assert (taught.d_model, taught.head_size) == (trained.WIDTH, trained.HEAD_SIZE)
    assert (taught.positions, taught.grown) == ("none", 7)
    assert Scene(WORDS, grown=7) == Scene(WORDS)


@pytest.mark.parametrize("maps", ["learned", "three_tokens_by_hand"])
def test_what_reads_one_sentence_refuses_a_second_one(maps: str):
    with pytest.raises(ValueError, match=f"source '{maps}' reads one sentence: memory must be None"):
        Scene(WORDS, source=maps, memory=("a",))


def test_a_scene_with_designed_maps_and_two_sentences_has_the_features_of_both():
    setting = Scene(("The", "bat"), heads=2, source="same", memory=("a", "the", "cave"), d_model=8, head_size=3)
    assert (setting.d_model, setting.head_size) == (3 + 4 + 4 + 3, 4)  # places of the longer one, words, letters, kinds
    assert setting.inputs(setting.words).shape == (2, 14)
    assert setting.inputs(setting.memory).shape == (3, 14)
    assert Scene((), source="same", memory=("a",)).named is None
    assert Scene(("The",), source="same", memory=()).d_model == Scene(("The",), source="same").d_model


def test_the_first_head_learns_and_the_others_stay_as_drawn():
    drawn = Scene(LETTERS, heads=2, source="learned", seed=5)
    grown = replace(drawn, grown=200)
    plain = replace(drawn, source="random")
    before, after, random = (trace(setting).heads.weights for setting in (drawn, grown, plain))
    assert torch.equal(before, random)
    assert torch.equal(after[1], random[1])
    torch.testing.assert_close(after[0], trained.train(LETTERS, 200, 5).weights(200))
    vowels, consonants = ([letter in group for letter in LETTERS] for group in ("aeiou", "bcdfghjklmnpqrstvwxyz"))
    shares_before, shares_after = (weights[0][vowels][:, consonants].sum(-1).mean() for weights in (before, after))
    assert shares_after > 0.9 > shares_before
    assert torch.equal(grown.inputs(LETTERS), tokens.embed(LETTERS, trained.WIDTH, 5))


def test_a_query_meets_its_key_by_name():
    setting = Scene(WORDS, heads=2, source="previous")
    found = designed.match(setting.named, trace(setting), 0, 2)
    assert found == designed.Match(("looks for position 1",), (1,), ("position 1",), ("word bat",))
    assert designed.match(setting.named, trace(setting), 0, 0) == designed.Match(())
    same = designed.match(setting.named, trace(setting), 1, 5)
    assert same == designed.Match(("looks for word the", "looks past position 5"), (0,), ("word the",), ("word the",))
    alone = designed.match(setting.named, trace(setting), 1, 1)
    assert alone == designed.Match(("looks for word bat", "looks past position 1"), (), (), ())
    hidden = replace(setting, mask="causal", words=("cave", "bat", "the", "the"), source="same")
    assert designed.match(hidden.named, trace(hidden), 0, 2).keys == ()
    assert designed.match(hidden.named, trace(hidden), 0, 3).keys == (2,)


@pytest.mark.parametrize("positions", [True, False])
@pytest.mark.parametrize("maps", MAPS)
def test_a_layer_of_the_scene_gives_what_the_scene_gives(maps: str, positions: bool):
    setting = Scene(LETTERS, heads=2, source=maps, positions=positions)
    layer, x = of_scene(setting)
    torch.testing.assert_close(layer(x), trace(setting).output)
    if maps in DESIGNS:
        assert (layer.added is not None) == positions
        longer, words = stacked_layers.in_context(setting, len(LETTERS) + 9)
        causal = trace(replace(setting, mask="causal"))
        torch.testing.assert_close(longer(words), causal.output)


def test_shuffled_words_lose_the_word_before_only_where_positions_are_added():
    moved = {}
    for positions in (True, False):
        layer, x = of_scene(Scene(WORDS, heads=1, source="previous", positions=positions))
        moved[positions] = perturbation.shuffle(layer, x, perturbation.permutation(7, 1)).difference
    assert moved[True] > 0.9
    assert moved[False] < 1e-6


def test_a_batch_of_designed_heads_is_drawn_from_the_words():
    found = perturbation.draw_batch(Scene(WORDS, heads=1, source="previous", seed=2), 3, 8)
    assert set(found.x.flatten().tolist()) == {0.0, 1.0}
    assert not torch.equal(found.x[0], found.x[1])
    torch.testing.assert_close(found.trace.heads.weights[1, 0], shares("previous", tuple("abcdefgh")), atol=1e-3, rtol=0)
    assert perturbation.draw_batch(Scene(LETTERS, source="learned"), 2, 3).x.shape == (2, 3, 32)


def test_two_layers_that_look_at_the_word_before_reach_two_words_back():
    stack = stacked_layers.windowed(Scene(WORDS, heads=1, source="previous"), 2, 6)
    two_back = stack.shares[-1][3:].diagonal(1)
    assert (two_back > 0.999).all()


@pytest.mark.parametrize("maps", MAPS)
@pytest.mark.parametrize("name", MISTAKES)
def test_every_mistake_runs_on_weights_that_are_not_drawn(name: str, maps: str):
    setting = Scene(LETTERS, heads=2, source=maps, grown=20 if maps == "learned" else 0)
    found = run_mistake(name, setting)
    assert found.right.isfinite().all()
    assert found.wrong.isfinite().all()
    assert found.scene.source == maps


def test_the_word_before_shows_what_a_swapped_mask_does():
    found = run_mistake("mask_swapped", Scene(WORDS, heads=1, source="previous"))
    assert found.right[0, 4, 3] > 0.999
    assert found.wrong[0, 4, 3] == 0
    assert found.caught


@pytest.mark.parametrize("heads", [1, 4])
def test_w_o_turns_the_words_found_back_to_their_features(heads: int):
    setting = Scene(WORDS, heads=heads, source="same")
    mixed = trace(setting).joined @ setting.named.projections.wo
    wanted = sum(shares(kind, WORDS) for kind in setting.named.kinds) / heads @ setting.embed(WORDS)
    torch.testing.assert_close(mixed, wanted, atol=2e-3, rtol=0)
