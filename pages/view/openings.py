"""The defaults of each step of a Learn page, where they differ from its page's: what its sentence and its task need."""

from collections.abc import Mapping

OPENINGS: Mapping[str, Mapping[str, Mapping[str, object]]] = {  # page → step → what it sets
    "averaging": {"4": {"pull": 0.0}},
    "heads": {"3": {"mix_heads": False}, "4": {"layers": 1}},
    "sharpness": {"3": {"head_size": 64}, "4": {"head_size": 64}},  # and the head of every other page
    "self_and_cross": {"3": {"new_tokens": 7}},
    "masks": {"2": {"mask": "window", "window": 1}, "3": {"mask": "causal"}, "4": {"mask": "causal", "mask_grown": 0}},
    "order_and_batch": {
        "2": {"head": 1, "positions": "none"},  # a head that looks for the previous word, and can't find it yet
        "3": {"projections": "random", "order_distance": 1},
    },
    "todays_models": {"3": {"written": 2}},
    "train": {"5": {"train_step": 0}},
}


def opening(page: str, step: str) -> Mapping[str, object]:
    """Return the defaults of a step that differ from those of its page."""
    return OPENINGS.get(page, {}).get(step, {})
