"""Which key wins if the temperature halves: the one with the largest score that is not hidden, at any temperature."""

from dataclasses import replace

from torch import Generator

from attn_core import scene as scenes
from attn_core.practice import sentences
from attn_core.practice.question import Draft, Kind, plane, shuffled, whole

APART = 0.4  # of scaled scores: the winner's lead over the next, so that it can be read from the picture
POINTS = 6  # percent between two shares of one key


def make(generator: Generator, level: int) -> Draft | None:
    """Ask for the key on level 1, under a causal mask on level 2, and for its share, too, on level 3."""
    scene = sentences.scene(generator, 4, 4 + level, head_size=8, mask="none" if level == 1 else "causal")
    query = whole(generator, 2 if level == 1 else 3, len(scene.words) - 1)
    halved = replace(scene, temperature=scene.temperature / 2)
    before, after = (scenes.trace(each).heads for each in (scene, halved))
    scores, hidden = before.scaled[0], ~before.masked[0].isfinite()
    order = before.masked[0, query].argsort(descending=True).tolist()
    winner, second = order[0], order[1]
    if scores[query, winner] - scores[query, second] < APART:
        return None
    shares = [[round(100 * share) for share in trace.weights[0, query].tolist()] for trace in (before, after)]
    tops = [trace.weights[0, query, winner].item() for trace in (before, after)]
    if tops[1] > 0.985:
        return None
    facts = {"query": query, "winner": winner, "second": second, "score": scores[query, winner].item()}
    facts |= {"next_score": scores[query, second].item(), "share": tops[0], "colder": tops[1], "masked": level > 1}
    if level < 3:
        others = _keys(generator, scores[query].tolist(), hidden[query].tolist(), winner)
        choices, right = shuffled(generator, winner, others)
    else:
        ways = [(winner, shares[0][winner]), (second, shares[1][winner]), (second, shares[0][second])]
        if abs(shares[1][winner] - shares[0][winner]) < POINTS or abs(shares[1][winner] - shares[0][second]) < POINTS:
            return None
        choices, right = shuffled(generator, (winner, shares[1][winner]), ways)
    asked = plane("scaled", scores, hidden if level > 1 else None, row=query)
    solved = plane("weights", after.weights[0], hidden if level > 1 else None, row=query, column=winner, name="colder")
    return Draft(scene, facts, [asked], [solved], choices, right, query=query)


def _keys(generator: Generator, scores: list[float], hidden: list[bool], winner: int) -> list[int]:
    """Return three other keys: first those that mislead, hidden ones and the largest negative scores."""
    misleads = sorted(range(len(scores)), key=lambda key: (not hidden[key], -abs(scores[key])))
    return [key for key in misleads if key != winner][:3]


KIND = Kind("colder", make, "sharpness", (("step", "4"), ("learn_temperature", "0.5")))
