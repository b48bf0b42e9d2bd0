"""Markdown that a learner's own words cannot break, and the HTML of it."""

import re
import string
from collections import Counter
from collections.abc import Sequence
from html import unescape

from pages.text.languages import Words
from pages.text.markup import Markup
from pages.text.numbers import LONGEST as MOST
from pages.text.numbers import local, small, true_minus, unbroken

frame = Words("frame")
LONGEST = 12  # characters of a label
COLOURED = re.compile(r":(\w+)(-badge)?\[([^\[\]\n]*)\]")
BOLD = re.compile(r"\*\*(.+?)\*\*")
PUNCTUATION = {ord(sign): f"&#{ord(sign)};" for sign in string.punctuation}
# Streamlit makes arrows, links and its logo of these even so: a word joiner, which takes no room, keeps them apart
JOINED = re.compile(r"(?<=[-<>=~])(?=[-<>=~])|(?<=www)(?=\.)|(?=://)|(?=@)|(?<=:streamlit)(?=:)", re.IGNORECASE)
INLINE = re.compile(r"\$([^$\n]+)\$")  # in Markdown, where a learner's own $ is escaped
SIGNS = {r"^\top": "ᵀ", r"\_": "\0", "{,}": ","}
ROOTS = re.compile(r"\\sqrt\{([^{}]*)\}")
MARKS = re.compile(r"([_^])(?:\{([^{}]*)\}|(\w))")
LETTERS = re.compile(r"<[^<>]*>|\b[A-Za-z]\b")
TAGS = {"_": "sub", "^": "sup"}


def plain(text: str) -> str:
    """Return text as Markdown that shows exactly this text: no markup, mathematics, emoji code or HTML comes alive."""
    return JOINED.sub("\u2060", " ".join(text[:MOST].split())).translate(PUNCTUATION)


def html(markdown: str) -> Markup:
    """Return Markdown, of the few kinds that this file writes, as HTML; learners' words stand in it as `plain` made them."""
    markdown = markdown[:MOST]
    for icon, sign in (("check", "✓"), ("close", "✗")):
        markdown = markdown.replace(f":material/{icon}:", sign)
    markdown = local(unbroken(true_minus(typeset(markdown))))
    markdown = COLOURED.sub(r'<span class="\1\2">\3</span>', markdown)
    markdown = BOLD.sub(r"<b>\1</b>", markdown).replace("  \n", "<br>")
    return Markup("".join(map(_paragraph, markdown.split("\n\n"))))


def line(markdown: str) -> Markup:
    """Return Markdown of one line as HTML, without the paragraph around it."""
    return Markup(html(markdown).removeprefix("<p>").removesuffix("</p>"))


def text(markdown: str) -> str:
    """Return Markdown as the text that one reads of it."""
    return unescape(re.sub(r"<[^<>]*>", "", html(markdown))).replace("\u2060", "").replace("\u00a0", " ")


def _paragraph(text: str) -> str:
    sharps, _, heading = text.partition(" ")
    if sharps and not sharps.strip("#"):
        return f"<h{len(sharps)}>{heading}</h{len(sharps)}>"
    return f"<p>{text}</p>"


def chip(role: str, text: str) -> str:
    """Return text as a chip in its role's colour: query, key, value or output."""
    colour = {"query": "blue", "key": "orange", "value": "green", "output": "violet"}[role]
    return f":{colour}-badge[{plain(text)}]"


def labels(words: Sequence[str]) -> list[str]:
    """Return a label a word: long ones shortened, and those that would look the same with their position: the·4."""
    short = [*map(shortened, words)]
    count = Counter(word.casefold() for word in short)
    return [f"{word}·{i}" if count[word.casefold()] > 1 else word for i, word in enumerate(short)]


def shortened(word: str) -> str:
    """Return a word of a picture, its end left out where it is long."""
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"


def badge(right: bool, sentence: str, difference: float | None = None) -> str:
    """Return a sentence as a badge with a tick, or with a cross on red; with the largest difference behind it."""
    if difference is not None:
        sentence = frame.with_difference(sentence=sentence, amount=small(difference))
    return f":primary-badge[:material/check: {sentence}]" if right else f":red-badge[:material/close: {sentence}]"


def notice(sentence: str) -> str:
    """Return a plain sentence marked as a notice."""
    return f":orange[**{frame.NOTE}**] {plain(sentence)}"


def typeset(markdown: str) -> str:
    r"""Return Markdown with the formulas in its sentences as HTML; on Streamlit's own parts KaTeX draws the same ones.

    They are letters with a mark above or below, $W_Q$, names in \text, and roots, $\sqrt{\text{head\_size}}$. As a text they
    read W_Q and √head_size, for those who copy them or hear them.
    """
    return INLINE.sub(lambda found: f'<span class="formula">{_in_html(found[1])}</span>', markdown)


def _in_html(latex: str) -> str:
    for sign, text in SIGNS.items():
        latex = latex.replace(sign, text)
    latex = re.sub(r"\\text\{([^{}]*)\}", r"\1", latex)
    latex = MARKS.sub(lambda found: _mark(found[1], found[2] or found[3]), latex)
    latex = ROOTS.sub(r'√<span class="root">\1</span>', latex)
    return LETTERS.sub(lambda found: found[0] if found[0][0] == "<" else f"<i>{found[0]}</i>", latex.replace("\0", "_"))


def _mark(sign: str, mark: str) -> str:
    return f'<{TAGS[sign]}><span class="sign">{sign}</span>{mark}</{TAGS[sign]}>'
