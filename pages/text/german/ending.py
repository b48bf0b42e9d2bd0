"""The end of Learn: what was learned, and where it goes on."""

TITLE = "Was du gelernt hast"
LINES = (
    "Jedes Wort sammelt Information von anderen Wörtern: Seine Ausgabe ist die gewichtete Summe ihrer Values.",
    "Ein Score ist das Skalarprodukt von Query und Key. Softmax macht aus den Scores Gewichte mit der Summe 1.",
    "Scores werden durch √head_size geteilt, damit sich ein breiter Kopf nicht auf einen einzigen Key festlegt.",
    "Eine Maske setzt Scores vor dem Softmax auf −∞. Ein verdeckter Key bekommt so das Gewicht 0, die übrigen ergeben 1.",
    "Aufmerksamkeit kennt keine Reihenfolge; erst Positionen, die zu den Wortvektoren addiert werden, geben sie an.",
    "Mehrere Köpfe achten gleichzeitig auf Verschiedenes. W_O mischt ihre Ausgaben, und Schichten arbeiten nacheinander.",
)
NEXT = "So geht es weiter:"
QUESTIONS = "Fünf Fragen beantworten"
LESSON = "Aufmerksamkeit in zehn Minuten"
EXPLORE = "Alles einstellen und erkunden"
LOOPS = "Dieselben Zahlen in Schleifen"
OFFER = "Lieber mit Fragen durch das Thema?"
