"""Splitting text as a reader would, and draws that a seed and a spelling fix for ever."""

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import tokens

FAMILY, GERMANY, FRANCE, THUMB = "👩‍👩‍👧", "🇩🇪", "🇫🇷", "👍🏽"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", []),
        (" \t\n ", []),
        ("The bat flew", ["The", "bat", "flew"]),
        ("the the The", ["the", "the", "The"]),
        ("  out,  of\tthe\ncave! ", ["out", ",", "of", "the", "cave", "!"]),
        ("didn't re-do rock'n'roll", ["didn't", "re-do", "rock'n'roll"]),
        ("l’été 'x' - a-", ["l’été", "'", "x", "'", "-", "a", "-"]),
        ("cafe\u0301 x", ["cafe\u0301", "x"]),
        ("مرحبا بالعالم", ["مرحبا", "بالعالم"]),
        ("naïve 42", ["naïve", "42"]),
        (f"{FAMILY}{GERMANY}{FRANCE} ok{THUMB}", [FAMILY, GERMANY, FRANCE, "ok", THUMB]),
        ('a\\b "q"', ["a", "\\", "b", '"', "q", '"']),
        ("a\x00b\ud800c", ["abc"]),
    ],
)
def test_words(text: str, words: list[str]):
    assert tokens.split(text) == words


def test_characters():
    emoji = f"{FAMILY} {GERMANY}{FRANCE}{THUMB}"
    found = [tokens.split(text, "character") for text in ("", "   ", "a  b ", "cafe\u0301", emoji, "don't")]
    spelled = ["a ␣ b", "c a f e\u0301", f"{FAMILY} ␣ {GERMANY} {FRANCE} {THUMB}", "d o n ' t"]
    assert found == [[], [], *map(str.split, spelled)]


@settings(deadline=None, derandomize=True)
@given(st.text())
def test_nothing_visible_is_lost(text: str):
    kept = "".join(character for character in text if character.isprintable() and not character.isspace())
    for kind in ("word", "character"):
        found = "".join(tokens.split(text, kind)).replace(tokens.SPACE, "")
        assert [c for c in found if c.isprintable()] == [c for c in kept if c != tokens.SPACE]
        assert all(tokens.split(text, kind))


def test_a_word_has_one_vector_in_any_sentence():
    first = tokens.embed(["the", "cat", "the"], 7, 3)
    second = tokens.embed(["a", "cat"], 7, 3)
    assert first.shape == (3, 7)
    assert first.dtype == torch.float32
    assert torch.equal(first[0], first[2])
    assert torch.equal(first[1], second[1])
    assert not torch.allclose(first[0], first[1])


def test_known_numbers():  # links promise them: never change
    expected = [[-0.0735, 1.5186, 1.2502], [0.9594, 0.6953, 2.4524], [0.6869, -0.1515, 2.4994], [-0.9830, -1.0313, -1.2057]]
    found = tokens.embed(["cat", "Cat", "naïve", "🐻"], 3, 0)
    torch.testing.assert_close(found, torch.tensor(expected), atol=1e-4, rtol=0)
    layer = tokens.projections(2, 1, 1, 7)
    columns = torch.cat([layer.wq, layer.wk, layer.wv, layer.wo.T], 1)
    known = [[0.5845, 0.5011, 0.1540, -1.2220], [-0.2426, -0.8852, -0.3337, -0.2528]]
    torch.testing.assert_close(columns, torch.tensor(known), atol=1e-4, rtol=0)


def test_nothing_is_drawn_from_the_global_generator():
    before = torch.get_rng_state()
    tokens.embed(["a"], 3, 0)
    tokens.projections(3, 2, 2, 0)
    assert torch.equal(torch.get_rng_state(), before)


def test_one_more_head_or_a_larger_one_leaves_the_others():
    small, more, larger = (tokens.projections(8, *sizes, 0) for sizes in ((2, 3), (3, 3), (2, 5)))
    for name in ("wq", "wk", "wv"):
        assert torch.equal(getattr(more, name)[:, :6], getattr(small, name))
        for head in range(2):
            expected = getattr(small, name)[:, 3 * head : 3 * head + 3]
            assert torch.equal(getattr(larger, name)[:, 5 * head : 5 * head + 3], expected)
