"""Which of four vectors is the output: the values, each times its weight, added up."""

from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.practice import rounding, sentences
from attn_core.practice.question import Draft, Kind, apart, plane, shuffled, whole

APART = 0.3  # by which every wrong vector differs from the output somewhere
SIZES = {1: (4, 4, 2), 2: (4, 5, 3), 3: (5, 6, 4)}  # level → fewest and most words, and how many numbers a value has


def make(generator: Generator, level: int) -> Draft | None:
    """Ask for vectors of 2 numbers, of 3, and of 4, from 5 or 6 values."""
    fewest, most, width = SIZES[level]
    scene = sentences.scene(generator, fewest, most, head_size=width)
    query, count = whole(generator, 0, len(scene.words) - 1), len(scene.words)
    trace = scenes.trace(scene).heads
    weights, v, output = trace.weights[0], trace.v[0], trace.output[0]
    other = (query + whole(generator, 1, count - 1)) % count
    winner = int(weights[query].argmax())
    if not _agree(weights[query], v, output[query]):
        return None
    vectors = [output[query], v[winner], v.mean(0), output[other]]
    truth, *wrong = [tuple(round(number, 1) + 0.0 for number in vector.tolist()) for vector in vectors]
    if not apart(truth, wrong, APART):
        return None
    choices, right = shuffled(generator, truth, wrong)
    dimensions = tuple(map(str, range(width)))
    facts: dict[str, object] = {"query": query, "shares": tuple(weights[query].tolist())}
    facts |= {"values": tuple(v[:, 0].tolist()), "output": truth[0]}
    shares, values = plane("weights", weights, row=query), plane("values", v, columns=dimensions)
    result = plane("output", output, row=query, columns=dimensions)
    return Draft(scene, facts, [shares, values], [shares, values, result], choices, right, query=query)


def _agree(shares: Tensor, values: Tensor, output: Tensor) -> bool:
    """Return whether printed weights (Tk,) times printed values (Tk, Dv) add up to the printed output (Dv,)."""
    rows = [rounding.rounded(row, 1) for row in values.tolist()]
    parts = rounding.rounded(shares.tolist())
    sums = [sum(part * row[i] for part, row in zip(parts, rows, strict=True)) for i in range(len(output))]
    return all(rounding.gives(total, number, 1) for total, number in zip(sums, output.tolist(), strict=True))


KIND = Kind("which_output", make, "weighted_sum", (("step", "2"),))
