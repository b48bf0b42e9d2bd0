"""How the files of word vectors are made, as far as that needs no encoder."""

import pytest
import torch
from torch.nn.functional import normalize

from attn_core import tokens
from attn_core.meaning.making import encoding, training, wordlist


def test_directions_in_bytes_keep_the_cosines():
    basis = torch.randn(64, 384, generator=tokens.generator(0, "test"))
    full = normalize(torch.randn(500, 64, generator=tokens.generator(1, "test")) @ basis, dim=1)
    numbers = encoding.in_bytes(full)
    assert numbers.dtype == torch.int8
    assert numbers.abs().amax(1).tolist() == [127] * 500
    short = normalize(numbers.float(), dim=1)
    torch.testing.assert_close(short @ short.T, full @ full.T, atol=0.02, rtol=0)
    assert short.square().mean(0)[:8].mean() > short.square().mean(0)[-8:].mean()  # the largest first


def test_a_course_in_parts_is_nearly_the_course():
    draw = tokens.generator(2, "test")
    kept = torch.einsum("st,thij->shij", torch.randn(41, 5, generator=draw), torch.randn(5, 2, 64, 64, generator=draw))
    shares, parts = training.in_parts(kept)
    assert parts.dtype == torch.int8
    torch.testing.assert_close(torch.tensordot(shares, parts.float(), 1), kept, atol=0.15, rtol=0)


def test_related_words_are_the_nearest_that_are_neither_common_nor_the_word_itself():
    full = normalize(torch.randn(2_500, 16, generator=tokens.generator(3, "test")), dim=1)
    nearest = training.related(full)
    assert nearest.shape == (2_500, training.RELATED)
    assert nearest.min() >= training.COMMON
    for word in (0, 700, 2_400):
        cosines = full @ full[word]
        cosines[[word, *range(training.COMMON)]] = -2
        assert set(nearest[word].tolist()) == set(cosines.topk(training.RELATED).indices.tolist())


def test_training_lets_a_word_find_its_neighbours(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(training, "STEPS", 81)
    vectors = 8 * normalize(torch.randn(600, 64, generator=tokens.generator(4, "test")), dim=1)
    nearest = training.related(normalize(vectors, dim=1))
    kept = training.train(vectors, nearest)
    assert kept.shape == (10, 2, 64, 64)
    queries = torch.arange(training.COMMON, 600)
    before, after = (
        ((vectors[queries] @ maps[0])[:, None] * (vectors[nearest[queries, :1]] @ maps[1])).sum(-1).mean()
        for maps in (kept[0], kept[-1])
    )
    assert after > before + 4


def test_everyday_words_are_words():
    listed = wordlist.everyday()
    assert len(listed) == len(set(listed))
    assert all(word.replace("-", "").isalpha() and word.islower() for word in listed)
