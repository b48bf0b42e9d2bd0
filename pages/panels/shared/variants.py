"""What today's models change in a head: chips that add it or take it away, and what each that is chosen does."""

from attn_core import variants
from attn_core.scene import Scene
from attn_core.variants import VARIANTS
from pages.board.layout import board
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Text, Values
from pages.text.languages import Words
from pages.view.settings import DEFAULTS
from pages.view.traced_view import TracedView, prepare_long

words = Words("variants")
BYTES = 2  # of a number in a cache, in 16 bits
INSTEAD = {"rotary": {"positions": "none"}}  # what else is set with a variant: rotary positions take the place of added ones


@panel(prepare_long)
def chips(traced: TracedView) -> Pieces:
    """Offer each variant, and each rarer mask, as a chip, pressed where it is on; say why others can't be added."""
    scene, on = traced.scene, variants.on(traced.scene)
    choices = {words.NAMES[name]: _sets(scene, name, name in on) for name in VARIANTS}
    resting = {scene.origin.rests[name] for name in VARIANTS if name in scene.origin.rests}
    resting = resting or ({"heads"} if scene.heads == 1 else set())
    why = [Text("resting", words.resting(reason=reason)) for reason in sorted(resting)[:1]]
    chips = Buttons("chips", words.ADD, choices, chosen=[words.NAMES[name] for name in on])
    return [chips, *why, *_masks(scene)]


def _masks(scene: Scene) -> Pieces:
    """Offer the masks that no other control offers, and say what the one that is chosen hides."""
    titles = words.MASKS
    sets = {title: {"mask": "none" if name == scene.mask else name} for name, title in titles.items()}
    chosen = [title for name, title in titles.items() if name == scene.mask]
    told = [Text("mask", words.mask(name=scene.mask, **{"window": 0, "prefix": 0, **scene.mask_numbers}))] if chosen else []
    return [Buttons("masks", words.HIDE, sets, chosen=chosen), *told]


def _sets(scene: Scene, name: str, is_on: bool) -> Values | None:
    """Return what a chip sets; None where the variant doesn't act on these heads."""
    if not scene.origin.acts(name) or (name == "key_value_heads" and scene.heads == 1):
        return None
    entry, beside = VARIANTS[name], INSTEAD.get(name, {})
    if is_on:
        return {name: entry.off, **{other: DEFAULTS[other] for other in beside}}
    return {name: entry.first, **beside}


@panel(prepare_long)
def does(traced: TracedView, name: str) -> Pieces:
    """Say what a variant does to these heads; nothing where it is off."""
    return [Text("does", _does(traced.scene, name))] if name in variants.on(traced.scene) else []


def _does(scene: Scene, name: str) -> str:
    """Return what a variant that is on does to a scene, in a sentence or two."""
    per_head = 2 * scene.head_size * len(scene.keys) * BYTES  # of keys and values
    count = scene.key_value_heads if isinstance(scene.key_value_heads, int) else scene.heads
    return words.does(
        name=name,
        heads=scene.heads,
        count=count,
        each=scene.heads // count,
        bytes=count * per_head,
        all_bytes=scene.heads * per_head,
        tokens=len(scene.keys),
        drawn=scene.origin.is_random,
        value=getattr(scene, name),
    )


BOARDS = {"variants": board(chips()), **{f"variant_{name}": board(does(name)) for name in VARIANTS}}
