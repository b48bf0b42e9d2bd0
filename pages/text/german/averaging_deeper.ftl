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
keepdim_formula = W_{ "{" }ij{ "}" } = L_{ "{" }ij{ "}" } \,/\, \textstyle\sum_k L_{ "{" }{ $kept ->
    [yes] i
   *[no] j
}k{ "}" }
axis_formula = 0 \le w_{ "{" }ij{ "}" } \le 1, \qquad \textstyle\sum_{ $over ->
    [keys] j
   *[other] i
} w_{ "{" }ij{ "}" } = 1
weights_lie = Jedes Gewicht liegt zwischen 0 und 1: hier von { DECIMAL($lowest, digits: 4) } bis
    { DECIMAL($highest, digits: 4) }.
right_axis = Spaltensummen müssen nicht 1 sein: Hier liegen sie zwischen { DECIMAL($lowest, digits: 2) } und
    { DECIMAL($highest, digits: 2) }.
in_head = { $job ->
    [none] { OTHERS.random }
   *[other] Query und Key: { $job }
}
EXAMPLES_JOB = die des Rechenbeispiels
projected_weights = **Query und Key** :gray[Softmax ihrer Scores{ $divided ->
    [none] { "" }
   *[other] , Scores{ $divided }
}]
CHECKED =
    .ways = Schleife, Dreieck und Softmax liefern dieselben Mittelwerte
    .hidden = Schleife, Dreieck und Softmax liefern auch mit verdeckten Wörtern dieselben Mittelwerte
    .divided = Zeilen der normierten Dreiecksmatrix summieren sich zu 1
    .axis = Zeilen der Softmax summieren sich zu 1
    .naive = x xᵀ ist symmetrisch
