### Was die Seite über Query, Key und Value sagt.

## die Schritte

score =
    .title = Woher kommt ein Gewicht?
    .about = „bat“ soll auf „flew“ achten und kaum auf „of“. Doch niemand kann für jedes Wortpaar ein Gewicht aufschreiben, also
        werden Gewichte berechnet. Zwei Matrizen machen aus dem Vektor x jedes Wortes eine **Query** q, was es sucht, und
        einen **Key** k, was es anbietet. Der **Score** multipliziert q und k Zahl für Zahl und addiert die Produkte.
    .sentence = { product_sum } { score_to_weight }
    .predict = Kein Wort passt weniger zu „{ WORD($query) }“ als „{ WORD($far) }“. Welchen Score haben die beiden?
    .task = { $differ ->
        [yes] Bewege **Key** zu „{ WORD($far) }“ und vergleiche die Produkte.
       *[no] Hier hat jeder Key denselben Score. Ändere den Satz in **Deine Wörter**.
    }
    .done = „{ WORD($query) }“ und „{ WORD($far) }“ haben den Score { SIGNED($lowest) }. { $lies ->
        [below] Ein Produkt ist negativ, wenn eine Zahl positiv ist und die andere negativ, und hier überwiegen solche Produkte.
            Scores enden also nicht bei 0: Je weniger zwei Wörter zusammenpassen, desto weiter liegen sie darunter, und desto
            kleiner ist das Gewicht nach Softmax.
        [zero] Keine Zahl dieses Keys trifft auf eine der Query, also ist jedes Produkt 0. Nur Keys, die anbieten, was die Query
            sucht, haben einen größeren Score und damit nach Softmax ein größeres Gewicht.
       *[above] Hier ist selbst der kleinste Score positiv. Trotzdem hat er das kleinste Gewicht, denn Softmax vergleicht die
            Scores einer Zeile miteinander.
    }
two =
    .title = Warum zwei Matrizen: Suchen ist nicht Gefundenwerden
    .about = „bat“ braucht „flew“, damit klar wird, welche Bedeutung gemeint ist; „flew“ braucht „bat“ nicht ebenso. Suchen und
        Gefundenwerden sind also zweierlei, und beides hat eine eigene Matrix: W_Q berechnet die Queries, W_K die Keys.
        Angenommen, W_Q berechnet auch die Keys, sodass der Key jedes Wortes gleich seiner Query ist. Was ginge verloren?
    .sentence = { both_directions }
    .predict = Angenommen, W_Q berechnet auch die Keys. Welches Wort hätte dann mit der Query von „{ WORD($query) }“ den
        größten Score?
    .task = Schalte **Eine Matrix für beides** ein und lies die Zeile von „{ WORD($query) }“.
    .done = { $finds_itself ->
        [yes] „{ WORD($query) }“ selbst, mit { SIGNED($with_itself) } (mit zwei Matrizen: { SIGNED($with_two) }). Mit einer Matrix ist
            der Score eines Wortes mit sich selbst eine Summe von Quadraten, nichts wird abgezogen: Jedes Wort fände meist sich
            selbst. Und jedes Paar hätte in beiden Richtungen denselben Score.
       *[no] „{ WORD($found_name) }“, mit { SIGNED($found_score) }. Aber der Score von „{ WORD($query) }“ mit sich selbst ist eine Summe
            von Quadraten, also nie negativ, und im Mittel über den Satz fände ein Wort am ehesten sich selbst. Und jedes Paar
            hätte in beiden Richtungen denselben Score.
    }
moved =
    .title = Warum eine dritte Matrix: was ein Wort weitergibt
    .about = „flew“ wird über seinen Key gefunden. Doch was ein Wort auffindbar macht, ist nicht das, was es zu sagen hat. Deshalb
        berechnet eine dritte Matrix, W_V, den **Value** v: was ein Wort an jedes Wort weitergibt, das auf es achtet.
        Die **Ausgabe** von „bat“ ist die Summe aller Values, jeder mal sein Gewicht.
    .sentence = { changes }{ $copies ->
        [yes] { " " }In diesem Kopf wurde W_V nicht trainiert: Sie gibt Zahlen aus dem eigenen Vektor x des Wortes weiter.
       *[no] { "" }
    }
    .predict = Angenommen, du änderst eine Zahl von W_V. Wie viele der { $cells } Aufmerksamkeitsgewichte ändern sich?
    .task = Ändere eine Zahl einer Matrix so, dass sich Ausgaben ändern, aber kein Aufmerksamkeitsgewicht.
    .done = Keines der { $cells } Gewichte ändert sich, denn Gewichte werden aus Queries und Keys berechnet, und W_V kommt darin nicht
        vor. { $outputs ->
            [one] Eine Ausgabe ändert sich
           *[other] { $outputs } Ausgaben ändern sich
        }, weil Ausgaben Summen von Values sind. So kann das Training bestimmen, was ein Wort weitergibt, ohne zu ändern, wer es
        findet.
learning =
    .title = Niemand hat diese Matrizen geschrieben: Das Training hat sie gefunden
    .about = Am Anfang sind W_Q und W_K zufällig. Das **Training** zeigt dem Kopf ein Wort und einige andere, von denen eines
        verwandt ist: Dieses soll das Gewicht bekommen, nie das Wort selbst. Der **Verlust** misst, wie weit die Gewichte von
        diesem Ziel entfernt sind. Jeder Schritt ändert jede Zahl ein wenig, sodass der Verlust sinkt.
    .sentence = { course_in_words }
    .predict = Vor dem Training gibt „{ WORD($query) }“ jedem Wort zwischen { PERCENT($least) } und { PERCENT($most) }. Welches Wort
        bekommt als erstes mehr als { PERCENT($bar) }, das Doppelte eines gleichen Anteils?
    .task = { $stands_out ->
        [yes] Stelle **Trainingsschritte** auf den ersten Zeitpunkt, zu dem ein Wort mehr als { PERCENT($bar) } bekommt.
       *[no] Stelle **Trainingsschritte** auf das Ende.
    }
    .done = { $stands_out ->
        [yes] { stood_out }
       *[no] Kein Wort bekommt hier mehr als { PERCENT($bar) }.
    } Niemand hat das in W_Q und W_K geschrieben: Der Verlust nennt das Ziel, das Training hat die Matrizen gefunden.
summary = Ein Score ist das Skalarprodukt einer Query und eines Keys. W_Q und W_K sind zwei Matrizen, weil ein Wort zu suchen nicht
    heißt, von ihm gefunden zu werden.  { "\u000A" }W_V berechnet, was weitergegeben wird, ganz gleich, wer es findet. Alle drei
    findet das Training, das nur ein Ziel kennt.

FOLDS =
    .matrices = die drei Matrizen, alle Queries, Keys und Values, und andere Köpfe
    .closest = was eine einzige Matrix bestenfalls kann
    .look_up = weiches Nachschlagen in einem Wörterbuch
    .numbers = eine Zahl in eine Matrix eingeben, und jede Änderung für sich
    .not_x = der Value v ist nicht x
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
KEY_HELP = Position des Wortes, mit dessen Key die Query verglichen wird, ab 0 gezählt.
ONE_MATRIX = Eine Matrix für beides
ONE_MATRIX_HELP = W_Q berechnet auch die Keys, der Key jedes Wortes ist also gleich seiner Query.
EDIT_MAP = Projektion, die du änderst
EDIT_MAP_HELP = q: W_Q, was Wörter suchen. k: W_K, was sie anbieten. v: W_V, was sie weitergeben.
EDITS = Von Hand geänderte Zahlen
EDITS_HELP = v_0_3_1.5 setzt Zeile 0, Spalte 3 von W_V auf 1,5; ~ trennt Änderungen. Leer: keine Änderungen.
HAND_OVER = Was gemittelt wird
HAND_OVER_HELP = v: die Values, so breit wie der Kopf. x: die Vektoren der Wörter selbst, so breit wie das Modell.
MOMENT = Trainingsschritte
MOMENT_HELP = Wie oft die Zahlen von W_Q und W_K geändert wurden. Das meiste geschieht früh, deshalb liegen die ersten Schritte
    enger beieinander.

## Schritt 1

strips =
    .key = :gray[violett: positiv · orange: negativ{ $others ->
        [0] { "" }
       *[other] { " " }· umrandet: die { $terms } größten Produkte
    } · Farbskala: q ±{ SHORT($q_end, digits: 3) }; k ±{ SHORT($k_end) }; q × k ±{ SHORT($product_end, digits: 3) }]
    .alt = Die Query von { $query }, der Key von { $key } und ihre Produkte, eine Spalte je Dimension
terms =
    .key = **Jedes Produkt trägt zum Score bei**{ $others ->
        [0] { "" }
       *[other] { " " }:gray[die größten zuerst]
    }
    .alt = Die größten Produkte von { $query } und { $key }, eines nach dem anderen, und ihre Summe, der Score { DECIMAL($score, digits: 4) }
number = Zahl { $place }
more = { $count } weitere
SCORE_BAR = Score
key_name = Query von { QUERY($query) }, Key von { KEY($key) }
product_sum = { QUERY($query) } · { KEY($key) }: { $others ->
    [0] { $terms ->
        [0] Alle { $count } Produkte sind 0, also ist der Score **{ SIGNED($score) }**. Nichts passt zusammen.
        [one] Von { $count ->
            [one] { $count } Produkt
           *[other] { $count } Produkten
        } ist nur eines nicht 0, also ist der Score **{ SIGNED($score) }**.
       *[other] { $terms } Produkte sind nicht 0, ihre Summe ist also der Score **{ SIGNED($score) }**.
    }
   *[other] Von { $count } Produkten ergeben die { $terms }, die am weitesten von 0 entfernt sind, zusammen { SIGNED($top) }, die { $others } anderen
        { SIGNED($rest) }, also ist der Score **{ SIGNED($score) }**.
}
score_to_weight = { $weight ->
    [none] Die Maske verdeckt diesen Key für die Query, also ist sein Aufmerksamkeitsgewicht 0.
   *[other] { $divisor ->
        [none] { "" }
       *[other] Geteilt durch { $divisor } ist er { SIGNED($scaled) }, der **skalierte Score**.{ " " }
    }Nach Softmax{ $temperature ->
        [1] { "" }
       *[other] { " " }bei Temperatur { SHORT($temperature) }
    } ist das Aufmerksamkeitsgewicht **{ PERCENT($weight) }**.
}
score_guesses =
    .above = positiv, aber kleiner
    .zero = genau 0
    .below = negativ

## unter Schritt 1

job = { $source ->
    [random] Zufällige Projektionen: Die Rechnung stimmt, aber die Zahlen haben keine Bedeutung.
    [previous] Entworfen: Jedes { $noun } sucht das { $noun } davor.
    [same] Entworfen: Jedes { $noun } sucht dasselbe { $noun } an anderer Stelle.
    [first] Entworfen: Jedes { $noun } sucht das erste.
    [initial] Entworfen: Jedes { $noun } sucht andere mit seinem Anfangsbuchstaben.
   *[vowel] Entworfen: Ein Vokal sucht Konsonanten.
}{ $placeless ->
    [yes] { " " }Die Positionen sind ausgeschaltet, also verrät kein Vektor, wo sein { $noun } steht.
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
}{ "\u000A\u000A" }Ein Modell schlägt x, das **Embedding** eines Tokens, in einer Tabelle nach, die ebenfalls trainiert wird. Solche
    Vektoren sind **dicht**: Kaum eine Zahl ist 0, und keine hat für sich eine Bedeutung, doch Wörter, die ähnlich gebraucht
    werden, haben ähnliche Vektoren.
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
found = Ein Key enthält 1 und eine Query { SHORT($sharpness) } × √{ $head_size } = { DECIMAL($match, digits: 1) }, sodass ein Treffer den
    Score { DECIMAL($match, digits: 1) } hat{ $divisor ->
        [none] ; geteilt werden die Scores hier nicht
       *[other] , und { SHORT($scaled, digits: 3) } nach der Division durch { $divisor }
    }.
numbers_in_words = { $cross ->
    [yes] Die Queries werden aus dem ersten Satz berechnet ({ $rows } Zeilen), Keys und Values aus dem zweiten
        ({ $key_count } Zeilen): { $width } Zahlen hinein, { $size } Zahlen heraus.
   *[no] Die Query wird aus dem Vektor von { QUERY($query) } berechnet, Key und Value aus dem Vektor von { KEY($key) }: { $width } Zahlen
        hinein, { $size } Zahlen heraus.
}
token_name = **x** von { QUERY($query) }, { $width } Zahlen{ $made ->
    [none] { "" }
   *[other] : { LIST($made) }
}
memory_name = **x** von { KEY($key) } aus dem zweiten Satz, aus dem K und V entstehen
map_name = **W_{ $letter }** { $size } → { $chip } { $vectors }{ $left_out ->
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
    .previous = Das Wort davor
    .same = Dasselbe Wort
    .first = Das erste Wort
    .initial = Derselbe Anfangsbuchstabe
    .vowel = Ein Vokal sucht Konsonanten
    .learned = Gelernt
SOURCES_LEAD = **Andere Köpfe**, die mit einer Regel bei einer Query und einem Key, die sie zeigen:
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
       *[no] **{ SIGNED($back) }**
    }. Mit sich selbst hat { QUERY($query) } den Score { SIGNED($itself) }.
}

## unter Schritt 2

CLOSEST_ABOUT = Könnte eine andere einzelne Matrix W mehr als W_Q? Sie darf beliebig sein, aber Query und Key jedes Wortes sind gleich,
    also ist q(bat) · k(flew) = q(flew) · k(bat), und kein Score eines Wortes mit sich selbst ist negativ. Eine einzige Matrix kann
    nur Beziehungen ausdrücken, die in beiden Richtungen gelten, etwa „dasselbe Wort“. Diese hier kommt den Scores der beiden am
    nächsten.
one_matrix_picture =
    .key = **Beste Näherung mit einer einzigen Matrix W** :gray[Farbskala: ±{ SHORT($score_end, digits: 3) }]
    .alt = Scores mit einer Matrix für Queries und Keys, eine Zeile je Query, eine Spalte je Key
one_matrix = { $same ->
    [yes] „{ WORD($first) }“ hat mit sich selbst den Score { DECIMAL($there) } mit zwei Matrizen und { DECIMAL($both) } mit einer. Wähle
        zwei Wörter.
   *[no] Mit zwei Matrizen ist „{ WORD($first) }“ · „{ WORD($second) }“ = **{ DECIMAL($there) }** und „{ WORD($second) }“ ·
        „{ WORD($first) }“ = **{ DECIMAL($back) }**. Mit einer ist beides **{ DECIMAL($both) }**, und mit sich selbst haben die Wörter die
        Scores { DECIMAL($query_itself) } und { DECIMAL($key_itself) }.
}
LOOK_UP_ABOUT = Ein Wörterbuch vergleicht eine Query mit seinen Keys und gibt den Value des passenden Keys zurück. Attention gibt eine
    gewichtete Summe aller Values zurück. Bei Temperatur 0 gibt sie wie ein Wörterbuch nur den Value des besten Treffers zurück.
matches_name = Die Aufmerksamkeitsgewichte von { QUERY($query) }: wie gut jeder { KEY("Key") } passt
results_name = Das Ergebnis, { $width } Zahlen :gray[Farbskala: ±{ SHORT($end) }]
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
    [1] vom besten Treffer, { AND($matches) }; ein Wörterbuch gibt allein den { VALUE("Value") } von { AND($matches) } zurück
   *[other] von jedem der { $count } besten Treffer, { AND($matches) }; die exakte Antwort ist der Mittelwert ihrer
        { VALUE("Values") }
}. Größter Unterschied bei Temperatur { SHORT($temperature) }: **{ SMALL($difference) }**.
temperatures =
    .exact = Exakt: Temperatur 0
    .plain = Temperatur 1
    .soft = Weicher: Temperatur 6

## Schritt 3

moved_picture =
    .key = :gray[{ $moves ->
        [something] **umrandet: was sich geändert hat** ·{ " " }
       *[other] { "" }
    }Zeile: ein Wort · violett: positiv · orange: negativ]
    .alt = Values, Aufmerksamkeitsgewichte und Ausgaben, eine Zeile je Wort
PARTS =
    .v = Values v
    .weights = Aufmerksamkeitsgewichte
    .output = Ausgaben
EDIT_BUTTONS =
    .q = Eine Query ändern (W_Q)
    .k = Einen Key ändern (W_K)
    .v = Einen Value ändern (W_V)
edited = Von Hand geändert: { AND($matrices) }.{ $several ->
    [yes] { " " }Was umrandet ist, folgt aus allen zusammen.
   *[no] { "" }
}
edited_numbers = { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
} von **W_{ $letter }**
reset_matrix = W_{ $letter } zurücksetzen
the_part = die { $part }
part_by = die { $part } um **{ SMALL($amount) }**
changes = { $moves ->
    [none] Noch ist nichts geändert: Dies sind die ursprünglichen Values, Aufmerksamkeitsgewichte und Ausgaben.
    [nothing] Deine Änderungen wirken sich auf keinen Value, kein Aufmerksamkeitsgewicht und keine Ausgabe aus.
   *[something] Die { $first } änderten sich um höchstens **{ SMALL($amount) }**{ $moved_too ->
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

editor_name = **W_{ $letter }** (Zeile: eine Zahl von x, Spalte: eine Zahl { $role ->
    [query] der Query
    [key] des Keys
   *[value] des Values
}). Überschreibe eine Zahl.{ $rest ->
    [yes] { " " }Nicht alle Zeilen und Spalten sind zu sehen.
   *[no] { "" }
}
change_name = **Änderung: { $part ->
    [v] { PARTS.v }
    [weights] { PARTS.weights }
   *[output] { PARTS.output }
}** { $shape }{ "\u000A\u000A" }:gray[violett: Zunahme · orange: Abnahme · Farbskala: ±{ SHORT($end) }]
FORGET = Alle Änderungen zurücksetzen
NOT_X_ABOUT = W_V wählt aus, was vom Vektor x eines Wortes weitergegeben wird. Würde x selbst gemittelt, gäbe jeder Kopf den ganzen
    Vektor weiter, alle d_model Zahlen.
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
averages = Aus { $vectors } erhält jedes Wort **{ $width }** Zahlen; aus { $other } würde es { $other_width } erhalten. Die
    Aufmerksamkeitsgewichte sind in beiden Fällen dieselben: Sie hängen nicht von W_V ab.

## Schritt 4

learned_row =
    .key = **Gewichte von { QUERY($query) }** :gray[nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    }]
    .alt = Die Aufmerksamkeitsgewichte von { $query } nach { $step } Trainingsschritten
course =
    .key = **Die Gewichte bis hierher** :gray[fett: { WORD($key) }]
    .alt = Einige Gewichte von { $query } vom Beginn des Trainings bis zu Schritt { $step }
TRAINING_AXIS = Trainingsschritte
course_in_words = { $step ->
    [0] Vor dem Training ist
   *[other] Nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    } ist
} der Score von { QUERY($query) } und { KEY($key) } **{ SIGNED($score) }**{ $step ->
    [0] { "" }
   *[other] ; vorher war er { SIGNED($first_score) }
}.{ $leads ->
    [yes] { " " }„{ WORD($top) }“ hat das größte Gewicht, { PERCENT($top_weight) }.
   *[no] { "" }
}
stood_out = { $story ->
    [itself] „{ WORD($first) }“ selbst, mit { PERCENT($first_weight) }: Das Training lässt zuerst ähnliche Wörter zusammenpassen, und
        keines ist „{ WORD($first) }“ so ähnlich wie „{ WORD($first) }“. Doch das Ziel schließt das Wort selbst aus, also machen spätere
        Schritte das rückgängig: Am Ende hat es { PERCENT($last_weight) }, und „{ WORD($end) }“ { PERCENT($end_weight) }.
    [stays] „{ WORD($first) }“, mit { PERCENT($first_weight) }. Auch am Ende steht es vorn, mit { PERCENT($last_weight) }.
   *[other] „{ WORD($first) }“, mit { PERCENT($first_weight) }. Am Ende steht „{ WORD($end) }“ vorn, mit { PERCENT($end_weight) }.
}

## unter Schritt 4

LETTERS_ABOUT = Ein kleinerer Kopf, dessen Token Buchstaben sind. Sein Ziel ist eine Regel: Vokale achten auf Konsonanten.
    Der **Verlust** vergleicht die Gewichte w der Vokale mit ihrem Ziel t, gleichen Gewichten auf allen Konsonanten; ist das Ziel
    erreicht, ist er 0. In Richtung seines **Gradienten** wächst er am schnellsten, deshalb ändert jeder Schritt die Zahlen ein
    wenig in die Gegenrichtung.
LOSS_ABOUT = Hier hängt der Verlust nur von den Aufmerksamkeitsgewichten ab, deshalb werden nur W_Q und W_K trainiert. Ein
    Sprachmodell sagt das nächste Token vorher: Sein Verlust ist −ln der Wahrscheinlichkeit, die es dem tatsächlichen nächsten
    Token zuweist. Dieser Verlust hat einen Gradienten für jede Zahl des Modells, auch für die von W_V; das Training ändert also
    alle. So entstehen Köpfe mit erkennbaren Mustern, obwohl niemand diese Muster vorgegeben hat.
vowels =
    .key = **Aufmerksamkeitsgewichte der Vokale: { PERCENT($share) } auf Konsonanten** :gray[· Zeile: ein Vokal · umrandet: Konsonanten ·
        0 bis { SHORT($end) }]
    .alt = Gewichte der Vokale: eine Zeile je Vokal, eine Spalte je Buchstabe
share_picture =
    .key = :primary[**━ Anteil der Konsonanten an der Aufmerksamkeit der Vokale**]
    .alt = Anteil des Gewichts auf Konsonanten je Trainingsschritt
TRAINING_SERIES = auf Konsonanten
letters = { $trainable ->
    [no] Der Satz hat keinen Vokal oder keinen Konsonanten, also gibt es nichts zu lernen. Ändere ihn in **Deine Wörter**.
   *[yes] { letters_in_words }
}
letters_in_words = { $step ->
    [0] Vor dem Training fallen **{ PERCENT($share) }** der Aufmerksamkeit der Vokale auf Konsonanten.
   *[other] Nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    } fallen **{ PERCENT($share) }** der Aufmerksamkeit der Vokale auf Konsonanten; vorher waren es { PERCENT($first) }.
}
loss = { $step ->
    [0] Vor dem Training beträgt der Verlust **{ DECIMAL($loss, digits: 3) }**.
   *[other] Nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    } beträgt der Verlust **{ DECIMAL($loss, digits: 3) }**; vorher betrug er { DECIMAL($first_loss, digits: 3) }.
}
USE = Gelernte W_Q und W_K in den Schritten 1 bis 3 benutzen

## am Fuß

SUM_VERIFIED = Die Produkte des gewählten Paares ergeben zusammen seinen Score
