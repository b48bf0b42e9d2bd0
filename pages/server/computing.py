"""How this process computes: on one thread, and with as much memory for results as its limits say."""

from pages.server.limits import LIMITS


def set_up() -> None:
    """Set the threads and the cache's limit once the core is imported; the server listens earlier.

    On one thread small products are faster, and equal queries give bitwise equal results.
    """
    import torch  # noqa: PLC0415  (the server answers before it is imported)

    from attn_core import cache  # noqa: PLC0415  (imports torch)

    torch.set_num_threads(1)
    cache.SHARED.limit = 1_000_000 * LIMITS.cache_mb
