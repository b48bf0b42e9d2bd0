### Was die Seite über die gewichtete Summe unter ihren Schritten sagt, für Neugierige und zum Programmieren.

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
strips = Die letzte Zeile der Zwischensummen ist die { OUTPUT("Ausgabe") }: { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
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
    in der Zeile von { QUERY($query) } in W.{ $before_dropout ->
    [yes] { " " }Das sind die Gewichte nach Dropout.
   *[no] { "" }
}
