### Was Explore sagt: drei Felder, die ein Gedanke verbindet, Vergleichen → Verteilen → Sammeln.
TABLES =
    .row = diese Zeile, bis zur Ausgabe
    .heatmap = diese Heatmap
    .sharpness = Schärfe je Temperatur
DEFINITION = Mit Attention sammelt jedes Wort Information von anderen Wörtern.
START_HERE = Neu hier? Beginne mit Start
JOBS = :gray[Diese zufälligen Projektionen haben noch keine Bedeutung.] **Achten auf:**
JOB_NAMES =
    .previous = das Wort davor
    .same = dasselbe Wort
MATCH = ## 1  Vergleichen: wer auf wen achtet
STAGE_HELP = scores: q·k. scaled: geteilt durch √head_size. biased: mit dem Bias, wo es einen gibt. masked: Verdeckte
    Zellen sind −∞. weights: nach Softmax. dropped: nach Dropout.
WINDOW =
    .rows_from = Zeilen ab
    .columns_from = Spalten ab
WINDOW_HELP = Wo der Ausschnitt beginnt, in dem jede Zahl genau ist.
PROGRAM = Das PyTorch-Programm, das diese Seite berechnet
PROGRAM_NEEDS = :gray[Braucht nur torch; erzeugt dieselben Wörter, Zufallszahlen und Gewichte und überprüft sich selbst.]
VERIFIED = Geprüft ✓: wie diese Zahlen geprüft wurden und was die Farben bedeuten

# eine Legende bricht nicht um
NOW = **▬** jetzt

# eine Legende bricht nicht um
AT_ONE = **┃** bei Temperatur 1
TRY =
    .sharp = Temperatur 0,1
    .unscaled = Kopfgröße 128, Scores nicht geteilt
    .causal = Kausale Maske: spätere Wörter verdecken
    .previous = Auf das Wort davor achten
    .model = Ein Kopf eines trainierten Modells
    .alibi = ALiBi allein: Die nächsten Wörter zählen am meisten
COLOURS = Farbskala der Gewichte: 0 bis 1, potenziert mit 0,6, damit man kleine Gewichte sieht. Bei Scores und Values
    ist Violett positiv und Orange negativ.
LINK = Die Adresse dieser Seite ist die Ansicht: Wer sie öffnet, sieht dasselbe, auch deine Wörter.
DRAWN = Wörter und Projektionen sind zufällig aus dem Seed gezogen. q und k haben eine Varianz von etwa 1, q·k also
    eine von etwa head_size; geteilt durch √head_size wäre sie etwa 1.
LANGUAGE_MODEL = Vektoren und Projektionen sind die eines kleinen Sprachmodells, gelernt aus einfachen Geschichten.
LEARNED = Die Vektoren der Buchstaben und die anderen Köpfe sind zufällig aus dem Seed gezogen; Kopf 0 hat durch
    Gradientenabstieg gelernt.
UNTRAINED = Die Vektoren der Buchstaben und alle Köpfe sind zufällig aus dem Seed gezogen; Kopf 0 ist noch nicht
    trainiert.
ONE_SCORE = Ein einzelner Score hat keine Varianz.
ROWS_AND_COLUMNS = Zeilen: Queries · Spalten: Keys
ALL_HEADS = :gray[**alle Köpfe** · wähle einen aus, um ihm zu folgen]
IN_BLOCKS = alles in Blöcken
HIDDEN = verdeckt
BARS_ALT = Die gewählte Zeile als Balken
CURVE_ALT = Größtes Gewicht und effektive Keys über der Temperatur
LEDGER_ALT = Aufstellung: Gewicht, Value und Beitrag jedes Keys zur Ausgabe
STACK_ALT = Die Ausgabe je Dimension, aus den Beiträgen der Keys gestapelt
head_title = :gray[**Kopf { $head }** · { $role ->
    [none] { ROWS_AND_COLUMNS }
   *[other] { $role }
}]
window = Zeilen { $top } bis { $bottom }, Spalten { $left } bis { $right }
exact_title = :gray[**Kopf { $head }** · { $window }, genau · { $legend }]
whole_title = :gray[**Kopf { $head }** · { $blocks } · wähle eine Zelle aus, um den Ausschnitt zu verschieben]
stage_alt = { $stage } von Kopf { $head }, { $part }
all_heads_alt = { $stage } aller Köpfe, klein
others = { $count } andere
share = ## 2  Verteilen: wie „{ WORD($name) }“ seine Aufmerksamkeit verteilt
UNSCALED = ○ nicht geteilt
collect = ## 3  Sammeln: die Ausgabe von „{ WORD($name) }“, die Summe von { $weight } × Value

    :gray[Values und Beiträge (Violett: positiv, Orange: negativ)]
by_dimension = ### { $size ->
    [1] Die eine Komponente
   *[other] Die { $size } Komponenten
} der Ausgabe, nach Keys gestapelt: **–** { OUTPUT("Ausgabe") }
tokens = Wörter: Buchstaben, Ziffern, ’ und - bleiben zusammen; jedes andere Zeichen, etwa ein Komma oder ein Emoji,
    ist ein eigenes Token. { $designed ->
    [yes] „The“ und „the“ sind für entworfene Köpfe dasselbe Wort: Groß- und Kleinschreibung zählt dort nicht.
        Ihre
   *[no] „The“ und „the“ sind verschiedene Wörter, und ihre
} Beschriftung nennt ihre Position: The·0 und the·5. Zeichen: Jedes Zeichen ist ein Token, ein Leerzeichen steht als
    ␣.
difference = Die Ausgabe ist die gewichtete Summe der Values: Summe − Ausgabe ist { SMALL($amount) }.

# Say the variance of the scores; scaled: after the division, None where there is none.
variance = In dieser Stichprobe ist die Varianz von q·k { DECIMAL($raw, digits: 1) }, { $scaled ->
    [none] sie werden durch nichts geteilt
   *[other] geteilt durch { $divisor } noch { DECIMAL($scaled, digits: 2) }
}.
computed = Berechnet auf { $device } in { DECIMAL($milliseconds, digits: 1) } ms.
designed = Die Projektionen sind entworfen: x enthält 0 und 1 für { $d_model } benannte Merkmale; eine Query findet
    ihren Key mit einem Score von { SHORT($score) }·√head_size, jeder andere Key hat den Score 0. Der Seed bestimmt nur
    Dropout.
from_example = { $description } Der Seed bestimmt auch Dropout.
stage_name = { $stage ->
    [scores] Scores
    [scaled] Skalierte Scores
    [biased] Scores mit Bias
    [masked] Maskierte Scores
    [dropped] Gewichte nach Dropout
   *[weights] Gewichte
}
heatmap_alt = { stage_name } von Kopf { $head }: Zeilen { LIST($queries) }; Spalten { LIST($keys) }

# eine Legende bricht nicht um
curve = :primary[━ größtes Gewicht **{ PERCENT($largest) }**] :gray[╍ effektive Keys **{
    DECIMAL($effective, digits: 1) } von { $visible }**]
sharpness = { $visible ->
    [0] Jedes { $noun } ist vor { QUERY($query) } verdeckt, also sind alle seine Gewichte 0.
   *[other] { QUERY($query) } achtet effektiv auf **{ DECIMAL($effective, digits: 1) }** von { $visible ->
        [1] 1 { $noun }{ $hides ->
            [yes] , auf das es achten darf
           *[no] { "" }
        }
       *[other] { $visible } { $noun ->
            [Wort] Wörter
            [Zeichen] Zeichen
           *[Token] Token
        }{ $hides ->
            [yes] , auf die es achten darf
           *[no] { "" }
        }
    } (**effektive Keys**).
}
when_colder = { $cold ->
    [yes] Bei der Temperatur 0
   *[no] Sinkt die Temperatur auf 0,
} { $on_top ->
    [1] erhält der größte Score das ganze Gewicht
   *[other] teilen sich die { $on_top } größten Scores, die gleich sind, das ganze Gewicht
}.
ONE_KEY = Mit nur einem Key ist sein Gewicht bei jeder Temperatur 100 %.
all_equal = Alle { $visible } Scores sind gleich, und damit bei jeder Temperatur auch die Gewichte.
