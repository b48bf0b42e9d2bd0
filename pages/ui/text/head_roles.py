"""What heads are for, in words: nothing where they are drawn, a job and named features where they are designed."""

from collections.abc import Sequence

from attn_core.heads import MultiHeadTrace
from attn_core.projections import sources
from attn_core.scene import Scene
from pages.ui.link import SOURCES
from pages.ui.text import markdown, sentences
from pages.ui.traced_view import TracedView

MOST_COLUMNS, MOST_SIDE_BY_SIDE = 24, 40  # that have room for names, in part of the page's width and in all of it
FEW = 3  # features or words that are named in a sentence


def job(scene: Scene, head: int) -> str:
    """Return what one head is for, in a few words; "" where it is drawn."""
    if scene.team:
        return SOURCES[scene.team.kinds[head]]
    return "vowel → consonants, learned" if scene.maps == "learned" and head == 0 else ""


def of_head(scene: Scene, head: int) -> str:
    """Return what one head does, in a sentence."""
    if scene.team:
        return sources.says(scene.team.kinds[head], scene.positions)
    if scene.maps == "learned" and head == 0:
        return lessons(scene.grown)
    return sentences.DRAWN


def of_heads(scene: Scene) -> str:
    """Return what all heads are for, in one line."""
    if scene.maps == "random":
        return sentences.DRAWN
    return " · ".join(f"head {h + 1}: {job(scene, h) or 'a random draw'}" for h in range(scene.heads))


def lessons(steps: int) -> str:
    """Return how far a head has learned."""
    if not steps:
        return "Not trained yet: move Steps of training."
    return f"Trained for {steps} of {sources.STEPS} steps to make a vowel look for consonants."


def named(features: Sequence[str], nothing: str = "nothing") -> str:
    """Return a few features in words."""
    more = f" and {len(features) - FEW} more" if len(features) > FEW else ""
    return " and ".join(f"**{markdown.plain(name)}**" for name in features[:FEW]) + more if features else nothing


def first(scene: Scene, head: int) -> str:
    """Return what one head does, without what it does where it finds nothing."""
    return f"{of_head(scene, head).rstrip('.').split(';')[0]}."


def short(features: Sequence[str]) -> list[str]:
    """Return features as they fit above a column."""
    cut = {"looks for ": "→", "looks past ": "≠", "position ": "#", "word ": "", "letter ": ""}
    found = list(features)
    for long, sign in cut.items():
        found = [name.replace(long, sign) for name in found]
    return found


def columns(scene: Scene, letter: str, head: int) -> list[str]:
    """Return what stands above the columns of one head's q, k or v: features where they have names and room."""
    team = scene.team
    if team is None or team.size > MOST_COLUMNS:
        return []
    return short({"q": team.query_features[head], "k": team.key_features[head], "v": team.value_features}[letter])


def all_columns(scene: Scene, letter: str) -> list[str]:
    """Return what stands above the columns of all heads, side by side: features where they have names and room."""
    found = [name for head in range(scene.heads) for name in columns(scene, letter, head)]
    return found if len(found) <= MOST_SIDE_BY_SIDE else []


def features(scene: Scene) -> list[str]:
    """Return what stands above the columns of x: features where they have names and room."""
    team = scene.team
    return short(team.features) if team and len(team.features) <= MOST_COLUMNS else []


def column(scene: Scene, which: int) -> str:
    """Return which word a column of an output stands for, in brackets; "" where it has no name."""
    name = scene.team.value_features[which] if scene.team else ""
    return f" ({markdown.plain(name)})" if name else ""


def numbered(scene: Scene) -> str:
    """Return which number of an output stands for which word, all in one line; "" where they have no names, or are many."""
    names = short([name for name in scene.team.value_features if name]) if scene.team else []
    if not 0 < len(names) <= MOST_COLUMNS:
        return ""
    rest = f" · from {len(names)} on: not in use" if scene.team and len(names) < scene.team.size else ""
    return " · ".join(f"{at} {markdown.plain(name)}" for at, name in enumerate(names)) + rest


def meeting(traced: TracedView, trace: MultiHeadTrace | None = None) -> str:
    """Return how the selected query finds its key, in one sentence; "" where features have no names, or nothing is seen.

    trace: where the page's own mask makes another one than the scene's.
    """
    if traced.blank or not traced.scene.team or traced.row.winner is None:
        return ""
    found = sources.meet(traced.scene.team, trace or traced.seen.trace, traced.head, traced.query)
    who = markdown.chip("query", traced.name)
    if not found.looks:
        return f"{who} has nothing to look for: it looks everywhere equally."
    if not found.keys:
        return f"{who} {named(found.looks)}, and no key that it sees offers that: it looks everywhere equally."
    key = markdown.chip("key", traced.keys[found.keys[0]])
    others = len(found.keys) - 1
    more = f" So {'does' if others == 1 else 'do'} {others} more." if others else ""
    return f"{who} {named(found.looks)}; {key} offers {named(found.offers)}, and hands over {named(found.gives)}.{more}"


def heads(traced: TracedView) -> str:
    """Return what the heads of a view are for, in one line; "" where weights are drawn, or there is no word."""
    if traced.scene.maps == "random" or traced.blank:
        return ""
    which = "Learned weights" if traced.scene.maps == "learned" else "Designed weights"
    sizes = f"d_model {traced.scene.d_model}, head size {traced.scene.head_size}"
    sizes += ", positions play no part" if traced.scene.maps == "learned" else ""
    return f":primary[**{which}**] :gray[{of_heads(traced.scene)} · {sizes}.]"


def rule(scene: Scene) -> str:
    """Return what is random in a view, and what isn't."""
    if scene.team:
        return (
            f"Weights are built by hand: x holds 0 and 1, {scene.d_model} named features; a query finds its key with a "
            f"score of {sources.SHARPNESS:g}·√head_size, every other scores 0. The seed draws dropout only."
        )
    if scene.maps == "learned":
        return "Letters’ vectors and the other heads are a random draw from the seed; head 1 learned by gradient descent."
    return sentences.DRAW_RULE
