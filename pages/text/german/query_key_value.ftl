### Was die Seite über Query, Key und Value sagt.

## die Schritte

score =
    .title = Woher kommt ein Gewicht?
    .about = { $pair ->
        [no] Um ein anderes Wort zu finden, muss ein Wort etwas suchen und das andere etwas anbieten.
       *[other] Um „{ WORD($found) }“ zu finden, muss „{ WORD($word) }“ etwas suchen und „{ WORD($found) }“ etwas anbieten.
    } Also machen zwei Matrizen, die **Projektionen**, aus jedem Vektor x eine **Query** q, was das Wort sucht, und einen **Key** k,
        was es anbietet. Der **Score** ist das **Skalarprodukt** aus der Query des einen und dem Key des anderen Wortes: Zahl für Zahl
        multiplizieren, dann addieren.
    .sentence = { product_sum } { score_to_weight }
    .predict = Kein Wort passt weniger zu „{ WORD($query) }“ als „{ WORD($far) }“. Welchen Score haben die beiden?
    .task = { $differ ->
        [yes] Bewege **Key** zu „{ WORD($far) }“ und vergleiche die Produkte.
       *[no] Hier hat jeder Key denselben Score. Ändere den Satz in **Deine Wörter**.
    }
    .done = „{ WORD($query) }“ und „{ WORD($far) }“ haben den Score { SIGNED($lowest) }. { $lies ->
        [below] Hier überwiegen negative Produkte, aus einer positiven und einer negativen Zahl. Also enden Scores nicht bei 0: Je
            weniger zwei Wörter zusammenpassen, desto weiter liegen sie darunter.
        [zero] { $cancel ->
            [no] Keine Zahl dieses Keys trifft auf eine der Query, also ist jedes Produkt 0.
            [near] Er ist nicht genau 0, wird aber auf 0 gerundet.
           *[yes] Seine positiven und negativen Produkte heben sich auf.
        }
       *[above] Er ist positiv, doch die Softmax vergleicht die Scores einer Zeile, { $least_weight ->
            [yes] also bekommt der kleinste trotzdem das kleinste Gewicht
           *[no] also zählen nur Unterschiede
        }.
    }
    .nearly = „{ WORD($query) }“ und „{ WORD($key) }“ haben den Score { SIGNED($score) }. Ein anderer Key hat einen kleineren.
two =
    .title = Warum zwei Matrizen: Suchen ist nicht Gefundenwerden
    .about = { $story ->
        [yes] „bat“ braucht „flew“, damit klar wird, welche Bedeutung gemeint ist; „flew“ braucht „bat“ nicht ebenso.
       *[no] { $pair ->
            [no] Sucht ein Wort ein anderes, so muss das andere nicht auch dieses suchen.
           *[other] Selbst wenn „{ WORD($seeker) }“ nach „{ WORD($sought) }“ sucht, muss „{ WORD($sought) }“ nicht nach „{ WORD($seeker) }“ suchen.
        }
    } Also berechnet $W_Q$ die Queries und eine zweite Matrix, $W_K$, die Keys. Was ginge verloren, wenn $W_Q$ beides berechnete
        und der Key jedes Wortes gleich seiner Query wäre?
    .sentence = { both_directions }
    .predict = Angenommen, $W_Q$ berechnet auch die Keys. Welches Wort hätte mit der Query von „{ WORD($query) }“ den größten Score?
    .task = Schalte **Eine Matrix für beides** ein und lies die Zeile von „{ WORD($query) }“.
    .done = { $finds_itself ->
        [yes] „{ WORD($query) }“ selbst, mit { SIGNED($with_itself) } (mit zwei Matrizen: { SIGNED($with_two) }). Jedes Produkt ist nun ein
            Quadrat, nichts wird abgezogen, also findet ein Wort meist sich selbst.
       *[no] „{ WORD($found_name) }“, mit { SIGNED($found_score) }. Doch mit sich selbst hat „{ WORD($query) }“ eine Summe von Quadraten als
            Score, die nie negativ ist, und im Mittel über den Satz findet ein Wort am ehesten sich selbst.
    } Außerdem hat jedes Paar in beiden Richtungen denselben Score.
    .nearly = { $way ->
        [alone] Der Satz hat kein anderes Wort, das „{ WORD($query) }“ finden könnte. Gib unter „Deine Wörter“ mehr Wörter ein.
       *[two] Diese Scores stammen noch aus zwei Matrizen. Schalte **Eine Matrix für beides** ein: Dann zeigt die
            Zeile, was eine allein finden würde.
    }
moved =
    .title = Warum eine dritte Matrix: was ein Wort weitergibt
    .about = { $pair ->
        [no] Ein Wort
       *[other] „{ WORD($found) }“
    } wird über seinen Key gefunden. Doch was ein Wort auffindbar macht, ist nicht das, was es zu sagen hat. Deshalb berechnet eine
        dritte Matrix, $W_V$, seinen **Value** v, den es weitergibt. Die **Ausgabe** eines Wortes ist die Summe aller Values, jeder
        mal sein Gewicht.
    .sentence = { changes }{ $copies ->
        [trained] { " " }Hier kopiert $W_V$ Zahlen aus dem Vektor x des Wortes, denn trainiert wurden nur $W_Q$ und $W_K$.
        [yes] { " " }Hier kopiert $W_V$ Zahlen aus dem Vektor x des Wortes.
       *[no] { "" }
    } :gray[{ $moves ->
        [something] Umrandet: was sich geändert hat.{ " " }
       *[other] { "" }
    }Vektoren: violett ist positiv, orange negativ.]
    .predict = Angenommen, du änderst eine Zahl von $W_V$. Wie viele { $cells ->
            [one] Attention-Gewichte
           *[other] der { $cells } Attention-Gewichte
        } ändern sich?
    .task = Ändere eine Zahl einer Matrix so, dass sich Ausgaben ändern, aber kein Attention-Gewicht.
    .done = { $cells ->
            [one] Das Gewicht ändert sich nicht, denn es wird
           *[other] Keines der { $cells } Gewichte ändert sich, denn sie werden
        } aus Queries und Keys berechnet. { $outputs ->
            [one] Eine Ausgabe ändert sich
           *[other] { $outputs } Ausgaben ändern sich
        }, weil Ausgaben Summen von Values sind. So kann sich ändern, was ein Wort weitergibt, ohne dass sich ändert, wer es findet.
    .nearly = { $way ->
        [nothing] Kein Attention-Gewicht hat sich geändert, aber auch keine Ausgabe. Nimm das zurück und ändere eine andere Zahl.
       *[weights] Auch Attention-Gewichte haben sich geändert, denn sie werden aus Queries und Keys berechnet. Nimm das zurück und
            lass beide, wie sie sind.
    }
learning =
    .title = Niemand hat diese Matrizen geschrieben: Das Training hat sie gefunden
    .about = Diese Matrizen zusammen heißen **Kopf**. Am Anfang sind $W_Q$ und $W_K$ zufällig. Das **Training** zeigt dem Kopf ein Wort und
        einige andere; eines davon ist verwandt und soll das Gewicht bekommen. Der **Verlust** misst, wie
        weit die Gewichte von diesem Ziel entfernt sind, und jeder Schritt ändert jede Zahl so, dass er ein wenig sinkt.
    .sentence = { course_in_words }
    .predict = Vor dem Training gibt „{ WORD($query) }“ jedem Wort zwischen { PERCENT($least) } und { PERCENT($most) }. Welches Wort
        bekommt als erstes mehr als { PERCENT($bar) }?
    .task = { $stands_out ->
        [yes] Stelle **Trainingsschritte** auf den ersten Zeitpunkt, zu dem ein Wort mehr als { PERCENT($bar) } hat.
       *[no] Stelle **Trainingsschritte** auf das Ende.
    }
    .done = { $stands_out ->
        [yes] { stood_out } Der Verlust nennt nur das Ziel; die Matrizen hat das Training gefunden.
       *[no] { $related ->
            [yes] Hier sticht nach keinem Schritt ein Wort heraus.
           *[no] Der Kopf findet in diesem Satz kein Paar verwandter Wörter, also sticht nie eines heraus.
        }
    }
    .nearly = { $way ->
        [early] Nach { $step } von { $steps } Schritten hat noch kein Wort mehr als { PERCENT($bar) }. Trainiere länger.
        [end] Das ist Schritt { $step } von { $steps }. Trainiere bis zum Ende.
       *[late] Bis Schritt { $step } hatte schon ein Wort mehr als { PERCENT($bar) }. Geh zurück zum ersten solchen Zeitpunkt.
    }
summary = Ein Score ist das Skalarprodukt einer Query und eines Keys. Sie kommen aus zwei Matrizen, denn was ein Wort sucht, ist nicht
    das, worüber es gefunden wird.  { "\u000A" }$W_V$ berechnet, was ein Wort weitergibt. Solche Matrizen findet das Training. Nun hat
    jedes Wort Gewichte und etwas weiterzugeben: Was genau kommt an?

FOLDS =
    .matrices = alle Matrizen, Queries, Keys und Values, und andere Beispiele
    .closest = was eine einzige Matrix bestenfalls kann
    .look_up = weiches Nachschlagen in einem Wörterbuch
    .numbers = selbst eine Zahl ändern
    .not_x = warum v und nicht x
    .letters = ein Kopf für Buchstaben lernt eine Regel
    .loss = der Verlust eines Sprachmodells
TABLES =
    .product = die Produkte des Scores
    .scores = alle Scores
    .values = alle Values
FORMULAS =
    .score = Score
    .loss = Verlust
    .mean = Mittel
    .vowels = Vokale
    .output = Ausgabe
    .weight = Gewicht
    .weights = Gewichte
    .not = statt
    .against = gegen
    .temperature = Temperatur
    .with_largest = mit dem größten

## Regler

KEY = Key
KEY_HELP = Position des Wortes, zu dem der Key gehört, ab 0 gezählt.
ONE_MATRIX = Eine Matrix für beides
ONE_MATRIX_HELP = W_Q berechnet auch die Keys, also ist der Key jedes Wortes gleich seiner Query.
EDIT_MAP = Projektion, die du änderst
EDIT_MAP_HELP = q: W_Q, was Wörter suchen. k: W_K, was sie anbieten. v: W_V, was sie weitergeben.
EDITS = Von Hand geänderte Zahlen
EDITS_HELP = v_0_3_1.5 setzt Zeile 0, Spalte 3 von W_V auf 1,5; ~ trennt Änderungen.
HAND_OVER = Was gemittelt wird
HAND_OVER_HELP = v: die Values, so breit wie der Kopf. x: die Vektoren der Wörter, so breit wie das Modell.
MOMENT = Trainingsschritte
MOMENT_HELP = Wie oft W_Q und W_K geändert wurden. Das meiste geschieht früh, deshalb liegen die ersten Schritte enger beieinander.

## Schritt 1

strips =
    .key = :gray[violett: positiv · orange: negativ{ $others ->
        [0] { "" }
       *[other] { " " }· umrandet: die { $terms } Produkte am weitesten von 0
    } · Farbskala: q ±{ SHORT($q_end, digits: 3) }; k ±{ SHORT($k_end) }; q × k ±{ SHORT($product_end, digits: 3) }]
    .alt = Die Query von { $query }, der Key von { $key } und ihre Produkte
terms =
    .key = **Jedes Produkt trägt zum Score bei**{ $others ->
        [0] { "" }
       *[other] { " " }:gray[die größten zuerst]
    }
    .alt = Die größten Produkte von { $query } und { $key } und ihre Summe, der Score { DECIMAL($score, digits: 4) }
number = Zahl { $place }
more = { $count } weitere
SCORE_BAR = Score
key_name = Query von { QUERY($query) }, Key von { KEY($key) }
product_sum = { QUERY($query) } · { KEY($key) }: { $others ->
    [0] { $terms ->
        [0] { $count ->
            [one] Das einzige Produkt ist
           *[other] Alle { $count } Produkte sind
        } 0, also ist der Score **{ SIGNED($score) }**.
        [one] { $count ->
            [one] Es gibt nur ein Produkt
           *[other] Von { $count } Produkten ist nur eines nicht 0
        }, also ist der Score **{ SIGNED($score) }**.
       *[other] { $terms } Produkte sind nicht 0, ihre Summe ist also der Score **{ SIGNED($score) }**.
    }
   *[other] Die { $terms } Produkte, die am weitesten von 0 entfernt sind, ergeben zusammen { SIGNED($top) }, { $others ->
        [one] das andere ist
       *[other] die { $others } anderen ergeben
    } { SIGNED($rest) }, also ist der Score **{ SIGNED($score) }**.
}
score_to_weight = { $weight ->
    [none] Die Maske verdeckt diesen Key für die Query, also ist sein Attention-Gewicht 0.
   *[other] { $divisor ->
        [none] { "" }
       *[other] Geteilt durch { $divisor } ist er { SIGNED($scaled) }, der **skalierte Score**.{ " " }
    }Die Softmax{ $temperature ->
        [1] { "" }
       *[other] { " " }bei Temperatur { SHORT($temperature) }
    } vergleicht ihn mit den anderen der Zeile, also ist das Attention-Gewicht **{ PERCENT($weight) }**.
}
score_guesses =
    .above = positiv, aber kleiner
    .zero = genau 0
    .below = negativ

FITS_NOWHERE = Hier findet kein Wort ein anderes als sich selbst. In diesem Satz gelingt es:
OWN_SENTENCE = „The bat flew out of the cave“ nehmen

## unter Schritt 1

job = { $source ->
    [random] Zufällige Projektionen, also haben die Zahlen keine Bedeutung.
    [previous] Entworfen: Jedes { $noun } sucht das vorige { $noun }.
    [same] Entworfen: Jedes { $noun } sucht dasselbe { $noun } an anderer Stelle.
    [first] Entworfen: Jedes { $noun } sucht das erste.
    [initial] Entworfen: Jedes { $noun } sucht andere mit seinem Anfangsbuchstaben.
   *[vowel] Entworfen: Ein Vokal sucht Konsonanten.
}{ $placeless ->
    [yes] { " " }Die Positionen sind ausgeschaltet, also sagt kein Vektor, wo sein { $noun } steht.
   *[no] { "" }
}
trained_for = { $steps ->
    [0] Zufällige Projektionen, vor dem Training: Noch sucht kein Vokal nach Konsonanten.
   *[other] Gelernte Projektionen, nach { $steps } von { $most } Trainingsschritten: Vokale suchen nach Konsonanten.
}
of_model = Gelernte Projektionen des Sprachmodells { $name }, Schicht { $layer }.
what_it_does = { $job } { $design ->
    [yes] { named_in_words } { found }
   *[no] { numbers_in_words }
}{ $signs ->
    [none] { "" }
   *[other] { " " }Über Spalten heißt { AND($signs) }.
}{ "\u000A\u000A" }In einem Modell ist x das **Embedding** eines Tokens, aus einer trainierten Tabelle. Es ist **dicht**: Kaum eine Zahl ist 0, und
    keine hat für sich eine Bedeutung, doch Wörter, die ähnlich gebraucht werden, haben ähnliche Vektoren.
sign_means = „{ $sign }“ „{ $word }“
named_in_words = { QUERY($query) } { $looks ->
    [none] sucht nichts
   *[other] { $looks }
}. { KEY($key) } bietet { $offers ->
    [none] nichts, was eine Query sucht,
   *[other] { $offers }
} an und gibt { $passes_on ->
    [none] nichts
   *[other] { $passes_on }
} weiter.
found = Damit ein Treffer heraussticht, enthält die Query { SHORT($sharpness) } × √{ $head_size } = { DECIMAL($match, digits: 1) }, wo der Key
    1 enthält, sodass ein Treffer den Score { DECIMAL($match, digits: 1) } hat{ $divisor ->
        [none] { "" }
       *[other] , und { SHORT($scaled, digits: 3) } nach der Division durch { $divisor }
    }.
numbers_in_words = { $cross ->
    [yes] Die Queries werden aus dem ersten Satz berechnet ({ $rows ->
        [one] { $rows } Zeile
       *[other] { $rows } Zeilen
    }), Keys und Values aus dem zweiten ({ $key_count ->
        [one] { $key_count } Zeile
       *[other] { $key_count } Zeilen
    }).
   *[no] Die Query wird aus dem Vektor von { QUERY($query) } berechnet, Key und Value aus dem von { KEY($key) }.
} Jede Matrix macht aus { $width } Zahlen { $size }.
token_name = **x** von { QUERY($query) }, { $width } Zahlen{ $made ->
    [none] { "" }
   *[other] : { LIST($made) }
}
memory_name = **x** von { KEY($key) } aus dem zweiten Satz, aus dem K und V entstehen
map_name = **$W_{ $letter }$** { $size } → { $chip } { $vectors }{ $left_out ->
    [0] { "" }
    [1] { " " }:gray[(eine Zeile aus Nullen weggelassen)]
   *[other] { " " }:gray[({ $left_out } Zeilen aus Nullen weggelassen)]
}
vectors_name = { $chip } :gray[eine Zeile je Wort, { $role ->
    [query] seine Query
    [key] sein Key
   *[value] sein Value
}]
SOURCES =
    .meaning = Auf Bedeutung trainiert
    .random = Zufällig
    .previous = Das vorige Wort
    .same = Dasselbe Wort
    .first = Das erste Wort
    .initial = Derselbe Anfangsbuchstabe
    .vowel = Ein Vokal sucht Konsonanten
    .learned = Gelernt
SOURCES_LEAD = **Andere Matrizen.** Ein Knopf mit einer Regel wählt auch zwei Wörter, die sie zeigen:
outside = { $ignored ->
    [1] 1 von Hand geänderte Zahl liegt außerhalb dieser Projektionen. Der Link behält sie.
   *[other] { $ignored } von Hand geänderte Zahlen liegen außerhalb dieser Projektionen. Der Link behält sie.
}

## Schritt 2

scores =
    .key = **Score q · k jedes Paares**{ $one ->
        [yes] { " " }**mit einer Matrix**
       *[no] { "" }
    } :gray[Zeile: Query · Spalte: Key · wähle eine { $by_cell ->
        [yes] Zelle
       *[no] Zeile
    } aus · Farbskala: ±{ SHORT($score_end, digits: 3) }]
    .alt = Scores: eine Zeile je Query, eine Spalte je Key
SWAP = Query und Key vertauschen
BEST = Bester Key
SWAP_ACROSS = Bei zwei Sätzen ist jedes Wort entweder Query oder Key; es gibt also nichts zu vertauschen.
both_directions = { $same ->
    [yes] { QUERY($query) } hat mit sich selbst den Score **{ SIGNED($there) }**. Wähle zwei Wörter aus, um beide Richtungen zu
        vergleichen.
   *[no] { QUERY($query) } als Query und { KEY($key) } als Key haben den Score **{ SIGNED($there) }**, umgekehrt { $equal ->
        [yes] denselben
       *[no] **{ SIGNED($back) }**, weil Queries und Keys aus zwei Matrizen kommen
    }.{ $weighed ->
        [yes] { " " }{ each_row_apart }
       *[no] { "" }
    } Mit sich selbst hat { QUERY($query) } den Score { SIGNED($itself) }.
}
each_row_apart = Jede Zeile hat ihre eigene Softmax: In der Zeile von „{ WORD($query) }“ wird aus { SIGNED($there) } ein Gewicht
    von { PERCENT($weight) }, in der Zeile von „{ WORD($key) }“ aus { SIGNED($back) } eines von { PERCENT($back_weight) }; dort ist der größte
    Score { SIGNED($most) }, mit { $most_ties ->
        [1] „{ WORD($most_of) }“
       *[other] mehreren Wörtern
    }.

## unter Schritt 2

CLOSEST_ABOUT = Könnte eine andere einzelne Matrix mehr? Query und Key jedes Wortes wären immer noch gleich, also könnte auch sie nur
    ausdrücken, was in beiden Richtungen gilt, etwa „dasselbe Wort“, und kein Wort hätte mit sich selbst einen negativen Score. Diese
    hier kommt den Scores zweier Matrizen am nächsten.
one_matrix_picture =
    .key = **Beste Näherung mit einer einzigen Matrix** :gray[Farbskala: ±{ SHORT($score_end, digits: 3) }]
    .alt = Scores mit einer Matrix, eine Zeile je Query, eine Spalte je Key
one_matrix = { $same ->
    [yes] „{ WORD($first) }“ hat mit sich selbst den Score { DECIMAL($there) } mit zwei Matrizen und { DECIMAL($both) } mit einer. Wähle
        zwei Wörter.
   *[no] Mit zwei Matrizen ist „{ WORD($first) }“ · „{ WORD($second) }“ = **{ DECIMAL($there) }** und „{ WORD($second) }“ ·
        „{ WORD($first) }“ = **{ DECIMAL($back) }**. Mit einer ist beides **{ DECIMAL($both) }**, denn Query und Key sind gleich, und mit sich
        selbst haben die Wörter Summen von Quadraten: { DECIMAL($query_itself) } und { DECIMAL($key_itself) }.
}
LOOK_UP_ABOUT = Ein Wörterbuch gibt den Value des Keys zurück, der zur Query passt. Attention gibt eine gewichtete Summe von Values zurück,
    denn Keys passen mehr oder weniger gut. Bei Temperatur 0 zählt wie im Wörterbuch nur der beste Treffer.
matches_name = Die Attention-Gewichte von { QUERY($query) }: wie gut jeder { KEY("Key") } passt
results_name = Das Ergebnis, { $width ->
    [one] { $width } Zahl
   *[other] { $width } Zahlen
} :gray[Farbskala: ±{ SHORT($end) }]
HIDDEN = verdeckt
others = { $count } andere
nothing_comes_back = Für { QUERY($query) } ist jeder Key verdeckt, also wird nichts zurückgegeben.
RESULT_ROWS =
    .soft = weich
    .exact = exakt
    .difference = Unterschied
more_matches = { $count } weiteren
look_up = Attention{ $dropout ->
    [yes] { " " }(vor Dropout)
   *[no] { "" }
} nimmt **{ PERCENT($share) }** { $count ->
    [1] vom besten Treffer, { AND($matches) }; ein Wörterbuch gibt allein dessen { VALUE("Value") } zurück
   *[other] von jedem der { $count } besten Treffer, { AND($matches) }; die exakte Antwort ist der Mittelwert ihrer
        { VALUE("Values") }
}. Bei Temperatur { SHORT($temperature) } unterscheiden sich beide um bis zu **{ SMALL($difference) }**.
temperatures =
    .exact = Exakt: Temperatur 0
    .plain = Temperatur 1
    .soft = Weicher: Temperatur 6

## Schritt 3

moved_weights =
    .key = **W** :gray[Gewichte]
    .alt = W, die Attention-Gewichte, eine Zeile je Query
moved_values =
    .key = **V** :gray[Values]
    .alt = V, die Values, eine Zeile je Key
moved_outputs =
    .key = **Y** :gray[Ausgaben]
    .alt = Y, die Ausgaben, eine Zeile je Query
PARTS =
    .v = Values v
    .weights = Attention-Gewichte
    .output = Ausgaben
EDIT_BUTTONS =
    .q = Eine Query ändern ($W_Q$)
    .k = Einen Key ändern ($W_K$)
    .v = Einen Value ändern ($W_V$)
edited = Von Hand geändert: { AND($matrices) }.{ $several ->
    [yes] { " " }Die umrandeten Änderungen folgen aus allen zusammen.
   *[no] { "" }
}
edited_numbers = { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
} von **$W_{ $letter }$**
reset_matrix = $W_{ $letter }$ zurücksetzen
the_part = die { $part }
part_by = die { $part } um **{ AT_MOST($amount) }**
changes = { $moves ->
    [none] Noch ist nichts geändert.
    [nothing] Deine Änderungen wirken sich auf keinen Value, kein Attention-Gewicht und keine Ausgabe aus.
   *[something] Die { $first } änderten sich um höchstens **{ AT_MOST($amount) }**{ $moved_too ->
        [none] { "" }
       *[other] , { LIST($moved_too) }
    }{ $still ->
        [none] { "" }
       *[other] ; { AND($still) } änderten sich nicht
    }.{ $why ->
        [values] { " " }Values bestimmen, was weitergegeben wird, nie, welches Wort auf welches achtet.
        [weights] { " " }Die Ausgaben sind Summen derselben Values mit anderen Gewichten.
       *[none] { "" }
    }
}

## unter Schritt 3

editor_name = **$W_{ $letter }$** (Zeile: eine Zahl von x, Spalte: eine Zahl { $role ->
    [query] der Query
    [key] des Keys
   *[value] des Values
}). Überschreibe eine Zahl.{ $rest ->
    [yes] { " " }Nur einige Zeilen und Spalten sind zu sehen.
   *[no] { "" }
}
change_name = **Änderung: { $part ->
    [v] { PARTS.v }
    [weights] { PARTS.weights }
   *[output] { PARTS.output }
}** { $shape }{ "\u000A\u000A" }:gray[violett: Zunahme · orange: Abnahme · Farbskala: ±{ SHORT($end) }]
FORGET = Alle Änderungen zurücksetzen
NOT_X_ABOUT = Würde x selbst gemittelt, gäbe jedes Wort seinen ganzen Vektor weiter. $W_V$ wählt aus, was sich weiterzugeben lohnt,
    also kann v kürzer sein.
given =
    .key = { $vectors ->
        [v] { VALUE("v") }
       *[other] **x**
    } { $shape }: eine Zeile je Key
    .alt = { $vectors }, eine Zeile je Key
output =
    .key = Gewichte{ $after_dropout ->
        [yes] { " " }nach Dropout
       *[no] { "" }
    } { $weights } × { $vectors } → { OUTPUT("Ausgabe") } { $output }
    .alt = Die Ausgabe, eine Zeile je Query
averages = Aus { $vectors } erhält jedes Wort **{ $width }** { $width ->
    [one] Zahl
   *[other] Zahlen
}; aus { $other } würde es { $other_width } erhalten. Die
    Attention-Gewichte bleiben gleich, denn sie hängen nicht von $W_V$ ab.

## Schritt 4

learned_row =
    .key = **Gewichte von { QUERY($query) }** :gray[nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    }]
    .alt = Die Attention-Gewichte von { $query } nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    }
course =
    .key = **Die Gewichte bis hierher** :gray[fett: { WORD($key) }]
    .alt = Einige Gewichte von { $query } bis zu Trainingsschritt { $step }
TRAINING_AXIS = Trainingsschritte
so_far = { $step ->
    [0] Vor dem Training
   *[other] Nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    }
}
course_in_words = { so_far } ist der Score von { QUERY($query) } und { KEY($key) } **{ SIGNED($score) }**{ $step ->
    [0] { "" }
   *[other] ; vorher war er { SIGNED($first_score) }
}.{ $leads ->
    [yes] { " " }„{ WORD($top) }“ hat { $step ->
        [0] zufällig das größte Gewicht
       *[other] das größte Gewicht
    }, { PERCENT($top_weight) }.
   *[no] { "" }
}
stood_out = { $story ->
    [itself] „{ WORD($first) }“ selbst, mit { PERCENT($first_weight) }, denn das Training lässt zuerst ähnliche Wörter zusammenpassen. Das
        Ziel war aber nie das Wort selbst, also machen spätere Schritte das rückgängig: Am Ende hat es { PERCENT($last_weight) }, und „{ WORD($end) }“ { PERCENT($end_weight) }.
    [alone] „{ WORD($first) }“ selbst, mit { PERCENT($first_weight) }, denn das Training lässt zuerst ähnliche Wörter zusammenpassen. Das Ziel
        war ein verwandtes Wort, aber am Ende hat „{ WORD($first) }“ immer noch das größte Gewicht, { PERCENT($last_weight) }.
    [stays] „{ WORD($first) }“, mit { PERCENT($first_weight) }. Auch am Ende steht es vorn, mit { PERCENT($last_weight) }.
   *[other] „{ WORD($first) }“, mit { PERCENT($first_weight) }. Am Ende steht „{ WORD($end) }“ vorn, mit { PERCENT($end_weight) }.
}

## unter Schritt 4

LETTERS_ABOUT = Dieser Kopf liest Buchstaben; sein Ziel ist, dass Vokale auf Konsonanten achten. Der **Verlust** ist 0, wenn die Gewichte w
    der Vokale das Ziel t erreichen, gleiche Gewichte auf allen Konsonanten. Er wächst am schnellsten in Richtung seines **Gradienten**,
    also ändert jeder Schritt die Zahlen in die Gegenrichtung.
LOSS_ABOUT = Ein Sprachmodell sagt das nächste Token vorher. Sein Verlust ist −ln der Wahrscheinlichkeit des tatsächlichen, also groß, wenn
    es das Modell überrascht. Dieser Verlust hängt auch von $W_V$ ab, also ändert das Training jede Matrix; hier hängt er nur von den
    Gewichten ab, also werden nur $W_Q$ und $W_K$ trainiert.
vowels =
    .key = **Attention-Gewichte der Vokale: { PERCENT($share) } auf Konsonanten** :gray[· Zeile: ein Vokal · umrandet: Konsonanten ·
        0 bis { SHORT($end) }]
    .alt = Gewichte der Vokale
share_picture =
    .key = :primary[**━ Anteil der Konsonanten an der Attention der Vokale**]
    .alt = Anteil des Gewichts auf Konsonanten je Trainingsschritt
TRAINING_SERIES = auf Konsonanten
letters = { $trainable ->
    [no] Der Satz hat keinen Vokal oder keinen Konsonanten, also gibt es nichts zu lernen. Ändere ihn in **Deine Wörter**.
   *[yes] { letters_in_words }
}
letters_in_words = { so_far } fallen **{ PERCENT($share) }** der Attention der Vokale auf Konsonanten{ $step ->
    [0] { "" }
   *[other] ; vorher waren es { PERCENT($first) }
}.
loss = { so_far } beträgt der Verlust **{ DECIMAL($loss, digits: 3) }**{ $step ->
    [0] { "" }
   *[other] ; vorher betrug er { DECIMAL($first_loss, digits: 3) }
}.
USE = Gelernte $W_Q$ und $W_K$ in den Schritten 1 bis 3 benutzen

## am Fuß

SUM_VERIFIED = Die Produkte des gewählten Paares ergeben zusammen seinen Score
