"""What differs between A and B, in words: each setting as its control calls it, with its value in A and in B."""

from attn_core.score_scales import SCALES
from attn_core.sources import SOURCES
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view import settings, traced_view
from pages.view.link import spelled
from pages.view.settings import CONTROLS, OWN, SELECTION, SHARED, View

words, core = Words("compare"), Words("core")
MOST_OF_A_TEXT = 40  # characters


def _followed(page: str) -> list[str]:
    """Return the settings that the pictures of a page follow: all of a scene, if its text can be set there, and its own."""
    shared = SHARED if "text" in settings.shared(page) else settings.shared(page)
    names = (*shared, *OWN[page])
    return [name for name in names if name not in SELECTION and CONTROLS[name].label]


def differing(a: View, b: View, page: str) -> list[str]:
    """Return the settings that differ and count in A or in B, each view as it is shown, in the order of the controls."""
    names = [name for name in _followed(page) if getattr(a, name) != getattr(b, name)]
    return [name for name in names if _counts(a, name) or _counts(b, name)]


def _counts(view: View, name: str) -> bool:
    return CONTROLS[name].where(view) and SOURCES[view.projections].acts(name)


def shown(view: View) -> View:
    """Return a view with the kind, the heads and the tokens that are drawn; a worked example's own words stay unnamed."""
    return traced_view.taken(view).but(text=view.text)


def in_words(a: View, b: View, page: str) -> list[str]:
    """Return each setting that differs, with both values: Head size 16 → 128."""
    a, b = shown(a), shown(b)
    return [
        words.setting(label=_label(name, b if _counts(b, name) else a), before=value(a, name), after=value(b, name))
        for name in differing(a, b, page)
    ]


def _label(name: str, view: View) -> str:
    """Return the label of a setting's control in a view: a mask's number is named after the mask."""
    return core.MASK_NUMBERS[f"{view.mask}_{name}"] if name in ("window", "prefix") else CONTROLS[name].title


def value(view: View, name: str) -> str:
    """Return a setting's value as its control has it: a text in quotes, a switch as on or off."""
    held = getattr(view, name)
    if isinstance(held, bool):
        return words.ON if held else words.OFF
    if isinstance(held, (int, float)):
        return numbers.true_minus(numbers.local(spelled(held)))
    text = {"scale": SCALES[view.scale].name, "bias": core.BIASES[view.bias]}.get(name, spelled(held))
    if name in ("text", "text2"):
        return words.quoted(text=markdown.plain(text[:MOST_OF_A_TEXT] + "…" * (len(text) > MOST_OF_A_TEXT)))
    return markdown.plain(text) if text else words.NONE
