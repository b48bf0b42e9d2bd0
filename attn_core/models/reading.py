"""What a model makes of a text as it is, computed once for all that shows it."""

from attn_core.cache import remember
from attn_core.models import registry, run
from attn_core.models.run import ModelRun


@remember
def reading(name: str, tokens: tuple[str, ...]) -> ModelRun:
    """Return the run of a model of MODELS on tokens that it takes, without operations. Don't change its tensors."""
    model = registry.load(name)
    return run.run(model, model.encode(tokens))
