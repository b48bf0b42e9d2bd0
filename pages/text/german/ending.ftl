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
