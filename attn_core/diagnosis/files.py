"""Tensors of a call of attention from files, by the names that `diagnose` takes, whatever their makers called them."""

import math
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, NamedTuple

import torch
from torch import Tensor

from attn_core import masks

MOST = 10**9  # bytes that tensors may take; sizes are read before anything is loaded
MEANS = {  # an argument of diagnose → what files call it, in any case, after the last dot
    "q": ("q", "xq", "query", "queries", "query_states", "query_layer"),
    "k": ("k", "xk", "key", "keys", "key_states", "key_layer"),
    "v": ("v", "xv", "value", "values", "value_states", "value_layer"),
    "weights": ("weights", "attn", "attentions", "attn_weights", "attention_weights", "attention_probs", "probs"),
    "output": ("output", "out", "attn_output", "attention_output", "context", "context_layer"),
    "mask": ("mask", "allowed", "attn_mask", "attention_mask"),
    "bias": ("bias", "attn_bias", "alibi"),
}
NAMED = "q, k, v, weights or output or both, and where there is one mask (or allowed), and bias"
LAYERS = 5  # axes of a stack of layers, as output_attentions returns it


class Call(NamedTuple):
    """What files hold: the arguments of diagnose, and sentences on what was guessed of them."""

    arguments: dict[str, Any]
    guessed: tuple[str, ...]


def read(paths: Sequence[Path], layer: int | None = None, tokens_first: bool = False, most: int = MOST) -> Call:
    """Return the tensors of files by the names of diagnose's arguments.

    layer: of tensors with 5 axes, stacks of layers; tokens_first: whether q, k, v, and an output of 4 axes, are
    (..., T, H, D), which is also seen where the weights tell it; most: bytes that all of them may take.
    ValueError, a sentence that begins with a file's name or concerns them all: for a file that can't be read, or for tensors
    that don't make one call. Nothing in a file is executed.
    """
    named: dict[str, tuple[str, Tensor]] = {}
    for path in paths:
        for called, tensor in _opened(path, most).items():
            name = _meaning(path.stem if path.suffix == ".npy" else called)
            if name in named:
                raise ValueError(f"the files must hold one {name}, got {named[name][0]!r} and {called!r}")
            named[name] = called, tensor
    if missing := sorted({"q", "k", "v"} - named.keys()):
        raise ValueError(f"the files must hold {NAMED}, got no {', '.join(missing)}")
    guessed = [f"{name} is {called!r}." for name, (called, _) in named.items() if called.lower() not in (name, "allowed")]
    found = {name: _of_layer(name, tensor, layer) for name, (_, tensor) in named.items()}
    if tokens_first or _tokens_first(found):
        turned = [name for name in ("q", "k", "v", "output") if name in found and (name != "output" or found[name].ndim > 3)]
        found |= {name: found[name].transpose(-3, -2) for name in turned}
        guessed.append(f"{', '.join(turned)} are read as (..., tokens, heads, width).")
    return Call(_with_mask(found), tuple(guessed))


def _meaning(called: str) -> str:
    """Return the argument that a name of a file means."""
    last = called.rpartition(".")[2].lower()
    for name, others in MEANS.items():
        if last in others:
            return name
    raise ValueError(f"the files must hold {NAMED}, got {called!r}")


def _of_layer(name: str, tensor: Tensor, layer: int | None) -> Tensor:
    if tensor.ndim < LAYERS:
        return tensor
    if layer is None or not 0 <= layer < len(tensor):
        given = "none" if layer is None else str(layer)
        raise ValueError(
            f"{name} has shape {tuple(tensor.shape)}, a layer first: choose a layer, 0 to {len(tensor) - 1}, got {given}"
        )
    return tensor[layer]


def _tokens_first(found: dict[str, Tensor]) -> bool:
    """Return whether the weights (..., H, Tq, Tk) say that q is (..., Tq, H, D)."""
    q, weights = found["q"], found.get("weights")
    if weights is None or q.ndim < 3 or weights.ndim < 3:
        return False
    heads, queries = weights.shape[-3:-1]
    return q.shape[-3:-1] == (queries, heads) != (heads, queries)


def _with_mask(found: dict[str, Tensor]) -> dict[str, Tensor]:
    """Return the tensors with a mask as diagnose takes it: True = may look, and apart from it what is added to scores."""
    if "mask" not in found:
        return found
    mask, q, k = found.pop("mask"), found["q"], found["k"]
    if not mask.is_floating_point():
        mask = mask.bool()
        if mask.ndim == 2 and q.ndim == 4 and mask.shape == (len(q), k.shape[-2]) != (q.shape[-2], k.shape[-2]):
            mask = mask[:, None, None]  # which tokens of each example are no padding
        return {**found, "allowed": mask}
    allowed, bias = masks.parted(mask)
    if bias is not None and bias.any():
        found["bias"] = bias + found.get("bias", torch.zeros(()))
    return {**found, "allowed": torch.ones(1, 1, dtype=torch.bool) if allowed is None else allowed}


# ---- what a file holds ----


def _opened(path: Path, most: int) -> dict[str, Tensor]:
    """Return the tensors of one file, by the names that they have there; ValueError that begins with the file's name."""
    try:
        if path.suffix not in READERS:
            raise ValueError(f"the name of the file must end in {ENDINGS}, got {path.suffix or 'no ending'}")
        if not path.is_file():
            raise ValueError("there must be a file of this name, and there is none")
        return _whole(path, most)
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


def _whole(path: Path, most: int) -> dict[str, Tensor]:
    try:
        size, tensors = READERS[path.suffix]
        needed = size(path)
        if needed <= most:
            return tensors(path)
    except ImportError as error:
        package = str(error.name).partition(".")[0]
        extra = ": it comes with attn-core[models]" if package == "safetensors" else ""
        raise ValueError(f"it is read by the package {package}, which isn’t installed{extra}") from error
    except Exception as error:  # of a damaged file the packages raise errors of many types
        said = (str(error).splitlines() or [""])[0]
        raise ValueError(f"the file must be a whole one of {path.suffix}, got {type(error).__name__}: {said}") from error
    raise ValueError(f"its tensors must take at most {most / 1e6:,.0f} MB, got {needed / 1e6:,.0f} MB")


def _size_of_array(opened: IO[bytes]) -> int:
    """Return how many bytes an array of numpy takes, by its header."""
    from numpy.lib import format as written  # noqa: PLC0415

    read_header = {(1, 0): written.read_array_header_1_0, (2, 0): written.read_array_header_2_0}
    version = written.read_magic(opened)
    if version not in read_header:
        raise ValueError(f"the header of an array must have version 1.0 or 2.0, got {version[0]}.{version[1]}")
    shape, _, kind = read_header[version](opened)
    return math.prod(shape) * int(kind.itemsize)


def _size_of_archive(path: Path) -> int:
    with zipfile.ZipFile(path) as archive:
        return sum(_size_in(archive, name) for name in archive.namelist())


def _size_in(archive: zipfile.ZipFile, name: str) -> int:
    with archive.open(name) as opened:
        return max(_size_of_array(opened), archive.getinfo(name).file_size)


def _size_of_file(path: Path) -> int:
    with path.open("rb") as opened:
        return _size_of_array(opened)


def _arrays(path: Path) -> dict[str, Tensor]:
    import numpy  # noqa: PLC0415

    with path.open("rb") as opened:  # which numpy leaves open where the file is damaged
        loaded = numpy.load(opened, allow_pickle=False)
        named = {path.stem: loaded} if isinstance(loaded, numpy.ndarray) else dict(loaded)
    return dict(_as_tensors(named))


def _as_tensors(arrays: dict[str, Any]) -> Iterator[tuple[str, Tensor]]:
    """Yield arrays as tensors, whatever the order of their bytes and of their axes in memory."""
    for name, array in arrays.items():
        if array.dtype.kind not in "biuf" or array.dtype.itemsize > 8:
            raise ValueError(f"{name} must hold numbers of at most 64 bits, got {array.dtype}")
        yield name, torch.from_numpy(array.astype(array.dtype.newbyteorder("="), order="C"))


def _tensors(path: Path) -> dict[str, Tensor]:
    from safetensors.torch import load_file  # noqa: PLC0415

    loaded: dict[str, Tensor] = load_file(path)
    return loaded


READERS: dict[str, tuple[Callable[[Path], int], Callable[[Path], dict[str, Tensor]]]] = {  # ending → bytes needed, tensors
    ".safetensors": (lambda path: path.stat().st_size, _tensors),
    ".npz": (_size_of_archive, _arrays),
    ".npy": (_size_of_file, _arrays),
}
ENDINGS = ", ".join([*READERS][:-1]) + f" or {[*READERS][-1]}"
