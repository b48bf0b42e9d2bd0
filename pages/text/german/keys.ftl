### Die Tasten der App, was jede tut, und die zwei Schalter neben der Sprache: große Schrift und die Liste der Tasten.
TITLE = Tasten
OPEN = Tasten dieser App
LARGE_TYPE = Große Schrift für den Beamer
NORMAL_TYPE = Normale Schrift
PICTURE = Bild ▸
NEXT_PICTURE = Das nächste Bild füllt den Bildschirm (Taste V)
CLOSE = Schließen
LETTERS = Die Tasten F, V, L, B, P, N und ? sind eingeschaltet.
LETTERS_WHY = Schalte sie aus, wenn du den Computer mit der Stimme bedienst. Der Knopf ? öffnet diese Liste weiterhin.
NOT_IN_FIELDS = Keine Taste tut etwas davon, während du in ein Feld schreibst.
LIST =
    .full_screen = Das Bild unter der Maus füllt den Bildschirm, sonst das mit dem Fokus, sonst das größte. F noch einmal
        endet es.
    .next_picture = Das nächste Bild der Seite füllt den Bildschirm.
    .steps = Der vorige Schritt, die vorige Frage oder der vorige Teil, und der nächste.
    .rows = In einem Bild, das den Fokus hat: die Zeile darüber und die Zeile darunter. Manche Bilder nehmen auch ← und →.
    .player = Wo etwas abläuft: ein Schritt zurück, abspielen oder anhalten, ein Schritt weiter.
    .large_type = Große Schrift für die letzte Reihe oder wieder normale Schrift. Der Link merkt sie sich.
    .this_list = Diese Liste.
    .close = Schließt, was offen ist, und beendet das Vollbild.
