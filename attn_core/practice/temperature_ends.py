"""The two ends of temperature: at 0 equal largest scores share the weight, at infinity all allowed keys do."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.experiments.one_row import HOT
from attn_core.practice import rounding, sentences
from attn_core.practice.choices import differ, printed
from attn_core.practice.question import Draft, Kind, plane, whole
from attn_core.scene import Scene

REPEATING = {  # level → sentences in which one word stands twice, or three times, spelled alike
    2: (
        "no bat sees another bat",
        "old dogs chase young dogs",
        "small cats fear large cats",
        "one word follows another word",
        "day after day she waits",
        "they sing song after song",
    ),
    3: ("row row row your boat", "again and again they ring again", "every tree hides a tree behind a tree"),
}
POINTS = 4  # percent between any two choices
LEAD = 0.3  # of the largest scaled score over the next


def make_tie(generator: Generator, level: int) -> Draft | None:
    """Ask for a weight at temperature 0 where a word stands twice, or three times: of that word, or of another one."""
    words = tuple(REPEATING[level][whole(generator, 0, len(REPEATING[level]) - 1)].split())
    scene = replace(sentences.scene(generator, 4, 8, head_size=8, positions="none"), words=words)
    trace, cold = (scenes.trace(each).heads for each in (scene, replace(scene, temperature=0.0)))
    [word] = [word for word in set(words) if words.count(word) == level]
    ties = [place for place, each in enumerate(words) if each == word]
    query, alone = whole(generator, 0, len(words) - 1), [place for place in range(len(words)) if place not in ties]
    row, scores = trace.weights[0, query], trace.scaled[0, query]
    top = max(alone, key=lambda place: float(scores[place]))  # of the words that stand once
    first, second = sorted((float(scores[place]) for place in (ties[0], *alone)), reverse=True)[:2]
    winners = tuple(ties) if scores[ties[0]] > scores[top] else (top,)
    if first - second < LEAD or tuple(cold.weights[0, query].nonzero().flatten().tolist()) != winners:
        return None
    key = (ties[0], top)[whole(generator, 0, 1)]
    wrong = printed([*_of_ties(row, ties, key), 100 / len(words)])
    facts = {"query": query, "key": key, "ties": tuple(ties), "winners": winners, "score": first}
    facts["share"] = float(row[key])
    asked = plane("scaled", trace.scaled[0], row=query)
    solved = plane("weights", cold.weights[0], row=query, column=winners[0], name="at_zero")
    truth = round(100 / len(winners)) if key in winners else 0
    return Draft(scene, facts, [asked], [solved], truth, wrong, differ(POINTS), query=query)


def _of_ties(row: Tensor, ties: Sequence[int], key: int) -> list[float]:
    """Return wrong answers in percent for the weight of a key at temperature 0, given the row at temperature 1 (Tk,).

    All; none; shared among ties; shared by two; that at temperature 1; that of the ties together, or of all others.
    """
    share, together = (100 * float(part) for part in (row[key], row[list(ties)].sum()))
    return [100, 0, 100 / len(ties), 50, share, together, 100 - share]


def make_hot(generator: Generator, level: int) -> Draft | None:
    """Ask for a weight without a mask, for one under a causal mask, and for the output, the mean of the allowed values."""
    mask = "none" if level == 1 else "causal"
    scene = sentences.scene(generator, 4, 4 + level, head_size=8 if level < 3 else 2, mask=mask)
    trace, hot = (scenes.trace(each).heads for each in (scene, replace(scene, temperature=HOT)))
    count, hidden = len(scene.words), trace.masked[0].isneginf()
    query = whole(generator, 1, count - 1 if level == 1 else count - 2)
    left, row = count if level == 1 else query + 1, trace.weights[0, query]
    key = whole(generator, 0, left - 1)
    if level == 1 and key == query:
        return None
    facts: dict[str, Any] = {"query": query, "key": key, "left": left, "share": float(row[key]), "masked": level > 1}
    if level == 3:
        return _mean(scene, facts, trace.v[0], trace.output[0, query])
    wrong = printed([100 * part for part in _equal(float(row[key]), float(row.max()), count, left)])
    asked = plane("weights", trace.weights[0], hidden, row=query)
    solved = plane("weights", hot.weights[0], hidden, row=query, column=key, name="without_end")
    return Draft(scene, facts, [asked], [solved], round(100 / left), wrong, differ(POINTS), query=query)


def _equal(share: float, largest: float, count: int, left: int) -> list[float]:
    """Return wrong answers for one of `left` equal weights.

    Unchanged; one of all words; all; none; one of the other keys; the largest weight; half of the row; one of all cells;
    one of a row and one more.
    """
    return [share, 1 / count, 1, 0, 1 / (left - 1), largest, 0.5, 1 / left**2, 1 / (left + 1)]


def _mean(scene: Scene, facts: dict[str, Any], values: Tensor, output: Tensor) -> Draft | None:
    """Ask for the first number of the output at infinite temperature: of values (T, Dv); output (Dv,) is that at 1."""
    left, key = facts["left"], facts["key"]
    first = values[:, 0]
    truth = float(first[:left].mean())
    if not rounding.gives(sum(rounding.rounded(first[:left].tolist(), 1)) / left, truth, 1):
        return None
    # the mean of all values, one value, no change, the sum, the last value, the first one, nothing
    wrong = first.mean(), first[key], output[0], first[:left].sum(), first[left - 1], first[0]
    listed = printed([truth, *(float(number) for number in wrong), 0.0], 1)
    dimensions = tuple(map(str, range(values.shape[1])))
    facts |= {"mean": truth, "terms": tuple(first[:left].tolist())}
    asked = plane("values", values, row=facts["query"], columns=dimensions)
    mean = values.clone()
    for query in range(len(values)):
        mean[query] = values[: query + 1].mean(0)
    solved = plane("output", mean, row=facts["query"], column=0, columns=dimensions, name="output_without_end")
    return Draft(scene, facts, [asked], [asked, solved], listed[0], listed[1:], differ(0.2), query=facts["query"])


TIE = Kind("tie_at_zero", make_tie, "sharpness", (("step", "4"), ("temperature", "0")), levels=(2, 3))
HOT_END = Kind("hot_end", make_hot, "sharpness", (("step", "4"), ("temperature", "20")))
