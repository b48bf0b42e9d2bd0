"""Famous bugs of attention, each run for real beside the right program: the registry, and their symptoms."""

from attn_core.mistakes import mask_mistakes, score_mistakes, shape_mistakes, todays_mistakes
from attn_core.mistakes.definition import FEWEST_WORDS, Mistake, Outcome, Symptom
from attn_core.mistakes.symptoms import SIGNS
from attn_core.scene import Scene

__all__ = ["FEWEST_WORDS", "MISTAKES", "SIGNS", "Mistake", "Outcome", "Symptom", "run"]

MISTAKES: dict[str, Mistake] = {
    mistake.name: mistake for mistake in (*score_mistakes.ALL, *mask_mistakes.ALL, *shape_mistakes.ALL, *todays_mistakes.ALL)
}


def run(name: str, scene: Scene) -> Outcome:
    """Run the mistake of this name on the scene, see `Mistake.run`."""
    return MISTAKES[name].run(scene)
