"""Was Fragen zu Größen, Masken und Reihenfolge sagen."""

from collections.abc import Sequence

from pages.text.numbers import decimal, local, percent, shape
from pages.text.practice_sentences import Facts, Labels, Sentences, key, query

ORDINALS = ("erste", "zweite", "dritte", "vierte")


def _query(words: Labels, facts: Facts) -> str:
    return query(words[facts["query"]])


def _listed(words: Labels, places: Sequence[int]) -> str:
    """Nenne Wörter nach ihren Plätzen: a, b und c."""
    *first, last = [key(words[place]) for place in places]
    return f"{', '.join(first)} und {last}" if first else last


def _share(words: Labels, facts: Facts, value: object) -> str:
    return f"{value} %"


# ---- ein Key ist verdeckt ----


def _hidden(words: Labels, facts: Facts, level: int) -> str:
    hidden, answers = _listed(words, facts["hidden"]), key(words[facts["key"]])
    picture = "Das Bild zeigt Aufmerksamkeitsgewichte. Nun verdeckt eine Maske "
    picture += f"{hidden} vor der Query {_query(words, facts)} allein, und die Scores bleiben, wie sie sind."
    goes = "sich selbst" if facts["key"] == facts["query"] else answers
    return f"{picture} Wie viel ihrer Aufmerksamkeit gibt diese Query dann an {goes}?"


def _hidden_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    lost, many = sum(round(share, 2) for share in facts["lost"]), len(facts["hidden"]) > 1
    parts = " + ".join(map(percent, facts["lost"])) + (f" = {percent(lost)}" if many else "")
    first = f"{_listed(words, facts['hidden'])} {'hatten' if many else 'hatte'} {parts} der Zeile, also bleiben "
    first += f"100 % − {percent(lost)} = {percent(1 - lost)}. Die übrigen Gewichte werden durch ihre Summe geteilt, damit "
    after = f"{percent(facts['before'])} ÷ {percent(1 - lost)} = {percent(facts['after'])}"
    return f"{first}die Zeile wieder 100 % ergibt: {after} für {key(words[facts['key']])}."


# ---- Größen ----


def _shape(words: Labels, facts: Facts, level: int) -> str:
    size = f"head_size = {facts['head_size']}"
    start = {
        1: f"Ein Satz von {facts['queries']} Wörtern achtet auf sich selbst, in einem Kopf mit {size}; der Vektor x eines "
        f"Wortes hat {facts['d_model']} Zahlen.",
        2: f"{facts['queries']} Wörter achten auf {facts['keys']} Wörter eines anderen Satzes, in einem Kopf mit {size}.",
        3: f"In einem Batch von {facts['batch']} Beispielen achten {facts['queries']} Wörter auf {facts['keys']} Wörter "
        f"eines anderen Satzes, in {facts['heads']} Köpfen mit {size}.",
    }[level]
    return f"{start} Welche Form haben die Aufmerksamkeitsgewichte?"


def _shape_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    first = (
        f"Zu jeder Query und jedem Key gehört ein Gewicht: {facts['queries']} × {facts['keys']}, eine Zeile für jede Query."
    )
    if facts["level"] == 3:
        first += f" Jedes der {facts['batch']} Beispiele und jeder der {facts['heads']} Köpfe hat so eine Matrix für sich."
    return f"{first} Über die {facts['head_size']} Zahlen einer Query summiert der Score: head_size fällt dabei weg."


def _size(words: Labels, facts: Facts, value: object) -> str:
    return shape(value)


def _sizes(facts: Facts) -> str:
    return f"d_model = {facts['d_model']} und {facts['heads']} Köpfe mit head_size = {facts['head_size']}"


def _divisor(words: Labels, facts: Facts, level: int) -> str:
    unit = "Die Zahlen von q und k sind unabhängig, mit Mittelwert 0 und Varianz 1."
    return {
        1: f"Ein Modell hat {_sizes(facts)}; ein Satz hat {facts['words']} Wörter. Wodurch teilt man die Scores?",
        2: f"Ein Modell hat {_sizes(facts)}. {unit} Welche Varianz hat ein Score q·k, bevor er geteilt wird?",
        3: f"Ein Modell hat {_sizes(facts)}. {unit} Welche Varianz haben die Scores, geteilt durch √d_model?",
    }[level]


def _divisor_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    size, width, root = facts["head_size"], facts["d_model"], facts["root"]
    total = f"q·k ist eine Summe von {size} Produkten, jedes mit Varianz 1, hat also die Varianz {size}."
    return {
        1: f"{total} Geteilt durch √head_size = √{size} = {root:g} ist sie 1. d_model und die Zahl der Wörter zählen nicht.",
        2: f"{total} Deshalb werden Scores durch √{size} = {root:g} geteilt: Dann ist ihre Varianz 1.",
        3: f"{total} Durch √{width} teilen heißt die Varianz durch {width} teilen: {size} ÷ {width} = {size / width:g}. Sie "
        "sollte 1 sein: Die Scores streuen zu wenig, und die Zeilen sind zu flach.",
    }[facts["level"]]


def _plain(words: Labels, facts: Facts, value: object) -> str:
    return local(f"{value:g}")


def _numbers(words: Labels, facts: Facts, level: int) -> str:
    matrices = "W_Q, W_K, W_V und W_O" if facts["matrices"] == 4 else "W_Q, W_K und W_V"
    return f"Eine Schicht hat {_sizes(facts)}. Wie viele Zahlen enthalten {matrices} aller Köpfe zusammen?"


def _numbers_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    heads, size, width, matrices = (facts[name] for name in ("heads", "head_size", "d_model", "matrices"))
    one = f"Für alle Köpfe hat jede Matrix {width} × ({heads} · {size}) = {width} × {width} = {width**2} Zahlen"
    more = ", auch W_O" if matrices == 4 else ""
    total = f"{one}{more}: {matrices} · {width**2} = {facts['numbers']}."
    return f"{total} Köpfe, die sich die Breite teilen, enthalten nicht mehr als einer."


# ---- was True bedeutet ----


def _polarity(words: Labels, facts: Facts, level: int) -> str:
    row = ", ".join(f"{word} **{value}**" for word, value in zip(words, facts["mask"], strict=True))
    function = "nn.MultiheadAttention" if facts["module"] else "scaled_dot_product_attention"
    lead = f"Eine boolesche Maske hat für {_query(words, facts)} diese Zeile: {row}."
    return f"{lead} {function} bekommt sie als attn_mask. Auf welche Wörter darf {_query(words, facts)} achten?"


def _words(words: Labels, facts: Facts, value: object) -> str:
    return ", ".join(words[place] for place in value)


def _polarity_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    left, count = _listed(words, facts["allowed"]), len(facts["mask"])
    function, other, means = "scaled_dot_product_attention", "nn.MultiheadAttention", "nimmt teil"
    if facts["module"]:
        function, other, means = other, function, "verdecken"
    row = f"Von {count} Einträgen der Zeile sind {sum(facts['mask'])} True"
    stays = "bleiben" if len(facts["allowed"]) > 1 else "bleibt"
    kept = f"also {stays} {len(facts['allowed'])} von {count} Wörtern: {left}"
    return f"Bei {function} heißt True: {means}. {row}, {kept}. Bei {other} ist es umgekehrt."


# ---- zwei Wörter tauschen die Plätze ----


def _swapped(words: Labels, facts: Facts, level: int) -> str:
    if level == 1:
        order = " ".join(words[place] for place in facts["order"])
        lead = "Das Bild zeigt Ausgaben, ohne Positionen und ohne Maske; eine Zeile ist markiert. Nun stehen die Wörter in "
        return f"{lead}anderer Reihenfolge: „{order}“. Welche Zeile hat dann die markierten Zahlen?"
    positions = "mit" if facts["positions"] else "ohne"
    mask = "mit einer kausalen Maske" if facts["masked"] else "ohne Maske"
    lead = f"Das Bild zeigt Ausgaben, {positions} Positionen und {mask}. "
    lead += f"Nun tauschen **{words[facts['first']]}** und **{words[facts['second']]}** die Plätze."
    return f"{lead} Welche Zeilen dieses Bildes behalten ihre Zahlen? Sie heißen nach den Wörtern, die jetzt dort stehen."


def _rows(words: Labels, facts: Facts, value: object) -> str:
    if isinstance(value, int):
        return f"die {ORDINALS[value]} Zeile"
    return ", ".join(words[place] for place in value) if value else "keine Zeile"


def _swapped_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    begins = decimal(facts["begins"], 1)
    if "order" in facts:
        lead = "Ein Score hängt von zwei Wörtern ab, nicht von ihren Plätzen, und eine Summe hat keine Reihenfolge. Also "
        lead += f"wandert jede Ausgabe mit ihrem Wort: Die von **{words[facts['marked']]}**, {begins} in Spalte 0, steht "
        return f"{lead}nun in der {ORDINALS[facts['there']]}n Zeile, wo auch das Wort steht."
    one, other = f"**{words[facts['first']]}**", f"**{words[facts['second']]}**"
    if facts["positions"]:
        lead = f"{one} und {other} haben nun andere Positionen, also sind ihre Vektoren andere"
        if not facts["masked"]:
            return f"{lead}. Ohne Maske achtet jede Query auf beide: Alle {len(words)} Zeilen ändern sich."
        count = len(words) - facts["first"]
        lead += f". Die {count} Zeilen ab {one} dürfen auf eines dieser Wörter achten und ändern sich; die Zeilen vor {one} "
        return f"{lead}dürfen auf keines der beiden achten."
    if facts["masked"]:
        count = facts["second"] - facts["first"] + 1
        lead = f"Die {count} Zeilen von {one} bis {other} haben eine andere Query oder dürfen auf andere Wörter achten als "
        lead += f"vorher. Die Zeilen vor {one} dürfen auf keines der beiden Wörter achten."
        return f"{lead} Die Zeilen nach {other} summieren dieselben Wörter in anderer Reihenfolge, was keine Summe ändert."
    lead = "Ein Score hängt von zwei Wörtern ab, nicht von ihren Plätzen, und eine Summe hat keine Reihenfolge. Also wandern"
    lead += f" Ausgaben mit ihren Wörtern: Die von {one}, {begins} in Spalte 0, steht nun dort, wo {other} stand."
    return f"{lead} Alle anderen Zeilen summieren dieselben Values."


KINDS = {
    "hidden_key": Sentences("Ein Key ist verdeckt", _hidden, _share, _hidden_why),
    "weights_shape": Sentences("Die Form der Gewichte", _shape, _size, _shape_why),
    "divisor": Sentences("Die Größe der Scores", _divisor, _plain, _divisor_why),
    "half_heads": Sentences("Wie viele Zahlen Köpfe enthalten", _numbers, _plain, _numbers_why),
    "mask_polarity": Sentences("Was True bedeutet", _polarity, _words, _polarity_why),
    "swapped_words": Sentences("Wörter tauschen die Plätze", _swapped, _rows, _swapped_why),
}
