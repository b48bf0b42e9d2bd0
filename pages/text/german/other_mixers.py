"""Was der letzte Schritt der Seite über die gewichtete Summe sagt: andere Mischer, und wohin eine Ausgabe geht."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own, frame = Words("other_mixers", "de"), Words("frame", "de")

MIXING_FORMULA = r"Y=WX\quad\text{für alle Mischer außer mlp}"


def mixed_row(query: str, terms: Sequence[tuple[float, str]], rest: int, linear: bool) -> str:
    row = f"Die Zeile von {markdown.chip('query', query)} in Y"
    if not linear:
        return f"{row} ist keine gewichtete Summe, Y = W X gilt für mlp nicht; das Bild zeigt die Steigung der Kurve bei 0."
    listed = " + ".join(f"{number:.2f} × „{markdown.plain(word)}“" for number, word in terms).replace("+ -", "− ")
    return f"{row} = {listed or '0'}{f' + {rest} weitere' if rest else ''}."


STAYS = {
    "fixed": ": Seine Zahlen sind fest",
    "dropped": ": Dropout setzt alle Gewichte auf 0",
    "dropout": ": Dropout setzt die Gewichte auf 0, die sich ändern würden",
    "one_key": ": Die Maske lässt jedes Wort nur auf ein einziges achten",
    "mask": ": Die Maske verdeckt die Wörter, deren Gewichte sich ändern würden",
    "positions": ": Dieser Kopf achtet nur nach der Position. Mit anderen Queries und Keys folgt ein Kopf Wörtern",
    "": "",
}


def follows(moved: float, why: str) -> str:
    if moved:
        return (
            f"Mit anderen Wörtern an denselben Stellen ändert sich W um bis zu {numbers.small(moved)}: Es folgt den Wörtern."
        )
    return f"Mit anderen Wörtern an denselben Stellen bleibt W gleich{STAYS[why]}."


def by_hand(edits: int, names: Sequence[str], more: int) -> str:
    listed = ", ".join(map(markdown.plain, names)) + (f" und {more} weitere" if more else "")
    typed = f"In W eingetippt: {numbers.plural(edits, 'Zahl', 'Zahlen')}."
    return f"{typed} Zeilen von Y, die sich ändern: **{listed}**." if names else f"{typed} Keine Zeile von Y ändert sich."


def mixing_task(tokens: int, equal: bool, edited: bool) -> tuple[str, str]:
    if tokens == 1:
        return "Ein Wort allein lässt sich nicht mischen. Tippe mehr Wörter unter „Deine Wörter“.", ""
    happened = "Alle Zeilen von W sind gleich, also auch alle Zeilen von Y: Aus jedem Wort wird dieselbe Mischung."
    first = f"Drücke „{own.FORGET}“ unter „{frame.deeper(title=own.W_BY_HAND)}“. " * edited
    return f"{first}Wähle einen Mischer, mit dem aus jedem Wort dieselbe Mischung wird.", happened * equal


def editor(rows: int, count: int) -> str:
    hint = ":gray[**W von Hand**: Tippe eine Zahl, und eine Zeile von Y ändert sich. Leere die Zelle, um sie zurückzuholen.]"
    return hint + (f" :gray[Das sind {rows} von {count} Zeilen, rund um die gewählte.]" if count > rows else "")
