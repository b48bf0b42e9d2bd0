### Was die Seite über Eingriffe von Patches sagt: was Köpfe in einem Satz tun, übernommen aus dem Lauf mit einem zweiten.
TITLE = **Welche Köpfe tragen den Unterschied zwischen zwei Sätzen?** :gray[· Activation Patching: Ein Kopf
    übernimmt seine Ausgabe oder seine Gewichte aus dem Lauf mit dem zweiten Satz]
SECOND = Zweiter Satz
SECOND_HELP = Er muss so viele Wörter haben wie der erste. Ändere ein Wort, damit nur dessen Wirkung übertragen wird.
NO_SECOND = Ein Patch braucht einen zweiten Satz.
SAME = Für das Modell sind beide Sätze gleich: Unbekannte Wörter an denselben Stellen bekommen dieselben
    Platzhalter. Ein Patch ändert nichts.
CAUSE = Ein Kopf, der den Unterschied trägt, ist eine seiner Ursachen; andere Köpfe wirken womöglich nur gemeinsam.
ALTS =
    .output = Wahrscheinlichkeit des Wortes, wenn je ein Kopf seine Ausgabe aus dem zweiten Satz übernimmt: Zeilen sind
        Schichten, Spalten Köpfe.
    .pattern = Wahrscheinlichkeit des Wortes, wenn je ein Kopf seine Gewichte aus dem zweiten Satz übernimmt: Zeilen
        sind Schichten, Spalten Köpfe.
lengths = Ein Patch braucht zwei Sätze mit gleich vielen Wörtern: Der erste hat { $first }, der zweite { $second }.
    Patches im Link bleiben erhalten, wirken aber nicht.
grid_title = **Wahrscheinlichkeit von „{ WORD($word) }“, wenn { $part ->
    [output] die Ausgabe je eines Kopfes gepatcht ist
   *[pattern] die Gewichte je eines Kopfes gepatcht sind
}** :gray[· ein Klick zeigt den Kopf]
none = { $part ->
    [output] Die Ausgabe
   *[pattern] Die Gewichte
} eines Kopfes zu patchen ändert die Wahrscheinlichkeit von „**{ WORD($word) }**“ um höchstens 1 Prozentpunkt.
carries = { $part ->
    [output] Die Ausgabe
   *[pattern] Die Gewichte
} von Schicht { $layer }, Kopf { $head } zu patchen wirkt am stärksten: Die Wahrscheinlichkeit
    von „**{ WORD($word) }**“ { $moves ->
    [stays] bleibt bei { PERCENT($after) }
    [falls] sinkt von { PERCENT($before) } auf { PERCENT($after) }
   *[rises] steigt von { PERCENT($before) } auf { PERCENT($after) }
}{ $still ->
    [yes] { "" }
   *[no] ; am wahrscheinlichsten ist dann „**{ WORD($instead) }**“ ({ PERCENT($share) })
}.
patch = { $part ->
    [output] Ausgabe
   *[pattern] Gewichte
} von Schicht { $layer }, Kopf { $head } patchen
