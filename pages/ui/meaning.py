"""What heads are for, in words: nothing where they are drawn, a job and named features where they are designed."""

from collections.abc import Sequence

from attn_core import jobs
from attn_core.scene import Scene
from pages.ui import controls, words
from pages.ui.shown import Shown

FEW = 3  # features or words that are named in a sentence


def job(scene: Scene, head: int) -> str:
    """Return what one head is for, in a few words; "" where it is drawn."""
    if scene.team:
        return controls.SOURCES[scene.team.kinds[head]]
    return "vowel → consonants, learned" if scene.maps == "learned" and head == 0 else ""


def of_head(scene: Scene, head: int) -> str:
    """Return what one head does, in a sentence."""
    if scene.team:
        return jobs.says(scene.team.kinds[head], scene.positions)
    if scene.maps == "learned" and head == 0:
        return _lessons(scene.grown)
    return words.DRAWN


def of_heads(scene: Scene) -> str:
    """Return what all heads are for, in one line."""
    if scene.maps == "random":
        return words.DRAWN
    return " · ".join(f"head {h + 1}: {job(scene, h) or 'a random draw'}" for h in range(scene.heads))


def _lessons(steps: int) -> str:
    """Return how far a head has learned."""
    if not steps:
        return "Not trained yet: set the steps of training on Query, key, value."
    return f"Trained for {steps} of {jobs.STEPS} steps to make a vowel look for consonants."


def named(features: Sequence[str], nothing: str = "nothing") -> str:
    """Return a few features in words."""
    more = f" and {len(features) - FEW} more" if len(features) > FEW else ""
    return " and ".join(f"**{words.plain(name)}**" for name in features[:FEW]) + more if features else nothing


def meeting(shown: Shown) -> str:
    """Return how the selected query finds its key, in one sentence; "" where features have no names, or nothing is seen."""
    if not shown.scene.team or shown.row.winner is None:
        return ""
    found = jobs.meet(shown.scene.team, shown.seen.trace, shown.head, shown.query)
    asks = f"{words.chip('query', shown.name)} {named(found.looks, '**looks for nothing**')}"
    if not found.keys:
        return f"{asks}; no key that it may see offers that, so it looks everywhere equally."
    who = words.chip("key", shown.keys[found.keys[0]])
    more = f", and so {'does' if len(found.keys) == 2 else 'do'} {len(found.keys) - 1} more" if len(found.keys) > 1 else ""
    return f"{asks}; {who} offers {named(found.offers)}{more}."


def said(shown: Shown) -> str:
    """Return what the heads of a view are for, and how its selected query finds its key; "" where weights are drawn."""
    if shown.scene.maps == "random" or shown.seen is None:
        return ""
    which = "Learned weights" if shown.scene.maps == "learned" else "Designed weights"
    line = f":primary[**{which}**] :gray[{of_heads(shown.scene)}]"
    found = meeting(shown)
    return f"{line}  \n{found}" if found else line


def rule(scene: Scene) -> str:
    """Return what is random in a view, and what isn't."""
    if scene.team:
        return (
            f"Weights are built by hand: x holds 0 and 1, {scene.d_model} named features; a query finds its key with a "
            f"score of {jobs.SHARPNESS:g}·√head_size, every other scores 0. The seed draws dropout only."
        )
    if scene.maps == "learned":
        return "Letters’ vectors and the other heads are a random draw from the seed; head 1 learned by gradient descent."
    return words.DRAW_RULE
