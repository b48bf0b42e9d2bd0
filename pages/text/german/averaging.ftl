### What the page about averaging says.

## the steps

past =
    .title = Wörter am einfachsten mischen: der Mittelwert aller bisherigen Wörter
    .about = Ob „bat“ eine Fledermaus oder ein Schläger ist, sagt das Wort allein nicht: Sein **Vektor**, eine Liste von Zahlen,
        ist in jedem Satz derselbe. Also muss es etwas von anderen Wörtern aufnehmen. Am einfachsten wird jedes Wort
        zum **Mittelwert** aus sich und allen Wörtern davor. Die **Gewichte**, die Anteile der Wörter, ergeben zusammen 100 %.
    .sentence = { $visible ->
        [1] { QUERY($name) } ist das erste Wort, also ist sein Mittelwert das Wort selbst, mit dem Gewicht { $shares }.
       *[other] { QUERY($name) } wird zum Mittelwert von { $visible } Wörtern, mit den Gewichten { $shares }.
    }
    .predict = „{ WORD($first) }“ hat in den ersten drei Zeilen 100 %, 50 % und 33 %. Wie viel Prozent hat es in der letzten
        Zeile, der von „{ WORD($last) }“?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] Gehe weiter bis zur letzten Zeile, „{ WORD($last) }“.
    }
    .done = In den letzten Mittelwert gehen alle { $words } Wörter ein. Sie teilen sich 100 % gleichmäßig, also hat jedes
        { PERCENT($share) }.
product =
    .title = Ein Produkt berechnet alle Mittelwerte auf einmal
    .about = Eine Schleife berechnet einen Mittelwert nach dem anderen. Aber jeder Mittelwert ist eine gewichtete Summe, also
        passen alle Gewichte in ein Dreieck **W**, eine Zeile je Wort, und alle Vektoren in **x**. Jede Zelle des Produkts **W x** ist eine Zeile von W mal eine Spalte von x. Da keine eine andere braucht, geht alles zugleich.
    .sentence = Die Zeile von { QUERY($name) } in W mal { column } von x: { $sum } = **{ DECIMAL($total) }**. Das ist
        eine Zahl des Mittelwerts von { QUERY($name) }.
    .predict = Angenommen, die erste Zeile von x ändert sich, der Vektor von „{ WORD($first) }“. Wie viele der { $words } Zeilen
        von W x ändern sich?
    .task = { $words ->
        [1] { MORE_WORDS }
       *[other] Wähle die Zeile von W x, die sich dadurch am stärksten ändert.
    }
    .done = Die Spalte von „{ WORD($first) }“ in W enthält keine 0, also geht sein Vektor in jeden Mittelwert ein, und alle { $words } Zeilen
        ändern sich. Am stärksten ändert sich die erste, denn dort ist sein Gewicht 100 %; in der letzten sind es nur
        { PERCENT($share) }.
hidden =
    .title = Derselbe Mittelwert aus Scores, damit sich Gewichte ändern können
    .about = Die Gewichte eines Mittelwerts sind fest: Kein Wort kann je mehr zählen. Also berechnen wir sie aus **Scores**, einer
        Zahl für jedes Wortpaar. **Softmax** bildet zu jedem Score die Potenz e^Score und teilt sie durch die Summe aller
        Potenzen, also ergibt jede Zeile 100 %. Gleiche Scores ergeben den Mittelwert; −∞ verdeckt ein Wort, denn e^−∞ ist 0.
    .sentence = { $found ->
        [nothing] { all_hidden }
        [key] { key_hidden }
       *[some] { some_hidden }
    }
    .predict = In der Zeile von „{ WORD($name) }“ teilen sich { $before } Wörter das Gewicht gleichmäßig. Angenommen, eines von ihnen
        bekommt den Score −∞. Was geschieht mit den Gewichten der anderen?
    .task = { $before ->
        [0] Für „{ WORD($name) }“ sind alle Wörter verdeckt. Wähle eine andere Zeile und verdecke eines ihrer Wörter.
       *[other] Verdecke ein Wort, das in der Zeile von „{ WORD($name) }“ Gewicht hat, und vergleiche die anderen Gewichte.
    }
    .done = { $left ->
        [0] Für „{ WORD($name) }“ bleibt nichts übrig: Alle Gewichte sind 0, also auch der Mittelwert.
        [1] Ein Wort bleibt übrig, und da die Gewichte 100 % ergeben müssen, hat es das ganze Gewicht.
       *[other] Softmax teilt durch die Summe dessen, was übrig ist, also ergeben die Gewichte weiterhin 100 %. Die { $left } anderen
            Scores sind gleich, also sind die Gewichte gleichmäßig gewachsen, auf je { PERCENT($each) }.
    }
hidden_offers =
    .all = Für die erste Zeile alle Wörter verdecken
hidden_guesses =
    .stay = sie bleiben gleich
    .grow = alle wachsen gleichmäßig
    .one = eines bekommt alles, was frei wird
choice =
    .title = Warum nicht einfach mitteln? „of“ würde so viel zählen wie „cave“
    .about = In „The bat flew out of the cave“ gibt ein Mittelwert „of“ so viel Gewicht wie „cave“, obwohl „cave“ verrät, was
        „bat“ ist, und „of“ nicht. Also braucht „cave“ einen größeren Score. Hier stellst du ihn von Hand ein;
        kein Wort ist verdeckt. In der Attention kommen Scores aus den Wörtern selbst: Das zeigt die nächste Seite.
    .sentence = { $pull ->
        [0] Alle Scores sind 0, also zählen alle Wörter gleich: { QUERY($query) } gibt { KEY($key) } { $share }, wie im Mittelwert aller
            Wörter.
       *[other] { QUERY($query) } gibt { KEY($key) } **{ $share }** beim Score { SHORT($pull) }, im Mittelwert aller Wörter
            { PERCENT($mean) }.{ $alike ->
                [1] { "" }
               *[other] { " " }Dasselbe Wort steht an { $alike } Stellen, und jede hat dieses Gewicht.
            }{ $learned ->
                [yes] { " " }Eine auf Wörtern trainierte Attention gibt „{ WORD($top) }“ { PERCENT($of_top) } und „{ WORD($bystander) }“ { PERCENT($of_bystander) }.
               *[no] { "" }
            }
    }
    .predict = Angenommen, der Score von „{ WORD($key) }“ steigt, und der von „{ WORD($bystander) }“ bleibt 0. Was geschieht mit dem
        Gewicht von „{ WORD($bystander) }“?
    .task = { $can_choose ->
        [no] Gib unter „Deine Wörter“ mehr Wörter ein: Hier hat kein Wort genügend andere neben sich.
       *[yes] Finde den kleinsten Score, bei dem „{ WORD($query) }“ dem Wort „{ WORD($key) }“ mindestens 90 % gibt.
    }
    .done = „{ WORD($key) }“ hat { $alike ->
        [1] { "" }
       *[other] insgesamt{ " " }
    }{ $share_of_alike }. „{ WORD($bystander) }“ ist von { PERCENT($equal_share) } auf { PERCENT($left) } gefallen, obwohl sein Score noch
        immer 0 ist, denn die Gewichte ergeben zusammen 100 %: Was ein Wort gewinnt, verlieren die anderen. Genau 0 ergibt
        nur −∞.
summary = Alle Mittelwerte sind ein einziges Produkt, W x, und Softmax von gleichen Scores ergibt dieselben Gewichte.
    { "  \u000A" }Ein Mittelwert lässt alle Wörter gleich viel zählen, „of“ wie „cave“. Also müssen sich Scores unterscheiden und
    aus den Wörtern selbst kommen.

## the words of the steps

MORE_WORDS = Gib unter „Deine Wörter“ mehr Wörter ein: Der Mittelwert eines einzigen Wortes ist dieses Wort.
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
all_hidden = Für { QUERY($name) } sind alle Wörter verdeckt: Jedes Gewicht ist 0. Die Formel von Softmax ergäbe 0 ÷ 0,
    und das ist keine Zahl.
key_hidden = Der Score von { KEY($key) } ist −∞, also ist sein Gewicht genau **0**. Die Zeile von { QUERY($name) } hat die
    Gewichte { $shares }.
some_hidden = { $gone ->
    [0] Für { QUERY($name) } ist kein Wort verdeckt. Die Zeile hat die Gewichte { $shares }.
    [one] Für { QUERY($name) } ist { $gone } späteres Wort verdeckt. Die Zeile hat die Gewichte { $shares }.
   *[other] Für { QUERY($name) } sind { $gone } spätere Wörter verdeckt. Die Zeile hat die Gewichte { $shares }.
}
choice_tip = { $label }: { DECIMAL($weight, digits: 4) }, im Mittelwert { DECIMAL($mean, digits: 4) }

## the pictures

key_of_colours = orange −{ SHORT($end, digits: 3) } · violett +{ SHORT($end, digits: 3) }
# twice: what the number in a word’s label means, where there is one.
past_weights =
    .key = **Gewichte** :gray[Zeile: Mittelwert eines Wortes · Spalte: ein Wort darin · Punkt: noch nicht gelesen{ $twice }]
    .alt = Gewichte des Mittelwerts aller bisherigen Wörter: Zeilen { LIST($labels) }
BANDS =
    .weights = W Gewichte
    .tokens = x Vektoren
    .means = W x Mittelwerte
product_of_both =
    .key = **W mal x = W x** :gray[umrandet: Zeile mal Spalte = Zelle · { $features ->
        [yes] in x: 1 in der Spalte des Wortes selbst
       *[no] x, W x: orange −{ SHORT($end, digits: 3) } · violett +{ SHORT($end, digits: 3) }
    }]
    .alt = W, x und ihr Produkt, eine Zeile je Wort: { LIST($labels) }
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
    .alt = Das Dreieck, geteilt durch seine Zeilensummen: Zeilen { LIST($labels) }
row_sums =
    .key = **Summe jeder Zeile** :gray[Strich: 1]
    .alt = Zeilensummen
over_axis =
    .key = { $code } :gray[Gewichte aus Queries und Keys, kein Wort verdeckt; Softmax über die { $over ->
        [keys] Keys
       *[queries] Queries
    }]
    .alt = Softmax der Scores Query·Key über die gewählte Achse: Zeilen { LIST($labels) }
naive_scores =
    .key = **Scores x xᵀ{ $divided }** :gray[{ key_of_colours }]
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
    .factors = wie W entsteht, und alle Spalten von x und W x
    .keepdim = Summen über die falsche Achse (keepdim)
    .zeros = die Scores: Nullen und −∞
    .axis = Softmax über die falsche Achse
    .others = ein anderes Wortpaar, und die Gewichte eines Kopfes
    .ladder = fünf Sprossen vom Mittelwert zur Attention, und Scores x xᵀ
OWN_SCORES_TITLE = **Scores x xᵀ**: Die Vektoren der Wörter werden miteinander verglichen.
SEE = Siehe auch:
CHECKS = diese Mittelwerte mit bekannten Zahlen
TABLES =
    .averaging_row = die gewählte Zeile, auf jede Art berechnet
    .means = Wörter und Mittelwerte
    .rung = die gewählte Sprosse
WAYS =
    .loop = eine Schleife über die Zeilen
    .triangle = ein Dreieck aus Einsen, geteilt durch Zeilensummen
    .softmax = Softmax von Nullen, spätere Wörter verdeckt
WAYS_AGREE = alle drei liefern dieselben Mittelwerte
WAYS_DIFFER = die Schleife weicht von den anderen ab
# found: whether the selected row is right by the loop, one of the first few, which are right, or wrong
ways_said = { $badge }  { "\u000A" }Die Zeile von { QUERY($name) } hat die Gewichte { $shares }.{ $found ->
    [right] { "" }
    [few] { " " }Die ersten beiden Zeilen stimmen; erst ab der dritten weicht die Schleife ab.
   *[wrong] { " " }Die Schleife mittelt Zeilen, die schon Mittelwerte sind: Die erste Zahl dieser Zeile ist
        { DECIMAL($loop) } statt { DECIMAL($mean) }.
}
TRIANGLE = L ist eine untere Dreiecksmatrix: Die Zeile jedes Wortes hat eine 1 für das Wort selbst und für jedes Wort
    davor. Teilt man jede Zeile durch ihre Summe, erhält man W.
ROWS_ADD_UP = jede Zeile summiert sich zu 1
ROWS_DONT = nicht jede Zeile summiert sich zu 1
sums_said = { $badge }  { "\u000A" }{ $right ->
    [yes] Jede Zeile wird durch ihre eigene Summe geteilt, also ergibt die Zeile von { QUERY($name) } zusammen
        { DECIMAL($total) }, wie bei einem Mittelwert.
   *[no] Ohne keepdim wird die **Spalte** j statt der Zeile j durch Summe j geteilt. Die Zeile von { QUERY($name) }
        ergibt zusammen { DECIMAL($total) }, { $too_large ->
            [yes] zu viel für einen Mittelwert
           *[no] aber andere Zeilen ergeben nicht 1
        }.
}
axis_said = { $badge }  { "\u000A" }Jedes Gewicht liegt zwischen 0 und 1: hier von { DECIMAL($lowest, digits: 4) } bis
    { DECIMAL($highest, digits: 4) }. { $right ->
    [yes] { right_axis }
   *[no] { wrong_axis }
}
right_axis = Spaltensummen müssen nicht 1 sein: Hier liegen sie zwischen { DECIMAL($lowest_sum, digits: 2) } und
    { DECIMAL($highest_sum, digits: 2) }.
# farthest: the word whose row is farthest from 1, and other: its sum; is_it: whether this is the row itself
wrong_axis = Die Zeile von { QUERY($name) } ergibt zusammen { DECIMAL($total) }, { $is_it ->
    [yes] weiter von 1 entfernt als jede andere Zeile
   *[no] die von { QUERY($farthest) } { DECIMAL($other) }
}; nur die Spalten ergeben 1.
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
others_said = { QUERY($query) } gibt { KEY($key) } im Mittelwert aller Wörter das Gewicht **{ PERCENT($mean) }** und
    { "" }**{ PERCENT($drawn) }** { $by_chance ->
        [yes] mit zufälliger Query und zufälligem Key
       *[no] mit Query und Key
    }.
# rung → its title
RUNGS =
    .loop = 1 Schleife
    .triangle = 2 Dreieck
    .softmax = 3 Softmax
    .tokens = 4 Wörter
    .query_key = 5 Query und Key
# rung → what it changes about the one below
CHANGES =
    .loop = Jedes Wort wird zum Mittelwert der Wörter, auf die es achten darf, Zeile für Zeile.
    .triangle = Ein Produkt berechnet dieselben Summen: ein Dreieck aus Einsen, jede Zeile durch ihre Summe geteilt.
    .softmax = Softmax liefert dieselben Gewichte: Jeder Score ist 0, oder −∞, wo ein Wort verdeckt ist.
    .tokens = Die Scores kommen aus den Wörtern: Jeder ist das Skalarprodukt der Vektoren zweier Wörter.
    .query_key = Aus jedem Wort werden zuerst Query und Key berechnet; so kann es nach anderen Wörtern suchen.
rung_said = ### { $heading }{ "\u000A" }{ "\u000A" }{ $change }{ "\u000A" }{ "\u000A" }{ $code }{ "\u000A" }{ "\u000A" }{ rung_row }{ "\u000A" }{ "\u000A" }{ $compared }

rung_row = Die Zeile von { QUERY($name) } hat die Gewichte { $shares }, die zusammen { DECIMAL($total) } ergeben.
same_as_below = dasselbe Ergebnis wie Sprosse { $below }
not_as_below = **Nicht mehr das Ergebnis von Sprosse { $below }**: Es weicht um bis zu { DECIMAL($difference) } ab, wie
    beabsichtigt.
SYMMETRIC = x xᵀ ist symmetrisch: Die Wörter i und j haben in beiden Richtungen denselben Score
naive_said = { $badge } { naive_weights_differ }  { "\u000A" }{ naive_on_itself } { naive_projected }
naive_weights_differ = Die Gewichte müssen nicht symmetrisch sein, denn Softmax teilt jede Zeile durch ihre eigene Summe:
    { $large ->
    [yes] Spiegelbildlich zur Diagonale unterscheiden sie sich um bis zu { DECIMAL($across) }.
   *[no] Hier sind sie es fast.
}
naive_on_itself = Ein Wort gibt sich selbst im Mittel das Gewicht **{ PERCENT($itself) }**; in { $itself_rows } von { $words }
    Zeilen ist dieses Gewicht das größte.
naive_projected = Mit Query und Key sind es **{ PERCENT($other) }** und { $other_rows } von { $words } Zeilen;
    spiegelbildlich zur Diagonale unterscheiden sich die Scores um bis zu { DECIMAL($apart, digits: 1) }. Wähle unter
    „Deine Wörter“ andere Projektionen und vergleiche.
# what is compared → in words
CHECKED =
    .ways = Schleife, Dreieck und Softmax liefern dieselben Mittelwerte
    .hidden = Schleife, Dreieck und Softmax liefern auch mit verdeckten Wörtern dieselben Mittelwerte
    .divided = Zeilen der normierten Dreiecksmatrix summieren sich zu 1
    .axis = Zeilen der Softmax summieren sich zu 1
    .naive = x xᵀ ist symmetrisch

## controls

ROW = Zeile
ROW_HELP = Position des gewählten Wortes, ab 0 gezählt. Du kannst seine Zeile auch im Bild auswählen.
HIDE = Ein weiteres Wort für die gewählte Zeile verdecken
HIDE_HELP = Die Position des Wortes, ab 0 gezählt. none: Kein weiteres Wort ist verdeckt.
PULL = Score des orangen Wortes
PULL_HELP = Alle anderen Wörter haben den Score 0. Wähle einen Balken aus, um seinem Wort den Score zu geben.
IN_PLACE = Die Mittelwerte in x selbst schreiben
IN_PLACE_HELP = Die Schleife mittelt dann über Zeilen, die schon Mittelwerte sind.
KEEPDIM = keepdim=True: die summierte Achse behalten
KEEPDIM_HELP = Aus: PyTorch teilt Spalten statt Zeilen und meldet keinen Fehler.
AXIS = Softmax über
AXIS_HELP = keys: Die Gewichte jeder Zeile ergeben zusammen 1. queries: Die Gewichte jeder Spalte ergeben zusammen 1.
LOOKER = Wort, dessen Gewichte man sieht
LOOKER_HELP = Ihre Position, ab 0 gezählt.
SOUGHT = Das orange Wort
SOUGHT_HELP = Seine Position, ab 0 gezählt. Du kannst auch seinen Balken auswählen.
RUNG = Sprosse
RUNG_HELP = Jede Sprosse ändert genau eine Sache gegenüber der Sprosse darunter.
