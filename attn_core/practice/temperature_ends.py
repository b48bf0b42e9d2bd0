"""The two ends of temperature: at 0 equal largest scores share the weight, without end all allowed keys do."""

from dataclasses import replace
from typing import Any

from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.experiments.one_row import HOT
from attn_core.practice import rounding, sentences, wrong_numbers
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
    """Ask for the weight at temperature 0 of a word that stands twice, or three times, where it has the largest score."""
    words = tuple(REPEATING[level][whole(generator, 0, len(REPEATING[level]) - 1)].split())
    scene = replace(sentences.scene(generator, 4, 8, head_size=8, positions=False), words=words)
    trace, cold = (scenes.trace(each).heads for each in (scene, replace(scene, temperature=0.0)))
    [word] = [word for word in set(words) if words.count(word) == level]
    ties = [place for place, each in enumerate(words) if each == word]
    query = whole(generator, 0, len(words) - 1)
    row, scores = trace.weights[0, query], trace.scaled[0, query]
    others = [score for place, score in enumerate(scores.tolist()) if place not in ties]
    if scores[ties[0]] - max(others) < LEAD or cold.weights[0, query, ties].min() <= 0:
        return None
    share, together = (100 * float(part) for part in (row[ties[0]], row[ties].sum()))
    listed = wrong_numbers.choices(generator, 100 / level, [100, share, together, 100 / len(words), 0], POINTS)
    facts = {"query": query, "ties": tuple(ties), "score": float(scores[ties[0]]), "share": share / 100}
    asked = plane("scaled", trace.scaled[0], row=query)
    solved = plane("weights", cold.weights[0], row=query, column=ties[0], name="at_zero")
    return listed and Draft(scene, facts, [asked], [solved], *listed, query=query)


def make_hot(generator: Generator, level: int) -> Draft | None:
    """Ask for a weight without a mask, for one under a causal mask, and for the output, the mean of the allowed values."""
    mask = "none" if level == 1 else "causal"
    scene = sentences.scene(generator, 4, 4 + level, head_size=8 if level < 3 else 2, mask=mask)
    trace, hot = (scenes.trace(each).heads for each in (scene, replace(scene, temperature=HOT)))
    count, hidden = len(scene.words), trace.masked[0].isneginf()
    query = whole(generator, 1, count - 1 if level == 1 else count - 2)
    left, row = count if level == 1 else query + 1, trace.weights[0, query]
    key = int(row.argmax())
    if level == 1 and key == query:
        return None
    facts: dict[str, Any] = {"query": query, "key": key, "left": left, "share": float(row[key]), "masked": level > 1}
    if level == 3:
        return _mean(generator, scene, facts, trace.v[0], trace.output[0, query])
    wrong = [100 * float(row[key]), 100 / count, 100, 0, 100 / left**2]
    listed = wrong_numbers.choices(generator, 100 / left, wrong, POINTS)
    asked = plane("weights", trace.weights[0], hidden, row=query)
    solved = plane("weights", hot.weights[0], hidden, row=query, column=key, name="without_end")
    return listed and Draft(scene, facts, [asked], [solved], *listed, query=query)


def _mean(generator: Generator, scene: Scene, facts: dict[str, Any], values: Tensor, output: Tensor) -> Draft | None:
    """Ask for the first number of the output without end: of values (T, Dv); output (Dv,) is that at temperature 1."""
    left, key = facts["left"], facts["key"]
    first = values[:, 0]
    truth = float(first[:left].mean())
    if not rounding.gives(sum(rounding.rounded(first[:left].tolist(), 1)) / left, truth, 1):
        return None
    wrong = [float(number) for number in (first.mean(), first[key], output[0], first[:left].sum(), first[left - 1])]
    listed = wrong_numbers.choices(generator, truth, wrong, 0.2, digits=1)
    dimensions = tuple(map(str, range(values.shape[1])))
    facts |= {"mean": truth, "terms": tuple(first[:left].tolist())}
    asked = plane("values", values, row=facts["query"], columns=dimensions)
    mean = values.clone()
    for query in range(len(values)):
        mean[query] = values[: query + 1].mean(0)
    solved = plane("output", mean, row=facts["query"], column=0, columns=dimensions, name="output_without_end")
    return listed and Draft(scene, facts, [asked], [asked, solved], *listed, query=facts["query"])


TIE = Kind("tie_at_zero", make_tie, "sharpness", (("step", "4"), ("learn_temperature", "0")), levels=(2, 3))
HOT_END = Kind("hot_end", make_hot, "sharpness", (("step", "4"), ("learn_temperature", "20")))
