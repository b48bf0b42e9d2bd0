"""What True means in a mask: take part in scaled_dot_product_attention, hide in nn.MultiheadAttention."""

import torch
from torch import Generator

from attn_core.practice import sentences
from attn_core.practice.question import Draft, Kind, whole


def make(generator: Generator, level: int) -> Draft | None:
    """Ask which keys a row of a mask leaves, on level 2 in the fused function, on level 3 in the module."""
    scene = sentences.scene(generator, 4, 5)
    count = len(scene.words)
    query = whole(generator, 0, count - 1)
    mask = torch.randint(0, 2, (count,), generator=generator).bool().tolist()
    true, false = (tuple(key for key in range(count) if mask[key] is value) for value in (True, False))
    if not true or not false:
        return None
    allowed, hidden = (true, false) if level == 2 else (false, true)
    facts = {"query": query, "mask": tuple(mask), "allowed": allowed, "hidden": hidden, "module": level == 3}
    return Draft(scene, facts, [], [], allowed, _wrong(allowed, hidden, query, count), query=query)


def _wrong(allowed: tuple[int, ...], hidden: tuple[int, ...], query: int, count: int) -> list[tuple[int, ...]]:
    """Return wrong answers for the keys that a mask leaves visible.

    The others; those up to the word itself, as under a causal mask, or those of them that the mask leaves; the word itself
    always, or never, besides; the word itself alone; all words; all but the word itself.
    """
    past, others = tuple(range(query + 1)), tuple(key for key in range(count) if key != query)
    both = tuple(key for key in allowed if key <= query)
    always, never = tuple(sorted({*allowed, query})), tuple(key for key in allowed if key != query)
    sets = hidden, past, both, always, never, (query,), tuple(range(count)), others
    return [each for each in dict.fromkeys(sets) if each and each != allowed]


KIND = Kind("mask_polarity", make, "masks", (("step", "1"),), levels=(2, 3))
