"""Numbers as text, in the language that is set: a decimal comma in German, a true minus, percentages, small differences.

Programs, links and CSV files keep the decimal point.
"""

import math
import re
from collections.abc import Iterable, Sequence

from attn_core.sharpness import reads_as_saturated
from pages.text import languages

WHOLE = 1 - 1e-6  # from here on a share is 1: a sum of weights in float32 may fall short of it by less
LONGEST = 100_000  # characters of a text that are looked through: more than any page shows
CODE = re.compile(r"(<code\b[^<>]*>[^<]*</code>|</?[a-z][^<>]*>)")
BEFORE = r"(?<![\w.=;)\]&#-])-"  # a hyphen that is a number's sign: not one between words, nor in a range
MINUS = re.compile(BEFORE + r"(?=\d)|(?<=\de)-(?=\d)")
PERCENT = re.compile(r"(?<=\d) (?=(?:</?b>)*%)")
NAMED = r"(?<![\w.=/])(?<!\w-)(?<!License )(?<!Lizenz )"  # what a version, a link or a name has before its number
POINT = re.compile(NAMED + r"(\d*)\.(\d+)(?!\.?\d|\w*[=(]|(?!e[−\d-])[A-Za-z])")
ZERO = re.compile(BEFORE + r"(0(?:[.,]0*)?)(?![.,]?\d|e)")  # also where the sign is a language's comma


def true_minus(text: str) -> str:
    """Return text in which numbers have a true minus, which never breaks from its digits, and 0 has none; code stays."""
    if "-" not in text or len(text) > LONGEST:
        return text
    parts = CODE.split(text)
    parts[::2] = (MINUS.sub("−", ZERO.sub(r"\1", part)) for part in parts[::2])
    return "".join(parts)


def local(text: str) -> str:
    """Return text in which decimals have the sign of the language: 5,1 in German; code and HTML tags stay as they are."""
    if not languages.REGISTRY[languages.current()].comma or "." not in text or len(text) > LONGEST:
        return text
    parts = CODE.split(text)
    parts[::2] = (POINT.sub(r"\1,\2", part) for part in parts[::2])
    return "".join(parts)


def exact(value: float, form: str = ".4f") -> str:
    """Return a number in a form of Python's, with a true minus and the decimal sign of the language; 0 has no sign."""
    text = format(value, form)
    if "e" in text:
        return local(true_minus(text))
    if text.startswith("-"):  # quicker than true_minus, which finds numbers in sentences
        text = text.replace("-", "−") if text.strip("-0.") else text[1:]
    return local(text)


def unbroken(text: str) -> str:
    """Return text in which a number never breaks from its percent sign: a no-break space stands between them."""
    return PERCENT.sub("\u00a0", text) if len(text) <= LONGEST else text


def decimal(value: float, digits: int = 2, sign: bool = False) -> str:
    """Return a number with so many decimals and a true minus; one that rounds to 0 as 0 without a sign.

    sign: whether a plus stands before what is above 0
    """
    text = f"{value:{'+' if sign else ''}.{digits}f}"
    return local(text.replace("-", "−") if float(text) else f"{0:.{digits}f}")


def grouped(count: int) -> str:
    """Return a count whose thousands are set apart as the language does: 1,234, or 1 234 with a narrow space."""
    text = f"{count:,}"
    return text.replace(",", "\u202f") if languages.REGISTRY[languages.current()].comma else text


def plural(count: int, noun: str, many: str = "") -> str:
    """Return a count with its noun: 1 key, 2 keys; many: the noun's plural where it doesn't end in s: 2 Köpfe."""
    return f"{count} {noun if count == 1 else many or f'{noun}s'}"


def shape(sizes: Iterable[int]) -> str:
    """Return the sizes of axes as 7 × 16."""
    return " × ".join(map(str, sizes))


def is_whole(share: float) -> bool:
    """Return whether a share is 1, but for rounding in float32."""
    return share >= WHOLE


def percent(share: float) -> str:
    """Return a share as "48 %"; one that rounds to 0 or to 1 without being it as "< 1 %" or "> 99 %"."""
    if 0 < share <= 0.005:
        return "< 1 %"
    return "> 99 %" if 0.995 <= share < WHOLE else f"{100 * share:.0f} %"


def at_least(share: float) -> str:
    """Return the whole percentage that a share doesn't fall below: 99 % of 0.9994, which `percent` rounds up."""
    return f"{math.floor(100 * share)} %"


def at_most(difference: float) -> str:
    """Return what a difference >= 0 doesn't exceed, in the form of `small`: 3e−7 of 2.4e−7, 0.04 of 0.031."""
    if not difference:
        return small(difference)
    digit = 0.01 if difference >= 0.005 else 10.0 ** math.floor(math.log10(difference))
    return small(math.ceil(difference / digit) * digit)


def fine_percent(weight: float) -> str:
    """Return a weight as 28.7 %, "< 0.1 %" or "> 99.9 %"; one just below a level of saturation with one digit more."""
    digits = 2 if reads_as_saturated(weight) else 1
    if 0 < weight < 0.0005:
        return local("< 0.1 %")
    return local("> 99.9 %") if 0.9995 <= weight < WHOLE else f"{decimal(100 * weight, digits)} %"


def direction(before: float, after: float) -> str:
    """Return how a share moves as it is printed: stays, falls or rises."""
    return "stays" if percent(before) == percent(after) else "falls" if after < before else "rises"


def percents(shares: Sequence[float]) -> tuple[list[str], bool]:
    """Return shares that a sentence lists, each rounded, and whether they don't add up as they are printed.

    A share that would read as all of them, though others have some, is "> 99 %".
    """
    texts, whole, total = list(map(percent, shares)), [round(100 * share) for share in shares], 100 * sum(shares)
    if round(total) in whole and "< 1 %" in texts and round(total):
        texts = [f"> {part - 1} %" if part == round(total) else text for part, text in zip(whole, texts, strict=True)]
    least = sum(part - text.startswith(">") for part, text in zip(whole, texts, strict=True))
    room = sum(text[0] in "<>" for text in texts)  # each of these is less than one more than what is counted of it
    return texts, not least < round(total, 3) < least + room if room else least != round(total)


def weights(shares: Sequence[float]) -> tuple[list[str], bool]:
    """Return weights of a sum with two decimals each, and whether they don't add up as they are printed."""
    texts, whole = [decimal(share) for share in shares], [round(100 * share) for share in shares]
    vanished = any(share and not hundredths for share, hundredths in zip(shares, whole, strict=True))
    return texts, vanished or sum(whole) != round(100 * sum(shares))


def small(difference: float) -> str:
    """Return a difference >= 0: none at all as 0, a small one as 2e−7, from 0.005 on two decimals."""
    if difference == 0 or difference >= 0.005:
        return local(f"{difference:.2f}") if difference else "0"
    mantissa, exponent = f"{difference:.0e}".split("e")
    return true_minus(f"{mantissa}e{int(exponent)}")
