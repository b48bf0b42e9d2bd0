"""Was die Seite über Masken sagt."""

from collections.abc import Sequence

from pages.text import markdown, numbers

# ---- the steps ----

MATRIX_FORMULA = r"\text{Score}=-\infty\Rightarrow e^{-\infty}=0\Rightarrow\text{Gewicht}=0"

# ---- step 1: the matrix ----


def _words(count: int) -> str:
    return f"{count} {'Wort' if count == 1 else 'Wörter'}"


def _cells(count: int) -> str:
    return f"{count} {'Zelle' if count == 1 else 'Zellen'}"


def about(mask: str, number: int) -> str:
    """Say what a mask of the control allows; number: the one that it reads, if any."""
    every, step = "jedes Wort darf auf", max(number, 1)
    before = "das Wort davor" if number == 1 else f"die {_words(number)} davor"
    first = "das erste Wort" if number == 1 else f"die ersten {_words(number)}"
    allows = {
        "none": f"{every} jedes Wort achten",
        "causal": f"{every} sich selbst und alle früheren Wörter achten, aber auf kein späteres",
        "window": f"{every} sich selbst und {before} achten" if number else f"{every} sich allein achten",
        "prefix": f"wie causal, und {every} {first} achten",
        "strided": f"{every} sich selbst und die Wörter {step}, {2 * step}, {3 * step} … Plätze davor achten",
    }
    return f":gray[**{mask}**: {allows[mask]}.]"


def matrix_key(head: int, role: str, how: str) -> str:
    name = ": ".join(filter(None, (f"Kopf {head}" * bool(head), role)))
    return f":gray[{f'**{name}** · ' * bool(name)}Zahl: Aufmerksamkeitsgewicht · Punkt: verdeckt · {how}]"


def matrix_alt(queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"Wer auf wen achten darf: Zeilen {', '.join(queries)}; Spalten {', '.join(keys)}"


def open_keys(query: str, opened: int, keys: int, key: str | None, largest: float, ties: int) -> str:
    """Say to how many keys a query may attend; key: the first of those that have the largest weight, None for no key."""
    asking = markdown.chip("query", query)
    if key is None:
        return f"{asking} darf auf **0 von {keys}** Wörtern achten: Ihre Gewichte ergeben 0, und ihre Ausgabe ist 0."
    sentence, share = f"{asking} darf auf **{opened} von {keys}** Wörtern achten", f"**{numbers.percent(largest)}**"
    if opened == 1:
        return f"{sentence}, also bekommt {markdown.chip('key', key)} das ganze Gewicht: {share}."
    if ties == opened:
        return f"{sentence} und gibt jedem dasselbe Gewicht: {share}."
    if ties > 1:
        return f"{sentence} und gibt {ties} davon das größte Gewicht: je {share}."
    return f"{sentence} und gibt {markdown.chip('key', key)} das größte Gewicht: {share}."


def why_equal(query: str, reason: str, share: float) -> str:
    """Say why a row of the head that looks for the word before has equal weights; reason: first, hidden or places."""
    why = {
        "first": "ist das erste Wort, es gibt also kein Wort davor",
        "hidden": "darf nicht auf das Wort davor achten, denn es ist verdeckt",
        "places": "kann das Wort davor nicht finden, denn es werden keine Positionen addiert",
    }[reason]
    each = f"Alle Scores sind gleich, also auch die Gewichte, je {numbers.percent(share)}"
    return f" :gray[„{markdown.plain(query)}“ {why}. {each}.]"


def future_task(first: str, hidden: int, done: bool) -> tuple[str, str]:
    """Return what to try with the mask, and, once it is done, what happened; hidden: how many cells are."""
    happened = (
        f"{_cells(hidden)} über der Diagonale {'ist' if hidden == 1 else 'sind'} verdeckt. „{markdown.plain(first)}“ hat "
        "kein früheres Wort und achtet nur auf sich selbst, mit Gewicht 1."
    )
    question = (
        "Wähle die Maske, unter der jedes Wort auf sich selbst und auf alle früheren Wörter achten darf, aber auf kein "
        "späteres."
    )
    return question, happened * done


def cell_task(hidden: int) -> tuple[str, str]:
    """Return what to try where no word has a future: with one word, and across two sentences."""
    count = f"{_cells(hidden)} {'ist' if hidden == 1 else 'sind'} verdeckt"
    return "Verdecke eine Zelle.", f"{count}: Das Gewicht dort ist 0." if hidden else ""


# ---- step 2: the graph ----


def mask_name(mask: str, number: int, alone: bool) -> str:
    """Return what the mask of step 1 is called; alone: whether nothing is added to what its control says."""
    names = {
        "none": "keine Maske",
        "causal": "kausale Maske",
        "window": f"Fenstermaske, {_words(number)}",
        "prefix": f"Präfixmaske, {_words(number)}",
        "strided": f"Maske, Schrittweite {max(number, 1)}",
    }
    return names[mask] if alone else "Maske aus Schritt 1"


def layers_task(last: str, first: str | None, needed: int, other: str, done: bool) -> tuple[str, str]:
    """Return what to try with the layers.

    first: from which word the message needs most of them, None where none arrives
    other: the selected word where it isn't the last one and the layers were moved, ""
    """
    to = f"„{markdown.plain(last)}“"
    if first is None:
        return (
            f"Unter dieser Maske erreicht bei keiner Zahl von Schichten Information {to}. Wähle in Schritt 1 eine andere.",
            "",
        )
    start = f"„{markdown.plain(first)}“"
    question = (
        f"Wähle {to} im Bild aus. Wie viele Schichten braucht es mindestens, bis Information von {start} dort ankommt?"
    )
    if other:
        question += f" („{markdown.plain(other)}“ ist noch ausgewählt: Wähle zuerst {to} aus.)"
    travels = "denn Information läuft in jeder Schicht eine Kante weit"
    happened = f"{start} ist {needed} Kanten von {to} entfernt, es braucht also {needed} Schichten, {travels}."
    if needed == 1:
        happened = f"Eine Schicht genügt: Unter dieser Maske darf {to} direkt auf {start} achten."
    return question, happened * done
