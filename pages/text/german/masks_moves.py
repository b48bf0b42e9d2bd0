"""Was die letzten beiden Schritte der Seite über Masken sagen: wer eine Änderung bemerkt, und was beim Wachsen bleibt."""

from collections.abc import Sequence

from pages.text import markdown
from pages.text.languages import Words

own = Words("masks_moves", "de")


def changed(word: str, without: str, mask: str, under: str) -> str:
    lead = f"Zu jeder Zahl im Vektor von {markdown.chip('key', word)} wird 1 addiert."
    why = "Ein Balken ist die größte Änderung in einer Ausgabe. Unter einer Maske werden die übrigen Gewichte durch ihre "
    why += "eigene Summe geteilt, darum können Balken abweichen."
    return f"{lead}  \nNichts verdeckt: {without}.  \n{_capital(mask)}: {under}. :gray[{why}]"


def _capital(mask: str) -> str:
    return mask[:1].upper() + mask[1:]


def changed_task(fewest: int, all_alike: bool, names: Sequence[str], done: bool) -> tuple[str, str]:
    """Return what to try with the word; names: whose outputs can change now."""
    if all_alike:
        count = f"{fewest} {'Ausgabe' if fewest == 1 else 'Ausgaben'}"
        alike = f"Unter dieser Maske erreicht die Änderung jedes Wortes {count}"
        return f"{alike}. Wähle eine andere Maske und sieh, welche Ausgaben dann gleich bleiben.", ""
    noticed = ", ".join(f"„{markdown.plain(name)}“" for name in names)
    verb = "kann" if len(names) == 1 else "können"
    happened = "Unter der Maske kann sich keine Ausgabe ändern."
    if names:
        happened = (
            f"Unter der Maske {verb} sich nur die {'Ausgabe' if len(names) == 1 else 'Ausgaben'} von {noticed} ändern."
        )
    return "Finde ein Wort, dessen Änderung unter der Maske die wenigsten Ausgaben erreicht.", happened * done


def grown(word: str, without: str, mask: str, under: str) -> str:
    return f"{markdown.chip('key', word)} kommt hinzu.  \nNichts verdeckt: {without}.  \n{_capital(mask)}: {under}."


def grown_task(last: str, old: int, without: int, under: int, done: bool) -> tuple[str, str]:
    """Return what to try with the newest word; how many earlier outputs must be computed again, without and under a mask."""
    if not old:
        return own.MORE_WORDS, ""
    happened = f"Ohne Maske müssen {without} von {old} neu berechnet werden, unter dieser Maske {under} von {old}."
    question = (
        f"Füge das letzte Wort „{markdown.plain(last)}“ hinzu. Wie viele frühere Ausgaben müssen neu berechnet werden?"
    )
    return question, happened * done
