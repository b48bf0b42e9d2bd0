### Was die Schritte der Seite über Mittelwerte sagen.
PAST_TITLE = Der Mittelwert der Vergangenheit
PAST = Jedes Wort ist ein **Vektor**, eine Liste von Zahlen. Am einfachsten sammelt es von anderen, indem man
    mittelt: Jedes Wort wird zum Mittelwert aus sich und allen Wörtern davor. Das Bild zeigt die **Gewichte**, den
    Anteil jedes Wortes an einem Mittelwert; eine Zeile ergibt 100 %.
ROW = Zeile
ROW_HELP = Das Wort, dessen Zeile gewählt ist: seine Position, von 0 an gezählt. Du kannst sie auch im Bild auswählen.
PRODUCT_TITLE = Eine Matrix berechnet alle Mittelwerte
PRODUCT = **W** enthält die Gewichte, **x** untereinander die Vektoren der Wörter. Eine Zeile von W mal eine Spalte
    von x: Multipliziere Zahl für Zahl und addiere. Jede Zelle von **W x** ist eine solche Summe; ein Matrixprodukt
    berechnet also alle Mittelwerte.
HIDDEN_TITLE = Der Score −∞ gibt das Gewicht 0
HIDDEN = Gewichte können auch aus **Scores** entstehen, einer Zahl je Wortpaar. **Softmax** berechnet e ≈ 2,718 hoch
    jeden Score und teilt durch die Summe dieser Potenzen; gleiche Scores geben also gleiche Gewichte. Ein verdecktes
    Wort hat den Score −∞, und e^−∞ ist 0.
HIDE = Ein weiteres Wort vor der gewählten Zeile verdecken
HIDE_HELP = Die Position des Wortes, von 0 an gezählt. none: Kein weiteres ist verdeckt.
TRY =
    .all = Alle Wörter vor der ersten Zeile verdecken
CHOICE_TITLE = Gleiche Gewichte bevorzugen nichts
CHOICE = Ein Mittelwert behandelt alle Wörter gleich. In der Attention hat jedes Wort einen Vektor dafür, was es
    sucht, seine **Query**, und einen dafür, was es anbietet, seinen **Key**. Ihr Skalarprodukt ist der **Score**. Hier
    sucht ein Wort ein anderes; alle übrigen Scores sind 0, und kein Wort ist verdeckt.
PULL = Score des gesuchten Wortes
PULL_HELP = 0: Die Query sucht nichts. Wähle einen Balken aus, um sein Wort zu suchen.
SUMMARY = Ein Mittelwert der Vergangenheit ist ein Matrixprodukt W x: Zeilen von Gewichten, die 100 % ergeben, mal die
    Vektoren der Wörter.  { "\u000A" }Softmax macht solche Zeilen aus beliebigen Scores. In der Attention sind die
    Scores Skalarprodukte von Queries und Keys.
ZEROS = **Scores** :gray[Punkt: −∞]
FLAT = **Gewichte, Softmax jeder Zeile** :gray[Punkt: Score −∞, Gewicht 0 · alle anderen Scores: 0]
key_of_colours = orange −{ SHORT($end, digits: 3) } · violett +{ SHORT($end, digits: 3) }
equal_shares = **{ PERCENT($share) }** von jedem der { $count } Wörter

## 1 Der Mittelwert der Vergangenheit

past_picture = **Gewichte** :gray[Zeile: Mittelwert eines Wortes · Spalte: ein Wort darin · Punkt: späteres Wort, 0{ $twice }]

## 2 Eine Matrix berechnet alle Mittelwerte

WEIGHTS_PICTURE = **W** :gray[Gewichte · Punkt: 0]
BANDS =
    .weights = W Gewichte
    .tokens = x Vektoren
    .means = W x Mittelwerte
product_picture = **W mal x = W x** :gray[umrandet: Zeile mal Spalte = Zelle · { $features ->
    [yes] in x: 1 in der Spalte des Wortes selbst
   *[no] x, W x: orange −{ SHORT($end, digits: 3) } · violett +{ SHORT($end, digits: 3) }
}]
LOOP_AGREES = eine Schleife über die Zeilen gibt dieselben Mittelwerte
LOOP_DIFFERS = eine Schleife über die Zeilen gibt andere Mittelwerte
column = { $name ->
    [none] Spalte { $place }
   *[other] die Spalte „{ WORD($name) }“
}
