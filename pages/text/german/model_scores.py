"""Was die Seiten über ein Modell von einem Score sagen: seine Produkte, der skalierte Score, das Gewicht, ohne Pfeil."""

from collections.abc import Mapping, Sequence

from pages.text import markdown, numbers


def title(query: str, key: str, place: tuple[int, int], width: int, ends: Mapping[str, float]) -> str:
    scale = f" · Farbskala: {'; '.join(f'{name} ±{end:g}' for name, end in ends.items())}" if ends else ""
    return (
        f"**Warum „{markdown.plain(query)}“ dem Key „{markdown.plain(key)}“ dieses Gewicht gibt** :gray[· Schicht "
        f"{place[0]}, Kopf {place[1]}: Produkte von q und k in den Dimensionen 0 bis {width - 1} · violett: positiv, "
        f"orange: negativ{scale}]"
    )


def alt(query: str, key: str, score: float) -> str:
    return f"q von {query}, k von {key}, ihre Produkte und die laufende Summe {numbers.exact(score)}"


def products(query: str, key: str, terms: Sequence[tuple[int, str]], count: int, score: str) -> str:
    pair = f"{markdown.chip('query', query)} · {markdown.chip('key', key)}"
    if not terms:
        return f"Der Score {pair} ist **0**: Alle {count} Produkte sind 0."
    *first, last = [f"{product} in Dimension {dimension}" for dimension, product in terms]
    listed = f"{', '.join(first)} und {last}" if first else last
    verb = "sind" if first else "ist"
    return f"Der Score {pair} ist **{score}**, die Summe von {count} Produkten. Dem Betrag nach am größten {verb} {listed}."


def scaled(scale: float, divisor: float | None, size: int, score: str) -> str:
    if divisor is not None:
        return (
            f"Geteilt durch √{size} ≈ {divisor:.3g} ist er **{score}**, der skalierte Score."
            if divisor % 1
            else (f"Geteilt durch √{size} = {divisor:g} ist er **{score}**, der skalierte Score.")
        )
    if scale == 1:
        return "Dieser Kopf skaliert seine Scores nicht."
    return f"Multipliziert mit {scale:.3g} ist er **{score}**, der skalierte Score."


def lead(other: str, lead: float, temperature: float) -> str:
    than = f"der größte andere der Zeile, der von „{markdown.plain(other)}“"
    after = f", geteilt durch die Temperatur {temperature:g}," if temperature != 1 else ""
    if numbers.decimal(lead) == numbers.decimal(0):
        return f"Der skalierte Score{after} ist so groß wie {than}."
    side = "höher" if lead > 0 else "niedriger"
    return f"Der skalierte Score{after} ist um {numbers.decimal(abs(lead))} {side} als {than}."


def times(other: str, lead: float, ratio: float) -> str:
    if numbers.decimal(lead) == numbers.decimal(0):
        return f", so viel wie „{markdown.plain(other)}“."
    about = f" ≈ {numbers.decimal(ratio, 0 if ratio >= 10 else 2)}" if 0.005 <= ratio < 1000 else ""
    return f", das e^{numbers.decimal(lead)}{about}-Fache des Gewichts von „{markdown.plain(other)}“."


def remaining(weights: Sequence[tuple[str, float]], word: str, now: float, cut: float) -> str:
    before, after = numbers.percent(now), numbers.percent(cut)
    moves = f"bleibt bei {after}" if before == after else f"{'sinkt' if cut < now else 'steigt'} von {before} auf {after}"
    said = f"die Wahrscheinlichkeit von „**{markdown.plain(word)}**“ {moves}"
    if not weights:
        return f"Ohne diesen Pfeil sieht die Query keinen Key, ihre Ausgabe ist 0, und {said}."
    *first, last = [f"„{markdown.plain(key)}“ {numbers.percent(share)}" for key, share in weights]
    listed = f"{', '.join(first)} und {last}" if first else last
    return f"Ohne diesen Pfeil gibt die Zeile {listed}, und {said}."
