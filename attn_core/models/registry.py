"""The models that the app knows by name."""

from attn_core.models import word_model
from attn_core.models.model import Model

MODELS = {"tiny": word_model.load}


def load(name: str = "tiny") -> Model:
    """Return a model of MODELS. Don't change its tensors."""
    if name not in MODELS:
        raise ValueError(f"name must be one of {', '.join(MODELS)}, got {name!r}")
    return MODELS[name](name)
