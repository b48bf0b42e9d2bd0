"""Was die Seite über ein Modell sagt: seine Wörter, alle Köpfe, das nächste Wort, was jede Schicht sagen würde."""

from collections.abc import Sequence

LENS_HEADER = ("wo", "wahrscheinlichstes Wort", "Wahrscheinlichkeit")


def about(title: str, source: str, megabytes: float, layers: int, heads: int, width: int) -> str:
    return (
        f"{title}: {layers} Schichten mit je {heads} Köpfen, Vektoren aus {width} Zahlen, {megabytes:.0f} MB Gewichte. "
        f"Quelle: {source}. Das Modell läuft mit dem Code von Hugging Face transformers; Queries, Keys und Values "
        "jeder Schicht gehen an die Attention dieser App."
    )


def unknown(words: Sequence[str]) -> str:
    listed = ", ".join(f"„{word}“" for word in words)
    if len(words) == 1:
        return f"Das Modell kennt {listed} nicht. Es kann das Wort kopieren, weiß aber sonst nichts darüber."
    return f"Das Modell kennt {listed} nicht. Es kann diese Wörter kopieren, weiß aber sonst nichts über sie."


def grid_alt(layer: int, head: int) -> str:
    return f"Aufmerksamkeitsgewichte aller Köpfe: Schichten 0 bis {layer}, Köpfe 0 bis {head}."


def does(layer: int, head: int, meaning: str, scores: Sequence[str], effective: str) -> str:
    listed = " · ".join(scores)
    return (
        f"**Schicht {layer}, Kopf {head}** {meaning}. :gray[Mittleres Gewicht je Aufgabe: {listed}. Effektive Keys: "
        f"{effective} der sichtbaren.]"
    )


def before_layer(layer: int, layers: int) -> str:
    return f"vor Schicht {layer}" if layer < layers else "am Ende"
