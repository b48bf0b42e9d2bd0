"""Long texts that almost fit a parser: runs of one sign, alternations, and right texts in which one piece is repeated."""

from collections.abc import Iterator

SIGNS = " \t%+&=~_.:;,*#/\\<>[](){}±-0a´\u0301\u200d\U0001f1e6\ufdfa\xbc\ud800\n"  # runs of each are tried
ALTERNATIONS = (
    *("a ", "a.", "a-", "0.", "1_", "0_0_", "~0", "%4", "%zz", "%41", "%41a", "é%41", "a=&", "a=1&", "&=", "a\n", "é"),
    *("- [", "-[]\n", "##\n", "##a\n", "= ±", "? \n", "\x00\n", "[a](", "[a](b", "[a](b)", "**a", "**a**", "/[", "//"),
    *(":a[", ":a[b]", ":gray[", "<a", "<a>", "</", "<b>1 %", "-0.0", "1 %", "a:b", "\n\n", "\\u", '{"', "[[", "1,", '"",'),
    *("👩\u200d", "a\u0301", "\U0001f1e6 ", "+-", "+/-", ">=", "≤", "% ", "e1", "-1e-", "=\n", "a\x85"),
)
WIDEST = 2  # signs of the piece that is repeated in a right text
ENDS = ("", "\x00")  # endings that make a valid text almost valid


def texts(right: str, size: int) -> Iterator[str]:
    """Return texts of a given length that repeat each piece of a valid one, with each ending."""
    for width in range(1, WIDEST + 1):
        for place in range(len(right) - width + 1):
            before, piece, after = right[:place], right[place : place + width], right[place + width :]
            for end in ENDS:
                yield before + run(piece, size - len(before) - len(after) - len(end)) + after + end


def runs(size: int) -> Iterator[str]:
    """Return texts of a given length that repeat one piece."""
    return (run(piece, size) for piece in (*SIGNS, *ALTERNATIONS))


def run(piece: str, size: int) -> str:
    """Return a piece repeated up to a given length."""
    return (piece * (max(size, 0) // len(piece) + 1))[: max(size, 0)]
