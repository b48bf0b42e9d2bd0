### Was die Bilder der ersten beiden Schritte sagen: Query und Key, woraus sie entstehen, und ihr Score.

## Schritt 1

job = { $source ->
    [random] Zufällige Projektionen: Die Rechnung stimmt, aber die Zahlen haben keine Bedeutung.
    [previous] Entworfen: Jedes { $noun } sucht das { $noun } davor.
    [same] Entworfen: Jedes { $noun } sucht dasselbe { $noun } an anderer Stelle.
    [first] Entworfen: Jedes { $noun } sucht das erste.
    [initial] Entworfen: Jedes { $noun } sucht andere mit seinem Anfangsbuchstaben.
   *[vowel] Entworfen: Ein Vokal sucht Konsonanten.
}{ $placeless ->
    [yes] { " " }Die Positionen sind ausgeschaltet, also verrät kein Vektor, wo sein { $noun } steht.
   *[no] { "" }
}
SOURCES =
    .random = Zufällig
    .previous = Das Wort davor
    .same = Dasselbe Wort
    .first = Das erste Wort
    .initial = Derselbe Anfangsbuchstabe
    .vowel = Ein Vokal sucht Konsonanten
    .learned = Gelernt
SOURCES_LEAD = **Andere Projektionen**, je mit einer Query und einem Key, die ihr Muster zeigen:
BANDS =
    .q = Queries q
    .k = Keys k
    .v = Values v
REAL = In einem echten Modell enthält eine gelernte Tabelle für jedes Token einen Vektor, sein **Embedding**. Er hat
    Hunderte oder Tausende Zahlen, von denen kaum eine 0 ist (**dicht**). Eine einzelne Zahl hat für sich keine
    Bedeutung; Wörter, die ähnlich gebraucht werden, bekommen ähnliche Vektoren.
trained_for = { $steps ->
    [0] Zufällige Projektionen, vor dem Training: Noch sucht kein Vokal nach Konsonanten.
   *[other] Gelernte Projektionen, nach { $steps } von { $most } Trainingsschritten: Vokale suchen nach Konsonanten.
}
outside = { $count ->
    [1] 1 von Hand geänderte Zahl liegt außerhalb dieser Projektionen. Der Link behält sie.
   *[other] { $count } von Hand geänderte Zahlen liegen außerhalb dieser Projektionen. Der Link behält sie.
}
memory_name = **x** von { KEY($key) } aus dem zweiten Satz, aus dem K und V entstehen
numbers_in_words = Die Query wird aus dem Vektor von { QUERY($query) } berechnet, Key und Value aus dem Vektor von
    { KEY($key) }: { $width } Zahlen hinein, { $size } Zahlen heraus. Für jeden der drei Vektoren gibt es eine eigene
    Projektion.
two_sentences_in_words = Die Queries werden aus dem ersten Satz berechnet ({ $rows } Zeilen), Keys und Values aus dem
    zweiten ({ $others } Zeilen): { $width } Zahlen hinein, { $size } Zahlen heraus.

key_name = Query von { QUERY($query) }, Key von { KEY($key) }
of_model = Gelernte Projektionen des Sprachmodells { $name }, Schicht { $layer }.
token_name = **x** von { QUERY($query) }, { $width } Zahlen{ $features ->
    [none] { "" }
   *[other] : { LIST($features) }
}
colour_scale = Farbskala: { CLAUSES($ends) }
sign_means = „{ $sign }“ heißt „{ $word }“
projected_name = { $job } :gray[violett: positiv · orange: negativ · { DOTS($notes) }{ $twice }]
map_name = **W_{ $letter }** { $size } → { $chip } { $vectors }{ $left_out ->
    [0] { "" }
    [1] { " " }:gray[(eine Zeile aus Nullen weggelassen)]
   *[other] { " " }:gray[({ $left_out } Zeilen aus Nullen weggelassen)]
}
vectors_name = { $chip } :gray[eine Zeile je Wort, { $role ->
    [query] seine Query
    [key] sein Key
   *[value] sein Value
}]
named_in_words = { QUERY($query) } { $looks ->
    [none] sucht nichts
   *[other] { $looks }
}. { KEY($key) } bietet { $offers ->
    [none] nichts, was eine Query sucht,
   *[other] { $offers }
} an und gibt { $passes_on ->
    [none] nichts
   *[other] { $passes_on }
} weiter.
found = W_Q und W_K sind hier entworfen, damit man das Muster lesen kann; Training findet solche Matrizen von selbst
    (Schritt 4). Ein Key enthält 1 und eine Query { SHORT($score) } × √{ $head_size } = { DECIMAL($size, digits: 1) }. Ein
    Treffer hat also den Score { DECIMAL($size, digits: 1) }{ $divisor ->
        [none] ; geteilt werden die Scores hier nicht, die Division erklärt „Softmax“
       *[other] , und { SHORT($scaled, digits: 3) } nach der Division durch { $divisor }, die „Softmax“ erklärt
    }.
match_task = { $looks ->
    [no] „{ WORD($query) }“ sucht hier nichts. Wähle die Zeile eines anderen Wortes aus.
   *[yes] { $findable ->
        [no] Kein Wort bietet an, was „{ WORD($query) }“ sucht. Wähle die Zeile eines anderen Wortes aus.
       *[yes] Bewege **Key** zu einem Wort, das anbietet, was „{ WORD($query) }“ sucht.
    }
}
match_done = „{ WORD($query) }“ { $meets }, und „{ WORD($key) }“ bietet es an: Query und Key passen zusammen.
largest_task = Bewege **Key** zu dem Wort, dessen Key mit der Query von „{ WORD($query) }“ den größten Score hat.
largest_done = „{ WORD($key) }“ hat den größten Score, { SIGNED($score) }.

## Schritt 2

SWAP_ACROSS = Bei zwei Sätzen ist jedes Wort entweder Query oder Key; es gibt also nichts zu vertauschen.
SWAP = Query und Key vertauschen
BEST = Bester Key
products_name = **Das umrandete Paar** :gray[{ $width } Dimensionen{ $unused ->
    [0] { "" }
   *[other] , die anderen { $unused } enthalten 0
} · violett: positiv · orange: negativ{ $notes ->
    [none] { "" }
   *[other] { " " }· { DOTS($notes) }
}]
product_sum = { QUERY($query) } · { KEY($key) }: { $terms ->
    [0] Alle { $count } Produkte sind 0, also ist der Score **{ $score }**. Nichts passt zusammen.
   *[other] Von { $count ->
        [one] { $count } Produkt
       *[other] { $count } Produkten
    } { $other ->
        [0] { $terms ->
            [1] ist
           *[other] sind
        } nur { AND($largest) } nicht 0, also ist der Score **{ $score }**.
       *[other] sind { AND($largest) } dem Betrag nach die größten, und alle zusammen ergeben den Score **{ $score }**.
    }
}
score_to_weight = { $weight ->
    [none] Die Maske verdeckt diesen Key für die Query, also ist sein Aufmerksamkeitsgewicht 0.
   *[other] { $divisor ->
        [none] { "" }
       *[other] Geteilt durch { $divisor } ist er { $scaled }, der **skalierte Score**.{ " " }
    }Nach Softmax bei Temperatur { SHORT($temperature) } ist das Aufmerksamkeitsgewicht **{ PERCENT($weight) }**.
}
SWAP_SAME = Query und Key gehören zum selben Wort, also gibt es nichts zu vertauschen.
swapped = Vertauscht man Query und Key, hat { QUERY($query) } · { KEY($key) } den Score **{ SIGNED($score) }**:
    { $compared ->
    [more] { SMALL($amount) } mehr
    [less] { SMALL($amount) } weniger
   *[same] derselbe
}.
swap_task = { $kind ->
    [symmetric] Hier ändert sich kein Score, wenn man zwei Wörter vertauscht. Wähle andere Projektionen in **Deine Wörter**.
    [zero] Finde zwei Wörter, deren Score in einer Richtung 0 ist und in der anderen hoch. Wähle die Zelle mit 0 aus.
   *[rises] Finde ein Paar, dessen Score steigt, wenn Query und Key vertauscht werden. Wähle seine Zelle aus.
}
swap_done = Mit „{ WORD($query) }“ als Query und „{ WORD($key) }“ als Key ist der Score { DECIMAL($here) }; umgekehrt ist er
    { DECIMAL($there) }. Der Score hängt von der Richtung ab.
scores_name = **Scores mit W_Q und W_K** :gray[q · k · Farbskala: ±{ SHORT($end, digits: 3) } · wähle eine { $by_cell ->
    [yes] Zelle
   *[no] Zeile
} aus]
all_name = **Score q · k jedes Paares** :gray[Zeile: Query · Spalte: Key · wähle eine { $by_cell ->
    [yes] Zelle
   *[no] Zeile
} aus · Farbskala: ±{ SHORT($end, digits: 3) }]

## am Fuß

SUM_VERIFIED = Die Produkte des gewählten Paares ergeben zusammen seinen Score
