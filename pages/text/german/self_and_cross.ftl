### Was die Schritte der Seite über Self-Attention und Cross-Attention sagen.

## die Schritte

self =
    .title = Woher dürfen Keys und Values kommen?
    .about = Bisher haben $W_Q$, $W_K$ und $W_V$ Queries, Keys und Values aus denselben Vektoren **x** berechnet: Ein Satz hat auf sich
        selbst geachtet. Das ist **Self-Attention**. Jedes Wort hat eine Query und einen Key, also haben die Gewichte je Wort
        eine Zeile und eine Spalte. Was kostet ein längerer Satz?
    .sentence = { attends } { product } { QUADRATIC }
    .predict = Ein Satz mit { $before } { $noun ->
            [word] Wörtern
           *[token] Token
        } hat { $before } × { $before } = { $square } Gewichte. Wie viele Gewichte kommen mit einem weiteren { $noun ->
            [word] Wort
           *[token] Token
        } dazu?
    .task = { $fixed ->
        [yes] { OWN_TOKENS }
       *[no] { $long ->
            [yes] Das { $asked }. { $noun ->
                [word] Wort
               *[token] Token
            } ist „{ WORD($last_asked) }“. Wähle seine Zeile. Welche Gewichte kommen mit ihm dazu?
           *[no] Schreib einen Satz mit mindestens { $asked } { $noun ->
                [word] Wörtern
               *[token] Token
            }. Welche Zeilen und Spalten sind neu?
        }
    }
    .done = Das { $asked }. { $noun ->
            [word] Wort
           *[token] Token
        } hat eine Query, also kommt eine Zeile mit { $asked } Gewichten dazu; und es hat einen Key, also bekommt jede der { $before } Zeilen
        darüber eines mehr: { $asked } + { $before } = { $more }. Insgesamt sind es { $keys } × { $keys } = { $total } Gewichte.
    .nearly = { $way ->
        [row] Das ist die Zeile von „{ WORD($query) }“. Suche die von „{ WORD($last_asked) }“ weiter { $below ->
            [yes] unten
           *[no] oben
        }.
       *[short] { $queries ->
            [one] Bisher ist es { $queries } Zeile
           *[other] Bisher sind es { $queries } Zeilen
        }. Schreib weiter, bis es { $asked } sind.
    }
cross =
    .title = Wer übersetzt, muss in einen anderen Satz schauen
    .about = Wer übersetzt, muss das Original lesen. Darum macht ein **Encoder** aus dem englischen Satz Vektoren,
        das **Memory** m. Der **Decoder** schreibt den deutschen: Er berechnet Queries aus seinen eigenen Wörtern, Keys und Values
        aber aus m. Das ist **Cross-Attention**. Keine kausale Maske verdeckt m, denn es ist vollständig bekannt, bevor das Schreiben beginnt.
    .sentence = { $lacks ->
        [example] { ONE_SENTENCE }
        [words] { NO_WORDS }
       *[none] { $english ->
            [yes] { IN_ENGLISH }{ " " }
           *[no] { "" }
        }{ attends } { product }{ other_head }{ mask_hides }
    }
    .predict = Die Queries kommen hier aus der Frage. Angenommen, sie bekommt ein { $noun ->
            [word] Wort
           *[token] Token
        } mehr. Was kommt in der Heatmap dazu?
    .task = { $lacks ->
        [example] { NO_SECOND_TASK }
       *[none] Schreib eine Frage mit mindestens { $asked } { $noun ->
            [word] Wörtern
           *[token] Token
        } und beobachte, in welche Richtung die Heatmap wächst.
    }
    .done = Queries haben nur die { $noun ->
            [word] Wörter
           *[token] Token
        } der Frage, also sind es jetzt { $queries } Zeilen. Keys und Values kommen allein aus dem Satz, also bleibt
        es bei { $keys ->
            [one] { $keys } Spalte
           *[other] { $keys } Spalten
        }.
    .nearly = { $queries ->
            [one] Bisher ist es { $queries } Zeile
           *[other] Bisher sind es { $queries } Zeilen
        }. Schreib weiter, bis es { $asked } sind.
decoding =
    .title = Keys und Values kann man behalten: der Key-Value-Cache
    .about = Ein Sprachmodell schreibt Wort für Wort. Unter einer kausalen Maske sehen frühere Wörter das neue nie, also
        ändern sich ihre Keys und Values nicht, und man behält sie im **Key-Value-Cache**. Nur das neue Wort braucht Query,
        Key und Value.
    .sentence = { new } { product }{ $whole ->
        [yes] { "" }
       *[no] { " " }{ uncached }
    } { attends }
    .predict = „{ WORD($newest) }“ wird zuletzt geschrieben, und alle früheren Keys und Values liegen im Cache. Wie viele
        Gewichte muss man dafür berechnen?
    .task = { $keys ->
        [1] { one_key }
       *[other] Wähle 1 neues { $noun ->
            [word] Wort
           *[token] Token
        } am Ende. Welche Zeile bleibt übrig?
    }
    .done = Eine Query trifft auf { $keys } Keys, also genügen { $keys } Gewichte. Ohne den Cache würden alle { $keys } × { $keys } = { $square }
        berechnet, obwohl sich die Zeilen darüber nicht geändert haben können.
    .nearly = Noch sind { $count } { $noun ->
            [word] Wörter
           *[token] Token
        } neu, also sind es { $count } Zeilen. Ein Modell, das schreibt, fügt jeweils ein { $noun ->
            [word] Wort
           *[token] Token
        } hinzu.
summary = Keys und Values kommen aus demselben Satz, aus einem anderen (dem Memory) oder aus dem, was schon berechnet ist (dem
    Cache).  { "\u000A" }Aber jedes Wort hat nur eine Zeile mit Gewichten, und deren Summe ist 100 %. Und wenn ein Wort zweierlei
    zugleich braucht?
FOLDS =
    .self = Queries, Keys und Values als Zahlen
    .cross = nur die Queries sind neu
    .corners = wo eine kausale Maske beginnt
self_offers =
    .one_word = Ein einziges Wort
    .same = Ein Kopf für dasselbe Wort
cross_offers =
    .causal = Trotzdem eine kausale Maske
    .random = Zufällige Projektionen
cross_guesses =
    .row = eine Zeile mehr
    .column = eine Spalte mehr
    .both = eine Zeile und eine Spalte, wie in Schritt 1
decoding_offers =
    .three_new = Drei neue Wörter

## die Wörter der Schritte

OWN_TOKENS = Ein Rechenbeispiel hat seine eigenen Token; geh also zu deinem eigenen Satz zurück, um ihn zu ändern.
NO_SECOND_TASK = Geh zu deinem eigenen Satz zurück, damit eine Frage auf ihn achten kann.
IN_ENGLISH = :gray[Dieser Kopf kennt nur englische Wörter, also vertritt hier eine englische Frage die Übersetzung.]
mask_hides = { $hidden ->
    [0] { "" }
   *[other] { " " }Die Maske verdeckt { $hidden } dieser Gewichte, obwohl der ganze Satz schon bekannt ist: Sie vergleicht nur
        Positionen.
}
new = { $count ->
    [1] 1 { $noun ->
        [word] Wort
       *[token] Token
    } ist neu, wie wenn ein Sprachmodell schreibt.
   *[other] { $count } { $noun ->
        [word] Wörter
       *[token] Token
    } sind neu, wie wenn ein Sprachmodell { $whole ->
        [yes] den Text
       *[no] den Rest des Textes
    } liest, den es fortsetzen soll.
}
other_head = { $stands_in ->
    [none] { "" }
   *[other] { " " }{ OTHER_HEAD }
}
attends = { QUERY($query) } { $ties ->
    [0] darf auf kein { $noun ->
        [word] Wort
       *[token] Token
    } achten: Die Maske verdeckt jeden Key, und alle Gewichte sind 0
    [1] achtet { $keys ->
        [1] allein
       *[other] { $everything ->
            [yes] nur
           *[no] am stärksten
        }
    } auf { KEY($key) }: **{ PERCENT($share) }**
   *[other] achtet { $everything ->
        [yes] gleich stark
       *[no] am stärksten, und zwar gleich,
    } auf { $ties } { $noun ->
        [word] Wörter
       *[token] Token
    }: je **{ PERCENT($share) }**
}.
product = { count_queries } und { count_keys } ergeben { $queries } × { $keys } = **{ $total ->
    [one] { $total } Gewicht
   *[other] { $total } Gewichte
}**.
count_queries = { $queries ->
    [one] { $queries } Query
   *[other] { $queries } Queries
}
count_keys = { $keys ->
    [one] { $keys } Key
   *[other] { $keys } Keys
}
count_values = { $values ->
    [one] { $values } Value
   *[other] { $values } Values
}
QUADRATIC = Ein doppelt so langer Satz braucht also viermal so viele Gewichte.
uncached = Ohne den Cache würden alle { $keys } × { $keys } = { $square } neu berechnet.
one_key = Der Satz hat nur ein { $noun ->
    [word] Wort
   *[token] Token
}. Ergänze weitere unter „Deine Wörter“.

## die Bilder

weights =
    .key = **Gewichte{ of_head }**{ $role ->
        [none] { "" }
       *[other] { " " }({ $role })
    } :gray[· Zeile: Query{ $kind ->
        [self] { "" }
       *[cross] { " " }aus { SOURCES.question }
    } · Spalte: Key aus { $kind ->
        [self] demselben Satz
       *[cross] { SOURCES.sentence }
    }{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Gewichte{ of_head }, { $kind ->
        [self] { KINDS.self }
       *[cross] { KINDS.cross }
    }: Zeilen { LIST($query_names) }; Spalten { LIST($key_names) }
new_rows =
    .key = **Gewichte { $count ->
        [one] { $noun ->
            [word] des neuen Wortes
           *[token] des neuen Tokens
        }
       *[other] { $noun ->
            [word] der neuen Wörter
           *[token] der neuen Token
        }
    }** :gray[· Zeile: neue Query · Spalte: Key{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Gewichte { $count ->
        [one] des neuesten Tokens
       *[other] der { $count } neuesten Token
    } über alle Token, kausale Maske von der Ecke { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }
source =
    .key = { $letter ->
        [q] { QUERY("Queries") }
        [k] { KEY("Keys") }
       *[v] { VALUE("Values") }
    } aus **{ $text ->
        [question] { SOURCES.question }
       *[sentence] { SOURCES.sentence }
    }** :gray[· { rows_of } mit { numbers_of }]
    .alt = Die { $letter ->
        [q] { ROLES.q }
        [k] { ROLES.k }
       *[v] { ROLES.v }
    }{ of_head }, aus { $text ->
        [question] { SOURCES.question }
       *[sentence] { SOURCES.sentence }
    }: eine Zeile je Token
corner =
    .key = **{ $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }** :gray[· { $corner ->
        [upper_left] { CORNER_CALLS.upper_left }
       *[lower_right] { CORNER_CALLS.lower_right }
    }]
    .alt = Gewichte { $count ->
        [one] des neuesten Tokens
       *[other] der { $count } neuesten Token
    } über alle Token, kausale Maske von der Ecke { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }
of_head = { $head ->
    [0] { "" }
   *[other] { " " }von Kopf { $head }
}

## Bedienelemente

SECOND = Zweiter Satz, eine Frage: Ihre Wörter sind die Queries
SECOND_HELP = Deine eigenen Wörter, ob Frage oder nicht. Sie achten auf die Wörter des Satzes.
NEW = Neue Token am Ende
NEW_HELP = Frühere Token stehen im Cache: Ihre Keys und Values sind schon bekannt.

## wozu es keinen zweiten Satz gibt, und welcher Kopf einspringt

ONE_SENTENCE = Ein Rechenbeispiel hat nur einen Satz, also gibt es keine Frage, die auf ihn achten könnte.
NO_WORDS = Der zweite Satz hat noch keine Wörter: Schreib welche in „Zweiter Satz“.
OTHER_HEAD = Dieser Kopf kann nicht zwei Sätze lesen, also sucht hier jedes { $noun ->
    [word] Wort nach demselben Wort
   *[token] Token nach demselben Token
}.

## Namen

KINDS =
    .self = Self-Attention
    .cross = Cross-Attention
SOURCES =
    .sentence = dem Satz
    .question = der Frage
ROLES =
    .q = Queries
    .k = Keys
    .v = Values
HIDDEN = { " " }· Punkt: verdeckt
CORNER_NAMES =
    .upper_left = links oben
    .lower_right = rechts unten
CORNER_CALLS =
    .upper_left = was is_causal=True in PyTorch bedeutet
    .lower_right = was man beim Dekodieren braucht
TABLES =
    .sources = Herkunft
    .self_weights = Self-Attention
    .cross_weights = Cross-Attention
    .upper_left = kausal von links oben
    .lower_right = kausal von rechts unten

## was aufgeklappt wird

self_sources = Alle entstehen aus einem Satz, jeweils durch eine eigene Projektion: { QUERY(count_queries) }, {
    KEY(count_keys) } und { VALUE(count_values) }.{ $match ->
    [none] { "" }
   *[other] { " " }{ $match }
}
cross_sources = { $lacks ->
    [example] { ONE_SENTENCE }
    [words] { NO_WORDS }
   *[none] { $compared ->
        [yes] { compared }
       *[no] { not_compared }
    }
}
compared = Die { KEY("Keys") } weichen um **{ SMALL($k_moved) }** von denen aus Schritt 1 ab, die { VALUE("Values") } um **{ SMALL($v_moved) }**, denn Satz
    und Projektionen sind dieselben. Neu sind nur die { QUERY("Queries") }: Sie kommen aus der Frage. Also hat die { OUTPUT("Ausgabe") } eine
    Zeile je Query, **{ rows_of }**, und jede ist so breit wie ein Value: { numbers_of }.
not_compared = Die { QUERY("Queries") } kommen aus der Frage, die { KEY("Keys") } und die { VALUE("Values") } aus dem Satz. Mit denen aus
    Schritt 1 lassen sie sich nicht vergleichen, { $other ->
    [yes] denn dort ist ein anderer Kopf zu sehen
   *[no] denn dort liest dieser entworfene Kopf nur einen Satz
}: Die Zeilen haben dort { $own } Zahlen, hier { $width }. Die { OUTPUT("Ausgabe") } hat eine Zeile je Query, **{ rows_of }**, und jede ist so breit wie ein Value: { numbers_of }.
rows_of = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}
numbers_of = { $width ->
    [one] { $width } Zahl
   *[other] { $width } Zahlen
}
CORNERS = Eine kausale Maske verdeckt ein Dreieck der Gewichte. Bei weniger Queries als Keys kommt es darauf an, von welcher
    Ecke aus es gezählt wird: Die letzte Query gehört zum letzten Wort und darf alle Keys sehen; das leistet nur die Ecke rechts
    unten. In der Formel zählt i die Queries und j die Keys; $T_q$ und $T_k$ sind ihre Anzahlen.
corner_words = { $corner ->
    [upper_left] { CORNER_NAMES.upper_left }
   *[lower_right] { CORNER_NAMES.lower_right }
}: Das neueste Token achtet auf { $visible } von { count_keys }{ $right ->
    [yes] { "" }
   *[no] ; { $apart ->
        [0] hier würden die verdeckten Keys die Ausgabe nicht ändern
       *[other] die Ausgabe ist um bis zu { SMALL($apart) } falsch
    }
}
agrees = { $kind ->
    [self] { KINDS.self }
   *[cross] { KINDS.cross }
}: größter Unterschied zu { $call } { SMALL($difference) }{ $before_dropout ->
    [yes] , verglichen vor Dropout
   *[no] { "" }
}
decoding_agrees = Key-Value-Cache, rechts unten: größter Unterschied zu kausaler Attention über den ganzen Satz auf einmal
    { SMALL($difference) }
