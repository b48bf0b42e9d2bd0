"""Was die Bilder der ersten beiden Schritte sagen: Query und Key, woraus sie entstehen, und ihr Score."""

from collections.abc import Mapping, Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("query_key_value_pairs", "de")

FEW = 3
# ---- Schritt 1 ----


SIGNS = {"sucht": "→", "übergeht": "≠", "Position": "#"}

_ITS = {"query": "seine Query", "key": "sein Key", "value": "sein Value"}


def job(source: str, noun: str, placeless: bool) -> str:
    return " ".join([own.JOBS[source], own.PLACELESS][: 1 + placeless]).format(noun)


def key_name(query: str, key: str) -> str:
    return f"Query von {markdown.chip('query', query)}, Key von {markdown.chip('key', key)}"


def of_model(name: str, layer: int) -> str:
    return f"Gelernte Projektionen des Sprachmodells {name}, Schicht {layer}."


def token_name(query: str, width: int, features: Sequence[str]) -> str:
    has = f": {', '.join(map(markdown.plain, features))}" if features else ""
    return f"**x** von {markdown.chip('query', query)}, {width} Zahlen{has}"


def projected_name(job: str, ends: Mapping[str, float], names: Sequence[str], twice: str) -> str:
    return f"{job} :gray[violett: positiv · orange: negativ · {_colours(ends)}{_signs(names)}{twice}]"


def _colours(ends: Mapping[str, float]) -> str:
    listed = [f"{', '.join(n for n in ends if ends[n] == end)} ±{end:.3g}" for end in dict.fromkeys(ends.values())]
    return f"Farbskala: {'; '.join(listed) if len(listed) > 1 else f'±{min(ends.values()):.3g}'}"


def _signs(names: Sequence[str]) -> str:
    return "".join(f" · „{sign}“ heißt „{word}“" for word, sign in SIGNS.items() if any(sign in name for name in names))


def map_name(letter: str, role: str, size: str, vectors: str, left_out: int) -> str:
    rows = f" :gray[({left_out} Zeilen aus 0 weggelassen)]" if left_out else ""
    return f"**W_{letter}** {size} → {markdown.chip(role, letter)} {vectors}{rows}"


def vectors_name(letter: str, role: str) -> str:
    return f"{markdown.chip(role, letter)} :gray[eine Zeile je Wort, {_ITS[role]}]"


def features(names: Sequence[str]) -> str:
    more = f" und {len(names) - FEW} weitere" if len(names) > FEW else ""
    return " und ".join(f"**{markdown.plain(name)}**" for name in names[:FEW]) + more


def named_in_words(query: str, key: str, looks: Sequence[str], offers: Sequence[str], hands_on: Sequence[str]) -> str:
    asking, answering = markdown.chip("query", query), markdown.chip("key", key)
    looking, offered = features(looks) or "sucht nichts", features(offers) or "nichts, was eine Query sucht,"
    return f"{asking} {looking}. {answering} bietet {offered} an und gibt {features(hands_on) or 'nichts'} weiter."


def found(head_size: int, score: float) -> str:
    size = score * head_size**0.5
    return (
        "W_Q und W_K sind hier entworfen, damit man das Muster lesen kann; Training findet solche Matrizen von selbst "
        f"(Schritt 4). Ein Key enthält 1 und eine Query {score:g} × √{head_size} = {size:.1f}. Ein Treffer hat also den "
        f"Score {size:.1f}, und {score:g} nach der Division durch √{head_size}, die „4 Softmax“ erklärt."
    )


def match_task(query: str, key: str, looks: Sequence[str], meets: Sequence[str], findable: bool) -> tuple[str, str]:
    asking, answering = markdown.plain(query), markdown.plain(key)
    if not looks:
        return f"„{asking}“ sucht hier nichts. Wähle die Zeile eines anderen Wortes aus.", ""
    if not findable:
        return f"Kein Wort bietet an, was „{asking}“ sucht. Wähle die Zeile eines anderen Wortes aus.", ""
    happened = f"„{asking}“ {features(meets)}, und „{answering}“ bietet es an: Query und Key passen zusammen."
    return f"Bewege **Key** zu einem Wort, das anbietet, was „{asking}“ sucht.", happened if meets else ""


def largest_task(query: str, key: str, score: float, largest: bool) -> tuple[str, str]:
    asking = markdown.plain(query)
    question = f"Bewege **Key** zu dem Wort, dessen Key mit der Query von „{asking}“ den größten Score hat."
    happened = f"„{markdown.plain(key)}“ hat den größten Score, {numbers.decimal(score, sign=True)}."
    return question, happened * largest


# ---- Schritt 2 ----


def products_name(width: int, unused: int, ends: Mapping[str, float], names: Sequence[str]) -> str:
    rest = f", die anderen {unused} enthalten 0" if unused else ""
    limits = f" · {_colours(ends)}" if ends else ""
    return (
        f"**Das umrandete Paar** :gray[{width} Dimensionen{rest} · violett: positiv · orange: "
        f"negativ{limits}{_signs(names)}]"
    )


def product_in_words(query: str, key: str, largest: Sequence[str], other: int, count: int, score: str) -> str:
    pair = f"{markdown.chip('query', query)} · {markdown.chip('key', key)}"
    if not largest:
        return f"{pair}: Alle {count} Produkte sind 0, also ist der Score **{score}**. Nichts passt zusammen."
    listed = " und ".join(filter(None, [", ".join(largest[:-1]), largest[-1]]))
    products = numbers.plural(count, "Produkt", "Produkten")
    if other:
        return (
            f"{pair}: Von {products} sind {listed} dem Betrag nach die größten, und alle zusammen ergeben den Score "
            f"**{score}**."
        )
    verb = "ist" if len(largest) == 1 else "sind"
    return f"{pair}: Von {products} {verb} nur {listed} nicht 0, also ist der Score **{score}**."


def weight_in_words(divisor: str, scaled: str, temperature: float, weight: float | None) -> str:
    if weight is None:
        return "Die Maske verdeckt diesen Key vor der Query, also ist sein Aufmerksamkeitsgewicht 0."
    after = f"Nach Softmax bei Temperatur {temperature:g} ist das Aufmerksamkeitsgewicht **{numbers.percent(weight)}**."
    if divisor == "1":
        return after
    return f"Geteilt durch {divisor} ist er {scaled}, der **skalierte Score**. {after}"


def swapped_in_words(query: str, key: str, score: str, difference: float | None) -> str:
    if difference is None:
        return "Query und Key gehören zum selben Wort, also gibt es nichts zu vertauschen."
    more = "mehr" if difference > 0 else "weniger"
    other = f"{numbers.small(abs(difference))} {more}" if difference else "dasselbe"
    return f"Vertauscht hat {markdown.chip('query', query)} · {markdown.chip('key', key)} den Score **{score}**: {other}."


def swap_task(query: str, key: str, scores: tuple[float, float], done: bool, kind: str) -> tuple[str, str]:
    if kind == "symmetric":
        return "Hier hat kein Paar vertauscht einen anderen Score. Wähle andere Projektionen in **Deine Wörter**.", ""
    here, there = (numbers.decimal(number) for number in scores)
    happened = (
        f"Als Query und Key haben „{markdown.plain(query)}“ und „{markdown.plain(key)}“ den Score {here}; umgekehrt haben "
        f"sie {there}. Der Vergleich hat eine Richtung."
    )
    question = "Finde ein Paar, dessen Score steigt, wenn Query und Key vertauscht werden. Wähle seine Zelle aus."
    if kind == "zero":
        question = "Finde zwei Wörter mit Score 0, die umgekehrt hoch punkten. Wähle die 0 aus."
    return question, happened * done


def scores_name(end: float, by_cell: bool) -> str:
    return (
        f"**Scores mit W_Q und W_K** :gray[q · k · Farbskala: ±{end:.3g} · wähle eine {'Zelle' if by_cell else 'Zeile'} aus]"
    )


def all_name(end: float, by_cell: bool) -> str:
    cell = "Zelle" if by_cell else "Zeile"
    return f"**Score q · k jedes Paares** :gray[Zeile: Query · Spalte: Key · wähle eine {cell} aus · Farbskala: ±{end:.3g}]"


# ---- am Fuß ----


def sum_verified(difference: float) -> tuple[bool, str]:
    return difference <= 1e-3, "Die Produkte des gewählten Paares ergeben zusammen seinen Score"
