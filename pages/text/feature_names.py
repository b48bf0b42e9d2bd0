"""The names of features: above the columns of a matrix where they have room, and in sentences."""

import re
from collections.abc import Sequence

from attn_core.scene import Scene
from pages.text import markdown
from pages.text.languages import Words

words, core = Words("row"), Words("core")
MOST_COLUMNS, MOST_SIDE_BY_SIDE = 24, 40  # that have room for names, in part of the page's width and in all of it
SIGNS = {"looks_for": "→", "looks_past": "≠", "position": "#", "word": "", "letter": ""}  # for starts of names
FEW = 3  # features that are named in a sentence
FEATURE = re.compile(r"(?:looks (for|past) )?(?:(position|word|letter) (.+)|(vowel|consonant|always)|(.*))", re.DOTALL)


def named(feature: str, quotes: bool = False) -> str:
    """Return a feature of the core: position 2, word bat, letter b, vowel, looks for position 1; "always" is constant 1."""
    looks, kind, value, alone, other = FEATURE.fullmatch(feature).groups()
    return core.feature(looks=looks, kind=kind or alone or "other", value=value or other or "", quotes=quotes)


def quoted(feature: str) -> str:
    """Return a feature for a sentence, its word or letter in quotes: word “bat”."""
    return named(feature, quotes=True)


def above_columns(names: Sequence[str], most: int = MOST_COLUMNS) -> list[str]:
    """Return features as they fit above columns, none where there are more than have room."""
    if len(names) > most:
        return []
    names = list(map(named, names))
    for start, sign in SIGNS.items():
        names = [name.replace(words.FEATURE_STARTS[start], sign) for name in names]
    return list(names)


def of_head(scene: Scene, letter: str, head: int) -> list[str]:
    """Return what stands above the columns of one head's q, k or v; nothing where they have no names."""
    named = scene.named
    if named is None:
        return []
    return above_columns({"q": named.query_features[head], "k": named.key_features[head], "v": named.value_features}[letter])


def of_all_heads(scene: Scene, letter: str) -> list[str]:
    """Return what stands above the columns of all heads, side by side."""
    names = [name for head in range(scene.heads) for name in of_head(scene, letter, head)]
    return names if len(names) <= MOST_SIDE_BY_SIDE else []


def of_x(scene: Scene) -> list[str]:
    """Return what stands above the columns of x."""
    return above_columns(scene.named.features) if scene.named else []


def of_output(scene: Scene, column: int) -> str:
    """Return which word a column of an output stands for, in brackets; "" where it has no name."""
    name = scene.named.value_features[column] if scene.named else ""
    return f" ({markdown.plain(quoted(name))})" if name else ""


def output_columns(scene: Scene) -> str:
    """Return which column of an output stands for which word, in one line; "" where they have no names, or are many."""
    names = above_columns([name for name in scene.named.value_features if name]) if scene.named else []
    if not names:
        return ""
    rest = f" · {words.unused(first=len(names))}" if len(names) < scene.head_size else ""
    return " · ".join(f"{column} {markdown.plain(name)}" for column, name in enumerate(names)) + rest


def in_words(names: Sequence[str]) -> str:
    """Return a few features, as they stand in a sentence."""
    few = tuple(f"**{markdown.plain(quoted(name))}**" for name in names[:FEW])
    return words.features(names=few, beyond=max(len(names) - FEW, 0))
