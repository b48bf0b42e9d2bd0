### Was die Seite der Fragen um ihre Fragen herum sagt: das Quiz, die Bilder, richtig und falsch, der Punktestand.
TITLE = Fragen
LEVEL = Stufe
QUIZ = Quiz
NEW_QUIZ = Neues Quiz
NEXT = Weiter
BACK = Zurück
NEXT_QUIZ = Nächstes Quiz
RIGHT = Richtig.
WRONG = Nicht richtig.
YOURS = deine Antwort
LEARN_MORE = Erklärt in:
TABLES =
    .practice_pictures = Bilder
CHOICES = Wähle eine Antwort
SAVE = Antworten als CSV speichern
CLEAR = Löschen
CHOOSE_TOPICS = Themen wählen
TOPICS_ABOUT = Das Quiz stellt nur Fragen zu den Themen, die du wählst. Alle, die seinen Link öffnen, bekommen dieselben
    Fragen. **Teilen** zeigt den Link.
ALL_TOPICS = Alle Themen
COUNT = Anzahl der Fragen
FILE = practice
SIDES = Zeilen = Queries, Spalten = Keys

# Stufe eines Bildes oder sein eigener Name → sein Titel
PLANES =
    .scores = Scores
    .scaled = Skalierte Scores
    .weights = Aufmerksamkeitsgewichte
    .values = Values der Keys
    .output = Ausgaben
    .moved = Änderung der Ausgaben
    .open = Aufmerksamkeitsgewichte ohne Maske
    .colder = Aufmerksamkeitsgewichte bei Temperatur 0,5
    .unscaled = Aufmerksamkeitsgewichte ohne Skalierung
    .right = Die richtigen Gewichte
    .wrong = Die Gewichte des fehlerhaften Programms

# wie eine Frage beantwortet wird → was eine Antwort im Link ist
RULES =
    .choice = die Nummer einer Antwort, von 0 an gezählt
    .temperature = eine Temperatur von 0 bis 5
    .bars = eine Zahl von 0 bis 100 für jeden Balken, etwa 10_20_70

# was der Browser sagt; ⟨right⟩ und ⟨answered⟩ sind Zahlen
SCORE =
    .none = Noch keine Frage dieses Quiz beantwortet.
    .some = ⟨right⟩ von ⟨answered⟩ richtig.
    .last = Alle ⟨answered⟩ Fragen beantwortet, ⟨right⟩ richtig.
question_of = Frage { $number } von { $count }
more = { $count } weitere Fragen
level = Stufe { $level }
on_levels = { $title } (Stufen { AND($levels) })
no_topic = Stufe { $level } hat keines der gewählten Themen: { AND($titles) }. Wähle eine andere Stufe oder unten andere Themen.
no_answer = answer={ $answer } wird ignoriert: Die Antwort auf diese Frage ist { $rule }.
step = { $step ->
    [none] { $page }
   *[other] { $page }, Schritt { $step }
}
alt = { $title }. { $rows }
row = Zeile { $label }: { $cells }.

cell = { $sign ->
    [hidden] verdeckt
    [NaN] undefiniert
   *[asked] gefragt
}
COLUMNS =
    .picture = Bild
    .row = Zeile
    .column = Spalte
    .number = Zahl
