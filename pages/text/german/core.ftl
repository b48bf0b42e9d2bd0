### Wie die Einträge des Kerns heißen und was sie tun: Masken, Skalen, Projektionen, Merkmale, Beispiele, Fehler.
MASKS =
    .none = keine Maske
    .causal = kausale Maske
    .window = Fenstermaske
    .prefix = Präfixmaske
    .strided = Schrittmaske
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
MASK_SEES =
    .none = auf die es achten darf
    .causal = der Vergangenheit und seiner selbst
    .window = auf die es achten darf
    .prefix = auf die es achten darf
    .strided = auf die es achten darf
BEFORE_DROPOUT = { " " }vor Dropout
values = { $count } Values{ $mask ->
    [causal] { " " }
   *[other] ,{ " " }
}{ $mask ->
    [none] { MASK_SEES.none }
    [causal] { MASK_SEES.causal }
    [window] { MASK_SEES.window }
    [prefix] { MASK_SEES.prefix }
   *[strided] { MASK_SEES.strided }
}
