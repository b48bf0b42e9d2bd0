### Hinweise: abgelehnte oder gekürzte Werte; und die Worte vor Knöpfen, die Änderungen anbieten.
TRY_THIS = **Probiere aus:**

# wie ein Token heißt
NOUNS =
    .word = Wort
    .character = Zeichen
    .example = Token
FIRST = Der Satz
SECOND = Der zweite Satz

# what is left out of a page, since a source doesn't have what it needs
LACKS =
    .model_vectors = Queries, Keys und Values kommen aus dem Code des Modells. Was die Vektoren der Wörter und die
        Projektionen braucht, wird nicht gezeigt.
    .file = Die Datei enthält Queries, Keys und Values, aber nicht, woraus sie berechnet wurden. Was Wortvektoren oder
        Projektionen braucht, wird nicht gezeigt.

# warum ein Text nicht gelesen werden kann, sodass die Projektionen zufällig sind
UNREAD =
    .no_pairs = Der Kopf lernt aus Paaren von Vokal und Konsonant. Der Satz enthält noch kein solches Paar, also sind
        die Projektionen zufällig.
    .model_limits = Das Modell liest höchstens 64 Wörter, von denen es höchstens 24 verschiedene nicht kennen darf. Der Satz
        hat mehr, also sind die Projektionen zufällig.
    .model = Dieser Server hat das Modell nicht, oder der Satz ist zu lang dafür, also sind die Projektionen zufällig.

ONE_SENTENCE = Entworfene und gelernte Projektionen lesen einen einzigen Satz, also ist dies Self-Attention.
unknown_words = In der Tabelle englischer Wortvektoren { $count ->
    [one] fehlt
   *[other] fehlen
} { $more ->
    [0] { AND($words) }
   *[other] { LIST($words) } und { $more } weitere
}. { $count ->
    [one] Das Wort hat einen zufälligen Vektor, in jedem Satz denselben.
   *[other] Die Wörter haben zufällige Vektoren, in jedem Satz dieselben.
}
OTHER_LANGUAGE = Das sieht nach einer anderen Sprache als Englisch aus. Die Tabelle hat nur englische Wörter: Ein Wort, das wie eines davon
    geschrieben ist, wird für dieses gehalten, alle anderen haben zufällige Vektoren. Worauf Wörter hier achten und wohin sie
    sich bewegen, bedeutet also nichts.
other_device = { $trouble }, also wurde auf { $device } gerechnet.
too_long = { $sentence } hat { $count } Token; die ersten { $most } werden verwendet. Dein Text bleibt erhalten.
file_cut = Die Datei hat { $count } Token; die ersten { $most } werden verwendet.
empty = { $sentence } hat noch keine Wörter. Gib welche ein, um die Bilder zu sehen.
