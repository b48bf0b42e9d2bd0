"""A long scene, computed block by block, has the numbers of whole matrices; it keeps little, and takes little memory."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace

import pytest
import torch
from hypothesis import given, settings
from hypothesis import strategies as st

from attn_core import attend, blockwise, cache, device, downsampling, masks, scene, scene_rows, torch_agreement
from attn_core.heads import MultiHeadTrace, Projections, joined
from attn_core.sources.projecting import Read

WORDS, MEMORY = tuple(f"w{i % 90}" for i in range(301)), tuple(f"m{i % 70}" for i in range(409))
SCENE = scene.Scene(WORDS, heads=3, head_size=5, d_model=16, seed=2)
KINDS = [
    {},
    {"mask": "causal", "dropout": 0.3},
    {"mask": "window", "window": 5, "temperature": 0.3, "power": 0.0},
    {"mask": "prefix", "prefix": 20, "dropout": 1.0},
    {"mask": "streaming", "window": 9, "prefix": 3},
    {"mask": "packed", "window": 70, "temperature": 0.5},
    {"mask": "left_padding", "prefix": 45, "dropout": 0.1},
    {"mask": "strided", "window": 7, "temperature": 0.0, "dropout": 0.2, "positions": False},
    {"memory": MEMORY, "mask": "prefix", "prefix": 9, "dropout": 0.5},
    {"memory": MEMORY[:37], "mask": "window", "window": 3, "dropout": 0.1},
    {"memory": MEMORY, "temperature": 20.0, "scale": "model"},
    {"bias": "alibi", "mask": "causal", "dropout": 0.2},
    {"memory": MEMORY, "bias": "alibi_symmetric", "temperature": 2.0},
    {"rotary": "halves", "qk_norm": "rms", "key_value_heads": 1, "mask": "causal", "sink": 1.0},
    {"memory": MEMORY, "rotary": "interleaved", "rotary_base": 100, "cap": 0.5, "sink": -1.0, "dropout": 0.3},
    {"cap": 1.0, "bias": "alibi", "mask": "window", "window": 5, "temperature": 0.3, "sink": 0.0},
]
STEPS = (*scene.STAGES, "output")


@pytest.fixture
def in_blocks(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Take every scene for a long one, of which few rows are computed at one time."""
    cache.SHARED.clear()
    monkeypatch.setattr(blockwise, "MOST_WHOLE", 0)
    monkeypatch.setattr(blockwise, "ON_CPU_MB", 2)  # 20,833 scores: 69 rows of 301 keys, 48 of 409
    yield
    cache.SHARED.clear()


def in_float64(setting: scene.Scene) -> MultiHeadTrace:
    """Return the whole trace of a scene, computed in float64."""
    x, memory, maps = scene.attention_inputs(setting, "cpu")
    wide = Projections(maps.wq.double(), maps.wk.double(), maps.wv.double())
    bias = setting.added()
    bias = bias if bias is None else bias.double()
    read = Read(x.double(), memory.double(), wide, setting.heads, setting.prepare)
    return joined(attend(*read.project(), setting.allowed(), setting.config(), bias=bias))


def close(found: torch.Tensor, expected: torch.Tensor) -> None:
    """Assert equality to 1e-5, and of what is hidden."""
    torch.testing.assert_close(found.double(), expected.double(), atol=1e-5, rtol=1e-5)


# ---- the same numbers ----


@pytest.mark.usefixtures("in_blocks")
@pytest.mark.parametrize("kind", KINDS)
def test_pooled_steps_are_those_of_whole_matrices(kind: dict):
    setting = replace(SCENE, **kind)
    whole, seen = in_float64(setting), scene.see(setting)
    for name in setting.stages:
        expected = downsampling.largest(getattr(whole.heads, name), scene.POOLED)
        assert (seen.pooled[name].queries, seen.pooled[name].keys) == (expected.queries, expected.keys)
        close(seen.pooled[name].values, expected.values)
    assert seen.variance == pytest.approx([whole.heads.scores.var().item(), whole.heads.scaled.var().item()], rel=1e-5)
    agreement = torch_agreement.with_torch(scene.trace(setting), setting.allowed(), setting.config(), setting.added())
    assert seen.agreement[1:] == agreement[1:]
    assert seen.agreement.difference < 1e-5


@pytest.mark.usefixtures("in_blocks")
@pytest.mark.parametrize("kind", KINDS)
def test_rows_alone_are_those_of_whole_matrices(kind: dict):
    """Whichever block they lie in, with the draws of dropout that they have there."""
    setting = replace(SCENE, **kind)
    whole = in_float64(setting).heads
    for head, first, count in ((0, 0, 1), (1, 150, 3), (2, 300, 1), (1, 41, 64), (2, 0, 301)):
        rows = scene_rows.rows(setting, head, first, count)
        for name in STEPS:
            close(getattr(rows.heads, name)[0], getattr(whole, name)[head, first : first + count])
        assert torch.equal(rows.heads.dropped[0] == 0, whole.dropped[head, first : first + count] == 0)
        close(rows.k[0], whole.k[head])
        close(rows.v[0], whole.v[head])
        close(rows.q[0], whole.q[head, first : first + count])
        if whole.sink is not None:
            close(rows.heads.sink[0], whole.sink[head, first : first + count])


@settings(deadline=None, derandomize=True)
@given(data=st.data(), tq=st.integers(1, 20), tk=st.integers(1, 20), number=st.integers(0, 25))
@pytest.mark.parametrize("kind", masks.MASKS)
def test_some_rows_of_a_mask_are_those_of_the_whole_one(kind: str, data: st.DataObject, tq: int, tk: int, number: int):
    first = data.draw(st.integers(0, tq - 1))
    count = data.draw(st.integers(1, tq - first))
    numbers = number, data.draw(st.integers(0, 25))
    whole = masks.MASKS[kind].allowed(tq, tk, *numbers)
    assert torch.equal(masks.MASKS[kind].rows(first, count, tk, *numbers), whole[first : first + count])


@pytest.mark.usefixtures("in_blocks")
def test_one_wrong_row_is_noticed_by_the_comparison_with_torch(monkeypatch: pytest.MonkeyPatch):
    """The last of the last head."""
    calls, steps = [], blockwise.steps

    def wrong(*inputs):
        calls.append(len(calls) + 1)
        made = steps(*inputs)
        if len(calls) == 3 * 5:
            made.weights[0, -1] *= 1.01
        return made

    monkeypatch.setattr(blockwise, "steps", wrong)
    assert scene.see(SCENE).agreement.difference > 1e-4
    assert len(calls) == 3 * 5


# ---- what is kept, and what it takes ----


@pytest.mark.usefixtures("in_blocks")
def test_nothing_whole_is_kept():
    """Neither of the scene nor of its rows: all of it is less than one step of all heads, 1,087,212 bytes."""
    setting = replace(SCENE, mask="causal", dropout=0.3)
    seen = scene.see(setting)
    with pytest.raises(ValueError, match="ask for its rows"):
        _ = seen.trace
    for blocks in seen.pooled.values():
        assert blocks.values.untyped_storage().nbytes() == 4 * 3 * 101 * 101
    assert cache.size(seen) < 700_000
    scene_rows.rows(setting, 1, 7)
    assert cache.SHARED.used < 1_000_000


@pytest.mark.parametrize(("tq", "tk", "high"), [(4096, 4096, 32), (1, 4096 * 512, 1), (4097, 300, 33), (5, 7, 1)])
@pytest.mark.parametrize("kind", ["cpu", "cuda"])
def test_blocks_are_whole_cells_in_order_that_fit(kind: str, tq: int, tk: int, high: int):
    parts = blockwise.blocks(tq, tk, high, kind)
    assert [row for first, count in parts for row in range(first, first + count)] == list(range(tq))
    assert all(first % high == 0 for first, _ in parts)
    most = {"cpu": blockwise.ON_CPU_MB, "cuda": blockwise.ELSEWHERE_MB}[kind]
    assert max(count for _, count in parts) <= max(high, most * 1_000_000 / blockwise.BYTES / tk)


FULL_SIZE = """
import resource, torch
torch.set_num_threads(1)
from attn_core import scene, scene_rows
from attn_core.scene import Scene
few = Scene(tuple(f"w{i % 300}" for i in range(64)), heads=8, mask="causal", dropout=0.3)
many = Scene(tuple(f"w{i % 300}" for i in range(4096)), heads=2, mask="causal", dropout=0.3, seed=3)
scene.see(few)  # what torch loads when it is first used is no matter of texts
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
seen, row = scene.see(many), scene_rows.rows(many, 1, 4095)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
print(peak / 1000, *seen.pooled["weights"].values.shape, seen.agreement.difference, row.heads.weights.sum().item())
"""


def test_4096_tokens_take_less_memory_than_one_step_of_one_head_twice():
    """The five steps of a head would be 335 MB."""
    done = subprocess.run([sys.executable, "-c", FULL_SIZE], capture_output=True, text=True, check=True)
    peak, *shape, difference, total = map(float, done.stdout.split())
    assert peak < 134
    assert shape == [2, 128, 128]
    assert difference < 1e-5
    assert total == pytest.approx(1, abs=1e-5)


# ---- devices, and many at one time ----


@pytest.mark.usefixtures("in_blocks")
def test_a_device_without_memory_left_gives_way_to_the_cpu_in_the_middle(monkeypatch: pytest.MonkeyPatch):
    """The third block fails; what is computed on the CPU then are all of them, in blocks of its own size."""
    setting = replace(SCENE, mask="causal", dropout=0.3)
    expected, calls, steps = scene.see_in_blocks(setting, torch.device("cpu")), [], blockwise.steps

    def failing(*inputs):
        calls.append(len(inputs[0][0]))
        if len(calls) == 3:
            raise torch.OutOfMemoryError("CUDA out of memory")
        return steps(*inputs)

    class Fake(str):
        type = "cuda"

    monkeypatch.setattr(device, "best", lambda: Fake("cpu"))
    monkeypatch.setattr(blockwise, "steps", failing)
    seen = scene.see(setting)
    assert (seen.trouble, seen.device) == ("cuda ran out of memory", "cpu")
    assert calls == [301] * 3 + [69, 69, 69, 69, 25] * 3
    for name in setting.stages:
        assert torch.equal(seen.pooled[name].values, expected.pooled[name].values)
