"""Was Teilen sagt: ein Link mit Aufgabe, gesperrten oder versteckten Reglern, sein QR-Code und ein Rahmen für Kursseiten."""

from collections.abc import Sequence

# ---- wer so einen Link öffnet ----


def locked(labels: Sequence[str]) -> str:
    return f"Gesperrt: {', '.join(labels)}."


def no_such_control(names: Sequence[str], more: int) -> str:
    rest = f" und {more} weitere" if more else ""
    return f"Der Link sperrt oder versteckt {', '.join(names)}{rest}: Diese Seite hat zurzeit keinen solchen Regler."
