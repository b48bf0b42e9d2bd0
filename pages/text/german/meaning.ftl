### Ein Satz mit Bögen, und wohin die Attention ein Wort führt: auf einige Wörter zu, von anderen weg, auf einer Karte.

arcs = **Worauf { QUERY($query) } achtet** :gray[{ $head ->
    [none] { "" }
   *[other] Kopf { $head } ·{ " " }
}dickerer Pfeil: größeres Gewicht{ $selects ->
    [yes] { " " }· wähle ein Wort
   *[no] { "" }
}{ $left_out ->
    [0] { "" }
    [one] { " " }· ohne ein Wort mit kleinerem Gewicht
   *[other] { " " }· ohne { $left_out } Wörter mit kleinerem Gewicht
}]
arcs_alt = { $count ->
    [0] Der Satz ohne Pfeil: Für { $query } ist jeder Key verdeckt
   *[other] Der Satz, mit einem Pfeil von { $query } zu jedem dieser Wörter: { AND($keys) }
}
moves = Die Ausgabe bewegt { QUERY($query) }{ $goes ->
    [no] { "" }
   *[other] { " " }**auf** { DOTS($towards) } **zu**
}{ $leaves ->
    [no] { "" }
   *[other] { " " }und **von** { DOTS($away) } **weg**
}.
chance = { $by_chance ->
    [word] { QUERY($query) } gehört nicht zu den englischen Wörtern, die dieser Kopf kennt. Sein Vektor ist also zufällig, und
        wohin es sich bewegt, bedeutet nichts.
   *[keys] { QUERY($query) } übernimmt das meiste von Wörtern, die dieser Kopf nicht kennt. Deren Vektoren sind zufällig, also
        bedeutet es nichts, wohin es sich bewegt.
}
stays = Die Ausgabe bewegt { QUERY($query) } weder auf ein häufiges Wort zu noch von einem weg.
MAP_ABOUT = Jedes Wort steht dort, wohin sein Vektor zeigt, in der Ebene durch zwei Gruppen von Wörtern (kursiv). Linien sind so
    dick wie die Gewichte. Der Pfeil führt vom eigenen Vektor x des Wortes zu x + Ausgabe. Zeige auf ein Wort, eine Linie
    oder den Pfeil, um die Zahlen zu lesen: Ein Ort ist der Kosinus mit jeder Achse, eine Drehung die Änderung der Richtung.
map = **Eine Karte der Bedeutung:** wohin die Attention { QUERY($query) } führt
map_alt = Eine Karte der Wörter des Satzes{ $count ->
    [0] { "" }
   *[other] { " " }zwischen { AND($words) }
}, mit einem Pfeil von { $query } dorthin, wohin die Attention das Wort führt
map_tip = { $word }: Ort { DECIMAL($across, digits: 4) } quer, { DECIMAL($upwards, digits: 4) } aufwärts
map_weight = { $word }: Gewicht { DECIMAL($weight, digits: 4) }
map_move = { $word }, von x zu x + Ausgabe: { DECIMAL($share, digits: 4) } der Drehung liegt in dieser Ebene
map_near = Kosinus mit { AND($group) }: { DECIMAL($before, digits: 4) } → { DECIMAL($after, digits: 4) }
MAP_FOLD = Was die Karte zeigt, und ihre zwei Gruppen von Wörtern
MAP_LEFT = Wörter links
MAP_RIGHT = Wörter rechts
MAP_HELP = Ein bis drei Wörter, durch Kommas getrennt, zum Beispiel „animal, bird“. Ist das Feld leer, stehen hier die Wörter, von
    denen sich das gewählte Wort wegbewegt (links) oder auf die es sich zubewegt (rechts).
LIMITS = Dieser Kopf kennt weder Reihenfolge noch Grammatik: „dog bites man“ und „man bites dog“ ergeben für jedes Wort dieselbe
    Ausgabe. Seltene Bedeutungen unterliegen häufigen. Ein Sprachmodell hat viele Schichten für das, was ein Kopf nicht kann.
map_x = { $word }: x
map_after = { $word }: x + Ausgabe{ $sentence ->
    [none] { "" }
   *[other] { " " }in „{ $sentence }“
}
