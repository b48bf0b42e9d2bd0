### The end of Learn: what was learned, and where it goes on.
TITLE = Was du gelernt hast
NEXT = So geht es weiter:

# page → the label of the link to it
WAYS =
    .models = Ein trainiertes Modell lesen
    .practice = Fünf Fragen beantworten
    .explore = Alles einstellen und erkunden
    .loops = Dieselben Zahlen in Schleifen
LESSON = Attention in zehn Minuten
LESSON_OF_MODEL = Eine Lektion in fünf Teilen: Köpfe eines trainierten Modells
OPERATE = Selbst in das Modell eingreifen
OFFER = Lieber mit Fragen durch das Thema?
LINES =
    .averaging = Jedes Wort sammelt Informationen aus anderen Wörtern: Seine Ausgabe ist die gewichtete Summe ihrer Values.
    .query_key_value = Ein Score ist das Skalarprodukt von Query und Key. Die Softmax macht aus den Scores Gewichte mit der Summe
        1.
    .sharpness = Scores werden durch $\sqrt{ "{" }\text{ "{" }head\_size{ "}" }{ "}" }$ geteilt, damit ein breiter Kopf nicht zufällig alles einem Key gibt.
    .masks = Eine Maske setzt Scores vor der Softmax auf −∞. Ein verdeckter Key bekommt so das Gewicht 0, und die übrigen
        ergeben zusammen 1.
    .order_and_batch = Attention allein erkennt keine Reihenfolge, deshalb werden Positionen zu den Wortvektoren addiert.
    .heads = Jeder Kopf kann einer eigenen Beziehung folgen. $W_O$ mischt, was sie finden, und die nächste Schicht baut darauf auf.
    .whole_model = Jede Schicht addiert ihre Ausgabe zu x, und aus dem letzten x folgen die Logits des nächsten Wortes.
    .todays_models = Rotationspositionen drehen Queries und Keys, geteilte Köpfe machen den Cache klein; die Ausgabe bleibt eine gewichtete Summe von Values.
