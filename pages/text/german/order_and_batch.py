"""Was die Schritte der Seite über die Reihenfolge sagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers

ALL = 0.995  # what rounds to 100 %

ALONE_FORMULA = r"\text{Attention}(P\,X)=P\,\text{Attention}(X)"
PLACED_FORMULA = r"q_i=(x_i+p_i)\,W_Q\qquad k_j=(x_j+p_j)\,W_K"
JOBS = {  # what a designed head does, and whether it is so with positions; of others their own sentence is taken
    ("same", False): "Die Projektionen brauchen hier keine Positionen: Jedes Wort achtet auf sich und auf seine Kopien.",
    ("previous", True): "Jedes Wort achtet auf das Wort davor.",
    ("previous", False): "Ohne Positionen findet kein Wort das davor, also haben alle Wörter das gleiche Gewicht.",
}
PLACED_LETTERS = (
    "Hier sind Positionen aus, in der Formel ist p also 0.",
    "In der Formel ist p die Position von Platz i oder j.",
)
LINES = ("nur die Wörter", "mit Positionen")
PLACELESS = {True: "Durchgerechnete Beispiele", False: "Die Projektionen „learned“"}  # by whether it is an example


def attends(key: str, share: float, ties: int, noun: str = "word") -> str:
    """Return where a row attends, as the end of a sentence that begins with its query.

    key: the one with the largest weight, in Markdown; share: that weight; ties: how many keys have it, 0: all are hidden
    """
    none, many = {"word": ("kein Wort", "Wörter")}.get(noun, (f"kein {noun.title()}", f"{noun.title()}s"))
    percent = f"**{numbers.percent(share)}**"
    if not ties:
        return f"achtet auf {none}, denn alle sind verdeckt"
    if ties == 1:
        return f"achtet am stärksten auf {key}: {percent}"
    most = "gleich stark" if ties * share > ALL else "am stärksten, und zwar gleich,"
    return f"achtet {most} auf {ties} {many}: je {percent}"


def alone(query: str, places: tuple[int, int], row: str, rounding: str) -> str:
    """Say that a word's output follows it; places: where it stands as written and shuffled; row: where it attends.

    rounding: by how much rounding changes its output, "" where that is too little to be seen
    """
    before, after = places
    stands = f"steht im Satz an Platz {before} und nach dem Mischen an Platz {after}, ab 0 gezählt"
    if before == after:
        stands = f"steht in beiden Reihenfolgen an Platz {before}, ab 0 gezählt"
    same = f"nur Rundung ändert seine Ausgabe, um bis zu {rounding}" if rounding else "seine Ausgabe ist dieselbe"
    return f"{markdown.chip('query', query)} {stands}. Beide Male gilt: Es {row}, und {same}."


def knowing(positions: bool, mask: str, bias: str) -> str:
    """Return what of a layer tells the order; "" where nothing does."""
    ways = [f"die Maske „{mask}“"] * (mask != "none") + ["ALiBi"] * (bias != "none") + ["Positionen"] * positions
    return " und ".join(ways)


def follow(tells: str, difference: float, same: bool) -> str:
    """Say whether outputs, put back into the order of the sentence, are what they were.

    tells: what tells the order, see knowing; same: whether the difference is rounding
    """
    if not tells:
        return "Nichts verrät hier die Reihenfolge, also folgen die Ausgaben ihren Wörtern."
    several = "Positionen" in tells or " und " in tells
    if same:
        could = "könnten" if several else "könnte"
        return f"Die Ausgaben folgen hier ihren Wörtern, obwohl {tells} die Reihenfolge verraten {could}."
    most = f"um bis zu **{numbers.small(difference)}**"
    why = f"{tells[:1].upper()}{tells[1:]} {'verraten' if several else 'verrät'} die Reihenfolge"
    return f"In die Reihenfolge des Satzes zurückgebracht, weichen die Ausgaben {most} ab: {why}."


def apart(query: str, key: str, distance: int, scores: tuple[float, float], varies: float) -> str:
    """Say how two words score at a distance; scores: without and with positions; varies: over all, with positions."""
    without, placed = (numbers.decimal(score, sign=True) for score in scores)
    places = f"{distance} {'Platz' if distance == 1 else 'Plätze'}"
    far = f"{markdown.chip('key', key)} steht {places} nach {markdown.chip('query', query)}"
    over = f"Der erste bleibt in jedem Abstand gleich, der zweite schwankt um **{numbers.small(varies)}**."
    return f"{far}: Der Score ist **{without}** für die Wörter allein und **{placed}** mit Positionen. {over}"


def apart_anywhere(query: str, key: str, score: float, example: bool) -> str:
    """Say how two words score where no positions are known."""
    pair, at = f"{markdown.chip('query', query)} und {markdown.chip('key', key)}", numbers.decimal(score, sign=True)
    return f"In jedem Abstand ist der Score von {pair} **{at}**: {PLACELESS[example]} kennen keine Positionen."


def scores_of_head(head: int) -> str:
    return f"**Skalierter Score{f' in Kopf {head}' * bool(head)}**"


def convolution() -> str:
    return "**Gewichte einer Faltung über drei Plätze** :gray[· ein Balken je Abstand]"


def alone_task(word: str | None, first: bool) -> tuple[str, str]:
    """Return what to try with the shuffle; word: which one is to stand first, None for none; first: whether it does."""
    if word is None:
        return "Gib unter „Deine Wörter“ ein zweites Wort ein: Ein Wort allein hat nur eine Reihenfolge.", ""
    name = f"„{markdown.plain(word)}“"
    happened = f"Nein: {name} steht nun am Anfang, und seine Zeile hat in beiden Bildern dieselben Zahlen."
    return f"Verschiebe die Mischung, bis {name} am Anfang steht. Ändern sich die Zahlen in seiner Zeile?", happened * first


def placed_task(knows: bool, others: Sequence[str], equal: int, follows: bool) -> tuple[str, str]:
    """Return what to try with positions; follows: whether nothing tells the order, so that outputs follow.

    others: what else tells the order, a mask, a bias
    equal: how many words a row then attends to equally, 0 where the weights differ
    """
    if not knows:
        return "Diese Projektionen kennen keine Positionen. Wähle andere unter „Deine Wörter“.", ""
    question = "Schalte Positionen aus. Wandert jede Ausgabe nun mit ihrem Wort?"
    if others:
        off = f"Schalte Positionen aus und unter „Tiefer“ auch {' und '.join(others)}."
        question = f"{off} Wandert jede Ausgabe nun mit ihrem Wort?"
    happened = "Ja: Nichts verrät mehr die Reihenfolge, also hat jedes Wort in beiden Bildern dieselbe Zeile."
    if equal:
        rows = f"Kein Wort findet das davor, jedes achtet gleich stark auf alle {equal} Wörter, und alle Zeilen sind gleich"
        happened = f"Ja, aber nichts verrät mehr die Reihenfolge. {rows}."
    return question, happened * follows


def apart_task(distance: int, farthest: int, alone: float, placed: tuple[float, float]) -> tuple[str, str]:
    """Return what to try with the distance; alone, placed: the scores without positions, and with, at both ends."""
    near, far, same = (numbers.decimal(score, sign=True) for score in (*placed, alone))
    happened = (
        f"Die Wörter allein haben weiterhin {same}. Mit Positionen war der Score einen Platz entfernt {near}, nun {far}."
    )
    question = f"Bringe die beiden Wörter in einen Abstand von {farthest} Plätzen. Welcher Score ändert sich?"
    return question, happened * (distance == farthest)


def checked_shuffle(same: bool, difference: float) -> str:
    """Say how far the outputs of shuffled words are from those as written where nothing tells the order."""
    sentence = "ohne Positionen und Maske sind Ausgaben, die zurückgebracht werden, dieselben"
    return markdown.badge(same, sentence, difference)


def checked_distance(same: bool, difference: float, farthest: int) -> str:
    """Say how far a score varies over all distances where no positions are added."""
    sentence = f"der Score der Wörter allein ist in den Abständen 1 bis {farthest} derselbe"
    return markdown.badge(same, sentence, difference)
