"""How this process computes: on one thread, with as much memory and texts as long as its limits say."""

import os

from pages.server import counters, model_folders
from pages.server.limits import LIMITS


def set_up() -> None:
    """Set all of it, once what computes is imported: the server answers before.

    On one thread small products are faster, and equal queries give bitwise equal results.
    """
    import torch  # noqa: PLC0415  (the server answers before it is imported)

    from attn_core import cache  # noqa: PLC0415  (imports torch)
    from pages.view import traced_view  # noqa: PLC0415  (imports torch)

    torch.set_num_threads(1)
    cache.set_limits(1_000_000 * LIMITS.cache_mb, 1_000_000 * LIMITS.models_mb)
    counters.CACHE.set_function(lambda: cache.SHARED.used)
    traced_view.EXPLORE_TOKENS = LIMITS.tokens
    model_folders.set_up(os.environ)
