### Was die Schritte der Seite über die gewichtete Summe sagen.
TABLES =
    .account = eine Zahl, Key für Key
    .winners = das größte Gewicht jeder Zeile
    .outputs = alle Ausgaben
NUMBER_TITLE = Eine Zahl der Ausgabe
EVERY_KEY = der Beitrag jedes Keys
WHOLE_TITLE = Alle Zahlen der Ausgabe
TOTALS = die Zwischensumme, Key für Key
DROPOUT = was Dropout bewirkt
ROWS_TITLE = Eine Zeile Gewichte für jede Query
ALL_OUTPUTS = alle Ausgaben als ein Produkt
EVERY_ROW = jede Zeile in Worten
NUMBER = Zu jedem Key gehört ein Value, ein **Vektor** (eine Liste von Zahlen). Auch die Ausgabe einer Query ist ein
    Vektor. Um eine Zahl der Ausgabe zu berechnen, nimm aus jedem Value die Zahl an derselben Stelle. Multipliziere sie
    mit dem Aufmerksamkeitsgewicht des zugehörigen Keys und addiere die Produkte.
DIMENSION = Welche Zahl der Ausgabe
DIMENSION_HELP = Die Stelle der Zahl in der Ausgabe, ab 0 gezählt.
WHOLE = Die Ausgabe ist die gewichtete Summe der Values: Jeder Value wird mit dem Aufmerksamkeitsgewicht seines Keys
    multipliziert, und diese Produkte werden addiert. Ein Value trägt umso mehr bei, je größer sein Gewicht und je
    länger sein Vektor ist; mit Gewicht 0 trägt er nichts bei.
ROWS = Jede Query hat eine Zeile Aufmerksamkeitsgewichte. Eine Zeile zeigt, auf welche Keys eine Query achtet, eine
    Spalte, welche Queries auf einen Key achten. Stehen alle Gewichte in einer Matrix W und alle Values in einer Matrix
    V, berechnet ein einziges Produkt alle Ausgaben.
TRY =
    .hot = Fast gleiche Gewichte
    .random = Zufällige Projektionen
    .same = Ein Kopf für dasselbe Wort
    .past = Nur die Vergangenheit
SUMMARY = Die Ausgabe einer Query ist die gewichtete Summe der Values. { "  \u000A" }Alle Ausgaben zusammen sind ein
    Matrixprodukt, Y = W V. Attention berechnet W aus Queries und Keys.

## eine Zahl

running_name = **Zahl { $number }{ $name }** :gray[· Gewicht × Value = Produkt · Balken: die Zwischensumme · orange: das
    größte Gewicht]
RUNNING_ALT = Die Rechnung für eine Zahl der Ausgabe: ein Balken je Key, von der Summe davor zur Summe danach
HIDDEN = verdeckt
others = { $count ->
    [one] { $count } anderer
   *[other] { $count } andere
}
number_largest = Zahl { $number } ist die größte der Ausgabe: { DECIMAL($output) }. Der Value von „{ WORD($key) }“ trägt
    { DECIMAL($adds) } bei.

account = Zahl { $number } der { OUTPUT("Ausgabe") } von { QUERY($query) } ist { $keys ->
    [0] **{ DECIMAL($output) }**: Jeder Key ist verdeckt, also wird nichts addiert.
    [1] dieses Produkt: **{ DECIMAL($output) }**.
   *[other] die Summe von { $keys } Produkten: **{ DECIMAL($output) }**.
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
   *[none] { $count ->
        [1] Diese Ausgabe hat nur eine Zahl. Wähle andere Projektionen, um mehr zu sehen.
       *[other] Welche Zahl der Ausgabe ist die größte? Stelle den Regler auf sie.
    }
}

## alle Zahlen

collect_name = **{ $after_dropout ->
    [yes] Gewicht nach Dropout
   *[no] Gewicht
} × Value = Beitrag jedes Keys** :gray[· Farbskala der Vektoren: −2,5 (orange) bis 2,5 (violett)]
COLLECT_ALT = Eine Zeile je Key: sein Gewicht, sein Value und sein Beitrag zur Ausgabe, die in der letzten Zeile steht
columns = :gray[Spalten: { $names }.]

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

ROWS_ALT = Gewichte: eine Zeile je Query, eine Spalte je Key, das größte jeder Zeile umrandet
row = { $sees ->
    [yes] { $largest } Die Zeile von { QUERY($query) } ergibt{ $before_dropout ->
        [yes] { " " }vor Dropout
       *[no] { "" }
    } zusammen { PERCENT($total) }.
   *[no] { $largest } Alle Gewichte in der Zeile von { QUERY($query) } sind 0, also auch die Ausgabe.
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
rows_name = **Gewichte{ $head ->
    [0] { "" }
   *[other] { " " }von Kopf { $head }
}{ $before_dropout ->
    [yes] { " " }vor Dropout
   *[no] { "" }
}** :gray[· Zeile: Query · Spalte: Key · blau: gewählt · orange: das größte einer Zeile]
rows_task = { $rows ->
    [1] Es gibt nur eine Zeile zu wählen. Tippe unter „Deine Wörter“ mehr Wörter ein.
   *[other] { $asked ->
        [no] In jeder Zeile hat hier derselbe Key das größte Gewicht, oder mehrere Keys haben es. Wähle andere Projektionen.
       *[yes] Finde eine Query, die auf „{ WORD($key) }“ stärker achtet als auf jeden anderen Key, und wähle ihre Zeile.
    }
}
rows_done = „{ WORD($query) }“ achtet am stärksten auf „{ WORD($key) }“: das Gewicht, { PERCENT($share) }, ist orange.
