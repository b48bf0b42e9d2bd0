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
