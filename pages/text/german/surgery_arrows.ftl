### Was die Seite über Eingriffe von den Pfeilen einer Zeile sagt, die ein Wort am meisten braucht.
LOOKED_FOR = Die Pfeile dieser Zeile werden einzeln getrennt, nachdem jeder Kopf einmal abgeschaltet war.
title = **Welchen Pfeil von „{ WORD($query) }“ braucht „{ WORD($word) }“?** :gray[· die Pfeile dieser Zeile in den
    { $heads } Köpfen, die „{ WORD($word) }“ am meisten braucht, einzeln getrennt · ein Klick trennt den Pfeil]
arrow = { WORD($query) } → { WORD($key) } (Schicht { $layer }, Kopf { $head })
not_needed = Keiner dieser Pfeile ist allein notwendig: Welchen man auch trennt, die Wahrscheinlichkeit von
    „{ WORD($word) }“ beträgt mindestens { AT_LEAST($least) }. Wähle eine andere Zeile oder trenne mehrere Pfeile.
needed = Von diesen Pfeilen braucht „{ WORD($word) }“ den von „{ WORD($query) }“ zu „{ WORD($key) }“ in Schicht { $layer },
    Kopf { $head } am meisten: Ohne ihn sinkt die Wahrscheinlichkeit von { PERCENT($now) } auf { PERCENT($cut) }.
HEADER =
    .arrow = Pfeil
    .weight = sein Gewicht
    .probability = Wahrscheinlichkeit ohne ihn
