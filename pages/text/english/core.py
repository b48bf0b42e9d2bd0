"""What the core's entries are called and do: masks, scales, projections, features, worked examples, mistakes.

The core's own words are English; other languages have the same names with the words of theirs.
"""

import re

from attn_core import biases, masks, sources
from pages.text.languages import Words

bugs = Words("bugs", "en")
examples = Words("examples", "en")

MASKS = {token: mask.name for token, mask in masks.MASKS.items()}
MASK_ALLOWS = {token: mask.summary for token, mask in masks.MASKS.items()}
MASK_SEES = {token: mask.visible for token, mask in masks.MASKS.items()}  # after "the values"
MASK_NUMBERS = {token: (mask.label, mask.help) for token, mask in masks.MASKS.items()}  # of the number's control
BIASES = {token: bias.name for token, bias in biases.BIASES.items()}
_named = {token: source for token, source in sources.SOURCES.items() if source.name}  # examples have titles
SOURCES = {token: source.name for token, source in _named.items()}
SOURCE_HELP = {token: source.help or source.name for token, source in _named.items()}
JOBS = {  # source → what its head does where tokens know their places, and where they don't
    token: (source.describe(positions=True), source.describe(positions=False)) for token, source in _named.items()
}
MISTAKE_SIGNS = bugs.SIGNS
BUGS = {  # title, summary, and what the bug needs where the settings lack it
    name: (title, bugs.SUMMARIES[name], bugs.PREMISES.get(name, "")) for name, title in bugs.TITLES.items()
}


def values(count: int, mask: str) -> str:
    """Return the values of the keys that a query may attend to, under a mask."""
    return f"{count} values {MASK_SEES[mask]}"


def feature(name: str) -> str:
    """Return a feature’s name: position 2, word bat, letter b, vowel, looks for position 1; one that all words have is 1."""
    return name.replace("always", "constant 1")


def feature_in_words(name: str) -> str:
    """Return a feature for a sentence, the word or letter in quotes: position 2, word “bat”, looks for word “bat”."""
    return re.sub(r"\b(word|letter) (.+)", r"\1 “\2”", feature(name))


def example(name: str) -> tuple[str, str]:
    """Return a worked example's title, and in one sentence what can be seen in it."""
    return examples.TITLES[name], examples.SUMMARIES[name]


def scene(title: str, fixed: str) -> str:
    """Say which worked example takes the place of the sentence; fixed: tokens, keys (with queries) or all."""
    parts = {
        "tokens": "its tokens are fixed, and are their own queries, keys and values",
        "keys": "its tokens, W_Q and W_K are fixed; W_V, which it lacks, is drawn from the seed",
        "all": "its tokens and projections are fixed",
    }
    return f"Worked example “{title}”: {parts[fixed]}."


def step(example: str, name: str, label: str) -> str:
    """Return what a step of a worked example computes; label: in the core's words."""
    return examples.STEPS[example][name]


def symptom(label: str) -> str:
    """Return what a number of a mistake measures; label: in the core's words."""
    return bugs.SYMPTOMS[label]
