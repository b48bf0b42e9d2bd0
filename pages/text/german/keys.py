"""Die Tasten der App, was jede tut, und die zwei Schalter neben der Sprache: große Schrift und die Liste der Tasten."""

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
