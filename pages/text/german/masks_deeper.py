"""Was die Seite über Masken unter Vertiefung und an ihrem Fuß sagt."""

from collections.abc import Sequence

from pages.text import markdown, numbers

# ---- how the mask is combined, which block it makes, an empty row, PyTorch ----


def block(masked: bool, opened: int, cells: int) -> str:
    """Say which block it is; opened: how many of so many cells of the future are open."""
    if masked and not opened:
        return "Das ist ein **Decoder-Block**: Eine Zeile Code, scores.masked_fill(~allowed, −inf), verdeckt die Zukunft."
    if masked:
        count = f"**{opened} von {cells}** Zellen der Zukunft {'ist' if opened == 1 else 'sind'} offen"
        return f"Ein **Decoder-Block** hat diese Zeile Code, scores.masked_fill(~allowed, −inf), aber hier gilt: {count}."
    if opened == cells:
        return "Das ist ein **Encoder-Block**: Keine Zeile Code verdeckt die Zukunft."
    hidden = f"**{cells - opened} von {cells}** Zellen der Zukunft {'ist' if cells - opened == 1 else 'sind'} verdeckt"
    return (
        "Ein **Encoder-Block** hat wie hier keine kausale Maske, aber Fenster, Präfix, Padding oder einzelne Zellen "
        f"bewirken: {hidden}."
    )


def nothing_now(blind: Sequence[str], query: str, is_blind: bool) -> str:
    """Say which queries may attend to nothing, before a table of the output of the selected one."""
    names = ", ".join(markdown.chip("query", name) for name in blind)
    verb = "darf" if len(blind) == 1 else "dürfen"
    now = f"{names} {verb} auf kein Wort achten." if blind else "Jede Query darf auf irgendein Wort achten."
    name, output = markdown.chip("query", query), markdown.chip("output", "Ausgabe")
    would = f"Die {output} von {name} ist:" if is_blind else f"Wäre jeder Key für {name} verdeckt, so wäre die {output}:"
    return f"{now} {would}"


NOTHING_WAYS = ("diese Seiten", "PyTorchs fused attention", "eine einfache Softmax")
NOTHING_HEADER = ("berechnet von", "erste Zahlen")


def polarity(opened: int, hidden: int, swapped: str) -> str:
    cells = opened + hidden
    fused = f"Für **scaled_dot_product_attention** bedeutet True offen: {opened} von {cells} Zellen sind True."
    module = f"Für **MultiheadAttention** bedeutet True verdeckt: {hidden} von {cells} Zellen sind True."
    return f"Zwei Funktionen von PyTorch lesen dieselbe Maske entgegengesetzt. {fused} {module} {swapped}"


# ---- one layer with its weights, and all words ----


def equal(ties: int, count: int, share: float) -> str:
    return f"{'' if ties == count else 'am stärksten '}auf {ties} davon gleich stark, je {numbers.percent(share)}. "


def degrees(listed: Sequence[int]) -> str:
    return f"Vom ersten Wort bis zum letzten enden dort {', '.join(map(str, listed))} Kanten: die Eingangsgrade."


# ---- verified ----


def rounding(word: str, most: float) -> str:
    moves = f"um höchstens {numbers.small(most)}, durch Rundung" if most else "gar nicht"
    return f"Wenn {markdown.chip('key', word)} hinzukommt, ändern sich Ausgaben, die sich nicht ändern können, {moves}."
