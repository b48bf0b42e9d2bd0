### Was die letzten beiden Schritte der Seite über das ganze Modell sagen: das nächste Wort und die Logit Lens.

## das nächste Wort

LOGITS_TITLE = **Logits** :gray[· die acht größten]
BARS_TITLE = **Wahrscheinlichkeiten** :gray[· Softmax aller Logits]
LOGITS_ALT = Die Logits der acht wahrscheinlichsten Wörter
PRODUCTS_ALT = Der größte Logit als Summe: Zeilen von Zahlen für den letzten Vektor, den des Wortes und die Produkte
expected = Nach „{ WORD($sentence) }“ ist der Logit von „**{ $word }**“ der größte: { $logit }.
times = { $times ->
    [none] exp({ $ahead }) > 1000
   *[other] exp({ $ahead }) ≈ { $times }
}
NO_PRODUCTS = Das wahrscheinlichste Wort kennt das Modell nicht: Mehrere Platzhalter stehen dafür, jeder mit eigenem
    Logit.
SAME_VECTOR = Der letzte Vektor des gewählten Wortes ist ohne die Wörter danach derselbe

## die Logit Lens

MOST_LIKELY = das wahrscheinlichste Wort dort{ " " }
BY_LAYER_ALT = Balken: die Wahrscheinlichkeit des Wortes, das das Modell am Ende vorhersagt, vor der ersten Schicht und
    nach jeder
probability_of = { $word }{ " " }
by_layer_title = **Wahrscheinlichkeit von „{ $word }“ nach jeder Schicht** :gray[· neben dem Balken: das wahrscheinlichste
    Wort · Strich: dessen Wahrscheinlichkeit · orange: gewählte Schicht]
so_far_title = **Das nächste Wort, vorhergesagt nach Schicht { $layer }**
