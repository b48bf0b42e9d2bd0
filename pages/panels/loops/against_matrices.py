"""Loops against matrices: a mask as a continue and as -inf, how their outputs differ, and how long each takes."""

from typing import NamedTuple

import torch
from torch import Tensor

from attn_core import comparison
from attn_core.comparison import Race
from attn_core.experiments import stacked_layers
from attn_core.loops import against_matrices
from attn_core.scene import Scene, see
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text
from pages.panels.loops.page_data import PageData, present, shows, words
from pages.panels.shared import selected_row
from pages.text import markdown
from pages.text.languages import remember

FEW = 16  # keys: with more, loops take too long to run three times
MILLION, LIMIT = 1_000_000, 1.0  # differences are drawn in millionths; the end of their colours
NAMED = 8  # keys in a sentence
CLOSE = 1e-4  # a difference that float32 explains
MASKED = ("by_continue", "by_fill")


@shows
def masked_scores(data: PageData, slot: str) -> Pieces:
    base, masked = data.base, data.base.seen.trace.heads.masked[data.base.head]
    loops = slot == "by_continue"
    values, hidden = (data.loops.scores, ~data.loops.allowed) if loops else (masked, masked.isneginf())
    spec = data.matrix(values, base.query, limit=data.score_limit, hidden=hidden)
    return [data.picture(slot, spec, words.MASKED[slot])]


@shows
def mask_in_words(data: PageData) -> Pieces:
    allowed, base = data.loops.allowed, data.base
    filled = base.seen.trace.heads.masked[base.head].isneginf()
    visible = [base.keys[j] for j in allowed[base.query].nonzero().flatten().tolist()]
    same, names = torch.equal(allowed, ~filled), ", ".join(map(markdown.plain, visible[:NAMED]))
    counts = {"visible": len(visible), "more": max(0, len(visible) - NAMED), "cells": allowed.numel()}
    counts |= {"scores": int(allowed.sum()), "hidden": int((~allowed).sum())}
    sentence = words.mask(query=base.name, names=names, **counts)
    return [Text("mask_in_words", f"{sentence} {markdown.badge(same, words.same_cells(same=same))}")]


@panel(present, resting=True)
def race(data: PageData) -> Pieces:
    """State the difference between loops and matrices, both times, and whether torch's own function agrees."""
    timed, agreement = _race(data.base.scene, data.base.head), selected_row.agreement(*data.base.seen.agreement)
    equal, times = timed.difference < CLOSE, words.times(loops=timed.first_ms, matrices=timed.second_ms)
    badge = markdown.badge(equal, words.equal(equal=equal), timed.difference)
    return [Text("race", f"{badge} {agreement}\n\n{times}")]


@remember
def _race(scene: Scene, head: int) -> Race:
    trace, repeats = see(scene).trace, 3 if len(scene.keys) <= FEW else 1
    inputs = trace.q[head], trace.k[head], trace.v[head]
    return against_matrices.race(*inputs, scene.allowed(), stacked_layers.config(scene), repeats)


class Outputs(NamedTuple):
    """One head's output (Tq, Dv), computed in ways that differ by type or by order of adding up.

    loops   in float64; matrices in float32
    float32, backwards   in float32 by loops, from the first term of each sum to the last, and from the last to the first
    """

    loops: Tensor
    matrices: Tensor
    float32: Tensor
    backwards: Tensor


@remember
def _outputs(data: PageData) -> Outputs:
    scene, trace, head = data.base.scene, data.base.seen.trace, data.base.head
    inputs = trace.q[head], trace.k[head], trace.v[head], scene.allowed(), stacked_layers.config(scene)
    both = (against_matrices.in_order(*inputs, backwards=backwards) for backwards in (False, True))
    return Outputs(data.loops.output, trace.heads.output[head], *both)


@shows
def difference(data: PageData, kind: str) -> Pieces:
    """Draw the difference between loops of a type and the matrices, which are float32."""
    outputs = _outputs(data)
    loops = {"float64": outputs.loops, "float32": outputs.float32}[kind]
    apart = MILLION * (loops.double() - outputs.matrices.double())
    spec = data.matrix(apart, limit=LIMIT, height=200, numbers=False, dimensions=True)
    slot = f"apart_{kind}"
    name = Text(f"{slot}_name", words.difference_name(kind=kind, end=LIMIT))
    return [name, data.picture(slot, spec, words.difference_alt(kind=kind))]


@shows
def difference_in_words(data: PageData) -> Pieces:
    """State how many numbers are equal to the last bit, and why others differ: the type, or the order of summation."""
    outputs = _outputs(data)
    total, matrices = outputs.loops.numel(), outputs.matrices
    rounded, same = (int((one.float() == matrices).sum()) for one in (outputs.loops, outputs.float32))
    moved = int((outputs.float32 != outputs.backwards).sum())
    apart = comparison.largest(outputs.float32, matrices)
    sentences = (
        words.by_type(same=rounded, total=total, all=rounded == total),
        words.by_order(same=same, total=total, all=same == total, apart=apart),
        words.backwards(moved=moved, total=total),
    )
    return [Text("apart_said", "\n\n".join(sentences))]
