"""Diagnosis: recompute each hypothesis from q, k and v; the one that gives the same numbers is the bug."""

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import torch
from torch import Tensor

from attn_core import validation
from attn_core.diagnosis import evidence, filed, programs, scales, search
from attn_core.diagnosis.given import Given, check, unplaced
from attn_core.diagnosis.search import Found
from attn_core.diagnosis.sentences import SENTENCES
from attn_core.diagnosis.verdict import Diagnosis, Explanation
from attn_core.heads import Projections
from attn_core.variants import VARIANTS

AS_NEAR = 3  # times the least distance: what is no farther explains the numbers as well
FILLS = (-1.0, -2.0, -5.0, -10.0, -20.0, -50.0, -100.0)  # of hidden scores, tried where nothing else fits
CAPS = tuple(cap for cap in VARIANTS["cap"].values if isinstance(cap, float))  # of scores, tried after a mask
ONE_SIDE = {  # a mistake on both sides of a window → those on one side, which say all of it where they fit, too
    "window_wider_on_both_sides": {"mask_one_key_too_far", "window_one_too_wide"},
    "window_narrower_on_both_sides": {"mask_one_key_too_near", "window_one_too_narrow", "own_key_hidden"},
}
PRECISE = 1e-5  # a type that rounds less tells attention from all mistakes by itself


def diagnose(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    *,
    weights: Tensor | None = None,
    output: Tensor | None = None,
    allowed: Tensor | None = None,
    bias: Tensor | None = None,
    embedded: Tensor | None = None,
    projections: Projections | None = None,
) -> Diagnosis:
    """Return whether weights or output are attention of q, k and v at scale 1/sqrt(Dk), and which mistake explains them.

    q (..., H, Tq, Dk), k (..., H, Tk, Dk), v (..., H, Tk, Dv), allowed and bias as `attend` takes them, grouped heads too.
    weights (..., H, Tq, Tk); output (..., H, Tq, Dv), or (..., Tq, H*Dv) with the heads side by side; at least one.
    allowed None: the mask is not known; none and a causal one are tried.
    embedded (..., Tq, D) and projections: words without positions, and the layer's matrices. With both of them it is also
    tried whether positions were lost on the way to q, k and v.
    Each hypothesis is computed in float64; how far it may be off depends on the scores and on the coarsest type
    given, also where its numbers were saved in a wider one.
    Raises ValueError for shapes and types that don't fit, for empty tensors, and for NaN or infinities in q, k, v or bias.
    """
    given = check((q, k, v), weights, output, allowed, bias)
    if embedded is not None and projections is not None:
        given = replace(given, unplaced=unplaced(given, embedded, projections))
    variants = given.variants

    def over(seek: Callable[[Given, str], list[Found]]) -> list[Found]:
        return [found for name, variant in variants.items() for found in seek(variant, name)]

    fitting = over(partial(search.singles, [programs.RIGHT]))
    equal = evidence.blind(given)  # softmax of softmax is near that, and of two mistakes many pairs are: no names then
    if not fitting or given.rounding > PRECISE:
        known = [each for each in programs.SINGLES if not (equal and each.name == "softmax_twice")]
        fitting += over(partial(search.singles, known))
    fitting = fitting or over(_other_scale) or over(_other_fill) or over(_other_cap) or ([] if equal else over(search.pairs))
    best = _nearest(fitting, given)
    for found in best:
        if found.bugs == (programs.RIGHT,):
            return Diagnosis(True, {"scale": f"{given.q.shape[-1] ** -0.5:.6g}", "mask": found.mask})
    if not best:
        return Diagnosis(False, {}, steps=evidence.steps(given))
    told = tuple(_explanation(found, variants[found.mask]) for found in best)
    return Diagnosis(False, best[0].settings | {"mask": best[0].mask}, told, apart=_apart(best, given))


def assert_attention(
    q: Tensor,
    k: Tensor,
    v: Tensor,
    output: Tensor | None = None,
    *,
    weights: Tensor | None = None,
    allowed: Tensor | None = None,
    bias: Tensor | None = None,
) -> None:
    """Raise AssertionError, with the diagnosis as its message, unless output and weights are attention of q, k and v.

    As `diagnose`, but that allowed None hides nothing, as it does in `attend`.
    """
    __tracebackhide__ = True  # pytest shows the line that calls this
    there: dict[str, Any] = {"weights": weights, "output": output, "bias": bias}
    found = diagnose(q, k, v, **there, allowed=torch.ones(1, 1, dtype=torch.bool) if allowed is None else allowed)
    if found.is_attention:
        return
    said = str(found)
    if allowed is None:
        unmasked = diagnose(q, k, v, **there)
        if unmasked.is_attention:  # under a causal mask, that is
            align = ', "lower_right"' if "lower_right" in unmasked.settings["mask"] else ""
            meant = f"pass allowed=attn_core.masks.causal(Tq, Tk{align})"
            said += f"\nNo mask was given; if a causal one is meant, {meant}."
    raise AssertionError(said)


def _other_scale(given: Given, mask: str) -> list[Found]:
    """Return attention at a scale that is fitted, where it explains the numbers."""
    scale = scales.fitted(given)
    if not math.isfinite(scale):
        return []
    none, bug = (filed.scaled_by("other_scale", f"scores * {each!r}") for each in (0.0, scale))
    if search.singles([none], given, mask):  # equal weights are no scale's
        return []
    return [replace(found, settings={"scale": f"{scale:.6g}"}) for found in search.singles([bug], given, mask)]


def _other_fill(given: Given, mask: str) -> list[Found]:
    """Return attention whose hidden scores have a finite fill that is too small, of some usual ones."""
    if given.mask.all():
        return []
    found = {fill: search.singles([filed.filled_by(fill)], given, mask) for fill in FILLS}
    return [replace(each, settings={"fill": f"{fill:g}"}) for fill, singles in found.items() for each in singles]


def _other_cap(given: Given, mask: str) -> list[Found]:
    """Return attention whose scores are capped after the mask, by a usual cap, unless capping before it fits, too."""
    found = {cap: search.singles([filed.capped_late(cap)], given, mask) for cap in CAPS}
    return [
        replace(each, settings={"cap": f"{cap:g}"})
        for cap, singles in found.items()
        for each in singles
        if not search.singles([filed.capped(cap)], given, mask)
    ]


def _nearest(fitting: list[Found], given: Given) -> list[Found]:
    """Return the hypotheses that fit as well as the best one, best first."""
    if not fitting:
        return []
    distinct: dict[tuple[str, ...], Found] = {}
    for found in sorted(fitting, key=lambda found: found.fit.distance):  # with the mask with which each fits best
        distinct.setdefault(found.names, found)
    fitting = list(distinct.values())
    farthest = AS_NEAR * fitting[0].fit.distance + given.rounding / 4
    near = [found for found in fitting if found.fit.distance <= farthest]
    named = {name for found in near for name in found.names}
    return [found for found in near if not any(ONE_SIDE.get(name, set()) & named for name in found.names)]


def _explanation(found: Found, given: Given) -> Explanation:
    """Return a hypothesis that fits as an explanation, beside what attention gives with the same mask."""
    results = [programs.right(given, n) for n in range(len(given.q))]
    before = max(evidence.fit(given, n, result).largest for n, result in enumerate(results))
    settings, line = found.settings | {"mask": found.mask}, "\n".join(bug.line for bug in found.bugs)
    sentence = " ".join(SENTENCES[name] for name in found.names)
    return Explanation(found.names, before, found.fit.largest, evidence.where(given, results), line, settings, sentence)


def _apart(best: list[Found], given: Given) -> str:
    """Return a sentence on what would tell several explanations apart; "" for one."""
    if len(best) == 1:
        return ""
    first = best[0].result
    for name, there in (("weights", given.weights), ("output", given.output)):
        ours = [getattr(found.result, name) for found in best]
        same = all(validation.joint(each.shape, getattr(first, name).shape) for each in ours)
        if there is None and same and any(evidence.difference(each, ours[0]).max() > given.rounding for each in ours):
            return f"All of them fit what was given; {name} of the same call would tell some of them apart."
    return "All of them give these numbers: no tensor of this call tells them apart, only the code does, or another call."
