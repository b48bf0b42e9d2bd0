"""Choose which words a page may name as a direction: python -m attn_core.meaning.making.nameable FILE

FILE: en-lexicon.txt of the package textblob (MIT License), a word and its parts of speech a line, names with their capital.
"""

import sys
from pathlib import Path

from attn_core.meaning import table

OPEN = ("NN", "VB", "JJ", "RB")  # nouns, verbs, adjectives, adverbs
UNNAMED = Path(__file__).parent / "unnamed.txt"


def shown(lexicon: str) -> list[bool]:
    """Return for each frequent word whether it is shown: a whole noun, verb, adjective or adverb, and no name.

    Names of persons, places, nations and groups have a capital in the lexicon; those that have a meaning without one, as
    “turkey”, are listed in unnamed.txt. Slurs aren't in the table at all.
    """
    kinds = dict(line.split(" ", 1) for line in lexicon.splitlines() if " " in line and not line.startswith(";"))
    lines = UNNAMED.read_text(encoding="utf-8").splitlines()
    unnamed = table.FUNCTION.union(word for line in lines if not line.startswith("#") for word in line.split())
    frequent = table.load().words[: table.FREQUENT]
    return [_is_whole(word) and kinds.get(word, "").startswith(OPEN) and word not in unnamed for word in frequent]


def _is_whole(word: str) -> bool:
    """Return whether a word is neither a contraction, as “i'm”, nor an abbreviation of one or two letters, as “vs”."""
    return word.isalpha() and (len(word) > 2 or word == "go")


if __name__ == "__main__":
    bits = "".join(str(int(each)) for each in shown(Path(sys.argv[1]).read_text(encoding="utf-8")))
    table.SHOWN.write_bytes(int(bits, 2).to_bytes(-(-len(bits) // 8)))
