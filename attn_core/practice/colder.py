"""Which key wins if the temperature halves: the one with the largest score that is not hidden, at any temperature."""

from collections.abc import Sequence
from dataclasses import replace

from torch import Generator, Tensor

from attn_core import scene as scenes
from attn_core.practice import sentences
from attn_core.practice.question import Draft, Kind, plane, whole

APART = 0.4  # of scaled scores: the winner's lead over the next, so that it can be read from the picture
POINTS = 6  # percent between the weights of any two choices


def make(generator: Generator, level: int) -> Draft | None:
    """Ask for the key on level 1, under a causal mask on level 2, and for its weight, too, on level 3."""
    scene = sentences.scene(generator, 4, 4 + level, head_size=8, mask="none" if level == 1 else "causal")
    query = whole(generator, 2 if level == 1 else 3, len(scene.words) - 1)
    colder, coldest = (replace(scene, temperature=scene.temperature / by) for by in (2, 4))
    before, after, last = (scenes.trace(each).heads for each in (scene, colder, coldest))
    scores, hidden = before.scaled[0], ~before.masked[0].isfinite()
    winner, second = before.masked[0, query].argsort(descending=True).tolist()[:2]
    if scores[query, winner] - scores[query, second] < APART or after.weights[0, query, winner] > 0.985:
        return None
    facts = {"query": query, "winner": winner, "second": second, "score": scores[query, winner].item()}
    facts |= {"next_score": scores[query, second].item(), "share": before.weights[0, query, winner].item()}
    facts |= {"colder": after.weights[0, query, winner].item(), "masked": level > 1}
    asked = plane("scaled", scores, hidden if level > 1 else None, row=query)
    solved = plane("weights", after.weights[0], hidden if level > 1 else None, row=query, column=winner, name="colder")
    if level < 3:
        wrong = _keys(scores[query].tolist(), hidden[query].tolist(), winner)
        return Draft(scene, facts, [asked], [solved], winner, wrong, query=query)
    rows = [trace.weights[0, query] for trace in (before, after, last)]
    truth, *ways = _pairs(rows, winner, second)
    return Draft(scene, facts, [asked], [solved], truth, ways, _apart, query=query)


def _keys(scores: Sequence[float], hidden: Sequence[bool], winner: int) -> list[int]:
    """Return all other keys, the misleading ones first: hidden keys and the largest negative scores."""
    misleads = sorted(range(len(scores)), key=lambda key: (not hidden[key], -abs(scores[key])))
    return [key for key in misleads if key != winner]


def _pairs(rows: Sequence[Tensor], winner: int, second: int) -> list[tuple[int, int]]:
    """Return keys with percents: the right one, then the misconceptions; rows (Tk,): at temperature 1, 0.5 and 0.25.

    The weight stays, doubles, or halves; the temperature halves twice; the winner takes all; the second key wins.
    """
    before, after, last = ([round(100 * share) for share in row.tolist()] for row in rows)
    mine = after[winner], before[winner], min(100, 2 * before[winner]), last[winner], 100, round(before[winner] / 2)
    others = before[second], 2 * before[second], after[second]
    return [*((winner, share) for share in mine), *((second, share) for share in others)]


def _apart(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return abs(one[1] - other[1]) >= POINTS


def order(choice: int | tuple[int, int]) -> int:
    """Return a key's place, or, where its weight is asked for, too, the weight."""
    return choice if isinstance(choice, int) else choice[1]


KIND = Kind("colder", make, "sharpness", (("step", "4"), ("temperature", "0.5")), order=order)
