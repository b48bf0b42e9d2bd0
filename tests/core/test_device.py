"""The best device, the CPU where it fails, and the same numbers on both."""

import pytest
import torch

from attn_core import AttentionConfig, attend, attend_in_heads, attend_output, device, masks, scene, sharpness, tokens

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


def test_a_device_that_works_is_used():
    result, trouble = device.compute(lambda where: torch.ones(2, device=where), FAKE)
    assert result.device == FAKE
    assert trouble == ""


def test_the_default_is_the_best(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(device, "best", lambda: FAKE)
    assert device.compute(lambda where: where.type) == ("meta", "")


def test_value_errors_pass_through():
    calls: list[str] = []
    with pytest.raises(ValueError, match="mine"):
        device.compute(failing(ValueError("mine"), calls), FAKE)
    assert calls == ["meta"]


@pytest.mark.parametrize("start", [CPU, FAKE])
def test_failures_of_the_cpu_pass_through(start: torch.device):
    def work(where: torch.device) -> None:
        raise RuntimeError(f"on {where}")

    with pytest.raises(RuntimeError, match="on cpu"):
        device.compute(work, start)


def test_a_scene_falls_back():
    view = scene.Scene(("a", "b"))
    trace, trouble = device.compute(lambda where: scene.trace(view, where), FAKE)  # meta tensors hold no numbers to check
    assert trouble
    assert torch.equal(trace.output, scene.trace(view).output)


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


@pytest.mark.gpu
@on_gpu
def test_the_mask_is_moved():
    x = tokens.embed("abcde", 12, 0)
    there = x.to(device.best())
    layer = tokens.projections(12, 3, 4, 0)
    moved = type(layer)(*(w.to(device.best()) for w in vars(layer).values()))
    allowed = masks.causal(5, 5)
    expected = attend(x, x, x, allowed).output
    torch.testing.assert_close(attend(there, there, there, allowed).output.cpu(), expected, atol=1e-5, rtol=1e-5)
    torch.testing.assert_close(attend_output(there, there, there, allowed).cpu(), expected, atol=1e-5, rtol=1e-5)
    found = attend_in_heads(there, there, moved, 3, allowed).output.cpu()
    torch.testing.assert_close(found, attend_in_heads(x, x, layer, 3, allowed).output, atol=1e-5, rtol=1e-5)


@pytest.mark.gpu
@on_gpu
@pytest.mark.parametrize("temperature", [0, 1e-45, 1e-37, 1e39, 1e300])
def test_edges_of_temperature(temperature: float):
    x = tokens.embed("abcde", 12, 0)
    allowed = masks.causal(5, 5)
    allowed[2] = False
    config = AttentionConfig(temperature=temperature, dropout=0.3)
    there = attend(*[x.to(device.best())] * 3, allowed, config)
    torch.testing.assert_close(there.dropped.cpu(), attend(x, x, x, allowed, config).dropped, atol=1e-5, rtol=1e-5)
    curve = sharpness.over_temperatures(there.masked, torch.tensor([min(temperature, 3e38)]))
    assert curve.isfinite().all()


@pytest.mark.gpu
@on_gpu
def test_different_devices_are_named():
    x = tokens.embed("abc", 4, 0)
    with pytest.raises(ValueError, match=rf"q and k must be on one device, got cpu and {device.best().type}"):
        attend(x, x.to(device.best()), x)
