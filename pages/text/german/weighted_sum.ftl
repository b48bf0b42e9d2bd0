### Was die Seite über die gewichtete Summe sagt.

## die Schritte

running =
    .title = Was genau bekommt ein Wort?
    .about = Ein Gewicht ist nur eine Zahl; was bekommt ein Wort also? Jeder Key hat einen **Value**, einen **Vektor**, und das
        Gewicht sagt, wie viel davon ankommt. Jede Zahl der Ausgabe ist deshalb eine Summe: die Zahl jedes Values an dieser
        Stelle, mal sein Gewicht.
    .sentence = { account }
    .predict = „{ WORD($leader) }“ hat das größere Gewicht, { DECIMAL($weight) }; „{ WORD($other) }“ hat { DECIMAL($other_weight) }. An
        Stelle { $asked } der Ausgabe ist der Value von „{ WORD($leader) }“ { DECIMAL($value) }, der von „{ WORD($other) }“
        { DECIMAL($other_value) }. Wessen Produkt, Gewicht × Value, liegt weiter von 0 entfernt?
    .task = { $asked ->
        [none] { largest_task }
       *[other] Stelle den Regler auf Zahl { $asked } und vergleiche die beiden Produkte.
    }
    .done = { $asked ->
        [none] { number_largest }
       *[other] „{ WORD($other) }“ trägt { DECIMAL($adds_of_other) } bei, „{ WORD($leader) }“ nur { DECIMAL($adds_of_leader) }, denn
            eine große Zahl kann ein kleines Gewicht ausgleichen. Das Gewicht sagt, wie viel von einem Value ankommt, nicht, was
            darin steht.
    }
    .nearly = { $way ->
        [larger_after] Zahl { $number } ist { DECIMAL($output) }. Die größte, { DECIMAL($highest) }, kommt weiter hinten.
        [larger_before] Zahl { $number } ist { DECIMAL($output) }. Die größte, { DECIMAL($highest) }, kommt weiter vorn.
        [after] Das ist Zahl { $number }. Geh weiter bis Zahl { $asked }.
       *[before] Das ist Zahl { $number }. Geh zurück bis Zahl { $asked }.
    }
collect =
    .title = Warum nicht nur das beste Wort?
    .about = Angenommen, ein Wort bekäme nur den Value mit dem größten Gewicht. Dann ginge verloren, was die anderen sagen, obwohl oft
        erst mehrere Wörter klären, was gemeint ist. Und eine solche Wahl kann nur springen, das Training braucht aber kleine Schritte.
        Also ist die Ausgabe die **gewichtete Summe** aller Values: Jeder zählt im Verhältnis zu seinem Gewicht.
    .sentence = { collected }{ takes }{ columns_named }
    .predict = Der längste der { $visible } Values hat die Länge { DECIMAL($longest, digits: 1) }. Ist ihre gewichtete Summe, die Ausgabe, bei
        Temperatur 1 länger, kürzer oder genauso lang?
    .task = { whole_task }
    .done = Bei Temperatur 1 hat die Ausgabe die Länge { DECIMAL($at_one, digits: 1) }. Sie ist nie länger als der längste Value, denn mit Gewichten,
        die zusammen 1 ergeben, ist sie ein Mittelwert, und Values in verschiedene Richtungen heben sich zum Teil auf. Jetzt ist sie
        fast allein der Value von „{ WORD($key) }“, mit Länge { DECIMAL($length, digits: 1) }, und was die anderen Wörter sagen, ist
        verloren.
    .nearly = Bei Temperatur { SHORT($temperature) } ist das Gewicht von „{ WORD($key) }“ { DECIMAL($most) }, also zählen noch andere Wörter.
        { $way ->
            [up] Eine höhere Temperatur gleicht die Gewichte einander an. Geh in die andere Richtung.
           *[warm] Bei niedrigerer Temperatur ist es größer.
        }
rows =
    .title = Alle Wörter auf einmal: ein Matrixprodukt
    .about = Muss man die Ausgaben nacheinander berechnen? Nein, denn alle Queries verwenden dieselben Values; nur ihre Gewichte sind
        verschieden. Also werden die Gewichte jeder Query eine Zeile einer Matrix W und die Values die Zeilen von V: Ein Produkt, Y = W V,
        ergibt alle Ausgaben.
    .sentence = { row }
    .predict = Jede Zeile von W ergibt zusammen 1. Eine Spalte enthält die Gewichte, die alle Queries einem Key geben. Was ergeben die Spalten?
    .task = { rows_task }
    .done = Die Summe der Spalte von „{ WORD($wanted) }“ ist { DECIMAL($column) }, denn die Spalte sammelt, was alle Queries einem Key geben; der Value
        keines anderen Wortes zählt in Y so viel. { $sums ->
            [one] Eine Zeile ergibt 1, denn sie verteilt die Attention einer einzigen Query.
            [dropped] Die Zeilen ergeben hier nicht 1, denn Dropout hat Gewichte auf 0 gesetzt und die anderen vergrößert.
           *[hidden] Eine Zeile ergibt 1, oder 0, wenn alle Keys verdeckt sind.
        }
    .nearly = Die Summe der Spalte von „{ WORD($query) }“ ist { DECIMAL($here) }. Eine Spalte { $way ->
            [right] rechts
           *[left] links
        } davon hat die Summe { DECIMAL($column) }.
mixing =
    .title = Kann man Wörter ohne Scores mischen?
    .about = Ein Mittelwert braucht keine Scores, eine **Faltung** ebenso wenig: Sie addiert feste Anteile eines Wortes und seiner
        Nachbarn, hier eine Hälfte und zwei Viertel. Beide sind also billiger als Attention, aber was fehlt ihnen? Hier multipliziert
        jedes W dieselben Vektoren, die der Wörter selbst (X).
    .sentence = { mixed_words }
    .predict = Angenommen, die Zahlen der Faltung wären trainiert. Hätte ein anderer Satz mit gleich vielen Wörtern ein anderes W?
    .task = { $length ->
        [1] Ein Wort allein lässt sich nicht mischen. Gib unter „Deine Wörter“ mehr Wörter ein.
       *[other] { mixing_task }
    }
    .done = Das Training würde die Hälfte und die Viertel für alle Sätze festlegen, also zählte ein Nachbar ein Viertel, ob er viel sagt oder
        wenig. Attention trainiert stattdessen $W_Q$ und $W_K$ und berechnet W aus den Wörtern; so bestimmen die Wörter, was zählt.
    .nearly = { $way ->
        [typed] In W { $edits ->
            [one] steht eine Zahl, die du eingetippt hast. Setze sie zurück
           *[other] stehen Zahlen, die du eingetippt hast. Setze sie zurück
        }{ $mixer ->
            [convolution] : Gefragt ist nach dem eigenen W der Faltung
           *[other] { " " }und wähle **convolution**, die Faltung
        }.
       *[other] Das ist W von **{ $mixer }**. Wähle **convolution**, die Faltung.
    }
running_guesses =
    .leader = „{ WORD($leader) }“
    .other = „{ WORD($other) }“
    .equal = beide gleich viel
collect_guesses =
    .longer = länger
    .shorter = kürzer
    .same = genauso lang
rows_guesses =
    .all = jede Spalte ergibt auch 1
    .differ = manche mehr als 1, manche weniger
    .less = jede weniger als 1
mixing_guesses =
    .every = ja, jeder Satz ein eigenes
    .same = nein, jeder Satz dasselbe
    .twice = nur wenn ein Wort doppelt vorkommt
collect_offers =
    .hot = Fast gleiche Gewichte
    .random = Zufällige Projektionen
rows_offers =
    .previous = Ein Kopf für das vorige Wort
    .past = Nur die Vergangenheit
mixing_offers =
    .mean = Der Mittelwert aller Wörter
    .previous = Ein Kopf für das vorige Wort
by_hand_offers =
    .second = Das erste Wort wird zum zweiten
FOLDS =
    .account = jeder Key, Zahl für Zahl
    .map = wohin die Ausgabe das Wort führt
    .dropout = was Dropout bewirkt
    .every_row = jede Zeile in Worten
    .by_hand = W von Hand
TABLES =
    .account = eine Zahl, Key für Key
    .winners = das größte Gewicht jeder Zeile
    .outputs = alle Ausgaben
summary = Ein Wort bekommt die gewichtete Summe der Values, und Y = W V berechnet sie für alle Wörter. „{ TITLE("heads") }“ und
    „{ TITLE("whole_model") }“ zeigen, wie diese Ausgabe den Vektor des Wortes verändert.  { "\u000A" }Die Gewichte entstehen aus
    Scores, durch die Softmax. Bisher haben wir sie nur benutzt: Wovon hängt es ab, ob eine Zeile fast alles einem Key gibt?

## eine Zahl

running_total =
    .key = **Zahl { $number }{ $name }** :gray[· Gewicht × Value = Produkt · Balken: die Zwischensumme · orange: das
        größte Gewicht]
    .alt = Die Rechnung für eine Zahl der Ausgabe: ein Balken je Key, von der Summe davor zur Summe danach
HIDDEN = verdeckt
others = { $count ->
    [one] { $count } anderer
   *[other] { $count } andere
}
product_of = { DECIMAL($weight) } × { DECIMAL($value) } ({ KEY($key) })
value_of = { DECIMAL($weight) } v({ KEY($key) })
more_terms = { $rest ->
    [0] { "" }
   *[other] { " " }+ … ({ $rest } weitere)
}
account = Zahl { $number }{ $name } der { OUTPUT("Ausgabe") } von { QUERY($query) } ist { $empty ->
    [none] { $terms }{ more_terms } = **{ DECIMAL($output) }**.{ $rounded ->
        [yes] { " " }(Gerundet wird erst beim Anzeigen, nicht beim Addieren.)
       *[no] { "" }
    }
    [hidden] **{ DECIMAL($output) }**: Jeder Key ist verdeckt, also wird nichts addiert.
   *[dropped] **{ DECIMAL($output) }**: Dropout setzt alle Gewichte auf 0.
}{ $one_hot ->
    [yes] { " " }Jeder Value hat hier eine 1 an der Stelle seines eigenen Wortes und sonst 0, also ist eine Zahl
        der Ausgabe das gesamte Gewicht ihres Wortes.
   *[no] { "" }
}
no_dropout = Klappe in Schritt 2 „{ $deeper }“ auf und stelle Dropout auf 0.
largest_task = { $empty ->
    [hidden] Kein Key hat hier ein Gewicht, also sind alle Zahlen der Ausgabe 0. Wähle unter „Deine Wörter“ eine andere
        Zeile.
    [dropped] Dropout setzt alle Gewichte dieser Zeile auf 0, also sind alle Zahlen der Ausgabe 0. { no_dropout }
   *[none] { $width ->
        [1] Diese Ausgabe hat nur eine Zahl. Wähle andere Projektionen, um mehr zu sehen.
       *[other] Welche Zahl der Ausgabe ist die größte? Stelle den Regler auf sie.
    }
}
number_largest = { $equals ->
    [0] Zahl { $number }{ $name } ist die größte der Ausgabe
   *[other] Keine Zahl der Ausgabe ist größer als Zahl { $number }{ $name }
}: { DECIMAL($output) }. Der Value von „{ WORD($key) }“ trägt
    { DECIMAL($most) } bei, sein Gewicht mal seine Zahl an dieser Stelle.
ACCOUNT_OUTPUT = = Ausgabe
ACCOUNT =
    .key = Key
    .weight = Gewicht
    .dropped = Gewicht nach Dropout
    .value = Value
    .adds = Beitrag
    .total = Zwischensumme
account_verified = die gewichtete Summe der Values ist in { $count ->
    [one] ihrer { $count } Zahl
   *[other] allen { $count } Zahlen
} die Ausgabe
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

## die ganze Ausgabe

ledger =
    .key = **{ $dropout ->
        [yes] Gewicht nach Dropout
       *[no] Gewicht
    } × Value = Beitrag jedes Keys** :gray[· Farbskala der Vektoren: −2,5 (orange) bis 2,5 (violett)]
    .alt = Eine Zeile je Key: sein Gewicht, sein Value und sein Beitrag zur Ausgabe, die in der letzten Zeile steht
collected = { OUTPUT("Ausgabe") }({ WORD($query) }) { $sum_of ->
    [nothing] = 0: Kein Key hat ein Gewicht.
    [equal] { $rounded_share ->
        [yes] ≈
       *[no] =
    } { DECIMAL($share) } × die Summe der Values von { $count } Keys.{ after_dropout }
   *[terms] { $rounded ->
        [yes] ≈
       *[no] =
    } { $terms }{ more_terms }.{ after_dropout }
}
after_dropout = { $dropout ->
    [yes] { " " }Diese Gewichte gelten nach Dropout und ergeben zusammen { DECIMAL($total) }.
   *[no] { "" }
}
takes = { $towards ->
    [none] { "" }
   *[other] { " " }Zum Vektor von { QUERY($query) } addiert, bewegt sie das Wort hin zu { DOTS($towards) }{ $away ->
        [none] { "" }
       *[other] { " " }und weg von { DOTS($away) }
    }.
}
columns_named = { $columns ->
    [none] { "" }
   *[other] { "\u000A" }{ "\u000A" }:gray[Spalten: { $columns }.]
}
whole_task = { $visible ->
    [0] Für „{ WORD($query) }“ ist jeder Key verdeckt. { $choose }
    [1] „{ WORD($query) }“ darf nur auf einen Key achten, also ändert keine Temperatur die Ausgabe. { $choose }
   *[other] { $several ->
        [yes] Mehrere Keys haben den größten Score von „{ WORD($query) }“ und teilen sich das Gewicht. { $choose }
       *[no] { $dropout ->
            [yes] Mit Dropout macht keine Temperatur die Ausgabe von „{ WORD($query) }“ allein zum Value von
                „{ WORD($key) }“. { no_dropout }
           *[no] Senke die Temperatur, damit das größte Gewicht wächst, bis die Ausgabe von „{ WORD($query) }“ allein der Value
                von „{ WORD($key) }“ ist.
        }
    }
}
NO_MAP = Die Karte braucht Vektoren echter Wörter. Wähle unter „Deine Wörter“ die Projektionen „meaning“.
dropped = Im Training setzt Dropout jedes Gewicht mit Wahrscheinlichkeit p auf 0, damit sich ein Modell weniger auf einzelne Keys
    verlässt. Die anderen teilt es durch 1 − p, damit ihre Summe im Mittel gleich bleibt. Hier ist p = { $p ->
    [0] 0: Kein Gewicht fällt weg, und die Zeile ergibt { PERCENT($total) }.
    [1] 1: Jedes Gewicht fällt weg, also ist die Ausgabe 0.
   *[other] { SHORT($p) }: In dieser Ziehung ergeben die Gewichte der Zeile { PERCENT($total) }.
}

## jede Query

weights =
    .key = **W** :gray[{ SHAPE($shape) }, Gewichte{ $head ->
        [0] { "" }
       *[other] { " " }von Kopf { $head }
    }{ $dropout ->
        [yes] { " " }nach Dropout
       *[no] { "" }
    }]
    .alt = W, die Gewichte: eine Zeile je Query, eine Spalte je Key, das größte jeder Zeile umrandet
all_values =
    .key = **V** :gray[{ $keys } × { $width }, Values]
    .alt = V, die Values, eine Zeile je Key
all_outputs =
    .key = **Y** :gray[{ $rows } × { $width }, Ausgaben]
    .alt = Y, die Ausgaben, eine Zeile je Query
row = Zeile { QUERY($query) } von Y { $weighing ->
    [0] ist 0, denn alle Gewichte in ihrer Zeile von W sind 0.
   *[other] { $rounded ->
        [yes] ≈
       *[no] =
    } { $terms }{ more_terms }: ihre Zeile von W mal V. :gray[Umrandet: die gewählte Zeile (blau) und das größte Gewicht jeder
        Zeile (in ihr orange, in den anderen grau). Vektoren: violett ist positiv, orange negativ.]
}
largest = { $selected ->
    [yes] { QUERY($query) }
   *[no] **{ WORD($query) }**
} { $sees ->
    [no] darf auf keinen Key achten.
   *[yes] { $ties ->
        [1] { $alone ->
            [yes] achtet auf { KEY($key) }: { PERCENT($share) }.
           *[no] achtet am stärksten auf { KEY($key) }: { PERCENT($share) }.
        }
       *[other] { $alone ->
            [yes] achtet gleich stark auf { $ties } Keys: je { PERCENT($share) }.
           *[no] gibt { $ties } Keys das größte Gewicht: je { PERCENT($share) }.
        }
    }
}
rows_task = { $rows ->
    [1] Es gibt nur eine Zeile zu wählen. Tippe unter „Deine Wörter“ mehr Wörter ein.
   *[other] { $asked ->
        [no] Keine Spalte gehört zu einem Wort des Satzes und ergibt mehr als alle anderen. Wähle andere Projektionen.
       *[yes] Der Value welches Wortes wird am meisten verwendet? Finde die Spalte mit der größten Summe und wähle die Zeile ihres Wortes.
    }
}
ROWS_BEFORE_DROPOUT = :gray[Das sind die Gewichte vor dem Dropout.]
more_rows = :gray[Das sind { $said } von { $count } Zeilen. Die Tabelle am Ende der Seite enthält alle Zeilen.]

## andere Mischer

MIXERS =
    .attention = W enthält die Gewichte des gewählten Kopfes
    .mean = jedes Wort wird zum Mittelwert aller Wörter, also werden alle gleich
    .past = jedes Wort wird zum Mittelwert aus sich selbst und allen früheren Wörtern
    .convolution = jedes Wort wird zur Summe aus der Hälfte von sich selbst und einem Viertel jedes Nachbarn
    .mlp = ein kleines Netz, ein MLP, liest alle Wörter zugleich: zwei feste Matrizen über Positionen, dazwischen die Funktion
        gelu, die große positive Zahlen behält und negative fast auf 0 bringt
    .none = jedes Wort bleibt, wie es ist
FACTORS =
    .W = wie viel von welchem Wort
    .X = Vektoren der Wörter
    .Y = was aus den Wörtern wird
factor_name = **{ $name }** :gray[{ $sizes }, { $about }{ $signed ->
    [yes] , violett: positiv, orange: negativ
   *[no] { "" }
}]
mixed_row = Die Zeile von { QUERY($query) } in Y { $linear ->
    [yes] = { $terms ->
        [none] 0
       *[other] { $terms }
    }{ more_terms }.
   *[no] ist keine gewichtete Summe, Y = W X gilt für mlp nicht; das Bild zeigt die Steigung des MLP bei 0.
}
mixing_task = { $edited ->
    [yes] Drücke „{ FORGET }“ unter „{ $under }“.{ " " }
   *[no] { "" }
}Wähle convolution, die Faltung, und lies, was mit ihrem W bei anderen Wörtern geschähe.
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
} :gray[Vektoren: violett ist positiv, orange negativ.]
mixer_words = **{ $mixer }**: { $mixer ->
    [attention] { MIXERS.attention }
    [mean] { MIXERS.mean }
    [past] { MIXERS.past }
    [convolution] { MIXERS.convolution }
    [mlp] { MIXERS.mlp }
   *[none] { MIXERS.none }
}.
MIXER = Was die Wörter mischt
FORGET = Meine Zahlen zurücksetzen
BY_HAND = In W eingetippte Zahlen, als Zeile_Spalte_Zahl, verbunden durch ~
BY_HAND_HELP = Zeilen und Spalten werden ab 0 gezählt: 2_0_0.5
SLOPE = die Steigung des MLP bei 0
DROPPED = die Gewichte nach Dropout
factor_alt = { $name }: eine Zeile je Wort
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
term = { DECIMAL($weight) } × „{ WORD($word) }“
follows = Mit anderen Wörtern an denselben Positionen ändert sich W um bis zu { SMALL($by) }: W hängt von den Wörtern ab.
stays = Mit anderen Wörtern an denselben Positionen bleibt W gleich{ $why ->
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
editor = :gray[**W von Hand**: Tippe eine Zahl ein; nur ihre Zeile von Y ändert sich, denn jede Ausgabe verwendet eine Zeile von W.
    Leere die Zelle, um ihre Zahl zurückzuholen.]{ $some ->
    [yes] { " " }:gray[Das sind { $rows } von { $count } Zeilen, rund um die gewählte.]
   *[no] { "" }
}

## Regler

DIMENSION = Welche Zahl der Ausgabe
DIMENSION_HELP = Die Stelle der Zahl in der Ausgabe, ab 0 gezählt.
