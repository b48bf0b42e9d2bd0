### Was die Schritte der Seite über Self-Attention und Cross-Attention sagen.
SELF_TITLE = Self-Attention
SELF = In der Self-Attention achtet ein Satz auf sich selbst. Die Vektoren seiner Wörter bilden die Matrix x. Die
    Projektionen W_Q, W_K und W_V berechnen aus demselben x die Queries, die Keys und die Values; jedes Wort hat also
    eine Query, einen Key und einen Value.
CROSS_TITLE = Cross-Attention
CROSS = In der Cross-Attention achtet ein Satz auf einen anderen. Die Queries werden aus dem ersten Satz, x, berechnet,
    die Keys und Values aus dem zweiten, m. Beim Übersetzen achtet die Übersetzung auf das Original.
DECODING_TITLE = Der Key-Value-Cache
DECODING = Ein Sprachmodell schreibt Wort für Wort. Die Keys und Values früherer Wörter bleiben gleich und werden
    deshalb im Key-Value-Cache gespeichert. Nur neue Wörter brauchen Queries. Jedes achtet auf sich selbst und auf alle
    früheren Wörter.
CORNERS = Eine kausale Maske verdeckt die Keys, die nach einer Query kommen. Man kann sie an der linken oberen oder an
    der rechten unteren Ecke der Gewichte ausrichten. Bei einer quadratischen Matrix ergeben beide dieselbe Maske. Bei
    weniger Queries als Keys ist nur die Ecke rechts unten richtig: Die letzte Query gehört zum letzten Key. In der
    Formel nummeriert i die Queries und j die Keys; T_q und T_k sind ihre Anzahlen.
SUMMARY = In der Self-Attention kommen Queries, Keys und Values aus einem Satz; in der Cross-Attention kommen Keys und
    Values aus einem anderen.  { "\u000A" }Die Gewichte haben eine Zeile je Query und eine Spalte je Key, also können
    wenige neue Queries auf alle Keys im Cache achten.
SENTENCE = Satz
SENTENCE_HELP = Deine eigenen Wörter. Der Link zeigt, was hier steht.
SECOND = Zweiter Satz: Seine Wörter sind die Keys und Values
SECOND_HELP = Deine eigenen Wörter. Der Link zeigt, was hier steht.
NEW = Neue Token am Ende
NEW_HELP = Frühere Token stehen im Cache: Ihre Keys und Values sind schon bekannt.
DEEPER =
    .self = Queries, Keys und Values als Zahlen
    .cross = dieselben Projektionen auf einem anderen Satz
    .corners = wo eine kausale Maske beginnt
ONE_SENTENCE = Ein Rechenbeispiel hat nur einen Satz, also gibt es keinen zweiten, auf den er achten könnte.
NO_WORDS = Der zweite Satz hat noch keine Wörter: Schreib welche in „Zweiter Satz“.
OTHER_HEAD =
    .previous = „Das Wort davor“ ist über zwei Sätze hinweg nicht definiert, also sucht hier jedes Wort nach demselben
        Wort.
    .learned = Der Kopf „learned“ verarbeitet nur einen Satz, also sucht hier jedes Token nach demselben Token.
KINDS =
    .self = Self-Attention
    .cross = Cross-Attention
SOURCES =
    .x = dem Satz
    .memory = dem zweiten Satz
ROLES =
    .q = Queries
    .k = Keys
    .v = Values
HIDDEN = { " " }· Punkt: verdeckt
CORNER_NAMES =
    .upper_left = links oben
    .lower_right = rechts unten
CORNER_CALLS =
    .upper_left = was is_causal=True in PyTorch bedeutet
    .lower_right = was man beim Dekodieren braucht
TRY =
    .one_word = Ein einziges Wort
    .same = Ein Kopf für dasselbe Wort
    .longer = Ein längerer zweiter Satz
    .random = Zufällige Projektionen
    .three_new = Drei neue Wörter
TABLES =
    .sources = Herkunft
    .self_weights = Self-Attention
    .cross_weights = Cross-Attention
    .upper_left = kausal von links oben
    .lower_right = kausal von rechts unten
decoding_title = **Gewichte der neuen { $noun ->
    [word] Wörter
   *[token] Token
}** :gray[· Zeile: neue Query · Spalte: Key{ $hides ->
    [yes] { HIDDEN }
   *[no] { "" }
}]
corner_title = **{ $corner ->
    [upper_left] { CORNER_NAMES.upper_left }
   *[lower_right] { CORNER_NAMES.lower_right }
}** :gray[· { $corner ->
    [upper_left] { CORNER_CALLS.upper_left }
   *[lower_right] { CORNER_CALLS.lower_right }
}]
corner_alt = Gewichte der { $count } neuesten Token über alle Token, kausale Maske von der Ecke { $corner ->
    [upper_left] { CORNER_NAMES.upper_left }
   *[lower_right] { CORNER_NAMES.lower_right }
}
agrees = { $kind ->
    [self] { KINDS.self }
   *[cross] { KINDS.cross }
}: größter Unterschied zu { $call } { SMALL($difference) }{ $before_dropout ->
    [yes] , verglichen vor Dropout
   *[no] { "" }
}
decoding_agrees = Key-Value-Cache, rechts unten: größter Unterschied zu kausaler Attention über den ganzen Satz auf einmal
    { SMALL($difference) }
