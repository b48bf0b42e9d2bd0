"""Set the temperature so that a word gives another one so much of its attention: answered by moving a slider."""

import math
from dataclasses import replace

import torch
from torch import Generator

from attn_core import scene as scenes
from attn_core import sharpness, validation
from attn_core.practice import rounding, sentences
from attn_core.practice.question import Draft, Kind, Question, Verdict, plane, whole

LOWEST, HIGHEST, STEP = 0.0, 5.0, 0.05  # of the slider
START = 1.0  # where it stands before it is moved
GOALS = (0.5, 0.6, 0.7, 0.8, 0.9)
TOLERANCE = {1: 0.03, 2: 0.05, 3: 0.07}  # level → how far from the goal a weight still counts
PRINTED = (1, 2)  # decimals of the scores, in the table under the slider and in the picture
REACHED = 0.0049  # how close at least one stop comes to the goal: its weight prints as the goal does
GAUGE = 0.07  # on level 1 the page says on which side of the goal a row is that is farther off than this
FLAT, SHARP, NEAR = "flat", "sharp", "near"  # weights of the row at a temperature


def stops() -> list[float]:
    """Return where the slider can stand."""
    return [round(LOWEST + STEP * place, 2) for place in range(round((HIGHEST - LOWEST) / STEP) + 1)]


def make(generator: Generator, level: int) -> Draft | None:
    """Ask in a row of 3 or 4 keys, of 2, and of 4 or 5; only on level 1 the page says on which side of the goal one is."""
    scene = sentences.scene(generator, 5, 6, head_size=8, mask="causal")
    query = whole(generator, *{1: (2, 3), 2: (1, 1), 3: (3, 4)}[level])
    goal = GOALS[whole(generator, 0, len(GOALS) - 1)]
    trace = scenes.trace(scene).heads
    scores = trace.masked[0, query]
    key = int(scores.argmax())
    shares = _shares(scores.tolist(), key)
    start = float(trace.weights[0, query, key])
    if abs(start - goal) < 0.12 or min(abs(share - goal) for share in shares.values()) > REACHED:
        return None
    best = min(shares, key=lambda stop: abs(shares[stop] - goal))
    if not 4 * STEP < best < HIGHEST - 1 or (level == 1 and key == query) or not _lead_agrees(scores.tolist()):
        return None
    facts = {"query": query, "key": key, "goal": goal, "needed": best, "reached": shares[best], "start": start}
    facts |= {"lead": _lead(scores.tolist()), "keys": query + 1, "tolerance": TOLERANCE[level], "gauge": level == 1}
    hidden = trace.masked[0].isneginf()
    asked = plane("scaled", trace.scaled[0], hidden, row=query)
    there = scenes.trace(replace(scene, temperature=best)).heads.weights[0]
    solved = plane("weights", there, hidden, row=query, column=key, name="at_goal")
    return Draft(scene, facts, [asked], [solved], query=query)


def _shares(scores: list[float], key: int) -> dict[float, float]:
    """Return the weight of a key at every stop of the slider: masked scores (Tk), -inf where hidden."""
    temperatures = torch.tensor(stops(), dtype=torch.float64)
    weights = sharpness.over_temperatures(torch.tensor(scores, dtype=torch.float64), temperatures)
    return dict(zip(stops(), weights[:, key].tolist(), strict=True))


def _lead(scores: list[float]) -> float:
    """Return by how much the largest score exceeds the next."""
    first, second = sorted(scores)[:-3:-1]
    return first - second


def _lead_agrees(scores: list[float]) -> bool:
    """Return whether the printed lead agrees with the printed scores, in the table under the slider and in the picture."""
    first, second = sorted(scores)[:-3:-1]
    return all(rounding.adds_up((first, -second), first - second, digits) for digits in PRINTED)


def row(question: Question, temperature: float, digits: int | None = None) -> list[float]:
    """Return the weights of the question's row at a temperature, of the keys that it may attend to.

    digits: what the scores are rounded to first, as somebody computes with printed ones; None: not at all
    """
    masked = scenes.trace(question.scene).heads.masked[0, question.query, : question.fact("keys")].double()
    masked = masked if digits is None else masked.round(decimals=digits)
    return sharpness.over_temperatures(masked, torch.tensor([temperature], dtype=torch.float64))[0].tolist()


def share(question: Question, temperature: float, digits: int | None = None) -> float:
    """Return the weight that the question asks about at a temperature; digits: as in `row`."""
    return row(question, temperature, digits)[question.fact("key")]


def side(question: Question, temperature: float) -> str:
    """Return on which side of the goal a temperature leaves the row, if it is far from it: FLAT, SHARP, or NEAR."""
    distance = share(question, temperature) - question.fact("goal")
    if abs(distance) <= GAUGE:
        return NEAR
    return SHARP if distance > 0 else FLAT


def judge(question: Question, answer: str) -> Verdict:
    """Judge a temperature; ValueError where it is no number from the slider's lowest to its highest.

    It is right, too, where the weight computed from the printed scores is near enough to the goal.
    """
    try:
        temperature = float(answer) + 0.0  # no negative zero
    except ValueError:
        temperature = math.nan
    if not math.isfinite(temperature):
        raise ValueError(f"answer must be a temperature from {LOWEST} to {HIGHEST:g}, got {answer[:40]!r}")
    validation.number("answer", temperature, LOWEST, HIGHEST)
    goal, points = round(100 * question.fact("goal")), round(100 * question.fact("tolerance"))
    weights = [share(question, temperature, digits) for digits in (None, *PRINTED)]
    right = any(abs(round(100 * weight) - goal) <= points for weight in weights)  # as both are printed
    return Verdict(right, (("temperature", temperature), ("share", weights[0])))


KIND = Kind("goal_temperature", make, "sharpness", (("step", "4"),), answered_by="temperature", judge=judge)
