"""Which words the table has, the most frequent first: the encoder's own whole words, and everyday words that it lacks."""

import hashlib
import re
from pathlib import Path

from attn_core import models
from attn_core.models.subwords import Subwords

COUNT = 20_000
ENCODER = "minilm-l6"
HERE = Path(__file__).parent
SIGNS = (",", ".", '"', "-", "?", "!", ":", ";", "(", ")")  # the first words of the table
PLACED = {"a": 3, "i": 10}  # the ranks of words that the encoder's vocabulary has among its letters
CONTRACTIONS = """
    it's don't i'm that's didn't can't he's you're she's there's i've i'll what's doesn't they're we're i'd wasn't won't
    isn't couldn't let's wouldn't you've haven't aren't we'll you'll hadn't he'd she'd we've they'd hasn't weren't
    who's shouldn't
"""  # behind the first SHORT words
SHORT = 60
DIGITS = tuple(map(str, (*range(101), 1000)))  # behind the first 1,000 words
OFTEN = 1_000


def words() -> list[str]:
    """Return the words of the table, COUNT of them: everyday ones, and of the others the most frequent."""
    encoders, own = _of_encoder(), dict.fromkeys(everyday())
    for word, place in PLACED.items():
        encoders.insert(place, word)
    first = [*SIGNS, *encoders[:SHORT], *CONTRACTIONS.split(), *encoders[SHORT:OFTEN], *DIGITS]
    listed = [word for word in dict.fromkeys([*first, *encoders[OFTEN:], *own]) if not _left_out(word)]
    others = [word for word in listed if word not in own]
    dropped = {*others[COUNT - len(listed) :]}
    return [word for word in listed if word not in dropped]


def _of_encoder() -> list[str]:
    """Return the encoder's whole words of two letters and more: its vocabulary lists them by frequency."""
    model = models.load(ENCODER)
    assert isinstance(model, Subwords)
    numbers = model.tokenizer.get_vocab()
    return [word for word in sorted(numbers, key=numbers.__getitem__) if re.fullmatch("[a-z]{2,}", word)]


def everyday() -> list[str]:
    """Return the words of everyday.txt."""
    lines = (HERE / "everyday.txt").read_text(encoding="utf-8").splitlines()
    return [*dict.fromkeys(word for line in lines if not line.startswith("#") for word in line.split())]


def _left_out(word: str) -> bool:
    """Return whether a word is a slur, or too coarse for a class: left_out.txt has such words as hashes."""
    return hashlib.sha256(word.encode()).hexdigest()[:12] in (HERE / "left_out.txt").read_text(encoding="utf-8")
