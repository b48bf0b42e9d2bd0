"""What a model makes of a text as it is, computed once for all that shows it."""

import torch

from attn_core.attention import AttentionConfig
from attn_core.cache import remember
from attn_core.models import operations, registry, run
from attn_core.models.run import ModelRun


@remember
def reading(name: str, tokens: tuple[str, ...]) -> ModelRun:
    """Return the run of a model of MODELS on tokens that it takes, without operations. Don't change its tensors."""
    model = registry.load(name)
    return run.run(model, model.encode(tokens))


def is_read(of: ModelRun, layer: int, token: int) -> bool:
    """Return whether a token's vector after a layer can reach the prediction of the next word, which the last token makes.

    After the last layer only the last token's is read; before, those that a token sees whose vector is read later. A head
    that is off, or takes its output from another text, reads nothing.
    """
    known, length = registry.entry(of.model.name), len(of.encoded.ids)
    read = torch.zeros(length, dtype=torch.bool)
    read[-1] = True
    for later in range(known.layers - 1, layer, -1):
        now = operations.conditions(of.operations, later, known.heads, known.allowed(later, length), AttentionConfig(1.0))
        own = torch.tensor([patch != "output" for patch in now.patches])
        read |= now.allowed[own][:, read].any(0).any(0)
    return bool(read[token])
