"""Which of four vectors is the output: the values, each times its weight, added up."""

from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.practice import rounding, sentences
from attn_core.practice.choices import differ_somewhere
from attn_core.practice.question import Draft, Kind, plane, whole

APART = 0.3  # by which every wrong vector differs from the output somewhere
SIZES = {1: (4, 4, 2), 2: (4, 5, 3), 3: (5, 6, 4)}  # level → fewest and most words, and how many numbers a value has


def make(generator: Generator, level: int) -> Draft | None:
    """Ask for vectors of 2 numbers, of 3, and of 4, from 5 or 6 values."""
    fewest, most, width = SIZES[level]
    scene = sentences.scene(generator, fewest, most, head_size=width)
    query = whole(generator, 0, len(scene.words) - 1)
    trace = scenes.trace(scene).heads
    weights, v, output = trace.weights[0], trace.v[0], trace.output[0]
    if not _agree(weights[query], v, output[query]):
        return None
    truth, *wrong = [_printed(vector) for vector in (output[query], *_wrong_vectors(weights, v, output, query))]
    dimensions = tuple(map(str, range(width)))
    facts: dict[str, object] = {"query": query, "shares": tuple(weights[query].tolist())}
    facts |= {"values": tuple(v[:, 0].tolist()), "output": truth[0]}
    shares, values = plane("weights", weights, row=query), plane("values", v, columns=dimensions)
    result = plane("output", output, row=query, columns=dimensions)
    asked, apart = [shares, values], differ_somewhere(APART)
    return Draft(scene, facts, asked, [*asked, result], truth, wrong, apart, query=query)


def _wrong_vectors(weights: Tensor, values: Tensor, outputs: Tensor, query: int) -> list[Tensor]:
    """Return wrong answers for an output, given weights (T, T), values and outputs (T, Dv).

    The value of the largest weight; the mean of the values; the query's own value; the sum weighted by the column of the
    word in place of its row; the sum of the values; the outputs of the other words.
    """
    others = [output for place, output in enumerate(outputs) if place != query]
    largest, column = values[weights[query].argmax()], weights[:, query] @ values
    return [largest, values.mean(0), values[query], column, values.sum(0), *others]


def _printed(vector: Tensor) -> tuple[float, ...]:
    return rounding.rounded(vector.tolist(), 1)


def _agree(shares: Tensor, values: Tensor, output: Tensor) -> bool:
    """Return whether printed weights (Tk,) times printed values (Tk, Dv) add up to the printed output (Dv,)."""
    rows = [rounding.rounded(row, 1) for row in values.tolist()]
    parts = rounding.rounded(shares.tolist())
    sums = [sum(part * row[i] for part, row in zip(parts, rows, strict=True)) for i in range(len(output))]
    return all(rounding.gives(total, number, 1) for total, number in zip(sums, output.tolist(), strict=True))


KIND = Kind("which_output", make, "weighted_sum", (("step", "2"),))
