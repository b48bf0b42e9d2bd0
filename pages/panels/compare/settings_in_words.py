"""What differs between A and B, in words: each setting as its control calls it, with its value in A and in B."""

from attn_core.masks import MASKS
from attn_core.score_scales import SCALES
from attn_core.sources import SOURCES
from attn_core.sources.source import TRAININGS
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.link import spelled
from pages.view.settings import SELECTION, SHARED, View

words, controls, core = Words("compare"), Words("controls"), Words("core")
heads, order, masks, softmax = Words("heads"), Words("order_and_batch"), Words("masks_deeper"), Words("sharpness_deeper")
DRAWS = ("head_size", "d_model", "scale", "power", "seed", "init")  # what the draws on softmax follow
EVERYWHERE = tuple(name for name in SHARED if name not in (*SELECTION, "lang"))
ALONE = tuple(name for name in EVERYWHERE if name not in ("kind", "text2", "dropout"))  # a sentence by itself, evaluated
ON_TOP = tuple(f"mask_{name}" for name in ("corner", "window", "prefix", "padding", "painted"))
FOLLOWED = {  # page → the settings that its compared pictures follow
    "explore": EVERYWHERE,
    "sharpness": DRAWS,
    "masks": (*EVERYWHERE, *ON_TOP),
    "order_and_batch": (*ALONE, "order_shuffle"),
    "heads": (*ALONE, "mix_heads"),
}
MOST_OF_A_TEXT = 40  # characters
NEEDS = {  # setting → another one, and the values of it with which it counts
    "text2": ("kind", ("cross",)),
    **{
        number: ("mask", tuple(name for name, mask in MASKS.items() if mask.setting == number))
        for number in ("window", "prefix")
    },
}


def differing(a: View, b: View, page: str) -> list[str]:
    """Return the settings that differ and count in A or in B, each view as it is shown, in the order of the controls."""
    names = [name for name in FOLLOWED[page] if getattr(a, name) != getattr(b, name)]
    return [name for name in names if page == "sharpness" or _counts(a, name) or _counts(b, name)]


def _counts(view: View, name: str) -> bool:
    other, values = NEEDS.get(name, ("projections", (view.projections,)))
    return getattr(view, other) in values and SOURCES[view.projections].acts(name)


def shown(view: View) -> View:
    """Return a view with the kind, the heads and the tokens that are drawn; a worked example's own words stay unnamed."""
    return traced_view.taken(view).but(text=view.text)


def in_words(a: View, b: View, page: str) -> list[str]:
    """Return each setting that differs, with both values: Head size 16 → 128."""
    a, b = (a, b) if page == "sharpness" else (shown(a), shown(b))
    names = differing(a, b, page)
    return [
        words.setting(label=label(name, b if _counts(b, name) else a), before=value(a, name), after=value(b, name))
        for name in names
    ]


def label(name: str, view: View) -> str:
    """Return the label of a setting's control in a view: a mask's number is named after the mask."""
    places = {
        "text": (controls, "SENTENCE"),
        "text2": (controls, "SECOND"),
        "projections": (controls, "PROJECTIONS"),
        **dict.fromkeys(TRAININGS, (controls, "TRAINING")),
        "init": (softmax, "INIT"),
        "order_shuffle": (order, "SHUFFLE"),
        "mix_heads": (heads, "W_O"),
        **{name: (masks, name.removeprefix("mask_").upper()) for name in ON_TOP},
    }
    if name in ("window", "prefix"):
        return core.MASK_NUMBERS[view.mask]
    where, constant = places.get(name, (controls, name.upper()))
    return getattr(where, constant)


def value(view: View, name: str) -> str:
    """Return a setting's value as its control has it: a text in quotes, a switch as on or off."""
    held = view.set_to(name)
    if isinstance(held, bool):
        return words.ON if held else words.OFF
    if isinstance(held, float):
        return numbers.local(spelled(held))
    text = {"scale": SCALES[view.scale].name, "bias": core.BIASES[view.bias]}.get(name, spelled(held))
    if name in ("text", "text2"):
        return words.quoted(text=markdown.plain(text[:MOST_OF_A_TEXT] + "…" * (len(text) > MOST_OF_A_TEXT)))
    return markdown.plain(text) if text else words.NONE
