### Was die Seite über das ganze Modell sagt.

## die Schritte

table =
    .title = Wer hat all diese Zahlen gewählt?
    .about = Die Zahlen in x, $W_Q$, $W_K$, $W_V$ und $W_O$ hat niemand gewählt: Das **Training** hat sie Geschichte für Geschichte so
        geändert, dass das nächste Wort wahrscheinlicher wurde. Ein solches Modell sagt vorher, wie ein Satz weitergeht{ $pronoun ->
            [yes] . Ob hier „she“ oder „he“ folgt, verrät nur ein früherer Name.
           *[no] : hier der gezeigte.
        }
    .sentence = { $placeholder ->
        [yes] { unknown }{ " " }
       *[no] { "" }
    }{ row }{ $again ->
        [yes] { " " }{ same }
       *[no] { "" }
    } { $untrained ->
        [yes] Vor dem Training folgte „**{ WORD($next) }**“ mit einer Wahrscheinlichkeit von { FINE_PERCENT($at_start) }.
       *[no] Nach dem Training folgt „**{ WORD($next) }**“ mit einer Wahrscheinlichkeit von { FINE_PERCENT($share) }.
    }
    .predict = Vor dem Training waren alle { GROUPED($parameters) } Zahlen in den Matrizen dieses Modells zufällig. Wie wahrscheinlich war
        „{ WORD($next) }“ da?
    .task = Schalte auf die Zahlen vor dem Training um und lies den Balken von „{ WORD($next) }“ ab.
    .done = Es waren { FINE_PERCENT($at_start) }, denn zufällige Zahlen kennen keine Sprache: { $rows_in_all } Wörter teilen sich
        100 %. Durch das Training wurden daraus { FINE_PERCENT($share) }, und keine Regel musste jemand aufschreiben.
    .nearly = Das sind noch die Zahlen nach dem Training, mit denen „{ WORD($next) }“ { FINE_PERCENT($share) } hat.
table_guesses =
    .rare = unter 5 %
    .half = etwa 50 %
    .same = wie heute
added =
    .title = Eine Schicht addiert zu x, statt es zu ersetzen
    .about = Eine **Schicht** tut zweierlei. Attention sammelt aus anderen Wörtern: Die verketteten Köpfe mal $W_O$ werden zu x addiert. Dann
        liest ein **MLP**, ein kleines Netz, jedes x für sich und addiert ebenfalls einen Vektor. x steckt weiter in der Summe,
        und spätere Schichten können lesen, was frühere gefunden haben. Die laufende Summe heißt **Residualstrom**.
    .sentence = In Schicht { $layer } addiert die Attention zu x von { QUERY($name) } einen Vektor der
        Länge **{ DECIMAL($attention) }**, das MLP einen der Länge **{ DECIMAL($mlp) }**. Die Länge von x geht
        von { DECIMAL($before) } auf { DECIMAL($after) }: Längen addieren sich nicht, weil die Vektoren in verschiedene Richtungen zeigen.
    .predict = In welcher der { $layers } Schichten addiert die Attention zu „{ WORD($name) }“ den längsten Vektor?
    .task = Wähle die Schicht, in der die Attention zu „{ WORD($name) }“ den längsten Vektor addiert.
    .done = Es ist Schicht { $layer } mit einer Länge von { DECIMAL($attention) }. Im Training dieses Modells zählte, was Köpfe addieren, als
        zusätzlicher Verlust; deshalb haben sie gelernt, nur dort viel zu addieren, wo es der Vorhersage hilft.
    .nearly = In Schicht { $layer } addiert die Attention einen Vektor der Länge { DECIMAL($attention) }. Eine { $way ->
        [later] spätere
       *[earlier] frühere
    } Schicht addiert einen längeren.
next =
    .title = Wie wird aus einem Vektor ein Wort?
    .about = Nach der letzten Schicht ist x nur ein Vektor, gesucht ist aber ein Wort. Deshalb hat jedes Wort einen zweiten gelernten
        Vektor, seine Zeile des **Unembeddings**. Dessen Skalarprodukt mit dem normierten x ist der **Logit** des Wortes: ein
        Score dafür, dass es folgt. Die Softmax macht aus allen Logits Wahrscheinlichkeiten. So sagt das Modell nach jedem Wort
        das nächste vorher.
    .sentence = { expected } { ahead }
    .predict = Das Modell sagt nach jedem Wort das nächste vorher. Nach welchem von diesen ist es am wenigsten sicher?
    .task = { $alone ->
        [yes] { ONE_WORD }
       *[no] Wähle das Wort, nach dem die größte Wahrscheinlichkeit am kleinsten ist.
    }
    .done = Nach „{ WORD($name) }“ hat das wahrscheinlichste Wort { PERCENT($least_share) }{ $unsure ->
            [yes] , denn hier können mehrere Wörter folgen, und sie teilen sich die 100 %
           *[no] ; nach keinem anderen Wort ist das Modell weniger sicher
        }.
    .nearly = Nach „{ WORD($name) }“ hat das wahrscheinlichste Wort { PERCENT($share) }. Nach einem { $way ->
        [later] späteren
       *[earlier] früheren
    } Wort hat auch das wahrscheinlichste weniger.
next_offers =
    .swapped = Die beiden Namen tauschen
    .dogs = The dogs near the cat
needed =
    .title = Welchen Kopf braucht die Vorhersage?
    .about = Jeder Teil, ob Attention oder MLP, addiert unmittelbar etwas zu den Logits. Das Bild zeigt seinen Beitrag zum **Vorsprung**:
        größter Logit minus zweitgrößter. Aber ein Teil wirkt auch durch spätere, denn sie lesen, was er addiert hat. Was
        gebraucht wird, zeigt also nur ein Versuch: einen Kopf ausschalten, alles danach neu berechnen und vergleichen.
    .sentence = { $together ->
        [yes] { NO_PRODUCTS }
       *[no] { lead_said }
    }
    .predict = Angenommen, einer der { $heads_in_all } Köpfe wird ausgeschaltet. In welcher Schicht kann das „{ WORD($next) }“ am
        unwahrscheinlichsten machen?
    .task = { $decides ->
        [yes] Wähle die Schicht, in der ein ausgeschalteter Kopf „{ WORD($next) }“ am unwahrscheinlichsten macht.
       *[no] Auf keinen einzelnen Kopf kommt es hier für „{ WORD($next) }“ an. Wähle ein anderes Wort oder einen anderen Satz.
    }
    .done = Ohne Kopf { $at_head } der Schicht { $at_layer } fällt „{ WORD($next) }“ von { PERCENT($share) }
        auf { PERCENT($least_of_all) }{ $changes ->
        [yes] , und „{ WORD($becomes) }“ wird das wahrscheinlichste Wort
       *[no] { "" }
    }. { $together ->
        [yes] { "" }
       *[no] { effect }{ " " }
    }Fehlt stattdessen ein anderer Kopf, sind es mindestens { AT_LEAST($next_least) }.
    .nearly = In Schicht { $layer } behält „{ WORD($next) }“ mindestens { AT_LEAST($least_here) }, welcher Kopf auch ausgeschaltet wird.
        Eine { $way ->
        [later] spätere
       *[earlier] frühere
    } Schicht hat einen Kopf, auf den es mehr ankommt.
needed_offers =
    .copy = Unbekannte Wörter kopieren
    .ball = Wer bekommt den Ball?
summary = Das Training findet x und alle Matrizen. Jede Schicht addiert etwas zu x, und aus dem letzten x folgen die Logits.
    { "  \u000A" }Die Vorhersage braucht einen Kopf, wenn sie ohne ihn leidet. Worauf achtet ein solcher Kopf? Das zeigt
    „{ TITLE("models") }“. Welchen seiner Pfeile braucht die Vorhersage? In „{ TITLE("surgery") }“ kappst du sie.
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
    .alt = Die wahrscheinlichsten nächsten Wörter, und wie wahrscheinlich sie mit den gezeigten Zahlen sind
NOW =
    .true = vor dem Training{ " " }
    .false = nach dem Training{ " " }
AFTER_TRAINING = nach dem Training{ " " }
row_of = { $label } → { $number }
unknown = { QUERY($name) } gehört nicht zu den { $known } Wörtern, die das Modell kennt, also bekommt es einen Platzhalter.
row = x von { QUERY($name) } ist Zeile { $number } von { $rows_in_all } des **Embeddings**, einer gelernten Tabelle; sie { $untrained ->
    [yes] begann
   *[no] beginnt
} mit { CLAUSES($first) }.
same = „{ WORD($word) }“ steht an den Positionen { AND($places) }, und x ist dort dasselbe: Die Tabelle kennt keine Positionen.
first_read =
    .key = **Was Schicht 0 von { QUERY($name) } liest** :gray[· { colours }]
    .alt = Was Schicht 0 liest: Zeilen von Zahlen für x, x normiert, die Position und die Summe
FIRST_READ = Verschieden lange Vektoren ergäben sehr verschieden große Scores. Deshalb wird x erst durch sein quadratisches
    Mittel geteilt und mit gelernten Faktoren multipliziert (RMSNorm). Dann wird ein Vektor für die Position addiert, und $W_Q$,
    $W_K$ und $W_V$ lesen die Summe. Der Strom behält nur x, deshalb addiert jede Schicht die Position erneut.
NORMALISED = x, normiert
position = Position { $number }
SUM = Summe

## der Strom

stream =
    .key = **Der Residualstrom von { QUERY($name) }** :gray[· Zahlen: Längen, bis zur gewählten Schicht · ein Klick wählt eine Schicht]
    .alt = Der Residualstrom, unten beginnend mit dem Embedding: In jeder Schicht addieren erst die Attention und dann das MLP
        einen Vektor zu x
x_is = x: { $length }
embedding_of = x von „{ $word }“ (Embedding)
NEXT_WORD = das nächste Wort
LOGITS = Logits (Unembedding)
ATTENTION = Attention
MLP = MLP
layer = Schicht { $number }
added_picture =
    .key = **Schicht { $layer }: die { $width } Zahlen von { QUERY($name) }** :gray[· { colours }]
    .alt = Zeilen von Zahlen: x vor der Schicht, Attention, MLP und x danach
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
replaced =
    .key = **Nächstes Wort, wenn nichts zu x addiert würde** :gray[· jede Ausgabe tritt an seine Stelle · Strich: mit der Addition]
    .alt = Die wahrscheinlichsten nächsten Wörter, wenn die Ausgaben von Attention und MLPs an die Stelle von x träten
WITHOUT_X = ohne die Addition{ " " }
WITH_X = mit der Addition{ " " }
replaced_said = Angenommen, jede Ausgabe träte an die Stelle von x. Dann { $same ->
    [yes] hätte „**{ WORD($next) }**“ nach „{ WORD($name) }“ { FINE_PERCENT($left) } statt { FINE_PERCENT($share) }
   *[no] wäre „**{ WORD($becomes) }**“ nach „{ WORD($name) }“ mit { FINE_PERCENT($largest) } das wahrscheinlichste Wort, und
        „**{ WORD($next) }**“ käme von { FINE_PERCENT($share) } auf { FINE_PERCENT($left) }
}: Jede Schicht müsste x und alles bisher Gefundene selbst weitergeben, und das hat dieses Modell nie gelernt. :gray[Trainiert wurde das Modell mit der Addition.]
placeless =
    .key = **Nächstes Wort, wenn keine Position addiert würde** :gray[· Strich: mit Positionen]
    .alt = Die wahrscheinlichsten nächsten Wörter, wenn Attention keine Positionen läse
WITHOUT_PLACES = ohne Positionen{ " " }
WITH_PLACES = mit Positionen{ " " }
placeless_said = { $falls ->
    [yes] Was ginge diesem Modell ohne Positionen verloren?
   *[no] Was würde sich in diesem Modell ohne Positionen ändern?
} { $little ->
    [yes] Hier fast nichts:{ " " }
   *[no] { "" }
}{ $same ->
    [yes] „**{ WORD($next) }**“ hätte nach „{ WORD($name) }“ { FINE_PERCENT($left) } statt { FINE_PERCENT($share) }.
   *[no] „**{ WORD($becomes) }**“ wäre nach „{ WORD($name) }“ mit { FINE_PERCENT($largest) } das wahrscheinlichste Wort, und
        „**{ WORD($next) }**“ käme von { FINE_PERCENT($share) } auf { FINE_PERCENT($left) }.
} :gray[Trainiert wurde das Modell mit Positionen, und seine kausale Maske bleibt.]
lengths =
    .key = **Längen dieser Vektoren in jeder Schicht** :gray[· ein Klick auf eine Zeile wählt ihre Schicht]
    .alt = Längen, eine Zeile je Schicht: x davor, was Attention und MLP addieren, x danach
COLUMNS =
    .before = x davor
    .attention = Attention
    .mlp = MLP
    .after = x danach
each_head =
    .key = **Schicht { $layer }: was jeder Kopf zu { QUERY($name) } addiert**, seine Ausgabe mal seine Zeilen von $W_O$ :gray[· { colours }]
    .alt = Was jeder Kopf der Schicht zu x addiert, eine Zeile je Kopf, und die Summe dieser Zeilen
head = Kopf { $number }
ALL_HEADS = = Attention
longest = Den längsten Vektor addiert Kopf { $head } zu { QUERY($name) }. Die Längen von Kopf 0 bis Kopf { $last }: { CLAUSES($each_length) }.
ADDS_UP = x und die Ausgaben von Attention und MLP ergeben zusammen das x der nächsten Schicht

## das nächste Wort

logits =
    .key = **Logits** :gray[· die acht größten]
    .alt = Die Logits der acht wahrscheinlichsten Wörter
probabilities =
    .key = **Wahrscheinlichkeiten** :gray[· Softmax aller Logits]
    .alt = Wahrscheinlichkeiten der wahrscheinlichsten nächsten Wörter
expected = Nach „{ WORD($heard_words) }“ ist der Logit von „**{ WORD($next) }**“ der größte: { DECIMAL($logit) }.
ahead = Das ist { $adds_up ->
    [yes] { "" }
   *[no] etwa{ " " }
}{ DECIMAL($ahead) } mehr als bei „{ WORD($second) }“, { DECIMAL($second_logit) }, also ist „{ WORD($next) }“ { $as_likely ->
    [yes] etwa genauso
   *[no] { times }-mal so
} wahrscheinlich: { PERCENT($share) } gegen { PERCENT($second_share) }.
times = { $times ->
    [none] $e^{ "{" }{ DECIMAL($ahead) }{ "}" }$ > 1000
   *[other] $e^{ "{" }{ DECIMAL($ahead) }{ "}" }$ ≈ { $times }
}
ONE_WORD = Gib unter „Deine Wörter“ ein zweites Wort ein: Das Modell sagt nach jedem von ihnen ein Wort vorher.
SAME_VECTOR = Der letzte Vektor des gewählten Wortes hängt nicht von späteren Wörtern ab
NO_PRODUCTS = Für ein unbekanntes Wort stehen mehrere Platzhalter zusammen, jeder mit eigenem Logit.
products_picture =
    .key = **Der Logit von „{ WORD($next) }“, Zahl für Zahl** :gray[· { colours }]
    .alt = Zeilen von Zahlen: der letzte Vektor, der Vektor des Wortes und die Produkte
PRODUCTS =
    .vector = x, normiert
    .word = Vektor des Wortes
    .products = Produkte
products = { $together ->
    [yes] { NO_PRODUCTS }
   *[no] Der Logit von „{ WORD($next) }“ ist die Summe von { $count } Produkten: { $terms } + … = **{ DECIMAL($total) }**.
}
LENS = x hat nach jeder Schicht dieselbe Größe, also kann das Unembedding es schon früher lesen. Diese **Logit Lens** (nostalgebraist
    2020) zeigt, was das Modell vorhersagen würde, wenn es dort endete.
by_layer =
    .key = **Wahrscheinlichkeit von „{ WORD($next) }“ nach jeder Schicht** :gray[· Wort: das wahrscheinlichste dort · Strich: dessen
        Wahrscheinlichkeit]
    .alt = Balken: die Wahrscheinlichkeit des am Ende vorhergesagten Wortes, vor der ersten Schicht und nach jeder
MOST_LIKELY = das wahrscheinlichste Wort dort{ " " }
probability_of = { $word }{ " " }
depth = { $depth ->
    [0] Tabelle: { $word }
   *[other] Schicht { $layer }: { $word }
}
lens_said = { $first_depth ->
    [0] Schon die Tabelle macht „{ WORD($next) }“ zum wahrscheinlichsten Wort nach „{ WORD($name) }“.
   *[other] Erst nach Schicht { $first_layer } ist „{ WORD($next) }“ das wahrscheinlichste Wort, mit { PERCENT($first_share) }. Vor dieser
        Schicht ist es „{ WORD($earlier) }“.
}

## welcher Kopf gebraucht wird

lead_stream =
    .key = **Der Vorsprung von „{ WORD($next) }“ vor „{ WORD($second) }“** :gray[· am Strom: der Vorsprung bis dahin · daneben: was
        dazukommt (violett) oder abgeht (orange) · ein Klick wählt eine Schicht]
    .alt = Der Residualstrom, unten vom Embedding bis oben zu den Logits: was jeder Teil zum Vorsprung beiträgt
heads_off =
    .key = **Schicht { $layer }: ein Kopf ausgeschaltet** :gray[· Wahrscheinlichkeit von „{ WORD($next) }“]
    .alt = Balken: die Wahrscheinlichkeit des wahrscheinlichsten Wortes mit allen Köpfen und ohne je einen Kopf der Schicht
ALL_HEADS_ON = alle Köpfe
head_off = ohne Kopf { $number }
lead_said = Am Ende führt „{ WORD($next) }“ mit { DECIMAL($ahead) } vor „{ WORD($second) }“. Von allen Schichten trägt { $from_mlp ->
    [yes] das MLP
   *[no] die Attention
} der Schicht { $from_layer } am meisten bei: { SIGNED($most_added) }. Fällt dort also die Entscheidung?
effect = { $through_others ->
    [yes] Unmittelbar addiert dieser Kopf nur { SIGNED($directly) } zum Vorsprung. Ohne ihn fällt der Vorsprung aber um { DECIMAL($falls) }, weil { $is_last ->
        [yes] das MLP dieser Schicht liest
       *[no] spätere Teile lesen
    }, was er addiert hat.
   *[no] Unmittelbar addiert dieser Kopf { SIGNED($directly) } zum Vorsprung; ohne ihn ändert sich der Vorsprung um { SIGNED($loses) }.
}
