"""Sinusoidal positions against their formula, one scalar at a time."""

import math

import pytest
import torch

from attn_core import positions
from attn_core.scene import Scene


@pytest.mark.parametrize(("length", "width"), [(1, 1), (7, 2), (11, 5), (13, 32), (128, 33)])
def test_formula(length: int, width: int):
    def entry(t: int, column: int) -> float:
        angle = t / 10_000 ** ((column - column % 2) / width)
        return math.cos(angle) if column % 2 else math.sin(angle)

    expected = torch.tensor([[entry(t, column) for column in range(width)] for t in range(length)])
    found = positions.sinusoidal(length, width)
    assert found.dtype == torch.float32
    torch.testing.assert_close(found, expected)


# ---- the ways to tell attention where tokens stand ----


@pytest.mark.parametrize(
    ("said", "name"), [("none", False), ("sinusoidal", True), ("False", "none"), ("TRUE", "sinusoidal")]
)
def test_a_way_is_found_by_its_name_by_its_token_and_as_a_switch(said: str, name: object):
    assert positions.named(said) == positions.named(name)
    assert Scene(("a", "b"), positions=said) == Scene(("a", "b"), positions=name)


def test_a_new_way_is_its_entry(monkeypatch: pytest.MonkeyPatch):
    """What it adds reaches the input of a scene, without another line."""
    entry = positions.POSITIONS["sinusoidal"]._replace(vectors=torch.ones, switched="ones")
    monkeypatch.setitem(positions.POSITIONS, "ones", entry)
    scene = Scene(("a", "b"), positions="ones")
    torch.testing.assert_close(scene.inputs(scene.words), (scene.embed(scene.words) + 1) / math.sqrt(scene.sum_square))
