"""The page about shapes as a learner meets it: a control is moved, and the numbers on screen are the core's."""

import functools
import re

import pytest
import torch

from attn_core import comparison, scene, tokens
from attn_core.experiments import combining_heads, perturbation, stacked_layers
from attn_core.heads import join as joined
from pages.text import numbers
from tests import screen, wiring
from tests.screen import cells, close, data, differences, prose, put, records, values

opened = functools.partial(screen.opened, "shapes")
SEVEN = ("The", "bat", "flew", "out", "of", "the", "cave")
DEFAULT = scene.Scene(words=SEVEN, seed=3)
EIGHT = " ".join(f"w{i}" for i in range(8))
ORIGINS = "Which token each number comes from"


def test_examples_never_talk_to_each_other():
    """Four pools of eight nodes; whichever is changed, the others move by exactly 0."""
    at, drawn = opened(), perturbation.draw_batch(DEFAULT, 4, 8)
    for example in (0, 3):
        put(at, "batch_example", example)
        moved = perturbation.moved(drawn.layer, drawn.x, example)
        names, dots, edges = (data(at, name)[0] for name in ("names", "dots", "edges"))
        assert [said.rpartition(" ")[2] for said in names["said"]] == [numbers.small(value) for value in moved]
        assert moved[example] > 1
        assert [value for i, value in enumerate(moved) if i != example] == [0, 0, 0]
        assert (len(dots["x"]), len(edges["x"])) == (32, 4 * 8 * 7)
        assert all(int(x // 2.8) == int(x1 // 2.8) for x, x1 in zip(edges["x"], edges["x1"], strict=True))
    assert len(data(put(at, "mask", "causal"), "edges")[0]["x"]) == 4 * 8 * 7 / 2
    said = [prose(put(at, "batch_size", size), "pools_said") for size in (4, 2, 1)]
    assert len({*said}) == 3  # three others, one other, none


BANANA = {"text": "banana bread", "tokens": "character", "heads": 8, "head_size": 2, "mask": "causal", "seed": 12345}


@pytest.mark.parametrize(("positions", "percent"), [(True, 67), (False, 82)])
def test_each_example_has_weights_of_its_own_with_positions_as_the_scene_has_them(positions: bool, percent: int):
    """In plain torch: the attention's input is (x + positions) / √1.5, or x without positions."""
    at = opened(**BANANA, head=3, positions=positions, query=1)
    x = torch.randn(4, 8, 32, generator=torch.Generator().manual_seed(12345))
    angles = torch.arange(8)[:, None] / 10_000 ** (torch.arange(0, 32, 2) / 32)
    x = (x + torch.stack([angles.sin(), angles.cos()], -1).flatten(1)) / 1.5**0.5 if positions else x
    drawn = tokens.projections(32, 8, 2, 12345)
    q, k = (x @ w[:, 6:8] for w in (drawn.wq, drawn.wk))  # of head 3
    weights = torch.softmax((q @ k.mT / 2**0.5).masked_fill(~torch.ones(8, 8).tril().bool(), -torch.inf), -1)
    for example, row in enumerate(weights[:, 1]):
        close(cells(at, f"example_{example}").nan_to_num(), weights[example])
        found = re.findall(r"\d+", prose(put(at, "batch_example", example), "weights_said").partition(". ")[0])
        assert found[:4] == [str(example), "1", f"{100 * row.max().item():.0f}", str(int(row.argmax()))]
    assert round(100 * weights[0, 1].max().item()) == percent


def test_a_batch_s_rows_beyond_the_sentence_can_t_be_selected():
    """The selected row is one of the sentence's words: a batch of more tokens has rows that no click selects."""
    at = opened(text="The bat flew")
    assert at.slots["example_0"]["cells"]["row"][2 * 8 : 4 * 8] == [2] * 8 + [None] * 8
    assert at.pieces["example_0"].arrow_keys["ArrowDown"] == ("query", 1, 0, 2)
    assert put(at, "batch_tokens", 2).pieces["example_0"].arrow_keys["ArrowDown"] == ("query", 1, 0, 1)


@pytest.mark.parametrize(("size", "length", "heads", "width"), [(4, 8, 1, 16), (2, 5, 4, 7), (1, 1, 8, 4)])
def test_the_batch_axis_changes_nothing_else(size: int, length: int, heads: int, width: int):
    """Every shape of one example, with the batch in front; an example by itself gives the same."""
    at = opened(batch_size=size, batch_tokens=length, heads=heads, head_size=width, mask="causal")
    said, head = prose(at, "shapes"), (heads,) * (heads > 1)
    shapes_of = {"x": (length, 32), "q": (*head, length, width), "scores": (*head, length, length)}
    shapes_of |= {"weights": (*head, length, length), "output": (length, heads * width)}
    for name, shape in shapes_of.items():
        line = re.findall(r"\b" + name + r" \(B.*?\) (\([\d, ]*\) \([\d, ]*\))", said)[0]
        assert line == f"{(size, *shape)} {shape}"
    assert f"mask (T, T) {(length, length)} {(length, length)}" in said
    assert differences(at, "checked_alone")[0] < 1e-5
    drawn = perturbation.draw_batch(scene.Scene(SEVEN, seed=3, heads=heads, head_size=width, mask="causal"), size, length)
    rows = records(at, "batch_weights")
    assert [(row["example"], row["query"]) for row in rows] == [(str(b), str(t)) for b in range(size) for t in range(length)]
    found = [[float(row[f"key {j}"]) if row[f"key {j}"] != "hidden" else 0 for j in range(length)] for row in rows]
    close(torch.tensor(found), drawn.trace.heads.weights[:, 0].flatten(0, 1))


@pytest.mark.parametrize(("text", "heads"), [(" ".join(SEVEN), 2), (EIGHT, 8), ("one", 8), (EIGHT, 1)])
def test_the_shapes_stand_in_a_line_and_the_wrong_order_mixes_up_words(text: str, heads: int):
    """Where there is one head or one token nothing can be mixed up, and the output is the same."""
    words, width = tuple(text.split()), 32 // heads
    at, setting = opened(text=text, heads=heads, head_size=width), scene.Scene(words, seed=3, heads=heads, head_size=width)
    count, x, projections = len(words), setting.inputs(words), stacked_layers.projections(setting)
    for at_once in (False, True):
        put(at, "view_at_once", at_once)
        way = combining_heads.pipeline(x, projections, heads, transpose=not at_once)
        close(values(at, ORIGINS, count), joined(way.origins).double())
        assert f"view({'H, T' if at_once else 'T, H'}, d)" in prose(at, "steps")
        assert f"{count} × {heads} × {width}" in prose(at, "steps") or at_once
        row = int(way.origins[0, -1].float().mean()) if len(way.origins[0, -1].unique()) == 1 else None
        assert row is None or re.search(rf"\b{count - 1} .* 0 .* {row}\b", prose(at, "order"))
    off = comparison.largest(way.output, combining_heads.pipeline(x, projections, heads).output)
    assert (f"{off:.2f}" in prose(at, "order")) == (off > 0) == (heads > 1 and count > 1)


def test_an_example_beyond_the_batch_is_the_last_in_the_control_the_link_and_the_picture():
    at = wiring.opened("shapes", batch_example=3, batch_size=2)
    control = wiring.controls(at)["batch_example"]
    assert (control.value, control.min, control.max) == (1, 0, 1)
    assert wiring.linked(at) == {"batch_example": "1", "batch_size": "2"}
    beyond, last = (prose(opened(batch_example=each, batch_size=2), "pools_said") for each in (3, 1))
    assert beyond == last
    assert wiring.linked(wiring.move(at, "batch_size", 1)) == {"batch_size": "1"}
