### Was auf der Seite über Query, Key und Value tiefer steht: eine Matrix für beide, was gemischt wird, das Nachschlagen.
one_matrix_name = **Die nächsten Scores mit einer Matrix W** :gray[Farbskala: ±{ SHORT($end, digits: 3) }]
ONE_ACROSS = Zwischen zwei Sätzen ist ein Wort Query oder Key, nicht beides, also lässt sich kein Paar vertauschen.

## Schritt 2, tiefer: Value und Vektor, das Nachschlagen

averaged_name = { $vectors ->
    [v] { VALUE("v") }
   *[other] **x**
} { $shape }: eine Zeile je Key
output_name = Gewichte{ $after_dropout ->
    [yes] { " " }nach Dropout
   *[no] { "" }
} { $weights } × { $vectors } → { OUTPUT("Ausgabe") } { $output }
averages_in_words = Wird { $vectors } gemischt, erhält jedes Wort **{ $width }** Zahlen; würde { $other } gemischt, erhielte es
    { $other_width }. Die Aufmerksamkeitsgewichte sind beide Male dieselben: Sie hängen nicht von W_V ab.
matches_name = Die Aufmerksamkeitsgewichte von { QUERY($query) }: wie gut jeder { KEY("Key") } passt
results_name = Was zurückgegeben wird, { $width } Zahlen :gray[Farbskala: ±{ SHORT($end) }]
HIDDEN = verdeckt
others = { $count } andere
nothing_comes_back = Jeder Key ist vor { QUERY($query) } verdeckt, also wird nichts zurückgegeben.
