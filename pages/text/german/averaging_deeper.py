"""Was die Seite über Mittelwerte unter „Mehr dazu“ sagt, und was geprüft wurde."""

from pages.text import markdown, numbers
from pages.text.german.averaging import agreement, colours
from pages.text.languages import Words

own = Words("averaging_deeper", "de")

TRIANGLE_FORMULA = r"W_{ij} = L_{ij} \,/\, \textstyle\sum_k L_{ik}"
NAIVE_FORMULA = (
    r"s_{ij} = x_i \cdot x_j \,/\, c = s_{ji}, \qquad s_{ii} = |x_i|^2 \,/\, c, \qquad c = \text{was die Scores teilt}"
)

RUNGS = {
    "loop": ("1 Schleife", "Jedes Wort wird zum Mittelwert der Wörter, auf die es achten darf, Zeile für Zeile."),
    "triangle": (
        "2 Dreieck",
        "Ein Produkt berechnet dieselben Summen: ein Dreieck aus Einsen, jede Zeile durch ihre Summe.",
    ),
    "softmax": ("3 Softmax", "Softmax gibt dieselben Gewichte: Jeder Score ist 0, oder −∞, wo ein Wort verdeckt ist."),
    "tokens": ("4 Wörter", "Die Scores kommen aus den Wörtern: das Produkt des Vektors jedes Wortes mit dem jedes Wortes."),
    "query_key": ("5 Query und Key", "Jedes Wort wird zuerst zu Query und Key und kann so andere Wörter suchen."),
}


def way(name: str, code: str) -> str:
    return f"**{own.WAYS[name][0].upper()}{own.WAYS[name][1:]}**  \n{code}"


def ways(same: bool, difference: float, row: int, name: str, receives: str, first: tuple[float, float]) -> str:
    badge = agreement(same, "alle drei geben dieselben Mittelwerte", "die Schleife weicht von den anderen ab", difference)
    sentence = f"{markdown.chip('query', name)} erhält {receives}."
    if not same and row > 1:
        sentence += " Die Schleife mittelt Zeilen, die schon Mittelwerte sind: "
        sentence += f"Ihre erste Zahl ist {first[0]:.2f} statt {first[1]:.2f}."
    elif not same:
        sentence += " Die ersten beiden Zeilen stimmen; die dritte ist die erste, die nicht stimmt."
    return f"{badge}  \n{sentence}"


def sums(right: bool, difference: float, name: str, total: float) -> str:
    if right:
        row, meaning = "Jede Summe teilt ihre eigene Zeile, also ergibt die Zeile von", ": ein Mittelwert"
    else:
        row = "Ohne die behaltene Achse teilt Summe j die **Spalte** j statt der Zeile j. Es ergibt die Zeile von"
        meaning = ", zu viel für einen Mittelwert" if total > 1.005 else ", aber andere Zeilen ergeben nicht 1"
    badge = agreement(right, own.ROWS_ADD_UP, own.ROWS_DONT, difference)
    return f"{badge}  \n{row} {markdown.chip('query', name)} {total:.2f}{meaning}."


def over_axis(axis: int, code: str) -> str:
    over = "Keys" if axis == -1 else "Queries"
    return f"{code} :gray[Gewichte aus Queries und Keys, kein Wort verdeckt; Softmax über die {over}]"


def wrong_axis(name: str, total: float, farthest: str, other: float) -> str:
    row, far = markdown.chip("query", name), markdown.chip("query", farthest)
    also = f", die von {far} {other:.2f}" if farthest != name else ", weiter weg von 1 als jede andere Zeile"
    return f"Die Zeile von {row} ergibt {total:.2f}{also}; Spalten ergeben 1."


def other_weights(query: str, key: str, mean: float, drawn: float, by_chance: bool) -> str:
    asking, offering = markdown.chip("query", query), markdown.chip("key", key)
    whose = "zufällig, mit gezogener Query und gezogenem Key" if by_chance else "mit Query und Key"
    mean_of_all = f"**{numbers.percent(mean)}** von {offering} im Mittelwert aller Wörter"
    return f"{asking} erhält {mean_of_all} und **{numbers.percent(drawn)}** {whose}."


def rung(name: str, code: str, row: str, receives: str, total: float, compared: str) -> str:
    title, change = RUNGS[name]
    sentence = f"{markdown.chip('query', row)} erhält {receives}. Die Zeile ergibt zusammen {total:.2f}."
    return "\n\n".join((f"### {title}", change, code, sentence, compared))


def same_as_below(same: bool, below: int, difference: float) -> str:
    if same:
        return markdown.badge(True, f"dasselbe Ergebnis wie Sprosse {below}")
    return f"**Nicht mehr das Ergebnis von Sprosse {below}**: Es weicht um bis zu {difference:.2f} ab, wie beabsichtigt."


def naive_scores(divided: str, end: float) -> str:
    return f"**Scores x xᵀ{divided}** {colours(end)}"


def naive(symmetric: bool, across: float, own: tuple[float, int], other: tuple[float, int], apart: float, count: int) -> str:
    badge = markdown.badge(symmetric, "x xᵀ ist symmetrisch: Die Wörter i und j haben in beiden Richtungen denselben Score")
    ends = "Die Gewichte müssen es nicht sein, denn Softmax teilt jede Zeile durch ihre eigene Summe: "
    ends += f"Sie weichen über die Diagonale um bis zu {across:.2f} ab." if across >= 0.005 else "Hier sind sie es fast."
    rows = (
        f"Das Gewicht eines Wortes für sich selbst ist im Mittel **{numbers.percent(own[0])}**, das größte in {own[1]} von "
    )
    rows += f"{count} Zeilen."
    projected = f"Mit Query und Key: **{numbers.percent(other[0])}**, in {other[1]} von {count} Zeilen; die Scores weichen "
    projected += (
        f"über die Diagonale um bis zu {apart:.1f} ab. Wähle unter „Deine Wörter“ andere Projektionen und vergleiche."
    )
    return f"{badge} {ends}  \n{rows} {projected}"


def verified(checks: dict[str, tuple[bool, float]]) -> str:
    return "  \n".join(markdown.badge(right, own.CHECKED[name], difference) for name, (right, difference) in checks.items())
