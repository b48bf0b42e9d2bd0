"""The command line: its verdict and its exit status, and one sentence for a file that can't be read."""

import io
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from safetensors.torch import save_file
from torch import Tensor

from attn_core import attend, masks
from attn_core.__main__ import main
from attn_core.diagnosis import files

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
        for mask in (CAUSAL, CAUSAL.float(), CAUSAL.long()):
            assert main(["diagnose", str(saved(tmp_path / f"b{ending}", RIGHT | {name: mask}))]) == 0
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


def header(shape: tuple[int, ...]) -> bytes:
    """Return an array's file that ends with its header."""
    np.lib.format.write_array_header_1_0(file := io.BytesIO(), {"descr": "<f4", "fortran_order": False, "shape": shape})
    return file.getvalue()


UNREADABLE = {
    "text.npz": (b"no archive", "the file must be a complete .npz file, got BadZipFile: "),
    "text.safetensors": (b"no archive", "the file must be a complete .safetensors file, got SafetensorError: "),
    "text.pt": (b"", "the name of the file must end in .safetensors, .npz or .npy, got .pt"),
    "text": (b"", "the name of the file must end in .safetensors, .npz or .npy, got no ending"),
    "half.npz": (None, "the file must be a complete .npz file, got BadZipFile: File is not a zip file"),
    "other.npz": (
        {**RIGHT, "gate": K},
        "the files must hold q, k, v, and weights or output or both",
        "got 'gate'",
    ),
    "few.npz": ({"q": Q}, "the files must hold q, k, v", "got no k, v"),
    "twice.npz": ({**RIGHT, "mask": CAUSAL, "allowed": CAUSAL}, "one mask, got 'mask' and 'allowed'"),
    "stack.npz": ({**RIGHT, "weights": torch.ones(3, 1, 2, 5, 5)}, "shape (3, 1, 2, 5, 5)", "a layer, 0 to 2, got none"),
    "vectors.safetensors": ({"q": Q, "k": K, "v": V}, "diagnose needs weights or output"),
    "narrow.npz": ({**RIGHT, "k": K[..., :4]}, "q and k must have the same width"),
    "huge.npy": (header((10**9, 10**9)), "its tensors must take at most 1,000 MB, got 4,000,000,000,000 MB"),
    "late.npy": (b"\x93NUMPY\x03\x00" + bytes(20), "version 1.0 or 2.0, got 3.0"),
    "cut.npy": (header((5, 8)), "the file must be a complete .npy file, got ValueError"),
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


# ---- what is guessed ----


def verdict(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    status = main(["diagnose", *map(str, words)])
    return status, capsys.readouterr().out


def test_tensors_have_many_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    named = {"layers.0.Query_States": Q, "key": K, "xv": V, "attn_output": RIGHT["output"], "attention_mask": CAUSAL}
    status, said = verdict(capsys, saved(tmp_path / "a.safetensors", named))
    assert (status, said.splitlines()[-1]) == (0, "This is attention: scale 0.353553, mask given.")
    assert {f"{name} is {called!r}." for name, called in zip(("q", "k", "v", "output", "mask"), named, strict=True)} <= {
        *said.splitlines()
    }


def test_each_tensor_may_have_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """In any order of bytes, and of axes in memory."""
    for name, tensor in RIGHT.items():
        array = np.asfortranarray(tensor.numpy()) if name == "q" else tensor.numpy().astype(">f8" if name == "k" else "<f4")
        np.save(tmp_path / f"{name}.npy", array)
    assert verdict(capsys, *(tmp_path / f"{name}.npy" for name in RIGHT)) == (
        0,
        "This is attention: scale 0.353553, mask causal.\n",
    )


def test_a_layer_of_a_stack_is_chosen(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    q, k, v = (each[None] for each in (Q, K, V))  # (batch, heads, tokens, width)
    stack = torch.stack([torch.full((1, 2, 5, 5), 0.2), attend(q, k, v, CAUSAL).weights])
    path = saved(tmp_path / "a.npz", {"q": q, "k": k, "v": v, "attentions": stack})
    assert [verdict(capsys, path, "--layer", layer)[0] for layer in (1, 0)] == [0, 1]
    assert verdict(capsys, path, "--layer", 2)[0] == 2


@pytest.mark.parametrize("there", ["weights", "output"])
def test_tokens_before_heads_are_seen_by_the_weights_or_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], there: str):
    trace = attend(Q, K, V, CAUSAL)
    turned = {name: each.transpose(-3, -2)[None] for name, each in (("q", Q), ("k", K), ("v", V), ("output", trace.output))}
    given = turned if there == "output" else {**turned, "weights": trace.weights[None]}
    told = ["--tokens-first"] if there == "output" else []
    status, said = verdict(capsys, saved(tmp_path / "a.npz", given), *told)
    lines = ["q, k, v, output are read as (..., tokens, heads, width).", "This is attention: scale 0.353553, mask causal."]
    assert (status, said.splitlines()) == (0, lines)


PADDED = torch.tensor([[1, 1, 1, 1, 1], [1, 1, 1, 0, 0]])


@pytest.mark.parametrize(
    ("mask", "meant"),
    [
        (CAUSAL.float().log(), CAUSAL),
        (torch.where(CAUSAL, 0.0, torch.finfo(torch.float32).min), CAUSAL),
        (CAUSAL.int(), CAUSAL),
        (PADDED, PADDED.bool()[:, None, None]),
        (torch.zeros(5, 5), None),
    ],
)
def test_masks_of_numbers_are_read_as_they_are_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], mask: Tensor, meant: Tensor | None
):
    """Added to scores, or of ones and zeros; of padding for each example."""
    q, k, v = (each.expand(2, -1, -1, -1) for each in (Q, K, V))
    given = {"q": q, "k": k, "v": v, "output": attend(q, k, v, meant).output, "mask": mask}
    assert verdict(capsys, saved(tmp_path / "a.npz", given)) == (0, "This is attention: scale 0.353553, mask given.\n")


def test_a_mask_of_numbers_may_hold_a_bias_besides(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    bias = -(torch.arange(5)[:, None] - torch.arange(5)).abs() / 4
    given = {"q": Q, "k": K, "v": V, "output": attend(Q, K, V, CAUSAL, bias=bias).output}
    path = saved(tmp_path / "a.npz", given | {"attn_mask": bias.masked_fill(~CAUSAL, -torch.inf)})
    assert verdict(capsys, path)[1].endswith("This is attention: scale 0.353553, mask given.\n")


def test_a_bomb_is_refused_before_it_is_unpacked(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with zipfile.ZipFile(path := tmp_path / "bomb.npz", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("q.npy", header((5, 8)) + bytes(2 * 10**6))
    with pytest.raises(ValueError, match="at most 1 MB, got 2 MB"):
        files.read([path], most=10**6)
    with zipfile.ZipFile(path, "a") as archive:
        archive.writestr("k.npy", header((10**5, 10**5)))
    assert verdict(capsys, path)[0] == 2
    with pytest.raises(ValueError, match="at most 1 MB, got 2 MB"):
        files.read([saved(tmp_path / "a.npz", {"q": torch.zeros(500_000)})], most=10**6)


@pytest.mark.parametrize("array", [np.array(["a"]), np.zeros(3, "c8"), np.zeros(3, "i4,f4"), np.zeros(3, np.longdouble)])
def test_what_holds_no_numbers_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], array: Any):
    np.save(path := tmp_path / "q.npy", array)
    assert main(["diagnose", str(path)]) == 2
    assert "q must hold numbers of at most 64 bits" in capsys.readouterr().err
