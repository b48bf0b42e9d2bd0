"""The sentences said about numbers, and the learner's own words made safe to stand in them."""

import re
import string
from collections import Counter
from collections.abc import Sequence

DRAWN = "Random weights: true arithmetic, no meaning yet."
LONGEST = 12  # characters of a label
PUNCTUATION = {ord(sign): f"&#{ord(sign)};" for sign in string.punctuation}
# what Streamlit makes arrows, links and its logo of even so: a word joiner, which takes no room, keeps them apart
ALIVE = re.compile(r"(?<=[-<>=~])(?=[-<>=~])|(?<=www)(?=\.)|(?=://)|(?=@)|(?<=:streamlit)(?=:)", re.IGNORECASE)
CODE = re.compile(r"(<[^>]*>[^<]*</code>|<[^>]*>)")
BEFORE = r"(?<![\w.=;)\]&#-])-"  # a hyphen that is a number's sign: not one between words, nor in a range
MINUS = re.compile(BEFORE + r"(?=\d)|(?<=\de)-(?=\d)")
ZERO = re.compile(BEFORE + r"(0(?:\.0*)?)(?!\.?\d|e)")


def plain(text: str) -> str:
    """Return text as Markdown that shows exactly this text: no markup, mathematics, emoji code or HTML comes alive."""
    return ALIVE.sub("\u2060", " ".join(text.split())).translate(PUNCTUATION)


def html(markdown: str) -> str:
    """Return Markdown, of the few kinds that this file writes, as HTML; learners' words stand in it as `plain` made them."""
    for icon, sign in (("check", "✓"), ("close", "✗")):
        markdown = markdown.replace(f":material/{icon}:", sign)
    markdown = signed(markdown)
    markdown = re.sub(r":(\w+)(-badge)?\[(.*?)\]", r'<span class="\1\2">\3</span>', markdown)
    markdown = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", markdown).replace("  \n", "<br>")
    return "".join(map(_paragraph, markdown.split("\n\n")))


def signed(text: str) -> str:
    """Return text in which numbers have a true minus, which never breaks from its digits, and 0 has none; code stays."""
    if "-" not in text:
        return text
    parts = CODE.split(text)
    parts[::2] = (MINUS.sub("−", ZERO.sub(r"\1", part)) for part in parts[::2])
    return "".join(parts)


def _paragraph(text: str) -> str:
    """Return one paragraph or heading as HTML."""
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
    short = [word if len(word) <= LONGEST else word[: LONGEST - 1] + "…" for word in words]
    seen = Counter(word.casefold() for word in short)
    return [f"{word}·{i}" if seen[word.casefold()] > 1 else word for i, word in enumerate(short)]


def percent(share: float) -> str:
    """Return a share as "48 %"; one that isn't 0 but rounds to it as "< 1 %"."""
    return "< 1 %" if 0 < share < 0.005 else f"{100 * share:.0f} %"


def percents(shares: Sequence[float]) -> list[str]:
    """Return shares that are added up in a sentence: the last one is what the others, as they are said, leave of the sum."""
    whole = [round(100 * share) for share in shares[:-1]]
    left = round(100 * sum(shares)) - sum(whole)
    said = [percent(share) for share in shares[:-1]]
    if len(shares) > 1 and whole[0] == round(100 * sum(shares)):  # what is left is more than nothing, though it rounds to 0
        said[0] = f"> {whole[0] - 1} %"
    return [*said, percent(left / 100) if left > 0 else percent(min(shares[-1], 0.004))]


def small(difference: float) -> str:
    """Return a small difference as 2e−7, and none at all as 0."""
    if difference == 0:
        return "0"
    mantissa, exponent = f"{difference:.0e}".split("e")
    return signed(f"{mantissa}e{int(exponent)}")


def settings(heads: int, scale: str, temperature: float, mask: str) -> str:
    """Return the settings in one line, for screens that hide the sidebar."""
    plural = "s" if heads > 1 else ""
    hidden = "no mask" if mask == "none" else f"{mask} mask"
    return f"{heads} head{plural} · ÷ {scale} · temperature {temperature:g} · {hidden}"


def cut(found: int, used: int, which: str) -> str:
    """Return the sentence that says that a text was cut."""
    return f"{which} has {found} tokens; the first {used} are used, nothing you typed is lost."


def lead(head: int, query: str, winner: str | None, share: float, ties: int, meaning: str = DRAWN) -> str:
    """Return what the selected row says, in one line, and what the head is for."""
    where = f"In head {head + 1}, {chip('query', query)}"
    meaning = f":gray[{meaning}]"
    if winner is None:
        return f"{where} may look at no word: its weights and its output are 0. {meaning}"
    if ties > 1:
        return f"{where} looks equally at {ties} words, **{percent(share)}** each. {meaning}"
    return f"{where} looks most at {chip('key', winner)}: **{percent(share)}** of its attention. {meaning}"


def legend(signed: bool, limit: float) -> str:
    """Return what the colours of a heatmap run between."""
    return f"colour −{limit:.3g} to {limit:.3g}" if signed else "colour 0–1, power 0.6"


def short_legend(signed: bool, limit: float) -> str:
    """Return the same where there is little room, and COLOUR_RULE stands on the page."""
    return legend(signed, limit).partition(",")[0]


def heatmap(stage: str, query: str, total: float, dropout: float) -> str:
    """Return what the colours of this step mean, and what the selected row adds up to."""
    click = "Click a row to follow it."
    row = chip("query", query)
    if stage == "weights":
        if total == 0:
            return f"Row {row} is empty: every word is hidden from it. {click}"
        return f"Row {row} adds up to {100 * total:.0f} %. Stronger colour = more attention. {click}"
    if stage == "dropped":
        kept = "no dropout is set" if dropout == 0 else "dropped weights are 0, kept ones grew"
        return f"Row {row} adds up to {100 * total:.0f} %: {kept}. {click}"
    name = {"scores": "q·k", "scaled": "q·k, divided", "masked": "q·k, divided, hidden cells out"}[stage]
    return f"{name}: violet above 0, orange below. {click}"


def tokens(kind: str) -> str:
    """Return what tokens of one kind are called."""
    return "characters" if kind == "character" else "words"


def sharpness(query: str, effective: float, allowed: int, hidden: int, kind: str = "word") -> str:
    """Return how many keys the row spreads over."""
    if allowed == 0:
        return f"{chip('query', query)} may look at nothing, so there is nothing to be sharp about."
    among = tokens(kind) + ("" if hidden == 0 else " it may look at")
    return (
        f"As if {chip('query', query)} looked at **{effective:.1f}** of {allowed} {among}, its **effective keys**. "
        "Lower the temperature: one winner."
    )


def ledger(names: Sequence[str], shares: Sequence[float], others: int, rest: float) -> str:
    """Return the output as a sentence: the largest two and what is left."""
    if not names:
        return f"Nothing is added, so the {chip('output', 'output')} is 0."
    said = percents([*shares, *([rest] if others else [])])
    parts = [f"**{said[0]}** of “{plain(names[0])}”’s {chip('value', 'value')}"]
    parts += [f"{share} of “{plain(name)}”’s" for name, share in zip(names[1:], said[1 : len(names)], strict=True)]
    if others:
        parts.append(f"{said[-1]} from {others} other{'s' if others > 1 else ''}")
    return ", ".join(parts) + f" add up to the {chip('output', 'output')}."


def badge(right: bool, sentence: str) -> str:
    """Return a sentence as a badge with a tick, or with a cross on red."""
    return f":primary-badge[:material/check: {sentence}]" if right else f":red-badge[:material/close: {sentence}]"


def agreement(difference: float, call: str, before_dropout: bool) -> str:
    """Return the badge that says whether torch's own function gives the same."""
    before = ", compared before dropout" if before_dropout else ""
    if difference > 1e-4:
        return f":red-badge[:material/close: differs from {call}, largest difference {small(difference)}{before}]"
    return f":primary-badge[:material/check: equals {call}, largest difference {small(difference)}{before}]"


TOKEN_RULE = (
    "Words: letters, digits, ’ and - stick together, every other sign (a comma, an emoji) is a token of its own, "
    "The and the are different words: they look alike, so their names hold the position, The·0 and the·5. "
    "Characters: every sign is a token, spaces show as ␣."
)
COLOUR_RULE = (
    "Colours of weights: 0 to 1, to the power 0.6, so that small ones can be seen. Violet is above 0, orange below."
)
COUNT_RULE = "Words, rows and columns count from 0; heads have names: head 1, head 2, …"
DRAW_RULE = (
    "Words and projections are a random draw from the seed: true mathematics, no meaning yet. "
    "q and k have variance about 1, so q·k has variance about head_size; divided by √head_size it would be about 1."
)
LINK_RULE = "The address of this page is the view: whoever opens it sees the same, your words included."
