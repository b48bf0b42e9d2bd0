### Was die Seite über Eingriffe in ein Modell sagt: was getan ist, was es am nächsten Wort ändert, was davon zählt.
TABLES =
    .next = nächstes Wort, vorher und jetzt
TITLE = Welche Köpfe braucht eine Vorhersage?
INTRO = Schalte einen Kopf ab oder trenne den Pfeil von einer Query zu einem Key und vergleiche die
    Wahrscheinlichkeiten des nächsten Wortes. Ein Eingriff wirkt, bevor W_O die Köpfe mischt; die Parameter des Modells
    bleiben unverändert.
EXPERIMENTS =
    .copy = Kopieren verhindern
    .receiver = Der Geber bekommt den Ball
    .agreement = Das Verb richtet sich nach dem näheren Nomen
    .pronoun = Aus she wird he
    .capital = Aus Rom wird Paris
    .patch = Einen Kopf patchen
    .sink = Das erste Wort überall maskieren
    .scale = 1/√head_size weglassen
    .temperature = Eine Temperatur erhöhen
IN_TEXT = Alle Eingriffe als Text, auch solche ohne Knopf
OPERATIONS = Eingriffe
OPERATIONS_HELP = off_1_3 schaltet Kopf 3 von Schicht 1 ab; all steht für jede Schicht oder jeden Kopf. Andere: uniform_1_3,
    scale_1_3, temperature_1_3_8 (0 bis 8), mask_1_3_window oder mask_1_3_no_first, cut_1_3_5_2 (der Pfeil von Query 5
    zu Key 2), patch_1_3_output oder patch_1_3_pattern (aus dem zweiten Satz). Verbinde sie mit ~.
READ = Alle Köpfe ansehen
TRY = Versuche:
DONE = Eingriffe:
NOTHING_DONE = Noch kein Eingriff. Klicke auf eine Zelle oder wähle unten einen Eingriff.
TAKE_OFF_ALL = Alle entfernen
OFFERS =
    .off = Abschalten
    .uniform = Gleiche Gewichte
    .scale = Scores ohne 1/√head_size
    .temperature = Temperatur 8
    .mask = Das erste Wort maskieren
PATCH =
    .output = Ausgabe patchen
    .pattern = Gewichte patchen
GO_ON = Ein Wort anhängen:
NOW = jetzt{ " " }
BEFORE = ohne die Eingriffe{ " " }
CUT = ohne diesen Pfeil{ " " }
predicts_nothing = { $title } sagt kein nächstes Wort voraus, also gibt es keine Wahrscheinlichkeit, die ein Eingriff
    ändern könnte. Wähle ein anderes Modell.
left_out = { $count ->
    [1] Ein Eingriff nennt eine Schicht, einen Kopf oder ein Wort, das es hier nicht gibt. Er bleibt ohne
        Wirkung.
   *[other] { $count } Eingriffe nennen Schichten, Köpfe oder Wörter, die es hier nicht gibt. Sie bleiben ohne
        Wirkung.
}
to_head = Schicht { $layer }, Kopf { $head }
to_layer = Alle Köpfe von Schicht { $layer }
layer = Schicht { $number }
head = Kopf { $number }

## what is done, and what it does

lead = { $count ->
    [0] { $expects }
   *[other] { effect }
}
effect = { $count ->
    [1] { $operation }
   *[other] { $count } Eingriffe sind aktiv
}. Die Wahrscheinlichkeit von „**{ WORD($word) }**“ { $moves ->
    [stays] bleibt bei { PERCENT($after) }
    [falls] sinkt von { PERCENT($before) } auf { PERCENT($after) }
   *[rises] steigt von { PERCENT($before) } auf { PERCENT($after) }
}. { $still ->
    [yes] Es ist weiterhin das wahrscheinlichste Wort.
   *[no] Am wahrscheinlichsten ist jetzt „**{ WORD($instead) }**“ ({ PERCENT($share) }).
}
operation = { $kind ->
    [cut] { cut }
   *[other] { place }: { $kind ->
        [off] abgeschaltet
        [uniform] gleiche Gewichte
        [scale] Scores ohne 1/√head_size
        [temperature] Temperatur { SHORT($value) }
        [mask] { $value ->
            [causal] achtet nur auf die Vergangenheit
            [window] achtet auf zwei Wörter zu jeder Seite
           *[no_first] das erste Wort maskiert
        }
       *[patch] { $value ->
            [output] Ausgabe aus dem zweiten Satz
           *[pattern] Gewichte aus dem zweiten Satz
        }
    }
}
place = { $layer ->
    [none] Jede Schicht
   *[other] Schicht { $layer }
}, { $head ->
    [none] alle Köpfe
   *[other] Kopf { $head }
}
cut = { place }: Pfeil von „{ WORD($query) }“ zu „{ WORD($key) }“ getrennt

## the experiments

TASKS =
    .copy = Schalte einen einzigen Kopf ab, sodass „zat“ nicht mehr das wahrscheinlichste Wort ist.
    .receiver = Trenne einen einzigen Pfeil, sodass „Mia“ das wahrscheinlichste Wort wird.
    .agreement = Trenne einen einzigen Pfeil, sodass „is“ das wahrscheinlichste Wort wird.
    .pronoun = Trenne einen einzigen Pfeil, sodass „he“ das wahrscheinlichste Wort wird.
    .patch = Patche einen einzigen Kopf, sodass „is“ das wahrscheinlichste Wort wird.
    .sink = Maskiere das erste Wort in jedem Kopf jeder Schicht, als Text mask_all_all_no_first, und finde das Wort,
        dessen Wahrscheinlichkeit steigt.
    .scale = Lass bei allen Köpfen einer Schicht 1/√head_size weg, sodass „Ella“ das wahrscheinlichste Wort wird.
    .temperature = Erhöhe die Temperatur aller Köpfe einer Schicht, sodass „Mia“ das wahrscheinlichste Wort wird.
    .capital = Trenne einen einzigen Pfeil, sodass „Paris“ das wahrscheinlichste Wort wird.
SEEN =
    .copy = In Schicht 1, Kopf 0, gab das zweite „frob“ dem vorigen Wort, „glim“, 49 % seines Gewichts. Ohne diesen Kopf
        finden die Köpfe von Schicht 3 das Wort nicht mehr, das auf „frob“ folgte.
    .receiver = In Schicht 1, Kopf 3, gibt das zweite „Mia“ 86 % seines Gewichts an „went“. Nur dieser Pfeil ist
        getrennt.
    .agreement = In Schicht 2, Kopf 2, gibt „cat“ 93 % seines Gewichts an das Subjekt „dogs“. Ohne diesen Pfeil richtet
        sich das Verb nach dem näheren Nomen.
    .pronoun = In Schicht 3, Kopf 1, gibt „because“ 85 % seines Gewichts an „Mia“. Ohne diesen Pfeil bekommen „Tom“ und
        „saw“ das meiste davon.
    .patch = In Schicht 2, Kopf 2, gibt „cat“ in beiden Sätzen das meiste Gewicht dem Subjekt, 93 % und 76 %. Der
        Unterschied liegt in den Values, die der Kopf weitergibt.
    .sink = Ohne Maske gibt „cats“ in Schicht 3, Kopf 3, 71 % seines Gewichts an das erste Wort, „The“. Mit Maske
        bekommen andere Wörter dieses Gewicht, und „are“ wird wahrscheinlicher: Das Verb richtet sich nach dem näheren
        Nomen.
    .scale = Ohne 1/√16 sind die Scores viermal so groß. In Schicht 3, Kopf 2, steigt das Gewicht von „Ella“ von 53 %
        auf 98 %.
    .temperature = Bei Temperatur 8 verteilt Softmax das Gewicht breiter: In Schicht 1, Kopf 3, gibt das zweite „Mia“ nur
        noch 18 % statt 86 % an „went“.
    .capital = In Schicht 23, Kopf 4, gibt das letzte „is“ 84 % seines Gewichts an „Italy“. Ohne diesen Pfeil bekommt
        „France“ das meiste, 39 %, und das Modell nennt die Hauptstadt von Frankreich.
SHOW = Lösung zeigen
reached = „{ WORD($word) }“ ist jetzt das wahrscheinlichste Wort.

## the pictures

weights =
    .key = **Schicht { $layer }, Kopf { $head }: Aufmerksamkeitsgewichte** :gray[· { $click ->
        [cut] ein Klick auf eine Zelle trennt ihren Pfeil, der nächste stellt ihn wieder her
        [off] dieser Kopf hat keinen Pfeil mehr, den man trennen könnte; ein Klick wählt nur Query und Key
        [patched] dieser Kopf ist gepatcht, ein getrennter Pfeil würde nichts ändern; ein Klick wählt nur Query und Key
        [full] mehr Operationen passen nicht in einen Link; ein Klick wählt nur Query und Key
       *[row] ein Klick wählt eine Zeile
    }]
    .alt = Heatmap der Aufmerksamkeitsgewichte von Schicht { $layer }, Kopf { $head }: Zeilen sind Queries, Spalten
        Keys.
next_word =
    .key = { $count ->
        [0] **Das nächste Wort** :gray[· die acht wahrscheinlichsten Wörter]
       *[other] **Das nächste Wort** :gray[· Balken: jetzt · Strich: ohne die Eingriffe]
    }
    .alt = Balken: die wahrscheinlichsten nächsten Wörter jetzt, und Striche, wo sie ohne die Eingriffe lagen.
which_head =
    .key = **Wahrscheinlichkeit von „{ WORD($word) }“, wenn je ein Kopf abgeschaltet ist** :gray[· ein Klick zeigt den Kopf]
    .alt = Wahrscheinlichkeit des Wortes beim Abschalten je eines Kopfes: Zeilen sind Schichten, Spalten Köpfe.
least = { $waiting ->
    [yes] { progress }
   *[no] { needed_head } { CAUSE }
}
needed_head = { $is_needed ->
    [yes] Am meisten braucht die Vorhersage Schicht { $needed_layer }, Kopf { $needed_head }: Ohne ihn sinkt die
        Wahrscheinlichkeit von „**{ WORD($word) }**“ von { PERCENT($probability) } auf { PERCENT($share) }.
   *[no] Kein einzelner Kopf ist notwendig: Welchen man auch abschaltet, die Wahrscheinlichkeit von
        „**{ WORD($word) }**“ beträgt mindestens { AT_LEAST($share) }.
}
CAUSE = Aufmerksamkeitsgewichte zeigen, worauf ein Kopf achtet, nicht, ob er die Vorhersage beeinflusst: Einen Kopf
    mit passendem Muster abzuschalten ändert womöglich nichts.
progress = { $layers_done } von { $layers } Schichten sind fertig.
which_arrow =
    .key = **Wahrscheinlichkeit, wenn je ein Pfeil von „{ WORD($query) }“ getrennt ist** :gray[· Pfeile von Schicht
        { $layer }, Kopf { $head }]
    .alt = Wahrscheinlichkeit des Wortes beim Trennen je eines Pfeils: ein Balken je Key.
ten_heads =
    .title = { $waiting ->
        [yes] Die Pfeile dieser Zeile werden einzeln getrennt, nachdem jeder Kopf einmal abgeschaltet war.
       *[no] **Welchen Pfeil von „{ WORD($query) }“ braucht „{ WORD($word) }“?** :gray[· die Pfeile dieser Zeile in den
            { $heads } Köpfen, die „{ WORD($word) }“ am meisten braucht, einzeln getrennt · ein Klick trennt den Pfeil]
    }
    .sentence = { $is_needed ->
        [yes] Von diesen Pfeilen braucht „{ WORD($word) }“ den von „{ WORD($query) }“ zu „{ WORD($key) }“ in Schicht
            { $needed_layer }, Kopf { $needed_head } am meisten: Ohne ihn sinkt die Wahrscheinlichkeit von
            { PERCENT($probability) } auf { PERCENT($least) }.
       *[no] Keiner dieser Pfeile ist allein notwendig: Welchen man auch trennt, die Wahrscheinlichkeit von
            „{ WORD($word) }“ beträgt mindestens { AT_LEAST($least) }. Wähle eine andere Zeile oder trenne mehrere Pfeile.
    }
arrow = { WORD($query) } → { WORD($key) } (Schicht { $layer }, Kopf { $head })
ARROWS_HEADER =
    .arrow = Pfeil
    .weight = sein Gewicht
    .probability = Wahrscheinlichkeit ohne ihn

## patches from a second sentence

PATCH_TITLE = **Welche Köpfe tragen den Unterschied zwischen zwei Sätzen?** :gray[· Activation Patching: Ein Kopf
    übernimmt seine Ausgabe oder seine Gewichte aus dem Lauf mit dem zweiten Satz]
SECOND = Zweiter Satz
SECOND_HELP = Er muss so viele Wörter haben wie der erste. Ändere ein Wort, damit nur dessen Wirkung übertragen wird.
PATCH_CAUSE = Ein Kopf, der den Unterschied trägt, ist eine seiner Ursachen; andere Köpfe wirken womöglich nur gemeinsam.
patch = { $part ->
    [output] Ausgabe
   *[pattern] Gewichte
} von Schicht { $layer }, Kopf { $head } patchen
second = { $fit ->
    [missing] { NO_SECOND }
    [lengths] { lengths }
    [same] { SAME }
   *[good] { $expects }
}
NO_SECOND = Ein Patch braucht einen zweiten Satz.
SAME = Für das Modell sind beide Sätze gleich: Unbekannte Wörter an denselben Stellen bekommen dieselben
    Platzhalter. Ein Patch ändert nichts.
lengths = Ein Patch braucht zwei Sätze mit gleich vielen Wörtern: Der erste hat { $length }, der zweite { $other_length }.
    Patches im Link bleiben erhalten, wirken aber nicht.
patched =
    .key = **Wahrscheinlichkeit von „{ WORD($word) }“, wenn { $part ->
        [output] die Ausgabe je eines Kopfes gepatcht ist
       *[pattern] die Gewichte je eines Kopfes gepatcht sind
    }** :gray[· ein Klick zeigt den Kopf]
    .alt = { $part ->
        [output] Wahrscheinlichkeit des Wortes, wenn je ein Kopf seine Ausgabe aus dem zweiten Satz übernimmt: Zeilen sind
            Schichten, Spalten Köpfe.
       *[pattern] Wahrscheinlichkeit des Wortes, wenn je ein Kopf seine Gewichte aus dem zweiten Satz übernimmt: Zeilen
            sind Schichten, Spalten Köpfe.
    }
carries = { $changes ->
    [no] { none }
   *[yes] { $part ->
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
}
none = { $part ->
    [output] Die Ausgabe
   *[pattern] Die Gewichte
} eines Kopfes zu patchen ändert die Wahrscheinlichkeit von „**{ WORD($word) }**“ um höchstens 1 Prozentpunkt.
