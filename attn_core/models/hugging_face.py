"""A model of Hugging Face transformers, whose own code hands queries, keys and values to whoever attends.

transformers takes a function for attention and one for masks (`AttentionInterface`, `AttentionMaskInterface`). The one
registered here passes q, k, v, the mask, the scale, a cap and sinks on to the function that `HuggingFaceModel.layer` was
given.
"""

import copy
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from attn_core.attention import AttentionConfig
from attn_core.cache import remember
from attn_core.models import folders, subwords
from attn_core.models.model import Attention, Encoded, Model
from attn_core.models.subwords import Subwords

NAME = "attention_explorer"  # of what is registered
UNKNOWN_TO_THE_CORE = ("sinks", "position_bias")  # arguments of attention that `attend` doesn't have
PASSED = "explored_by"  # the keyword with which the function that attends goes through the model's own code
Given = tuple[tuple[Any, ...], dict[str, Any]]  # positional arguments, and those by name


@dataclass(frozen=True, eq=False)
class HuggingFaceModel(Subwords, Model):
    """A causal or a bidirectional model of transformers.

    network  the model: one that predicts tokens, or an encoder
    path     of the list of its layers, as `network.get_submodule` takes it
    reaches  of each layer, as in `folders.Sizes`
    """

    network: Any
    path: str
    reaches: tuple[int | None, ...]

    @property
    def bytes(self) -> int:
        """The bytes of its weights, and of its vocabulary."""
        weights: int = sum(tensor.nbytes for tensor in self.network.parameters())
        return weights + super().bytes

    def embed(self, encoded: Encoded) -> Tensor:
        """Return what enters the first layer, (1, T, D)."""
        return _entry(self, torch.tensor([encoded.ids]))[0]

    @torch.no_grad()
    def layer(self, x: Tensor, number: int, attention: Attention) -> Tensor:
        """Return the residual stream (B, T, D) after a layer; see `Model.layer`."""
        others, arguments = _arguments(self, x.shape[-2])[number]
        return _stream(self.network.get_submodule(self.path)[number](x, *others, **arguments, **{PASSED: attention}))

    @torch.no_grad()
    def logits(self, x: Tensor) -> Tensor:
        """Return the score of each token to come next, (..., V), by the model's own last normalisation and head."""
        if not self.words:
            return x.new_zeros(*x.shape[:-1], 0, dtype=torch.float32)
        scores = end(self, x.reshape(-1, 1, x.shape[-1])).logits
        return scores[:, 0].float().reshape(*x.shape[:-1], -1)


@torch.no_grad()
def _entry(model: HuggingFaceModel, ids: Tensor) -> tuple[Tensor, list[Given]]:
    """Return what the model's own code hands to its layers: the first stream (1, T, D), and further arguments of each."""
    network, kept = _without_layers(model)
    network.base_model(input_ids=ids, use_cache=False)
    if kept.stream is None:
        raise ValueError(f"{model.name} must call its layers one after another")
    return kept.stream, kept.given


@remember
def _arguments(model: HuggingFaceModel, length: int) -> list[Given]:
    """Return what each layer is given besides the stream for a text of so many tokens: positions and the mask.

    They differ: in some families layers with a window take turns with layers that see all.
    """
    return _entry(model, torch.zeros(1, length, dtype=torch.long))[1]


def end(model: HuggingFaceModel, x: Tensor) -> Any:
    """Return what the model's own code makes of the stream (B, T, D) after the last layer."""
    network, _ = _without_layers(model, x)
    return network(input_ids=torch.zeros(x.shape[:2], dtype=torch.long), use_cache=False)


@dataclass
class _Kept:
    """What comes out in the place of each layer, None: what the first was given; and what each was given besides."""

    stream: Tensor | None
    given: list[Given] = field(default_factory=list)


class _Instead(nn.Module):
    """In place of a layer. What the model's code asks a layer, such as its kind of attention, the layer itself answers."""

    def __init__(self, own: nn.Module, kept: _Kept) -> None:
        super().__init__()
        self.__dict__.update(own=own, kept=kept)  # the layer is no part of this module

    def __getattr__(self, name: str) -> Any:
        return getattr(self.__dict__["own"], name)

    def forward(self, x: Tensor, *others: Any, **arguments: Any) -> Tensor:
        kept: _Kept = self.__dict__["kept"]
        kept.given.append((others, arguments))
        kept.stream = x if kept.stream is None else kept.stream
        return kept.stream


def _without_layers(model: HuggingFaceModel, stream: Tensor | None = None) -> tuple[Any, _Kept]:
    """Return the model's own code with nothing in the place of its layers, and what is kept there."""
    kept = _Kept(stream)
    layers = [_Instead(layer, kept) for layer in model.network.get_submodule(model.path)]
    return _with_layers(model.network, model.path, layers), kept


def _with_layers(module: nn.Module, path: str, layers: Sequence[nn.Module]) -> Any:
    """Return a copy of a module that has other layers and shares all else with it; the module itself stays as it is."""
    name, _, rest = path.partition(".")
    changed = copy.copy(module)
    changed._modules = dict(module._modules)
    inner = module.get_submodule(name)
    changed._modules[name] = _with_layers(inner, rest, layers) if rest else nn.ModuleList(layers)
    return changed


def _stream(output: Any) -> Tensor:
    """Return the stream of what a layer returns, which in some families is a tuple."""
    found: Tensor = output[0] if isinstance(output, tuple) else output
    return found


def read(name: str, folder: Path) -> HuggingFaceModel:
    """Return the model of a folder with a configuration, a tokenizer and weights; see `agreement` for others'."""
    config = folders.configuration(folder)
    sizes = folders.sizes(config)
    network = _network(folder, config.model_type, sizes.predicts)
    return HuggingFaceModel(
        **vars(subwords.read(name, folder, sizes.predicts, sizes.vocabulary, sizes.longest)),
        layers=sizes.layers,
        heads=sizes.heads,
        head_size=sizes.head_size,
        width=sizes.width,
        network=network,
        path=_path_of_layers(network, sizes.layers),
        reaches=sizes.reaches,
    )


def _network(folder: Path, kind: str, predicts: bool) -> Any:
    """Return the model itself; ValueError where it attends in a way of its own, or weights are missing."""
    from transformers import AutoModel, AutoModelForCausalLM  # noqa: PLC0415  (only where such a model is chosen)

    _register()
    of_kind: Any = AutoModelForCausalLM if predicts else AutoModel
    how = {"use_safetensors": True, "dtype": "auto", "output_loading_info": True, "ignore_mismatched_sizes": True}
    own_way = f"a model must let this app attend in its place, and {kind} attends by code of its own"
    try:
        network, found = of_kind.from_pretrained(folder, attn_implementation=NAME, **how, **folders.LOCAL)
    except KeyError as error:  # some families have a list of their own of how they attend
        raise ValueError(own_way) from error
    if not network.is_backend_compatible():
        raise ValueError(own_way)
    for name, given, wanted in found["mismatched_keys"]:
        raise ValueError(f"{name} must have shape {tuple(wanted)}, got {tuple(given)}")
    missing = [name for name in sorted(found["missing_keys"]) if "pooler" not in name]  # which no layer reads
    if missing:
        raise ValueError(f"the weights must have {missing[0]}, and {len(missing)} in all are missing")
    return network.eval()


def _path_of_layers(network: nn.Module, count: int) -> str:
    """Return where a model keeps its layers: the list of modules that is as long as it has layers."""
    lists = [path for path, module in network.named_modules() if isinstance(module, nn.ModuleList) and len(module) == count]
    if len(lists) != 1:
        raise ValueError(f"{type(network).__name__} must have one list of {count} layers, got {len(lists)}")
    return lists[0]


def _register() -> None:
    """Tell transformers how a model attends here."""
    from transformers import AttentionInterface, AttentionMaskInterface  # noqa: PLC0415
    from transformers.masking_utils import sdpa_mask  # noqa: PLC0415

    def mask(*args: Any, **how: Any) -> Any:  # always a mask: where transformers left it out, a decoder would see all
        return sdpa_mask(*args, **{**how, "allow_is_causal_skip": False, "allow_is_bidirectional_skip": False})

    AttentionInterface.register(NAME, _attend)
    AttentionMaskInterface.register(NAME, mask)


def _attend(
    module: nn.Module,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attention_mask: Tensor | None,
    scaling: float | None = None,
    **others: Any,
) -> tuple[Tensor, None]:
    """Hand q, k and v to the function that was passed along, and return its outputs as transformers wants them.

    Among others: softcap, the cap of Gemma 2, and s_aux, the sinks of gpt-oss, one for each head
    """
    foreign = [name for name in UNKNOWN_TO_THE_CORE if others.get(name) is not None]
    if foreign:
        raise ValueError(f"{type(module).__name__} attends with {', '.join(foreign)}, which this core doesn't have")
    if attention_mask is None or attention_mask.dtype != torch.bool:
        raise ValueError(f"{type(module).__name__} must be given a boolean mask, and it makes one of its own")
    scale = query.shape[-1] ** -0.5
    if scaling is not None and not math.isclose(scaling, scale):
        query = query * (scaling / scale)  # the pages divide every score by √head_size: what differs is put into q
    sinks = None if others.get("s_aux") is None else tuple(others["s_aux"].tolist())
    config = AttentionConfig(scale, cap=others.get("softcap"), sink=sinks)
    outputs = others[PASSED](query, key, value, attention_mask[0, 0], config)
    return outputs.transpose(1, 2).contiguous(), None
