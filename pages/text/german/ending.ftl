### The end of Learn: what was learned, and where it goes on.
TITLE = Was du gelernt hast
NEXT = So geht es weiter:

# page → the label of the link to it
WAYS =
    .models = Ein trainiertes Modell lesen
    .practice = Fünf Fragen beantworten
    .explore = Alles einstellen und erkunden
    .loops = Dieselben Zahlen in Schleifen
LESSON = Aufmerksamkeit in zehn Minuten
LESSON_OF_MODEL = Eine Lektion in fünf Teilen: Köpfe eines trainierten Modells
OPERATE = Selbst in das Modell eingreifen
OFFER = Lieber mit Fragen durch das Thema?
LINES =
    .averaging = Jedes Wort sammelt Informationen aus anderen Wörtern: Seine Ausgabe ist die gewichtete Summe ihrer Values.
    .query_key_value = Ein Score ist das Skalarprodukt von Query und Key. Softmax macht aus den Scores Gewichte mit der Summe
        1.
    .sharpness = Scores werden durch √head_size geteilt, damit sich ein breiter Kopf nicht auf einen einzigen Key festlegt.
    .masks = Eine Maske setzt Scores vor dem Softmax auf −∞. Ein verdeckter Key bekommt so das Gewicht 0, die übrigen
        Gewichte ergeben zusammen 1.
    .order_and_batch = Attention kennt keine Reihenfolge; erst Positionen, die zu den Wortvektoren addiert werden, geben
        sie an.
    .heads = Mehrere Köpfe achten gleichzeitig auf Verschiedenes. W_O mischt ihre Ausgaben, und Schichten arbeiten
        nacheinander.
    .whole_model = Ein Sprachmodell addiert die Ausgabe jeder Schicht zu x. Aus dem letzten Vektor folgen die Logits des
        nächsten Wortes.
