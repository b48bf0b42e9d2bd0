### Was jede Seite umgibt: das Menü, die Schritte, der Fuß, was jede Tafel anbietet, und was der Browser sagt.
APP = Attention Explorer
LEARN = Lernen
MODELS = Modelle
PRACTICE = Üben
CODE = Code
TITLES =
    .explore = Erkunden
    .start = Start
    .averaging = Mittelwerte
    .query_key_value = Query, Key, Value
    .weighted_sum = Gewichtete Summe
    .sharpness = Softmax
    .masks = Masken
    .order_and_batch = Reihenfolge
    .self_and_cross = Self und Cross
    .heads = Köpfe
    .whole_model = Das ganze Modell
    .todays_models = Heutige Modelle
    .models = Lesen
    .surgery = Eingreifen
    .model_cards = Steckbriefe
    .train = Trainieren
    .practice = Fragen
    .lessons = Lektionen
    .write_lesson = Eine Lektion schreiben
    .loops = Schleifen
    .shapes = Formen und Batch
    .mistakes = Fehler
    .check_your_own = Eigene prüfen
    .worked_examples = Durchgerechnete Beispiele

## die Schritte einer Seite

STEP = Schritt
STEP_HELP = Auch die Pfeiltasten ← und → wechseln den Schritt. all: alle Schritte dieser Seite untereinander.
ALL_STEPS = alle Schritte
YOUR_WORDS = Deine Wörter
SHARE = Teilen

# das Menü am Kopf jeder Seite, und seine Tafeln → ihre Beschriftungen
MORE = Mehr
FOLDED =
    .verified = Geprüft ✓
    .program = PyTorch
    .take = Exportieren
BACK = Zurück
TABLES = Die Zahlen: Tabellen und CSV
step_of = Schritt { $step } von { $count }
take_along = **Das Wichtigste.** { $summary }
next_to = Weiter: { $title }
deeper = Tiefer: { $title }
and_last = { $first } und { $last }

## Sätze mit einem Zeichen

NOTE = Hinweis
with_difference = { $sentence }, größter Unterschied { $amount }

## was Tafeln anbieten

TRY_IT = Probiere es aus
PREDICT = Sag erst voraus
NOT_YET = Noch nicht.
outcome_of_guess = { $right ->
    [yes] Wie du vorhergesagt hast.
   *[no] Deine Vorhersage war **{ $answer }**.
}
COPY = Kopieren
COPIED = Kopiert
COPY_THIS = Kopiere dies
COPY_LINK = Link kopieren
UNDO = Rückgängig
RESET = Zurücksetzen
NEW_DRAW = Neu ziehen
REWIND = Zum Anfang
STEP_BACK = Zurück
PLAY = Abspielen
PAUSE = Anhalten
STEP_ON = Schritt
END = Zum Ende
KEYS = Tasten: B = Zurück, P = Abspielen, N = Schritt
WHOLE_FILE = Die Datei enthält alle Zeilen, Spalten und Stellen.
save = { $name }.csv speichern

## was der Browser sagt

CANT_COMPUTE = Der Server konnte diese Ansicht nicht berechnen
SCRIPT =
    .away = Der Server antwortet nicht. Die Bedienelemente sind gesperrt, bis die Verbindung wieder besteht.
    .copied = { COPIED }
    .copyThis = { COPY_THIS }
    .larger = Vollbild
    .making = Wird vorbereitet …
    .notSaved = Nicht gespeichert: ⟨why⟩.
    .none = Es gibt noch keine Bilder: ⟨why⟩. Neuer Versuch …
    .nothing = für diese Datei gibt es hier nichts zu speichern
    .old = Diese Bilder sind vielleicht veraltet: ⟨why⟩. Neuer Versuch …
    .noConnection = es besteht keine Verbindung
    .noAnswer = der Server antwortet nicht
    .noCharts = die Bibliothek für die Bilder konnte nicht geladen werden
    .tooLong = Diese Ansicht ist zu lang, um sie festzuhalten: Ihr Link darf höchstens ⟨most⟩ Zeichen haben.
