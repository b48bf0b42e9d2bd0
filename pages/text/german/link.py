"""Hinweise zu einem Link: abgelehnte oder gekürzte Werte, und die verletzte Regel als Satzende."""

from collections.abc import Iterable

NO_SUCH_SETTING = "eine solche Einstellung gibt es nicht"
NAMES = "es müssen Namen von Einstellungen sein wie mask~heads"
CELLS = "es müssen Zellen sein wie 1-4_2-3, jede Zeile-Spalte"
NO_LINK = "es müssen Einstellungen eines Links sein wie head_size=128&scale=none, oder - für die Seite ohne Link"


def other_format(written: str, version: str) -> str:
    return f"Dieser Link hat das Format {written}; diese Seite liest v={version} und kann daher anders aussehen."


def ignored(written: str, rule: str) -> str:
    return f"{written} wurde übergangen: {rule}."


def cut(name: str, count: int, most: int) -> str:
    return f"{name} hat {count} Zeichen; nur die ersten {most} werden gelesen."


def more_ignored(count: int) -> str:
    return f"{count} weitere Einstellungen dieses Links wurden übergangen."


def one_of(options: Iterable[str]) -> str:
    return f"es muss eines davon sein: {', '.join(options)}"


def number(whole: bool, low: float, high: float) -> str:
    return f"es muss eine {'ganze Zahl' if whole else 'Zahl'} von {low} bis {high} sein"


def most_cells(most: int) -> str:
    return f"es dürfen höchstens {most} Zellen sein"


def operations(most: int) -> str:
    return f"es dürfen höchstens {most} Eingriffe wie off_1_3 (Schicht 1, Kopf 3) sein, verbunden mit ~"


def model(names: Iterable[str]) -> str:
    return f"möglich sind {', '.join(names)} und Namen, die mit einem Hash aus 8 Ziffern enden"


def no_such_head(layers: int, heads: int) -> str:
    return f"das Modell hat Schichten 0 bis {layers - 1} und Köpfe 0 bis {heads - 1}"


def packed(most: int) -> str:
    return f"es dürfen höchstens {most} Buchstaben, Ziffern und Zeichen _ - . sein"


def too_long(most: int) -> str:
    return f"der Link darin darf höchstens {most} Zeichen haben"


def of_a(sentence: str) -> str:
    """sentence: a notice of the link that compare holds."""
    return f"In compare, dem Link von A: {sentence}"


def bars(most: int) -> str:
    return f"es dürfen höchstens {most} ganze Zahlen von 0 bis 100 sein, verbunden durch _"


def most_numbers(most: int) -> str:
    return f"es darf höchstens {most} Zahlen enthalten"


def edits(example: str, largest: float) -> str:
    return f"es muss aussehen wie {example} (Zeile, Spalte, eine Zahl bis {largest:g}), weitere nach ~"


def steps_of(page: str, count: int) -> str:
    return f"Die Seite {page} hat keine Schritte" if count == 1 else f"Die Seite {page} hat die Schritte 1 bis {count}"


def not_on_page(page: str, owner: str) -> str:
    return f"Die Seite {page} hat diese Einstellung nicht, aber die Seite {owner}"


def too_many_names(most: int, count: int) -> str:
    return f"Ein Link setzt höchstens {most} Namen, dieser {count}."


def too_many_escapes(most: int, count: int) -> str:
    return f"Ein Link hat höchstens {most} Prozentzeichen, dieser {count}. Kürze seine Texte."
