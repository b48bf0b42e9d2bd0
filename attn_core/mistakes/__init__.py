"""The famous bugs of attention, each run for real beside what is right: the table, and how to run one."""

from attn_core.mistakes import masks as mistakes_in_masks
from attn_core.mistakes import scores as mistakes_in_scores
from attn_core.mistakes import shapes as mistakes_in_shapes
from attn_core.mistakes.mistake import Mistake, Outcome, Symptom
from attn_core.scene import Scene

__all__ = ["MISTAKES", "Mistake", "Outcome", "Symptom", "run"]

MISTAKES: dict[str, Mistake] = {
    mistake.name: mistake for mistake in (*mistakes_in_scores.ALL, *mistakes_in_masks.ALL, *mistakes_in_shapes.ALL)
}


def run(name: str, scene: Scene) -> Outcome:
    """Return what the mistake of this name does to the scene, see `Mistake.run`. ValueError for another name."""
    if name not in MISTAKES:
        raise ValueError(f"name must be one of {', '.join(MISTAKES)}, got {name!r}")
    return MISTAKES[name].run(scene)
