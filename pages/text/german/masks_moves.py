"""Was die letzten beiden Schritte der Seite über Masken sagen: wer eine Änderung bemerkt, und was beim Wachsen bleibt."""

from collections.abc import Sequence

from pages.text import markdown, numbers

MORE_WORDS = "Gib unter „Deine Wörter“ mehr Wörter ein: Dieser Schritt vergleicht Wörter miteinander."
OPEN = "nichts verdeckt"
CHANGED_ALT = "Wie stark sich jede Ausgabe ändert, wenn ein Wort geändert wird: "
GROWN_ALT = "Wie stark sich jede frühere Ausgabe ändert, wenn ein Wort hinzukommt: "
HIDDEN_FROM, NEW, LATER, STAYS = "0 · darf nicht darauf achten", "neu", "noch nicht da", "0 · bleibt"
CHANGE = "Balken = Änderung"


def moved_key(mask: str, still: bool) -> str:
    """Return the title of a picture of changes; still: whether nothing changes there, so that there is no bar."""
    return f":gray[**{mask}** · {'nichts ändert sich' if still else CHANGE}]"


def changed(word: str, without: str, mask: str, under: str) -> str:
    lead = f"Zu jeder Zahl im Vektor von {markdown.chip('key', word)} wird 1 addiert."
    why = "Ein Balken ist die größte Änderung in einer Ausgabe. Unter einer Maske werden die übrigen Gewichte durch ihre "
    why += "eigene Summe geteilt, darum können Balken abweichen."
    return f"{lead}  \nNichts verdeckt: {without}.  \n{_capital(mask)}: {under}. :gray[{why}]"


def _capital(mask: str) -> str:
    return mask[:1].upper() + mask[1:]


def changes(can: int, words: int, earlier: int, before: int, moved: int, most: float) -> str:
    """Say how many outputs can change, how many of those before the word, and how many do, by how much."""
    verb = "kann" if can == 1 else "können"
    earlier_ones = f" (**{earlier}** von {before} früheren)" if before else ""
    sentence = f"**{can} von {words}** Ausgaben{earlier_ones} {verb} sich ändern"
    if not can:
        return sentence
    by = f", um bis zu **{numbers.small(most)}**" if moved else ""
    return f"{sentence}, und **{moved}** {'tut' if moved == 1 else 'tun'} es{by}"


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


def first_word(word: str) -> str:
    return f"{markdown.chip('key', word)} ist das erste Wort, es gibt also noch keine frühere Ausgabe."


def grown(word: str, without: str, mask: str, under: str) -> str:
    return f"{markdown.chip('key', word)} kommt hinzu.  \nNichts verdeckt: {without}.  \n{_capital(mask)}: {under}."


def growth(opened: int, old: int, most: float, moves: bool) -> str:
    """Say what a new word means for the outputs before it; opened: how many of them may attend to it."""
    attends = f"**{opened} von {old}** früheren Wörtern {'darf' if opened == 1 else 'dürfen'} darauf achten"
    if not opened:
        return (
            f"{attends}; {'ihre Ausgaben bleiben und können' if old > 1 else 'die Ausgabe bleibt und kann'} behalten werden"
        )
    output, change, must, stay = "die Ausgabe", "ändert", "muss", "bleibt"
    if opened > 1:
        output, change, must, stay = "ihre Ausgaben", "ändern", "müssen", "bleiben"
    if moves:
        return f"{attends}; {output} {change} sich um bis zu **{numbers.small(most)}** und {must} neu berechnet werden"
    return f"{attends}; {output} {must} neu berechnet werden, obwohl sie hier zufällig gleich {stay}"


def grown_task(last: str, old: int, without: int, under: int, done: bool) -> tuple[str, str]:
    """Return what to try with the newest word; how many earlier outputs must be computed again, without and under a mask."""
    if not old:
        return MORE_WORDS, ""
    happened = f"Ohne Maske müssen {without} von {old} neu berechnet werden, unter dieser Maske {under} von {old}."
    question = (
        f"Füge das letzte Wort „{markdown.plain(last)}“ hinzu. Wie viele frühere Ausgaben müssen neu berechnet werden?"
    )
    return question, happened * done


ONLY_SELF = "Dieser Schritt handelt von einem Satz, der auf sich selbst achtet. Zurzeit sind es zwei."
