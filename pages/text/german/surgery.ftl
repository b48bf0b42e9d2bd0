### Was die Seite über Eingriffe in ein Modell sagt: was getan ist, was es am nächsten Wort ändert, was davon zählt.
TABLES =
    .next = nächstes Wort, vorher und jetzt
TITLE = Welchen Pfeil braucht die Vorhersage?
INTRO = Je dicker ein Pfeil, desto größer sein Attention-Gewicht. Aber auch ein großes Gewicht kann unwichtig sein: Kappe einen
    Pfeil und sieh, ob sich die Vorhersage ändert.
HEADS = Welchen Kopf braucht sie?
OPERATE = Eingriffe in diesen Kopf, seine Schicht oder alle Köpfe
WEIGHTS = Seine Gewichte, und ein Score Term für Term
ARROWS = Jeder Pfeil dieser Zeile, einzeln gekappt
IN_TEXT = Alle Eingriffe als Text, auch solche ohne Knopf
OPERATIONS = Eingriffe
OPERATIONS_HELP = off_1_3 schaltet Kopf 3 von Schicht 1 ab; all steht für jede Schicht oder jeden Kopf. Andere: uniform_1_3,
    scale_1_3, temperature_1_3_8 (0 bis 8), mask_1_3_window oder mask_1_3_no_first, cut_1_3_5_2 (der Pfeil von Query 5
    zu Key 2), patch_1_3_output oder patch_1_3_pattern (aus dem zweiten Satz). Verbinde sie mit ~. Eingriffe wirken
    vor W_O; die Parameter bleiben, wie sie sind.
READ = Alle Köpfe ansehen
TRY = Versuche:
DONE = Eingriffe:
NOTHING_DONE = Noch ist nichts verändert.
TAKE_OFF_ALL = Alle entfernen
OFFERS =
    .off = Abschalten
    .uniform = Gleiche Gewichte
    .scale = Scores ohne 1/√head_size
    .temperature = Temperatur 8
    .mask = Das erste Wort verdecken
PATCH =
    .output = Ausgabe patchen
    .pattern = Gewichte patchen
GO_ON = Ein Wort anhängen:
NOW = jetzt{ " " }
BEFORE = ohne die Eingriffe{ " " }
CUT = ohne diesen Pfeil{ " " }
predicts_nothing = { $title } sagt kein nächstes Wort vorher, also kann ein Eingriff daran nichts ändern. Wähle ein anderes Modell.
left_out = { $count ->
    [1] Ein Eingriff nennt eine Schicht, einen Kopf oder ein Wort, das es hier nicht gibt, und bleibt ohne Wirkung.
   *[other] { $count } Eingriffe nennen Schichten, Köpfe oder Wörter, die es hier nicht gibt, und bleiben ohne Wirkung.
}
to_head = Schicht { $layer }, Kopf { $head }
to_layer = Alle Köpfe von Schicht { $layer }
TO_ALL = Alle Köpfe aller Schichten
layer = Schicht { $number }
head = Kopf { $number }

## what is done, and what it does

lead = :primary-badge[{ WORD($word) } { PERCENT($before) }{ $count ->
    [0] { "" }
   *[other] { " " }→ { WORD($instead) } { PERCENT($share) }
}] { $count ->
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
            [causal] jedes Wort achtet nur auf sich und frühere Wörter
            [window] jedes Wort achtet nur auf sich und die zwei vorigen Wörter
           *[no_first] das erste Wort verdeckt
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
cut = { place }: Pfeil von „{ WORD($query) }“ zu „{ WORD($key) }“ gekappt

## the experiments

pronoun =
    .predict = „because“ gibt dem zweiten „Mia“ 85 % seines Gewichts. Angenommen, dieser Pfeil wird gekappt: Welches Wort
        wird am wahrscheinlichsten?
    .task = Kappe den Pfeil von „because“ zum zweiten „Mia“: Klicke darauf und vergleiche die Balken.
    .done = { $as_shown ->
        [yes] Über diesen Pfeil erfährt „because“, wer traurig war. Ohne ihn geht das meiste Gewicht an „Tom“ und
            „saw“, also sagt das Modell „he“.
       *[no] { reached }
    }
    .nearly = { missed }
copy =
    .predict = In Schicht 1, Kopf 0, gibt das zweite „frob“ 49 % seines Gewichts an das vorige Wort, „glim“. Angenommen,
        dieser Kopf wird abgeschaltet: Welches Wort wird am wahrscheinlichsten?
    .task = Schalte Schicht 1, Kopf 0 ab: Öffne unten „Eingriffe in diesen Kopf“.
    .done = { $as_shown ->
        [yes] Durch diesen Kopf erfährt das zweite „frob“, welches Wort vor ihm steht. Ohne ihn findet Schicht 3 nicht
            mehr, was beim ersten Mal auf „frob“ folgte, also wird nichts kopiert.
       *[no] { reached }
    }
    .nearly = { missed }
receiver =
    .predict = In Schicht 1, Kopf 3, gibt das zweite „Mia“ 86 % seines Gewichts an „went“. Angenommen, dieser Pfeil
        wird gekappt: Wem gibt Mia dann den Ball?
    .task = Kappe den Pfeil von „Mia“ zu „went“: Klicke darauf.
    .done = { $as_shown ->
        [yes] Das Modell braucht diesen Pfeil, um zu unterscheiden, wer gibt und wer bekommt. Ohne ihn nennt es Mia, als
            gäbe sie sich den Ball selbst.
       *[no] { reached }
    }
    .nearly = { missed }
agreement =
    .predict = In Schicht 2, Kopf 2, gibt „cat“ 93 % seines Gewichts an „dogs“. Angenommen, dieser Pfeil wird
        gekappt: Welches Verb wird am wahrscheinlichsten?
    .task = Kappe den Pfeil von „cat“ zu „dogs“: Klicke darauf.
    .done = { $as_shown ->
        [yes] Über diesen Pfeil erfährt „cat“, dass das Subjekt „dogs“ im Plural steht. Ohne ihn richtet sich das Verb
            nach dem näheren Nomen, also sagt das Modell „is“.
       *[no] { reached }
    }
    .nearly = { missed }
patch =
    .predict = Angenommen, Schicht 2, Kopf 2 übernimmt seine Ausgabe aus „The dog near the cat“: Welches Verb folgt dann auf
        „The dogs near the cat“?
    .task = Patche die Ausgabe von Schicht 2, Kopf 2: Öffne unten „Eingriffe in diesen Kopf“.
    .done = { $as_shown ->
        [yes] In beiden Sätzen gibt „cat“ das meiste Gewicht dem Subjekt, 93 % und 76 %. Der Unterschied liegt also in
            den Values, die der Kopf weitergibt, und die stammen jetzt von „dog“, einem Singular.
       *[no] { reached }
    }
    .nearly = { missed }
sink =
    .predict = In Schicht 3, Kopf 3, gibt „cats“ 71 % seines Gewichts an das erste Wort, „The“. Angenommen, kein Kopf
        darf darauf achten: Welches Verb wird am wahrscheinlichsten?
    .task = Öffne unten „Eingriffe in diesen Kopf“ und wähle „Das erste Wort verdecken“ für alle Köpfe aller Schichten.
    .done = { $as_shown ->
        [yes] In Schicht 3, Kopf 3, gibt „cats“ jetzt „the“ 92 % statt 25 %. Aber ein großes Gewicht zeigt nicht, dass ein Wort
            gebraucht wird: Wird „The“ nur in Schicht 3 verdeckt, bleibt das Verb, wie es ist; nur in Schicht 1 verdeckt,
            richtet sich das Verb schon nach dem näheren Nomen. Warum liegt dann so viel Gewicht dort? Die Gewichte einer Zeile
            ergeben zusammen 1. Ein Kopf, der nichts zu sammeln hat, muss sein Gewicht also trotzdem irgendwohin geben,
            und das erste Wort ist für jede Query sichtbar: ein **Attention Sink**.
       *[no] { reached }
    }
    .nearly = { missed }
scale =
    .predict = Angenommen, Schicht 3 teilt ihre Scores nicht mehr durch √16 = 4: Wer bekommt dann die Pflaume?
    .task = Öffne unten „Eingriffe in diesen Kopf“ und wähle „Scores ohne 1/√head_size“ für alle Köpfe von Schicht 3.
    .done = { $as_shown ->
        [yes] Wenn die Scores viermal so groß sind, bekommt der größte fast alles: In Kopf 2 steigt das Gewicht von „Ella“
            von 53 % auf 98 %. Also nennt das Modell die Geberin.
       *[no] { reached }
    }
    .nearly = { missed }
temperature =
    .predict = Angenommen, Schicht 1 hat Temperatur 8, was ihre Gewichte gleichmäßiger macht: Wer bekommt dann den Ball?
    .task = Öffne unten „Eingriffe in diesen Kopf“ und wähle „Temperatur 8“ für alle Köpfe von Schicht 1.
    .done = { $as_shown ->
        [yes] In Kopf 3 gibt das zweite „Mia“ nur noch 18 % statt 86 % an „went“. Also kann das Modell nicht
            unterscheiden, wer gibt und wer bekommt, und nennt Mia.
       *[no] { reached }
    }
    .nearly = { missed }
capital =
    .predict = In Schicht 23, Kopf 4, gibt das letzte „is“ 84 % seines Gewichts an „Italy“. Angenommen, dieser Pfeil
        wird gekappt: Welches Wort wird am wahrscheinlichsten?
    .task = Kappe den Pfeil vom letzten „is“ zu „Italy“: Klicke darauf.
    .done = { $as_shown ->
        [yes] Ohne diesen Pfeil bekommt „France“ das größte Gewicht, 39 %. Also nennt das Modell die Hauptstadt von
            Frankreich.
       *[no] { reached }
    }
    .nearly = { missed }
copy_guesses =
    .other = ein anderes Wort

reached = „{ WORD($word) }“ ist jetzt das wahrscheinlichste Wort.

# How a try misses the task; way: in what it differs from what the task asks for.
missed = { $operation }: „{ WORD($word) }“ ist { $still ->
    [yes] immer noch
   *[no] jetzt
} das wahrscheinlichste Wort. { $way ->
    [more] Was die Aufgabe verlangt, ist getan, aber auch noch etwas anderes: Nimm den Rest zurück.
    [second] Die Aufgabe nimmt den Patch aus einem anderen Satz, „{ WORD($other) }“.
    [kind] Die Aufgabe verlangt einen anderen Eingriff.
    [all] In der Aufgabe geht es um alle Schichten, nicht nur um diese.
    [one] In der Aufgabe geht es nur um eine Schicht.
    [layer] In der Aufgabe geht es um eine andere Schicht.
    [head] Die Schicht stimmt, aber nicht die Wahl der Köpfe.
    [temperature] Die Köpfe stimmen, aber nicht die Temperatur.
    [patch] Die Köpfe stimmen, aber nicht, was gepatcht ist.
    [mask] Die Köpfe stimmen, aber nicht, was verdeckt ist.
   *[arrow] Der Kopf stimmt, aber in der Aufgabe geht es um einen anderen Pfeil.
}

## the pictures

arcs =
    .key = **Schicht { $layer }, Kopf { $head }: worauf { QUERY($query) } achtet** :gray[· { $at_row ->
        [cut] ein Klick auf einen Pfeil kappt ihn, der nächste stellt ihn wieder her
        [off] in dieser Zeile ist kein Pfeil mehr zu kappen
        [patched] dieser Kopf ist gepatcht, einen Pfeil zu kappen würde nichts ändern
       *[full] mehr Eingriffe passen nicht in einen Link
    }]
    .alt = Der Satz mit einem Pfeil von { $query } zu jedem Wort, auf das es achtet; gestrichelt: gekappt.
weights =
    .key = **Schicht { $layer }, Kopf { $head }: Attention-Gewichte** :gray[· { $click ->
        [cut] ein Klick auf eine Zelle kappt ihren Pfeil, der nächste stellt ihn wieder her
        [off] hier ist kein Pfeil mehr zu kappen: ein Klick wählt Query und Key
        [patched] dieser Kopf ist gepatcht, einen Pfeil zu kappen würde nichts ändern: ein Klick wählt Query und Key
        [full] mehr Eingriffe passen nicht in einen Link: ein Klick wählt Query und Key
       *[row] ein Klick wählt eine Zeile
    }]
    .alt = Heatmap der Attention-Gewichte von Schicht { $layer }, Kopf { $head }: Zeilen sind Queries, Spalten
        Keys.
next_word =
    .key = **Das nächste Wort** :gray[· { $count ->
        [0] die drei wahrscheinlichsten Wörter
       *[other] Balken: jetzt · Strich: ohne die Eingriffe
    } · alle anderen zusammen: { PERCENT($others) }]
    .alt = Balken: die wahrscheinlichsten nächsten Wörter jetzt, und Striche, wo sie ohne die Eingriffe lagen.
which_head =
    .key = **Wahrscheinlichkeit von „{ WORD($word) }“ ohne jeweils einen Kopf** :gray[· dunkler: sie sinkt stärker · ein Klick zeigt den Kopf]
    .alt = Wahrscheinlichkeit des Wortes ohne jeweils einen Kopf: Zeilen sind Schichten, Spalten Köpfe.
least = { $waiting ->
    [yes] { progress }
   *[no] { needed_head } { CAUSE }
}
needed_head = { $is_needed ->
    [yes] Am meisten braucht die Vorhersage Schicht { $needed_layer }, Kopf { $needed_head }: Ohne ihn sinkt die
        Wahrscheinlichkeit von „**{ WORD($word) }**“ von { PERCENT($probability) } auf { PERCENT($share) }.
   *[no] Kein einzelner Kopf ist notwendig: Welchen man auch abschaltet, „**{ WORD($word) }**“ behält
        mindestens { AT_LEAST($share) }.
}
CAUSE = Gewichte zeigen, worauf ein Kopf achtet, aber nicht, ob die Vorhersage ihn braucht: Einen Kopf mit passendem Muster
    abzuschalten ändert womöglich nichts.
progress = Fertige Schichten: { $layers_done } von { $layers }.
which_arrow =
    .key = **Wahrscheinlichkeit ohne je einen Pfeil von „{ WORD($query) }“** :gray[· Schicht { $layer }, Kopf { $head }]
    .alt = Wahrscheinlichkeit des Wortes, wenn ein einzelner Pfeil gekappt ist: ein Balken je Pfeil.
ten_heads =
    .title = { $waiting ->
        [yes] Die Pfeile dieser Zeile werden einzeln gekappt, nachdem jeder Kopf einmal abgeschaltet war.
       *[no] **Welchen Pfeil von „{ WORD($query) }“ braucht „{ WORD($word) }“?** :gray[· in den { $heads } Köpfen, die es am
            meisten braucht, jeder Pfeil einzeln gekappt · ein Klick kappt den Pfeil]
    }
    .sentence = { $is_needed ->
        [yes] Am meisten braucht „{ WORD($word) }“ den Pfeil von „{ WORD($query) }“ zu „{ WORD($key) }“ in Schicht
            { $needed_layer }, Kopf { $needed_head }: Ohne ihn sinkt die Wahrscheinlichkeit von
            { PERCENT($probability) } auf { PERCENT($least) }.
       *[no] Keiner dieser Pfeile ist allein notwendig: Welchen man auch kappt, „{ WORD($word) }“ behält mindestens
            { AT_LEAST($least) }. Wähle eine andere Zeile oder kappe mehrere Pfeile.
    }
arrow = { WORD($query) } → { WORD($key) } (Schicht { $layer }, Kopf { $head })
ARROWS_HEADER =
    .arrow = Pfeil
    .weight = sein Gewicht
    .probability = Wahrscheinlichkeit ohne ihn

## patches from a second sentence

PATCHES = Welche Köpfe tragen den Unterschied zwischen zwei Sätzen?
PATCH_TITLE = Activation Patching: Ein Kopf übernimmt seine Ausgabe oder seine Gewichte aus dem zweiten Satz.
SECOND = Zweiter Satz
SECOND_HELP = Er muss so viele Wörter haben wie der erste. Ändere ein Wort, damit nur dessen Wirkung übertragen wird.
PATCH_CAUSE = Ein Kopf mit großer Wirkung ist eine Ursache des Unterschieds; andere wirken womöglich nur gemeinsam.
patch_best = { $part ->
    [output] Ausgabe
   *[pattern] Gewichte
} von Schicht { $layer }, Kopf { $head } patchen
second = { $fit ->
    [missing] { NO_SECOND }
    [lengths] { lengths }
    [equal] { EQUAL }
    [same] { SAME }
   *[good] { $expects }
}
NO_SECOND = Ein Patch braucht einen zweiten Satz.
EQUAL = Beide Sätze haben dieselben Wörter, also gibt es keinen Unterschied, der sich übertragen ließe.
SAME = Für das Modell sind beide Sätze gleich, denn unbekannte Wörter an denselben Stellen bekommen dieselben Platzhalter. Es
    gibt also keinen Unterschied, der sich übertragen ließe.
lengths = Ein Patch braucht zwei gleich lange Sätze, aber diese haben { $length } und { $other_length } Token.
    Patches im Link bleiben ohne Wirkung erhalten.
patched =
    .key = **Wahrscheinlichkeit von „{ WORD($word) }“, wenn { $part ->
        [output] die Ausgabe je eines Kopfes gepatcht ist
       *[pattern] die Gewichte je eines Kopfes gepatcht sind
    }** :gray[· ein Klick zeigt den Kopf]
    .alt = Wahrscheinlichkeit des Wortes, wenn je ein Kopf seine { $part ->
        [output] Ausgabe
       *[pattern] Gewichte
    } aus dem zweiten Satz übernimmt: Zeilen sind Schichten, Spalten Köpfe.
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
