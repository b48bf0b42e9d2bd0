"""The part of a program to copy that makes weights which aren't drawn: built from named features, or learned."""

from torch import Tensor

from attn_core.projections import designed, sources
from attn_core.projections.trained import HEAD_SIZE
from attn_core.scene import Scene

FEATURES = """import math
import unicodedata

import torch
from torch.nn.functional import scaled_dot_product_attention

words = {words}
memory = words  # self-attention
heads, head_size, d_model, seed = {heads}, {head_size}, {d_model}, {seed}
scale, temperature = {scale}, {temperature!r}


def spelling(word):  # upper and lower case are the same
    return unicodedata.normalize("NFC", word.casefold())


def initial(word):  # the first letter, without its accent
    return unicodedata.normalize("NFD", word.casefold())[:1]


def features(i, word):  # what is 1 in the vector of this word; everything else is 0
    letter = initial(word)
    kind = ["vowel"] if letter in [*"aeiou"] else ["consonant"] if letter in [*"bcdfghjklmnpqrstvwxyz"] else []
    return [{place}"word " + spelling(word), "letter " + letter, "always", *kind]


places = ["position " + str(i) for i in range(len(words))]
spelled = list(dict.fromkeys("word " + spelling(word) for word in words))
letters = list(dict.fromkeys("letter " + initial(word) for word in words))
names = [*places, *spelled, *letters, "vowel", "consonant", "always"]  # of the d_model numbers
assert len(names) == d_model
x = torch.tensor([[float(name in features(i, word)) for name in names] for i, word in enumerate(words)])

jobs = [  # a head a line: what a query has, what it then looks for (past, with -1) in keys
"""

CHANNELS: dict[designed.Kind, str] = {
    "previous": "[(after, before, 1) for before, after in zip(places, places[1:])]",
    "same": "[(name, name, 1) for name in spelled] + [(place, place, -1) for place in places]",
    "first": '[("always", places[0], 1)]',
    "initial": "[(name, name, 1) for name in letters] + [(place, place, -1) for place in places]",
    "vowel": '[("vowel", "consonant", 1)]',
}

WEIGHTS = """]
wq, wk, wv = torch.zeros(3, d_model, heads * head_size)
for head, job in enumerate(jobs):
    for column, (has, looks_for, sign) in enumerate(job, head * head_size):
        wq[names.index(has), column] = sign * {sharpness:g} * math.sqrt(head_size)
        wk[names.index(looks_for), column] = 1
    for column, name in enumerate(spelled, head * head_size):  # values say which word it is
        wv[names.index(name), column] = 1
"""

LEARNED = """

# head 1 has learned: {steps} steps of gradient descent, so that vowels look for consonants
wq[:, :{size}] = torch.tensor({wq})
wk[:, :{size}] = torch.tensor({wk})
"""


def build(scene: Scene, filled: dict[str, object]) -> str:
    """Return the lines that build a designed scene's x, wq, wk and wv; filled: what stands in the first ones."""
    team = scene.team
    if team is None:
        raise ValueError(f"scene must have designed heads, got maps {scene.maps!r}")
    lines = [f"    {CHANNELS[kind]},  # head {h + 1}: {kind}\n" for h, kind in enumerate(team.kinds)]
    place = '"position " + str(i), ' if scene.positions else ""
    return FEATURES.format(place=place, **filled) + "".join(lines) + WEIGHTS.format(sharpness=sources.SHARPNESS)


def learned(scene: Scene) -> str:
    """Return the lines that put what the first head has learned in the place of what was drawn; often nothing."""
    if scene.maps != "learned" or not scene.grown:
        return ""
    maps = scene.projections()
    numbers = {name: _numbers(getattr(maps, name)[:, :HEAD_SIZE]) for name in ("wq", "wk")}
    return LEARNED.format(steps=scene.grown, size=HEAD_SIZE, **numbers)


def _numbers(matrix: Tensor) -> str:
    """Return a matrix as nested lists, a row a line, every digit of float32 kept."""
    rows = [", ".join(f"{number:.9g}" for number in row) for row in matrix.tolist()]
    return "[\n" + "".join(f"    [{row}],\n" for row in rows) + "]"
