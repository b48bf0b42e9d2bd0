### Was die Seite über Mittelwerte unter „Mehr dazu“ sagt, und was geprüft wurde.
IN_PLACE_TITLE = drei Wege zu denselben Mittelwerten, und eine Schleife, die falsch rechnet
IN_PLACE = Die Mittelwerte in x selbst schreiben
IN_PLACE_HELP = Die Schleife mittelt dann über Zeilen, die schon Mittelwerte sind.
SEE = Siehe auch:
CHECKS = diese Mittelwerte mit bekannten Zahlen
FACTORS_TITLE = wie W entsteht, und alle Spalten von x und W x
TRIANGLE = L ist eine untere Dreiecksmatrix: Die Zeile jedes Wortes hat eine 1 für das Wort selbst und für jedes Wort
    davor. Teilt man jede Zeile durch ihre Summe, erhält man W.
SCORES_TITLE = die Scores: Nullen und −∞
KEEPDIM_TITLE = Summen über die falsche Achse (keepdim)
KEEPDIM = keepdim=True: die summierte Achse behalten
KEEPDIM_HELP = Aus: PyTorch teilt Spalten statt Zeilen und meldet keinen Fehler.
AXIS_TITLE = Softmax über die falsche Achse
AXIS = Softmax über
AXIS_HELP = keys: Die Gewichte jeder Zeile ergeben zusammen 1. queries: Die Gewichte jeder Spalte ergeben zusammen 1.
OTHERS_TITLE = ein anderes Wortpaar, und andere Gewichte für dieselbe Zeile
LOOKER = Query
LOOKER_HELP = Ihre Position, ab 0 gezählt.
SOUGHT = Das gesuchte Wort
SOUGHT_HELP = Seine Position, ab 0 gezählt. Du kannst auch seinen Balken auswählen.
LADDER_TITLE = fünf Sprossen vom Mittelwert zur Attention
RUNG = Sprosse
RUNG_HELP = Jede Sprosse ändert genau eine Sache gegenüber der Sprosse darunter.
TABLES =
    .averaging_row = die gewählte Zeile, auf jede Art berechnet
    .means = Wörter und Mittelwerte
    .rung = die gewählte Sprosse
NAIVE_TITLE = Scores ohne Queries und Keys
WAYS =
    .loop = eine Schleife über die Zeilen
    .triangle = ein Dreieck aus Einsen, geteilt durch Zeilensummen
    .softmax = Softmax von Nullen, spätere Wörter verdeckt
OTHERS =
    .mean = Der Mittelwert aller Wörter
    .random = Zufällige Query und Key
SUMS = **Summe jeder Zeile** :gray[Strich: 1]
NAIVE_WEIGHTS = **Ihre Gewichte** :gray[Softmax jeder Zeile]
ROWS_ADD_UP = jede Zeile summiert sich zu 1
ROWS_DONT = nicht jede Zeile summiert sich zu 1
weights_lie = Jedes Gewicht liegt zwischen 0 und 1: hier von { DECIMAL($lowest, digits: 4) } bis
    { DECIMAL($highest, digits: 4) }.
right_axis = Spaltensummen müssen nicht 1 sein: Hier liegen sie zwischen { DECIMAL($lowest, digits: 2) } und
    { DECIMAL($highest, digits: 2) }.
in_head = { $drawn ->
    [yes] { OTHERS.random }
   *[no] { $job ->
        [none] Query und Key von Kopf 0
       *[other] Query und Key: { $job }
    }
}
EXAMPLES_JOB = die des Rechenbeispiels
projected_weights = **Query und Key** :gray[Softmax ihrer Scores{ $divided ->
    [none] { "" }
   *[other] , Scores{ $divided }
}]
DIVISOR = Teiler der Scores
WAYS_AGREE = alle drei liefern dieselben Mittelwerte
WAYS_DIFFER = die Schleife weicht von den anderen ab
ways = Die Zeile von { QUERY($name) } hat die Gewichte { $weights }.{ $found ->
    [right] { "" }
    [few] { " " }Die ersten beiden Zeilen stimmen; erst ab der dritten weicht die Schleife ab.
   *[wrong] { " " }Die Schleife mittelt Zeilen, die schon Mittelwerte sind: Die erste Zahl dieser Zeile ist
        { DECIMAL($loop) } statt { DECIMAL($mean) }.
}
sums = { $right ->
    [yes] Jede Zeile wird durch ihre eigene Summe geteilt, also ergibt die Zeile von { QUERY($name) } zusammen
        { DECIMAL($total) }, wie bei einem Mittelwert.
   *[no] Ohne keepdim wird die **Spalte** j statt der Zeile j durch Summe j geteilt. Die Zeile von { QUERY($name) }
        ergibt zusammen { DECIMAL($total) }, { $too_large ->
            [yes] zu viel für einen Mittelwert
           *[no] aber andere Zeilen ergeben nicht 1
        }.
}
over_axis = { $code } :gray[Gewichte aus Queries und Keys, kein Wort verdeckt; Softmax über die { $over ->
    [keys] Keys
   *[queries] Queries
}]
wrong_axis = Die Zeile von { QUERY($name) } ergibt zusammen { DECIMAL($total) }, { $is_it ->
    [yes] weiter von 1 entfernt als jede andere Zeile
   *[no] die von { QUERY($farthest) } { DECIMAL($other) }
}; nur die Spalten ergeben 1.
other_weights = { QUERY($query) } gibt { KEY($key) } im Mittelwert aller Wörter das Gewicht **{ PERCENT($mean) }** und
    { "" }**{ PERCENT($drawn) }** { $by_chance ->
        [yes] mit zufälliger Query und zufälligem Key
       *[no] mit Query und Key
    }.
RUNGS =
    .loop = 1 Schleife
    .triangle = 2 Dreieck
    .softmax = 3 Softmax
    .tokens = 4 Wörter
    .query_key = 5 Query und Key
CHANGES =
    .loop = Jedes Wort wird zum Mittelwert der Wörter, auf die es achten darf, Zeile für Zeile.
    .triangle = Ein Produkt berechnet dieselben Summen: ein Dreieck aus Einsen, jede Zeile durch ihre Summe geteilt.
    .softmax = Softmax liefert dieselben Gewichte: Jeder Score ist 0, oder −∞, wo ein Wort verdeckt ist.
    .tokens = Die Scores kommen aus den Wörtern: Jeder ist das Skalarprodukt der Vektoren zweier Wörter.
    .query_key = Aus jedem Wort werden zuerst Query und Key berechnet; so kann es nach anderen Wörtern suchen.
rung = Die Zeile von { QUERY($query) } hat die Gewichte { $weights }, die zusammen { DECIMAL($total) } ergeben.
same_as_below = dasselbe Ergebnis wie Sprosse { $below }
not_as_below = **Nicht mehr das Ergebnis von Sprosse { $below }**: Es weicht um bis zu { DECIMAL($difference) } ab, wie
    beabsichtigt.
naive_scores = **Scores x xᵀ{ $divided }** :gray[{ $colours }]
SYMMETRIC = x xᵀ ist symmetrisch: Die Wörter i und j haben in beiden Richtungen denselben Score
naive_weights_differ = Die Gewichte müssen nicht symmetrisch sein, denn Softmax teilt jede Zeile durch ihre eigene Summe:
    { $large ->
    [yes] Spiegelbildlich zur Diagonale unterscheiden sie sich um bis zu { DECIMAL($across) }.
   *[no] Hier sind sie es fast.
}
naive_on_itself = Ein Wort gibt sich selbst im Mittel das Gewicht **{ PERCENT($weight) }**; in { $rows } von { $count }
    Zeilen ist dieses Gewicht das größte.
naive_projected = Mit Query und Key sind es **{ PERCENT($weight) }** und { $rows } von { $count } Zeilen;
    spiegelbildlich zur Diagonale unterscheiden sich die Scores um bis zu { DECIMAL($apart, digits: 1) }. Wähle unter
    „Deine Wörter“ andere Projektionen und vergleiche.
CHECKED =
    .ways = Schleife, Dreieck und Softmax liefern dieselben Mittelwerte
    .hidden = Schleife, Dreieck und Softmax liefern auch mit verdeckten Wörtern dieselben Mittelwerte
    .divided = Zeilen der normierten Dreiecksmatrix summieren sich zu 1
    .axis = Zeilen der Softmax summieren sich zu 1
    .naive = x xᵀ ist symmetrisch
