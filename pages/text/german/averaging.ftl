### What the page about averaging says.

## the steps

past =
    .title = Wörter am einfachsten mischen: der Mittelwert aller bisherigen Wörter
    .about = Auf der Seite „Start“ hatte jedes Wort ein eigenes Gewicht. Einfacher ist es, wenn alle gleich viel zählen: Dann ist der
        neue **Vektor** eines Wortes der **Mittelwert** aus seinem eigenen und allen vorigen. So nimmt es von jedem etwas auf,
        mit gleichen **Gewichten**, die zusammen 100 % ergeben.
    .sentence = { $visible ->
        [1] { QUERY($name) } ist das erste Wort, also ist sein Mittelwert das Wort selbst: { $shares }.
       *[other] { QUERY($name) } wird zum Mittelwert von { $visible } Wörtern, also teilen sie sich 100 %: { $shares }.
    }
    .predict = „{ WORD($first) }“ hat in den ersten drei Zeilen 100 %, 50 % und 33 %. Wie viel Prozent hat es in der letzten
        Zeile, der von „{ WORD($last) }“?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] Gehe weiter bis zur letzten Zeile, „{ WORD($last) }“.
    }
    .done = In den letzten Mittelwert gehen alle { $words } Wörter gleichmäßig ein, also hat jedes { PERCENT($share) }.
    .nearly = In die Zeile von „{ WORD($name) }“ { $visible ->
        [1] geht nur { $visible }
       *[other] gehen { $visible }
    } der { $words } Wörter ein. Weiter unten sind es mehr.
product =
    .title = Ein Produkt berechnet alle Mittelwerte auf einmal
    .about = Jeder Mittelwert ist eine gewichtete Summe, also geht es ohne Schleife: Alle Gewichte passen in ein Dreieck **W** mit einer
        Zeile je Wort, alle Vektoren in **x**. Jede Zelle von **W x** ist eine Zeile von W mal eine Spalte von x. Keine Zelle braucht
        eine andere, also werden alle zugleich berechnet.
    .sentence = Die Zeile von { QUERY($name) } in W mal { column } von x: { $sum } = **{ DECIMAL($total) }**, eine Zahl des Mittelwerts.
    .predict = Angenommen, der Vektor von „{ WORD($first) }“, die erste Zeile von x, ändert sich. Wie viele der { $words } Zeilen
        von W x ändern sich dann?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] Wenn „{ WORD($first) }“ sich ändert: Welche Zeile von W x ändert sich am stärksten? Wähle sie.
    }
    .done = „{ WORD($first) }“ geht in jeden Mittelwert ein, also ändern sich alle { $words } Zeilen. Am stärksten ändert sich die erste,
        denn dort hat das Wort 100 % Gewicht; in der letzten sind es nur { PERCENT($share) }.
    .nearly = In der Zeile von „{ WORD($name) }“ hat „{ WORD($first) }“ das Gewicht { PERCENT($of_first) }. Je größer dieses Gewicht, desto mehr
        ändert sich die Zeile, und weiter oben ist es größer.
hidden =
    .title = Derselbe Mittelwert aus Scores, damit sich Gewichte ändern können
    .about = In einem Mittelwert kann kein Wort mehr zählen als ein anderes. Also sollen die Gewichte aus **Scores** entstehen, einer
        Zahl je Wortpaar. Die **Softmax** bildet zu jedem Score die Potenz $e^{ "{\\text{Score}}" }$ und teilt durch die Summe aller
        Potenzen, also ergibt jede Zeile 100 %. Gleiche Scores ergeben den Mittelwert; −∞ verdeckt ein Wort, denn $e^{ "{−∞}" }$ ist 0.
    .sentence = { $found ->
        [nothing] { all_hidden }
        [key] { key_hidden }
       *[some] { some_hidden }
    }
    .predict = In der Zeile von „{ WORD($name) }“ haben { $before } Wörter das gleiche Gewicht. Angenommen, eines von ihnen bekommt den
        Score −∞. Was geschieht mit den anderen Gewichten?
    .task = { $before ->
        [0] Für „{ WORD($name) }“ sind alle Wörter verdeckt. Wähle eine andere Zeile und verdecke eines ihrer Wörter.
       *[other] Verdecke ein Wort, das in der Zeile von „{ WORD($name) }“ Gewicht hat, und vergleiche die anderen.
    }
    .done = { $left ->
        [0] Für „{ WORD($name) }“ bleibt nichts übrig, also sind alle Gewichte 0, und der Mittelwert auch.
        [1] Nur ein Wort bleibt übrig, also hat es die ganzen 100 %.
       *[other] Die Softmax teilt durch die Summe dessen, was übrig ist, also ergeben die Gewichte weiterhin 100 %. Die { $left } anderen
            Scores sind gleich, also sind die Gewichte gleichmäßig gewachsen, auf je { PERCENT($each) }.
    }
    .nearly = „{ WORD($key) }“ kommt nach „{ WORD($name) }“, hat also schon den Score −∞, und kein Gewicht ändert sich. Verdecke
        „{ WORD($name) }“ selbst{ $row ->
            [0] { "" }
           *[other] { " " }oder ein früheres Wort
        }.
hidden_offers =
    .all = Für die erste Zeile alle Wörter verdecken
hidden_guesses =
    .stay = sie bleiben gleich
    .grow = alle wachsen gleichmäßig
    .one = eines bekommt alles, was frei wird
choice =
    .title = Warum nicht einfach mitteln? { $story ->
        [yes] „of“ würde so viel zählen wie „cave“
       *[no] Alle Wörter würden gleich viel zählen
    }
    .about = { $story ->
        [yes] In „The bat flew out of the cave“ gibt ein Mittelwert „of“ so viel Gewicht wie „cave“, obwohl „cave“ verrät, was
            „bat“ ist, und „of“ nicht. Also braucht „cave“ einen größeren Score.
       *[no] Ein Mittelwert gibt jedem Wort gleich viel Gewicht, obwohl manche mehr darüber verraten, was gemeint ist. Ein solches
            Wort braucht also einen größeren Score.
    } Hier stellst du ihn von Hand ein, und kein Wort ist verdeckt; auf der nächsten Seite wird er aus den Wörtern berechnet.
    .sentence = { $pull ->
        [0] Alle Scores sind 0, also gibt { QUERY($query) } dem Wort { KEY($key) } { $share }, wie im Mittelwert aller Wörter.
       *[other] { QUERY($query) } gibt { KEY($key) } **{ $share }**, wenn dessen Score { SHORT($pull) } ist, im Mittelwert aller Wörter
            { PERCENT($mean) }.{ $alike ->
                [1] { "" }
               *[other] { " " }Das Wort steht an { $alike } Positionen, und jede hat dieses Gewicht.
            }{ $learned ->
                [yes] { " " }Eine trainierte Attention findet ihre Gewichte selbst: { PERCENT($of_top) } für „{ WORD($top) }“, { PERCENT($of_bystander) } für „{ WORD($bystander) }“.
               *[no] { "" }
            }
    }
    .predict = Angenommen, der Score von „{ WORD($key) }“ steigt, und der von „{ WORD($bystander) }“ bleibt 0. Was geschieht mit dem
        Gewicht von „{ WORD($bystander) }“?
    .task = { $can_choose ->
        [no] Gib unter „Deine Wörter“ mehr Wörter ein: Hier sind es zu wenige für eine Auswahl.
       *[yes] Finde den kleinsten Score, bei dem „{ WORD($query) }“ dem Wort „{ WORD($key) }“ mindestens 90 % gibt.
    }
    .done = „{ WORD($key) }“ hat { $alike ->
        [1] { "" }
       *[other] insgesamt{ " " }
    }{ $share_of_alike }. „{ WORD($bystander) }“ ist von { PERCENT($equal_share) } auf { PERCENT($left) } gefallen, obwohl sein Score noch
        immer 0 ist, denn die Gewichte ergeben zusammen 100 %: Was ein Wort gewinnt, verlieren die anderen. Genau 0 ergibt
        nur −∞.
    .nearly = Mit dem Score { SHORT($pull) } hat „{ WORD($key) }“ { $alike ->
        [1] { "" }
       *[other] insgesamt{ " " }
    }{ $way ->
        [low] { $just ->
            [yes] knapp 90 %
           *[no] { $share_of_alike }, also weniger als 90 %
        }. Je größer der Score, desto größer das Gewicht.
       *[high] { $share_of_alike }. Das sind mindestens 90 %, aber auch ein kleinerer Score genügt.
    }
summary = Ein einziges Produkt, W x, berechnet alle Mittelwerte, und die Softmax gleicher Scores ergibt dieselben Gewichte.
    { "  \u000A" }Aber im Mittelwert kann kein Wort mehr zählen als ein anderes, also müssen sich die Scores unterscheiden. Niemand
    kann für jedes Wortpaar einen von Hand setzen: Woher kommen sie?

## the words of the steps

MORE_WORDS = Gib unter „Deine Wörter“ mehr Wörter ein: Der Mittelwert eines einzigen Wortes ist das Wort selbst.
choice_guesses =
    .stays = es bleibt gleich
    .falls = es fällt, aber nie auf 0
    .zero = es fällt auf 0
equal_shares = **{ PERCENT($share) }** für jedes der { $count } Wörter
share_from = **{ $share }** für „{ WORD($name) }“
share_from_others = { $share } für { $count ->
    [1] { $count } anderes
   *[other] { $count } andere
}
NO_SHARES = 0 für alle Wörter
shares = { LIST($parts) }{ $rounded ->
    [yes] { " " }(gerundet)
   *[no] { "" }
}

# Which column of x it is.
column = { $column_named ->
    [no] Spalte { $column_place }
   *[yes] die Spalte „{ WORD($column_name) }“
}
all_hidden = Für { QUERY($name) } sind alle Wörter verdeckt, also wird jedes Gewicht auf 0 gesetzt: Die Softmax selbst ergäbe 0 ÷ 0.
key_hidden = Der Score von { KEY($key) } ist −∞, also ist sein Gewicht genau **0**. Für { QUERY($name) } verteilt die Softmax 100 % auf die übrigen: { $shares }.
some_hidden = { $gone ->
    [0] Für { QUERY($name) } ist kein Wort verdeckt, also verteilt die Softmax 100 % auf alle: { $shares }.
    [one] Für { QUERY($name) } ist { $gone } späteres Wort verdeckt, also verteilt die Softmax 100 % auf die übrigen: { $shares }.
   *[other] Für { QUERY($name) } sind { $gone } spätere Wörter verdeckt, also verteilt die Softmax 100 % auf die übrigen: { $shares }.
}
choice_tip = { $label }: { DECIMAL($weight, digits: 4) }, im Mittelwert { DECIMAL($mean, digits: 4) }

## the pictures

key_of_colours = orange −{ SHORT($end, digits: 3) } · violett +{ SHORT($end, digits: 3) }
# twice: what the number in a word’s label means, where there is one.
past_weights =
    .key = **Gewichte** :gray[Zeile: Mittelwert eines Wortes · Spalte: ein Wort darin · Punkt: späteres Wort, Gewicht 0{ $twice }]
    .alt = Gewichte der Mittelwerte: Zeilen { LIST($labels) }
BANDS =
    .weights = W Gewichte
    .tokens = x Vektoren
    .means = W x Mittelwerte
product_of_both =
    .key = **W mal x = W x** :gray[umrandet: Zeile mal Spalte = Zelle · { $features ->
        [yes] in x: 1 in der Spalte des Wortes selbst
       *[no] x, W x: orange −{ SHORT($end, digits: 3) } · violett +{ SHORT($end, digits: 3) }
    }]
    .alt = W, x und W x, eine Zeile je Wort: { LIST($labels) }
flat =
    .key = **Gewichte, Softmax jeder Zeile** :gray[Punkt: Score −∞, Gewicht 0 · alle anderen Scores: 0]
    .alt = Softmax der Scores: Zeilen { LIST($labels) }
zeros =
    .key = **Scores** :gray[Punkt: −∞]
    .alt = Scores von 0: Zeilen { LIST($labels) }
# A query’s bars: in the mean, by W_Q and W_K, or where it looks for the other word.
importance =
    .key = { $kind ->
        [mean] **{ OTHERS.mean }**
        [random] **{ in_head }**
       *[wish] { choice_picture }
    }
    .alt = Gewichte der gewählten Query{ $kind ->
        [mean] , im Mittelwert
        [random] , mit Query und Key
       *[wish] { "" }
    }
choice_picture = **Gewichte von „{ WORD($query) }“** :gray[orange: „{ WORD($key) }“{ $pull ->
    [0] { "" }
   *[other] { " " }· Strich: im Mittelwert aller Wörter
}]
way =
    .key = **{ $heading }**  { "\u000A" }{ $code }
    .alt = Gewichte: { $kind }: Zeilen { LIST($labels) }
mean_matrix =
    .key = **W** :gray[Gewichte · Punkt: 0]
    .alt = W, die Gewichte: Zeilen { LIST($labels) }
vectors =
    .key = { $kind ->
        [tokens] **x**, die Vektoren der Wörter
       *[means] **W x**, die Mittelwerte
    } :gray[{ $features ->
        [yes] je Spalte ein Merkmal (eine Eigenschaft eines Wortes), 0 bis 1 · #0: Position 0
       *[no] { key_of_colours }
    }]
    .alt = Vektoren von { LIST($labels) }: { $kind ->
        [means] die Mittelwerte ihrer
       *[tokens] ihre
    } Zahlen
divided =
    .key = { $code } :gray[Formen { $shapes }]
    .alt = Das geteilte Dreieck: Zeilen { LIST($labels) }
row_sums =
    .key = **Summe jeder Zeile** :gray[Strich: 1]
    .alt = Zeilensummen
over_axis =
    .key = { $code } :gray[Gewichte aus Queries und Keys, kein Wort verdeckt; Softmax über die { $over ->
        [keys] Keys
       *[queries] Queries
    }]
    .alt = Softmax über die gewählte Achse: Zeilen { LIST($labels) }
naive_scores =
    .key = **Scores $x x^\top${ $divided }** :gray[{ key_of_colours }]
    .alt = Scores X Xᵀ: Zeilen { LIST($labels) }
naive_weights =
    .key = **Ihre Gewichte** :gray[Softmax jeder Zeile]
    .alt = Gewichte aus X Xᵀ: Zeilen { LIST($labels) }
projected_weights =
    .key = **Query und Key** :gray[Softmax ihrer Scores{ $divided_by_head ->
        [none] { "" }
       *[other] , Scores{ $divided_by_head }
    }]
    .alt = Gewichte mit Query und Key: Zeilen { LIST($labels) }
RUNGS_ALT = Gewichte der fünf Sprossen, klein
RUNG_ALT = Gewichte der gewählten Sprosse
RUNG_ROW_ALT = Die gewählte Zeile der gewählten Sprosse

## what is unfolded

FOLDS =
    .ways = drei Wege zu denselben Mittelwerten, und eine Schleife, die falsch rechnet
    .factors = wie W entsteht, und x und W x ganz
    .keepdim = Summen über die falsche Achse (keepdim)
    .zeros = die Scores: Nullen und −∞
    .axis = Softmax über die falsche Achse
    .others = ein anderes Wortpaar, und Gewichte aus den Wörtern
    .ladder = fünf Sprossen vom Mittelwert zur Attention
OWN_SCORES_TITLE = **Scores $x x^\top$**: Die Vektoren der Wörter werden miteinander verglichen.
SEE = Siehe auch:
CHECKS = diese Mittelwerte mit bekannten Zahlen
TABLES =
    .averaging_row = die gewählte Zeile, auf jede Art berechnet
    .means = Wörter und Mittelwerte
    .rung = die gewählte Sprosse
WAYS_ABOUT = Die **Softmax**, die Schritt 3 erklärt, macht aus gleichen Scores gleiche Gewichte.
WAYS =
    .loop = eine Schleife über die Zeilen
    .triangle = ein Dreieck aus Einsen, geteilt durch Zeilensummen
    .softmax = Softmax von Nullen, spätere Wörter verdeckt
WAYS_AGREE = alle drei liefern dieselben Mittelwerte
WAYS_DIFFER = die Schleife weicht von den anderen ab
# found: whether the selected row is right by the loop, one of the first few, which are right, or wrong
ways_said = { $badge }{ $found ->
    [right] { "" }
    [few] { "  \u000A" }Die ersten beiden Zeilen stimmen; erst die dritte mittelt eine schon geänderte Zeile.
   *[wrong] { "  \u000A" }Die Schleife mittelt Zeilen, die schon Mittelwerte sind. Also hat die Zeile von { QUERY($name) } die
        Gewichte { $shares }, und ihre erste Zahl ist { DECIMAL($loop) } statt { DECIMAL($mean) }.
}
TRIANGLE = L ist eine untere Dreiecksmatrix: Die Zeile eines Wortes hat eine 1 für das Wort selbst und jedes vorige. Geteilt durch
    ihre Summe wird sie zu einer Zeile von W.
ROWS_ADD_UP = jede Zeile summiert sich zu 1
ROWS_DONT = nicht jede Zeile summiert sich zu 1
sums_said = { $badge }  { "\u000A" }{ $right ->
    [yes] Jede Zeile wird durch ihre eigene Summe geteilt, also ergibt die Zeile von { QUERY($name) } zusammen { DECIMAL($total) }.
   *[no] Ohne keepdim wird die **Spalte** j durch die Summe der Zeile j geteilt. Also ergibt die Zeile von { QUERY($name) }
        zusammen { DECIMAL($total) }, { $too_large ->
            [yes] zu viel für einen Mittelwert
           *[no] aber andere Zeilen ergeben nicht 1
        }.
}
axis_said = { $badge }  { "\u000A" }Jedes Gewicht liegt zwischen 0 und 1, hier zwischen { DECIMAL($lowest, digits: 4) } und
    { DECIMAL($highest, digits: 4) }. { $right ->
    [yes] { right_axis }
   *[no] { wrong_axis }
}
right_axis = Die Softmax teilt jede Zeile durch ihre eigene Summe, also müssen Spalten nicht 1 ergeben: Hier ergeben sie
    { DECIMAL($lowest_sum, digits: 2) } bis { DECIMAL($highest_sum, digits: 2) }.
# farthest: the word whose row is farthest from 1, and other: its sum; is_it: whether this is the row itself
wrong_axis = Die Softmax teilt jede Spalte durch ihre eigene Summe, also müssen Zeilen nicht 1 ergeben: Die von { QUERY($name) } ergibt { DECIMAL($total) }, { $is_it ->
    [yes] weiter von 1 entfernt als jede andere Zeile
   *[no] die von { QUERY($farthest) } { DECIMAL($other) }
}.
OTHERS =
    .mean = Der Mittelwert aller Wörter
    .random = Zufällige Query und Key
in_head = { $by_chance ->
    [yes] { OTHERS.random }
   *[no] { $job ->
        [none] Query und Key von Kopf 0
       *[other] Query und Key: { $job }
    }
}
EXAMPLES_JOB = die des Rechenbeispiels
others_said = Im Mittelwert aller Wörter gibt { QUERY($query) } dem Wort { KEY($key) } **{ PERCENT($mean) }**; { $by_chance ->
    [yes] mit zufälliger Query und zufälligem Key sind es
   *[no] mit Query und Key, die die nächste Seite erklärt, sind es
} **{ PERCENT($drawn) }**.
# rung → its title
RUNGS =
    .loop = 1 Schleife
    .triangle = 2 Dreieck
    .softmax = 3 Softmax
    .tokens = 4 Wörter
    .query_key = 5 Query und Key
# rung → what it changes about the one below
CHANGES =
    .loop = Jedes Wort wird zum Mittelwert der Wörter, auf die es achten darf.
    .triangle = Ein Produkt berechnet dieselben Mittelwerte.
    .softmax = Die Softmax liefert dieselben Gewichte: Jeder Score ist 0, oder −∞, wo ein Wort verdeckt ist.
    .tokens = Scores kommen aus den Wörtern: Jeder ist das Skalarprodukt zweier Vektoren.
    .query_key = Aus jedem Wort werden zuerst Query und Key berechnet, also kann es nach anderen Wörtern suchen.
rung_said = ### { $heading }{ "\u000A" }{ "\u000A" }{ $change }{ "\u000A" }{ "\u000A" }{ $code }{ "\u000A" }{ "\u000A" }{ rung_row }{ "\u000A" }{ "\u000A" }{ $compared }

rung_row = Die Zeile von { QUERY($name) } hat die Gewichte { $shares }, die zusammen { PERCENT($total) } ergeben.
same_as_below = dasselbe Ergebnis wie Sprosse { $below }
not_as_below = **Nicht mehr das Ergebnis von Sprosse { $below }**: Es weicht um bis zu { DECIMAL($difference) } ab, wie
    beabsichtigt.
SYMMETRIC = $x x^\top$ ist symmetrisch: Beide Richtungen eines Paares haben denselben Score
naive_said = { $badge } { naive_weights_differ }  { "\u000A" }{ naive_on_itself } { naive_projected }
naive_weights_differ = Die Softmax teilt jede Zeile durch ihre eigene Summe, also müssen die Gewichte nicht symmetrisch sein:
    { $large ->
    [yes] Spiegelbildlich zur Diagonale unterscheiden sie sich um bis zu { DECIMAL($across) }.
   *[no] Hier sind sie es fast.
}
naive_on_itself = Im Mittel gibt ein Wort sich selbst **{ PERCENT($itself) }**, in { $itself_rows } von { $words ->
        [one] { $words } Zeile
       *[other] { $words } Zeilen
    } sein größtes Gewicht.
naive_projected = Mit Query und Key sind es **{ PERCENT($other) }**, sein größtes Gewicht in { $other_rows } von { $words ->
        [one] { $words } Zeile
       *[other] { $words } Zeilen
    }, und
    spiegelbildlich zur Diagonale unterscheiden sich die Scores um bis zu { DECIMAL($apart, digits: 1) }.
# what is compared → in words
CHECKED =
    .ways = Schleife, Dreieck und Softmax liefern dieselben Mittelwerte
    .hidden = Schleife, Dreieck und Softmax liefern auch mit verdeckten Wörtern dieselben Mittelwerte
    .divided = Zeilen der normierten Dreiecksmatrix summieren sich zu 1
    .axis = Zeilen der Softmax summieren sich zu 1
    .naive = $x x^\top$ ist symmetrisch

## controls

ROW = Zeile
ROW_HELP = Position des Wortes, ab 0 gezählt. Du kannst seine Zeile auch im Bild auswählen.
HIDE = Ein weiteres Wort für diese Zeile verdecken
HIDE_HELP = Seine Position, ab 0 gezählt. none: Kein weiteres Wort ist verdeckt.
PULL = Score des orangen Wortes
PULL_HELP = Alle anderen haben den Score 0. Wähle einen Balken aus, um seinem Wort den Score zu geben.
IN_PLACE = Die Mittelwerte in x selbst schreiben
IN_PLACE_HELP = Die Schleife mittelt dann über Mittelwerte.
KEEPDIM = keepdim=True: die summierte Achse behalten
KEEPDIM_HELP = Aus: PyTorch teilt Spalten statt Zeilen und meldet keinen Fehler.
AXIS = Softmax über
AXIS_HELP = keys: Jede Zeile ergibt zusammen 1. queries: Jede Spalte ergibt zusammen 1.
LOOKER = Wort, dessen Gewichte man sieht
LOOKER_HELP = Seine Position, ab 0 gezählt.
SOUGHT = Das orange Wort
SOUGHT_HELP = Seine Position, ab 0 gezählt. Du kannst auch seinen Balken auswählen.
RUNG = Sprosse
RUNG_HELP = Jede Sprosse ändert genau eine Sache gegenüber der Sprosse darunter.
