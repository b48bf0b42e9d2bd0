"""Where attention takes a word: x + output against loops by hand; the plane on which it is seen; other sources."""

import math
from dataclasses import replace

import pytest
import torch
from torch import Tensor
from torch.nn.functional import normalize

from attn_core import blockwise, meaning, word_moves
from attn_core.meaning import table
from attn_core.scene import Scene
from attn_core.sources import SOURCES

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
    return (x + scene.origin.places(scene, len(words)) if scene.positions else x).tolist()


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


def test_without_an_output_it_stays():
    for settings in ({"dropout": 1.0}, {"memory": ("bat",) * 3}, {"words": ("bat",) * 3}):
        stays = word_moves.moved(replace(SCENE, **settings), 0, 1)
        assert (stays.towards, stays.away) == ([], [])
    assert torch.equal(*(getattr(word_moves.moved(replace(SCENE, dropout=1.0), 0, 1), end) for end in ("before", "after")))


def test_it_moves_towards_words_of_neither_sentence():
    crossed = word_moves.moved(replace(SCENE, memory=("A", "sleepy", "bear", "saw", "it", "leave")), 0, 1)
    assert len(crossed.towards) == len(crossed.away) == word_moves.COUNT
    own = set().union(*map(table.family, (*WORDS, "A", "sleepy", "bear", "saw", "it", "leave")))
    assert not any(own & table.family(word) for word, _ in (*crossed.towards, *crossed.away))


def test_a_long_text_is_followed_as_a_short_one(monkeypatch: pytest.MonkeyPatch):
    expected = word_moves.moved(SCENE, 1, 2)
    monkeypatch.setattr(blockwise, "MOST_WHOLE", 1)
    long = replace(SCENE, seed=SCENE.seed + 1)  # says nothing here, but it is another scene
    assert long.is_long
    found = word_moves.moved(long, 1, 2)
    torch.testing.assert_close(found.after, expected.after)
    assert found.towards[0][0] == expected.towards[0][0]


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


def test_without_groups_the_words_stand_there_that_it_leaves_and_that_it_nears():
    move, plane = word_moves.moved(SCENE, 0, 1), word_moves.plane(SCENE, 0, 1)
    ends = [[word for word, _ in each[: word_moves.POLE]] for each in (move.away, move.towards)]
    assert list(plane.words[7:]) == [*ends[0], *ends[1]]
    assert plane.moves[0, 1, 0] > plane.moves[0, 0, 0]
    one = word_moves.plane(SCENE, 0, 1, ("animal",))
    assert list(one.words[7:]) == ["animal", *ends[1]]


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


def test_a_word_that_stays_has_no_share_and_a_group_without_words_no_cosine():
    plane = word_moves.plane(replace(SCENE, dropout=1.0), 0, 1)
    assert plane.ends == ((), ())
    assert (plane.shares.tolist(), plane.near.tolist()) == ([0.0], [[[0.0, 0.0], [0.0, 0.0]]])


def test_a_word_twice_stands_in_one_place():
    points = word_moves.plane(SCENE, 0, 1).points
    torch.testing.assert_close(points[0], points[5])  # The, the
    torch.testing.assert_close(word_moves.plane(SCENE, 0, 1).moves[0, 0], points[1])


@pytest.mark.parametrize(
    ("words", "ends"),
    [
        (("bat",), ((), ())),
        (("bat",) * 3, ((), ())),
        (("bat",), (("bat",), ())),
        (("bat",), (("animal",), ("animal",))),
        (("xyzzy", "qwrt"), (("plugh",), ("🦇",))),
    ],
)
def test_too_few_words_for_a_plane_stand_somewhere(words: tuple[str, ...], ends: tuple[tuple[str, ...], tuple[str, ...]]):
    plane = word_moves.plane(replace(SCENE, words=words), 0, 0, *ends)
    for points in (plane.points, plane.moves):
        assert points.isfinite().all()
        assert points.norm(dim=-1).max() <= 1 + 1e-9


def test_a_word_goes_apart_in_two_sentences():
    """From one place; in each towards the words that it nears there, which stand at the left and at the right."""
    ball = replace(SCENE, words=("The", "bat", "hit", "the", "ball"))
    one, other = (word_moves.moved(scene, 0, 1) for scene in (SCENE, ball))
    plane = word_moves.two_senses(one, other, ("flew", "ball"))
    near = [[word for word, _ in move.towards[: word_moves.POLE]] for move in (one, other)]
    assert list(plane.words) == ["flew", "ball", *near[0], *near[1]]
    assert torch.equal(plane.moves[0, 0], plane.moves[1, 0])
    left, right = (plane.moves[move, 1, 0] - plane.moves[move, 0, 0] for move in (0, 1))
    assert left < 0 < right


@pytest.mark.parametrize("source", [token for token, source in SOURCES.items() if not source.has_word_vectors])
def test_other_vectors_have_no_words_around_them(source: str):
    words = SOURCES[source].words or WORDS
    for follow in (word_moves.moved, word_moves.plane):
        with pytest.raises(ValueError, match=f"source '{source}' has no vectors of the table of words"):
            follow(Scene(words, source=source), 0, 0)
