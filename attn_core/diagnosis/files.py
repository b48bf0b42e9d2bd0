"""Tensors of a call of attention from a file, by the names that `diagnose` takes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

NAMES = {"q", "k", "v", "weights", "output", "allowed", "mask", "bias"}
NAMED = "q, k, v, weights or output or both, and where there is one allowed (or mask), and bias"


def read(path: Path) -> dict[str, Any]:
    """Return the tensors or arrays of a file by the names of diagnose's arguments; a mask is called allowed.

    ValueError, a sentence without the file's name: for a file that can't be read, or that holds other names. Nothing in it
    is executed.
    """
    if path.suffix not in READERS:
        raise ValueError(f"the name of the file must end in {ENDINGS}, got {path.suffix or 'no ending'}")
    if not path.is_file():
        raise ValueError("there must be a file of this name, and there is none")
    try:
        found = READERS[path.suffix](path)
    except ImportError as error:
        package = str(error.name).partition(".")[0]
        extra = ": it comes with attn-core[models]" if package == "safetensors" else ""
        raise ValueError(f"it is read by the package {package}, which isn’t installed{extra}") from error
    except Exception as error:  # of a damaged file the packages raise errors of many types
        said = (str(error).splitlines() or [""])[0]
        raise ValueError(f"the file must be a whole one of {path.suffix}, got {type(error).__name__}: {said}") from error
    other, missing = sorted(found.keys() - NAMES), sorted({"q", "k", "v"} - found.keys())
    if other or missing:
        raise ValueError(f"the file must hold {NAMED}, got {', '.join(sorted(found)) or 'nothing'}")
    if "mask" in found:
        if "allowed" in found:
            raise ValueError("the file must hold one mask, got both allowed and mask")
        found["allowed"] = found.pop("mask")
    return found


def _arrays(path: Path) -> dict[str, Any]:
    import numpy  # noqa: PLC0415

    with path.open("rb") as opened, numpy.load(opened, allow_pickle=False) as file:  # it leaves a damaged one open
        return dict(file)


def _tensors(path: Path) -> dict[str, Any]:
    from safetensors.torch import load_file  # noqa: PLC0415

    return load_file(path)


READERS: dict[str, Callable[[Path], dict[str, Any]]] = {".safetensors": _tensors, ".npz": _arrays}
ENDINGS = " or ".join(READERS)
