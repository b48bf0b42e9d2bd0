"""Was die Seite über Köpfe dort sagt, wo sie aufgeklappt wird: Breiten, die Skalierung, drei Wege, ein Kontext."""

from pages.text import markdown


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


def misfit(heads: int, size: int, d_model: int) -> str:
    width = f"{heads} × {size} = {heads * size}"
    gives = (
        f"Ohne W_O hat die Ausgabe Köpfe × Kopfgröße = {width} Zahlen je Wort; die nächste Schicht erwartet d_model = "
        f"{d_model}."
    )
    return f"**Diese Schichten lassen sich nicht stapeln.** {gives}"


def widths_set(heads: int, size: int) -> str:
    return f"Mit zufälligen Projektionen haben die Köpfe dieser Seite {heads} × {size} = {heads * size} Spalten."


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
