"""Was die Seite über Mittelwerte unter „Mehr dazu“ sagt, und was geprüft wurde."""

from pages.text import markdown, numbers
from pages.text.german.averaging import agreement, colours

IN_PLACE_TITLE = "drei Wege zu denselben Mittelwerten, und eine Schleife, die falsch rechnet"
IN_PLACE, IN_PLACE_HELP = (
    "Die Mittelwerte in x selbst schreiben",
    "Die Schleife liest dann Zeilen, die schon Mittelwerte sind.",
)
SEE, CHECKS = "Siehe auch:", "diese Mittelwerte mit bekannten Zahlen"
FACTORS_TITLE = "wie W entsteht, und alle Spalten von x und W x"
TRIANGLE = (
    "L ist ein Dreieck aus Einsen: Die Zeile eines Wortes hat eine 1 für das Wort selbst und für jedes Wort davor. Jede "
    "Zeile, geteilt durch ihre eigene Summe, ist eine Zeile von W."
)
TRIANGLE_FORMULA = r"W_{ij} = L_{ij} \,/\, \textstyle\sum_k L_{ik}"
SCORES_TITLE = "die Scores: Nullen und −∞"
KEEPDIM_TITLE = "Summen über die falsche Achse (keepdim)"
KEEPDIM = "keepdim=True: die Achse der Summen behalten"
KEEPDIM_HELP = "Aus: torch teilt jede Spalte durch eine Summe, ohne einen Fehler zu melden."
AXIS_TITLE = "Softmax über die falsche Achse"
AXIS = "Softmax über"
AXIS_HELP = "keys: Die Gewichte jeder Zeile ergeben zusammen 1. queries: Die jeder Spalte ergeben zusammen 1."
OTHERS_TITLE = "ein anderes Wortpaar, und andere Gewichte für dieselbe Zeile"
LOOKER, LOOKER_HELP = "Query", "Seine Position, von 0 an gezählt."
SOUGHT, SOUGHT_HELP = "Das gesuchte Wort", "Seine Position, von 0 an gezählt. Du kannst auch seinen Balken auswählen."
LADDER_TITLE = "fünf Sprossen vom Mittelwert zur Attention"
RUNG, RUNG_HELP = "Sprosse", "Jede Sprosse ändert eines gegenüber der Sprosse darunter."
TABLES = {
    "averaging_row": "die gewählte Zeile, auf alle Arten",
    "means": "Wörter und Mittelwerte",
    "rung": "die gewählte Sprosse",
}
NAIVE_TITLE = "Scores ohne Queries und Keys"
NAIVE_FORMULA = (
    r"s_{ij} = x_i \cdot x_j \,/\, c = s_{ji}, \qquad s_{ii} = |x_i|^2 \,/\, c, \qquad c = \text{was die Scores teilt}"
)

WAYS = {
    "loop": "eine Schleife über die Zeilen",
    "triangle": "ein Dreieck aus Einsen, geteilt durch Zeilensummen",
    "softmax": "Softmax von Nullen, spätere Wörter verdeckt",
}
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
OTHERS = {"mean": "Der Mittelwert aller Wörter", "random": "Zufällige Query und Key"}
SUMS = "**Summe jeder Zeile** :gray[Strich: 1]"
NAIVE_WEIGHTS = "**Ihre Gewichte** :gray[Softmax jeder Zeile]"
ROWS_ADD_UP, ROWS_DONT = "jede Zeile ergibt 1", "nicht jede Zeile ergibt 1"


def way(name: str, code: str) -> str:
    return f"**{WAYS[name][0].upper()}{WAYS[name][1:]}**  \n{code}"


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
    badge = agreement(right, ROWS_ADD_UP, ROWS_DONT, difference)
    return f"{badge}  \n{row} {markdown.chip('query', name)} {total:.2f}{meaning}."


def keepdim_formula(kept: bool) -> str:
    return rf"W_{{ij}} = L_{{ij}} \,/\, \textstyle\sum_k L_{{{'i' if kept else 'j'}k}}"


def over_axis(axis: int, code: str) -> str:
    over = "Keys" if axis == -1 else "Queries"
    return f"{code} :gray[Gewichte aus Queries und Keys, kein Wort verdeckt; Softmax über die {over}]"


def axis_formula(over: str) -> str:
    return rf"0 \le w_{{ij}} \le 1, \qquad \textstyle\sum_{'j' if over == 'keys' else 'i'} w_{{ij}} = 1"


def weights_lie(lowest: float, highest: float) -> str:
    return f"Jedes Gewicht liegt zwischen 0 und 1: hier von {lowest:.4f} bis {highest:.4f}."


def right_axis(lowest: float, highest: float) -> str:
    return f"Spalten müssen nicht 1 ergeben: Diese ergeben {lowest:.2f} bis {highest:.2f}."


def wrong_axis(name: str, total: float, farthest: str, other: float) -> str:
    row, far = markdown.chip("query", name), markdown.chip("query", farthest)
    also = f", die von {far} {other:.2f}" if farthest != name else ", weiter weg von 1 als jede andere Zeile"
    return f"Die Zeile von {row} ergibt {total:.2f}{also}; Spalten ergeben 1."


def other_weights(query: str, key: str, mean: float, drawn: float, by_chance: bool) -> str:
    asking, offering = markdown.chip("query", query), markdown.chip("key", key)
    whose = "zufällig, mit gezogener Query und gezogenem Key" if by_chance else "mit Query und Key"
    mean_of_all = f"**{numbers.percent(mean)}** von {offering} im Mittelwert aller Wörter"
    return f"{asking} erhält {mean_of_all} und **{numbers.percent(drawn)}** {whose}."


def in_head(job: str) -> str:
    return f"Query und Key: {job}" if job else OTHERS["random"]


EXAMPLES_JOB = "die des Rechenbeispiels"


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


def projected_weights(divided: str) -> str:
    return f"**Query und Key** :gray[Softmax ihrer Scores{divided and f', Scores{divided}'}]"


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


CHECKED = {
    "ways": "Schleife, Dreieck und Softmax geben dieselben Mittelwerte",
    "hidden": "Schleife, Dreieck und Softmax geben auch ohne verdeckte Wörter dasselbe",
    "divided": "Zeilen des geteilten Dreiecks ergeben 1",
    "axis": "Zeilen von Softmax ergeben 1",
    "naive": "x xᵀ ist symmetrisch",
}


def verified(checks: dict[str, tuple[bool, float]]) -> str:
    return "  \n".join(markdown.badge(right, CHECKED[name], difference) for name, (right, difference) in checks.items())
