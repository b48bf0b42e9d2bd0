### Was die Seite über Masken sagt.

## the steps

MATRIX_TITLE = Eine Maske verdeckt Keys
MATRIX = Eine Maske legt für jede Query (eine Zeile) fest, auf welche Keys (Spalten) sie achten darf. Der Score eines
    verdeckten Keys wird **vor** Softmax auf −∞ gesetzt. Das Gewicht dieses Keys ist dann genau 0, und die übrigen
    Gewichte ergeben weiterhin 100 %. Setzte man Gewichte erst nach Softmax auf 0, bliebe ihre Summe unter 100 %. Wähle
    eine Maske.
GRAPH_TITLE = Eine Maske als Graph
GRAPH = Jedes Wort ist ein Knoten, und eine Kante führt von einem Key zu jeder Query, die auf ihn achten darf.
    Eine **Schicht** ist eine Runde Attention; ihre Ausgaben sind die Eingaben der nächsten. In jeder Schicht fließt
    Information entlang einer Kante. Wie man Schichten stapelt, zeigt „8 Köpfe“, Schritt 4.
CHANGED_TITLE = Welche Ausgaben eine Änderung erreicht
CHANGED = Addiere 1 zu jeder Zahl im Vektor eines Wortes und vergleiche alle Ausgaben. Ändern können sich die Ausgabe
    des Wortes selbst und die Ausgaben aller Wörter, die auf es achten dürfen. Eine kausale Maske verdeckt alle späteren
    Wörter, also kann sich keine frühere Ausgabe ändern.
GROWN_TITLE = Warum die Zukunft verdeckt ist
GROWN = Ein Sprachmodell schreibt Wort für Wort. Ohne Maske achten frühere Wörter auf jedes neue Wort, ihre Ausgaben
    müssen also neu berechnet werden. Unter einer kausalen Maske bleiben diese Ausgaben gleich. Im Training verdeckt die
    Maske auch die Wörter, die das Modell vorhersagen soll.
SUMMARY = Ein verdeckter Key hat den Score −∞ und das Gewicht 0, also fließt Information nur dort, wo die Maske offen
    ist. { "  \u000A" }Eine kausale Maske verdeckt die Zukunft, also bleiben frühere Ausgaben gleich, während ein Satz
    wächst.

## controls

ROUNDS = Schichten
ROUNDS_HELP = Anzahl der gestapelten Schichten, alle mit derselben Maske.
CHANGED_WORD = Geändertes Wort (0 ist das erste)
CHANGED_HELP = Zu jeder Zahl im Vektor dieses Wortes wird 1 addiert; verglichen werden die Ausgaben davor und danach.
GROWN_WORD = Neuestes Wort (0 ist das erste)
GROWN_HELP = Dieses Wort kommt zu den früheren hinzu; verglichen werden deren Ausgaben davor und danach.

## what is unfolded, see masks_deeper.py

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

# Say what a row would sum to if the mask came after softmax.
after_softmax = { " " }Käme die Maske erst nach Softmax, so ergäbe die Zeile von { QUERY($query) } zusammen
    nur **{ DECIMAL($total, digits: 2) }** statt 1.

## step 2: the graph

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
MORE_WORDS = Gib unter „Deine Wörter“ mehr Wörter ein: Dieser Schritt vergleicht Wörter miteinander.
