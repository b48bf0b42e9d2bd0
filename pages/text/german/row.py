"""Sätze über die gewählte Zeile, ihre Ausgabe und ihren Kopf, und über Heatmaps."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.german.frame import TITLES

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


def settings(heads: int, divisor: str, temperature: float, mask: str) -> str:
    return f":gray[{numbers.plural(heads, 'Kopf', 'Köpfe')} · ÷ {divisor} · Temperatur {temperature:g} · {mask}]"


def choose(one_key: bool) -> str:
    if one_key:
        return (
            f"Die Maske lässt jedes Wort nur auf ein einziges achten: Wähle auf der Seite „{TITLES['masks']}“ eine andere."
        )
    return "Wähle unter „Deine Wörter“ eine andere Zeile, mehr Wörter oder andere Projektionen."


def weight(dropout: bool) -> str:
    return "Gewicht nach Dropout" if dropout else "Gewicht"


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

STAGES = {
    "scores": "Scores, q·k",
    "scaled": "Scores nach der Division",
    "biased": "Scores nach der Division, mit dem Bias",
    "masked": "Scores nach der Division; verdeckte Zellen haben keine",
}
SELECT = "Wähle eine Zeile aus, um ihr zu folgen."


def signed(stage: str, limit: float) -> str:
    return f"{STAGES[stage]}. Farbskala: −{limit:.3g} (orange) bis {limit:.3g} (violett). {SELECT}"


def adds_up(query: str, total: float, kept: str) -> str:
    row = f"Die Zeile von {markdown.chip('query', query)} ergibt zusammen {100 * total:.0f} %."
    return " ".join(filter(None, (row, kept, "Farbskala: 0 bis 1.", SELECT)))


def empty(query: str, noun: str) -> str:
    return f"Die Zeile von {markdown.chip('query', query)} ist leer: Jedes {noun} ist vor ihr verdeckt. {SELECT}"


def after_dropout(dropout: float) -> str:
    if dropout == 1:
        return "Alle Gewichte fallen weg."
    if dropout == 0:
        return "Dropout ist 0, also fällt kein Gewicht weg."
    return f"Weggefallene Gewichte sind 0, und die anderen werden durch {1 - dropout:.3g} geteilt."


def legend(negative: bool, limit: float) -> str:
    return f"Farbe −{limit:.3g} bis {limit:.3g}" if negative else f"Farbe 0–{limit:g}"


# ---- wozu Köpfe da sind ----

RANDOM = "Die Projektionen sind zufällig, das Muster hat noch keine Bedeutung."
LEARNED_ROLE, UNTRAINED_ROLE = "Vokal → Konsonanten, gelernt", "Vokal → Konsonanten, noch nicht trainiert"
DRAWN_ROLE = "zufällig"
UNTRAINED = "Dieser Kopf ist noch nicht trainiert. Bewege „Trainingsschritte“."
KINDS = {"designed": "Entworfene", "learned": "Gelernte", "untrained": "Untrainierte"}
NO_POSITIONS = ", Positionen werden nicht benutzt"


def training(steps: int, most: int) -> str:
    return f"Dieser Kopf ist {steps} von {most} Schritten trainiert, damit ein Vokal auf Konsonanten achtet."


def job(description: str, whole: bool) -> str:
    return description if whole else f"{_first_part(description)}."


def _first_part(description: str) -> str:
    return description.rstrip(".").split(";")[0]


def limited_job(description: str, mask: str, biased: bool, whole: bool) -> str:
    limits = [f"die {mask}"] * bool(mask) + ["der Bias"] * biased
    limit = f", soweit {' und '.join(limits)} es {'erlauben' if len(limits) > 1 else 'erlaubt'}" if limits else ""
    rest = "; ein Token, das keines findet, achtet auf alle gleich, auf die es achten darf" if whole else ""
    return f"{_first_part(description)}{limit}{rest}."


def example(description: str, heads: int, head_size: int, d_model: int) -> str:
    sizes = f"{numbers.plural(heads, 'Kopf', 'Köpfe')} der Größe {head_size}, d_model {d_model}, keine Positionen."
    return f":primary[**{description}**] :gray[{sizes}]"


def roles(kind: str, names: Sequence[str], d_model: int, head_size: int) -> str:
    heads = " · ".join(f"Kopf {number}: {name or DRAWN_ROLE}" for number, name in enumerate(names))
    sizes = f"d_model {d_model}, Kopfgröße {head_size}{NO_POSITIONS if kind != 'designed' else ''}"
    return f":primary[**{KINDS[kind]} Projektionen**] :gray[{heads} · {sizes}.]"


# ---- wie ihre Query ihren Key findet ----

SIGNS = {"sucht ": "→", "übergeht ": "≠", "Position ": "#", "Wort ": "", "Buchstabe ": ""}
NOTHING = "nichts"


def features(names: Sequence[str], beyond: int) -> str:
    more = f" und {beyond} weitere" if beyond else ""
    return (" und ".join(f"**{markdown.plain(name)}**" for name in names) or NOTHING) + more


def unused(first: int) -> str:
    return f"ab {first} nicht benutzt"


def keys_alike(visible: int, hides: bool, noun: str) -> str:
    which = ", auf die es achten darf" if hides else ""
    if visible == 1:
        return f"achtet es auf das einzige {noun}{', auf das es achten darf' if hides else ', das es gibt'}"
    return f"achtet es gleich stark auf alle {visible} {_MANY[noun]}{which}"


BIAS_DECIDES = "verteilt es sein Gewicht allein nach dem Bias"


def seeks_nothing(query: str, alike: str) -> str:
    return f"{markdown.chip('query', query)} sucht nichts, deshalb {alike}."


def meets_nothing(query: str, sought: str, noun: str, alike: str) -> str:
    return (
        f"{markdown.chip('query', query)} {sought}, und kein {noun}, auf das es achten darf, bietet das an. Deshalb {alike}."
    )


def meets(query: str, sought: str, key: str, offers: str, gives: str, others: int) -> str:
    more = f" {numbers.plural(others, 'weiterer Key bietet', 'weitere Keys bieten')} dasselbe an." if others else ""
    asked = f"{markdown.chip('query', query)} {sought}; {markdown.chip('key', key)} bietet {offers} an"
    return f"{asked} und gibt {gives} weiter.{more}"


def model_head(title: str) -> str:
    return f"Ein Kopf von {title}, einem trainierten Modell: Queries, Keys und Values kommen aus dessen eigenem Code."


def kept(size: int, own: int, share: float) -> str:
    return f"Bei der Kopfgröße {size} von {own} bleiben {numbers.percent(share)} von W_Q W_Kᵀ (Quadrate der Singulärwerte)."
