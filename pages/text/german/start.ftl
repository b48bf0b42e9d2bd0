### Was die Seite Start sagt.
TABLES =
    .one = das Wort im ersten Satz
    .other = das Wort im zweiten Satz
    .map = die Karte der Bedeutung
DEFINITION = Woher weiß ein Wort, was es hier bedeutet?
LEAD = „bat“ ist im Englischen eine Fledermaus oder ein Schläger. Das Wort allein verrät es nicht, denn sein **Vektor**, die Liste
    von Zahlen, die für das Wort steht, ist in jedem Satz derselbe. Also **achtet** es auf die Wörter um sich herum: Jedes bekommt
    ein **Gewicht**, seinen Anteil an 100 %, und je größer der ist, desto mehr übernimmt „bat“ von diesem Wort.
SECOND = Ein anderer Satz mit demselben Wort
SECOND_HELP = Die Bilder rechts zeigen das gewählte Wort des ersten Satzes in diesem Satz.
SENSES = Weitere Wörter mit zwei Bedeutungen:
EVEN = **Temperatur**: je höher, desto ähnlicher sind alle Gewichte

collects = { QUERY($query) } übernimmt { PERCENT($share) } von { KEY($key) }{ $keys ->
    [1] { "" }
    [2] { " " }und { PERCENT($second_share) } von { KEY($second) }
   *[other] , { PERCENT($second_share) } von { KEY($second) } und den Rest { $others ->
        [one] vom dritten Wort
       *[other] von den { $others } übrigen Wörtern
    }
}.{ $moves ->
    [no] { "" }
   *[other] { " " }Also bewegt es sich **in Richtung** { AND($towards) }.
}
moved =
    .key = { $shown ->
        [1] **Wörter ähnlicher Bedeutung stehen beieinander:** wohin sich { QUERY($query) } bewegt
       *[other] **Ein Wort, zwei Orte:** wohin sich { QUERY($query) } bewegt
    }
    .alt = { $shown ->
        [1] Eine Karte mit einem Pfeil von { $query } dorthin, wohin es sich im ersten Satz bewegt
       *[other] Eine Karte mit zwei Pfeilen von { $query } dorthin, wohin es sich im ersten und im zweiten Satz bewegt
    }
waits = **„{ WORD($sentence) }“**  { "\u000A" }:gray[Sage voraus, wohin sich „{ WORD($query) }“ hier bewegt; dann wird der zweite Satz gezeichnet.]
twice = { " " }· { WORD($label) }: „{ WORD($word) }“ an Position { $position }
missing = „{ $word }“ kommt im zweiten Satz nicht vor. Stattdessen ist dessen erstes Wort zu sehen.

## die Vorhersage

move =
    .predict = In „{ WORD($sentence) }“ hat { QUERY($query) } zunächst denselben Vektor. Wohin bewegt es sich?
    .task = { $asked ->
        [yes] Vergleiche beide Pfeile auf der Karte: Sie beginnen am selben Ort.
       *[no] Wähle eines der Wörter unten und sage voraus, wohin es sich in einem anderen Satz bewegt.
    }
    .done = Im zweiten Satz übernimmt { QUERY($query) } am meisten von { KEY($key) }, denn das Training hat Wörtern, die zusammengehören, große
        Gewichte gegeben. Also bewegt sich derselbe Vektor **in Richtung** { AND($towards) }: andere Wörter um ihn herum, eine andere
        Bedeutung.
move_guesses =
    .as_here = in Richtung { AND($as_here) }, wie im ersten Satz
    .towards = in Richtung { AND($towards) }
    .stays = nirgendwohin: Es ist dasselbe Wort
summary = Ein Wort hat in jedem Satz denselben Vektor. Attention bewegt ihn, denn das Wort übernimmt von jedem anderen so viel, wie
    dessen Gewicht sagt.  { "\u000A" }Aber braucht jedes Wort ein eigenes Gewicht? Einfacher wäre es, wenn alle gleich viel zählten:
    Das versucht zuerst die nächste Seite.
LIMITS = Diese Gewichte kennen weder Reihenfolge noch Grammatik, und seltene Bedeutungen unterliegen häufigen; Sprachmodelle tun
    dafür mehr. Die Zahlen der Wörter stammen aus all-MiniLM-L6-v2 (Apache-Lizenz).
