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
MEAN = Mittelwert
MEANS = Mittelwerte
key_of_colours = orange −{ SHORT($end, digits: 3) } · violett +{ SHORT($end, digits: 3) }
equal_shares = **{ PERCENT($share) }** für jedes der { $count } Wörter

share_from = **{ $share }** für „{ WORD($name) }“
share_from_others = { $share } für { $count ->
    [1] { $count } anderes
   *[other] { $count } andere
}
NO_SHARES = 0 für alle Wörter
shares = { LIST($parts) }{ $rounded ->
    [yes] { " " }(gerundet)
   *[no] { "" }
}

## 1 Der Mittelwert über die Vergangenheit

past_picture = **Gewichte** :gray[Zeile: Mittelwert eines Wortes · Spalte: ein Wort darin · Punkt: späteres Wort,
    Gewicht 0{ $twice }]

past = { $count ->
    [1] { QUERY($name) } ist das erste Wort, also ist sein Mittelwert das Wort selbst, mit dem Gewicht { $weights }.
   *[other] { QUERY($name) } wird zum Mittelwert von { $count } Wörtern, mit den Gewichten { $weights }.
}
past_task = In welcher Zeile hat „{ WORD($first) }“ das kleinste Gewicht? Wähle sie aus.
past_done = { $count ->
    [1] Der Satz hat ein Wort. Es ist sein eigener Mittelwert.
   *[other] Die letzte Zeile ist der Mittelwert der meisten Wörter, { $count }, also hat jedes nur das Gewicht 1 ÷ { $count }.
}

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
vectors = { $kind ->
    [tokens] **x**, die Vektoren der Wörter
   *[means] **W x**, die Mittelwerte
} :gray[{ $features ->
    [yes] je Spalte ein Merkmal (eine Eigenschaft eines Wortes), 0 bis 1 · #0: Position 0
   *[no] { key_of_colours }
}]
product = Die Zeile von { QUERY($name) } in W mal { $column } von x: { $sum } = **{ DECIMAL($mean) }**. Das ist
    eine Zahl des Mittelwerts von { QUERY($name) }.
PRODUCT_TASK = Welches Wort hat in W x dieselbe Zeile wie in x? Wähle seine Zeile.
product_done = { $count ->
    [1] Die erste Zeile von W enthält eine 1 und sonst Nullen, also ist der erste Mittelwert der Vektor von
        „{ WORD($name) }“ selbst.
   *[other] Alle { $count } Wörter bis „{ WORD($name) }“ haben denselben Vektor, also ist er auch ihr Mittelwert.
}
LOOP_AGREES = eine Schleife über die Zeilen liefert dieselben Mittelwerte
LOOP_DIFFERS = eine Schleife über die Zeilen liefert andere Mittelwerte
column = { $named ->
    [no] Spalte { $place }
   *[yes] die Spalte „{ WORD($name) }“
}

## 3 Der Score −∞ ergibt das Gewicht 0

all_hidden = Für { QUERY($name) } sind alle Wörter verdeckt: Jedes Gewicht ist 0. Die Formel von Softmax ergäbe 0 ÷ 0,
    und das ist keine Zahl.
key_hidden = Der Score von { KEY($key) } ist −∞ und e^−∞ = 0, also ist sein Gewicht
    genau **{ DECIMAL($weight, digits: 4) }**. Die Zeile von { QUERY($name) } hat die Gewichte { $weights }.
some_hidden = { $gone ->
    [0] Für { QUERY($name) } ist kein Wort verdeckt.
    [one] Für { QUERY($name) } ist { $gone } Wort verdeckt: Sein Score ist −∞, sein Gewicht genau 0.
   *[other] Für { QUERY($name) } sind { $gone } Wörter verdeckt: Ihre Scores sind −∞, ihre Gewichte genau 0.
} Die Zeile von { QUERY($name) } hat die Gewichte { $weights }.
HIDDEN_AGREES = auch Schleife und Dreieck lassen verdeckte Wörter aus
HIDDEN_DIFFERS = Schleife und Dreieck liefern andere Mittelwerte
hidden_task = { $before ->
    [0] Für „{ WORD($name) }“ sind alle Wörter verdeckt. Wähle eine andere Zeile und verdecke eines ihrer Wörter.
   *[other] Verdecke ein Wort, das in der Zeile von „{ WORD($name) }“ Gewicht hat. Wie ändern sich die anderen Gewichte?
}
hidden_done = { $left ->
    [0] Alle Gewichte in der Zeile von „{ WORD($name) }“ sind jetzt 0, also auch der Mittelwert.
    [1] Das verdeckte Wort hat das Gewicht 0, und das eine übrige Wort hat das ganze Gewicht: 100 %.
   *[other] Das verdeckte Wort hat das Gewicht 0, und die übrigen { $left } Wörter teilen sich das Gewicht gleichmäßig:
        je { PERCENT($each) }.
}

## 4 Gleiche Gewichte bevorzugen kein Wort

choice_picture = **Gewichte der gewählten Query** :gray[orange: das gesuchte Wort{ $pull ->
    [0] { "" }
   *[other] { " " }· Strich: im Mittelwert aller Wörter
}]
choice_alt = Gewichte der gewählten Query{ $kind ->
    [mean] , im Mittelwert
    [random] , mit Query und Key
   *[wish] { "" }
}
choice_tip = { $label }: { DECIMAL($weight, digits: 4) }, im Mittelwert { DECIMAL($mean, digits: 4) }
choice = { $pull ->
    [0] Beim Score 0 sucht die Query nichts, also haben alle Wörter dasselbe Gewicht: { QUERY($query) } gibt { KEY($key) }
        das Gewicht { $share }, wie im Mittelwert aller Wörter.
   *[other] { QUERY($query) } gibt { KEY($key) } im Mittelwert aller Wörter das Gewicht { PERCENT($mean) }
        und **{ $share }** mit dem Score { SHORT($pull) }: Seine Query sucht, was { KEY($key) } anbietet.{ $alike ->
            [1] { "" }
           *[other] { " " }Dasselbe Wort steht an { $alike } Stellen, und jede hat dieses Gewicht.
        }
}
choice_task = { $words ->
    [1] Schreibe unter „Deine Wörter“ ein zweites Wort: Ein einzelnes Wort hat keine Auswahl.
   *[other] Bei welchem Score gibt „{ WORD($query) }“ dem Wort „{ WORD($key) }“ mindestens 90 % Gewicht?
}
choice_done = „{ WORD($query) }“ gibt dem Wort „{ WORD($key) }“ das Gewicht { $share }: Ungleiche Gewichte bevorzugen
    ein Wort.
