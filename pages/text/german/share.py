"""Was Teilen sagt: ein Link mit Aufgabe, gesperrten oder versteckten Reglern, sein QR-Code und ein Rahmen für Kursseiten."""

from collections.abc import Sequence

# ---- wer so einen Link öffnet ----

YOUR_TASK = "Deine Aufgabe:"
UNLOCK = "Freigeben"
CLOSE = "Aufgabe schließen"


def locked(labels: Sequence[str]) -> str:
    return f"Gesperrt: {', '.join(labels)}."


def no_such_control(names: Sequence[str], more: int) -> str:
    rest = f" und {more} weitere" if more else ""
    return f"Der Link sperrt oder versteckt {', '.join(names)}{rest}: Diese Seite hat zurzeit keinen solchen Regler."


# ---- wer einen macht ----

ABOUT = "Ein Link zu dieser Ansicht mit allen jetzigen Einstellungen."
TASK, TASK_HINT = "Aufgabe", "Eine Zeile oben auf der Seite"
STEP, DISPLAY = "Schritt", "Große Schrift für den Beamer"
CONTROLS = "Regler"
CONTROLS_ABOUT = (
    "Ein gesperrter Regler ist sichtbar, lässt sich aber nicht bewegen; ein versteckter ist nicht sichtbar. Ein Knopf gibt "
    "alle frei."
)
FREE, LOCKED, HIDDEN = "frei", "gesperrt", "versteckt"
LOCK_ALL, FREE_ALL = "Alle sperren", "Alle freigeben"
LINK, COPY, OPEN = "Link", "Link kopieren", "Öffnen"
QR, QR_LARGER = "QR-Code dieses Links", "Den Code groß zeigen"
FRAME, COPY_FRAME = "Für eine Kursseite", "HTML kopieren"
FRAME_ABOUT = "Dieses HTML zeigt die Ansicht in einer anderen Seite, ohne das Menü."
LOCAL = (
    "Telefone können diese Adresse nicht öffnen: Sie gilt nur auf diesem Computer. Öffne die App unter ihrer Adresse im "
    "Netz."
)
WHOLE = "Wer den Link hat, kann die Texte darin lesen."

# ---- der Code ----

NO_ADDRESS = "Einen QR-Code gibt es für eine Adresse, die mit http:// oder https:// beginnt."


def too_long(count: int, most: int) -> str:
    return f"Der Link ist zu lang für einen QR-Code: Er hat {count} Zeichen, ein Code fasst {most}. Ein kürzerer Satz hilft."


def dense(count: int) -> str:
    return f"Mit {count} Zeichen ist der Code dicht: Telefone lesen ihn von nahem. Ein kürzerer Link macht ihn gröber."
