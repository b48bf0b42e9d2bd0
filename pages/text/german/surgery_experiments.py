"""Was die Seite über Eingriffe zu jedem Versuch sagt: seine Aufgabe, und was danach zu sehen ist."""


def reached(word: str) -> str:
    return f"„{word.strip()}“ ist jetzt das wahrscheinlichste Wort."
