### Was die Seite über Schleifen sagt.
TABLES =
    .loops = Zelle für Zelle
TITLE = Attention als Schleifen
WALK_TITLE = 1  Eine Zahl nach der anderen
MASK_TITLE = 2  Eine verdeckte Zelle wird übersprungen
RACE_TITLE = 3  Schleifen und Matrizen ergeben dieselben Zahlen
DROPOUT_TITLE = 4  Dropout in Zahlen
STEPS = Ausgeführte Schritte
STEPS_HELP = Wie viele Schritte des Programms ausgeführt sind.
PACE = Ein Schritt ist eine
PACE_HELP = „Schritt“, „Zurück“ und „Abspielen“ gehen um eine Zahl (number) oder eine Zeile (row) weiter oder zurück.
WALK = Das Programm geht die Queries der Reihe nach durch. Für jede berechnet es die Scores mit allen Keys, dann zu
    jedem Score eine Potenz von e (der Exponent ist der Score minus den größten Score), dann die Gewichte (jede Potenz
    geteilt durch die Summe der Potenzen) und schließlich die Ausgabe.
OPENS_HERE = Die Seite beginnt mitten in der Rechnung; „Zum Anfang“ führt zum ersten Schritt.
DROPOUT = Im Training setzt Dropout jedes Gewicht mit Wahrscheinlichkeit p auf 0 und teilt die übrigen durch 1 − p.
    Stelle p in der Seitenleiste unter „Mehr“ ein. Der Mittelwert vieler Ziehungen nähert sich den Gewichten vor
    Dropout.
DRAWS = Ziehungen
DRAWS_HELP = Über wie viele Ziehungen gemittelt wird. Die jüngste steht neben dem Mittelwert.
EVALUATING = Auswerten
EVALUATING_HELP = Wie nach model.eval(): Dropout ist aus.
TRY =
    .fox = Kausale Maske: „The quick brown fox“
    .all = Nichts verdecken
    .window = Fenstermaske: nur Wörter kurz davor
    .once = 30 % weglassen, einmal
    .often = 30 % weglassen, 1000-mal
    .never = Nichts weglassen
WITHOUT_DROPOUT = Die Teile 1 bis 3 benutzen die Gewichte vor Dropout. Teil 4 handelt von Dropout.

## eine Zahl nach der anderen

filling =
    .key = { $name ->
        [scores] **Score**: q·k × Skalierungsfaktor{ $cap ->
            [none] { "" }
           *[other] , begrenzt
        }
        [parts] **Potenz**{ $cold ->
            [yes] { " " }bei Temperatur 0: 1 für den größten Score, 0 für die anderen
           *[no] : e^((Score − größter) / Temperatur)
        }
        [weights] **Gewichte**: Potenz / Summe der Potenzen der Zeile
       *[output] **Ausgabe**: Gewicht × Value, Key für Key addiert
    }
    .alt = { $name }, gefüllt bis zum Stand der Schleifen
ROW_SO_FAR =
    .skip = ihre Scores werden gerade berechnet
    .score = ihre Scores werden gerade berechnet
    .exp = ihre Scores sind bekannt, und ihre Potenzen werden gerade berechnet
    .normalise = ihre Potenzen sind bekannt, und ihre Gewichte werden gerade berechnet
    .add = ihre Gewichte sind bekannt, und ihre Ausgabe wird gerade summiert
NOTHING_YET = Noch ist nichts gelaufen. Drücke „Schritt“ oder „Abspielen“.
so_far = Fertige Zeilen: { $done } von { $rows }{ $row_ends ->
    [yes] .
   *[no] ; die Zeile von „{ WORD($query) }“: { $phase ->
        [skip] { ROW_SO_FAR.skip }
        [score] { ROW_SO_FAR.score }
        [exp] { ROW_SO_FAR.exp }
        [normalise] { ROW_SO_FAR.normalise }
       *[add] { ROW_SO_FAR.add }
    }.
}
skipped = { KEY($key) } ist für { QUERY($query) } verdeckt: Die Schleife führt **continue** aus, und die Zelle bleibt
    leer.
scored = Der Score von { QUERY($query) } und { KEY($key) } ist { $size ->
    [1] das Produkt
   *[other] die Summe von { $size } Produkten
} von q und k, mal dem Skalierungsfaktor { SHORT($scale, digits: 3) }{ $cap ->
    [none] { "" }
   *[other] , gestaucht durch die Grenze { SHORT($cap, digits: 3) }
}: **{ DECIMAL($value, digits: 4) }**.
raised = { $cold ->
    [yes] Bei Temperatur 0 ist die Potenz von { KEY($key) } 1, wenn sein Score der größte ist, sonst
        0: **{ DECIMAL($value, digits: 4) }**.
   *[no] Die Potenz von { KEY($key) } ist e^((Score − größter Score) / Temperatur): **{ DECIMAL($value, digits: 4) }**.
}
normalised = Das Gewicht von { KEY($key) } ist seine Potenz, geteilt durch die Summe der Potenzen der
    Zeile{ $sink ->
    [yes] , die der Senke eingeschlossen
   *[no] { "" }
}: **{ DECIMAL($value, digits: 4) }**.
added = **{ DECIMAL($value, digits: 4) }** × { VALUE("Value") } von { KEY($key) } wird zu { $size ->
        [1] der einzigen Zahl
       *[other] den { $size } Zahlen
    } der
    { OUTPUT("Ausgabe") } von { QUERY($query) } addiert; { $size ->
        [1] sie
       *[other] die erste
    } ist jetzt { SIGNED($first, digits: 4) }.

## eine Maske

MASKED =
    .by_continue = Scores aus den Schleifen; übersprungene sind Punkte
    .by_fill = Scores als Matrix; durch −∞ ersetzte sind Punkte

## Schleifen gegen Matrizen

difference =
    .key = Ausgabe der Schleifen in **{ $kind }** minus die der Matrizen in **float32**, in Millionsteln,
        ±{ SHORT($end) }
    .alt = Schleifen in { $kind } minus Matrizen
apart = { by_type }

    { by_order }

    { backwards }
backwards = Dieselben Schleifen in float32, jede Summe vom letzten zum ersten Summanden gebildet. Zahlen, die sich ändern: { $moved } von { $total }{ $moved ->
    [0] .
   *[other] . Jede Teilsumme wird gerundet, also kommt es auf die Reihenfolge an.
}

## Dropout

three =
    .key = { $name ->
        [weights] **Gewichte** vor Dropout
        [draw] { draw_name }
       *[mean] **Mittelwert** von { $draws ->
            [one] { $draws } Ziehung
           *[other] { $draws } Ziehungen
        }
    }
    .alt = { $name } eines Kopfes unter Dropout
returning =
    .key = Größte Differenz zwischen dem Mittelwert der Ziehungen und den Gewichten
    .alt = { returning.key }

## jeder Schritt und jeder Teil

step = Schritt **{ $cursor }** von { $total }. { $phase ->
    [start] { NOTHING_YET }
    [skip] { skipped }
    [score] { scored }
    [exp] { raised }
    [normalise] { normalised }
   *[add] { added }
} :gray[{ $phase ->
    [start] { "" }
   *[other] { so_far }
}{ $opens ->
    [yes] { " " }{ OPENS_HERE }
   *[no] { "" }
}]
mask = { QUERY($query) } darf auf { $visible ->
    [0] nichts achten: Es hat keinen Score und kein Gewicht, und seine Ausgabe ist 0
   *[other] **{ LIST($names) }**{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    } achten
}. { $hidden ->
    [0] Die Schleifen berechnen { $scores ->
        [1] den einzigen Score
       *[other] alle { $scores } Scores
    } und führen **continue** nie aus; die Matrizen ersetzen keinen durch
        −∞.
   *[other] Die Schleifen berechnen { $scores ->
        [1] 1 Score
       *[other] { $scores } Scores
    } und überspringen die anderen { $hidden } mit **continue**; die
        Matrizen berechnen alle { $cells } und ersetzen { $hidden } durch −∞.
} { BADGE(same_cells, $same) }
same_cells = { $same ->
    [yes] dieselben Zellen
   *[no] andere Zellen
}
race = { BADGE(equal, $equal, $difference) } { $agreement }

    { times }
equal = { $equal ->
    [yes] gleich bis auf das Runden von float32
   *[no] nicht gleich
}
times = Ein Kopf brauchte **{ DECIMAL($loops) } ms** mit Schleifen und **{ DECIMAL($matrices) } ms** mit Matrizen, soeben
    hier gemessen.
by_type = Schleifen in float64, am Ende auf float32 gerundet, verglichen mit Matrizen in float32: { $type_matters ->
    [yes] { $rounded } von { $total } Zahlen { $rounded ->
        [1] ist
       *[other] sind
    } bis aufs letzte Bit gleich; sonst weichen die Matrizen ab, weil float32 nach jedem
        Schritt rundet.
   *[no] { all_same }
}
by_order = Schleifen und Matrizen, beide in float32: { $order_matters ->
    [yes] { $same } von { $total } Zahlen { $same ->
        [1] ist
       *[other] sind
    } bis aufs letzte Bit gleich; die größte Abweichung ist { SMALL($largest) }.
   *[no] { all_same }
}
all_same = { $total ->
    [1] die einzige Zahl ist
   *[other] alle { $total } Zahlen sind
} bis aufs letzte Bit gleich.

## eine Ziehung und eine Zeile

draw_name = **Ziehung { $draws }**{ $as_on_explore ->
    [yes] , wie auf „Erkunden“
   *[no] { "" }
}: { $effect ->
    [off] nichts fällt weg
    [all] alle Gewichte sind 0
    [some] manche Gewichte sind 0, die anderen sind größer
   *[kept] kein Gewicht fällt weg, alle sind größer
}
evaluating = Auswerten: Dropout ist aus, also ergibt die Zeile von { QUERY($query) } wieder { DECIMAL($now) }.
no_dropout = Bei p = 0 fällt nichts weg: Die Zeile von { QUERY($query) } ergibt { DECIMAL($now) }. Setze Dropout in der
    Seitenleiste unter „Mehr“ auf 0,3, und mittle über mehr Ziehungen.
dropped = { $effect ->
    [off] { $evaluating ->
        [yes] { evaluating }
       *[no] { no_dropout }
    }
   *[other] { zeros } { row }
}
zeros = { $left ->
    [0] { $count ->
        [0] Kein Gewicht liegt über 0.
        [1] Das einzige Gewicht über 0 fällt weg.
       *[other] Alle { $count } Gewichte über 0 fallen weg.
    }
   *[other] { $zeros ->
        [0] { $count ->
            [1] Das einzige Gewicht über 0 fällt nicht weg und wird { multiplied }.
           *[other] Von { $count } Gewichten über 0 fällt keines weg, und jedes wird { multiplied }.
        }
       *[other] { $zeros } von { $count } Gewichten über 0 { $zeros ->
            [1] fällt
           *[other] fallen
        } weg, und { $left ->
            [1] das andere wird
           *[other] die anderen werden
        } { multiplied }.
    }
}
multiplied = mit 1 / (1 − { SHORT($p) }) = { DECIMAL($factor) } multipliziert
row = Die Zeile von { QUERY($query) } ergibt in dieser Ziehung **{ DECIMAL($now) }**, im Durchschnitt **{ DECIMAL($average) }**.
    Die größte Abweichung des Mittelwerts von den Gewichten beträgt **{ DECIMAL($distance, digits: 3) }**.
