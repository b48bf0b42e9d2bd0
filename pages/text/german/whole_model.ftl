### Was die Seite über das ganze Modell sagt.

## die Schritte

table =
    .title = Wer hat all diese Zahlen gewählt?
    .about = Köpfe rechnen mit x, W_Q, W_K, W_V und W_O. Niemand hat deren Zahlen gewählt, sondern das **Training**: Ein
        Sprachmodell sagt in vielen Geschichten das nächste Wort vorher, und jeder Fehler ändert alle seine Zahlen ein wenig.
        Der Satz der Fledermaus ist zu Ende, da bleibt nichts vorherzusagen. Deshalb wechselt er hier: Auf „because“ folgt „she“ oder „he“.
    .sentence = { $placeholder ->
        [yes] { unknown }{ " " }
       *[no] { "" }
    }{ row }{ $again ->
        [yes] { " " }{ same }
       *[no] { "" }
    } { $untrained ->
        [yes] Vor dem Training
       *[no] Nach dem Training
    } sagt das Modell nach „{ WORD($heard_words) }“ das Wort „**{ WORD($next) }**“ mit { $untrained ->
        [yes] { FINE_PERCENT($at_start) }
       *[no] { FINE_PERCENT($share) }
    } vorher.
    .predict = Vor dem Training waren alle { GROUPED($parameters) } Zahlen dieses Modells zufällig. Mit welcher Wahrscheinlichkeit
        sagte es da „{ WORD($next) }“ vorher?
    .task = Schalte auf die Zahlen vor dem Training um und lies den Balken von „{ WORD($next) }“ ab.
    .done = Es waren { FINE_PERCENT($at_start) }, denn zufällige Zahlen kennen keine Sprache: { $rows_in_all } Wörter teilen sich
        100 %. Das Training hat { FINE_PERCENT($share) } daraus gemacht, indem es x, W_Q, W_K, W_V und W_O geändert hat. Eine
        Regel hat niemand hineingeschrieben.
table_guesses =
    .rare = unter 5 %
    .half = etwa 50 %
    .same = wie heute
added =
    .title = Eine Schicht addiert zu x und ersetzt nichts
    .about = Eine **Schicht** tut zweierlei. Attention sammelt aus anderen Wörtern: Die verketteten Köpfe mal W_O werden zu x
        addiert. Dann liest ein **MLP**, ein kleines Netz, jeden Vektor für sich, und auch sein Ergebnis wird addiert. Weil nichts
        überschrieben wird, können spätere Schichten lesen, was frühere gefunden haben. Diese laufende Summe heißt **Residualstrom**.
    .sentence = In Schicht { $layer } addiert die Attention zu x von { QUERY($name) } einen Vektor der
        Länge **{ DECIMAL($attention) }**, das MLP einen der Länge **{ DECIMAL($mlp) }**. Die Länge von x geht
        von { DECIMAL($before) } auf { DECIMAL($after) }: Längen addieren sich nicht, weil die Vektoren in verschiedene Richtungen zeigen.
    .predict = In welcher der { $layers } Schichten addiert die Attention zu „{ WORD($name) }“ den längsten Vektor?
    .task = Wähle die Schicht, in der die Attention zu „{ WORD($name) }“ den längsten Vektor addiert.
    .done = Es ist Schicht { $layer } mit einer Länge von { DECIMAL($attention) }. Die anderen addieren weniger, denn im Training
        kostete jeder Vektor, den ein Kopf addierte: Köpfe haben gelernt, wenig zu addieren, wo es der Vorhersage nicht hilft.
next =
    .title = Wie wird aus einem Vektor ein Wort?
    .about = Nach der letzten Schicht ist x nur ein Vektor, gesucht ist aber ein Wort. Deshalb wird x mit allen Wörtern
        verglichen: Jedes hat einen zweiten gelernten Vektor, seine Zeile des **Unembeddings**. Dessen Skalarprodukt mit x, auf
        feste Länge gebracht, ist der **Logit** des Wortes, ein Score. Softmax macht aus den Logits
        Wahrscheinlichkeiten. Jedes Wort des Textes sagt das nächste vorher.
    .sentence = { expected } { ahead }
    .predict = Das Modell sagt nach jedem Wort des Textes eines vorher. Nach welchem von diesen ist es am wenigsten sicher?
    .task = { $alone ->
        [yes] { ONE_WORD }
       *[no] Wähle das Wort, nach dem die größte Wahrscheinlichkeit am kleinsten ist.
    }
    .done = Nach „{ WORD($name) }“ hat selbst das wahrscheinlichste Wort nur { PERCENT($least_share) }, denn hier können viele
        Wörter folgen, und jedes nimmt sich einen Teil der 100 %.
next_offers =
    .swapped = Die beiden Namen tauschen
    .dogs = The dogs near the cat
needed =
    .title = Welchen Kopf braucht die Vorhersage?
    .about = Jeder Teil addiert etwas zu den Logits, und das Bild zeigt, wie viel: Es geht um den **Vorsprung** des
        wahrscheinlichsten Wortes vor dem zweiten. Aber ein Teil wirkt auch durch andere, denn das MLP liest, was die Attention
        addiert hat. Deshalb hilft nur ein Versuch: einen Kopf ausschalten, alles danach neu berechnen und vergleichen.
    .sentence = { $together ->
        [yes] { NO_PRODUCTS }
       *[no] { lead_said }
    }
    .predict = Einer der { $heads_in_all } Köpfe wird ausgeschaltet. In welcher Schicht muss er sein, damit „{ WORD($next) }“ am
        unwahrscheinlichsten wird?
    .task = { $decides ->
        [yes] Wähle die Schicht, in der ein ausgeschalteter Kopf „{ WORD($next) }“ am meisten kostet.
       *[no] Auf keinen einzelnen Kopf kommt es hier für „{ WORD($next) }“ an. Wähle ein anderes Wort oder einen anderen Satz.
    }
    .done = Ohne Kopf { $at_head } der Schicht { $at_layer } fällt „{ WORD($next) }“ von { PERCENT($share) }
        auf { PERCENT($least_of_all) }{ $changes ->
        [yes] , und „{ WORD($becomes) }“ wird das wahrscheinlichste Wort
       *[no] { "" }
    }. { $together ->
        [yes] { "" }
       *[no] { effect }{ " " }
    }Ohne einen der anderen Köpfe sind es mindestens { PERCENT($next_least) }.
needed_offers =
    .copy = Unbekannte Wörter kopieren
    .ball = Wer bekommt den Ball?
summary = Das Training findet x und alle Matrizen; jede Schicht addiert etwas zu x, und aus dem letzten x folgen die Logits.
    { "  \u000A" }Die Vorhersage braucht einen Kopf, wenn sie ohne ihn leidet. Worauf achtet ein solcher Kopf, und welcher seiner
    Pfeile genügt? „{ TITLE("models") }“ zeigt das eine, in „{ TITLE("surgery") }“ schneidest du das andere durch.
TABLES =
    .embedding = x jedes Wortes
    .stream = der Residualstrom, Schicht für Schicht
    .next = Logit und Wahrscheinlichkeit jedes nächsten Wortes
    .lens = das nächste Wort nach jeder Schicht
FOLDS =
    .first_read = was die erste Schicht liest
    .numbers = eine Schicht in Zahlen, Kopf für Kopf
    .products = ein Logit als Summe von Produkten
    .lens = was jede Schicht vorhersagen würde
SELECT = Wort:
UNTRAINED = Vor dem Training
colours = Farbskala: −{ DECIMAL($end, digits: 1) } (orange) bis { DECIMAL($end, digits: 1) } (violett)

## woher die Zahlen kommen

table_picture =
    .key = **x: die { $width } Zahlen jedes Wortes** :gray[· { $untrained ->
        [yes] zufällig
       *[no] gelernt
    } · { colours }]
    .alt = Zeilen des Embeddings, eine je Wort des Satzes; das gewählte Wort ist umrandet
trained =
    .key = **Nächstes Wort nach „{ WORD($heard_words) }“** :gray[{ $untrained ->
        [yes] · vor dem Training · Strich: danach · ein neues Wort: { $unused } Platzhalter zusammen
       *[no] · nach dem Training
    }]
    .alt = Die wahrscheinlichsten nächsten Wörter des trainierten Modells, und wie wahrscheinlich sie mit den gezeigten Zahlen sind
NOW =
    .true = vor dem Training{ " " }
    .false = nach dem Training{ " " }
AFTER_TRAINING = nach dem Training{ " " }
row_of = { $label } → { $number }
unknown = { QUERY($name) } gehört nicht zu den { $known } Wörtern, die das Modell kennt: Es bekommt einen Platzhalter.
row = x von { QUERY($name) } ist Zeile { $number } des **Embeddings**, einer gelernten Tabelle mit { $rows_in_all } Zeilen; { $untrained ->
    [yes] vor dem Training begann sie
   *[no] sie beginnt
} mit { CLAUSES($first) }.
same = „{ WORD($word) }“ steht an den Positionen { AND($places) }, und x ist dort dasselbe: Die Tabelle weiß nicht, wo ein Wort steht.
first_read =
    .key = **Was Schicht 0 von { QUERY($name) } liest** :gray[· { colours }]
    .alt = Was Schicht 0 liest: Zeilen von Zahlen für x, x normiert, den Vektor der Position und die Summe
FIRST_READ = x wird durch sein quadratisches Mittel geteilt und mit gelernten Faktoren multipliziert (RMSNorm), weil sehr
    verschieden lange Vektoren sehr verschieden große Scores ergäben. Dazu wird der sinusförmige Vektor der Position addiert,
    und auf die Summe werden W_Q, W_K und W_V angewandt. Im Strom selbst steht keine Position: Jede Schicht addiert sie vor
    der Attention erneut.
NORMALISED = x, normiert
position = Position { $number }
SUM = Summe

## der Strom

stream =
    .key = **Der Residualstrom von { QUERY($name) }** :gray[· Zahlen: Längen von Vektoren, bis zur gewählten Schicht · ein Klick wählt
        eine Schicht]
    .alt = Der Residualstrom, unten vom Embedding bis oben zu den Logits: In jeder Schicht addieren erst die Attention und
        dann das MLP einen Vektor zu x
x_is = x: { $length }
embedding_of = x von „{ $word }“ (Embedding)
NEXT_WORD = das nächste Wort
LOGITS = Logits (Unembedding)
ATTENTION = Attention
MLP = MLP
layer = Schicht { $number }
added_picture =
    .key = **Schicht { $layer }: die { $width } Zahlen von { QUERY($name) }** :gray[· { colours }]
    .alt = Was die Schicht zu x addiert: Zeilen von Zahlen für x davor, Attention, MLP und x danach
PARTS =
    .before = x davor
    .attention = + Attention
    .mlp = + MLP
    .after = = x danach
component_said = { $component }
component = Die erste Zahl: { DECIMAL($before, digits: 3) } { SIGNED($attention, digits: 3) } { SIGNED($mlp, digits: 3) } {
    $exact ->
    [yes] =
   *[no] ≈
} { DECIMAL($after, digits: 3) }.
lengths =
    .key = **Längen dieser Vektoren in jeder Schicht** :gray[· von „{ WORD($name) }“ · ein Klick auf eine Zeile wählt ihre Schicht]
    .alt = Längen der Vektoren: eine Zeile je Schicht; x davor, was Attention und MLP addieren, x danach
COLUMNS =
    .before = x davor
    .attention = Attention
    .mlp = MLP
    .after = x danach
each_head =
    .key = **Schicht { $layer }: Ausgabe jedes Kopfes mal seine Zeilen von W_O**, für { QUERY($name) } :gray[· { colours }]
    .alt = Was jeder Kopf der Schicht zu x addiert, eine Zeile je Kopf, und die Summe dieser Zeilen
head = Kopf { $number }
ALL_HEADS = = Attention
longest = Von den Köpfen der Schicht { $layer } addiert Kopf { $head } den längsten Vektor zu { QUERY($name) }. Längen der
    Köpfe 0 bis { $last }: { CLAUSES($each_length) }.
ADDS_UP = x und die Ausgaben von Attention und MLP ergeben zusammen das x der nächsten Schicht

## das nächste Wort

logits =
    .key = **Logits** :gray[· die acht größten]
    .alt = Die Logits der acht wahrscheinlichsten Wörter
probabilities =
    .key = **Wahrscheinlichkeiten** :gray[· Softmax aller Logits]
    .alt = Wahrscheinlichkeiten der wahrscheinlichsten nächsten Wörter
expected = Nach „{ WORD($heard_words) }“ ist der Logit von „**{ WORD($next) }**“ der größte: { DECIMAL($logit) }.
ahead = Sein Vorsprung vor dem von „{ WORD($second) }“, { DECIMAL($second_logit) }, ist { DECIMAL($ahead) }, also ist „{ WORD($next) }“ { times }-mal so
    wahrscheinlich: { PERCENT($share) } gegen { PERCENT($second_share) }.
times = { $times ->
    [none] exp({ DECIMAL($ahead) }) > 1000
   *[other] exp({ DECIMAL($ahead) }) ≈ { $times }
}
ONE_WORD = Gib unter „Deine Wörter“ ein zweites Wort ein: Das Modell sagt nach jedem von ihnen ein Wort vorher.
SAME_VECTOR = Der letzte Vektor des gewählten Wortes ist ohne die Wörter danach derselbe
NO_PRODUCTS = Für ein Wort, das das Modell nicht kennt, stehen mehrere Platzhalter zusammen, jeder mit eigenem Logit.
products_picture =
    .key = **Der Logit von „{ WORD($next) }“, Zahl für Zahl** :gray[· { colours }]
    .alt = Der größte Logit als Summe: Zeilen von Zahlen für den letzten Vektor, den des Wortes und die Produkte
PRODUCTS =
    .vector = x, normiert
    .word = Vektor des Wortes
    .products = Produkte
products = { $together ->
    [yes] { NO_PRODUCTS }
   *[no] Der Logit von „{ WORD($next) }“ ist die Summe von { $count } Produkten: { $terms } + … = **{ DECIMAL($total) }**.
}
LENS = x hat nach jeder Schicht dieselbe Größe, also lässt sich das Unembedding schon früher anwenden. Das ist
    die **Logit Lens** (nostalgebraist 2020): Sie zeigt, welches Wort das Modell vorhersagen würde, wenn es dort endete.
by_layer =
    .key = **Wahrscheinlichkeit von „{ WORD($next) }“ nach jeder Schicht** :gray[· neben dem Balken: das wahrscheinlichste Wort dort
        · Strich: dessen Wahrscheinlichkeit]
    .alt = Balken: die Wahrscheinlichkeit des Wortes, das das Modell am Ende vorhersagt, vor der ersten Schicht und nach jeder
MOST_LIKELY = das wahrscheinlichste Wort dort{ " " }
probability_of = { $word }{ " " }
depth = { $depth ->
    [0] Tabelle: { $word }
   *[other] Schicht { $layer }: { $word }
}
lens_said = { $first_depth ->
    [0] Schon die Tabelle macht „{ WORD($next) }“ zum wahrscheinlichsten Wort nach „{ WORD($name) }“.
   *[other] Nach Schicht { $first_layer } ist „{ WORD($next) }“ zum ersten Mal das wahrscheinlichste Wort: { PERCENT($first_share) }. Vor
        dieser Schicht ist es „{ WORD($earlier) }“.
}

## welcher Kopf gebraucht wird

lead_stream =
    .key = **Der Vorsprung von „{ WORD($next) }“ vor „{ WORD($second) }“** :gray[· Zahlen: Logit des einen minus Logit des anderen
        · violett: für „{ WORD($next) }“, orange: dagegen · ein Klick wählt eine Schicht]
    .alt = Der Residualstrom, unten vom Embedding bis oben zu den Logits: wie viel jeder Teil zum Vorsprung des
        wahrscheinlichsten Wortes addiert
heads_off =
    .key = **Schicht { $layer }: ein Kopf ausgeschaltet** :gray[· Wahrscheinlichkeit von „{ WORD($next) }“]
    .alt = Balken: die Wahrscheinlichkeit des wahrscheinlichsten Wortes mit allen Köpfen und ohne je einen Kopf der Schicht
ALL_HEADS_ON = alle Köpfe
head_off = ohne Kopf { $number }
lead_said = Embedding und alle Teile zusammen ergeben für „{ WORD($next) }“ einen Vorsprung von { DECIMAL($ahead) }
    vor „{ WORD($second) }“. Das meiste, was eine Schicht beiträgt, { SIGNED($most_added) }, kommt von { $from_mlp ->
    [yes] dem MLP
   *[no] der Attention
} der Schicht { $from_layer }. Fällt dort also die Entscheidung?
effect = { $through_others ->
    [yes] Selbst addiert dieser Kopf nur { SIGNED($directly) } zum Vorsprung. Ohne ihn fällt der Vorsprung aber um { DECIMAL($falls) }, weil
        die Teile nach ihm lesen, was er addiert.
   *[no] Selbst addiert dieser Kopf { SIGNED($directly) } zum Vorsprung; ohne ihn ändert sich der Vorsprung um { SIGNED($loses) }.
}
