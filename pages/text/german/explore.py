"""Was Explore sagt: drei Felder, die ein Gedanke verbindet, Vergleichen → Verteilen → Sammeln."""

from collections.abc import Sequence

from pages.text import markdown

CASE = {
    True: "„The“ und „the“ sind für entworfene Köpfe dasselbe Wort: Groß- und Kleinschreibung zählt dort nicht. Ihre",
    False: "„The“ und „the“ sind verschiedene Wörter, und ihre",
}


def heatmap_alt(stage: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"{stage} von Kopf {head}: Zeilen {', '.join(queries)}; Spalten {', '.join(keys)}"


def curve(largest: str, effective: float, visible: int) -> str:
    whole = f"━ größtes Gewicht **{largest}**", f"╍ effektive Keys **{effective:.1f} von {visible}**"
    largest, effective_keys = (part.replace(" ", "\u00a0") for part in whole)
    return f":primary[{largest}] :gray[{effective_keys}]"


def sharpness(query: str, effective: float, visible: int, hides: bool, noun: str) -> str:
    """Say over how many keys a row spreads its weight; hides: whether others are hidden from it."""
    asking = markdown.chip("query", query)
    if not visible:
        return f"Jedes {noun} ist vor {asking} verdeckt, also sind alle seine Gewichte 0."
    nouns = {"Wort": "Wörter", "Zeichen": "Zeichen", "Token": "Token"}
    keys = f"{visible} {noun if visible == 1 else nouns[noun]}"
    if hides:
        keys += ", auf das es achten darf" if visible == 1 else ", auf die es achten darf"
    return f"{asking} achtet effektiv auf **{effective:.1f}** von {keys} (**effektive Keys**)."


def when_colder(visible: int, on_top: int, cold: bool) -> str:
    """Say where a row's weight goes as the temperature falls to 0; on_top: how many largest scores are equal."""
    if visible == 1:
        return "Mit nur einem Key ist sein Gewicht bei jeder Temperatur 100 %."
    if on_top == visible:
        return f"Alle {visible} Scores sind gleich, und damit bei jeder Temperatur auch die Gewichte."
    takes = "erhält der größte Score das ganze Gewicht"
    if on_top > 1:
        takes = f"teilen sich die {on_top} größten Scores, die gleich sind, das ganze Gewicht"
    return f"{'Bei der Temperatur 0' if cold else 'Sinkt die Temperatur auf 0,'} {takes}."
