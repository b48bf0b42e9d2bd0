"""What heads are for, in words: a role where they are designed or learn, nothing where they are drawn."""

import torch

from attn_core.heads import MultiHeadTrace
from attn_core.projections import designed, trained
from attn_core.scene import Scene
from pages.ui.text import feature_names
from pages.ui.text.languages import Words
from pages.ui.traced_view import TracedView

words, core = Words("row"), Words("core")


def role(scene: Scene, head: int) -> str:
    """Return what one head is for, in a few words; "" where it is drawn."""
    if scene.designed_heads:
        return core.SOURCES[scene.designed_heads.kinds[head]]
    return words.LEARNED_ROLE if scene.maps == "learned" and head == 0 else ""


def sentence(scene: Scene, head: int, whole: bool = False) -> str:
    """Return what one head does, in a sentence; whole: with what it does where it meets nothing."""
    if scene.designed_heads:
        return words.job(core.JOBS[scene.designed_heads.kinds[head]][0 if scene.positions else 1], whole)
    if scene.example:
        return example(scene)
    return training(scene.grown) if scene.maps == "learned" and head == 0 else words.RANDOM


def example(scene: Scene) -> str:
    """Return which worked example a scene is, and what of it is fixed, in a sentence; "" where it is none."""
    if not scene.example:
        return ""
    projections = scene.example.projections
    own = all(matrix.equal(torch.eye(len(matrix))) for matrix in projections.values())
    fixed = "keys" if "wv" not in projections else "tokens" if own else "all"
    return core.scene(core.example(scene.maps)[0], fixed)


def training(steps: int) -> str:
    """Return how far a head has learned, in a sentence."""
    return words.training(steps, trained.STEPS) if steps else words.UNTRAINED


def summary(traced: TracedView) -> str:
    """Return what the heads of a view are for, in one line; "" where they are drawn, or there is no word."""
    scene = traced.scene
    if scene.maps == "random" or traced.blank:
        return ""
    if scene.example:
        return words.example(example(scene), scene.heads, scene.head_size, scene.d_model)
    roles = [role(scene, head) for head in range(scene.heads)]
    return words.roles(scene.maps == "learned", roles, scene.d_model, scene.head_size)


def match(traced: TracedView, trace: MultiHeadTrace | None = None) -> str:
    """Return how the selected query finds its key, in a sentence; "" where features have no names, or nothing is seen.

    trace: where the page's own mask makes another one than the scene's.
    """
    if traced.blank or not traced.scene.designed_heads or traced.row.winner is None:
        return ""
    trace = trace or traced.seen.trace
    visible = int(trace.heads.masked[traced.head, traced.query].isfinite().sum())
    if not visible:
        return ""
    pair = designed.match(traced.scene.designed_heads, trace, traced.head, traced.query)
    alike = words.keys_alike(visible, visible < len(traced.keys), traced.noun)
    if not pair.query_features:
        return words.seeks_nothing(traced.name, alike)
    sought = feature_names.in_words(pair.query_features)
    if not pair.keys:
        return words.meets_nothing(traced.name, sought, traced.noun, alike)
    offers, gives = feature_names.in_words(pair.key_features), feature_names.in_words(pair.value_features)
    return words.meets(traced.name, sought, traced.keys[pair.keys[0]], offers, gives, len(pair.keys) - 1)
