"""Tensors of a call of attention from files, by the names that `diagnose` takes, whatever their makers called them."""

import io
import math
import zipfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import IO, Any, NamedTuple

import torch
from torch import Tensor

from attn_core import masks
from attn_core.diagnosis import printed

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
NAMED = "q, k, v, and weights or output or both; where there is one, mask (or allowed) and bias"
LAYERS = 5  # axes of a stack of layers, as output_attentions returns it
MOST_ARRAYS = 100  # in one archive: each is opened for its size before any is read


class Opened(NamedTuple):
    """A file that is open, such as an upload: its name, by whose ending it is read, and its bytes."""

    name: str
    file: IO[bytes]


class Printed(NamedTuple):
    """Tensors as torch or numpy print them, in a text; see `printed.tensors`."""

    text: str


class Call(NamedTuple):
    """What files hold: the arguments of diagnose, what was guessed of them, and how many layers a stack has, 0 for none.

    called: an argument → what the file calls it; turned: arguments read as (..., T, H, D)
    """

    arguments: dict[str, Any]
    called: Mapping[str, str] = MappingProxyType({})
    turned: tuple[str, ...] = ()
    layers: int = 0

    @property
    def renamed(self) -> dict[str, str]:
        """An argument → what the file calls it, where that is another name."""
        return {name: called for name, called in self.called.items() if called.lower() not in (name, "allowed")}

    @property
    def guessed(self) -> tuple[str, ...]:
        """Sentences on what was guessed."""
        names = [f"{name} is {called!r}." for name, called in self.renamed.items()]
        axes = [f"{', '.join(self.turned)} are read as (..., tokens, heads, width)."] if self.turned else []
        return (*names, *axes)


def read(
    sources: Sequence[Path | Opened | Printed],
    layer: int | None = None,
    tokens_first: bool = False,
    most: int = MOST,
    weights_alone: bool = False,
) -> Call:
    """Return the tensors of files, of a path or open ones, or of a text, by the names of diagnose's arguments.

    layer: of tensors with 5 axes, stacks of layers; tokens_first: whether q, k, v, and an output of 4 axes, are
    (..., T, H, D), which is also seen where the weights tell it; most: bytes that all of them may take; weights_alone:
    whether the files may hold weights without q, k and v, which diagnose doesn't take.
    ValueError, a sentence that begins with a file's name or concerns them all: for a file that can't be read, or for tensors
    that don't make one call. Nothing in a file is executed.
    """
    named = _named(sources, most)
    alone = weights_alone and "weights" in named and not named.keys() & {"q", "k", "v"}
    if alone:
        named = {"weights": named["weights"]}
    elif missing := sorted({"q", "k", "v"} - named.keys()):
        raise ValueError(f"the files must hold {NAMED}: got no {', '.join(missing)}")
    layers = max((len(tensor) for _, tensor in named.values() if tensor.ndim >= LAYERS), default=0)
    found = {name: _of_layer(name, tensor, layer) for name, (_, tensor) in named.items()}
    turned: tuple[str, ...] = ()
    if not alone and (tokens_first or _tokens_first(found)):
        axes = {name: 4 if name == "output" else 3 for name in ("q", "k", "v", "output") if name in found}
        turned = tuple(name for name, least in axes.items() if found[name].ndim >= least)
        found |= {name: found[name].transpose(-3, -2) for name in turned}
    return Call(_with_mask(found), {name: called for name, (called, _) in named.items()}, turned, layers)


def _named(sources: Sequence[Path | Opened | Printed], most: int) -> dict[str, tuple[str, Tensor]]:
    """Return the tensors of all files, by the arguments that they mean, each with what its file calls it."""
    named: dict[str, tuple[str, Tensor]] = {}
    for source in sources:
        used = sum(tensor.nbytes for _, tensor in named.values())
        for called, tensor in _tensors_of(source, most, used).items():
            name = _meaning(called)
            if name in named:
                raise ValueError(f"the files must hold one {name}, got {named[name][0]!r} and {called!r}")
            named[name] = called, tensor
    return named


def _meaning(called: str) -> str:
    """Return the argument that a name of a file means."""
    last = called.rpartition(".")[2].lower()
    for name, others in MEANS.items():
        if last in others:
            return name
    raise ValueError(f"the files must hold {NAMED}: got {called!r}")


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
    if not mask.is_floating_point() or _is_boolean(mask):
        mask = mask.bool()
        if mask.ndim == 2 and q.ndim == 4 and mask.shape == (len(q), k.shape[-2]) != (q.shape[-2], k.shape[-2]):
            mask = mask[:, None, None]  # which tokens of each example are no padding
        return {**found, "allowed": mask}
    allowed, bias = masks.parted(mask)
    if bias is not None and bias.any():
        found["bias"] = bias + found.get("bias", torch.zeros(()))
    return {**found, "allowed": torch.ones(1, 1, dtype=torch.bool) if allowed is None else allowed}


def _is_boolean(mask: Tensor) -> bool:
    """Return whether a mask of numbers holds 1 and 0 alone, as one of booleans does that was converted."""
    return bool(((mask == 0) | (mask == 1)).all() and (mask == 1).any())


# ---- what a file holds ----


def _tensors_of(source: Path | Opened | Printed, most: int, used: int) -> dict[str, Tensor]:
    """Return the tensors of one file, by the names that they have there; ValueError that begins with the file's name."""
    if isinstance(source, Printed):
        return printed.tensors(source.text)
    name = source.name if isinstance(source, Opened) else str(source)
    try:
        if PurePath(name).suffix not in READERS:
            raise ValueError(f"the name of the file must end in {ENDINGS}, got {PurePath(name).suffix or 'no ending'}")
        if isinstance(source, Opened):
            return _whole(source, most, used)
        if not source.is_file():
            raise ValueError("there must be a file of this name, and there is none")
        with source.open("rb") as file:  # which numpy leaves open where the file is damaged
            return _whole(Opened(name, file), most, used)
    except ValueError as error:
        raise ValueError(f"{name}: {error}") from error


def _whole(opened: Opened, most: int, used: int) -> dict[str, Tensor]:
    ending = PurePath(opened.name).suffix
    try:
        size, tensors = READERS[ending]
        needed = used + size(opened.file)
        if needed <= most:
            opened.file.seek(0)
            return tensors(opened)
    except ImportError as error:
        package = str(error.name).partition(".")[0]
        extra = ": it comes with attn-core[models]" if package == "safetensors" else ""
        raise ValueError(f"it is read by the package {package}, which isn’t installed{extra}") from error
    except Exception as error:  # of a damaged file the packages raise errors of many types
        said = (str(error).splitlines() or [""])[0]
        raise ValueError(f"the file must be a complete {ending} file, got {type(error).__name__}: {said}") from error
    beside = " with those of the other files" if used else ""
    raise ValueError(f"its tensors must take at most {most / 1e6:,.0f} MB{beside}, got {needed / 1e6:,.0f} MB")


def _size_of_array(opened: IO[bytes]) -> int:
    """Return how many bytes an array of numpy takes, by its header."""
    from numpy.lib import format as written  # noqa: PLC0415

    read_header = {(1, 0): written.read_array_header_1_0, (2, 0): written.read_array_header_2_0}
    version = written.read_magic(opened)
    if version not in read_header:
        raise ValueError(f"the header of an array must have version 1.0 or 2.0, got {version[0]}.{version[1]}")
    shape, _, kind = read_header[version](opened)
    return math.prod(shape) * int(kind.itemsize)


def _size_of_archive(file: IO[bytes]) -> int:
    with zipfile.ZipFile(file) as archive:
        if len(names := archive.namelist()) > MOST_ARRAYS:
            raise ValueError(f"an archive must hold at most {MOST_ARRAYS} arrays, got {len(names)}")
        return sum(_size_in(archive, name) for name in names)


def _size_in(archive: zipfile.ZipFile, name: str) -> int:
    with archive.open(name) as opened:
        return max(_size_of_array(opened), archive.getinfo(name).file_size)


def _size_of_file(file: IO[bytes]) -> int:
    return file.seek(0, io.SEEK_END)


def _arrays(opened: Opened) -> dict[str, Tensor]:
    import numpy  # noqa: PLC0415

    loaded = numpy.load(opened.file, allow_pickle=False)
    named = {PurePath(opened.name).stem: loaded} if isinstance(loaded, numpy.ndarray) else dict(loaded)
    return dict(_as_tensors(named))


def _as_tensors(arrays: dict[str, Any]) -> Iterator[tuple[str, Tensor]]:
    """Yield arrays as tensors, whatever the order of their bytes and of their axes in memory."""
    for name, array in arrays.items():
        if array.dtype.kind not in "biuf" or array.dtype.itemsize > 8:
            raise ValueError(f"{name} must hold numbers of at most 64 bits, got {array.dtype}")
        yield name, torch.from_numpy(array.astype(array.dtype.newbyteorder("="), order="C"))


def _tensors(opened: Opened) -> dict[str, Tensor]:
    from safetensors.torch import load  # noqa: PLC0415

    loaded: dict[str, Tensor] = load(opened.file.read())
    return loaded


READERS: dict[str, tuple[Callable[[IO[bytes]], int], Callable[[Opened], dict[str, Tensor]]]] = {  # ending → bytes, tensors
    ".safetensors": (_size_of_file, _tensors),
    ".npz": (_size_of_archive, _arrays),
    ".npy": (_size_of_array, _arrays),
}
ENDINGS = ", ".join([*READERS][:-1]) + f" or {[*READERS][-1]}"
