"""A language for tests: English whose letters all have accents, and which is two fifths longer."""

import re

ACCENTED = str.maketrans("aceginorsuyzACEGINORSUYZ", "áćéǵíńóŕśúýźÁĆÉǴÍŃÓŔŚÚÝŹ")
# what is no text: beginnings of coloured parts and chips, icons, code, formulas, tags, addresses of links
MARKUP = re.compile(r"(:[a-z]+(?:-badge)?\[|:material/\w+:|`[^`]*`|\$[^$]*\$|<[^<>]*>|\]\([^)]*\))")
LONGER = 0.4
WORD = re.compile("~{8}(?=~)")  # as a text can be broken between its words, so can what is added


def accented(text: str) -> str:
    """Return a piece of a sentence as this language writes it; what is no text stays."""
    parts = MARKUP.split(text)
    for at in range(0, len(parts), 2):
        letters = sum(map(str.isalpha, parts[at]))
        longer = WORD.sub(r"\g<0> ", "~" * int(LONGER * letters))
        parts[at] = parts[at].translate(ACCENTED) + longer
    return "".join(parts)
