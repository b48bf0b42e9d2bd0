"""A survey of rows with repeated words and no positions at temperature 0: each against scores per word in float64.

Run alone (`python -m tests.core.ties`) it prints what it found as JSON, so that a test can run it with another kernel.
"""

import json
import math
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import masks, one_query, reference, scene
from attn_core.code_to_copy.attention import pytorch

TEXTS = ("to be or not to be", "a a a a a", "the bat saw the bat near the cave of the bat", "no no yes no yes yes no")
SIZES = ((1, 8), (16, 32), (128, 64))  # head size, d_model


class Row(NamedTuple):
    """One row: its scene, head and query; the right weights, (Tk,); and the relative gap to another word's score."""

    setting: scene.Scene
    head: int
    query: int
    right: Tensor
    margin: float


def settings() -> Iterator[scene.Scene]:
    """Yield the scenes of the survey."""
    for text, seed, (size, width), mask in product(TEXTS, range(2), SIZES, ("none", "causal")):
        sizes = {"heads": 2, "head_size": size, "d_model": width}
        yield scene.Scene(tuple(text.split()), **sizes, mask=mask, temperature=0, positions=False, seed=seed)


def rows(setting: scene.Scene) -> Iterator[Row]:
    """Yield each row with its right weights, from one float64 score per word, computed term by term."""
    x, _, maps = scene.attention_inputs(setting, "cpu")
    seen = masks.causal(len(x), len(x)) if setting.mask == "causal" else torch.ones(len(x), len(x), dtype=torch.bool)
    size, first = setting.head_size, [setting.words.index(word) for word in setting.words]
    for head in range(setting.heads):
        columns = slice(head * size, (head + 1) * size)
        q, k = (x.double() @ w[:, columns].double() for w in (maps.wq, maps.wk))
        for query, allowed in enumerate(seen.tolist()):
            of_word = {place: math.fsum((q[query] * k[place]).tolist()) for place in first}
            scores = {place: of_word[place] for place, sees in zip(first, allowed, strict=True) if sees}
            best = max(scores, key=scores.get)
            right = torch.tensor([float(sees and place == best) for place, sees in zip(first, allowed, strict=True)])
            others, most = [scores[best] - s for place, s in scores.items() if place != best], max(map(abs, scores.values()))
            yield Row(setting, head, query, right / right.sum(), min(others, default=math.inf) / most)


def survey() -> dict[str, int]:
    """Return the number of rows, and the number of rows with each fault.

    close: another word scores nearly as much; weights, program: of the scene, and of the program to copy; loops: of the
    reference; ties: the key that is named, how many share the largest weight, and how many the largest score
    """
    found = dict.fromkeys(("rows", "close", "weights", "program", "loops", "ties"), 0)
    for setting in settings():
        trace, program = scene.see(setting).trace, {"__name__": "__main__"}
        exec(pytorch(setting), program)
        for row in rows(setting):
            counted = one_query.row(trace, setting, row.head, row.query)
            ties = int((row.right > 0).sum())
            found["rows"] += 1
            found["close"] += row.margin < 1e-3
            found["weights"] += not torch.equal(trace.heads.weights[row.head, row.query], row.right)
            found["program"] += not torch.equal(program["weights"][row.head, row.query], row.right)
            found["ties"] += (counted.winner, counted.ties) != (int(row.right.argmax()), ties)
            q, k, v = (each[row.head] for each in (trace.q, trace.k, trace.v))
            seen = [trace.heads.masked[row.head, row.query].isfinite().tolist()]
            looped, _ = reference.attend_by_loops(q[row.query][None], k, v, seen, setting.factor(), 0)
            found["loops"] += not torch.equal(torch.tensor(looped[0]), row.right)
    return found


if __name__ == "__main__":
    print(json.dumps(survey()))
