### Was die Seite über Masken sagt.

## the steps

MATRIX_TITLE = Eine Maske verdeckt Keys
MATRIX = Eine Maske legt für jede Query (eine Zeile) fest, auf welche Keys (Spalten) sie achten darf. Der Score eines
    verdeckten Keys wird **vor** Softmax auf −∞ gesetzt. Das Gewicht dieses Keys ist dann genau 0, und die übrigen
    Gewichte ergeben weiterhin 100 %. Setzte man Gewichte erst nach Softmax auf 0, bliebe ihre Summe unter 100 %. Wähle
    eine Maske.
GRAPH_TITLE = Eine Maske als Graph
GRAPH = Jedes Wort ist ein Knoten, und eine Kante führt von einem Key zu jeder Query, die auf ihn achten darf.
    Eine **Schicht** ist eine Runde Attention; ihre Ausgaben sind die Eingaben der nächsten. Unter einer kausalen Maske
    erreicht eine Schicht schon jedes frühere Wort, also setzt dieser Schritt eine **Fenstermaske**: Jedes Wort sieht sich selbst
    und das vorige.
CHANGED_TITLE = Welche Ausgaben eine Änderung erreicht
CHANGED = Addiere 1 zu jeder Zahl im Vektor eines Wortes und vergleiche alle Ausgaben. Ändern können sich die Ausgabe
    des Wortes selbst und die Ausgaben aller Wörter, die auf es achten dürfen. Dieser Schritt setzt die **kausale** Maske. Sie verdeckt
    alle späteren Wörter, also kann sich keine frühere Ausgabe ändern.
GROWN_TITLE = Warum die Zukunft verdeckt ist
GROWN = Ein Sprachmodell schreibt Wort für Wort. Ohne Maske achten frühere Wörter auf jedes neue Wort, ihre Ausgaben
    müssen also neu berechnet werden. Unter der **kausalen** Maske, die dieser Schritt setzt, bleiben diese Ausgaben gleich. Im Training verdeckt die
    Maske auch die Wörter, die das Modell vorhersagen soll.
SUMMARY = Ein verdeckter Key hat den Score −∞ und das Gewicht 0, also fließt Information nur dort, wo die Maske offen
    ist. { "  \u000A" }Eine kausale Maske verdeckt die Zukunft, also bleiben frühere Ausgaben gleich, während ein Satz
    wächst.

## controls

ROUNDS = Schichten
ROUNDS_HELP = Anzahl der gestapelten Schichten, alle mit derselben Maske.
CHANGED_WORD = Geändertes Wort (0 ist das erste)
CHANGED_WORD_HELP = Zu jeder Zahl im Vektor dieses Wortes wird 1 addiert; verglichen werden die Ausgaben davor und danach.
GROWN_WORD = Neuestes Wort (0 ist das erste)
GROWN_WORD_HELP = Dieses Wort kommt zu den früheren hinzu; verglichen werden deren Ausgaben davor und danach.

## what is unfolded

MORE_TITLE = Fenster, Präfix und Padding; einzelne Zellen; zwei Sätze; ein Bias
PYTORCH_TITLE = Masken in PyTorch
ONE_LAYER_TITLE = eine Schicht mit ihren Gewichten, und alle Wörter
BLOCKS_TITLE = Encoder- und Decoder-Blöcke

## buttons

OPEN_ALL = Alles öffnen
HIDE_BEFORE = Das Wort davor verdecken
CAUSAL = Kausale Maske
TWO_BACK = Zwei Wörter zurück
ONE_SENTENCE = Zurück zu einem Satz
TRY = **Probiere:**

## step 1: the matrix

# Say what a mask of the control allows; step, second, third: the first places of a strided mask.
about = :gray[**{ $mask }**: { $mask ->
    [none] Jedes Wort darf auf jedes Wort achten
    [causal] Jedes Wort darf auf sich selbst und auf alle früheren Wörter achten, aber auf kein späteres
    [window] { $number ->
        [0] Jedes Wort darf nur auf sich selbst achten
        [1] Jedes Wort darf auf sich selbst und auf das Wort davor achten
       *[other] Jedes Wort darf auf sich selbst und auf die { $number } Wörter davor achten
    }
    [prefix] Wie causal, außerdem darf jedes Wort auf { $number ->
        [1] das erste Wort
       *[other] die ersten { $number } Wörter
    } achten
   *[strided] Jedes Wort darf auf sich selbst und auf die Wörter { $step }, { $second }, { $third } … Plätze davor achten
}.]
matrix_key = :gray[{ $head ->
    [0] { $role ->
        [none] { "" }
       *[other] **{ $role }** ·{ " " }
    }
   *[other] **Kopf { $head }{ $role ->
        [none] { "" }
       *[other] : { $role }
    }** ·{ " " }
}Zahl: Aufmerksamkeitsgewicht · Punkt: verdeckt · { $how }]
matrix_alt = Welches Wort auf welches achten darf: Zeilen { LIST($queries) }; Spalten { LIST($keys) }
SELECT_CELL = wähle eine Zelle aus, um sie zu verdecken oder zu öffnen
SELECT_ROW = wähle eine Zeile aus
hidden_cells = { $hidden ->
    [0] Nichts ist verdeckt: { $cells ->
        [1] Die eine Zelle ist
       *[other] Alle **{ $cells }** Zellen sind
    } offen.
    [1] **1 von { $cells }** Zellen ist verdeckt: Ihr Score ist −∞ und ihr Gewicht genau 0.
   *[other] **{ $hidden } von { $cells }** Zellen sind verdeckt: Ihre Scores sind −∞ und ihre Gewichte genau 0.
}
no_open_key = { QUERY($query) } darf auf **0 von { $keys }** Wörtern achten: Seine Gewichte ergeben zusammen 0, und seine
    Ausgabe ist 0.

# Say to how many keys a query may attend; found: how many of them have its largest weight.
open_keys = { QUERY($query) } darf auf **{ $opened } von { $keys }** Wörtern achten{ $found ->
    [only] , also bekommt { KEY($key) } das ganze Gewicht: **{ PERCENT($largest) }**.
    [equal] { " " }und gibt jedem dasselbe Gewicht: **{ PERCENT($largest) }**.
    [several] { " " }und gibt { $ties } davon das größte Gewicht: je **{ PERCENT($largest) }**.
   *[one] { " " }und gibt { KEY($key) } das größte Gewicht: **{ PERCENT($largest) }**.
}

# Say why a row of the head that looks for the word before has equal weights.
why_equal = { " " }:gray[„{ WORD($query) }“ { $reason ->
    [first] ist das erste Wort, es gibt also kein Wort davor
    [hidden] darf nicht auf das Wort davor achten, denn es ist verdeckt
   *[places] kann das Wort davor nicht finden, denn es werden keine Positionen addiert
}. Alle Scores der Zeile sind gleich, also auch die Gewichte: je { PERCENT($share) }.]

# Say what a row would sum to if the mask came after softmax.
after_softmax = { " " }Käme die Maske erst nach Softmax, so ergäbe die Zeile von { QUERY($query) } zusammen
    nur **{ DECIMAL($total, digits: 2) }** statt 1.
FUTURE_TASK = Wähle die Maske, unter der jedes Wort auf sich selbst und auf alle früheren Wörter achten darf, aber auf
    kein späteres.
future_done = { $hidden } { $hidden ->
    [1] Zelle über der Diagonale ist
   *[other] Zellen über der Diagonale sind
} verdeckt. „{ WORD($first) }“ hat kein früheres Wort und achtet nur auf sich selbst, mit Gewicht 1.
CELL_TASK = Verdecke eine Zelle.
cell_done = { $hidden } { $hidden ->
    [1] Zelle ist verdeckt: Das Gewicht dort ist 0.
   *[other] Zellen sind verdeckt: Die Gewichte dort sind 0.
}

## step 2: the graph

# The name of the mask; combined: something is added to the mask of step 1.
mask_name = { $mask ->
    [none] keine Maske
    [causal] kausale Maske
    [window] Fenstermaske, { $number } { $number ->
        [1] Wort
       *[other] Wörter
    }
    [prefix] Präfixmaske, { $number } { $number ->
        [1] Wort
       *[other] Wörter
    }
    [strided] Schrittmaske, Schrittweite { $number }
   *[combined] Maske aus Schritt 1
}

# The same at the start of a line.
under_mask = { $mask ->
    [none] Ohne Maske
    [causal] Unter der kausalen Maske
    [window] Unter der Fenstermaske ({ $number } { $number ->
        [1] Wort
       *[other] Wörter
    })
    [prefix] Unter der Präfixmaske ({ $number } { $number ->
        [1] Wort
       *[other] Wörter
    })
    [strided] Unter der Schrittmaske (Schrittweite { $number })
   *[combined] Unter der Maske aus Schritt 1
}
UNDER_EXAMPLE = Zum Beispiel unter der kausalen Maske
EXAMPLE_NAMES =
    .window = ein Beispiel: das Wort selbst und das davor
    .causal = kausale Maske, ein Beispiel
EXAMPLE = { " " }:gray[In Schritt 1 ist keine Maske gewählt, darum steht hier ein Beispiel: Jedes Wort darf auf sich
    selbst und auf das Wort davor achten.]
messages_key = :gray[**{ $mask }** · dick: auf einem Weg zu „{ WORD($query) }“ · wähle ein Wort aus{ $left_out ->
    [yes] { " " }· nicht alle Kanten sind gezeichnet
   *[no] { "" }
}]
MESSAGES_ALT = Die Maske als Graph, eine Spalte von Wörtern nach jeder Schicht
layers = Nach **{ $count } { $count ->
    [1] Schicht
   *[other] Schichten
}** hat { QUERY($query) } Information aus **{ $reached } von { $words }** Wörtern.{ $all_open ->
    [yes] { $count ->
        [0] { "" }
       *[other] { " " }Nichts ist verdeckt, also genügt eine Schicht.
    }
   *[no] { "" }
}
layers_unreached = Unter dieser Maske gelangt auch mit beliebig vielen Schichten keine Information zu „{ WORD($last) }“.
    Wähle in Schritt 1 eine andere Maske.

# Say what to try with the layers; moved: whether they were moved while another word is selected.
layers_task = Wähle „{ WORD($last) }“ im Bild aus. Wie viele Schichten braucht es mindestens, bis dort Information
    aus „{ WORD($first) }“ ankommt?{ $moved ->
    [yes] { " " }(„{ WORD($other) }“ ist noch ausgewählt: Wähle zuerst „{ WORD($last) }“ aus.)
   *[no] { "" }
}
layers_done = { $needed ->
    [1] Eine Schicht genügt: Unter dieser Maske darf „{ WORD($last) }“ direkt auf „{ WORD($first) }“ achten.
   *[other] „{ WORD($first) }“ ist { $needed } Kanten von „{ WORD($last) }“ entfernt, es braucht also { $needed } Schichten,
        denn in jeder Schicht fließt Information entlang einer Kante.
}
MORE_WORDS = Gib unter „Deine Wörter“ mehr Wörter ein: Dieser Schritt vergleicht Wörter miteinander.
