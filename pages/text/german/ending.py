"""The end of Learn: what was learned, and where it goes on."""

LINES = (
    "Jedes Wort sammelt Information von anderen Wörtern: Seine Ausgabe ist die gewichtete Summe ihrer Values.",
    "Ein Score ist das Skalarprodukt von Query und Key. Softmax macht aus den Scores Gewichte mit der Summe 1.",
    "Scores werden durch √head_size geteilt, damit sich ein breiter Kopf nicht auf einen einzigen Key festlegt.",
    "Eine Maske setzt Scores vor dem Softmax auf −∞. Ein verdeckter Key bekommt so das Gewicht 0, die übrigen ergeben 1.",
    "Aufmerksamkeit kennt keine Reihenfolge; erst Positionen, die zu den Wortvektoren addiert werden, geben sie an.",
    "Mehrere Köpfe achten gleichzeitig auf Verschiedenes. W_O mischt ihre Ausgaben, und Schichten arbeiten nacheinander.",
    "Ein Sprachmodell addiert die Ausgabe jeder Schicht zu x. Aus dem letzten Vektor folgen die Logits des nächsten Wortes.",
)
