### Was die Schritte der Seite über Mittelwerte sagen.
PAST_TITLE = Der Mittelwert über die Vergangenheit
PAST = Jedes Wort wird durch einen **Vektor** dargestellt, eine Liste von Zahlen. Die einfachste Art, Wörter zu
    kombinieren, ist das Mitteln: Jedes Wort wird zum Mittelwert aus sich selbst und allen Wörtern davor. Das Bild zeigt
    die **Gewichte**, den Anteil jedes Wortes an einem Mittelwert; jede Zeile summiert sich zu 100 %.
ROW = Zeile
ROW_HELP = Position des gewählten Wortes, ab 0 gezählt. Du kannst seine Zeile auch im Bild auswählen.
PRODUCT_TITLE = Eine Matrix berechnet alle Mittelwerte
PRODUCT = **W** enthält die Gewichte; die Zeilen von **x** sind die Vektoren der Wörter. Multipliziere eine Zeile von W
    Zahl für Zahl mit einer Spalte von x und addiere die Produkte. Jede Zelle von **W x** ist eine solche Summe; ein
    einziges Matrixprodukt berechnet also alle Mittelwerte.
HIDDEN_TITLE = Der Score −∞ ergibt das Gewicht 0
HIDDEN = Gewichte lassen sich aus **Scores** berechnen, einer Zahl für jedes Wortpaar. **Softmax** bildet für jeden
    Score die Potenz e^Score (e ≈ 2,718) und teilt sie durch die Summe aller Potenzen. Gleiche Scores ergeben gleiche
    Gewichte. Ein verdecktes Wort hat den Score −∞, und e^−∞ ist 0.
HIDE = Ein weiteres Wort für die gewählte Zeile verdecken
HIDE_HELP = Die Position des Wortes, ab 0 gezählt. none: Kein weiteres Wort ist verdeckt.
TRY =
    .all = Für die erste Zeile alle Wörter verdecken
CHOICE_TITLE = Gleiche Gewichte bevorzugen kein Wort
CHOICE = Ein Mittelwert behandelt alle Wörter gleich. In der Attention hat jedes Wort zwei Vektoren: Die **Query**
    beschreibt, wonach das Wort sucht, der **Key**, was es anbietet. Das Skalarprodukt einer Query und eines Keys ist
    ihr **Score**. Hier sucht ein Wort nach einem anderen; alle übrigen Scores sind 0, und kein Wort ist verdeckt.
PULL = Score des gesuchten Wortes
PULL_HELP = 0: Die Query sucht nichts. Wähle einen Balken aus, um nach seinem Wort zu suchen.
SUMMARY = Alle Mittelwerte über die Vergangenheit sind ein einziges Matrixprodukt, W x; jede Zeile der Gewichte W
    summiert sich zu 100 %. { "  \u000A" }Softmax macht aus beliebigen Scores solche Gewichte. In der Attention sind die
    Scores Skalarprodukte von Queries und Keys.
ZEROS = **Scores** :gray[Punkt: −∞]
FLAT = **Gewichte, Softmax jeder Zeile** :gray[Punkt: Score −∞, Gewicht 0 · alle anderen Scores: 0]
key_of_colours = orange −{ SHORT($end, digits: 3) } · violett +{ SHORT($end, digits: 3) }
equal_shares = **{ PERCENT($share) }** von jedem der { $count } Wörter

## 1 Der Mittelwert über die Vergangenheit

past_picture = **Gewichte** :gray[Zeile: Mittelwert eines Wortes · Spalte: ein Wort darin · Punkt: späteres Wort,
    Gewicht 0{ $twice }]

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
LOOP_AGREES = eine Schleife über die Zeilen liefert dieselben Mittelwerte
LOOP_DIFFERS = eine Schleife über die Zeilen liefert andere Mittelwerte
column = { $name ->
    [none] Spalte { $place }
   *[other] die Spalte „{ WORD($name) }“
}
