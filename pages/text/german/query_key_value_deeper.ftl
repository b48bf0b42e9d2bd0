### Was auf der Seite über Query, Key und Value tiefer steht: eine Matrix für beide, was gemischt wird, das Nachschlagen.
one_matrix_name = **Beste Näherung der Scores mit einer einzigen Matrix W** :gray[Farbskala:
    ±{ SHORT($end, digits: 3) }]
ONE_ACROSS = Bei zwei Sätzen ist jedes Wort entweder Query oder Key; es lässt sich also kein Paar vertauschen.

one_matrix = { $same ->
    [yes] „{ WORD($query) }“ hat mit sich selbst den Score { $there } mit zwei Matrizen und { $both } mit einer. Wähle
        zwei Wörter.
   *[no] Mit zwei Matrizen ist „{ WORD($query) }“ · „{ WORD($key) }“ = **{ $there }** und „{ WORD($key) }“ ·
        „{ WORD($query) }“ = **{ $back }**. Mit einer ist beides **{ $both }**, und mit sich selbst haben die Wörter die
        Scores { $query_itself } und { $key_itself }.
}

## Schritt 2, tiefer: Value und Vektor, das Nachschlagen

averaged_name = { $vectors ->
    [v] { VALUE("v") }
   *[other] **x**
} { $shape }: eine Zeile je Key
output_name = Gewichte{ $after_dropout ->
    [yes] { " " }nach Dropout
   *[no] { "" }
} { $weights } × { $vectors } → { OUTPUT("Ausgabe") } { $output }
averages_in_words = Aus { $vectors } erhält jedes Wort **{ $width }** Zahlen; aus { $other } würde es { $other_width }
    erhalten. Die Aufmerksamkeitsgewichte sind in beiden Fällen dieselben: Sie hängen nicht von W_V ab.
matches_name = Die Aufmerksamkeitsgewichte von { QUERY($query) }: wie gut jeder { KEY("Key") } passt
results_name = Das Ergebnis, { $width } Zahlen :gray[Farbskala: ±{ SHORT($end) }]
HIDDEN = verdeckt
others = { $count } andere
nothing_comes_back = Für { QUERY($query) } ist jeder Key verdeckt, also wird nichts zurückgegeben.
RESULT_ROWS =
    .soft = weich
    .exact = exakt
    .difference = Unterschied
more_matches = { $count } weiteren
look_up = Attention{ $dropout ->
    [yes] { " " }(vor Dropout)
   *[no] { "" }
} nimmt **{ PERCENT($share) }** { $count ->
    [1] vom besten Treffer, { AND($matches) }; ein Wörterbuch gibt allein den { VALUE("Value") } von { AND($matches) } zurück
   *[other] von jedem der { $count } besten Treffer, { AND($matches) }; die exakte Antwort ist der Mittelwert ihrer
        { VALUE("Values") }
}. Größter Unterschied bei Temperatur { SHORT($temperature) }: **{ SMALL($difference) }**.
