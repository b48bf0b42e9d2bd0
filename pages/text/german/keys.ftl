### Die Tasten der App, was jede tut, und die zwei Schalter neben der Sprache: große Schrift und die Liste der Tasten.
TITLE = Tasten
OPEN = Tasten dieser App
LARGE_TYPE = Große Schrift für den Beamer
NORMAL_TYPE = Normale Schrift
PICTURE = Bild ▸
NEXT_PICTURE = Das nächste Bild füllt den Bildschirm (Taste V)
CLOSE = Schließen
LETTERS = Die Tasten F, V, L, B, P, N, C und ? sind eingeschaltet.
LETTERS_WHY = Schalte sie aus, wenn du den Computer mit der Stimme bedienst. Der Knopf ? öffnet diese Liste weiterhin.
NOT_IN_FIELDS = Diese Tasten haben keine Wirkung, während du in ein Feld schreibst.
LIST =
    .full_screen = Zeigt ein Bild als Vollbild: das unter der Maus, sonst das mit dem Fokus, sonst das größte. Noch einmal F
        beendet das Vollbild.
    .next_picture = Das nächste Bild der Seite füllt den Bildschirm.
    .steps = Zurück oder weiter: ein Schritt, eine Frage oder ein Teil.
    .rows = In einem Bild, das den Fokus hat: die Zeile darüber und die Zeile darunter. Manche Bilder benutzen auch ← und →.
    .player = In einer Animation: ein Schritt zurück, abspielen oder anhalten, ein Schritt weiter.
    .large_type = Große Schrift für die letzte Reihe oder wieder normale Schrift. Der Link enthält diese Einstellung.
    .class_deck = Die nächste Frage oder der nächste Teil der Lektion, durch die du einen Kurs führst.
    .class_code = Der Code deines Kurses füllt den Bildschirm.
    .this_list = Diese Liste.
    .close = Schließt, was offen ist, und beendet das Vollbild.
