"""The sentences said about numbers, and the learner's own words made safe to stand in them."""

from collections.abc import Sequence

from pages.ui.text import markdown, numbers

DRAWN = "Random weights: true arithmetic, no meaning yet."


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
    where = f"In head {head + 1}, {markdown.chip('query', query)}"
    meaning = f":gray[{meaning}]"
    if winner is None:
        return f"{where} may look at no word: its weights and its output are 0. {meaning}"
    if ties > 1:
        return f"{where} looks equally at {ties} words, **{numbers.percent(share)}** each. {meaning}"
    return f"{where} looks most at {markdown.chip('key', winner)}: **{numbers.percent(share)}** of its attention. {meaning}"


def legend(signed: bool, limit: float) -> str:
    """Return what the colours of a heatmap run between."""
    return f"colour −{limit:.3g} to {limit:.3g}" if signed else "colour 0–1, power 0.6"


def short_legend(signed: bool, limit: float) -> str:
    """Return the same where there is little room, and COLOUR_RULE stands on the page."""
    return legend(signed, limit).partition(",")[0]


def heatmap(stage: str, query: str, total: float, dropout: float) -> str:
    """Return what the colours of this step mean, and what the selected row adds up to."""
    click = "Click a row to follow it."
    row = markdown.chip("query", query)
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
        return f"{markdown.chip('query', query)} may look at nothing, so there is nothing to be sharp about."
    among = tokens(kind) + ("" if hidden == 0 else " it may look at")
    return (
        f"As if {markdown.chip('query', query)} looked at **{effective:.1f}** of {allowed} {among}, its **effective keys**. "
        "Lower the temperature: one winner."
    )


def ledger(names: Sequence[str], shares: Sequence[float], others: int, rest: float) -> str:
    """Return the output as a sentence: the largest two and what is left."""
    if not names:
        return f"Nothing is added, so the {markdown.chip('output', 'output')} is 0."
    said = numbers.percents([*shares, *([rest] if others else [])])
    parts = [f"**{said[0]}** of “{markdown.plain(names[0])}”’s {markdown.chip('value', 'value')}"]
    parts += [f"{share} of “{markdown.plain(name)}”’s" for name, share in zip(names[1:], said[1 : len(names)], strict=True)]
    if others:
        parts.append(f"{said[-1]} from {others} other{'s' if others > 1 else ''}")
    return ", ".join(parts) + f" add up to the {markdown.chip('output', 'output')}."


def agreement(difference: float, call: str, before_dropout: bool) -> str:
    """Return the badge that says whether torch's own function gives the same."""
    before = ", compared before dropout" if before_dropout else ""
    if difference > 1e-4:
        return f":red-badge[:material/close: differs from {call}, largest difference {numbers.small(difference)}{before}]"
    return f":primary-badge[:material/check: equals {call}, largest difference {numbers.small(difference)}{before}]"


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
