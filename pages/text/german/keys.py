"""Die Tasten der App, was jede tut, und die zwei Schalter neben der Sprache: große Schrift und die Liste der Tasten."""

TITLE = "Tasten"
OPEN = "Tasten dieser App"
LARGE_TYPE, NORMAL_TYPE = "Große Schrift für den Beamer", "Normale Schrift"
PICTURE, NEXT_PICTURE = "Bild ▸", "Das nächste Bild füllt den Bildschirm (Taste V)"
CLOSE = "Schließen"
LETTERS = "Die Tasten F, V, L, B, P, N und ? sind eingeschaltet."
LETTERS_WHY = "Schalte sie aus, wenn du den Computer mit der Stimme bedienst. Der Knopf ? öffnet diese Liste weiterhin."
LIST = {
    "F": "Das Bild unter der Maus füllt den Bildschirm, sonst das mit dem Fokus, sonst das größte. F noch einmal endet es.",
    "V": "Das nächste Bild der Seite füllt den Bildschirm.",
    "← →": "Der Schritt, die Frage oder der Teil davor und der nächste.",
    "↑ ↓": "In einem Bild, das den Fokus hat: die Zeile darüber und die Zeile darunter. Manche Bilder nehmen auch ← und →.",
    "B P N": "Wo etwas abläuft: ein Schritt zurück, abspielen oder anhalten, ein Schritt weiter.",
    "L": "Große Schrift für die letzte Reihe oder wieder normale Schrift. Der Link merkt sie sich.",
    "?": "Diese Liste.",
    "Esc": "Schließt, was offen ist, und beendet das Vollbild.",
}
NOT_IN_FIELDS = "Keine Taste tut etwas davon, während du in ein Feld schreibst."
