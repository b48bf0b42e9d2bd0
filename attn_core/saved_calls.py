"""Makes sources of calls of attention that somebody saved in files: each example is one, in `tensor_file.FILES`."""

import hashlib
import itertools
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import torch
from torch import Tensor

from attn_core.biases import BIASES
from attn_core.diagnosis import files, given
from attn_core.diagnosis.files import Call
from attn_core.diagnosis.given import Given
from attn_core.masks import MASKS
from attn_core.models.model import MOST_HEADS
from attn_core.sources.source import OF_PROJECTIONS
from attn_core.sources.tensor_file import FILES, TensorFile

MOST = 16 * 10**6  # bytes that the tensors of one call may take, as those of an upload
EXAMPLES = 16  # of one call, the first of its batch
RESTS = {
    **dict.fromkeys(("text", "tokens", "heads", "head_size", "d_model", "positions", *OF_PROJECTIONS), "file"),
    **dict.fromkeys(("kind", "text2"), "one_sentence"),
}


def add(paths: Sequence[Path], title: str) -> list[str]:
    """Add the call that files hold together, and return the names of its examples: its title, a hash, the example.

    Of a stack of layers it is layer 0. ValueError, a sentence, for files that hold no call of self-attention, for heads
    whose masks differ, and for a mask or a bias that isn't one of MASKS or BIASES: Explore couldn't name it.
    """
    call = files.read(paths, 0, most=MOST)
    named = call.arguments
    vectors = named["q"], named["k"], named["v"]
    whole = given.whole(vectors, *(named.get(name) for name in ("weights", "output", "allowed", "bias")))
    (count, heads, queries, size), keys = whole.q.shape, whole.k.shape[-2]
    if queries != keys:
        raise ValueError(f"q and k must have as many tokens, since Explore shows self-attention: got {queries} and {keys}")
    if whole.v.shape[-1] != size:
        raise ValueError(f"v must be as wide as q, {size}, for Explore, got {whole.v.shape[-1]}")
    if heads > MOST_HEADS:
        raise ValueError(f"q may have at most {MOST_HEADS} heads, got {heads}")
    name = re.sub("[^a-z0-9]+", "-", Path(title).stem.lower()).strip("-")[:30] or "call"
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:8]
    added = [
        replace(_example(whole, n, title, f"file-{name}-{digest}_{n}"), program=_program(paths, call, n))
        for n in range(min(count, EXAMPLES))
    ]
    FILES.update({each.token: each for each in added})
    return [each.token for each in added]


def _example(whole: Given, n: int, title: str, token: str) -> TensorFile:
    """Return an example without the tokens that its mask hides from every query, such as padding."""
    shown = whole.mask[n].any(-2).any(0).nonzero().flatten()
    if not len(shown):
        raise ValueError(f"the mask of example {n} hides every key from every query")
    q, k, v = (each[n][:, shown].float() for each in (whole.q, whole.k, whole.v))
    k, v = k[:: whole.group], v[:: whole.group]
    allowed, bias = (each[n][:, shown][:, :, shown] for each in (whole.mask, whole.bias))
    own = {"heads": len(q), "head_size": q.shape[-1], "d_model": len(q) * q.shape[-1], "positions": "none"}
    named = (_mask(allowed, n) if whole.allowed is not None else {}) | _bias(bias, allowed, whole.rounding, n)
    return TensorFile(
        token,
        rests=RESTS | dict.fromkeys(named, "file"),
        lacks={"projections": "file"},
        title=title,
        example=n,
        shown=tuple(shown.tolist()),
        given=(q, k, v),
        own=own | named,
    )


def _mask(allowed: Tensor, n: int) -> dict[str, object]:
    """Return the entry of MASKS that lets tokens see what a mask (H, T, T) does, and its numbers."""
    rows = allowed[0]
    if not bool((allowed == rows).all()):
        raise ValueError(f"the mask of example {n} must be the same for all heads, since Explore has one for all")
    first, last, column = rows[0], rows[-1], rows[:, 0]
    sees_first = column.nonzero().flatten().tolist()
    numbers = {  # that a mask of one of these kinds could have
        *(int(each.sum()) for each in (first, column)),
        *(int(each.long().cumprod(0).sum()) for each in (last, last.flip(0))),
        int(last.flip(0).long().cumprod(0).sum()) - 1,
        sees_first[1] if len(sees_first) > 1 else len(rows),
    }
    for name, kind in MASKS.items():
        for tried in itertools.product(numbers, repeat=len(kind.settings)):
            if kind.allowed(*rows.shape, *tried).equal(rows):
                return {"mask": name, **kind.numbers(tried)}
    raise ValueError(f"the mask of example {n} must be one that Explore knows, {', '.join(MASKS)}, and is none of them")


def _bias(bias: Tensor, allowed: Tensor, rounding: float, n: int) -> dict[str, object]:
    """Return the entry of BIASES that adds what a bias (H, T, T) does where the mask allows it; nothing for none."""
    if not bool(bias.any()):
        return {}
    for name, kind in BIASES.items():
        values = kind.values(*bias.shape)
        if values is not None and torch.allclose(bias[allowed], values[allowed].double(), rtol=rounding, atol=0.0):
            return {"bias": name}
    raise ValueError(f"the bias of example {n} must be one that Explore knows, {', '.join(BIASES)}, and is none of them")


# ---- the program that reads a call ----

ARRAYS = "import numpy as np\n\ntensors = {{name: torch.from_numpy(each) for name, each in np.load({file!a}).items()}}\n"
ONE_EACH = "import numpy as np\n\ntensors = {{name: torch.from_numpy(np.load(name + '.npy')) for name in {names!a}}}\n"
TENSORS = "from safetensors.torch import load_file\n\ntensors = load_file({file!a})\n"
LOADED = {".npz": ARRAYS, ".npy": ONE_EACH, ".safetensors": TENSORS}  # ending → the lines that load the tensors by name


def _program(paths: Sequence[Path], call: Call, n: int) -> str:
    """Return the lines that read q, k and v of an example, (heads, tokens, head_size); heads may share k and v."""
    names = [call.called[name] for name in "qkv"]
    return LOADED[paths[0].suffix].format(file=paths[0].name, names=names) + "".join(_line(name, call, n) for name in "qkv")


def _line(name: str, call: Call, n: int) -> str:
    """Return the line that takes one of them out of the tensors of a file."""
    tensor: Tensor = call.arguments[name]
    layer, turned = "[0]" * bool(call.layers), ".transpose(-3, -2)" * (name in call.turned)
    of_example = {4: f"[{min(n, len(tensor) - 1)}]", 2: "[None]"}.get(tensor.ndim, "")
    return f"{name} = tensors[{call.called[name]!a}]{layer}{turned}{of_example}.float()\n"
