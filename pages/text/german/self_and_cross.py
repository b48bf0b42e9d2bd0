"""Was die Schritte der Seite über Self-Attention und Cross-Attention sagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers

SELF_TITLE = "Self-Attention"
SELF = (
    "In der Self-Attention achtet ein Satz auf sich selbst. Seine Wörter sind Vektoren, zusammen x genannt. Die "
    "Projektionen W_Q, W_K und W_V berechnen aus demselben x die Queries, die Keys und die Values; jedes Wort hat also "
    "eine Query, einen Key und einen Value."
)
SELF_FORMULA = r"Q=x\,W_Q\qquad K=x\,W_K\qquad V=x\,W_V"
CROSS_TITLE = "Cross-Attention"
CROSS = (
    "In der Cross-Attention achtet ein Satz auf einen anderen. Die Queries entstehen aus den Wörtern des ersten, x, die "
    "Keys und Values aus denen des zweiten, m. Beim Übersetzen achtet die Übersetzung auf das Original."
)
CROSS_FORMULA = r"Q=x\,W_Q\qquad K=m\,W_K\qquad V=m\,W_V"
DECODING_TITLE = "Der Key-Value-Cache"
DECODING = (
    "Ein Sprachmodell schreibt Wort für Wort. Es speichert die Keys und Values früherer Wörter, denn sie bleiben gleich: "
    "Dieser Speicher heißt Key-Value-Cache. Nur neue Wörter brauchen Queries. Jedes achtet auf alle Wörter bisher und auf "
    "sich selbst."
)
DECODING_FORMULA = (
    r"\underbrace{Q_{\text{neu}}}_{\text{neue Wörter}\,\times\,\text{Kopfgröße}}\;"
    r"\underbrace{K^\top}_{\text{Kopfgröße}\,\times\,\text{alle Wörter}}\;\to\;\text{neue Wörter}\times\text{alle Wörter}"
)
CORNERS_FORMULA = r"\begin{gathered}\text{links oben: } j\le i\\ \text{rechts unten: } j\le i+(T_k-T_q)\end{gathered}"
CORNERS = (
    "Eine kausale Maske verdeckt die Keys, die nach einer Query kommen. Man kann sie von der Ecke links oben der Gewichte "
    "aus zählen oder von der rechts unten. In einem Quadrat geben beide dieselbe Maske. Bei weniger Queries als Keys ist "
    "nur die Ecke rechts unten richtig: Die letzte Query steht am letzten Key. In der Formel zählt i die Queries und j die "
    "Keys; T_q und T_k sagen, wie viele es sind."
)
SUMMARY = (
    "In der Self-Attention kommen Queries, Keys und Values aus einem Satz; in der Cross-Attention kommen Keys und Values "
    "aus einem anderen.  \nDie Gewichte haben eine Zeile je Query und eine Spalte je Key, also können wenige neue Queries "
    "auf alle Keys im Cache achten."
)
SENTENCE = "Satz"
SENTENCE_HELP = "Deine eigenen Wörter. Der Link zeigt, was hier steht."
SECOND = "Zweiter Satz: Seine Wörter sind die Keys und Values"
SECOND_HELP = "Deine eigenen Wörter. Der Link zeigt, was hier steht."
NEW = "Wie viele am Ende neu sind"
NEW_HELP = "Die davor sind im Cache: Ihre Keys und Values sind schon bekannt."
DEEPER = {
    "self": "Queries, Keys und Values als Zahlen",
    "cross": "dieselben Projektionen auf einem anderen Satz",
    "corners": "wo eine kausale Maske beginnt",
}
ONE_SENTENCE = "Ein Rechenbeispiel hat nur einen Satz, seine eigenen Token, also keinen zweiten, auf den es achten könnte."
NO_WORDS = "Der zweite Satz hat noch keine Wörter: Schreib welche in „Zweiter Satz“."
OTHER_HEAD = {
    "previous": (
        "„Das Wort davor“ ist über zwei Sätze hinweg nicht definiert, also sucht hier jedes Wort nach demselben Wort."
    ),
    "learned": "Der Kopf „learned“ kennt nur einen Satz, also sucht hier jedes Token nach demselben Token.",
}
KINDS = {"self": "Self-Attention", "cross": "Cross-Attention"}
SOURCES = {"x": "dem Satz", "memory": "dem zweiten Satz"}
ROLES = {"q": "Queries", "k": "Keys", "v": "Values"}
HIDDEN = " · Punkt: verdeckt"
CORNER_NAMES = {"upper_left": "links oben", "lower_right": "rechts unten"}
CORNER_CALLS = {"upper_left": "was is_causal=True in PyTorch bedeutet", "lower_right": "was man beim Schreiben braucht"}
TRY = {
    "one_word": "Ein einziges Wort",
    "same": "Ein Kopf für dasselbe Wort",
    "longer": "Ein längerer zweiter Satz",
    "random": "Zufällige Projektionen",
    "three_new": "Drei neue Wörter",
}
TABLES = {
    "sources": "Herkunft",
    "self_weights": "Self-Attention",
    "cross_weights": "Cross-Attention",
    "upper_left": "kausal von links oben",
    "lower_right": "kausal von rechts unten",
}
_MANY = {"word": "Wörter", "token": "Token"}
_NOUN = {"word": "Wort", "token": "Token"}
_DATIVE = {"word": "Wörtern", "token": "Token"}


def _count(count: int, noun: str) -> str:
    return numbers.plural(count, _NOUN[noun], _MANY[noun])


def _of(head: int) -> str:
    return f" von Kopf {head}" * bool(head)


def weights_title(head: int, role: str, source: str, hides: bool) -> str:
    key = f"Zeile: Query · Spalte: Key aus {'demselben Satz' if source == 'x' else SOURCES[source]}"
    return f"**Gewichte{_of(head)}**{f' ({role})' * bool(role)} :gray[· {key}{HIDDEN * hides}]"


def weights_alt(kind: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"Gewichte{_of(head)}, {KINDS[kind]}: Zeilen {', '.join(queries)}; Spalten {', '.join(keys)}"


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


def decoding_title(hides: bool, noun: str) -> str:
    return f"**Gewichte der neuen {_MANY[noun]}** :gray[· Zeile: neue Query · Spalte: Key{HIDDEN * hides}]"


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
    return f"{markdown.chip(role, ROLES[letter])} aus **{SOURCES[source]}** :gray[· {rows}]"


def source_alt(letter: str, head: int, source: str) -> str:
    return f"Die {ROLES[letter]}{_of(head)}, aus {SOURCES[source]}: eine Zeile je Token"


def self_sources(count: int) -> str:
    q = markdown.chip("query", numbers.plural(count, "Query", "Queries"))
    k, v = (markdown.chip(role, numbers.plural(count, name)) for role, name in (("key", "Key"), ("value", "Value")))
    return f"Aus einem Satz entstehen alle drei, jedes durch seine eigene Projektion: {q}, {k} und {v}."


def cross_sources(queries: float, keys: float, values: float, common: int, head: int) -> str:
    q, k, v = (markdown.chip(role, name) for role, name in zip(("query", "key", "value"), ROLES.values(), strict=True))
    moved = [f"**{numbers.small(difference)}**" for difference in (queries, keys, values)]
    rows = "in der ersten Zeile" if common == 1 else f"in den ersten {common} Zeilen"
    return (
        "Dieselben Projektionen werden auf einen anderen Satz angewandt. Verglichen mit dem ersten Satz allein ändern "
        f"sich {rows} von Kopf {head} die {q} um {moved[0]}, die {k} um bis zu {moved[1]}, die {v} um bis zu {moved[2]}."
    )


def corner_title(corner: str) -> str:
    return f"**{CORNER_NAMES[corner]}** :gray[· {CORNER_CALLS[corner]}]"


def corner_alt(corner: str, count: int) -> str:
    return f"Gewichte der {count} neuesten Token über alle Token, kausale Maske von der Ecke {CORNER_NAMES[corner]}"


def corner(name: str, visible: int, keys: int, apart: float | None) -> str:
    sees = f"{CORNER_NAMES[name]}: Das neueste Token achtet auf {visible} von {numbers.plural(keys, 'Key')}"
    if apart is None:
        return sees
    differs = f"die Ausgabe ist um bis zu {numbers.small(apart)} falsch"
    return f"{sees}; {differs if apart else 'hier würden die verdeckten Keys die Ausgabe nicht ändern'}"


def agrees(kind: str, call: str, difference: float, before_dropout: bool) -> str:
    before = ", verglichen vor Dropout" if before_dropout else ""
    return f"{KINDS[kind]}: größter Unterschied zu {call} {numbers.small(difference)}{before}"


def decoding_agrees(difference: float) -> str:
    whole = "kausaler Attention über den ganzen Satz auf einmal"
    return f"Key-Value-Cache, rechts unten: größter Unterschied zu {whole} {numbers.small(difference)}"
