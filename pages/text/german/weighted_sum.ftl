### Was die Schritte der Seite über die gewichtete Summe sagen.

## the steps

running =
    .title = Eine Zahl der Ausgabe
    .about = Zu jedem Key gehört ein Value, ein **Vektor** (eine Liste von Zahlen). Auch die Ausgabe einer Query ist ein
        Vektor. Um eine Zahl der Ausgabe zu berechnen, nimm aus jedem Value die Zahl an derselben Stelle. Multipliziere sie
        mit dem Aufmerksamkeitsgewicht des zugehörigen Keys und addiere die Produkte.
    .sentence = { account }
    .task = { number_task }
    .done = { number_largest }
collect =
    .title = Alle Zahlen der Ausgabe
    .about = Die Ausgabe ist die gewichtete Summe der Values: Jeder Value wird mit dem Aufmerksamkeitsgewicht seines Keys
        multipliziert, und diese Produkte werden addiert. Ein Value trägt umso mehr bei, je größer sein Gewicht und je
        länger sein Vektor ist; mit Gewicht 0 trägt er nichts bei.
    .sentence = { collected }{ columns_named }
    .task = { whole_task }
    .done = { whole_done }
rows =
    .title = Eine Zeile Gewichte für jede Query
    .about = Jede Query hat eine Zeile Aufmerksamkeitsgewichte. Eine Zeile zeigt, auf welche Keys eine Query achtet, eine
        Spalte, welche Queries auf einen Key achten. Stehen alle Gewichte in einer Matrix W und alle Values in einer Matrix
        V, berechnet ein einziges Produkt alle Ausgaben.
    .sentence = { row }
    .task = { rows_task }
    .done = { rows_done }
mixing =
    .title = Attention ist eine Art, Wörter zu mischen
    .about = Jede Matrix W mit einer Zeile und einer Spalte je Wort mischt Wörter. Um mehrere Arten zu vergleichen, wird W
        hier mit den Vektoren X der Wörter selbst multipliziert statt mit den Values V. Attention berechnet W aus Queries
        und Keys; bei den anderen Mischern ist W fest.
    .sentence = { mixed_words }
    .task = { $length ->
        [1] { ONE_WORD }
       *[other] { mixing_task }
    }
    .done = { MIXED_EQUALLY }
collect_offers =
    .hot = Fast gleiche Gewichte
    .random = Zufällige Projektionen
rows_offers =
    .same = Ein Kopf für dasselbe Wort
    .past = Nur die Vergangenheit
mixing_offers =
    .convolution = Eine Faltung
    .reads = Attention, die von den Wörtern abhängt
by_hand_offers =
    .second = Das erste Wort wird zum zweiten
FOLDS =
    .account = der Beitrag jedes Keys
    .totals = die Zwischensumme, Key für Key
    .dropout = was Dropout bewirkt
    .product = alle Ausgaben als ein Produkt
    .every_row = jede Zeile in Worten
    .mixed = was aus den Wörtern wird
    .by_hand = W von Hand
    .block = wohin die Ausgabe geht
summary = Die Ausgabe einer Query ist die gewichtete Summe der Values. { "  \u000A" }Alle Ausgaben zusammen sind ein
    Matrixprodukt, Y = W V. Attention berechnet W aus Queries und Keys.
running_total =
    .key = **Zahl { $number }{ $name }** :gray[· Gewicht × Value = Produkt · Balken: die Zwischensumme · orange: das
        größte Gewicht]
    .alt = Die Rechnung für eine Zahl der Ausgabe: ein Balken je Key, von der Summe davor zur Summe danach
ledger =
    .key = **{ $dropout ->
        [yes] Gewicht nach Dropout
   *[no] Gewicht
} × Value = Beitrag jedes Keys** :gray[· Farbskala der Vektoren: −2,5 (orange) bis 2,5 (violett)]
    .alt = Eine Zeile je Key: sein Gewicht, sein Value und sein Beitrag zur Ausgabe, die in der letzten Zeile steht
weights =
    .key = **Gewichte{ $head ->
        [0] { "" }
   *[other] { " " }von Kopf { $head }
}{ $dropout ->
        [yes] { " " }vor Dropout
   *[no] { "" }
}** :gray[· Zeile: Query · Spalte: Key · blau: gewählt · orange: das größte einer Zeile]
    .alt = Gewichte: eine Zeile je Query, eine Spalte je Key, das größte jeder Zeile umrandet
collected = { $sum_of ->
    [nothing] { no_sum }
    [equal] { equal_sum }
   *[terms] { sum_of }
}
columns_named = { $columns ->
    [none] { "" }
   *[other] { "\u000A" }{ "\u000A" }{ columns }
}
mixed_words = { $edited ->
    [no] { mixer_words }{ " " }
   *[yes] { "" }
}{ mixed_row }{ $moved ->
    [moves] { " " }{ follows }
    [stays] { " " }{ stays }
   *[unknown] { "" }
}{ $edited ->
    [yes] { " " }{ by_hand }
   *[no] { "" }
}{ $cross ->
    [yes] { " " }{ CROSS }
   *[no] { "" }
}
TABLES =
    .account = eine Zahl, Key für Key
    .winners = das größte Gewicht jeder Zeile
    .outputs = alle Ausgaben
DIMENSION = Welche Zahl der Ausgabe
DIMENSION_HELP = Die Stelle der Zahl in der Ausgabe, ab 0 gezählt.
## eine Zahl

HIDDEN = verdeckt
others = { $count ->
    [one] { $count } anderer
   *[other] { $count } andere
}
number_largest = Zahl { $number }{ $name } ist die größte der Ausgabe: { DECIMAL($output) }. Der Value von „{ WORD($key) }“ trägt
    { DECIMAL($most) } bei.

account = Zahl { $number }{ $name } der { OUTPUT("Ausgabe") } von { QUERY($query) } ist { $visible ->
    [0] **{ DECIMAL($output) }**: Jeder Key ist verdeckt, also wird nichts addiert.
    [1] dieses Produkt: **{ DECIMAL($output) }**.
   *[other] die Summe von { $visible } Produkten: **{ DECIMAL($output) }**.
}{ $rounded ->
    [yes] { " " }(Gerundet wird erst beim Anzeigen, nicht beim Addieren.)
   *[no] { "" }
}{ $one_hot ->
    [yes] { " " }Jeder Value hat hier eine 1 an der Stelle seines eigenen Wortes und sonst 0, also ist eine Zahl
        der Ausgabe das gesamte Gewicht ihres Wortes.
   *[no] { "" }
}
no_dropout = Klappe in Schritt 2 „{ $deeper }“ auf und stelle Dropout auf 0.
number_task = { $empty ->
    [hidden] Kein Key hat hier ein Gewicht, also sind alle Zahlen der Ausgabe 0. Wähle unter „Deine Wörter“ eine andere
        Zeile.
    [dropped] Dropout setzt alle Gewichte dieser Zeile auf 0, also sind alle Zahlen der Ausgabe 0. { no_dropout }
   *[none] { $width ->
        [1] Diese Ausgabe hat nur eine Zahl. Wähle andere Projektionen, um mehr zu sehen.
       *[other] Welche Zahl der Ausgabe ist die größte? Stelle den Regler auf sie.
    }
}

## alle Zahlen

columns = :gray[Spalten: { $columns }.]

OUTPUT = Ausgabe
no_sum = { OUTPUT("Ausgabe") }({ WORD($query) }) = 0: Kein Key hat ein Gewicht.
sum_of = { OUTPUT("Ausgabe") }({ WORD($query) }) { $rounded ->
    [yes] ≈
   *[no] =
} { $terms }.{ after_dropout }
share_from = { $share } von { $others }
equal_sum = { OUTPUT("Ausgabe") }({ WORD($query) }) { $rounded ->
    [yes] ≈
   *[no] =
} **{ $share }** × die Summe der Values von { $count } Keys.{ after_dropout }
after_dropout = { $dropout ->
    [yes] { " " }Diese Gewichte gelten nach Dropout und ergeben zusammen { DECIMAL($total) }.
   *[no] { "" }
}
whole_task = { $visible ->
    [0] Für „{ WORD($query) }“ ist jeder Key verdeckt. { $choose }
    [1] „{ WORD($query) }“ darf nur auf einen Key achten, also ändert keine Temperatur die Ausgabe. { $choose }
   *[other] { $several ->
        [yes] Mehrere Keys haben den größten Score von „{ WORD($query) }“ und teilen sich das Gewicht. { $choose }
       *[no] { $dropout ->
            [yes] Mit Dropout macht keine Temperatur die Ausgabe von „{ WORD($query) }“ allein zum Value von
                „{ WORD($key) }“. { no_dropout }
           *[no] Senke die Temperatur, bis die Ausgabe von „{ WORD($query) }“ allein der Value von „{ WORD($key) }“ ist.
        }
    }
}
whole_done = Alle anderen Keys haben zusammen weniger als 1 % des Gewichts: Die Ausgabe ist fast allein der Value von
    „{ WORD($key) }“.

## jede Query

row = { $sees ->
    [yes] { largest } Die Zeile von { QUERY($query) } ergibt{ $dropout ->
        [yes] { " " }vor Dropout
       *[no] { "" }
    } zusammen { PERCENT($total) }.
   *[no] { largest } Alle Gewichte in der Zeile von { QUERY($query) } sind 0, also auch die Ausgabe.
}
largest = { $sees ->
    [no] { $selected ->
        [yes] { QUERY($query) }
       *[no] **{ WORD($query) }**
    } darf auf keinen Key achten.
   *[yes] { $ties ->
        [0] { $selected ->
            [yes] { QUERY($query) }
           *[no] **{ WORD($query) }**
        } achtet { $alone ->
            [yes] { "" }
           *[no] am stärksten{ " " }
        }auf { KEY($key) }: { PERCENT($share) }.
        [1] { $selected ->
            [yes] { QUERY($query) }
           *[no] **{ WORD($query) }**
        } achtet { $alone ->
            [yes] { "" }
           *[no] am stärksten{ " " }
        }auf { KEY($key) }: { PERCENT($share) }.
       *[other] { $selected ->
            [yes] { QUERY($query) }
           *[no] **{ WORD($query) }**
        } { $alone ->
            [yes] achtet gleich stark auf { $ties } Keys
           *[no] gibt { $ties } Keys das größte Gewicht
        }: je { PERCENT($share) }.
    }
}
rows_task = { $rows ->
    [1] Es gibt nur eine Zeile zu wählen. Tippe unter „Deine Wörter“ mehr Wörter ein.
   *[other] { $asked ->
        [no] In jeder Zeile hat hier derselbe Key das größte Gewicht, oder mehrere Keys haben es. Wähle andere Projektionen.
       *[yes] Finde eine Query, die auf „{ WORD($wanted) }“ stärker achtet als auf jeden anderen Key, und wähle ihre Zeile.
    }
}
rows_done = „{ WORD($query) }“ achtet am stärksten auf „{ WORD($wanted) }“: das Gewicht, { PERCENT($share) }, ist orange.

## eine Zahl

ACCOUNT_OUTPUT = = Ausgabe

ACCOUNT =
    .key = Key
    .weight = Gewicht
    .dropped = Gewicht nach Dropout
    .value = Value
    .adds = Beitrag
    .total = Zwischensumme
account_verified = die gewichtete Summe der Values ist in allen { $count } Zahlen die Ausgabe

## alle Zahlen

STRIPS =
    .values = Value
    .adds = Gewicht × Value
    .totals = Zwischensumme
DROPPED_STRIP = Gewicht nach Dropout × Value
strip_name = **{ $name }** :gray[{ $sizes }, eine Zeile je Key · Farbskala: −2,5 (orange) bis 2,5 (violett)]
strip_alt = { $name }: eine Zeile je Key
strips = Die letzte Zeile der Zwischensummen ist die { OUTPUT("Ausgabe") }: { $width ->
    [one] { $width } Zahl
   *[other] { $width } Zahlen
}.

dropped = { $p ->
    [0] Im Training setzt Dropout jedes Gewicht mit Wahrscheinlichkeit p auf 0 und teilt die anderen durch 1 − p. Hier
        ist p = 0: Kein Gewicht fällt weg, und die Zeile ergibt { PERCENT($total) }.
    [1] Im Training setzt Dropout jedes Gewicht mit Wahrscheinlichkeit p auf 0 und teilt die anderen durch 1 − p. Hier
        ist p = 1: Jedes Gewicht fällt weg, also ist die Ausgabe 0.
   *[other] Im Training setzt Dropout jedes Gewicht mit Wahrscheinlichkeit p auf 0 und teilt die anderen durch 1 − p.
        Hier ist p = { SHORT($p) }: In dieser Ziehung ergeben die Gewichte der Zeile { PERCENT($total) }.
}

## jede Query

more_rows = :gray[Das sind { $said } von { $count } Zeilen. Die Tabelle am Ende der Seite enthält alle Zeilen.]
PRODUCT =
    .V = die Values, eine Zeile je Key
    .Y = die Ausgaben, eine Zeile je Query
product_name = **{ $name }** :gray[{ $sizes }, { $name ->
    [V] { PRODUCT.V }
   *[Y] { PRODUCT.Y }
} · Farbskala: −2,5 (orange) bis 2,5 (violett)]
product = Die Zeile von { QUERY($query) } in Y ist die Summe aller Zeilen von V, jede multipliziert mit ihrem Gewicht
    in der Zeile von { QUERY($query) } in W.{ $dropout ->
    [yes] { " " }Das sind die Gewichte nach Dropout.
   *[no] { "" }
}
MIXER = Was die Wörter mischt
MIXERS =
    .attention = W enthält die Gewichte des gewählten Kopfes
    .mean = jedes Wort wird zum Mittelwert aller Wörter
    .past = jedes Wort wird zum Mittelwert aus sich selbst und den Wörtern davor
    .convolution = jedes Wort wird zur Summe aus der Hälfte von sich selbst und einem Viertel jedes Nachbarn
    .mlp = zwei feste Matrizen über Positionen, dazwischen eine nichtlineare Funktion (gelu)
    .none = jedes Wort bleibt, wie es ist
FORGET = Meine Zahlen zurücksetzen
BY_HAND = Zahlen von W: Zeile_Spalte_Zahl, weitere nach ~
BY_HAND_HELP = Zeilen und Spalten werden ab 0 gezählt: 2_0_0.5
FACTORS =
    .W = Zeile: was aus einem Wort wird · Spalte: aus welchem Wort
    .X = die eigenen Vektoren der Wörter
    .Y = was aus den Wörtern wird
SLOPE = die Steigung des MLP bei 0
DROPPED = die Gewichte nach Dropout
factor_name = **{ $name }** :gray[{ $sizes }, { $about } · { $scale }]
SIGNED = violett: positiv, orange: negativ
from_to = Farbskala: 0 bis { SHORT($end) }
factor_alt = { $name }: eine Zeile je Wort
mixer_words = **{ $mixer }**: { $mixer ->
    [attention] { MIXERS.attention }
    [mean] { MIXERS.mean }
    [past] { MIXERS.past }
    [convolution] { MIXERS.convolution }
    [mlp] { MIXERS.mlp }
   *[none] { MIXERS.none }
}.
CROSS = Hier wird der erste Satz mit sich selbst gemischt.
edits_beyond = Von den Zahlen in mixer_edits { $count ->
    [1] liegt
   *[other] liegen
} { $count } außerhalb von W.
edits_wait = Von den Zahlen in mixer_edits { $count ->
    [1] wird
   *[other] werden
} { $count } nicht benutzt: Ein MLP hat kein W zum Bearbeiten.
NO_EDITOR = :gray[**W von Hand**: Ein MLP hat kein W, das man ändern könnte. Sein Bild zeigt seine Steigung bei 0.]

## wohin die Ausgabe geht

BLOCK = Die Ausgaben aller Köpfe werden verbunden und mit W_O multipliziert: Das ist die Attention-Schicht. Ihre Ausgabe
    wird zu x addiert, das auf dem **Residualpfad** unverändert an der Schicht vorbeigeführt wird. Attention ergänzt
    also den Vektor eines Wortes und ersetzt ihn nicht. Danach verarbeitet ein **MLP**, zwei Matrizen mit einer
    nichtlinearen Funktion dazwischen, jedes Wort für sich, und auch seine Ausgabe wird zum Pfad addiert.
    Eine **Layer-Norm** vor jedem der beiden bringt die Zahlen eines Wortes auf Mittelwert 0 und Varianz 1. Ein
    Transformer stapelt viele solche Blöcke.
BLOCK_NAME = **Ein Transformer-Block**, von oben nach unten :gray[· violett: diese Seite · graue Linie: der Residualpfad]
BLOCK_LABELS =
    .x = x, aus dem Block davor
    .norm = Layer-Norm
    .attention = Attention: W V, × W_O
    .add = +
    .mlp = MLP: jedes Wort für sich
    .next = zum nächsten Block
    .path = Residualpfad
BLOCK_ALT = Ein Transformer-Block von oben nach unten: x läuft durch eine Layer-Norm und durch Attention, den Teil
    dieser Seite, deren Ausgabe auf dem Residualpfad zu x addiert wird; diese Summe läuft durch eine Layer-Norm und ein
    MLP, dessen Ausgabe auch zum Pfad addiert wird; das Ergebnis geht zum nächsten Block

## eine Zeile, und was sich ändert
mixed_row = Die Zeile von { QUERY($query) } in Y { $linear ->
    [yes] = { $terms ->
        [none] 0
       *[other] { $terms }
    }{ $rest ->
        [0] { "" }
       *[other] { " " }+ { $rest } weitere
    }.
   *[no] ist keine gewichtete Summe, Y = W X gilt für mlp nicht; das Bild zeigt die Steigung des MLP bei 0.
}
term = { DECIMAL($weight) } × „{ WORD($word) }“
follows = Mit anderen Wörtern an denselben Stellen ändert sich W um bis zu { SMALL($by) }: W hängt von den Wörtern ab.
stays = Mit anderen Wörtern an denselben Stellen bleibt W gleich{ $why ->
    [fixed] : Seine Zahlen sind fest
    [dropped] : Dropout setzt alle Gewichte auf 0
    [dropout] : Dropout setzt die Gewichte auf 0, die sich ändern würden
    [one_key] : Die Maske lässt jedes Wort nur auf ein einziges achten
    [mask] : Die Maske verdeckt die Wörter, deren Gewichte sich ändern würden
    [positions] : Dieser Kopf achtet nur auf die Position. Mit anderen Queries und Keys können die Gewichte eines Kopfes
        von den Wörtern abhängen
   *[none] { "" }
}.
by_hand = In W eingetippt: { $edits ->
    [one] { $edits } Zahl
   *[other] { $edits } Zahlen
}. { $changed ->
    [0] Keine Zeile von Y ändert sich.
   *[other] Zeilen von Y, die sich ändern: **{ $names }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }**.
}
ONE_WORD = Ein Wort allein lässt sich nicht mischen. Gib unter „Deine Wörter“ mehr Wörter ein.
mixing_task = { $edited ->
    [yes] Drücke „{ FORGET }“ unter „{ $under }“.{ " " }
   *[no] { "" }
}Wähle einen Mischer, mit dem aus jedem Wort dieselbe Mischung wird.
MIXED_EQUALLY = Alle Zeilen von W sind gleich, also auch alle Zeilen von Y: Aus jedem Wort wird dieselbe Mischung.
editor = :gray[**W von Hand**: Tippe eine Zahl, und eine Zeile von Y ändert sich. Leere die Zelle, um sie zurückzuholen.]{
    $some ->
    [yes] { " " }:gray[Das sind { $rows } von { $count } Zeilen, rund um die gewählte.]
   *[no] { "" }
}
