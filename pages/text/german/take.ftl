### Export: die Dateien des Menüs, die Teile eines Programms, und was ein Bericht um sie herum sagt.
VIEW = Diese Ansicht
PICTURES = Bilder
TABLES = Tabellen
PROGRAM = Programm (.py)
NOTEBOOK = Notebook (.ipynb)
REPORT = Bericht (.html)
ABOUT_REPORT = Der Bericht öffnet sich ohne Netz. Zeig auf ein Bild, um seine Zahlen zu sehen.
needs = Es braucht Python mit { AND($packages) }, und { $reads ->
    [folder] das Modell selbst: Wo es liegen muss, steht in der Zeile, die mit „folder =“ beginnt
    [table] das Repository dieser App, in dessen Ordner es laufen muss, weil dort die Tabelle der Wortvektoren liegt
   *[model] das Repository dieser App, in dessen Ordner es laufen muss, weil dort die Datei des Modells liegt
}. Es berechnet die Zahlen der Seite.
NEEDS_TORCH = Es braucht nur Python und torch und berechnet die Zahlen der Seite.
PARTS =
    .settings = Die Wörter und die Einstellungen der Ansicht.
    .projections = Die Vektoren der Wörter und die Projektionen W_Q, W_K und W_V.
    .edits = Die Zahlen, die auf der Seite von Hand geändert wurden.
    .scores = Queries, Keys und Values; jeder Score ist das Skalarprodukt einer Query und eines Keys, geteilt durch
        den Skalierungsfaktor.
    .capped = Die weiche Grenze: Kein skalierter Score geht über sie hinaus, weder nach oben noch nach unten.
    .biased = Der Bias: eine Zahl für jeden Abstand von Query und Key, zu den skalierten Scores addiert.
    .masked = Die Maske: Verdeckte Scores werden auf minus unendlich gesetzt.
    .weights = Die Softmax macht aus jeder Zeile von Scores eine Zeile von Gewichten.
    .output = Dropout und die Ausgaben: die gewichteten Summen der Values.
    .end = Die Ausgaben der Köpfe werden aneinandergehängt.
    .rungs = Fünf Wege, Wörter zu mischen, vom Mittelwert der bisherigen Wörter bis zur Attention.
    .loops = Derselbe Kopf in Schleifen, eine Zahl nach der anderen.
    .start = Die Variablen, die das Programm der Seite benutzt.
    .mistake = Das Programm der Seite; ist der Fehler eingeschaltet, enthält es ihn.
    .example = Das durchgerechnete Beispiel, mit denselben Zufallszahlen wie seine Quelle.
    .operations = Die Eingriffe in die Köpfe. Ohne Eingriff achtet jeder Kopf auf die Vergangenheit, bei Temperatur 1.
    .model = Das Modell, Schicht für Schicht, und die Wahrscheinlichkeit jedes möglichen nächsten Wortes.
    .turn = Gedrehte Vektoren: Von den Positionen zählt im Score nur ihr Abstand.
    .share = Der Cache eines langen Textes in Bytes.
    .remember = Die Ausgaben mit einem Cache von Keys und Values, und zum Vergleich alle auf einmal berechnet.
    .in_blocks = Die Softmax einer Zeile, die in Blöcken gelesen wird.
    .task = Die Aufgabe: ihre Buchstabenfolgen und der Verlust.
    .parameters = Das Modell: zufällige Parameter, und was es aus Buchstaben berechnet.
    .training = Das Training: die übliche Schleife von PyTorch.
    .printed = Die Zahlen, die die Seite zeigt, unter den Wörtern, zu denen sie gehören.

## der Bericht

LINK = Erstellt von dieser Adresse
SETTINGS = Einstellungen
SETTING = Einstellung
VALUE = Wert
CODE = Programm
MADE = Diese Datei braucht kein Netz. Zeig auf ein Bild, um seine Zahlen zu lesen.
as_file = { $title } als { $kind }
YES_NO =
    .yes = ja
    .no = nein
