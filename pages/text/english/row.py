"""Sentences about the selected row, its output and its head, and about heatmaps."""

from collections.abc import Sequence

from pages.text import markdown
from pages.text.languages import Words

own = Words("row", "en")
frame_messages = Words("frame", "en")

# ---- where it attends ----


def choose(one_key: bool) -> str:
    """Return what to choose where a row has no choice between keys; one_key: whether the mask leaves no row any."""
    if one_key:
        page = frame_messages.TITLES["masks"]
        return f"The mask lets each word attend to one word only: choose another mask on the page “{page}”."
    return "Choose another row, more words, or other projections under “Your words”."


# ---- its output ----


def as_sum(query: str, names: Sequence[str], shares: Sequence[str], others: str, rounded: bool, total: str) -> str:
    """Write an output as a weighted sum of values.

    names: the keys with the largest weights; shares: a weight for each, and that of the others, if any
    others: what these are called, see the_others; rounded: whether the weights don't add up as they are printed
    total: of all weights after dropout, "" without dropout
    """
    output = f"{markdown.chip('output', 'output')}({markdown.plain(query)})"
    if not names:
        return f"{output} = 0: no key has any weight."
    first, *more = (f"v({markdown.plain(name)})" for name in names)
    terms = [f"**{shares[0]}** {first}", *(f"{share} {name}" for share, name in zip(shares[1:], more, strict=False))]
    if others:
        terms.append(f"{shares[-1]} from {others}")
    after = f" These weights are after dropout and add up to {total}." if total else ""
    return f"{output} {'≈' if rounded else '='} {' + '.join(terms)}.{after}"


# ---- below and above a heatmap ----


def adds_up(query: str, total: float, kept: str) -> str:
    """Say what a row of weights adds up to; kept: what became of it in dropout, as a sentence, "" before dropout."""
    row = f"The row of {markdown.chip('query', query)} adds up to {100 * total:.0f} %."
    return " ".join(filter(None, (row, kept, "Colour scale: 0 to 1.", own.SELECT)))


def after_dropout(dropout: float) -> str:
    if dropout == 1:
        return "All weights are dropped."
    if dropout == 0:
        return "Dropout is 0, so no weight is dropped."
    return f"Dropped weights are 0, and the others are divided by {1 - dropout:.3g}."


# ---- what heads are for ----


def job(description: str, whole: bool) -> str:
    """Return what a head does; whole: with what it does where it meets nothing."""
    return description if whole else f"{_first_part(description)}."


def _first_part(description: str) -> str:
    return description.rstrip(".").split(";")[0]


def limited_job(description: str, mask: str, biased: bool, whole: bool) -> str:
    """Return what a head does under a mask or a bias; mask: one that hides a key that the head looks for, "" for none."""
    limits = [f"the {mask}"] * bool(mask) + ["the bias"] * biased
    limit = f", as far as {' and '.join(limits)} {'allow' if len(limits) > 1 else 'allows'}" if limits else ""
    rest = "; a token that finds none attends equally to all that it may attend to" if whole else ""
    return f"{_first_part(description)}{limit}{rest}."


def roles(kind: str, names: Sequence[str], d_model: int, head_size: int) -> str:
    """Return what each head is for, and the sizes; kind: of KINDS."""
    heads = " · ".join(f"head {number}: {name or own.DRAWN_ROLE}" for number, name in enumerate(names))
    sizes = f"d_model {d_model}, head size {head_size}{own.NO_POSITIONS if kind != 'designed' else ''}"
    return f":primary[**{own.KINDS[kind]} projections**] :gray[{heads} · {sizes}.]"


# ---- how its query finds its key ----

SIGNS = {"looks for ": "→", "looks past ": "≠", "position ": "#", "word ": "", "letter ": ""}  # above narrow columns


def features(names: Sequence[str], beyond: int) -> str:
    """Return features, listed for a sentence; beyond: how many more there are."""
    more = f" and {beyond} more" if beyond else ""
    return (" and ".join(f"**{markdown.plain(name)}**" for name in names) or own.NOTHING) + more
