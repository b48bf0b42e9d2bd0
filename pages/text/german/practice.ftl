### Was die Seite der Fragen um ihre Fragen herum sagt: das Quiz, die Bilder, richtig und falsch, der Punktestand.
TITLE = Fragen
LEVEL = Stufe
QUIZ = Quiz
NEW_QUIZ = Neues Quiz
NEXT = Weiter
BACK = Zurück
NEXT_QUIZ = Nächstes Quiz
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

# wie eine Frage beantwortet wird → was eine Antwort im Link ist
RULES =
    .choice = die Nummer einer Antwort, von 0 an gezählt
    .temperature = eine Temperatur von 0 bis 5
    .bars = eine Zahl von 0 bis 100 für jeden Balken, etwa 10_20_70

# was der Browser sagt; ⟨right⟩ und ⟨answered⟩ sind Zahlen
SCORE =
    .none = Noch keine Frage dieses Quiz beantwortet.
    .some = ⟨right⟩ von ⟨answered⟩ richtig.
    .last = Alle Fragen beantwortet: ⟨right⟩ von ⟨answered⟩ richtig.
question_of = Frage { $number } von { $count }
more = { $count } weitere Fragen
on_levels = { $title } (Stufen { AND($levels) })
no_topic = Stufe { $level } hat keines der gewählten Themen: { AND($titles) }. Wähle eine andere Stufe oder unten andere Themen.
no_answer = answer={ $answer } wird ignoriert: Die Antwort auf diese Frage ist { $rule }.
step = { $step ->
    [none] { $page }
   *[other] { $page }, Schritt { $step }
}

## die Frage und das Urteil

asked = ## { $title }{ "\u000A\u000A" }{ $asks }
verdict = { BADGE(right_or_wrong, $is_right) } { $explains }
right_or_wrong = { $is_right ->
    [yes] Richtig.
   *[no] Nicht richtig.
}
picture =
    .key = **{ $name }**{ $sides ->
        [yes] { " " }:gray[· Zeilen = Queries, Spalten = Keys]
       *[no] { "" }
    }
    .alt = { $name }. { SENTENCES($told) }
row = Zeile { $label }: { LIST($cells) }.

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

## was bewegt wird

CHECK = Prüfen
TEMPERATURE = Temperatur
SIDES =
    .flat = Die Zeile ist **zu flach**: Das Gewicht liegt unter dem Ziel.
    .sharp = Die Zeile ist **zu scharf**: Das Gewicht liegt über dem Ziel.
NO_BARS = Alle Balken stehen auf 0. Ziehe mindestens einen davon.
BARS = Nur das Verhältnis der Balken zählt: Die Zahlen daneben sind ihre Anteile an der Summe.
SCORES = Skalierte Scores
divided = ÷ { SHORT($temperature) }
tip = { $label }: { PERCENT($truth) }, bei dir { PERCENT($yours) }

# Die Zeile, die eingestellt wurde, neben der richtigen: mit Balken, oder bei einer Temperatur.
yours_and_true =
    .key = **Attention-Gewichte von** { QUERY($query) } :gray[{ $answered_by ->
        [bars] · █ richtig · ○ deine Balken
       *[temperature] · █ Temperatur { SHORT($needed) } · ○ deine, { SHORT($yours_at) }
    }]
    .alt = Die Gewichte der Zeile, und deine. { CLAUSES($tips) }.
