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
NEXT = **Das nächste Wort** :gray[· die acht wahrscheinlichsten Wörter]
NEXT_BOTH = **Das nächste Wort** :gray[· Balken: jetzt · Strich: ohne die Eingriffe]
NEXT_ALT = Balken: die wahrscheinlichsten nächsten Wörter jetzt, und Striche, wo sie ohne die Eingriffe lagen.
NOW = jetzt{ " " }
BEFORE = ohne die Eingriffe{ " " }
CUT = ohne diesen Pfeil{ " " }
WHICH_HEAD_ALT = Wahrscheinlichkeit des Wortes beim Abschalten je eines Kopfes: Zeilen sind Schichten, Spalten Köpfe.
WHICH_ARROW_ALT = Wahrscheinlichkeit des Wortes beim Trennen je eines Pfeils: ein Balken je Key.
CAUSE = Aufmerksamkeitsgewichte zeigen, worauf ein Kopf achtet, nicht, ob er die Vorhersage beeinflusst: Einen Kopf
    mit passendem Muster abzuschalten ändert womöglich nichts.
progress = { $done } von { $layers } Schichten sind fertig.
predicts_nothing = { $title } sagt kein nächstes Wort voraus, also gibt es keine Wahrscheinlichkeit, die ein Eingriff
    ändern könnte. Wähle ein anderes Modell.
place = { $layer ->
    [none] Jede Schicht
   *[other] Schicht { $layer }
}, { $head ->
    [none] alle Köpfe
   *[other] Kopf { $head }
}
operation = { place }: { $kind ->
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
cut = { place }: Pfeil von „{ WORD($query) }“ zu „{ WORD($key) }“ getrennt
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
least = { $needed ->
    [yes] Am meisten braucht die Vorhersage Schicht { $layer }, Kopf { $head }: Ohne ihn sinkt die Wahrscheinlichkeit von
        „**{ WORD($word) }**“ von { PERCENT($now) } auf { PERCENT($share) }.
   *[no] Kein einzelner Kopf ist notwendig: Welchen man auch abschaltet, die Wahrscheinlichkeit von
        „**{ WORD($word) }**“ beträgt mindestens { AT_LEAST($share) }.
}
left_out = { $count ->
    [1] Ein Eingriff nennt eine Schicht, einen Kopf oder ein Wort, das es hier nicht gibt. Er bleibt ohne
        Wirkung.
   *[other] { $count } Eingriffe nennen Schichten, Köpfe oder Wörter, die es hier nicht gibt. Sie bleiben ohne
        Wirkung.
}
to_head = Schicht { $layer }, Kopf { $head }
to_layer = Alle Köpfe von Schicht { $layer }
head_title = **Schicht { $layer }, Kopf { $head }: Aufmerksamkeitsgewichte** :gray[· { $click ->
    [cut] ein Klick auf eine Zelle trennt ihren Pfeil, der nächste stellt ihn wieder her
    [off] dieser Kopf hat keinen Pfeil mehr, den man trennen könnte; ein Klick wählt nur Query und Key
    [patched] dieser Kopf ist gepatcht, ein getrennter Pfeil würde nichts ändern; ein Klick wählt nur Query und Key
    [full] mehr Operationen passen nicht in einen Link; ein Klick wählt nur Query und Key
   *[row] ein Klick wählt eine Zeile
}]
head_alt = Heatmap der Aufmerksamkeitsgewichte von Schicht { $layer }, Kopf { $head }: Zeilen sind Queries, Spalten
    Keys.
layer = Schicht { $number }
head = Kopf { $number }
which_head = **Wahrscheinlichkeit von „{ $word }“, wenn je ein Kopf abgeschaltet ist** :gray[· ein Klick zeigt den Kopf]
which_arrow = **Wahrscheinlichkeit, wenn je ein Pfeil von „{ $query }“ getrennt ist** :gray[· Pfeile von Schicht
    { $layer }, Kopf { $head }]
