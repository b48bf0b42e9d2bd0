### Was die Schritte der Seite über das ganze Modell sagen.
TABLES =
    .embedding = x jedes Wortes
    .stream = der Residualstrom, Schicht für Schicht
    .next = Logit und Wahrscheinlichkeit jedes nächsten Wortes
    .lens = das nächste Wort nach jeder Schicht
TABLE_STEP = Woher x kommt
FIRST_READ_STEP = was die erste Schicht liest
ADDED_STEP = Was eine Schicht zu x addiert
HEADS_STEP = was jeder Kopf addiert
NEXT_STEP = Wie aus x das nächste Wort wird
PRODUCTS_STEP = ein Logit als Summe von Produkten
LENS_STEP = Was jede Schicht vorhersagen würde
TABLE = Ein Sprachmodell hat für jedes Wort, das es kennt, einen Vektor. Diese Vektoren sind die Zeilen einer gelernten
    Tabelle, des **Embeddings**. Die Zeile eines Wortes ist sein x, die Eingabe der ersten Schicht. Ein Wort, das nicht
    in der Tabelle steht, bekommt die Zeile eines Platzhalters. Die Positionen werden addiert, bevor Attention angewandt
    wird.
ADDED = Die Ausgaben der Köpfe werden verkettet, mit W_O multipliziert und zu x **addiert**. Danach wird ein MLP auf den
    Vektor jedes Tokens einzeln angewandt, und auch seine Ausgabe wird addiert. Keine Schicht ersetzt x: Jede addiert
    etwas dazu. Die Vektoren x von der ersten bis zur letzten Schicht heißen **Residualstrom** (residual stream).
NEXT = Der Vektor nach der letzten Schicht wird normiert. Sein Skalarprodukt mit dem Vektor jedes Wortes im
    Wortschatz ist der **Logit** dieses Wortes. Softmax macht aus allen Logits Wahrscheinlichkeiten. Jedes Token sagt
    das Wort vorher, das auf es folgt, und das letzte das nächste Wort des Textes.
LENS = x hat nach jeder Schicht dieselbe Größe. Deshalb lässt sich der letzte Schritt des Modells nach jeder
    Schicht anwenden. Das ist die **Logit Lens** (nostalgebraist 2020). Sie zeigt, welches Wort das Modell vorhersagen
    würde, wenn es dort endete. Die späteren Schichten können dieses Wort noch ändern.
SUMMARY = x beginnt als Zeile einer gelernten Tabelle, und jede Schicht addiert die Ausgaben von Attention und MLP dazu.
    { "  \u000A" }Der letzte Vektor, mit dem Vektor jedes Wortes multipliziert, ergibt die Logits des nächsten Wortes.
TRY =
    .swapped = Die beiden Namen tauschen
    .dogs = The dogs near the cat
    .copy = Unbekannte Wörter kopieren
    .ball = Wer bekommt den Ball?
SELECT = Wort:
colours = Farbskala: −{ DECIMAL($end, digits: 1) } (orange) bis { DECIMAL($end, digits: 1) } (violett)

## die Tabelle

row_of = { $label } → { $number }
TABLE_ALT = Zeilen des Embeddings, eine je Wort des Satzes; das gewählte Wort ist umrandet
unknown = { QUERY($name) } gehört nicht zu den { $known } Wörtern, die das Modell kennt: Es bekommt einen Platzhalter.
FIRST_READ_ALT = Was Schicht 0 liest: Zeilen von Zahlen für x, x normiert, den Vektor der Position und die Summe
FIRST_READ = x wird durch sein quadratisches Mittel geteilt und mit gelernten Faktoren multipliziert (RMSNorm). Dazu
    wird der sinusförmige Vektor der Position addiert. Auf die Summe werden W_Q, W_K und W_V angewandt. Zum Strom selbst
    wird die Position nicht addiert: Jede Schicht addiert sie vor der Attention erneut.

## der Strom

ADDED_ALT = Was die Schicht zu x addiert: Zeilen von Zahlen für x davor, Attention, MLP und x danach
LENGTHS_ALT = Längen der Vektoren: eine Zeile je Schicht; x davor, was Attention und MLP addieren, x danach
lengths_title = **Längen dieser Vektoren in jeder Schicht** :gray[· von „{ WORD($name) }“ · ein Klick auf eine Zeile wählt
    ihre Schicht]
layer = Schicht { $number }
ALL_HEADS = = Attention
HEADS_ALT = Was jeder Kopf der Schicht zu x addiert, eine Zeile je Kopf, und die Summe dieser Zeilen
head = Kopf { $number }
ADDS_UP = x und die Ausgaben von Attention und MLP ergeben zusammen das x der nächsten Schicht

## die Tabelle, mit Zahlen
table_title = **x: die { $width } Zahlen jedes Wortes** :gray[· Wort → seine Zeile in der Tabelle · { colours }]
row = { QUERY($name) } hat Zeile { $number } der { $rows_in_all } Zeilen. Sie beginnt mit { CLAUSES($first) }. { $all_filled ->
    [yes] Alle { $width } Zahlen sind
   *[no] { $filled } ihrer { $width } Zahlen sind
} von 0 verschieden, und keine wurde entworfen.
same = „{ WORD($word) }“ steht an den Positionen { AND($places) }, und x ist dort dasselbe.
table_task = { $twice ->
    [yes] Welches Wort hat an mehr als einer Position dieselbe Zeile? Wähle es aus.
   *[no] Kein Wort steht zweimal in diesem Satz. Wiederhole eines unter „Deine Wörter“: Bekommt es eine zweite Zeile?
}
table_happened = „{ WORD($word) }“ hat an den Positionen { AND($places) } Zeile { $number }, denn die Tabelle weiß, welches Wort es
    ist, aber nicht, wo es steht.
first_read_title = **Was Schicht 0 von { QUERY($name) } liest** :gray[· { colours }]
NORMALISED = x, normiert
position = Position { $number }
SUM = Summe

## was eine Schicht addiert, mit Zahlen
PARTS =
    .before = x davor
    .attention = + Attention
    .mlp = + MLP
    .after = = x danach
COLUMNS =
    .before = x davor
    .attention = Attention
    .mlp = MLP
    .after = x danach
added_title = **Schicht { $layer }: die { $width } Zahlen von { QUERY($name) }** :gray[· { colours }]
adds = In Schicht { $layer } addiert die Attention zu x von { QUERY($name) } einen Vektor der
    Länge **{ DECIMAL($attention) }**, das MLP einen der Länge **{ DECIMAL($mlp) }**. Der längere ändert x stärker. Die
    Länge von x geht von { DECIMAL($before) } auf { DECIMAL($after) }. Die Richtungen sind verschieden, also addieren
    sich die Längen nicht.
component = Die erste Zahl: { DECIMAL($before, digits: 3) } { SIGNED($attention, digits: 3) } { SIGNED($mlp, digits: 3) } {
    $exact ->
    [yes] =
   *[no] ≈
} { DECIMAL($after, digits: 3) }.
grows = Über alle Schichten geht die Länge von { DECIMAL($at_first) } auf { DECIMAL($at_last) }.
added_task = Wähle die Schicht, in der die Attention zu „{ WORD($name) }“ den längsten Vektor addiert.
added_happened = In Schicht { $layer } addiert die Attention einen Vektor der Länge { DECIMAL($attention) }, einen längeren
    als in jeder anderen. Das MLP addiert einen der Länge { DECIMAL($mlp) }.
heads_title = **Schicht { $layer }: Ausgabe jedes Kopfes mal seine Zeilen von W_O**, für { QUERY($name) } :gray[· {
    colours }]
longest = Von den Köpfen der Schicht { $layer } addiert Kopf { $head } den längsten Vektor zu { QUERY($name) }. Längen der
    Köpfe 0 bis { $last }: { CLAUSES($each_length) }.


## das nächste Wort

LOGITS_TITLE = **Logits** :gray[· die acht größten]
BARS_TITLE = **Wahrscheinlichkeiten** :gray[· Softmax aller Logits]
LOGITS_ALT = Die Logits der acht wahrscheinlichsten Wörter
PRODUCTS_ALT = Der größte Logit als Summe: Zeilen von Zahlen für den letzten Vektor, den des Wortes und die Produkte
expected = Nach „{ WORD($heard_words) }“ ist der Logit von „**{ WORD($next) }**“ der größte: { DECIMAL($logit) }.
times = { $times ->
    [none] exp({ DECIMAL($ahead) }) > 1000
   *[other] exp({ DECIMAL($ahead) }) ≈ { $times }
}
NO_PRODUCTS = Das wahrscheinlichste Wort kennt das Modell nicht: Mehrere Platzhalter stehen dafür, jeder mit eigenem
    Logit.
SAME_VECTOR = Der letzte Vektor des gewählten Wortes ist ohne die Wörter danach derselbe

## die Logit Lens

MOST_LIKELY = das wahrscheinlichste Wort dort{ " " }
BY_LAYER_ALT = Balken: die Wahrscheinlichkeit des Wortes, das das Modell am Ende vorhersagt, vor der ersten Schicht und
    nach jeder
probability_of = { $word }{ " " }
by_layer_title = **Wahrscheinlichkeit von „{ WORD($next) }“ nach jeder Schicht** :gray[· neben dem Balken: das wahrscheinlichste
    Wort · Strich: dessen Wahrscheinlichkeit · orange: gewählte Schicht]
so_far_title = **Das nächste Wort, vorhergesagt nach Schicht { $layer }**

## Aufgaben und Zahlen
PRODUCTS =
    .vector = x, normiert
    .word = Vektor des Wortes
    .products = Produkte
ahead = Der zweitgrößte, der von „{ WORD($second) }“, ist { DECIMAL($second_logit) }. Die Differenz ist { DECIMAL($ahead) }, also ist „{ WORD($next) }“ { times }-mal so wahrscheinlich: { PERCENT($share) } gegen { PERCENT($second_share) }.
ONE_WORD = Gib unter „Deine Wörter“ ein zweites Wort ein: Das Modell sagt nach jedem von ihnen ein Wort vorher.
NEXT_TASK = Wähle das Wort, nach dem die größte Wahrscheinlichkeit am kleinsten ist: Dort ist das Modell am wenigsten
    sicher.
next_happened = Nach „{ WORD($name) }“ hat selbst das wahrscheinlichste Wort nur eine Wahrscheinlichkeit von { PERCENT($least_share) }: Auch
    andere können folgen.
products_title = **Der Logit von „{ WORD($next) }“, Zahl für Zahl** :gray[· Farbskala: −{ DECIMAL($end, digits: 1) } (orange)
    bis { DECIMAL($end, digits: 1) } (violett)]
products_said = Der Logit von „{ WORD($next) }“ ist die Summe von { $count } Produkten: { $terms } + … = **{ DECIMAL($total) }**.
depth = { $depth ->
    [0] Tabelle: { $word }
   *[other] Schicht { $layer }: { $word }
}
after_layer = { $last ->
    [yes] Nach Schicht { $layer }, der letzten, sagt das Modell „**{ WORD($next) }**“ mit { PERCENT($final) } vorher.
   *[no] { $same ->
        [yes] Nach Schicht { $layer } ist „**{ WORD($next) }**“ mit { PERCENT($now) } schon das wahrscheinlichste Wort. Am Ende hat
            es { PERCENT($final) }.
       *[no] Nach Schicht { $layer } würde das Modell „**{ WORD($other) }**“ vorhersagen ({ PERCENT($other_share) }). „**{ WORD($next) }**“ hat dort { PERCENT($now) } und am Ende { PERCENT($final) }.
    }
}
table_decides = Schon die Tabelle macht „{ WORD($next) }“ zum wahrscheinlichsten Wort nach „{ WORD($name) }“. Wähle ein anderes
    Wort.
lens_task = Wähle die erste Schicht, nach der „{ WORD($next) }“ das wahrscheinlichste Wort ist.
lens_happened = Nach Schicht { $layer } hat „{ WORD($next) }“ { PERCENT($first_share) }. Vor dieser Schicht ist „{ WORD($earlier) }“ das
    wahrscheinlichste Wort.
BARS_LIKELY = Balken: die acht wahrscheinlichsten nächsten Wörter mit ihren Wahrscheinlichkeiten.

## steps and pictures

table =
    .title = { TABLE_STEP }
    .about = { TABLE }
    .sentence = { $placeholder ->
        [yes] { unknown }{ " " }
       *[no] { "" }
    }{ row }{ $again ->
        [yes] { " " }{ same }
       *[no] { "" }
    }
    .task = { table_task }
    .done = { table_happened }
added =
    .title = { ADDED_STEP }
    .about = { ADDED }
    .sentence = { adds } { $component } { grows }
    .task = { added_task }
    .done = { added_happened }
next =
    .title = { NEXT_STEP }
    .about = { NEXT }
    .sentence = { expected } { ahead }
    .task = { $alone ->
        [yes] { ONE_WORD }
       *[no] { NEXT_TASK }
    }
    .done = { next_happened }
next_offers =
    .swapped = { TRY.swapped }
    .dogs = { TRY.dogs }
lens =
    .title = { LENS_STEP }
    .about = { LENS }
    .sentence = { after_layer }
    .task = { $first_depth ->
        [0] { table_decides }
       *[other] { lens_task }
    }
    .done = { lens_happened }
lens_offers =
    .copy = { TRY.copy }
    .ball = { TRY.ball }
summary = { SUMMARY }
FOLDS =
    .first_read = { FIRST_READ_STEP }
    .heads = { HEADS_STEP }
    .products = { PRODUCTS_STEP }
table_picture =
    .key = { table_title }
    .alt = { TABLE_ALT }
first_read =
    .key = { first_read_title }
    .alt = { FIRST_READ_ALT }
added_picture =
    .key = { added_title }
    .alt = { ADDED_ALT }
lengths =
    .key = { lengths_title }
    .alt = { LENGTHS_ALT }
each_head =
    .key = { heads_title }
    .alt = { HEADS_ALT }
logits =
    .key = { LOGITS_TITLE }
    .alt = { LOGITS_ALT }
probabilities =
    .key = { BARS_TITLE }
    .alt = { BARS_LIKELY }
products_picture =
    .key = { products_title }
    .alt = { PRODUCTS_ALT }
products = { $together ->
    [yes] { NO_PRODUCTS }
   *[no] { products_said }
}
by_layer =
    .key = { by_layer_title }
    .alt = { BY_LAYER_ALT }
so_far =
    .key = { so_far_title }
    .alt = { BARS_LIKELY }
