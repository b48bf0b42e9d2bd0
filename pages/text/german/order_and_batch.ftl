### Was die Schritte der Seite über die Reihenfolge sagen.

## die Schritte

alone =
    .title = Ohne Positionen keine Reihenfolge
    .about = Bisher enthielt jeder Vektor x auch die Position des Wortes. Hier enthält er nur das Wort, also hängt ein
        Score nur von den beiden Wörtern ab, nicht von ihren Positionen. Bringe die Wörter in eine andere Reihenfolge: Jede
        Ausgabe wandert mit ihrem Wort, und ihre Zahlen bleiben gleich. Das heißt **Permutationsäquivarianz**. Keine Maske
        verdeckt ein Wort.
    .sentence = { $stays ->
        [yes] { STAYS }
       *[no] { alone_said }
    } :gray[{ $job }] :gray[{ FORMULA_LETTERS }]
    .task = { $first ->
        [none] { ONE_WORD }
       *[other] { alone_task }
    }
    .done = { alone_done }
placed =
    .title = Positionen kodieren die Reihenfolge
    .about = „Hund beißt Mann“ und „Mann beißt Hund“ bedeuten Verschiedenes; ein Modell muss also die Reihenfolge
        kennen. Darum wird zum Vektor x jedes Wortes ein Vektor p addiert, der die Position des Wortes kodiert. Dann hängen
        auch Queries und Keys von der Position ab, und nach dem Mischen kann ein Wort auf ein anderes Wort achten als zuvor.
    .sentence = { $stays ->
        [yes] { STAYS }
       *[no] { rows } { follow } :gray[{ $job }]{ $knows ->
            [yes] { " " }:gray[{ placed_letters }]
           *[no] { "" }
        }
    }
    .task = { $knows ->
        [no] { NO_POSITIONS }
       *[yes] { placed_task }
    }
    .done = { placed_done }
apart =
    .title = Kein Abstand ist von vornherein bevorzugt
    .about = Ohne Positionen haben zwei Wörter in jedem Abstand denselben Score. Mit Positionen kann er sich mit dem
        Abstand ändern, aber kein Abstand ist von vornherein bevorzugt: Welche Abstände zählen, entscheidet das Training. Um
        16 Plätze zu füllen, werden die Wörter des Satzes wiederholt.
    .sentence = { $knows ->
        [no] { apart_anywhere }
       *[yes] { apart_said } :gray[{ $job }]
    }
    .task = Bringe die beiden Wörter in einen Abstand von { $farthest } Plätzen. Welcher Score ändert sich?
    .done = Die Wörter allein haben weiterhin den Score { SIGNED($alone) }. Mit Positionen war er im Abstand 1
        { SIGNED($near) }, jetzt ist er { SIGNED($far) }.
summary = Attention allein ist permutationsäquivariant: Mische die Wörter, und die Ausgaben folgen ihnen.
    { "  \u000A" }Positionen, die zu den Vektoren addiert werden, kodieren die Reihenfolge; auch eine
    Maske oder ein Bias kann es.
FOLDS =
    .knowing = auch eine Maske oder ein Bias kann die Reihenfolge verraten
    .pair = ein anderes Wortpaar
    .convolution = eine Faltung zum Vergleich
alone_offers =
    .dog = „man bites dog“ statt „dog bites man“
    .random = Zufällige Projektionen
placed_offers =
    .causal = Kausale Maske ohne Positionen
    .alibi = ALiBi ohne Positionen
TABLES =
    .shuffle = das Mischen
    .distance = der Score nach Abstand
SHUFFLE = Mischung
SHUFFLE_HELP = Jede Zahl steht für eine Reihenfolge der Wörter. In einem Link sind Zahlen von 0 bis 999 erlaubt.
OTHER = Zweites Wort: seine Position, ab 0 gezählt
DISTANCE = Abstand in Plätzen
DISTANCE_HELP = Wie viele Plätze das zweite Wort nach dem ersten steht. Andere Wörter füllen die Plätze dazwischen.

## die Bilder

outputs =
    .key = **Ausgaben { $is_shuffled ->
        [yes] nach dem Mischen
       *[no] vor dem Mischen
    }** :gray[· { $named ->
        [yes] Zahl: wie viel von diesem Wort in der Ausgabe steckt
       *[no] erste { $width } Zahlen, −2,5 bis 2,5
    }]
    .alt = Ausgaben der Wörter { $is_shuffled ->
        [yes] nach dem Mischen
       *[no] vor dem Mischen
    }{ $is_alone ->
        [yes] , ohne Positionen
       *[no] { "" }
    }
by_distance =
    .key = **Skalierter Score{ $head ->
        [0] { "" }
       *[other] { " " }in Kopf { $head }
    }** :gray[· { $legend }]
    .alt = Ein Score über dem Abstand seiner Wörter
convolution =
    .key = **Gewichte einer Faltung über drei Plätze** :gray[· ein Balken je Abstand]
    .alt = Die Gewichte einer Faltung nach Abstand

# von einer Achse
PLACES_APART = Abstand in Plätzen
LINES =
    .alone = nur die Wörter
    .placed = mit Positionen
back = { $places ->
    [0] selbst
   *[other] { $places } zurück
}

## die Wörter der Schritte

ONE_WORD = Gib unter „Deine Wörter“ ein zweites Wort ein: Ein Wort allein hat nur eine Reihenfolge.
STAYS = Diese Mischung lässt jedes Wort an seinem Platz.
alone_said = { QUERY($query) } steht { $moves ->
    [yes] im Satz an Platz { $before } und nach dem Mischen an Platz { $after }
   *[no] in beiden Reihenfolgen an Platz { $before }
}, ab 0 gezählt. In beiden Reihenfolgen achtet es { $attends }, und { $rounding ->
    [0] seine Ausgabe ist dieselbe
   *[other] nur Rundung ändert seine Ausgabe, um bis zu { SMALL($rounding) }
}.
alone_task = Bewege den Regler „Mischung“, bis „{ WORD($first) }“ am Anfang steht. Ändern sich die Zahlen in seiner Zeile?
alone_done = Nein: „{ WORD($first) }“ steht nun am Anfang, und seine Zeile hat in beiden Bildern dieselben Zahlen.
FORMULA_LETTERS = In der Formel enthält X die Vektoren der Wörter, eine Zeile je Wort, und P vertauscht Zeilen.
rows = Vor dem Mischen achtet { QUERY($query) } { $attends }. Nach dem Mischen achtet es { $attends_then }.

# Worauf eine Zeile achtet, nach „achtet“.
attends = { $ties ->
    [0] auf kein Wort, denn alle sind verdeckt
    [1] mit **{ PERCENT($share) }** am stärksten auf { KEY($key) }
   *[other] mit je **{ PERCENT($share) }** { $everything ->
        [yes] gleich stark
       *[no] am stärksten
    } auf { $ties } Wörter
}
all_places = { " " }(alle Stellen von „{ WORD($word) }“: **{ PERCENT($share) }**)
follow = { $tells ->
    [none] Nichts verrät hier die Reihenfolge, also folgen die Ausgaben ihren Wörtern.
   *[other] { $follows ->
        [yes] Die Ausgaben folgen hier ihren Wörtern, obwohl { $tells } die Reihenfolge verraten { $several ->
            [yes] könnten
           *[no] könnte
        }.
       *[no] Bringt man die Ausgaben in die Reihenfolge des Satzes zurück, weichen sie um bis zu
            { "" }**{ SMALL($difference) }** ab, denn { $tells } { $several ->
            [yes] verraten
           *[no] verrät
        } die Reihenfolge.
    }
}
placed_letters = { $positions ->
    [yes] In der Formel ist p der Positionsvektor von Platz i oder j.
   *[no] Hier gibt es keine Positionen, in der Formel ist p also 0.
}
DRAWN = Die Projektionen sind hier zufällig, nicht trainiert; welche Scores hoch sind, ist Zufall.
FIRST = { " " }Vor dem ersten Wort steht keines, darum sind seine Gewichte alle gleich.
JOBS =
    .same_alone = Die Projektionen brauchen hier keine Positionen: Jedes Wort achtet auf sich und auf seine Kopien.
    .previous_placed = Jedes Wort achtet auf das Wort davor.
    .previous_alone = Ohne Positionen findet kein Wort das Wort davor, also haben alle Wörter dasselbe Gewicht.
NO_POSITIONS = Diese Projektionen benutzen keine Positionen. Wähle andere unter „Deine Wörter“.
placed_task = Wähle keine Positionen, „none“{ $others ->
    [none] { "" }
   *[other] { " " }und unter „Tiefer“ auch { $others }
}. Wandert jede Ausgabe nun mit ihrem Wort?
placed_done = { $equal ->
    [0] Ja: Nichts verrät mehr die Reihenfolge, also hat jedes Wort in beiden Bildern dieselbe Zeile.
   *[other] Ja, aber nichts verrät mehr die Reihenfolge. Kein Wort findet das Wort davor, jedes achtet gleich stark auf
        alle { $equal } Wörter, und alle Zeilen sind gleich.
}
apart_said = { KEY($key) } steht { $distance ->
    [one] { $distance } Platz
   *[other] { $distance } Plätze
} nach { QUERY($query) }: Der Score ist **{ SIGNED($alone) }** für die Wörter allein und **{ SIGNED($placed) }** mit
    Positionen. Der erste bleibt in jedem Abstand gleich, der zweite schwankt über alle Abstände um **{ SMALL($varies) }**.
apart_anywhere = In jedem Abstand ist der Score von { QUERY($query) } und { KEY($key) } **{ SIGNED($alone) }**: { $example ->
    [yes] Durchgerechnete Beispiele
   *[no] Die Projektionen „learned“
} benutzen keine Positionen.

## was die Reihenfolge verrät

the_mask = die { $mask }
names = { AND($ways) }
POSITIONS = Positionen
MASK = die Maske
BIAS = den Bias
NOTHING = nichts: nur die Wörter
NOW = { " " }:primary-badge[jetzt]
KNOWS = was die Reihenfolge verrät
DIFFERENCE = Unterschied nach dem Mischen
knowing = { masked } { $kind ->
    [features] { FEATURES }
    [waves] { WAVES }
   *[none] { placeless }
}
masked = Auch eine Maske kann die Reihenfolge verraten: Unter einer kausalen Maske achtet jedes Wort auf sich selbst und
    auf die Wörter davor, und nach dem Mischen stehen andere Wörter davor; also müssen die Ausgaben ihren Wörtern nicht
    mehr folgen.{ $alike ->
        [yes] { " " }Die eingestellte Maske behandelt alle Wörter gleich, wo sie auch stehen, und verrät daher nichts.
       *[no] { "" }
    } Ein Bias kann ebenso wirken: ALiBi senkt den Score eines früheren Keys umso mehr, je weiter er zurückliegt. Wo nichts
    die Reihenfolge verrät, ist der Unterschied bis auf Rundung 0.
FEATURES = Positionen sind hier Merkmale: eine Zahl für jeden Platz, 1 dort, wo das Wort steht, und 0 sonst.
WAVES = Positionen sind hier fest: Sinus und Kosinus der Position, jeweils mit eigener Wellenlänge. Andere Modelle
    lernen im Training einen Vektor für jede Position.
placeless = **Positionen entfallen:** { $kind ->
    [example] Durchgerechnete Beispiele
   *[none] Die Projektionen „learned“
} kennen keine.
CONVOLVED = Eine Faltung (convolution) ist eine andere Art, Wörter zu kombinieren. Anders als bei Attention hängen ihre
    Gewichte nur vom Abstand ab, nicht von den Wörtern.
convolution_said = Die Faltung gibt dem Wort, das { $distance } { $distance ->
    [1] Platz
   *[other] Plätze
} davor steht, **{ PERCENT($weight) }** Gewicht, unabhängig davon, welche Wörter es sind.

## was geprüft ist

checked_shuffle = { BADGE(CHECKED_SHUFFLE, $follows, $difference) }
CHECKED_SHUFFLE = ohne Positionen und Maske sind die Ausgaben dieselben, sobald man sie zurücksortiert
checked_distance = { BADGE(checked_same, $same, $spread) }
checked_same = der Score der Wörter allein ist in den Abständen 1 bis { $farthest } derselbe
