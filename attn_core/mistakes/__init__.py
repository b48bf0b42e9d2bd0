"""The famous bugs of attention, each run for real beside what is right: the registry, and what bugs look like."""

from attn_core.mistakes import mask_mistakes, score_mistakes, shape_mistakes
from attn_core.mistakes.definition import FEWEST_WORDS, Mistake, Outcome, Symptom
from attn_core.mistakes.symptoms import SIGNS
from attn_core.scene import Scene

__all__ = ["FEWEST_WORDS", "MISTAKES", "SIGNS", "Mistake", "Outcome", "Symptom", "run"]

MISTAKES: dict[str, Mistake] = {
    mistake.name: mistake for mistake in (*score_mistakes.ALL, *mask_mistakes.ALL, *shape_mistakes.ALL)
}


def run(name: str, scene: Scene) -> Outcome:
    """Return what the mistake of this name does to the scene, see `Mistake.run`."""
    return MISTAKES[name].run(scene)
