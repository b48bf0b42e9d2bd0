"""Sentences about the selected row, its output and its head, and about heatmaps."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.english.frame import TITLES

# ---- where it attends ----


def attends(key: str, ties: int, largest: float, everything: bool, noun: str) -> str:
    """Return where a row attends, as the end of a sentence that begins with its query.

    key: one with the largest weight; ties: how many have it, 0: all are hidden; everything: whether these have all weight
    """
    share = f"**{numbers.percent(largest)}**"
    if not ties:
        return f"attends to no {noun}"
    if ties > 1:
        if everything:
            return f"attends equally to {ties} {noun}s: {share} each"
        return f"gives its largest weight, {share}, to each of {ties} {noun}s"
    if everything:
        return f"attends to {markdown.chip('key', key)}: {share}"
    return f"gives its largest weight, {share}, to {markdown.chip('key', key)}"


def in_head(number: int, query: str, where: str, ties: int, noun: str) -> str:
    """Say where a query attends in a head; ties: how many keys have the largest weight, 0: all are hidden."""
    hidden = f", since every {noun} is hidden from it: its weights and its output are 0"
    return f"In head {number}, {markdown.chip('query', query)} {where}{hidden * (not ties)}."


def settings(heads: int, divisor: str, temperature: float, mask: str) -> str:
    return f":gray[{numbers.plural(heads, 'head')} · ÷ {divisor} · temperature {temperature:g} · {mask}]"


def choose(one_key: bool) -> str:
    """Return what to choose where a row has no choice between keys; one_key: whether the mask leaves no row any."""
    if one_key:
        return f"The mask lets each word attend to one word only: choose another mask on the page “{TITLES['masks']}”."
    return "Choose another row, more words, or other projections under “Your words”."


# ---- its output ----


def weight(dropout: bool) -> str:
    """Return what a weight is called that values are multiplied by."""
    return "weight after dropout" if dropout else "weight"


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


def the_others(count: int, noun: str) -> str:
    """Return what so many other keys are called, after from; "" where there are none; noun: what a token is called."""
    return f"the other {noun}" if count == 1 else f"the {count} other {noun}s" if count else ""


# ---- how it was checked ----


def agreement(agrees: bool, call: str, difference: float, before_dropout: bool) -> str:
    """Say, below the word verified, whether torch's own function gives the same."""
    before = ", compared before dropout" if before_dropout else ""
    return f"{'equals' if agrees else 'differs from'} {call}, largest difference {numbers.small(difference)}{before}"


# ---- below and above a heatmap ----

STAGES = {
    "scores": "Scores, q·k",
    "scaled": "Scores after the division",
    "biased": "Scores after the division, with the bias added",
    "masked": "Scores after the division; hidden cells have none",
}
SELECT = "Select a row to follow it."


def signed(stage: str, limit: float) -> str:
    return f"{STAGES[stage]}. Colour scale: −{limit:.3g} (orange) to {limit:.3g} (violet). {SELECT}"


def adds_up(query: str, total: float, kept: str) -> str:
    """Say what a row of weights adds up to; kept: what became of it in dropout, as a sentence, "" before dropout."""
    row = f"The row of {markdown.chip('query', query)} adds up to {100 * total:.0f} %."
    return " ".join(filter(None, (row, kept, "Colour scale: 0 to 1.", SELECT)))


def empty(query: str, noun: str) -> str:
    return f"The row of {markdown.chip('query', query)} is empty: every {noun} is hidden from it. {SELECT}"


def after_dropout(dropout: float) -> str:
    if dropout == 1:
        return "All weights are dropped."
    if dropout == 0:
        return "Dropout is 0, so no weight is dropped."
    return f"Dropped weights are 0, and the others are divided by {1 - dropout:.3g}."


def legend(negative: bool, limit: float) -> str:
    """Return the ends of the colour scale."""
    return f"colour −{limit:.3g} to {limit:.3g}" if negative else f"colour 0–{limit:g}"


# ---- what heads are for ----

RANDOM = "These projections are random, so the pattern has no meaning yet."
LEARNED_ROLE, UNTRAINED_ROLE = "vowel → consonants, learned", "vowel → consonants, not trained yet"
DRAWN_ROLE = "random"
UNTRAINED = "This head is not trained yet. Move Steps of training."
KINDS = {"designed": "Designed", "learned": "Learned", "untrained": "Untrained"}  # of projections
NO_POSITIONS = ", positions are not used"


def training(steps: int, most: int) -> str:
    return f"This head is trained for {steps} of {most} steps to let a vowel attend to consonants."


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


def example(description: str, heads: int, head_size: int, d_model: int) -> str:
    sizes = f"{numbers.plural(heads, 'head')} of size {head_size}, d_model {d_model}, no positions."
    return f":primary[**{description}**] :gray[{sizes}]"


def roles(kind: str, names: Sequence[str], d_model: int, head_size: int) -> str:
    """Return what each head is for, and the sizes; kind: of KINDS."""
    heads = " · ".join(f"head {number}: {name or DRAWN_ROLE}" for number, name in enumerate(names))
    sizes = f"d_model {d_model}, head size {head_size}{NO_POSITIONS if kind != 'designed' else ''}"
    return f":primary[**{KINDS[kind]} projections**] :gray[{heads} · {sizes}.]"


# ---- how its query finds its key ----

SIGNS = {"looks for ": "→", "looks past ": "≠", "position ": "#", "word ": "", "letter ": ""}  # above narrow columns
NOTHING = "nothing"


def features(names: Sequence[str], beyond: int) -> str:
    """Return features, listed for a sentence; beyond: how many more there are."""
    more = f" and {beyond} more" if beyond else ""
    return (" and ".join(f"**{markdown.plain(name)}**" for name in names) or NOTHING) + more


def unused(first: int) -> str:
    return f"from {first} on not used"


def keys_alike(visible: int, hides: bool, noun: str) -> str:
    """Return where a query attends whose scores are all equal; hides: whether other keys are hidden from it."""
    which = " that it may attend to" if hides else " there is" if visible == 1 else ""
    return f"attends {f'to the only {noun}' if visible == 1 else f'equally to all {visible} {noun}s'}{which}"


BIAS_DECIDES = "shares its weight by the bias alone"


def seeks_nothing(query: str, alike: str) -> str:
    return f"{markdown.chip('query', query)} looks for nothing, so it {alike}."


def meets_nothing(query: str, sought: str, noun: str, alike: str) -> str:
    return f"{markdown.chip('query', query)} {sought}, and no {noun} that it may attend to offers that, so it {alike}."


def meets(query: str, sought: str, key: str, offers: str, gives: str, others: int) -> str:
    """others: how many more keys offer what is sought"""
    more = f" {others} more {'key offers' if others == 1 else 'keys offer'} the same." if others else ""
    asked = f"{markdown.chip('query', query)} {sought}; {markdown.chip('key', key)} offers {offers}"
    return f"{asked}, and passes on {gives}.{more}"


def model_head(title: str) -> str:
    return f"A head of {title}, a trained model: its own code made the queries, keys and values."


def kept(size: int, own: int, share: float) -> str:
    """Say what a head of the language model keeps at a smaller size: the share of W_Q W_Kᵀ's squared singular values."""
    return f"At head size {size} of {own} it keeps {numbers.percent(share)} of W_Q W_Kᵀ (squared singular values)."
