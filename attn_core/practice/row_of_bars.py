"""Drag bars to predict a row of weights from its scores; judged by the share of misplaced attention."""

import math
import re
from collections.abc import Sequence

import torch
from torch import Generator

from attn_core import scene as scenes
from attn_core.practice import sentences
from attn_core.practice.question import Draft, Kind, Question, Verdict, plane, whole

HIGHEST = 100  # of a bar; only the bars' shares of their sum count
TOLERANCE = {1: 0.15, 2: 0.12, 3: 0.12}  # level → the largest misplaced share that still counts as right
LEAST = 0.12  # by which equal bars, which need no thought, misplace more than that
TEMPERATURES = (0.5, 2.0)


def make(generator: Generator, level: int) -> Draft | None:
    """Ask for a row of 3 keys, of 4 or 5, and at another temperature than that of its scores."""
    temperature = TEMPERATURES[whole(generator, 0, 1)] if level == 3 else 1.0
    scene = sentences.scene(generator, 5, 6, head_size=8, mask="causal", temperature=temperature)
    query = 2 if level == 1 else whole(generator, 3, 4)
    trace = scenes.trace(scene).heads
    row = trace.weights[0, query, : query + 1].double().tolist()
    if misplaced(row, [1.0] * len(row)) < TOLERANCE[level] + LEAST or max(row) > 0.95:
        return None
    key = max(range(len(row)), key=row.__getitem__)
    facts = {"query": query, "key": key, "row": tuple(row), "temperature": temperature, "tolerance": TOLERANCE[level]}
    facts |= {"scores": tuple(trace.scaled[0, query, : query + 1].tolist())}
    hidden = trace.masked[0].isneginf()
    asked = plane("scaled", trace.scaled[0], hidden, row=query)
    solved = plane("weights", trace.weights[0], hidden, row=query, column=key)
    return Draft(scene, facts, [asked], [solved], query=query)


def misplaced(truth: Sequence[float], bars: Sequence[float]) -> float:
    """Return the share of attention at wrong keys, 0 to 1: the total variation distance between truth and bars.

    truth sums to 1; of bars, numbers >= 0 of which one is more, the shares of their sum count.
    """
    shares = normalised(bars)
    return sum(abs(a - b) for a, b in zip(truth, shares, strict=True)) / 2


def normalised(bars: Sequence[float]) -> list[float]:
    """Return bars divided by their sum; bars that are all 0 have no shares: 0 each."""
    total = math.fsum(bars)
    return [bar / total if total else 0.0 for bar in bars]


def bars(question: Question, text: str) -> list[int]:
    """Return the bars that a text such as 10_20_70 sets; ValueError with the rule where it sets none of this row."""
    count = len(question.fact("row"))
    parts = text.split("_", count)
    if len(parts) != count or not re.fullmatch(r"\d{1,3}(_\d{1,3}){0,9}", text, re.ASCII) or max(map(int, parts)) > HIGHEST:
        raise ValueError(f"answer must be {count} whole numbers from 0 to {HIGHEST}, joined by _, got {text[:40]!r}")
    return list(map(int, parts))


def judge(question: Question, answer: str) -> Verdict:
    """Judge bars by the share that they misplace; ValueError where they aren't bars of this row, or are all 0."""
    heights = bars(question, answer)
    if not any(heights):
        raise ValueError(f"answer must have a bar above 0, got {answer!r}")
    shares = normalised(heights)
    distance = misplaced(question.fact("row"), heights)
    differences = torch.tensor(shares, dtype=torch.float64) - torch.tensor(question.fact("row"), dtype=torch.float64)
    worst = int(differences.abs().argmax())
    facts = ("shares", tuple(shares)), ("distance", distance), ("worst", worst)
    return Verdict(round(100 * distance) <= round(100 * question.fact("tolerance")), facts)  # as both are printed


KIND = Kind("row_of_bars", make, "sharpness", (("step", "1"),), answered_by="bars", judge=judge)
