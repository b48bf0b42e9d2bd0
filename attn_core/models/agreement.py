"""A model of transformers is compared with its own attention, before pages show what the core computes of it."""

import copy
from dataclasses import replace

import torch
from torch import Tensor

from attn_core import validation
from attn_core.attention import AttentionConfig, attend
from attn_core.models import folders, hugging_face
from attn_core.models.hugging_face import HuggingFaceModel
from attn_core.models.model import Encoded

TOLERANCE = 1e-4  # of the largest number, by which a run may differ from the model's own attention
_DOES = {  # why the mask of a layer doesn't fit the architecture that a configuration names: whether it predicts
    False: "layers that hide later tokens must be of a model that predicts the next one (…ForCausalLM)",
    True: "a model that predicts the next token must hide later ones",
}
SHORT = 7  # tokens of the first text on which they are compared; the second is the longest


def check(model: HuggingFaceModel) -> None:
    """Raise ValueError unless runs in float32 equal the model's own attention ("eager" in transformers) within TOLERANCE.

    They are compared on a short text and on the longest, so that a window acts. Each layer must call attention once, with
    nothing that the core doesn't have. With half weights the two would differ, since the steps of the core are float32 and
    so more exact than the model's own.
    """
    if any(weight.dtype != torch.float32 for weight in model.network.parameters()):
        model = replace(model, network=copy.deepcopy(model.network).float())
    for name, weight in model.network.named_parameters():
        validation.finite(name, weight)
    for length in sorted({min(SHORT, model.longest), model.longest}):
        drawn = torch.randint(len(model.labels), (length,), generator=torch.Generator().manual_seed(length))
        _compare(model, tuple(drawn.tolist()))


def _compare(model: HuggingFaceModel, ids: tuple[int, ...]) -> None:
    x = model.embed(Encoded(ids, tuple(model.labels[number] for number in ids)))
    for layer in range(model.layers):
        x = _through(model, x, layer)
    try:
        model.network.set_attn_implementation("eager")
        with torch.no_grad():
            both = model.network(input_ids=torch.tensor([ids]), use_cache=False), hugging_face.end(model, x)
    finally:
        model.network.set_attn_implementation(hugging_face.NAME)
    theirs, ours = (output[0].float() for output in both)
    if model.words and ours.shape[-1] != len(model.words):
        raise ValueError(f"{model.name} must score each of {len(model.words)} tokens, got {ours.shape[-1]} scores")
    difference = float((ours - theirs).abs().max() / theirs.abs().max())
    if not difference <= TOLERANCE:
        raise ValueError(
            f"{model.name} must equal its own attention to {TOLERANCE:g}, got a difference of {difference:.2g} "
            f"at {len(ids)} tokens"
        )


def _through(model: HuggingFaceModel, x: Tensor, layer: int) -> Tensor:
    """Return the stream after a layer; ValueError where its heads don't attend as pages draw them."""
    calls = []

    def attention(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor, config: AttentionConfig) -> Tensor:
        calls.append(layer)
        _check_heads(model, layer, q, allowed)
        _check_config(model, layer, config)
        return attend(q, k, v, allowed, config).output

    x = model.layer(x, layer, attention)
    if len(calls) != 1:
        raise ValueError(f"layer {layer} must call attention once, got {len(calls)} calls")
    return x


def _check_heads(model: HuggingFaceModel, layer: int, q: Tensor, allowed: Tensor) -> None:
    """Raise ValueError unless the heads of a layer and their mask are those that pages take them to have."""
    _, heads, length, size = q.shape
    if (heads, size) != (model.heads, model.head_size):
        raise ValueError(f"layer {layer} must have {model.heads} heads of size {model.head_size}, got {heads} of {size}")
    if bool(allowed.tril().equal(allowed)) != model.causal:
        raise ValueError(f"{_DOES[model.causal]}, got {', '.join(model.network.config.architectures or ['none'])}")
    if not allowed.equal(folders.allowed(model.causal, model.reaches[layer], length)):
        raise ValueError(f"layer {layer} must hide what its configuration says, and among {length} tokens it hides others")


def _check_config(model: HuggingFaceModel, layer: int, config: AttentionConfig) -> None:
    """Raise ValueError unless a layer has the cap and the sinks that pages, without its weights, take it to have."""
    cap = folders.cap(model.network.config)
    if config.cap != cap:
        raise ValueError(f"layer {layer} must cap its scores at {cap}, as its configuration says, got {config.cap}")
    if (config.sink is not None) != any(name.endswith(folders.SINKS) for name, _ in model.network.named_parameters()):
        raise ValueError(f"layer {layer} must have sinks if weights are called …{folders.SINKS}, and only then")
