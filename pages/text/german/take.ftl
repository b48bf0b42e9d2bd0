### Export: die Dateien des Menüs, die Teile eines Programms, und was ein Bericht um sie herum sagt.
VIEW = Diese Ansicht
PICTURES = Bilder
TABLES = Tabellen
PROGRAM = Programm (.py)
NOTEBOOK = Notebook (.ipynb)
REPORT = Bericht (.html)
ABOUT_REPORT = Der Bericht öffnet sich ohne Netz, und seine Bilder zeigen ihre Zahlen unter der Maus.
NEEDS_TORCH = Es braucht Python und torch, sonst nichts, und berechnet die Zahlen der Seite.
PARTS =
    .settings = Die Wörter und die Einstellungen der Ansicht.
    .projections = Die Vektoren der Wörter, und die Projektionen W_Q, W_K und W_V.
    .edits = Die Zahlen, die auf der Seite von Hand geändert wurden.
    .scores = Queries, Keys und Values; jeder Score ist das Skalarprodukt einer Query und eines Keys, geteilt durch
        die Skala.
    .biased = Der Bias: eine Zahl für jeden Abstand von Query und Key, zu den skalierten Scores addiert.
    .masked = Die Maske: ein verdeckter Score wird minus unendlich.
    .weights = Softmax macht aus jeder Zeile von Scores eine Zeile von Gewichten.
    .output = Dropout, und die Ausgaben: die gewichteten Summen der Values.
    .end = Die Ausgaben der Köpfe stehen nebeneinander.
    .rungs = Fünf Wege, Wörter zu mischen, vom Mittel der Vergangenheit bis zur Attention.
    .loops = Derselbe Kopf in Schleifen, eine Zahl nach der anderen.
    .start = Die Namen, mit denen das Programm der Seite beginnt.
    .mistake = Das Programm der Seite, mit dem Fehler, wo er an ist.
    .example = Das durchgerechnete Beispiel, aus den Zufallszahlen seiner Quelle.
    .operations = Was mit den Köpfen getan wird; ohne Eingriff sieht jeder die Vergangenheit, bei Temperatur 1.
    .model = Das Modell, Schicht für Schicht, und die Wahrscheinlichkeit jedes Wortes, als nächstes zu kommen.
    .printed = Die Zahlen, die die Seite zeigt, unter den Wörtern, zu denen sie gehören.

## der Bericht

LINK = Erstellt von dieser Adresse
SETTINGS = Einstellungen
SETTING = Einstellung
VALUE = Wert
CODE = Programm
NUMBERS = Die Zahlen
MADE = Diese Datei braucht kein Netz. Zeig auf ein Bild, um seine Zahlen zu lesen.
as_file = { $title } als { $kind }
YES_NO =
    .yes = ja
    .no = nein
