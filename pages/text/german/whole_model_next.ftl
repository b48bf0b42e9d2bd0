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

## Aufgaben und Zahlen
PRODUCTS =
    .vector = x, normiert
    .word = Vektor des Wortes
    .products = Produkte
ahead = Der zweitgrößte, der von „{ $second }“, ist { DECIMAL($logit) }. Die Differenz ist { DECIMAL($ahead) }, also ist „{
    $first }“ { $times }-mal so wahrscheinlich: { PERCENT($share) } gegen { PERCENT($second_share) }.
ONE_WORD = Gib unter „Deine Wörter“ ein zweites Wort ein: Das Modell sagt nach jedem von ihnen ein Wort vorher.
NEXT_TASK = Wähle das Wort, nach dem die größte Wahrscheinlichkeit am kleinsten ist: Dort ist das Modell am wenigsten
    sicher.
next_happened = Nach „{ $word }“ hat selbst das wahrscheinlichste Wort nur eine Wahrscheinlichkeit von { PERCENT($share) }: Auch
    andere können folgen.
products_title = **Der Logit von „{ $word }“, Zahl für Zahl** :gray[· Farbskala: −{ DECIMAL($end, digits: 1) } (orange)
    bis { DECIMAL($end, digits: 1) } (violett)]
products = Der Logit von „{ $word }“ ist die Summe von { $count } Produkten: { $terms } + … = **{ DECIMAL($total) }**.
depth = { $depth ->
    [0] Tabelle: { $word }
   *[other] Schicht { $layer }: { $word }
}
after_layer = { $last ->
    [yes] Nach Schicht { $layer }, der letzten, sagt das Modell „**{ $word }**“ mit { PERCENT($final) } vorher.
   *[no] { $same ->
        [yes] Nach Schicht { $layer } ist „**{ $word }**“ mit { PERCENT($now) } schon das wahrscheinlichste Wort. Am Ende hat
            es { PERCENT($final) }.
       *[no] Nach Schicht { $layer } würde das Modell „**{ $other }**“ vorhersagen ({ PERCENT($other_share) }). „**{
            $word }**“ hat dort { PERCENT($now) } und am Ende { PERCENT($final) }.
    }
}
table_decides = Schon die Tabelle macht „{ $word }“ zum wahrscheinlichsten Wort nach „{ $selected }“. Wähle ein anderes
    Wort.
lens_task = Wähle die erste Schicht, nach der „{ $word }“ das wahrscheinlichste Wort ist.
lens_happened = Nach Schicht { $layer } hat „{ $word }“ { PERCENT($share) }. Vor dieser Schicht ist „{ $before }“ das
    wahrscheinlichste Wort.
