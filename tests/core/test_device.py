"""The best device, the CPU where it fails, and the same numbers on both."""

import pytest
import torch

from attn_core import device, scene

CPU, FAKE = torch.device("cpu"), torch.device("meta")  # a device that isn't the CPU, on any machine
on_gpu = pytest.mark.skipif(device.best().type == "cpu", reason="no CUDA or MPS device on this machine")


def failing(error: Exception, calls: list[str]):
    """Return work that raises error anywhere but on the CPU."""

    def work(where: torch.device) -> str:
        calls.append(where.type)
        if where.type != "cpu":
            raise error
        return "done"

    return work


@pytest.mark.parametrize(
    ("cuda", "mps", "expected"), [(True, True, "cuda"), (True, False, "cuda"), (False, True, "mps"), (False, False, "cpu")]
)
def test_best_is_cuda_then_mps_then_cpu(monkeypatch: pytest.MonkeyPatch, cuda: bool, mps: bool, expected: str):
    monkeypatch.setattr(torch.cuda, "is_available", lambda: cuda)
    monkeypatch.setattr(torch.backends.mps, "is_available", lambda: mps)
    assert device.best() == torch.device(expected)


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (torch.OutOfMemoryError("no memory"), "meta ran out of memory"),
        (RuntimeError("driver"), "meta failed"),
        (NotImplementedError("no such operation"), "meta failed"),
    ],
)
def test_a_failing_device_gives_way_to_the_cpu(error: Exception, trouble: str):
    calls: list[str] = []
    assert device.compute(failing(error, calls), FAKE) == ("done", trouble)
    assert calls == ["meta", "cpu"]


@pytest.mark.parametrize("start", [CPU, FAKE])
def test_failures_of_the_cpu_pass_through(start: torch.device):
    def work(where: torch.device) -> None:
        raise RuntimeError(f"on {where}")

    with pytest.raises(RuntimeError, match="on cpu"):
        device.compute(work, start)


@pytest.mark.gpu
@on_gpu
@pytest.mark.parametrize("temperature", [0, 0.5, 1, 20])
@pytest.mark.parametrize("mask", ["none", "causal", "window", "prefix"])
def test_same_seed_same_numbers(mask: str, temperature: float):
    words = ("the", "bat", "flew", "out", "of", "a", "cave")
    view = scene.Scene(words, mask=mask, temperature=temperature, dropout=0.3, seed=5)
    mine, theirs = scene.trace(view), scene.trace(view, device.best())
    for name in ("scores", "scaled", "masked", "weights", "dropped", "output"):
        there = getattr(theirs.heads, name)
        assert there.device.type == device.best().type
        torch.testing.assert_close(there.cpu(), getattr(mine.heads, name), atol=1e-5, rtol=1e-5)
