"""From text to vectors: splitting, and seeded draws that stay the same in any sentence."""

import hashlib
import math
import unicodedata
from collections.abc import Sequence
from typing import Literal

import torch
from torch import Tensor

from attn_core import validation
from attn_core.heads import Projections

JOINER = "\u200d"  # glues several emoji into one
SPACE = "␣"  # how a space stands among characters
MOST_CHARACTERS = 10_000  # of a text


def split(text: str, kind: Literal["word", "character"] = "word") -> list[str]:
    """Return the tokens of text, in order; nothing but spaces gives [].

    "word": a run of letters, digits, apostrophes and hyphens is a token, so is every other visible sign (a comma, an
    emoji); case is kept. "character": every sign as a reader counts them is a token (a letter with its accents, a
    whole emoji), a run of spaces is one token, ␣. ValueError for another kind, and for more than MOST_CHARACTERS.
    """
    if kind not in ("word", "character"):
        raise ValueError(f"kind must be 'word' or 'character', got {kind!r}")
    if len(text) > MOST_CHARACTERS:
        raise ValueError(f"text must have at most {MOST_CHARACTERS} characters, got {len(text)}")
    signs = _signs(" ".join(text.split()))
    if kind == "character":
        return [SPACE if sign == " " else sign for sign in signs]
    words: list[list[str]] = []
    inside = False
    for i, sign in enumerate(signs):
        after = signs[i + 1] if i + 1 < len(signs) else " "
        letter = sign[0].isalnum() or (sign in "'’-" and inside and after[0].isalnum())
        if letter and inside:
            words[-1].append(sign)
        elif sign != " ":
            words.append([sign])
        inside = letter
    return ["".join(word) for word in words]


def _signs(text: str) -> list[str]:
    """Return text split into characters as readers count them: a base with its marks, a joined emoji, a flag."""
    signs: list[list[str]] = []
    for character in text:
        if not (character.isprintable() or _extends(character)):
            continue  # controls, and halves of surrogate pairs, are not signs
        if signs and signs[-1] != [" "] and (_extends(character) or _joins(signs[-1], character)):
            signs[-1].append(character)
        else:
            signs.append([character])
    return ["".join(sign) for sign in signs]


def _extends(character: str) -> bool:
    """Return whether character belongs to the sign before it: combining marks, joiners, variation and skin tones."""
    return unicodedata.category(character) in ("Mn", "Mc", "Me") or character == JOINER or "🏻" <= character <= "🏿"


def _joins(sign: Sequence[str], character: str) -> bool:
    """Return whether character continues sign: after a joiner, or as the second half of a flag."""
    return sign[-1] == JOINER or (len(sign) == 1 and "🇦" <= sign[0] <= "🇿" and "🇦" <= character <= "🇿")


def generator(seed: int, *names: object) -> torch.Generator:
    """Return a CPU generator seeded by the SHA-256 of seed and names: a stream for every name, the same everywhere."""
    text = "\n".join(map(str, (seed, *names)))
    digest = hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()
    return torch.Generator().manual_seed(int.from_bytes(digest[:8], "big") >> 1)


def embed(words: Sequence[str], width: int, seed: int) -> Tensor:
    """Return (T, width) float32, unit Gaussian: a word has the same vector in any sentence, exact spelling counts.

    Each word has a generator of its own, seeded by the SHA-256 of seed and its UTF-8. ValueError for a width < 1.
    """
    validation.whole("width", width, low=1)
    drawn = {word: torch.randn(width, generator=generator(seed, "word", word)) for word in set(words)}
    return torch.stack([drawn[word] for word in words]) if words else torch.zeros(0, width)


def projections(width: int, heads: int, head_size: int, seed: int) -> Projections:
    """Return Gaussian maps that keep unit variance: wq, wk, wv (width, heads*head_size), wo (heads*head_size, width).

    Columns are drawn head by head, each as key, query, value: one more head, or a larger one, leaves the columns that
    were there as they are. For inputs of unit variance q and k have unit variance, scores variance head_size, scaled
    scores about 1. ValueError for sizes below 1.
    """
    for name, size in (("width", width), ("heads", heads), ("head_size", head_size)):
        validation.whole(name, size, low=1)
    columns = []
    for head in range(heads):
        stream = generator(seed, "head", head)
        columns += [torch.randn(3, width, generator=stream) for _ in range(head_size)]
    wk, wq, wv = (torch.stack(columns) / math.sqrt(width)).permute(1, 2, 0).contiguous()
    joined = heads * head_size
    wo = torch.randn(joined, width, generator=generator(seed, "output")) / math.sqrt(joined)
    return Projections(wq, wk, wv, wo)
