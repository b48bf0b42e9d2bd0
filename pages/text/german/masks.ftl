### Was die Seite über Masken sagt.

## the steps

mask =
    .title = Warum ein Wort die Zukunft nicht sehen darf
    .about = Im Training sagt ein Sprachmodell an jeder Stelle zugleich das nächste Wort vorher. Dürfte ein Wort auf dieses achten, läse es die
        Antwort ab. Darum wird der Score jedes späteren Keys **vor** der Softmax auf −∞ gesetzt: Sein Gewicht wird 0, und die übrigen
        ergeben weiterhin zusammen 100 %. Das ist die kausale Maske.{ $projections ->
            [previous] { " " }(Kopf 0 sucht hier das vorige Wort.)
           *[other] { "" }
        }
    .sentence = { hidden_cells } { open_keys }{ why_equal }{ after_softmax }
    .predict = Angenommen, jedes spätere Wort ist verdeckt: Auf wie viele Wörter kann das erste, „{ WORD($first) }“, noch achten?
    .task = { $may_hide_future ->
        [yes] Wähle die Maske, unter der jedes Wort auf sich selbst und auf alle früheren Wörter achten darf, aber auf
            kein späteres.
       *[no] Verdecke eine Zelle.
    }
    .done = { $may_hide_future ->
        [yes] { future_done }
       *[no] { cell_done }
    }
    .nearly = { $way ->
        [nothing] { hidden_cells }
        [future] Kein früheres Wort ist verdeckt, aber über der Diagonale { $future_open ->
                [one] ist { $future_open } Zelle
               *[other] sind { $future_open } Zellen
            } offen, also sieht ein Wort noch ein späteres.
        [past] Die Zukunft ist verdeckt, aber auch { $past_hidden ->
                [one] { $past_hidden } andere Zelle
               *[other] { $past_hidden } andere Zellen
            }. Jedes Wort soll aber auf sich selbst und auf alle früheren Wörter achten dürfen.
       *[both] Über der Diagonale { $future_open ->
                [one] ist { $future_open } Zelle
               *[other] sind { $future_open } Zellen
            } offen, und auf ihr oder darunter { $past_hidden ->
                [one] ist { $past_hidden }
               *[other] sind { $past_hidden }
            } verdeckt. Es sollte umgekehrt sein.
    }
graph =
    .title = Jede Schicht trägt Information einen Schritt weiter
    .about = Angenommen, jedes Wort sieht nur sich selbst und das vorige, wie unter einer **Fenstermaske**: Dann kommt von weiter vorn
        nichts direkt an.
        Aber eine **Schicht** ist eine Runde Attention, und die nächste beginnt mit ihren Ausgaben. Also wandert weiter, was das vorige
        Wort gesammelt hat, in jeder Schicht entlang einer **Kante**, eines Pfeils dieses Graphen.
    .sentence = { layers }{ $is_set ->
        [yes] { "" }
       *[no] { " " }:gray[In Schritt 1 ist keine Maske gewählt, darum steht hier ein Beispiel.]
    }
    .predict = Wie viele Schichten braucht es, bis Information aus „{ WORD($farthest) }“ bei „{ WORD($last) }“ ankommt?
    .task = { $reach ->
        [too_short] { MORE_WORDS }
        [nothing] { layers_unreached }
       *[words] { graph_task }
    }
    .done = { $needed ->
        [1] Eine Schicht genügt: Unter dieser Maske darf „{ WORD($last) }“ direkt auf „{ WORD($farthest) }“ achten.
       *[other] „{ WORD($farthest) }“ ist { $needed } Pfeile von „{ WORD($last) }“ entfernt, es braucht also { $needed } Schichten,
            denn in jeder Schicht wandert Information entlang eines Pfeils.
    }
    .nearly = { $way ->
        [row] „{ WORD($query) }“ ist ausgewählt, also zeigt das Bild, was bei diesem Wort ankommt. Wähle „{ WORD($last) }“ aus.
        [few] Nach { $count ->
                [one] { $count } Schicht
               *[other] { $count } Schichten
            } ist bei „{ WORD($last) }“ noch keine Information aus „{ WORD($farthest) }“ angekommen. Jede weitere Schicht trägt sie einen Pfeil weiter.
       *[many] Die Information kommt schon mit weniger als { $count } Schichten an.
    }
changed =
    .title = Welche Ausgaben erreicht ein geändertes Wort?
    .about = Angenommen, ein Wort wird ersetzt. Welche Ausgaben einer Schicht muss man neu berechnen? Nur seine eigene und die der Wörter, die auf es achten
        dürfen, denn anderswo ist sein Gewicht 0. Hier wird 1 zu seinem Vektor addiert, ohne Maske und mit Maske.
    .sentence = { KEY($word) } wird geändert.  { "\u000A" }Nichts verdeckt: { $without }.
        { "  \u000A" }{ under_followed }: { $under }. :gray[Eine Maske skaliert die verbleibenden Gewichte neu, also können sich auch
        andere Balken unterscheiden.]
    .predict = Wessen Änderung erreicht unter dieser Maske weniger Ausgaben: die des ersten oder die des letzten Wortes?
    .task = { $reach ->
        [too_short] { MORE_WORDS }
        [alike] { alike_task }
       *[different] Finde ein Wort, dessen Änderung unter der Maske die wenigsten Ausgaben erreicht.
    }
    .done = { $count ->
        [0] Unter der Maske kann sich keine Ausgabe ändern.
        [1] Nur die Ausgabe von { AND($names) } kann sich ändern, denn kein anderes Wort darf auf „{ WORD($word) }“ achten.
       *[other] Nur die Ausgaben von { AND($names) } können sich ändern, denn kein anderes Wort darf auf „{ WORD($word) }“ achten.
    }
    .nearly = Die Änderung von „{ WORD($word) }“ kann { $count ->
        [one] { $count } Ausgabe
       *[other] { $count } Ausgaben
    } erreichen. Die eines { $way ->
        [later] späteren
       *[earlier] früheren
    } Wortes erreicht weniger.
grown =
    .title = Was die Maske spart, während ein Satz wächst
    .about = Ein Sprachmodell schreibt Wort für Wort. In einer Schicht ändert sich eine frühere Ausgabe nur, wenn ihr Wort auf das neue achten darf;
        sonst kann man sie behalten. Also entscheidet die Maske, wie viel man neu berechnen muss.
    .sentence = { $old ->
        [0] { KEY($word) } ist das erste Wort, es gibt also noch keine frühere Ausgabe.
       *[other] { KEY($word) } kommt hinzu.  { "\u000A" }Nichts verdeckt: { $without }.  { "\u000A" }{ under_followed }: { $under }.
    }
    .predict = „{ WORD($last) }“ kommt als letztes Wort hinzu{ $last_place ->
            [1] , nach einem einzigen anderen. Wie viele frühere Ausgaben
           *[other] . Wie viele der { $last_place } früheren Ausgaben
        } muss man unter dieser Maske neu berechnen?
    .task = { $last_place ->
        [0] { MORE_WORDS }
       *[other] Füge das letzte Wort „{ WORD($last) }“ hinzu und vergleiche die beiden Bilder.
    }
    .done = Unter dieser Maske müssen { $under_mask } von { $old } neu berechnet werden, ohne Maske { $without_mask } von { $old }, denn eine Ausgabe
        ändert sich nur, wenn ihr Wort auf das neue achten darf.
    .nearly = „{ WORD($word) }“ ist jetzt das neueste von { $size } Wörtern, aber danach kommen noch weitere.
summary = Ein verdeckter Key hat den Score −∞ und das Gewicht 0, also fließt Information nur dort, wo die Maske offen ist.
    { "  \u000A" }Unter einer kausalen Maske kann das Modell im Training die Antwort nicht ablesen, und frühere Ausgaben bleiben gleich,
    während es schreibt. Aber wenn nichts verdeckt ist: Zählt dann, in welcher Reihenfolge die Wörter stehen?

## the pictures

mask_matrix =
    .key = :gray[{ $head ->
        [0] { $role ->
            [none] { "" }
           *[other] **{ $role }** ·{ " " }
        }
       *[other] **Kopf { $head }{ $role ->
            [none] { "" }
           *[other] : { $role }
        }** ·{ " " }
    }Zahl: Attention-Gewicht · Punkt: verdeckt · { $by_cell ->
            [yes] wähle eine Zelle aus, um sie zu verdecken oder zu öffnen
           *[no] wähle eine Zeile aus
        }]
    .alt = Welches Wort auf welches achten darf: Zeilen { LIST($rows) }; Spalten { LIST($columns) }
unmasked =
    .key = **Verlust zweier kleiner Modelle im Training** :gray[· { $legend }]
    .alt = Der Verlust zweier Modelle über den Trainingsschritten: Mit der kausalen Maske endet er bei { DECIMAL($masked_loss) }, ohne Maske
        bei { DECIMAL($seeing_loss) }
MODELS =
    .masked = mit der kausalen Maske
    .seeing = ohne Maske
STEPS = Trainingsschritte
unmasked_said = Beide Modelle wurden { $steps } Schritte lang mit denselben Geschichten trainiert. Ohne Maske fällt der Verlust
    auf **{ DECIMAL($seeing_loss) }**, denn jedes nächste Wort steht lesbar in der Eingabe. Beim Schreiben aber ist es noch nicht da: Auf
    „{ $text }“ folgt „**{ $seeing_words }**“. Mit der Maske endet der Verlust bei **{ DECIMAL($masked_loss) }**, und es
    folgt „**{ $masked_words }**“.
messages =
    .key = :gray[**{ followed }** · dick: auf einem Weg zu „{ WORD($query) }“ · wähle ein Wort aus{ $left_out ->
        [yes] { " " }· nicht alle Pfeile sind gezeigt
       *[no] { "" }
    }]
    .alt = Die Maske als Graph, eine Spalte von Wörtern nach jeder Schicht
mask_graph =
    .key = :gray[**eine Schicht, { mask_name }** · Linienbreite: Attention-Gewicht · { $every ->
        [yes] Zahl: Pfeile, die dort enden
       *[no] nur Pfeile zum ausgewählten Wort sind gezeigt
    }]
    .alt = Die Maske als gerichteter Graph
rounds =
    .key = :gray[**nach { $count } { $count ->
        [1] Schicht
       *[other] Schichten
    }, { followed }** · 1: Die Zeile hat Information aus dem Wort der Spalte · Punkt: noch nicht]
    .alt = Welche Wörter nach einigen Schichten Information aus welchen Wörtern haben
moved =
    .key = :gray[**{ side_name }** · { $still ->
        [yes] keine Ausgabe ändert sich
       *[no] Balken = größte Änderung in einer Ausgabe
    }]
    .alt = Wie stark sich jede Ausgabe ändert, wenn ein Wort geändert wird: { LIST($rows) }
moved_by_growth =
    .key = { moved.key }
    .alt = Wie stark sich jede frühere Ausgabe ändert, wenn ein Wort hinzukommt: { LIST($rows) }

## the names of masks

# The name of the mask; combined: something is added to the mask of step 1.
mask_name = { $named ->
    [none] keine Maske
    [causal] kausale Maske
    [window] Fenstermaske, { $window } { $window ->
        [1] Wort
       *[other] Wörter
    }
    [prefix] Präfixmaske, { $prefix } { $prefix ->
        [1] Wort
       *[other] Wörter
    }
    [strided] Schrittmaske, Schrittweite { $window }
    [streaming] Streaming-Maske, { $window } { $window ->
        [1] Wort
       *[other] Wörter
    } und { $prefix } { $prefix ->
        [1] Sink
       *[other] Sinks
    }
    [packed] Dokumentmaske, je { $window } { $window ->
        [1] Wort
       *[other] Wörter
    }
    [left_padding] Linkspadding-Maske, { $prefix } Token
   *[combined] Maske aus Schritt 1
}

# The same at the start of a line.
under_mask = { $named ->
    [none] Ohne Maske
    [causal] Unter der kausalen Maske
    [window] Unter der Fenstermaske ({ $window } { $window ->
        [1] Wort
       *[other] Wörter
    })
    [prefix] Unter der Präfixmaske ({ $prefix } { $prefix ->
        [1] Wort
       *[other] Wörter
    })
    [strided] Unter der Schrittmaske (Schrittweite { $window })
    [streaming] Unter der Streaming-Maske ({ $window } { $window ->
        [1] Wort
       *[other] Wörter
    } und { $prefix } { $prefix ->
        [1] Sink
       *[other] Sinks
    })
    [packed] Unter der Dokumentmaske (je { $window } { $window ->
        [1] Wort
       *[other] Wörter
    })
    [left_padding] Unter der Linkspadding-Maske ({ $prefix } Token)
   *[combined] Unter der Maske aus Schritt 1
}
followed = { $is_set ->
    [yes] { mask_name }
   *[no] { EXAMPLE_NAMES.window }
}
under_followed = { $is_set ->
    [yes] { under_mask }
   *[no] { UNDER_EXAMPLE }
}
side_name = { $side ->
    [open] nichts verdeckt
   *[mask] { $is_set ->
        [yes] { mask_name }
       *[no] { EXAMPLE_NAMES.causal }
    }
}

## the words of the steps

ONE_SENTENCE = Zurück zu einem Satz

# Say what a mask of the control allows; places: the first ones of a strided mask.
mask_about = :gray[**{ $mask }**: { $mask ->
    [none] Jedes Wort darf auf jedes Wort achten
    [causal] Jedes Wort darf auf sich selbst und auf alle früheren Wörter achten, aber auf kein späteres
    [window] { $window ->
        [0] Jedes Wort darf nur auf sich selbst achten
        [1] Jedes Wort darf auf sich selbst und auf das vorige Wort achten
       *[other] Jedes Wort darf auf sich selbst und auf die { $window } vorigen Wörter achten
    }
    [prefix] Wie causal{ $prefix ->
        [0] { "" }
        [1] , außerdem darf jedes Wort auf das erste Wort achten
       *[other] , außerdem darf jedes Wort auf die ersten { $prefix } Wörter achten
    }
    [streaming] { $window ->
        [0] Jedes Wort darf auf sich selbst achten
        [1] Jedes Wort darf auf sich selbst und auf das vorige Wort achten
       *[other] Jedes Wort darf auf sich selbst und auf die { $window } vorigen Wörter achten
    }{ $prefix ->
        [0] { "" }
        [1] , außerdem auf das erste Wort
       *[other] , außerdem auf frühere unter den ersten { $prefix } Wörtern
    }
    [packed] { $window ->
        [1] Mit jedem Wort beginnt ein neues Dokument, also darf jedes nur auf sich selbst achten
       *[other] Alle { $window } Wörter beginnt ein neues Dokument, und jedes Wort darf auf sich selbst und auf die früheren Wörter seines Dokuments achten
    }
    [left_padding] Wie causal{ $prefix ->
        [0] { "" }
        [1] , aber das erste Token ist Padding: Kein Wort darf darauf achten{ $across ->
            [yes] { "" }
           *[no] , und es selbst achtet auf nichts
        }
       *[other] , aber die ersten { $prefix } Token sind Padding: Kein Wort darf auf sie achten{ $across ->
            [yes] { "" }
           *[no] , und sie selbst achten auf nichts
        }
    }
   *[strided] Jedes Wort darf auf sich selbst und auf die Wörter { LIST($places) } … Positionen davor achten
}.]
hidden_cells = { $hidden ->
    [0] Nichts ist verdeckt: { $cells ->
        [1] Die eine Zelle ist
       *[other] Alle **{ $cells }** Zellen sind
    } offen.
    [1] **1 von { $cells }** { $cells ->
        [1] Zelle
       *[other] Zellen
    } ist verdeckt: Ihr Score ist −∞ und ihr Gewicht genau 0.
   *[other] **{ $hidden } von { $cells }** Zellen sind verdeckt: Ihre Scores sind −∞ und ihre Gewichte genau 0.
}

# Say to how many keys a query may attend; found: how many of them have its largest weight.
open_keys = { $found ->
    [none] { QUERY($query) } darf auf **0 von { $keys }** { $keys ->
        [1] Wort
       *[other] Wörtern
    } achten, also ergeben seine Gewichte zusammen 0, und seine
        Ausgabe ist 0.
   *[some] { QUERY($query) } darf auf **{ $visible } von { $keys }** { $keys ->
        [1] Wort
       *[other] Wörtern
    } achten{ $found ->
        [only] , also bekommt { KEY($key) } das ganze Gewicht: **{ PERCENT($largest) }**.
        [equal] { " " }und gibt jedem dasselbe Gewicht: **{ PERCENT($largest) }**.
        [several] { " " }und gibt { $ties } davon das größte Gewicht: je **{ PERCENT($largest) }**.
       *[one] { " " }und gibt { KEY($key) } das größte Gewicht: **{ PERCENT($largest) }**.
    }
}

# Say why a row of the head that looks for the previous word has equal weights.
why_equal = { $equal_reason ->
    [none] { "" }
   *[other] { " " }:gray[„{ WORD($equal_query) }“ { $equal_reason ->
        [first] hat kein voriges Wort
        [hidden] darf nicht auf das vorige Wort achten, denn es ist verdeckt
       *[places] kann das vorige Wort nicht finden, denn es werden keine Positionen addiert
    }. Darum sind alle Scores der Zeile gleich, und jedes Gewicht ist { PERCENT($equal_share) }.]
}

# Say what a row would sum to if the mask came after softmax.
after_softmax = { $hides ->
    [no] { "" }
   *[yes] { " " }Käme die Maske erst nach der Softmax, so ergäbe die Zeile von { QUERY($hidden_query) } zusammen
        nur **{ DECIMAL($unmasked_total, digits: 2) }** statt 1, denn verdeckte Keys hätten ihren Anteil schon bekommen.
}
future_done = { $hidden } { $hidden ->
    [1] Zelle über der Diagonale ist
   *[other] Zellen über der Diagonale sind
} verdeckt. „{ WORD($first) }“ hat kein früheres Wort und achtet nur auf sich selbst, mit Gewicht 1.
cell_done = { $hidden } { $hidden ->
    [1] Zelle ist verdeckt: Das Gewicht dort ist 0.
   *[other] Zellen sind verdeckt: Die Gewichte dort sind 0.
}
UNDER_EXAMPLE = Zum Beispiel unter der kausalen Maske
EXAMPLE_NAMES =
    .window = ein Beispiel: das Wort selbst und das vorige
    .causal = kausale Maske, ein Beispiel
layers = Nach **{ $count } { $count ->
    [1] Schicht
   *[other] Schichten
}** hat { QUERY($query) } Information aus **{ $reached } von { $words }** { $words ->
    [1] Wort
   *[other] Wörtern
}.{ $all_open ->
    [yes] { $count ->
        [0] { "" }
       *[other] { " " }Nichts ist verdeckt, also genügt eine Schicht.
    }
   *[no] { "" }
}
layers_unreached = Unter dieser Maske gelangt auch mit beliebig vielen Schichten nichts von anderen Wörtern zu „{ WORD($last) }“.
    Wähle in Schritt 1 eine andere Maske.

graph_task = Wähle „{ WORD($last) }“ im Bild aus und stelle die kleinste Anzahl von Schichten ein, bei der dort
    Information aus „{ WORD($farthest) }“ ankommt.
MORE_WORDS = Gib unter „Deine Wörter“ mehr Wörter ein: Dieser Schritt vergleicht Wörter miteinander.

## the last two steps

HIDDEN_FROM = 0 · darf nicht darauf achten
NEW = neu
LATER = noch nicht da
STAYS = 0 · unverändert

# A word in a list.
quoted = „{ WORD($word) }“

# Say how many outputs can change, how many of those before the word, and how many do, by how much.
changes = **{ $can } von { $words }** { $words ->
    [1] Ausgabe
   *[other] Ausgaben
}{ $before ->
    [0] { "" }
    [1] { " " }(**{ $earlier }** von 1 früheren)
   *[other] { " " }(**{ $earlier }** von { $before } früheren)
} { $can ->
    [0] können sich ändern
   *[other] { $can ->
        [1] kann
       *[other] können
    } sich ändern, und **{ $moved }** { $moved ->
        [1] ändert sich
       *[other] ändern sich
    }{ $moved ->
        [0] { "" }
       *[other] , um bis zu **{ SMALL($most) }**
    }
}
alike_task = Unter dieser Maske kann die Änderung jedes Wortes { $fewest } { $fewest ->
    [1] Ausgabe
      *[other] Ausgaben
} erreichen. Wähle eine andere Maske und sieh, welche Ausgaben dann gleich bleiben.

# Say what a new word means for the outputs before it; opened: how many of them may attend to it.
growth = { $opened ->
    [0] **{ $opened } von { $old }** { earlier_words } dürfen auf das neue Wort achten, also { $old ->
        [1] kann man die frühere Ausgabe behalten
       *[other] kann man alle früheren Ausgaben behalten
    }
    [1] **{ $opened } von { $old }** { earlier_words } darf auf das neue Wort achten, also muss man eine frühere Ausgabe neu
        berechnen{ $moves ->
        [yes] ; sie ändert sich um bis zu **{ SMALL($most) }**
       *[no] , obwohl sie hier gleich bleibt
    }
   *[other] **{ $opened } von { $old }** früheren Wörtern dürfen auf das neue Wort achten, also muss man { $opened } frühere Ausgaben neu
        berechnen{ $moves ->
        [yes] ; sie ändern sich um bis zu **{ SMALL($most) }**
       *[no] , obwohl sie hier gleich bleiben
    }
}
earlier_words = { $old ->
    [1] früheren Wort
   *[other] früheren Wörtern
}
ONLY_SELF = Dieser Schritt handelt von einem Satz, der auf sich selbst achtet. Zurzeit sind es zwei.

## what is unfolded

FOLDS =
    .more = Fenster, Präfix und Padding; einzelne Zellen; zwei Sätze; ein Bias
    .pytorch = Masken in PyTorch
    .one_layer = eine Schicht mit ihren Gewichten, und alle Wörter
    .blocks = Encoder- und Decoder-Blöcke
mask_row = { $visible ->
    [0] Bei { QUERY($query) } endet kein Pfeil: Es achtet auf **0** Wörter, und seine Gewichte ergeben zusammen 0.
   *[other] { $visible } { $visible ->
                [1] Pfeil endet
       *[other] Pfeile enden
    } bei { QUERY($query) }: Es darf auf **{ $visible }** von { $keys } { $keys ->
        [1] Wort
       *[other] Wörtern
    } achten
}{ $found ->
    [none] { "" }
    [one] , am stärksten auf { KEY($key) } ({ PERCENT($largest) }).
    [only] , am stärksten auf { KEY($key) } ({ PERCENT($largest) }).
   *[equal] { $found ->
        [equal] { " " }und gibt jedem dasselbe Gewicht: { PERCENT($largest) }.
       *[several] { " " }und gibt { $ties } davon das größte Gewicht: je { PERCENT($largest) }.
    }
}{ $degrees ->
    [none] { "" }
   *[other] { " " }Eingangsgrade (Pfeile, die bei jedem Wort enden), vom ersten Wort bis zum letzten: { LIST($degrees) }.
}{ $match ->
    [none] { "" }
   *[other] { "\u000A" }{ "\u000A" }{ $match }
}
corner = Zwei Sätze können verschieden lang sein: Welche Position zählt dann als „früher“? PyTorchs is_causal zählt ab der ersten Query und
    dem ersten Key, oben links. Ein Decoder mit Cache zählt von den letzten her, unten rechts, denn seine Queries sind die neuesten
    Wörter.{ $across ->
    [yes] { " " }Hier sind es **{ $queries }** Queries und **{ $keys }** Keys.
   *[no] { "" }
}
block =
    .sentence = { $across ->
        [yes] Das ist **Cross-Attention**: Die Keys sind Wörter eines anderen Satzes, also liegt keiner in der Zukunft
            einer Query.{ $has_mask ->
            [yes] { " " }{ under_mask } entscheiden allein die Positionen, welche Keys verdeckt sind.
           *[no] { "" }
        }
       *[no] { $has_mask ->
            [yes] { $future_open ->
                [0] Das ist ein **Decoder-Block**: Eine Zeile Code, scores.masked_fill(~allowed, −inf), verdeckt die Zukunft.
               *[other] Ein **Decoder-Block** hat diese Zeile Code, scores.masked_fill(~allowed, −inf), aber hier { $future_open ->
                        [1] ist
                       *[other] sind
                    } **{ $future_open } von { $future }** { $future ->
                        [1] Zelle
                       *[other] Zellen
                    } der Zukunft offen.
            }
           *[no] { $future_hidden ->
                [0] Das ist ein **Encoder-Block**: Keine Zeile Code verdeckt die Zukunft.
               *[other] Wie in einem **Encoder-Block** gibt es hier keine kausale Maske. Durch Fenster, Präfix, Padding oder einzelne
                    Zellen { $future_hidden ->
                        [1] ist
                       *[other] sind
                    } aber **{ $future_hidden } von { $future }** { $future ->
                        [1] Zelle
                       *[other] Zellen
                    } der Zukunft verdeckt.
            }
        }
    }
    .lead = **Block:**
TABLES =
    .edges = die Pfeile des Graphen
ON_TOP_TITLE = **Fenster, Präfix und Padding**, zusätzlich zur Maske des Schritts
PAINTED_TITLE = **Einzelne Zellen**, im Bild oder hier verdeckt oder geöffnet
PAINTED_ABOUT = Nenne jede geänderte Zelle als Zeile-Spalte, ab 0 gezählt, und verbinde die Zellen mit _: 2-5_3-3. So geht es mit der Tastatur und
    bei Sätzen mit mehr als 16 Wörtern, wo ein Klick nur eine Zeile auswählt.
BIAS_TITLE = **Ein Bias statt einer Maske**
BIAS_ABOUT = Ein Bias ändert nur einen Score. **ALiBi** senkt den eines früheren Keys umso mehr, je weiter er zurückliegt; so verliert der
    entfernteste Gewicht an die anderen.
CORNER_TITLE = **Wo eine kausale Maske beginnt**, bei zwei Sätzen
NOTHING_TITLE = **Eine Query, für die alle Keys verdeckt sind**
HIDE_ROW = Die ganze Zeile verdecken
POLARITY_TITLE = **Was True bedeutet**
ENCODER = Encoder
DECODER = Decoder
combined = Offen: **{ $opened } von { $cells }** { $cells ->
    [1] Zelle
   *[other] Zellen
}. :gray[& behält, was beide erlauben; | behält, was eine von
    beiden erlaubt.]

    allowed = **{ $formula }**
EVERYTHING = jede Zelle
window_part = Fenster { $reach } zu beiden Seiten
prefix_part = Präfix { $length }
padding_part = Padding ab Key { $start }
corner_part = { $corner ->
    [upper_left] { "" }
   *[other] , unten rechts
}
painted_part = { $count ->
    [0] { "" }
   *[other] , und { $count } { $count ->
        [1] Zelle
       *[other] Zellen
    } geändert
}

# Say which queries may attend to nothing, before a table of the output of the selected one.
nothing_now = { $count ->
    [0] Jede Query darf auf mindestens ein Wort achten.
    [1] { AND($names) } darf auf kein Wort achten.
   *[other] { AND($names) } dürfen auf kein Wort achten.
} { $is_blind ->
    [yes] Die { OUTPUT("Ausgabe") } von { QUERY($query) } ist:
   *[no] Wären für { QUERY($query) } alle Keys verdeckt, so wäre die { OUTPUT("Ausgabe") }:
}
NOTHING_WAYS =
    .core = diese Seiten
    .fused = PyTorchs fused attention
    .plain = eine einfache Softmax
NOTHING_HEADER =
    .way = berechnet von
    .numbers = erste Zahlen
NOTHING_WHY = :gray[Die einfache Softmax einer Zeile aus −∞ teilt 0 durch 0, und das ist keine Zahl: NaN.]
polarity = Zwei Funktionen von PyTorch lesen dieselbe Maske entgegengesetzt. Für **scaled_dot_product_attention** bedeutet
    True offen, hier { $opened } von { $cells } { $cells ->
        [1] Zelle
       *[other] Zellen
    }. Für **MultiheadAttention** bedeutet True verdeckt, hier { $hidden } von { $cells }. { swapped }

# Say what a mask does that is passed to the wrong function; blind: how many of the queries then see nothing.
swapped = { $hidden ->
    [0] An die falsche Funktion übergeben, würde diese Maske jede Zelle verdecken.
   *[other] { $opened ->
        [0] An die falsche Funktion übergeben, würde diese Maske keine Zelle verdecken.
       *[other] An die falsche Funktion übergeben, würde diese Maske die offenen Zellen verdecken
            und **{ $hidden }** { $hidden ->
            [1] verdeckte Zelle
           *[other] verdeckte Zellen
        } öffnen.{ $blind ->
            [0] { "" }
           *[other] { " " }{ $blind } von { $queries } { $queries ->
            [1] Wort
           *[other] Wörtern
        } { $blind ->
                [1] könnte
               *[other] könnten
            } dann auf nichts achten.
        }
    }
}
rounding = { $unchanged ->
    [0] { "" }
   *[other] Wenn { KEY($word) } hinzukommt, bleiben Ausgaben, die sich nicht ändern können, { $most ->
        [0] genau gleich
       *[other] bis auf Rundung gleich: Die größte Abweichung ist { SMALL($most) }
    }.
}
## buttons

changed_guesses =
    .first = die des ersten
    .last = die des letzten
    .same = beide gleich viele

mask_offers =
    .before = Das Wort davor verdecken
    .open = Alles öffnen
graph_offers =
    .two_back = Zwei Wörter zurück
    .causal = Kausale Maske
combined_offers =
    .sliding = Gleitendes Fenster
    .prefix = Präfix-Sprachmodell
    .padded = Encoder mit Padding
TWO_SENTENCES = Zwei Sätze, zufällige Projektionen, kausale Maske

## controls

ROUNDS = Schichten
ROUNDS_HELP = Anzahl der gestapelten Schichten, alle mit derselben Maske.
CHANGED_WORD = Geändertes Wort (0 ist das erste)
CHANGED_WORD_HELP = Zu jeder Zahl im Vektor dieses Wortes wird 1 addiert; verglichen werden die Ausgaben davor und danach.
GROWN_WORD = Neuestes Wort (0 ist das erste)
GROWN_WORD_HELP = Dieses Wort kommt zu den früheren hinzu; verglichen werden deren Ausgaben davor und danach.
WINDOW = Fenster: Wörter zu beiden Seiten
WINDOW_HELP = Eine Query darf nur auf Keys achten, die höchstens so viele Positionen vor oder nach ihr stehen. Das Fenster
    wird mit der Maske des Schritts kombiniert, deren eigenes Fenster nur zurückreicht. off: kein Fenster.
PREFIX = Präfix: erste Wörter, die für alle offen sind
PREFIX_HELP = Auf diese ersten Wörter darf jede Query achten, auch auf solche, die nach ihr stehen.
PADDING = Padding: letzte Wörter, die für alle verdeckt sind
PADDING_HELP = Füllwörter machen alle Texte eines Batches gleich lang. Sie tragen keine Bedeutung und sind darum für
    jede Query verdeckt.
PAINTED = Geänderte Zellen, als Zeile-Spalte
PAINTED_HELP = Jeder andere Text wird ignoriert.
CORNER = Wo die kausale Maske beginnt
CORNER_HELP = upper_left: bei der ersten Query und dem ersten Key. lower_right: bei den letzten.
