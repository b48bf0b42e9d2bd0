"""What heads are for, in words: a role where they are designed or learn, nothing where they are drawn."""

from attn_core.heads import MultiHeadTrace
from attn_core.projections import designed, trained
from attn_core.projections.sources import SOURCES
from attn_core.scene import Scene
from pages.ui.text import feature_names, markdown, numbers
from pages.ui.traced_view import TracedView

RANDOM = "Random projections: true arithmetic, no meaning yet."


def role(scene: Scene, head: int) -> str:
    """Return what one head is for, in a few words; "" where it is drawn."""
    if scene.designed_heads:
        return SOURCES[scene.designed_heads.kinds[head]].name
    return "vowel → consonants, learned" if scene.maps == "learned" and head == 0 else ""


def sentence(scene: Scene, head: int) -> str:
    """Return what one head does, in a sentence, without what it does where it finds nothing."""
    if scene.designed_heads:
        return f"{SOURCES[scene.designed_heads.kinds[head]].describe(scene.positions).rstrip('.').split(';')[0]}."
    if scene.example:
        return scene.example.description
    return training(scene.grown) if scene.maps == "learned" and head == 0 else RANDOM


def training(steps: int) -> str:
    """Return how far a head has learned, in a sentence."""
    if not steps:
        return "Not trained yet: move Steps of training."
    return f"Trained for {steps} of {trained.STEPS} steps to make a vowel look for consonants."


def summary(traced: TracedView) -> str:
    """Return what the heads of a view are for, in one line; "" where they are drawn, or there is no word."""
    scene = traced.scene
    if scene.maps == "random" or traced.blank:
        return ""
    learned = scene.maps == "learned"
    if scene.example:
        sizes = f"{numbers.plural(scene.heads, 'head')} of size {scene.head_size} on d_model {scene.d_model}"
        return f":primary[**{scene.example.description}**] :gray[{sizes}, no positions.]"
    roles = " · ".join(f"head {head + 1}: {role(scene, head) or 'a random draw'}" for head in range(scene.heads))
    sizes = f"d_model {scene.d_model}, head size {scene.head_size}{', positions play no part' if learned else ''}"
    return f":primary[**{'Learned' if learned else 'Designed'} projections**] :gray[{roles} · {sizes}.]"


def match(traced: TracedView, trace: MultiHeadTrace | None = None) -> str:
    """Return how the selected query finds its key, in a sentence; "" where features have no names, or nothing is seen.

    trace: where the page's own mask makes another one than the scene's.
    """
    if traced.blank or not traced.scene.designed_heads or traced.row.winner is None:
        return ""
    pair = designed.match(traced.scene.designed_heads, trace or traced.seen.trace, traced.head, traced.query)
    query, features = markdown.chip("query", traced.name), feature_names.in_words(pair.query_features)
    if not pair.query_features:
        return f"{query} has nothing to look for: it looks everywhere equally."
    if not pair.keys:
        return f"{query} {features}, and no key that it sees offers that: it looks everywhere equally."
    key, others = markdown.chip("key", traced.keys[pair.keys[0]]), len(pair.keys) - 1
    offers, gives = feature_names.in_words(pair.key_features), feature_names.in_words(pair.value_features)
    more = f" So {'does' if others == 1 else 'do'} {others} more." if others else ""
    return f"{query} {features}; {key} offers {offers}, and hands over {gives}.{more}"
