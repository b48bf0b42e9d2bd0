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
    multipliziert, und diese Produkte werden addiert. Der Value mit dem größten Gewicht trägt am meisten bei, ein Value
    mit Gewicht 0 nichts.
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
        } { $alone ->
            [yes] achtet gleich stark auf { $ties } Keys
           *[no] gibt { $ties } Keys das größte Gewicht
        }: je { PERCENT($share) }.
    }
}
