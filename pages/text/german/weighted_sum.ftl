### Was die Schritte der Seite über die gewichtete Summe sagen.
TABLES =
    .account = eine Zahl, Key für Key
    .winners = das größte Gewicht jeder Zeile
    .outputs = alle Ausgaben
NUMBER_TITLE = Eine Zahl der Ausgabe
EVERY_KEY = die Rechnung mit allen Keys
WHOLE_TITLE = Alle Zahlen der Ausgabe
TOTALS = die Zwischensumme, Key für Key
DROPOUT = was Dropout bewirkt
ROWS_TITLE = Eine Zeile für jede Query
ALL_OUTPUTS = alle Ausgaben als ein Produkt
EVERY_ROW = jede Zeile in Worten
NUMBER = Jeder Key hat einen Value: eine Liste von Zahlen, auch **Vektor** genannt. Auch die Ausgabe einer Query ist
    ein Vektor. Für eine ihrer Zahlen multiplizierst du in jedem Value die Zahl an dieser Stelle mit dem
    Aufmerksamkeitsgewicht seines Keys und addierst die Produkte.
DIMENSION = Welche Zahl der Ausgabe
DIMENSION_HELP = Die Stelle der Zahl in der Ausgabe, ab 0 gezählt.
WHOLE = Jeder Value wird mit seinem Gewicht multipliziert; die Summe ist die Ausgabe. Der Value mit dem größten
    Gewicht trägt am meisten bei, ein Value mit Gewicht 0 nichts.
ROWS = Jede Query hat eine Zeile Aufmerksamkeitsgewichte. Eine Zeile zeigt, worauf eine Query achtet, eine Spalte,
    welche Queries auf einen Key achten. Stehen alle Zeilen in einer Matrix W und alle Values in einer Matrix V,
    berechnet ein Produkt alle Ausgaben.
TRY =
    .hot = Fast gleiche Gewichte
    .random = Zufällige Projektionen
    .same = Ein Kopf für das gleiche Wort
    .past = Nur die Vergangenheit
SUMMARY = Die Ausgabe ist die gewichtete Summe der Values.  { "\u000A" }Alle Ausgaben zusammen sind ein Matrixprodukt,
    Y = W V. Attention berechnet W aus Queries und Keys.

## eine Zahl

running_name = **Zahl { $number }{ $name }** :gray[· Gewicht × Value = Produkt · Balken: die Zwischensumme · orange: das
    größte Gewicht]
RUNNING_ALT = Die Rechnung für eine Zahl der Ausgabe: ein Balken je Key, von der Summe davor zur Summe danach
HIDDEN = verdeckt
others = { $count ->
    [one] { $count } anderer
   *[other] { $count } andere
}
number_largest = Keine Zahl der Ausgabe ist größer als Zahl { $number }: { DECIMAL($output) }. Der Value von „{ WORD($key) }“
    trägt { DECIMAL($adds) } dazu bei.

## alle Zahlen

collect_name = **{ $after_dropout ->
    [yes] Gewicht nach Dropout
   *[no] Gewicht
} × Value = Beitrag jedes Keys** :gray[· Farbskala der Vektoren: −2,5 (orange) bis 2,5 (violett)]
COLLECT_ALT = Eine Zeile je Key: sein Gewicht, sein Value und sein Beitrag zur Ausgabe, die in der letzten Zeile steht
columns = :gray[Spalten: { $names }.]

## jede Query

ROWS_ALT = Gewichte: eine Zeile je Query, eine Spalte je Key, das größte jeder Zeile umrandet
row = { $sees ->
    [yes] { $largest } Die Zeile von { QUERY($query) } ergibt{ $before_dropout ->
        [yes] { " " }vor Dropout
       *[no] { "" }
    } zusammen { PERCENT($total) }.
   *[no] { $largest } Die Zeile von { QUERY($query) } ist leer, und die Ausgabe ist 0.
}
largest = { $key ->
    [none] { $selected ->
        [yes] { QUERY($query) }
       *[no] **{ WORD($query) }**
    } darf auf keinen Key achten.
   *[other] { $ties ->
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
        } achtet { $alone ->
            [yes] gleich stark
           *[no] am stärksten, und zwar gleich,
        } auf { $ties } Keys: je { PERCENT($share) }.
    }
}
