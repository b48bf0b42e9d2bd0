### Was die Seite über Softmax sagt: Fokus, die Größe der Scores, warum man durch √head_size teilt, Temperatur.

five =
    .title = Größere Unterschiede zwischen Scores bündeln die Gewichte
    .about =
        Ein Score misst, wie gut ein Key zu einer Query passt. **Softmax** bildet für jeden Score die Potenz e^Score (e
        = 2,718…) und teilt sie durch die Summe aller Potenzen. Multipliziert man mit c > 1, werden die
        Unterschiede zwischen den Scores größer, und das größte Gewicht wächst, außer wenn alle Scores gleich sind: mehr **Fokus**.
    .sentence =
        { $multiplier ->
            [1]
                { $equal ->
                    [yes] Die fünf Scores sind gleich
                   *[no] Der größte Score, { $top }, erhält
                }
           *[other]
                Mit **{ SHORT($multiplier) }** multipliziert, { $equal ->
                    [yes] sind die fünf Scores gleich
                   *[no] erhält der größte Score, { $top },
                }
        }{ $equal ->
            [yes] , und jeder erhält ein Gewicht von **{ FINE_PERCENT($largest) }**.
           *[no]
                { " " }ein Gewicht von **{ FINE_PERCENT($largest) }**{ $changed ->
                    [up] , mehr als die { FINE_PERCENT($before) } davor
                    [down] , weniger als die { FINE_PERCENT($before) } davor
                   *[no] { "" }
                }. Die Query achtet effektiv auf **{ DECIMAL($effective, digits: 1) }** der 5 Keys (**effektive Keys**).
        } { $level ->
            [saturated] { LEVELS.saturated }
            [nearly] { LEVELS.nearly }
           *[open] { LEVELS.open }
        }
    .task = Finde einen Faktor, bei dem das größte Gewicht über 95 % liegt.
    .done =
        Der größte Score, { $top }, erhält ein Gewicht von { FINE_PERCENT($largest) }; der nächste, { $next }, erhält ein
        Gewicht von { FINE_PERCENT($second) }.
powers =
    .title = Breitere Köpfe haben größere Scores
    .about =
        In einem **Kopf** ist ein Score die Summe von head_size Produkten unabhängiger Zahlen mit Mittelwert 0
        und **Varianz** { $init ->
            [linear]
                1/3 (lineare Schichten). Ein Produkt hat die Varianz 1/9, die Summe head_size/9. Division durch c teilt die
                Varianz durch c². Division durch √head_size ergibt also 1/9, Division durch head_size 1/(9 · head_size)
           *[gaussian]
                1. Ein Produkt hat die Varianz 1, die Summe head_size. Division durch c teilt die Varianz durch c².
                Division durch √head_size ergibt also 1, Division durch head_size 1/head_size
        }. Die Gewichte sind dann fast gleich und unterscheiden die Wörter kaum.
    .sentence =
        Bei Kopfgröße { $size }, { $by ->
            [none] ungeteilt
           *[other] geteilt durch { $by }
        }, haben die 256 Scores dieser Ziehung die Varianz **{ SHORT($drawn, digits: 3) }**; in der Theorie
        { SHORT($theory, digits: 3) }{ $at_each ->
            [yes] , wie bei jeder Kopfgröße. Die Zeilen sind also in schmalen und breiten Köpfen etwa gleich scharf.
           *[no] .
        }
    .task =
        { $size ->
            [1] Bei Kopfgröße 1 ist jede Potenz von head_size gleich 1. Wähle einen breiteren Kopf.
           *[other] Stelle den Exponenten ein, bei dem Scores durch head_size selbst geteilt werden, nicht durch die Wurzel.
        }
    .done =
        Bei p = 1 werden die Scores durch { $size } geteilt, nicht durch die Wurzel. Ihre Varianz ist
        { SHORT($drawn, digits: 3) }, in der Theorie { SHORT($theory, digits: 3) }:
        Je breiter der Kopf, desto gleichmäßiger die Gewichte.
sizes =
    .title = Skalierung: warum man durch √head_size teilt
    .about =
        In einem breiten Kopf streuen unskalierte Scores stark: Zufällig erhält ein Key den größten Teil des Gewichts.
        Kleine Änderungen von q und k ändern die Gewichte dann kaum: Der **Gradient** verschwindet fast, und das Training
        stockt. Teilt man durch √head_size, sind die Zeilen bei jeder Kopfgröße etwa gleich scharf.
    .sentence =
        Bei Kopfgröße **{ $size }** ist das größte von 64 Gewichten im Mittel **{ PERCENT($none) }** ohne Teilen und
        { "" }**{ PERCENT($head) }**, wenn Scores durch √{ $size } geteilt werden{ $other ->
            [none] { "" }
           *[other]
                , und **{ $other }**, geteilt durch { $other_divisor }{ $d_model_divides ->
                    [yes] , wobei d_model die Breite eines Wortvektors ist
                   *[no] { "" }
                }
        }. { $any ->
            [no] In keiner dieser { $rows } Zeilen hat ein Key 99 % oder mehr, also ist keine gesättigt.
           *[yes]
                Ohne Teilen sind **{ $saturated } von { $rows }** Zeilen gesättigt (ein Key hat 99 % oder mehr); geteilt durch
                √{ $size } sind es **{ $scaled }**.
        }
    .task =
        { $size ->
            [1] Bei Kopfgröße 1 ist der Teiler √head_size gleich 1. Wähle einen breiteren Kopf.
           *[other] Stelle den Exponenten ein, bei dem das größte Gewicht am stärksten mit der Kopfgröße wächst.
        }
    .done =
        Ohne Teilen ist das größte Gewicht im Mittel { PERCENT($none) }, allein durch Zufall; geteilt durch √{ $size }
        ist es { PERCENT($head) }.
ends =
    .title = Die Temperatur stellt den Fokus ein
    .about =
        Die Scores werden außerdem durch die Temperatur T geteilt, die man von Hand einstellt und nicht lernt. Bei
        T = 0 erhält der größte Score das ganze Gewicht; gleich große teilen es sich. Mit steigendem T werden die Gewichte
        gleichmäßiger, und die Ausgabe nähert sich dem Mittelwert der Values.
    .sentence =
        { $found ->
            [none] { blind }
            [one] { alone }
            [equal] { equal_ends }
           *[several] { several_ends }
        }
    .task =
        { $kind ->
            [narrow] „{ WORD($query) }“ darf auf höchstens einen Key achten. { $choose }
            [equal] „{ WORD($query) }“ hat gleiche Scores für alle seine Keys. { $choose }
            [apart]
                Die Scores dieser Zeile unterscheiden sich so stark, dass keine Temperatur die Gewichte fast gleich macht. Teile
                sie in Schritt 3 durch √head_size, oder wähle eine andere Zeile.
           *[near] Erhöhe die Temperatur, bis kein Key mehr als das doppelte Gewicht eines anderen hat.
        }
    .done =
        Das größte Gewicht ist { PERCENT($largest) }, das kleinste { PERCENT($smallest) }; gleiche Gewichte wären
        { PERCENT($mean) }{ $near_mean ->
            [yes] : Die Ausgabe liegt nah am Mittelwert der Values
           *[no] { "" }
        }.
several_ends =
    Bei Temperatur **{ SHORT($temperature) }** achtet { QUERY($query) } auf { KEY($key) }{ $others ->
        [0] { " " }mit
        [one] { " " }und auf { $others } anderen Key mit je
       *[other] { " " }und auf { $others } andere Keys mit je
    } einem Gewicht von **{ PERCENT($weight) }**. { $temperature ->
        [0] Mit wachsender Temperatur nähert es sich
       *[other]
            Bei Temperatur 0 ist das Gewicht { $others ->
                [0] { "" }
               *[other] je{ " " }
            }{ PERCENT($at_cold) }; mit wachsender Temperatur nähert es sich
    } { PERCENT($mean) }, gleich für alle { $visible } Keys.
summary =
    Softmax macht aus Scores Aufmerksamkeitsgewichte. Multipliziert man die Scores, werden ihre Unterschiede größer,
    und das bündelt die Gewichte.  { "\u000A" }Die Standardabweichung der Scores ist { $init ->
        [linear]
            bei q und k aus linearen Schichten etwa ⅓ von √head_size; teilt man die Scores durch √head_size, ist sie
            etwa ⅓
       *[gaussian] bei zufälligen q und k etwa √head_size; teilt man die Scores durch √head_size, ist sie 1
    }. Mit der Temperatur stellt man den Fokus von Hand ein: Durch T = 1/c teilen heißt mit c multiplizieren, wie in
    Schritt 1.
LEVELS =
    .saturated = Die Zeile ist **gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte kaum.
    .nearly = Die Zeile ist **fast gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte wenig.
    .open = Die Zeile ist **nicht gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte.
blind = Für { QUERY($query) } ist jeder Key verdeckt: Die Ausgabe ist bei jeder Temperatur 0.
alone = { QUERY($query) } darf nur auf { KEY($key) } achten: Das Gewicht ist bei jeder Temperatur 100 %.
equal_ends =
    { QUERY($query) } hat für alle { $visible } Keys denselben Score: Jeder hat bei jeder Temperatur das Gewicht
    { "" }**{ PERCENT($mean) }**.
five_weights =
    .key =
        { $multiplier ->
            [1] :gray[**Scores von fünf Keys und ihre Aufmerksamkeitsgewichte**]
           *[other]
                :gray[**Scores von fünf Keys × { SHORT($multiplier) } und ihre Gewichte** · █ jetzt · ┃ vor dem
                Multiplizieren]
        }
    .alt = Softmax von fünf Zahlen als Balken
by_power =
    .key = :gray[**Varianz der Scores ÷ { $divided_by }^p** ·] { $lines_of_sizes } :gray[· Punkt: diese Ziehung]
    .alt = Varianz der Scores gegen den Exponenten des Teilers, eine Linie für jede von drei Kopfgrößen
largest =
    .key = :gray[**{ MEASURES.largest }** ·] { $lines_of_ways }
    .alt = Größtes Gewicht einer Zeile über 64 Keys, gegen die Kopfgröße, eine Linie je Teiler
effective =
    .key = :gray[**{ MEASURES.effective }** ·] { $lines_of_ways }
    .alt = Effektive Anzahl von Keys, von 64, gegen die Kopfgröße, eine Linie je Teiler
MEASURES =
    .largest = Größtes von 64 Gewichten, Mittel über 64 Queries
    .effective = Effektive Keys von 64
row =
    .key = **Aufmerksamkeitsgewichte von** { QUERY($query) } :gray[· █ Temperatur { SHORT($temperature) } · ┃
        Temperatur 0 · ○ unendliche Temperatur]
    .alt = Die gewählte Zeile jetzt, bei Temperatur 0 und bei unendlicher Temperatur, als Balken
passed =
    .key =
        :gray[**größte Änderung der Gewichte ÷ Änderung der Scores** ·] :primary[**━ fünf Scores**] :gray[┉
        multiplizierte Scores]
    .alt = Wie stark eine Änderung der Scores die Gewichte ändert, aufgetragen gegen die Temperatur
naive =
    .key = :gray[**exp(s) ÷ Summe von exp(s)**, in float32]
    .alt = Softmax, ohne den größten Score abzuziehen, als Balken
careful =
    .key = :gray[**zuerst den größten Score abgezogen**, wie torch.softmax]
    .alt = Softmax, der größte Score zuerst abgezogen, als Balken
spread_by_size =
    .key = :gray[**Standardabweichung der Scores** ·] { $lines_of_spreads } :gray[· Punkte: diese Ziehung]
    .alt = Standardabweichung der Scores gegen die Kopfgröße: ungeteilt und geteilt durch √head_size
variance_by_size =
    .key =
        :gray[**Varianz von q · k** ·] { $lines_of_ways } :gray[· Punkte: Ziehungen{ $gaussian ->
            [yes] { " " }· Fläche: 95 % davon
           *[no] { "" }
        } · beide Achsen logarithmisch · d_model: die Breite von x, dem Wortvektor]
    .alt =
        Varianz von q mal k gegen die Kopfgröße, eine Linie je Teiler, mit Ziehungen um die Linie des gewählten
        Teilers
slope = { passed_on }{ "\u000A" }{ "\u000A" }{ slope_words }
passed_on =
    Eine kleine Änderung der multiplizierten Scores ändert die Gewichte um einen Vektor, der höchstens
    { "" }**{ DECIMAL($passes_on, digits: 3) }**-mal so lang ist wie diese Änderung. Die Backpropagation multipliziert einen
    Gradienten höchstens mit demselben Faktor.{ $multiplier ->
        [0] { " " }Bei c = 0 sind alle Scores 0, gleich welche fünf Zahlen es sind, also erreicht sie kein Gradient.
        [1] { "" }
       *[other]
            { " " }Eine Änderung der fünf Zahlen wird zuvor mit { SHORT($multiplier) } multipliziert; insgesamt ist der
            Faktor **{ DECIMAL($in_all, digits: 3) }**.
    }
slope_words =
    Die Multiplikation mit { SHORT($multiplier) } wirkt wie { $multiplier ->
        [0] unendliche Temperatur
       *[other] die Temperatur { SHORT($temperature, digits: 3) }
    }. Die Entropie der Gewichte, −Σ w ln w, ist { DECIMAL($entropy, digits: 2) } nat; e hoch diese Entropie ist die Anzahl
    der effektiven Keys: { DECIMAL($effective, digits: 1) }.
shift =
    Der größte Score ist { DECIMAL($highest, digits: 1) }. In float32 ist die Summe der Potenzen { $infinite ->
        [yes] **unendlich**
       *[no] **{ SHORT($total, digits: 3) }**
    }. { $lost ->
        [0] { "" }
       *[other]
            { $zero ->
                [yes] 0 ÷ 0
               *[no] Unendlich ÷ unendlich
            } ist keine Zahl, also sind **{ $lost } von 5** Gewichten undefiniert.{ " " }
    }Wird zuerst der größte Score abgezogen, sind die Exponenten höchstens 0, und die Gewichte bleiben.
spread =
    Bei Kopfgröße { $size } haben die 256 Scores dieser Ziehung die Standardabweichung **{ DECIMAL($spread_undivided) }**,
    geteilt durch √{ $size } = { SHORT($root, digits: 3) } die Standardabweichung **{ DECIMAL($spread_divided) }**.
variance =
    In der Theorie haben Scores bei Kopfgröße { $size } die Varianz { SHORT($theory_undivided, digits: 3) }; geteilt durch
    √{ $size } = { SHORT($root, digits: 3) } ist sie { SHORT($theory_undivided, digits: 3) } ÷ { $size } =
    { SHORT($theory_divided, digits: 3) }. In dieser Ziehung von 256 Scores ist sie **{ DECIMAL($undivided) }**, und
    { "" }**{ DECIMAL($divided) }** nach dem Teilen; jede neue Ziehung ergibt etwas andere Zahlen.
linear_words =
    { $gaussian ->
        [yes]
            Eine Schicht von torch.nn.Linear wird mit kleineren Zahlen initialisiert. Wähle linear: Dann hat jede Zahl von
            q und k die Varianz ⅓, und die Varianz der Scores ist ein Neuntel der bisherigen.
       *[no]
            Jede Zahl von q und k hat die Varianz ⅓, also hat ein Score die Varianz { $size } ÷ 9
            = **{ SHORT($theory_undivided, digits: 3) }** in der Theorie und **{ DECIMAL($undivided, digits: 2) }** in dieser Ziehung. Nach
            dem Teilen durch √head_size ist die Varianz auch hier bei jeder Kopfgröße gleich: 1 ÷ 9.
    }
far = { far_from_ends }{ "\u000A" }{ "\u000A" }{ row_passes_on }
far_from_ends =
    Bei Temperatur 0 ist die Ausgabe { $others ->
        [0] der { VALUE("Value") } von { KEY($key) }
        [one] der Mittelwert der { VALUE("Values") } von { KEY($key) } und { $others } anderem Key
       *[other] der Mittelwert der { VALUE("Values") } von { KEY($key) } und { $others } anderen Keys
    }. Jetzt{ $before_dropout } weicht jede Zahl höchstens um **{ DECIMAL($to_cold) }** davon ab.
    
    Bei unendlicher Temperatur ist sie der einfache Mittelwert der { $values }. Jetzt{ $before_dropout } weicht jede Zahl höchstens
    um **{ DECIMAL($to_mean) }** davon ab.
row_passes_on =
    { $passes_on ->
        [none] Schon die kleinste Änderung eines der gleichen Scores entscheidet, welcher Key das Gewicht bekommt.
       *[other]
            Eine kleine Änderung der Scores ändert die Gewichte um einen Vektor, der
            höchstens **{ DECIMAL($passes_on, digits: 3) }**-mal so lang ist wie diese Änderung.
    }
way =
    { $divisor ->
        [none] ungeteilt
       *[other] ÷ { $divisor }
    }
FOLDS =
    .slope = die Steigung von Softmax
    .overflow = Zahlen, die überlaufen
    .spread = die Standardabweichung der Scores
    .variance = warum genau √head_size: die Varianz in drei Zeilen
    .draws = 400 Ziehungen mit mehreren Teilern
    .linear = lineare Schichten statt Ziehungen
    .effective = effektive Keys und gesättigte Zeilen
    .far = die Ausgabe von Temperatur 0 bis ∞
five_offers =
    .times_8 = Mit 8 multiplizieren
    .times_0 = Mit 0 multiplizieren
constant_offers =
    .add_50 = 50 addieren
    .add_100 = 100 addieren
    .subtract_150 = 150 abziehen
powers_offers =
    .narrow = Kopfgröße 1
    .wide = Kopfgröße 128
sizes_offers =
    .wrong_root = Breiter Kopf, ÷ √d_model
    .right_root = Breiter Kopf, ÷ √head_size
ends_offers =
    .cold = Temperatur 0
    .past = Nur die Vergangenheit
TABLES =
    .head_sizes = nach Kopfgröße
    .variances = 400 Ziehungen
    .ends = die gewählte Zeile
HEAD_SIZE_AXIS = Kopfgröße
NOT_A_NUMBER = keine Zahl
POWER_AXIS = Exponent p des Teilers
MULTIPLIER = Die fünf Scores mit c multiplizieren
MULTIPLIER_HELP = Dasselbe wie eine Temperatur von 1 ÷ c.
of_head_size = Kopfgröße { $size }
ENDS =
    .cold = Temperatur 0
    .now = jetzt
    .hot = unendliche Temperatur
others =
    { $count ->
        [one] { $count } anderer
       *[other] { $count } andere
    }
HIDDEN = verdeckt
ends_tip =
    { $label }: { DECIMAL($now, digits: 4) } jetzt, { DECIMAL($cold, digits: 4) } bei Temperatur 0,
    { DECIMAL($hot, digits: 4) } bei unendlicher Temperatur
hidden_tip = { $label }: { HIDDEN }
SLOPE_AXIS = Temperatur = 1 ÷ c
CONSTANT = Zu jedem der fünf Scores addieren
CONSTANT_HELP = Zu jedem Score wird dieselbe Zahl addiert.
INIT = q und k
INIT_HELP =
    gaussian: Zahlen mit Mittelwert 0 und Varianz 1. linear: Ausgaben frisch initialisierter Schichten von
    torch.nn.Linear.
what_variance_is = **Varianz** sagt, wie weit Zahlen streuen: ihr mittlerer quadrierter Abstand vom Mittelwert. Ihre Wurzel,
    die **Standardabweichung**, ist ihr typischer Abstand vom Mittelwert. { $init ->
        [linear] Hier kommen q und k aus linearen Schichten: Mittelwert 0, Varianz ⅓.
       *[gaussian] Hier sind q und k zufällig: Mittelwert 0, Varianz 1.
    }
DERIVATION_HEAD =
    .line = Varianz in drei Zeilen
    .theory = Theorie
    .drawn = diese Ziehung
of_products = var(qᵢ kᵢ) = { $product } :gray[für unabhängige Zahlen mit Mittelwert 0]
of_sum =
    var(q · k) = { $size } · var(qᵢ kᵢ) :gray[für eine Summe von { $size ->
        [one] { $size } unabhängigen Produkt
       *[other] { $size } unabhängigen Produkten
    }]
of_quotient = var(q · k ÷ √{ $size }) = var(q · k) ÷ (√{ $size })² :gray[denn Division durch c teilt die Varianz durch c²]
DRAWS_HEAD =
    .scores = Scores
    .theory = Theorie
    .drawn = diese Ziehung
    .middle = 95 % von 400 Ziehungen
range = { SHORT($low, digits: 3) } bis { SHORT($high, digits: 3) }
known_draws =
    Die durchgerechneten Beispiele enthalten zwei verschiedene Ziehungen bei Kopfgröße 16: eine unskalierte
    mit der Varianz { DECIMAL($raw, digits: 4) } und eine durch √16 geteilte mit der Varianz
    { DECIMAL($scaled, digits: 4) }.
EFFECTIVE_WORDS =
    Die Anzahl der effektiven Keys ist e hoch die Entropie einer Zeile: Gleiche Gewichte auf k Keys
    ergeben k. Eine Zeile ist gesättigt, wenn ein Key 99 % oder mehr hat; durch sie erreicht q und k fast kein Gradient.
    Alle Zahlen sind Mittelwerte oder Anzahlen über 64 Zeilen.
SIZES_HEAD =
    .scores = Scores
    .largest = größtes Gewicht
    .effective = effektive Keys
    .saturated = gesättigte Zeilen
shift_verified =
    Addiert man { $constant } zu fünf Scores und zieht vor Softmax den größten Score ab, ändert sich kein
    Gewicht um mehr als { SMALL($difference) }.
mean_verified =
    Die Ausgabe bei unendlicher Temperatur und der Mittelwert der Values unterscheiden sich um höchstens
    { SMALL($difference) }.
