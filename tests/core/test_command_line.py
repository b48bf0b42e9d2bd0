"""The command line: its verdict and its exit status, and one sentence for a file that can't be read."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.torch import save_file
from torch import Tensor

from attn_core import attend, masks
from attn_core.__main__ import main

ROOT = Path(__file__).parents[2]
Q, K, V = torch.randn(3, 2, 5, 8, generator=torch.Generator().manual_seed(0))
CAUSAL = masks.causal(5, 5)
RIGHT = {"q": Q, "k": K, "v": V, "output": attend(Q, K, V, CAUSAL).output}


def saved(path: Path, tensors: dict[str, Tensor]) -> Path:
    """Write tensors into a file of either kind, and return its path."""
    if path.suffix == ".npz":
        np.savez(path, **{name: tensor.numpy() for name, tensor in tensors.items()})
    else:
        save_file({name: tensor.contiguous() for name, tensor in tensors.items()}, path)
    return path


@pytest.mark.parametrize("ending", [".npz", ".safetensors"])
def test_its_verdict_is_that_of_diagnose(tmp_path: Path, capsys: pytest.CaptureFixture[str], ending: str):
    assert main(["diagnose", str(saved(tmp_path / f"a{ending}", RIGHT))]) == 0
    assert capsys.readouterr() == ("This is attention: scale 0.353553, mask causal.\n", "")
    for name in ("mask", "allowed"):
        assert main(["diagnose", str(saved(tmp_path / f"b{ending}", RIGHT | {name: CAUSAL}))]) == 0
        assert capsys.readouterr().out == "This is attention: scale 0.353553, mask given.\n"
    wrong = {"weights": torch.softmax(Q @ K.mT, dim=-1), "bias": torch.zeros(5, 5)}
    wrong |= {name: RIGHT[name] for name in "qkv"}
    assert main(["diagnose", str(saved(tmp_path / f"c{ending}", wrong))]) == 1
    assert capsys.readouterr().out.startswith("This is not attention. This mistake explains it:\nno_scaling: ")


def test_it_is_a_command(tmp_path: Path):
    def run(*words: str) -> tuple[int, str]:
        command = [sys.executable, "-W", "error", "-m", "attn_core", *words]
        done = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
        return done.returncode, done.stdout + done.stderr

    path = saved(tmp_path / "right.npz", RIGHT)
    assert run("diagnose", str(path)) == (0, "This is attention: scale 0.353553, mask causal.\n")
    missing = tmp_path / "missing.npz"
    assert run("diagnose", str(missing)) == (2, f"{missing}: there must be a file of this name, and there is none\n")
    status, said = run()
    assert (status, "diagnose" in said) == (2, True)


class Executed:
    """An object whose pickle would end the test, were it loaded."""

    def __reduce__(self) -> Any:
        return exec, ("raise SystemExit('the pickle was executed')",)


UNREADABLE = {
    "text.npz": (b"no archive", "the file must be a whole one of .npz, got ValueError: "),
    "text.safetensors": (b"no archive", "the file must be a whole one of .safetensors, got SafetensorError: "),
    "text.pt": (b"", "the name of the file must end in .safetensors or .npz, got .pt"),
    "text": (b"", "the name of the file must end in .safetensors or .npz, got no ending"),
    "half.npz": (None, "the file must be a whole one of .npz, got BadZipFile: File is not a zip file"),
    "other.npz": (
        {**RIGHT, "keys": K},
        "the file must hold q, k, v, weights or output or both",
        "got k, keys, output, q, v",
    ),
    "few.npz": ({"q": Q}, "the file must hold q, k, v", "got q"),
    "twice.npz": ({**RIGHT, "mask": CAUSAL, "allowed": CAUSAL}, "one mask, got both allowed and mask"),
    "vectors.safetensors": ({"q": Q, "k": K, "v": V}, "diagnose needs weights or output"),
    "narrow.npz": ({**RIGHT, "k": K[..., :4]}, "q and k must have the same width"),
    "float.safetensors": (
        {**RIGHT, "mask": CAUSAL.float().log()},
        "got torch.float32: of 0 and -inf pass allowed=mask == 0",
    ),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_file_that_cannot_be_read_has_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str):
    content, *said = UNREADABLE[name]
    path = tmp_path / name
    if isinstance(content, dict):
        saved(path, content)
    else:
        path.write_bytes(saved(tmp_path / "whole.npz", RIGHT).read_bytes()[:500] if content is None else content)
    assert main(["diagnose", str(path)]) == 2
    out, error = capsys.readouterr()
    assert (out, error.count("\n"), error.startswith(f"{path}: ")) == ("", 1, True)
    assert all(words in error for words in said), error


def test_nothing_in_a_file_is_executed(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    np.savez(path := tmp_path / "objects.npz", q=np.array([Executed()], dtype=object))
    assert main(["diagnose", str(path)]) == 2
    assert "Object arrays cannot be loaded when allow_pickle=False" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        (".npz", "it is read by the package numpy, which isn’t installed\n"),
        (".safetensors", "it is read by the package safetensors, which isn’t installed: it comes with attn-core[models]\n"),
    ],
)
def test_a_missing_package_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], ending: str, said: str
):
    path = saved(tmp_path / f"a{ending}", RIGHT)
    for package in ("numpy", "safetensors", "safetensors.torch"):
        monkeypatch.setitem(sys.modules, package, None)
    assert main(["diagnose", str(path)]) == 2
    assert capsys.readouterr().err == f"{path}: {said}"
