"""Where attention takes a word: x + output against loops by hand; the plane on which it is seen; other sources."""

import math
from dataclasses import replace

import pytest
import torch
from torch import Tensor
from torch.nn.functional import normalize

from attn_core import meaning, word_moves
from attn_core.meaning import table
from attn_core.scene import Scene

WORDS = ("The", "bat", "flew", "out", "of", "the", "cave")
SCENE = Scene(WORDS, source="meaning", head_size=64)
MANY = replace(SCENE, words=table.load().words[300:400])  # more words than numbers: axes can be solved for


def vector_by_matrix(vector: list[float], matrix: list[list[float]]) -> list[float]:
    return [sum(x * row[column] for x, row in zip(vector, matrix, strict=True)) for column in range(len(matrix[0]))]


def moved_by_hand(scene: Scene, head: int, query: int) -> tuple[list[float], list[float]]:
    """Return x and x + output of one word, the first 64 numbers of each, number by number in Python."""
    size = scene.head_size
    columns = slice(head * size, (head + 1) * size)
    made = scene.projections()
    wq, wk, wv = (each[:, columns].tolist() for each in (made.wq, made.wk, made.wv))
    rows, others = (_inputs(scene, words) for words in (scene.words, scene.keys))
    q = vector_by_matrix(rows[query], wq)
    scores = []
    for key, row in enumerate(others):
        k = vector_by_matrix(row, wk)
        hidden = scene.mask == "causal" and key > query
        scores.append(-math.inf if hidden else sum(a * b for a, b in zip(q, k, strict=True)) / math.sqrt(size))
    powers = [math.exp((score - max(scores)) / scene.temperature) for score in scores]
    collected = [0.0] * size
    for power, row in zip(powers, others, strict=True):
        for place, value in enumerate(vector_by_matrix(row, wv)):
            collected[place] += power / sum(powers) * value
    output = vector_by_matrix(collected, made.wo[columns].tolist())
    before = meaning.vectors([scene.words[query]])[0].tolist()
    return before, [x + add for x, add in zip(before, output, strict=False)]


def _inputs(scene: Scene, words: tuple[str, ...]) -> list[list[float]]:
    x = scene.embed(words)
    return (x if scene.positions == "none" else x + scene.origin.places(scene, len(words))).tolist()


@pytest.mark.parametrize(
    ("settings", "head", "query"),
    [
        ({}, 0, 1),
        ({}, 1, 2),
        ({"heads": 8}, 7, 6),
        ({"head_size": 8}, 0, 1),
        ({"temperature": 0.5, "mask": "causal"}, 0, 3),
        ({"memory": ("A", "sleepy", "bear", "saw", "it", "leave")}, 0, 1),
        ({"positions": False}, 1, 4),
        ({"trained": 0}, 0, 1),
        ({"words": ("bat", "xyzzy")}, 0, 1),
    ],
)
def test_a_word_moves_to_the_sum_of_its_vector_and_its_output(settings: dict[str, object], head: int, query: int):
    scene = replace(SCENE, **settings)
    found = word_moves.moved(scene, head, query)
    before, after = (torch.tensor(each, dtype=torch.float64) for each in moved_by_hand(scene, head, query))
    torch.testing.assert_close(found.before.double(), before, rtol=0, atol=1e-5)
    torch.testing.assert_close(found.after.double(), after, rtol=0, atol=1e-4)


# ---- the plane ----


def directions(words: tuple[str, ...]) -> Tensor:
    return normalize(meaning.vectors(words).double(), dim=1)


@pytest.mark.parametrize("ends", [((), ()), (("animal", "bird"), ("game",)), (("bird",), ()), (("bird",), ("bird",))])
def test_the_axes_are_at_a_right_angle_and_of_length_1(ends: tuple[tuple[str, ...], tuple[str, ...]]):
    plane = word_moves.plane(MANY, 0, 5, *ends)
    axes = torch.linalg.lstsq(directions(plane.words), plane.points).solution
    torch.testing.assert_close(axes.T @ axes, torch.eye(2, dtype=torch.float64), rtol=0, atol=1e-6)
    move = word_moves.moved(MANY, 0, 5)
    for point, vector in zip(plane.moves[0], (move.before, move.after), strict=True):
        torch.testing.assert_close(point, normalize(vector.double(), dim=0) @ axes, rtol=0, atol=1e-6)
    assert plane.points.abs().max() <= 1


def test_the_first_axis_leads_from_group_to_group_and_the_second_is_the_widest_beside_it():
    plane = word_moves.plane(SCENE, 0, 1, ("animal", "bird"), ("game", "player", "sport"))
    assert plane.words == (*WORDS, "animal", "bird", "game", "player", "sport")
    left, right = plane.points[7:9].mean(0), plane.points[9:].mean(0)
    vectors = directions(plane.words)
    between = vectors[9:].mean(0) - vectors[7:9].mean(0)
    torch.testing.assert_close(right - left, torch.stack([between.norm(), between.new_zeros(())]))
    across = normalize(between, dim=0)
    rest = vectors - vectors @ across[:, None] * across
    widest = torch.linalg.eigvalsh((rest - rest.mean(0)).T @ (rest - rest.mean(0)))[-1]
    torch.testing.assert_close((plane.points[:, 1] - plane.points[:, 1].mean()).square().sum(), widest)


@pytest.mark.parametrize("ends", [(("animal", "bird"), ("game", "player")), (("bird",), ())])
def test_a_move_has_its_cosines_with_both_groups_and_its_share_in_the_plane(ends: tuple[tuple[str, ...], tuple[str, ...]]):
    """The part outside the plane is at a right angle to it: with it, the share is a leg of a right triangle."""
    plane, move = word_moves.plane(MANY, 0, 5, *ends), word_moves.moved(MANY, 0, 5)
    before, after = (normalize(each.double(), dim=0) for each in (move.before, move.after))
    for place, group in enumerate(plane.ends):
        pole = sum(directions((word,))[0] for word in group)
        for found, vector in zip(plane.near[0, :, place].tolist(), (before, after), strict=True):
            assert found == pytest.approx(torch.nn.functional.cosine_similarity(pole, vector, dim=0).item(), abs=1e-9)
    axes = torch.linalg.lstsq(directions(plane.words), plane.points).solution
    turn = after - before
    outside = turn - axes @ (axes.T @ turn)
    assert plane.shares.tolist() == pytest.approx([math.sqrt(1 - (outside.norm() / turn.norm()).item() ** 2)], abs=1e-6)
