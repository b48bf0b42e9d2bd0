"""A long scene on a GPU: the CPU's numbers, within its memory, for many at one time, and the CPU where it has none left."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
import torch

from attn_core import blockwise, cache, scene, scene_rows, seen

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="no CUDA device on this machine")]
WORDS = tuple(f"w{i % 300}" for i in range(4096))
SCENE = scene.Scene(WORDS, heads=8, seed=3)
KINDS = [
    {},
    {"mask": "causal", "dropout": 0.3},
    {"mask": "strided", "window": 64, "temperature": 0.5, "head_size": 128, "d_model": 256},
    {"mask": "window", "window": 100, "temperature": 0.0},
]
MB = 1_000_000


@pytest.fixture(autouse=True)
def _nothing_is_kept() -> Iterator[None]:
    cache.SHARED.clear()
    torch.cuda.empty_cache()
    yield
    cache.SHARED.clear()
    torch.cuda.set_per_process_memory_fraction(1.0)


def same(found: seen.Seen, expected: seen.Seen) -> None:
    """Assert that two summaries hold the same numbers to 1e-5."""
    for name in expected.pooled:
        torch.testing.assert_close(found.pooled[name].values, expected.pooled[name].values, atol=1e-5, rtol=1e-5)
    assert found.variance == pytest.approx(expected.variance, rel=1e-5)
    assert max(found.agreement.difference, expected.agreement.difference) < 1e-5


@pytest.mark.parametrize("kind", KINDS)
def test_4096_tokens_and_8_heads_have_the_cpus_numbers(kind: dict):
    setting = replace(SCENE, **kind)
    seen = scene.see(setting)
    assert (seen.device, seen.trouble) == ("cuda", "")
    same(seen, scene.see_in_blocks(setting, torch.device("cpu")))
    high = seen.pooled["dropped"].queries
    rows = scene_rows.rows(setting, 5, 100 * high, high).heads.dropped[0]  # from the marks that the GPU's blocks left
    expected = rows.unflatten(1, (-1, high)).amax((0, 2))
    torch.testing.assert_close(seen.pooled["dropped"].values[5, 100], expected, atol=1e-5, rtol=1e-5)


@pytest.mark.parametrize("kind", KINDS)
def test_its_memory_stays_below_the_figure(kind: dict):
    """A block takes so much, beside x, the projections, and q, k and v of one head, twice while they change."""
    setting = replace(SCENE, **kind)
    inputs = 4 * (len(WORDS) * (2 * setting.d_model + 6 * setting.head_size) + 3 * 8 * setting.d_model * setting.head_size)
    before = torch.cuda.memory_allocated()
    torch.cuda.reset_peak_memory_stats()
    scene.see(setting)
    assert torch.cuda.max_memory_allocated() - before < blockwise.ELSEWHERE_MB * MB + inputs
    assert torch.cuda.memory_allocated() - before < MB  # what is kept is on the CPU


def test_without_memory_left_the_cpu_computes_it():
    setting = replace(SCENE, words=WORDS[:1500], mask="causal", dropout=0.3)
    scene.see(replace(setting, seed=4))  # the driver and its libraries are loaded
    torch.cuda.empty_cache()
    whole = torch.cuda.get_device_properties(0).total_memory
    torch.cuda.set_per_process_memory_fraction((torch.cuda.memory_reserved() + 10 * MB) / whole)
    seen = scene.see(setting)
    assert (seen.device, seen.trouble) == ("cpu", "cuda ran out of memory")
    torch.cuda.set_per_process_memory_fraction(1.0)
    same(seen, scene.see_in_blocks(setting, torch.device("cuda")))
