"""Was die Schritte der Seite über Self-Attention und Cross-Attention sagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("self_and_cross", "de")

SELF_FORMULA = r"Q=x\,W_Q\qquad K=x\,W_K\qquad V=x\,W_V"
CROSS_FORMULA = r"Q=x\,W_Q\qquad K=m\,W_K\qquad V=m\,W_V"
DECODING_FORMULA = (
    r"\underbrace{Q_{\text{neu}}}_{\text{neue Wörter}\,\times\,\text{Kopfgröße}}\;"
    r"\underbrace{K^\top}_{\text{Kopfgröße}\,\times\,\text{alle Wörter}}\;\to\;\text{neue Wörter}\times\text{alle Wörter}"
)
CORNERS_FORMULA = r"\begin{gathered}\text{links oben: } j\le i\\ \text{rechts unten: } j\le i+(T_k-T_q)\end{gathered}"
_MANY = {"word": "Wörter", "token": "Token"}
_NOUN = {"word": "Wort", "token": "Token"}
_DATIVE = {"word": "Wörtern", "token": "Token"}


def _of(head: int) -> str:
    return f" von Kopf {head}" * bool(head)


def weights_title(head: int, role: str, source: str, hides: bool) -> str:
    key = f"Zeile: Query · Spalte: Key aus {'demselben Satz' if source == 'x' else own.SOURCES[source]}"
    return f"**Gewichte{_of(head)}**{f' ({role})' * bool(role)} :gray[· {key}{own.HIDDEN * hides}]"


def weights_alt(kind: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"Gewichte{_of(head)}, {own.KINDS[kind]}: Zeilen {', '.join(queries)}; Spalten {', '.join(keys)}"


def attends(query: str, keys: Sequence[str], most: tuple[int | None, float, int], noun: str, kind: str) -> str:
    winner, largest, ties = most
    who, share = markdown.chip("query", query), f"**{numbers.percent(largest)}**"
    if winner is None:
        return f"{who} darf auf kein {_NOUN[noun]} achten: Die Maske verdeckt jeden Key, und alle Gewichte sind 0."
    other = " des zweiten Satzes" * (kind == "cross")
    key = f"{markdown.chip('key', keys[winner])}{' aus dem zweiten Satz' * (kind == 'cross')}"
    if len(keys) == 1:
        return f"{who} achtet allein auf {key}: {share}."
    if ties == 1:
        return f"{who} achtet am stärksten auf {key}: {share}."
    alone = ties * largest > 0.995
    how = "gleich stark" if alone else "am stärksten, und zwar gleich,"
    return f"{who} achtet {how} auf {ties} {_MANY[noun]}{other}: je {share}."


def product(queries: int, keys: int) -> str:
    total = f"{queries} × {keys} = **{numbers.plural(queries * keys, 'Gewicht', 'Gewichte')}**"
    return f"{numbers.plural(queries, 'Query', 'Queries')} und {numbers.plural(keys, 'Key')}: {total}."


def output(rows: int, width: int) -> str:
    made = f"**{numbers.plural(rows, 'Zeile', 'Zeilen')}** mit {numbers.plural(width, 'Zahl', 'Zahlen')}, so vielen, wie "
    made += "ein Value hat"
    return f"Die {markdown.chip('output', 'Ausgabe')} hat eine Zeile je Query: {made}."


def self_task(count: int, example: bool, noun: str) -> tuple[str, str]:
    if example:
        return "Ein Rechenbeispiel hat seine eigenen Token. Geh zu deinem eigenen Satz zurück, um ihn zu ändern.", ""
    squares = (
        f"{count} {_MANY[noun]} sind {count} Queries und {count} Keys: {count * count} Gewichte. 7 {_MANY[noun]} haben 49."
    )
    happened = f"Zeilen und Spalten wachsen. {squares}" * (count > 7)
    return f"Schreib einen Satz aus 8 oder mehr {_DATIVE[noun]}. Was wächst?", happened


def cross_task(queries: int, keys: int, fewer: int, noun: str) -> tuple[str, str]:
    if queries == 1:
        return f"Der erste Satz hat nur ein {_NOUN[noun]}. Ergänze welche in „Deine Wörter“.", ""
    columns = f"Es gibt eine Spalte je Key, also {numbers.plural(keys, 'Spalte', 'Spalten')}."
    happened = f"{columns} Gewichte und Ausgabe haben weiterhin {queries} Zeilen."
    question = f"Kürze den zweiten Satz auf weniger als {fewer} {_MANY[noun]}. Was schrumpft?"
    return question, happened * (0 < keys < fewer)


def no_second_task() -> tuple[str, str]:
    return "Geh zu deinem eigenen Satz zurück, um auf einen zweiten zu achten.", ""


def decoding(count: int, keys: int, attended: str, noun: str) -> str:
    new = f"1 {_NOUN[noun]} ist neu, wie wenn ein Sprachmodell schreibt."
    if count > 1:
        rest = "einen Prompt" if count == keys else "den Rest eines Prompts"
        new = f"{count} {_MANY[noun]} sind neu, wie wenn ein Sprachmodell {rest} liest."
    return f"{new} {product(count, keys)} {attended}"


def decoding_task(count: int, keys: int, noun: str) -> tuple[str, str]:
    if keys == 1:
        return f"Der Satz hat nur ein {_NOUN[noun]}. Ergänze welche in „Deine Wörter“.", ""
    whole = f"Der ganze Satz hat {keys} × {keys} = {keys * keys}"
    happened = (
        f"Eine Query und {keys} Keys: {keys} Gewichte. {whole}; ein Sprachmodell berechnet eine Zeile je {_NOUN[noun]}."
    )
    question = f"Wie viele Gewichte braucht ein einziges neues {_NOUN[noun]}? Wähle 1 neues {_NOUN[noun]}."
    return question, happened * (count == 1)


def source_title(letter: str, source: str, shape: Sequence[int]) -> str:
    role = {"q": "query", "k": "key", "v": "value"}[letter]
    rows = f"{numbers.plural(shape[0], 'Zeile', 'Zeilen')} mit {numbers.plural(shape[1], 'Zahl', 'Zahlen')}"
    return f"{markdown.chip(role, own.ROLES[letter])} aus **{own.SOURCES[source]}** :gray[· {rows}]"


def source_alt(letter: str, head: int, source: str) -> str:
    return f"Die {own.ROLES[letter]}{_of(head)}, aus {own.SOURCES[source]}: eine Zeile je Token"


def self_sources(count: int) -> str:
    q = markdown.chip("query", numbers.plural(count, "Query", "Queries"))
    k, v = (markdown.chip(role, numbers.plural(count, name)) for role, name in (("key", "Key"), ("value", "Value")))
    return f"Aus einem Satz entstehen alle drei, jedes durch seine eigene Projektion: {q}, {k} und {v}."


def cross_sources(queries: float, keys: float, values: float, common: int, head: int) -> str:
    q, k, v = (markdown.chip(role, name) for role, name in zip(("query", "key", "value"), own.ROLES.values(), strict=True))
    moved = [f"**{numbers.small(difference)}**" for difference in (queries, keys, values)]
    rows = "in der ersten Zeile" if common == 1 else f"in den ersten {common} Zeilen"
    return (
        "Dieselben Projektionen werden auf einen anderen Satz angewandt. Verglichen mit dem ersten Satz allein ändern "
        f"sich {rows} von Kopf {head} die {q} um {moved[0]}, die {k} um bis zu {moved[1]}, die {v} um bis zu {moved[2]}."
    )


def corner(name: str, visible: int, keys: int, apart: float | None) -> str:
    sees = f"{own.CORNER_NAMES[name]}: Das neueste Token achtet auf {visible} von {numbers.plural(keys, 'Key')}"
    if apart is None:
        return sees
    differs = f"die Ausgabe ist um bis zu {numbers.small(apart)} falsch"
    return f"{sees}; {differs if apart else 'hier würden die verdeckten Keys die Ausgabe nicht ändern'}"
