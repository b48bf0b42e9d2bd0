"""What True means in a mask: take part in scaled_dot_product_attention, hide in nn.MultiheadAttention."""

import torch
from torch import Generator

from attn_core.practice import sentences
from attn_core.practice.question import Draft, Kind, shuffled, whole


def make(generator: Generator, level: int) -> Draft | None:
    """Ask which keys a row of a mask leaves, on level 2 in the fused function, on level 3 in the module."""
    scene = sentences.scene(generator, 4, 5)
    count = len(scene.words)
    query = whole(generator, 0, count - 1)
    mask = torch.randint(0, 2, (count,), generator=generator).bool().tolist()
    true, false = (tuple(key for key in range(count) if mask[key] is value) for value in (True, False))
    if not (2 <= len(true) <= count - 2 or count == 4) or not true or not false:
        return None
    allowed, hidden = (true, false) if level == 2 else (false, true)
    past, others = tuple(range(query + 1)), tuple(key for key in range(count) if key != query)
    wrong = [each for each in dict.fromkeys([hidden, past, tuple(range(count)), others]) if each != allowed]
    facts = {"query": query, "mask": tuple(mask), "allowed": allowed, "hidden": hidden, "module": level == 3}
    return Draft(scene, facts, [], [], *shuffled(generator, allowed, wrong[:3]), query=query)


KIND = Kind("mask_polarity", make, "masks", (("step", "1"),), levels=(2, 3))
