### Wie die Einträge des Kerns heißen und was sie tun: Masken, Skalen, Projektionen, Merkmale, Beispiele, Fehler.
MASKS =
    .none = keine Maske
    .causal = kausale Maske
    .window = Fenstermaske
    .prefix = Präfixmaske
    .strided = Schrittmaske
    .streaming = Streaming-Maske
    .packed = Dokumentmaske
    .left_padding = Linkspadding-Maske
BIASES =
    .none = kein Bias
    .alibi = ALiBi
    .alibi_symmetric = symmetrisches ALiBi
MASK_ALLOWS =
    .none = { "" }
    .causal = Kein Wort achtet auf ein späteres
    .window = Nur auf wenige Wörter zurück
    .prefix = Auf spätere nur unter den ersten Wörtern
    .strided = Nur auf sich selbst und jedes n-te Wort davor
    .streaming = Nur auf wenige Wörter zurück und auf die ersten
    .packed = Auf kein späteres Wort und nur auf Wörter desselben Dokuments
    .left_padding = Auf kein späteres Wort und auf kein Padding am Anfang
BEFORE_DROPOUT = { " " }vor Dropout
MASK_NUMBERS =
    .window_window = Reichweite der Fenstermaske
    .prefix_prefix = Reichweite der Präfixmaske
    .strided_window = Schrittweite der Schrittmaske
    .streaming_window = Reichweite der Streaming-Maske
    .streaming_prefix = Erste Wörter, die sichtbar bleiben
    .packed_window = Länge jedes Dokuments
    .left_padding_prefix = Padding-Token am Anfang
MASK_NUMBER_HELP =
    .window_window = Auf wie viele Wörter zurück ein Wort achten darf.
    .prefix_prefix = Auf wie viele erste Wörter jedes Wort achten darf.
    .strided_window = Mit 2: auf sich selbst und auf jedes zweite Wort davor. 0 zählt als 1.
    .streaming_window = Auf wie viele Wörter zurück ein Wort achten darf, zusätzlich zu den ersten Wörtern.
    .streaming_prefix = Auf wie viele der ersten Wörter jedes spätere Wort achten darf, wie weit sie auch entfernt sind.
        Sie heißen Attention Sinks, weil trainierte Modelle ihnen viel Gewicht geben.
    .packed_window = Wie viele Wörter ein Dokument hat. Ein Wort darf auf kein Wort eines anderen Dokuments achten. 0
        zählt als 1.
    .left_padding_prefix = Wie viele erste Token Padding sind, auf die keine Query achten darf. Ein Padding-Token selbst
        sieht keinen Key, also sind seine Gewichte und seine Ausgabe hier 0; in PyTorch ergäbe ohne Senke die Softmax einer
        Zeile, die nur −∞ enthält, NaN.
SOURCES =
    .random = zufällig gezogen
    .meaning = verwandte Wörter
    .previous = das vorige Wort
    .same = dasselbe Wort anderswo
    .first = das erste Wort
    .initial = andere mit gleichem Anfang
    .vowel = Vokal → Konsonanten
    .learned = gelernt
    .tiny_0 = Schicht 0 von tiny
    .tiny_1 = Schicht 1 von tiny
    .tiny_2 = Schicht 2 von tiny
    .tiny_3 = Schicht 3 von tiny
SOURCE_HELP =
    .random = gezogen, ohne Bedeutung
    .meaning = verwandte Wörter, auf Vektoren echter Wörter trainiert
    .previous = das vorige Wort
    .same = dasselbe Wort anderswo
    .first = das erste Wort
    .initial = andere mit gleichem Anfang
    .vowel = Konsonanten
    .learned = trainiert
    .tiny_0 = Schicht 0 von tiny
    .tiny_1 = Schicht 1 von tiny
    .tiny_2 = Schicht 2 von tiny
    .tiny_3 = Schicht 3 von tiny
JOBS =
    .random = Die Projektionen sind zufällig aus dem Seed gezogen; das Muster hat noch keine Bedeutung.
    .meaning = Auf Vektoren echter Wörter trainiert, damit ein Wort auf verwandte Wörter achtet.
    .previous = Jedes Token achtet auf das vorige; das erste hat keines und achtet auf alle gleich.
    .same = Jedes Token achtet auf dasselbe Token anderswo; eines ohne Kopie achtet auf alle gleich.
    .first = Jedes Token achtet auf das erste, und das erste auf sich selbst.
    .initial = Jedes Token achtet auf die anderen mit seinem Anfangsbuchstaben; wo es keine gibt, auf alle gleich.
    .vowel = Ein Vokal achtet auf die Konsonanten; jedes andere Zeichen, oder ein Vokal ohne Konsonanten, auf alle gleich.
    .learned = Trainiert, damit ein Vokal auf Konsonanten achtet; mehr verlangt das Training nicht.
    .tiny_0 = Ein Kopf eines kleinen Sprachmodells, das gelernt hat, das nächste Wort einfacher Geschichten vorherzusagen.
    .tiny_1 = Ein Kopf eines kleinen Sprachmodells, das gelernt hat, das nächste Wort einfacher Geschichten vorherzusagen.
    .tiny_2 = Ein Kopf eines kleinen Sprachmodells, das gelernt hat, das nächste Wort einfacher Geschichten vorherzusagen.
    .tiny_3 = Ein Kopf eines kleinen Sprachmodells, das gelernt hat, das nächste Wort einfacher Geschichten vorherzusagen.
JOBS_WITHOUT_POSITIONS =
    .random = Die Projektionen sind zufällig aus dem Seed gezogen; das Muster hat noch keine Bedeutung.
    .meaning = Auf Vektoren echter Wörter trainiert, damit ein Wort auf verwandte Wörter achtet.
    .previous = Ohne Positionen weiß kein Token, welches das vorige ist, also achtet jedes auf alle gleich.
    .same = Ohne Positionen kann ein Token sich selbst nicht auslassen, also achtet jedes auf alle seine Kopien und auf
        sich selbst.
    .first = Ohne Positionen weiß kein Token, welches das erste ist, also achtet jedes auf alle gleich.
    .initial = Ohne Positionen kann ein Token sich selbst nicht auslassen, also achtet jedes auf alle mit seinem
        Anfangsbuchstaben und auf sich selbst.
    .vowel = Ein Vokal achtet auf die Konsonanten; jedes andere Zeichen, oder ein Vokal ohne Konsonanten, auf alle gleich.
    .learned = Trainiert, damit ein Vokal auf Konsonanten achtet; mehr verlangt das Training nicht.
    .tiny_0 = Ein Kopf eines kleinen Sprachmodells, das gelernt hat, das nächste Wort einfacher Geschichten vorherzusagen.
    .tiny_1 = Ein Kopf eines kleinen Sprachmodells, das gelernt hat, das nächste Wort einfacher Geschichten vorherzusagen.
    .tiny_2 = Ein Kopf eines kleinen Sprachmodells, das gelernt hat, das nächste Wort einfacher Geschichten vorherzusagen.
    .tiny_3 = Ein Kopf eines kleinen Sprachmodells, das gelernt hat, das nächste Wort einfacher Geschichten vorherzusagen.
mask_part = { $kind ->
    [causal] kausal{ $corner }
    [window] Fenster { $window } zurück
    [sinks] (Fenster { $window } zurück | Sinks { $prefix })
    [documents] gleiches Dokument (Länge { $window })
    [padding] Keys ab { $prefix }
   *[stride] Schrittweite { $window }
}
values = { $count } Values{ $mask ->
    [causal] { " " }der Vergangenheit und seiner selbst
   *[other] , auf die es achten darf
}
feature = { $looks ->
    [for] sucht{ " " }
    [past] übergeht{ " " }
   *[none] { "" }
}{ $kind ->
    [position] Position { $value }
    [word] Wort { $quotes ->
        [yes] „{ $value }“
       *[no] { $value }
    }
    [letter] Buchstabe { $quotes ->
        [yes] „{ $value }“
       *[no] { $value }
    }
    [vowel] Vokal
    [consonant] Konsonant
    [always] konstant 1
   *[other] { $value }
}
scene = Durchgerechnetes Beispiel „{ $title }“: { $fixed ->
    [tokens] Seine Token sind fest und sind ihre eigenen Queries, Keys und Values
    [keys] Seine Token, W_Q und W_K sind fest; W_V, das ihm fehlt, ist aus dem Seed gezogen
   *[all] Seine Token und Projektionen sind fest
}.
# Which call of a file takes the place of the sentence; example: its place in the batch.
file = Queries, Keys und Values der Datei { $title }, Beispiel { $example }: Sie werden so verwendet, wie sie gespeichert wurden.
