### Was die Schritte der Seite über Self-Attention und Cross-Attention sagen.

## die Schritte

self =
    .title = Self-Attention
    .about = In der Self-Attention achtet ein Satz auf sich selbst. Die Vektoren seiner Wörter bilden die Matrix x. Die
        Projektionen W_Q, W_K und W_V berechnen aus demselben x die Queries, die Keys und die Values; jedes Wort hat also
        eine Query, einen Key und einen Value.
    .sentence = { attends } { product } { QUADRATIC }
    .task = { $fixed ->
        [yes] { OWN_TOKENS }
       *[no] { own_task }
    }
    .done = { own_done }
cross =
    .title = Cross-Attention
    .about = In der Cross-Attention achtet ein Satz auf einen anderen. Die Queries werden aus dem ersten Satz, x, berechnet,
        die Keys und Values aus dem zweiten, m. Beim Übersetzen achtet die Übersetzung auf das Original.
    .sentence = { $lacks ->
        [example] { ONE_SENTENCE }
        [words] { NO_WORDS }
       *[none] { attends } { product } { output }{ other_head }
    }
    .task = { $lacks ->
        [example] { NO_SECOND_TASK }
       *[none] { $queries ->
            [1] { one_query }
           *[other] { other_task }
        }
    }
    .done = Es gibt eine Spalte je Key, also { $keys ->
        [one] { $keys } Spalte
       *[other] { $keys } Spalten
    }. Gewichte und Ausgabe haben weiterhin { $queries } Zeilen.
decoding =
    .title = Der Key-Value-Cache
    .about = Ein Sprachmodell schreibt Wort für Wort. Die Keys und Values früherer Wörter bleiben gleich und werden
        deshalb im Key-Value-Cache gespeichert. Nur neue Wörter brauchen Queries. Jedes achtet auf sich selbst und auf alle
        früheren Wörter.
    .sentence = { new } { product }{ $whole ->
        [yes] { "" }
       *[no] { " " }{ uncached }
    } { attends }
    .task = { $keys ->
        [1] { one_key }
       *[other] { newest_task }
    }
    .done = Eine Query und { $keys } Keys: { $keys } Gewichte. Der ganze Satz hat { $keys } × { $keys } = { $square };
        ein Sprachmodell berechnet eine Zeile je { $noun ->
        [word] Wort
       *[token] Token
    }.
summary = In der Self-Attention kommen Queries, Keys und Values aus einem Satz; in der Cross-Attention kommen Keys und
    Values aus einem anderen.  { "\u000A" }Die Gewichte haben eine Zeile je Query und eine Spalte je Key, also können
    wenige neue Queries auf alle Keys im Cache achten.
FOLDS =
    .self = Queries, Keys und Values als Zahlen
    .cross = dieselben Projektionen auf einem anderen Satz
    .corners = wo eine kausale Maske beginnt
self_offers =
    .one_word = Ein einziges Wort
    .same = Ein Kopf für dasselbe Wort
cross_offers =
    .longer = Ein längerer zweiter Satz
    .random = Zufällige Projektionen
decoding_offers =
    .three_new = Drei neue Wörter
OWN_TOKENS = Ein Rechenbeispiel hat seine eigenen Token. Geh zu deinem eigenen Satz zurück, um ihn zu ändern.
NO_SECOND_TASK = Geh zu deinem eigenen Satz zurück, um auf einen zweiten zu achten.
own_task = Schreib einen Satz aus 8 oder mehr { $noun ->
    [word] Wörtern
   *[token] Token
}. Was geschieht mit den Zeilen und Spalten?
own_done = Es werden mehr Zeilen und mehr Spalten. { $keys } { $noun ->
    [word] Wörter
   *[token] Token
} haben { $keys } Queries und { $keys } Keys: { $total } Gewichte. 7 { $noun ->
    [word] Wörter
   *[token] Token
} haben 49.
other_task = Kürze den zweiten Satz auf weniger als { $fewer } { $noun ->
    [word] Wörter
   *[token] Token
}. Was schrumpft?
newest_task = Wie viele Gewichte braucht ein einziges neues { $noun ->
    [word] Wort
   *[token] Token
}? Wähle 1 neues { $noun ->
    [word] Wort
   *[token] Token
}.
new = { $count ->
    [1] 1 { $noun ->
        [word] Wort
       *[token] Token
    } ist neu, wie wenn ein Sprachmodell schreibt.
   *[other] { $count } { $noun ->
        [word] Wörter
       *[token] Token
    } sind neu, wie wenn ein Sprachmodell { $whole ->
        [yes] einen Prompt
       *[no] den Rest eines Prompts
    } liest.
}
other_head = { $stands_in ->
    [previous] { " " }{ OTHER_HEAD.previous }
    [learned] { " " }{ OTHER_HEAD.learned }
    [model] { " " }{ OTHER_HEAD.model }
   *[none] { "" }
}
weights =
    .key = **Gewichte{ of_head }**{ $role ->
        [none] { "" }
       *[other] { " " }({ $role })
    } :gray[· Zeile: Query · Spalte: Key aus { $source ->
        [x] demselben Satz
       *[memory] { SOURCES.memory }
    }{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Gewichte{ of_head }, { $kind ->
        [self] { KINDS.self }
       *[cross] { KINDS.cross }
    }: Zeilen { LIST($query_names) }; Spalten { LIST($key_names) }
new_rows =
    .key = **Gewichte der neuen { $noun ->
        [word] Wörter
       *[token] Token
    }** :gray[· Zeile: neue Query · Spalte: Key{ $hides ->
        [yes] { HIDDEN }
       *[no] { "" }
    }]
    .alt = Gewichte der { $count } neuesten Token über alle Token, kausale Maske von der Ecke { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }
source =
    .key = { $letter ->
        [q] { QUERY("Queries") }
        [k] { KEY("Keys") }
       *[v] { VALUE("Values") }
    } aus **{ $source ->
        [x] { SOURCES.x }
       *[memory] { SOURCES.memory }
    }** :gray[· { rows_of } mit { numbers_of }]
    .alt = Die { $letter ->
        [q] { ROLES.q }
        [k] { ROLES.k }
       *[v] { ROLES.v }
    }{ of_head }, aus { $source ->
        [x] { SOURCES.x }
       *[memory] { SOURCES.memory }
    }: eine Zeile je Token
corner =
    .key = **{ $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }** :gray[· { $corner ->
        [upper_left] { CORNER_CALLS.upper_left }
       *[lower_right] { CORNER_CALLS.lower_right }
    }]
    .alt = Gewichte der { $count } neuesten Token über alle Token, kausale Maske von der Ecke { $corner ->
        [upper_left] { CORNER_NAMES.upper_left }
       *[lower_right] { CORNER_NAMES.lower_right }
    }
CORNERS = Eine kausale Maske verdeckt die Keys, die nach einer Query kommen. Man kann sie an der linken oberen oder an
    der rechten unteren Ecke der Gewichte ausrichten. Bei einer quadratischen Matrix ergeben beide dieselbe Maske. Bei
    weniger Queries als Keys ist nur die Ecke rechts unten richtig: Die letzte Query gehört zum letzten Key. In der
    Formel nummeriert i die Queries und j die Keys; T_q und T_k sind ihre Anzahlen.
SENTENCE = Satz
SENTENCE_HELP = Deine eigenen Wörter. Der Link zeigt, was hier steht.
SECOND = Zweiter Satz: Seine Wörter sind die Keys und Values
SECOND_HELP = Deine eigenen Wörter. Der Link zeigt, was hier steht.
NEW = Neue Token am Ende
NEW_HELP = Frühere Token stehen im Cache: Ihre Keys und Values sind schon bekannt.
ONE_SENTENCE = Ein Rechenbeispiel hat nur einen Satz, also gibt es keinen zweiten, auf den er achten könnte.
NO_WORDS = Der zweite Satz hat noch keine Wörter: Schreib welche in „Zweiter Satz“.
OTHER_HEAD =
    .previous = „Das Wort davor“ ist über zwei Sätze hinweg nicht definiert, also sucht hier jedes Wort nach demselben
        Wort.
    .learned = Der Kopf „learned“ verarbeitet nur einen Satz, also sucht hier jedes Token nach demselben Token.
    .model = Ein Sprachmodell liest nur einen Satz, also sucht hier jedes Wort nach demselben Wort.
KINDS =
    .self = Self-Attention
    .cross = Cross-Attention
SOURCES =
    .x = dem Satz
    .memory = dem zweiten Satz
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
not_compared = Die { QUERY("Queries") } stammen aus dem ersten Satz, die { KEY("Keys") } und die { VALUE("Values") }
    aus dem zweiten. Mit denen der Self-Attention lassen sie sich nicht Zahl für Zahl vergleichen, { $other ->
    [yes] denn dort ist ein anderer Kopf zu sehen: Seine Zeilen haben { $own } Zahlen, diese hier { $width }
   *[no] weil die Vektoren eines entworfenen Kopfs von allem abhängen, was er liest: Die Zeilen haben dort { $own } Zahlen, hier { $width }
}.
agrees = { $kind ->
    [self] { KINDS.self }
   *[cross] { KINDS.cross }
}: größter Unterschied zu { $call } { SMALL($difference) }{ $before_dropout ->
    [yes] , verglichen vor Dropout
   *[no] { "" }
}
decoding_agrees = Key-Value-Cache, rechts unten: größter Unterschied zu kausaler Attention über den ganzen Satz auf einmal
    { SMALL($difference) }

## Formeln mit Wörtern
## Gewichte

of_head = { $head ->
    [0] { "" }
   *[other] { " " }von Kopf { $head }
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
    } auf { KEY($key) }{ $second ->
        [yes] { " " }aus dem zweiten Satz
       *[no] { "" }
    }: **{ PERCENT($share) }**
   *[other] achtet { $everything ->
        [yes] gleich stark
       *[no] am stärksten, und zwar gleich,
    } auf { $ties } { $noun ->
        [word] Wörter
       *[token] Token
    }{ of_second }: je **{ PERCENT($share) }**
}.
of_second = { $second ->
    [yes] { " " }des zweiten Satzes
   *[no] { "" }
}
QUADRATIC = Ein doppelt so langer Satz braucht viermal so viele Gewichte.
uncached = Ohne den Cache würden alle { $keys } × { $keys } = { $square } neu berechnet.
product = { count_queries } und { count_keys }: { $queries } × { $keys } = **{ $total ->
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
rows_of = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}
numbers_of = { $width ->
    [one] { $width } Zahl
   *[other] { $width } Zahlen
}
output = Die { OUTPUT("Ausgabe") } hat eine Zeile je Query: **{ rows_of }** mit { numbers_of }, so lang wie ein Value.

## Aufgaben, und was geschah

one_query = Der erste Satz hat nur ein { $noun ->
    [word] Wort
   *[token] Token
}. Ergänze weitere unter „Deine Wörter“.
one_key = Der Satz hat nur ein { $noun ->
    [word] Wort
   *[token] Token
}. Ergänze weitere unter „Deine Wörter“.

## beim Schreiben

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

## Queries, Keys und Values

self_sources = Aus einem Satz entstehen alle drei, jedes durch seine eigene Projektion: { QUERY(count_queries) }, {
    KEY(count_keys) } und { VALUE(count_values) }.{ $match ->
    [none] { "" }
   *[other] { " " }{ $match }
}

compared = Dieselben Projektionen werden auf einen anderen Satz angewandt. Verglichen mit dem ersten Satz allein ändern
    sich in { $common ->
    [1] der ersten Zeile
   *[other] den ersten { $common } Zeilen
} von Kopf { $head } die { QUERY("Queries") } um **{ SMALL($q_moved) }**, die { KEY("Keys") } um bis zu **{
    SMALL($k_moved) }**, die { VALUE("Values") } um bis zu **{ SMALL($v_moved) }**.
cross_sources = { $lacks ->
    [example] { ONE_SENTENCE }
    [words] { NO_WORDS }
   *[none] { $compared ->
        [yes] { compared }
       *[no] { not_compared }
    }
}
