"""How this process computes: on one thread, with as much memory and texts as long as its limits say."""

import os

import torch

from attn_core import cache
from pages.server import counters, model_folders, tensor_files
from pages.server.limits import LIMITS
from pages.view import traced_view


def set_up() -> None:
    """Set threads, caches, the length of texts, models, and calls of files.

    On one thread small products are faster, and equal queries give bitwise equal results.
    """
    torch.set_num_threads(1)
    cache.set_limits(1_000_000 * LIMITS.cache_mb, 1_000_000 * LIMITS.models_mb)
    counters.CACHE.set_function(lambda: cache.SHARED.used)
    traced_view.EXPLORE_TOKENS = LIMITS.tokens
    model_folders.set_up(os.environ)
    tensor_files.set_up(os.environ)
