"""Sätze über die gewählte Zeile, ihre Ausgabe und ihren Kopf, und über Heatmaps."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("row", "de")
frame_messages = Words("frame", "de")

_MANY = {"Wort": "Wörter", "Zeichen": "Zeichen", "Token": "Token"}  # auch der Akkusativ nach „achtet auf“


def _count(count: int, noun: str) -> str:
    return numbers.plural(count, noun, _MANY[noun])


# ---- worauf sie achtet ----


def attends(key: str, ties: int, largest: float, everything: bool, noun: str) -> str:
    share = f"**{numbers.percent(largest)}**"
    if not ties:
        return f"achtet auf kein {noun}"
    if ties > 1:
        alike = "gleich stark" if everything else "am stärksten, und zwar gleich,"
        return f"achtet {alike} auf {_count(ties, noun)}: je {share}"
    most = "auf" if everything else "am stärksten auf"
    return f"achtet {most} {markdown.chip('key', key)}: {share}"


def in_head(number: int, query: str, where: str, ties: int, noun: str) -> str:
    hidden = f", denn jedes {noun} ist vor ihm verdeckt: Seine Gewichte und seine Ausgabe sind 0"
    verb, _, rest = where.partition(" ")
    return f"In Kopf {number} {verb} {markdown.chip('query', query)} {rest}{hidden * (not ties)}."


def choose(one_key: bool) -> str:
    if one_key:
        page = frame_messages.TITLES["masks"]
        return f"Die Maske lässt jedes Wort nur auf ein einziges achten: Wähle auf der Seite „{page}“ eine andere."
    return "Wähle unter „Deine Wörter“ eine andere Zeile, mehr Wörter oder andere Projektionen."


def as_sum(query: str, names: Sequence[str], shares: Sequence[str], others: str, rounded: bool, total: str) -> str:
    output = f"{markdown.chip('output', 'Ausgabe')}({markdown.plain(query)})"
    if not names:
        return f"{output} = 0: Kein Key hat ein Gewicht."
    first, *more = (f"v({markdown.plain(name)})" for name in names)
    terms = [f"**{shares[0]}** {first}", *(f"{share} {name}" for share, name in zip(shares[1:], more, strict=False))]
    if others:
        terms.append(f"{shares[-1]} von {others}")
    after = f" Diese Gewichte gelten nach Dropout und ergeben zusammen {total}." if total else ""
    return f"{output} {'≈' if rounded else '='} {' + '.join(terms)}.{after}"


def the_others(count: int, noun: str) -> str:
    many = {"Wort": "Wörtern", "Zeichen": "Zeichen", "Token": "Token"}[noun]
    return f"dem anderen {noun}" if count == 1 else f"den {count} anderen {many}" if count else ""


# ---- wie es geprüft wurde ----


def agreement(agrees: bool, call: str, difference: float, before_dropout: bool) -> str:
    before = ", verglichen vor Dropout" if before_dropout else ""
    call = {"zeros": "Nullen"}.get(
        call, "dem Mittelwert der Values am größten Score" if call.startswith("the mean") else call
    )
    verdict = "stimmt überein mit" if agrees else "weicht ab von"
    return f"{verdict} {call}, größter Unterschied {numbers.small(difference)}{before}"


# ---- unter und über einer Heatmap ----


def adds_up(query: str, total: float, kept: str) -> str:
    row = f"Die Zeile von {markdown.chip('query', query)} ergibt zusammen {100 * total:.0f} %."
    return " ".join(filter(None, (row, kept, "Farbskala: 0 bis 1.", own.SELECT)))


def after_dropout(dropout: float) -> str:
    if dropout == 1:
        return "Alle Gewichte fallen weg."
    if dropout == 0:
        return "Dropout ist 0, also fällt kein Gewicht weg."
    return f"Weggefallene Gewichte sind 0, und die anderen werden durch {1 - dropout:.3g} geteilt."


# ---- wozu Köpfe da sind ----


def job(description: str, whole: bool) -> str:
    return description if whole else f"{_first_part(description)}."


def _first_part(description: str) -> str:
    return description.rstrip(".").split(";")[0]


def limited_job(description: str, mask: str, biased: bool, whole: bool) -> str:
    limits = [f"die {mask}"] * bool(mask) + ["der Bias"] * biased
    limit = f", soweit {' und '.join(limits)} es {'erlauben' if len(limits) > 1 else 'erlaubt'}" if limits else ""
    rest = "; ein Token, das keines findet, achtet auf alle gleich, auf die es achten darf" if whole else ""
    return f"{_first_part(description)}{limit}{rest}."


def roles(kind: str, names: Sequence[str], d_model: int, head_size: int) -> str:
    heads = " · ".join(f"Kopf {number}: {name or own.DRAWN_ROLE}" for number, name in enumerate(names))
    sizes = f"d_model {d_model}, Kopfgröße {head_size}{own.NO_POSITIONS if kind != 'designed' else ''}"
    return f":primary[**{own.KINDS[kind]} Projektionen**] :gray[{heads} · {sizes}.]"


# ---- wie ihre Query ihren Key findet ----

SIGNS = {"sucht ": "→", "übergeht ": "≠", "Position ": "#", "Wort ": "", "Buchstabe ": ""}


def features(names: Sequence[str], beyond: int) -> str:
    more = f" und {beyond} weitere" if beyond else ""
    return (" und ".join(f"**{markdown.plain(name)}**" for name in names) or own.NOTHING) + more
