"""Was die Seite über Köpfe dort sagt, wo sie aufgeklappt wird: Breiten, die Skalierung, drei Wege, ein Kontext."""

from pages.text import markdown, numbers

TABLES = {"joined_heads": "Ausgaben aller Köpfe"}


def rollout(layers: int, heads: int, mixed: bool) -> str:
    averaged = f" gemittelt über ihre {heads} Köpfe" if heads > 1 else ""
    product = (
        f"Die Zahlen sind ein **Rollout**: das Produkt der Gewichte von {layers} "
        f"Schichten{averaged and f', jede{averaged}'}."
    )
    if layers == 1:
        product = f"Nach einer Schicht sind die Zahlen ihre Gewichte{averaged and f',{averaged}'}."
    maps = "W_V und W_O" if mixed else "W_V"
    verb = "tun" if mixed else "tut"
    left_out = (
        f"Sie lassen aus, was {maps} mit den Values {verb}, und den Residualpfad, der jedem Wort seinen Vektor erhält."
    )
    return f"{product} {left_out} Sie messen also nicht, wie viel von einem Wort in einer Ausgabe steckt."


def refusal(error: str) -> str:
    return f":orange[**Fehler**] {markdown.plain(error)}."


def misfit(heads: int, size: int, d_model: int) -> str:
    width = f"{heads} × {size} = {heads * size}"
    gives = (
        f"Ohne W_O hat die Ausgabe Köpfe × Kopfgröße = {width} Zahlen je Wort; die nächste Schicht erwartet d_model = "
        f"{d_model}."
    )
    return f"**Diese Schichten lassen sich nicht stapeln.** {gives}"


FIT = (
    "Schichten lassen sich stapeln, wenn Ein- und Ausgabe dieselbe Form haben: d_model Zahlen je Wort. W_O bildet Köpfe × "
    "Kopfgröße Zahlen auf d_model ab. Ohne W_O muss Köpfe × Kopfgröße = d_model sein."
)


def widths(d_model: int, count: int, size: int) -> str:
    return f"d_model / Köpfe = {d_model} / {count} = **{size}** Spalten je Kopf; wieder verbunden sind es {d_model}."


def widths_set(heads: int, size: int) -> str:
    return f"Mit zufälligen Projektionen haben die Köpfe dieser Seite {heads} × {size} = {heads * size} Spalten."


def left_over(count: int) -> str:
    return f"{count} übrig"


WIDTHS_ALT = "Spalten von d_model, auf Köpfe verteilt"


def d_model(width: int) -> str:
    return f"d_model {width}"


def scale_key(number: int, joined: bool) -> str:
    return (
        f"**Gewichte von Kopf {number}** :gray[· Scores geteilt durch √{'(Köpfe × Kopfgröße)' if joined else 'Kopfgröße'}]"
    )


def scale_alt(number: int) -> str:
    return f"Gewichte von Kopf {number} unter der gewählten Skalierung"


def scaled(joined: bool, width: int, temperature: float, limit: bool) -> str:
    divisor = f"√{width}, die Wurzel der {'verbundenen Breite' if joined else 'Kopfgröße'}"
    if limit:
        return (
            f"Scores werden durch {divisor}, geteilt; bei Temperatur 0 ändert keine Skalierung die Gewichte: Der größte "
            "Score bekommt alles."
        )
    return f"Scores werden durch {divisor}, geteilt, dann durch die Temperatur, {temperature:g}."


def largest(query: str, number: int, weight: float) -> str:
    return f"Das größte Gewicht von {markdown.chip('query', query)} in Kopf {number} ist **{weight:.2f}**."


SCALE_WHY = (
    "Ein Score summiert so viele Produkte, wie die Kopfgröße sagt, nicht Köpfe × Kopfgröße: Jeder Kopf wird durch die "
    "Wurzel seiner eigenen Breite geteilt. Bei mehreren Köpfen macht die verbundene Breite Scores zu klein und Gewichte zu "
    "gleichmäßig."
)
LIST_TITLE, PACKED_TITLE = (
    "**Eine Liste von Köpfen oder ein Produkt, umgeformt?**",
    "**Drei Projektionen oder eine gepackte?**",
)
PACKED_KEY = "Ein Produkt, dann in drei geschnitten: x (W_Q neben W_K neben W_V)"
PACKED_ALT = "q, k und v aller Köpfe als ein Produkt"
WHY_CALLS = (
    "Beide multiplizieren dasselbe, in einem Aufruf oder in dreien: Die Zeiten unterscheiden sich nur durch die Aufrufe."
)


def of_list(heads: int) -> tuple[str, str]:
    return f"Eine Liste von {heads}", "ein umgeformtes Produkt"


def of_packed(rows: int, columns: int) -> tuple[str, str]:
    return f"Ein Produkt mit {rows} × {3 * columns}", f"drei mit {rows} × {columns}"


def times(names: tuple[str, str], milliseconds: tuple[float, float], runs: int, equal: bool) -> str:
    first, second = (f"{ms:.2f} ms" if ms >= 0.1 else f"{1000 * ms:.1f} µs" for ms in milliseconds)
    verdict = "Beide geben dieselben Zahlen" if equal else "Sie geben verschiedene Zahlen"
    shortest = f"jeweils der kürzeste von {runs} Durchläufen auf diesem Server"
    return f"{verdict}. {names[0]} **{first}**, {names[1]} **{second}**: {shortest}."


def checked(ways: tuple[str, str], equal: bool, difference: float) -> str:
    return f"{ways[0]}, {ways[1]}: {markdown.badge(equal, 'gleich' if equal else 'verschieden', difference)}"


BUFFER_KEY = (
    "Die Maske der Schicht für ihren ganzen Kontext :gray[· Punkt = verdeckt · violett = vom Text benutzt · blass = noch "
    "nicht benutzt]"
)
BUFFER_KEY_FULL = "Die Maske der Schicht für ihren ganzen Kontext :gray[· Punkt = verdeckt · violett = vom Text benutzt]"


def buffer_alt(context: int, length: int) -> str:
    return f"Eine kausale Maske für {context} Token, von denen {length} benutzt sind"


def in_context(shapes: str, length: int, context: int, same: bool) -> str:
    verdict = "dieselben Ausgaben" if same else "andere Ausgaben"
    cut = f"mask[:{length}, :{length}] von {context} × {context}"
    return f"{shapes}\n\n{cut}. Eine Schicht, die für genau {length} Token gebaut ist, gibt {verdict}."


TOO_LONG = "Ein längerer Kontext oder weniger Wörter würden passen."


def context_checked(context: int, length: int, difference: float) -> str:
    built = f"Eine Schicht für {context} Token und eine für {length}, auf demselben Text"
    return f"{built}: größter Unterschied **{numbers.small(difference)}**."
