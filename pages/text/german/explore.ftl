### Was Explore sagt: drei Felder, die ein Gedanke verbindet, Vergleichen → Verteilen → Sammeln.

## die Seite

DEFINITION = Mit Attention sammelt jedes Wort Informationen aus anderen Wörtern.
DASHBOARD = Hier siehst du jede Zahl davon, mit deinen Wörtern.
START_HERE = Neu hier? Beginne mit Start
JOIN_CLASS = Einem Kurs beitreten
ONE_ARROW = Kappe in einem Sprachmodell einen Pfeil, und aus „she“ wird „he“
JOBS = :gray[Diese zufälligen Projektionen haben noch keine Bedeutung.] **Achten auf:**
JOB_NAMES =
    .previous = das Wort davor
    .same = dasselbe Wort
PROGRAM_NEEDS = :gray[Es braucht nur torch, erzeugt dieselben Zahlen wie diese Seite und prüft sein Ergebnis selbst.]
TRY =
    .sharp = Temperatur 0,1
    .unscaled = Zufällige Köpfe der Größe 128, Scores nicht geteilt
    .causal = Kausale Maske: spätere Wörter verdecken
    .previous = Auf das Wort davor achten
    .model = Ein Kopf eines trainierten Modells, kausale Maske
    .alibi = Vier Köpfe, kausale Maske, ALiBi statt Positionen
WINDOW =
    .rows_from = Zeilen ab
    .columns_from = Spalten ab
WINDOW_HELP = Die erste Zeile oder Spalte des Ausschnitts, der jede Zahl genau zeigt.
STAGE_HELP = scores: q·k. scaled: geteilt durch √head_size. capped: durch die weiche Grenze gestaucht, wo es eine gibt. biased: mit dem Bias, wo es einen gibt. masked: Verdeckte
    Zellen sind −∞. weights: nach der Softmax. dropped: nach Dropout.

## 1: Vergleichen

MATCH = ## 1  Vergleichen: wer auf wen achtet
heatmap =
    .key = :gray[**Kopf { $head }** · { $role ->
        [none] Zeilen: Queries · Spalten: Keys
       *[other] { $role }
    }]
    .alt = { heatmap_alt }
heatmap_alt = { stage_name } von Kopf { $head }: Zeilen { LIST($queries) }; Spalten { LIST($keys) }
stage_name = { $stage ->
    [scores] Scores
    [scaled] Skalierte Scores
    [capped] Begrenzte Scores
    [biased] Scores mit Bias
    [masked] Maskierte Scores
    [dropped] Gewichte nach Dropout
   *[weights] Gewichte
}
exact =
    .key = :gray[**Kopf { $head }** · { window }, genau · { $legend }]
    .alt = { stage_name } von Kopf { $head }, { window }
window = Zeilen { $top } bis { $bottom }, Spalten { $left } bis { $right }
whole =
    .key = :gray[**Kopf { $head }** · { $blocks } · wähle eine Zelle aus, um den Ausschnitt zu verschieben]
    .alt = { stage_name } von Kopf { $head }, die ganze Matrix in Blöcken
thumbnails =
    .key = :gray[**alle Köpfe** · wähle einen aus, um ihm zu folgen]
    .alt = { stage_name } aller Köpfe, klein
# Die Ecke, bei der eine Maske beginnt, wo sie mehr oder weniger Queries als Keys hat.
corner = Bei **{ $queries }** Queries und **{ $keys }** Keys braucht eine Maske, die Positionen vergleicht, eine Ecke, bei
    der sie beginnt. Diese beginnt **oben links**, wie PyTorchs is_causal: Query 0 steht bei Key 0. Ein Decoder mit Cache
    braucht die Ecke **unten rechts**, denn dort steht die letzte Query beim letzten Key.
OTHER_CORNER = Dieselbe Maske von unten rechts, auf der Seite „Masken“

## 2: Verteilen

# eine Legende bricht nicht um
bars =
    .key = ## 2  Verteilen: wie „{ WORD($name) }“ seine Gewichte verteilt

        { "" }**▬** jetzt{ $temperature ->
            [1] { "" }
           *[other] { " " }:gray[·] **┃** bei Temperatur 1
        }{ $power ->
            [0] { "" }
           *[other] { " " }:gray[·] ○ ohne Skalierung
        }
    .alt = Die gewählte Zeile als Balken

# eine Legende bricht nicht um
curve =
    .key = :primary[━ größtes Gewicht **{ PERCENT($largest) }**] :gray[╍ effektive Keys **{
        DECIMAL($effective, digits: 1) } von { $visible }**]
    .alt = Größtes Gewicht und effektive Keys über der Temperatur
sharpness = { $drained ->
    [yes] { "" }
   *[no] { in_effect }
}{ $visible ->
    [0] { "" }
   *[other] { " " }{ when_colder }
}
in_effect = { $visible ->
    [0] Für { QUERY($name) } ist jedes { $noun } verdeckt, also sind alle Gewichte 0.
    [1] Die Zahl der **effektiven Keys** ist **{ DECIMAL($effective, digits: 1) }**, denn { QUERY($name) } { $hides ->
        [yes] darf nur auf 1 { $noun } achten
       *[no] achtet auf das einzige { $noun }
    }.
   *[other] { QUERY($name) } achtet effektiv auf **{ DECIMAL($effective, digits: 1) }** von { $visible } { $noun ->
        [Wort] Wörtern
        [Zeichen] Zeichen
       *[Token] Token
    }{ $hides ->
        [yes] , auf die es achten darf
       *[no] { "" }
    } (**effektive Keys**).
}
when_colder = { $falls ->
    [only] Ein einzelner Key erhält bei jeder Temperatur das Gewicht 100 %.
    [all] Alle { $visible } { $biased ->
            [yes] Summen aus Score und Bias
           *[no] Scores
        } sind gleich, und damit bei jeder Temperatur auch die Gewichte.
   *[first] { $cold ->
            [yes] Bei der Temperatur 0
           *[no] Sinkt die Temperatur auf 0,
        } { $falls ->
            [sink] erhält die Senke das ganze Gewicht, denn ihr Score ist der größte von allen
            [beside] teilen sich die Senke und { $on_top ->
                [1] der Key mit { softmax_reads }
               *[other] die { $on_top } Keys mit { softmax_reads }
            } das ganze Gewicht zu gleichen Teilen
           *[first] { goes_to_the_largest }
        }.
}
goes_to_the_largest = { $on_top ->
    [1] erhält der Key mit { softmax_reads } das ganze Gewicht
   *[other] teilen sich die { $on_top } Keys mit { softmax_reads } das ganze Gewicht zu gleichen Teilen
}
softmax_reads = { $biased ->
    [yes] der größten Summe aus Score und Bias
   *[no] dem größten Score
}

## 3: Sammeln

ledger =
    .key = ## 3  Sammeln: die Ausgabe von „{ WORD($name) }“, die Summe von { $weight } × Value

        :gray[Values und Beiträge (Violett: positiv, Orange: negativ)]
    .alt = Aufstellung: Gewicht, Value und Beitrag jedes Keys zur Ausgabe
stack =
    .key = ### { $size ->
        [1] Die einzige Komponente
       *[other] Die { $size } Komponenten
    } der Ausgabe, nach Keys gestapelt: **–** { OUTPUT("Ausgabe") }{ $dimensions ->
        [none] { "" }
       *[other] { "\u000A\u000A" }:gray[{ $dimensions }]
    }
    .alt = Die Ausgabe je Dimension, aus den Beiträgen der Keys gestapelt
others = { $count } andere

## wie die Zahlen geprüft wurden, und Tabellen

about = { $agreement } { difference }

    { source } { variance } { computed }{ $reads ->
        [none] { "" }
       *[other] { "\u000A\u000A" }{ tokens }
    }

    Die Farbskala der Gewichte reicht von 0 bis 1, bei mehr als 64 Keys bis zum 64-Fachen eines gleichen Anteils. Sie zeigt
    jedes Gewicht hoch 0,6, damit auch kleine sichtbar bleiben. Bei Scores und Values ist Violett positiv und Orange negativ.

    { LINK }
LINK = Die Adresse dieser Seite enthält die ganze Ansicht mit deinen Wörtern: Wer sie öffnet, sieht dasselbe.
difference = Die Ausgabe ist die gewichtete Summe der Values; der größte Unterschied zwischen beiden ist { SMALL($amount) }.
source = { $source_kind ->
    [by_hand] Die Projektionen sind von Hand entworfen. Jede der { $d_model } Komponenten von x ist ein benanntes Merkmal:
        1, wenn das Token es hat, sonst 0. Mit dem gesuchten Key hat eine Query den Score { SHORT($score) }·√head_size, mit
        jedem anderen Key den Score 0. Der Seed bestimmt nur den Dropout.
    [example] { $description } Der Seed bestimmt, welche Gewichte durch Dropout wegfallen.
    [word_vectors] Die Wortvektoren stammen von all-MiniLM-L6-v2 (Apache License 2.0), das jedes Wort für sich gelesen hat:
        64 Richtungen seiner 384 Zahlen und { $places } weitere für die Position. { $steps ->
            [0] W_Q und W_K von Kopf 0 sind zufällig: Sie sind noch nicht trainiert.
           *[other] W_Q und W_K von Kopf 0 waren zuerst zufällig und wurden in { GROUPED($steps) } von { GROUPED($most) } Schritten
                so trainiert, dass verwandte Wörter hohe Scores bekommen.
        } W_V kopiert { $narrow ->
            [yes] { $copied } der 64 Zahlen eines Wortes, also gibt das Wort einen Teil seines Vektors weiter
           *[no] alle 64 Zahlen eines Wortes, also gibt das Wort seinen eigenen Vektor weiter
        }. Alle anderen Köpfe sind so entworfen, dass sie Positionen vergleichen. Der Seed bestimmt nur den Dropout.
    [learned] Kopf 0 wurde mit Gradientenabstieg trainiert. Die Vektoren der Buchstaben und die übrigen Köpfe sind mit dem
        Seed zufällig gezogen.
    [untrained] Kopf 0 ist noch nicht trainiert. Er ist wie die übrigen Köpfe und die Vektoren der Buchstaben mit dem Seed
        zufällig gezogen.
    [model] Wortvektoren und Projektionen stammen aus einem kleinen Sprachmodell, das mit einfachen Geschichten trainiert
        wurde.
   *[drawn] Wortvektoren und Projektionen sind mit dem Seed zufällig gezogen. Die Komponenten von q und k haben eine Varianz
        von etwa 1, also hat q·k eine Varianz von etwa head_size. Teilt man q·k durch √head_size, beträgt sie wieder etwa 1.
}
variance = { $scores ->
    [1] Ein einzelner Score hat keine Varianz.
   *[other] In dieser Stichprobe ist die Varianz von q·k { DECIMAL($raw, digits: 1) }{ $scaled ->
            [none] , und die Scores werden nicht geteilt
           *[other] ; nach der Division durch { $divisor } ist sie { DECIMAL($scaled, digits: 2) }
        }.
}
computed = Berechnet auf { $device } in { DECIMAL($milliseconds, digits: 1) } ms.
tokens = { $reads ->
    [model] Die Token sind die des Modells: Wörter, Teile von Wörtern und andere Zeichen.
   *[text] Sind die Token Wörter, bleiben Buchstaben, Ziffern, ’ und - zusammen; jedes andere Zeichen, etwa ein Komma oder ein
        Emoji, ist ein eigenes Token. { $ignores_case ->
            [designed] Entworfene Köpfe unterscheiden Groß- und Kleinschreibung nicht: „The“ und „the“ sind für sie dasselbe
                Wort.
            [table] Die Tabelle der Wortvektoren unterscheidet Groß- und Kleinschreibung nicht: „The“ und „the“ sind dasselbe
                Wort.
            [model] Das Modell unterscheidet Groß- und Kleinschreibung nicht: „The“ und „the“ sind für es dasselbe Wort.
           *[none] „The“ und „the“ sind verschiedene Wörter.
        } Sind die Token Zeichen, steht ␣ für ein Leerzeichen.
} Kommt ein Wort mehrmals vor, groß oder klein geschrieben, so steht seine Position dabei: The·0 und the·5.
TABLES =
    .row = diese Zeile und ihre Ausgabe
    .heatmap = diese Heatmap
    .sharpness = Schärfe je Temperatur
    .map = die Karte der Bedeutung
HIDDEN = verdeckt
