### Was die Bilder der ersten beiden Schritte sagen: Query und Key, woraus sie entstehen, und ihr Score.

## Schritt 1

JOBS =
    .random = Zufällige Projektionen: Die Rechnung stimmt, aber die Zahlen haben keine Bedeutung.
    .previous = Entworfen: Jedes { "{" }0{ "}" } sucht das { "{" }0{ "}" } davor.
    .same = Entworfen: Jedes { "{" }0{ "}" } sucht dasselbe { "{" }0{ "}" } an anderer Stelle.
    .first = Entworfen: Jedes { "{" }0{ "}" } sucht das erste.
    .initial = Entworfen: Jedes { "{" }0{ "}" } sucht andere mit seinem Anfangsbuchstaben.
    .vowel = Entworfen: Ein Vokal sucht Konsonanten.
PLACELESS = Die Positionen sind ausgeschaltet, also verrät kein Vektor, wo sein { "{" }0{ "}" } steht.
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

## Schritt 2

SWAP_ACROSS = Bei zwei Sätzen ist jedes Wort entweder Query oder Key; es gibt also nichts zu vertauschen.
SWAP = Query und Key vertauschen
BEST = Bester Key
