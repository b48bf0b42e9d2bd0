"""Language models whose attention this core computes: `load` one, `run` it on a text, with or without operations."""

from attn_core.models.model import Encoded, Model
from attn_core.models.operations import Operation
from attn_core.models.reading import is_read, reading
from attn_core.models.registry import MODELS, entry, load, vocabulary
from attn_core.models.run import ModelRun, run

__all__ = ["MODELS", "Encoded", "Model", "ModelRun", "Operation", "entry", "is_read", "load", "reading", "run", "vocabulary"]
