"""A model of Hugging Face transformers, whose own code hands queries, keys and values to whoever attends.

transformers takes a function for attention and one for masks (`AttentionInterface`, `AttentionMaskInterface`). The one
registered here passes q, k, v, the mask and the scale on to the function that `HuggingFaceModel.layer` was given.
"""

import copy
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import torch
from torch import Tensor, nn

from attn_core.attention import AttentionConfig, attend
from attn_core.cache import remember
from attn_core.models import registry, subwords
from attn_core.models.model import Attention, Encoded, Model
from attn_core.models.subwords import Subwords

NAME = "attention_explorer"  # of what is registered
UNKNOWN_TO_THE_CORE = ("softcap", "s_aux", "sinks", "position_bias")  # arguments of attention that `attend` doesn't have
TOLERANCE = 1e-4  # of the largest number, by which a first run may differ from the model's own attention
TRIED = "The capital of France is Paris."
PASSED = "explored_by"  # the keyword with which the function that attends goes through the model's own code
Given = tuple[tuple[Any, ...], dict[str, Any]]  # positional arguments, and those by name


@dataclass(frozen=True, eq=False)
class HuggingFaceModel(Subwords, Model):
    """A causal or a bidirectional model of transformers.

    network  the model: one that predicts tokens, or an encoder
    path     of the list of its layers, as `network.get_submodule` takes it
    """

    network: Any
    path: str

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
        others, arguments = _arguments(self, x.shape[-2])
        return _stream(self.network.get_submodule(self.path)[number](x, *others, **arguments, **{PASSED: attention}))

    @torch.no_grad()
    def logits(self, x: Tensor) -> Tensor:
        """Return the score of each token to come next, (..., V), by the model's own last normalisation and head."""
        if not self.words:
            return x.new_zeros(*x.shape[:-1], 0, dtype=torch.float32)
        scores = _end(self, x.reshape(-1, 1, x.shape[-1])).logits
        return scores[:, 0].float().reshape(*x.shape[:-1], -1)


@torch.no_grad()
def _entry(model: HuggingFaceModel, ids: Tensor) -> tuple[Tensor, Given]:
    """Return what the model's own code hands to its first layer: the stream (1, T, D), and further arguments."""
    first = _First()
    _with_layers(model.network, model.path, [first]).base_model(input_ids=ids, use_cache=False)
    return first.stream, first.given


@remember
def _arguments(model: HuggingFaceModel, length: int) -> Given:
    """Return what layers are given besides the stream for a text of so many tokens: positions and the mask."""
    return _entry(model, torch.zeros(1, length, dtype=torch.long))[1]


def _end(model: HuggingFaceModel, x: Tensor) -> Any:
    """Return what the model's own code makes of the stream (B, T, D) after the last layer."""
    ended = _with_layers(model.network, model.path, [_Given(x)])
    return ended(input_ids=torch.zeros(x.shape[:2], dtype=torch.long), use_cache=False)


class _First(nn.Module):
    """In place of the layers: keeps what the first is given."""

    stream: Tensor
    given: Given

    def forward(self, x: Tensor, *others: Any, **arguments: Any) -> Tensor:
        self.stream, self.given = x, (others, arguments)
        return x


class _Given(nn.Module):
    """In place of the layers: returns vectors that are known."""

    def __init__(self, vectors: Tensor) -> None:
        super().__init__()
        self.vectors = vectors

    def forward(self, x: Tensor, *others: Any, **arguments: Any) -> Tensor:
        return self.vectors


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
    """Return the model of a folder with a configuration, a tokenizer and weights as safetensors; see `check` for others'."""
    from transformers import AutoConfig, AutoModel, AutoModelForCausalLM  # noqa: PLC0415  (only where such a model is chosen)

    _register()
    own: dict[str, Any] = {"local_files_only": True, "trust_remote_code": False}
    config = AutoConfig.from_pretrained(folder, **own)
    predicts = registry.predicts(config.architectures)
    kind = AutoModelForCausalLM if predicts else AutoModel
    try:
        network = kind.from_pretrained(folder, attn_implementation=NAME, use_safetensors=True, dtype="auto", **own).eval()
    except KeyError as error:  # some families have a list of their own of how they attend
        raise ValueError(f"{config.model_type} must take an attention that is registered") from error
    count, heads = config.num_hidden_layers, config.num_attention_heads
    return HuggingFaceModel(
        **vars(subwords.read(name, folder, predicts)),
        layers=count,
        heads=heads,
        head_size=getattr(config, "head_dim", None) or config.hidden_size // heads,
        width=config.hidden_size,
        network=network,
        path=_path_of_layers(network, count),
    )


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
    attention_mask: Tensor,
    scaling: float | None = None,
    **others: Any,
) -> tuple[Tensor, None]:
    """Hand q, k and v to the function that was passed along, and return its outputs as transformers wants them."""
    foreign = [name for name in UNKNOWN_TO_THE_CORE if others.get(name) is not None]
    if foreign:
        raise ValueError(f"{type(module).__name__} attends with {', '.join(foreign)}, which this core doesn't have")
    scale = query.shape[-1] ** -0.5 if scaling is None else float(scaling)
    outputs = others[PASSED](query, key, value, attention_mask[0, 0], scale)
    return outputs.transpose(1, 2).contiguous(), None


def check(model: HuggingFaceModel) -> None:
    """Raise ValueError unless a run in float32 equals the model's own attention ("eager" in transformers) within TOLERANCE.

    Its layers must call attention as often as there are layers, with nothing that the core doesn't have. With half weights
    the two would differ, since the steps of the core are float32 and so more exact than the model's own.
    """
    model = replace(model, network=copy.deepcopy(model.network).float())
    encoded, called = model.encode(TRIED), 0

    def attention(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor, scale: float) -> Tensor:
        nonlocal called
        called += 1
        if bool(allowed.tril().equal(allowed)) != model.causal:
            raise ValueError(f"{model.name} must hide later tokens if it predicts the next one, and only then")
        return attend(q, k, v, allowed, AttentionConfig(scale)).output

    x = model.embed(encoded)
    for layer in range(model.layers):
        x = model.layer(x, layer, attention)
    if called != model.layers:
        raise ValueError(f"{model.name} must call attention once a layer: got {called} calls of {model.layers} layers")
    ids = torch.tensor([encoded.ids])
    model.network.set_attn_implementation("eager")
    with torch.no_grad():
        theirs, ours = (output[0].float() for output in (model.network(input_ids=ids, use_cache=False), _end(model, x)))
    difference = float((ours - theirs).abs().max() / theirs.abs().max())
    if not difference <= TOLERANCE:
        raise ValueError(f"{model.name} must equal its own attention to {TOLERANCE:g}, got a difference of {difference:.2g}")
