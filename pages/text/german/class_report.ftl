### Was die Lehrkraft von einem Kurs behält: die Wörter des Berichts und der Lektion aus den gestellten Fragen.

title = Kurs { $code }, { $date }
date = { $day }.{ $month }.{ $year }
counts = { $students ->
    [0] Keine Teilnehmenden
    [one] 1 Person
   *[other] { $students } Teilnehmende
}, { $questions ->
    [0] keine Fragen
    [one] 1 Frage
   *[other] { $questions } Fragen
}
question = Frage { $number }{ $title ->
    [none] { "" }
   *[other] : { $title }
}
# vote: 0, wenn es nur eine gibt; right: der Anteil richtiger Antworten, none, wenn es keine richtige gibt
vote = { $vote ->
    [0] { "" }
   *[other] Abstimmung { $vote }: { "" }
}{ $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}{ $right ->
    [none] { "" }
   *[other] , { $right } richtig
}
NO_ANSWER = Niemand hat geantwortet.
RIGHT_ANSWER = Richtige Antwort
OPEN = Diese Ansicht öffnen
lacks = Dieser Bericht ist unvollständig: { $count ->
    [one] Bei einer Frage fehlen die Bilder; dort steht, warum.
   *[other] Bei { $count } Fragen fehlen die Bilder; dort steht jeweils, warum.
}
too_many_pictures = Das Bild fehlt hier: Ein Bericht enthält höchstens { $most } Bilder.
TOO_LARGE = Das Bild fehlt hier: Diese Ansicht zu zeichnen dauert zu lange.
LATER = Das Bild fehlt hier, weil das Zeichnen aller Bilder zu lange dauert. Speichere noch einmal, dann enthält der
    Bericht mehr Bilder.
NO_PICTURE = Das Bild konnte nicht gezeichnet werden.
OVERVIEW = Übersicht
OVERVIEW_COLUMNS =
    .question = Frage
    .answers = Antworten
    .right = Richtig
STUDENTS = Teilnehmende
STUDENT_COLUMNS =
    .number = Nummer
    .name = Spitzname
    .answered = Beantwortete Fragen
    .right = Richtig
word = „{ $word }“
CORRECT = richtig

## die Lektion

about = Die Fragen aus Kurs { $code } vom { $date }.
asked = Die Frage war: „{ $text }“
choices = Zur Auswahl standen: { DOTS($choices) }.
ON_PAGE = Beantworte die Frage auf dieser Seite.
hint = Mehr dazu steht auf der Seite „{ TITLE($page) }“.
