### Was die Seite über Softmax sagt: aus Scores werden Anteile, Zufall in breiten Köpfen, warum √head_size, Temperatur.

-root-of-head-size = { "$\\sqrt{\\text{head\\_size}}$" }

## die Schritte

five =
    .title = Die Softmax macht aus Scores Anteile
    .about = Scores können negativ sein, aber Gewichte müssen Anteile von 100 % sein. Die **Softmax** bildet für jeden Score die Potenz
        { "" }$e^{ "{\\text{Score}}" }$ (e ≈ 2,718), denn sie ist immer positiv, und teilt durch die Summe aller Potenzen. Multipliziere mit
        c > 1: Die Unterschiede wachsen, also auch das größte Gewicht, außer wenn alle Scores gleich sind.
    .sentence = { five_shares }
    .predict = Der Score eines Keys ist um 1 größer als der eines anderen. Wievielmal so groß ist sein Gewicht?
    .task = Wähle c so, dass die beiden größten Scores genau 1 auseinanderliegen, und vergleiche ihre Gewichte.
    .done = { $top } ist um 1 größer als { $next }, also ist das Gewicht, { FINE_PERCENT($largest) }, das e-Fache (e ≈ 2,7) von
        { FINE_PERCENT($second) }, denn $e^{ "{" }{ $top }{ "}" }$ = e · $e^{ "{" }{ $next }{ "}" }$. Das gilt für je zwei Scores mit Abstand 1:
        Es zählen nur Unterschiede. Programme ziehen deshalb erst den größten Score ab, dann läuft keine Potenz über.
    .nearly = Bei c = { SHORT($multiplier) } liegen die beiden größten Scores ({ $top } und { $next }) um { DECIMAL($lead, digits: 1) } auseinander.
        { $way ->
            [near] Ein größeres c rückt sie weiter auseinander.
           *[far] Ein kleineres c bringt sie einander näher.
        }
luck =
    .title = Worauf achtet ein Kopf, bevor er etwas gelernt hat?
    .about = Vor dem Training sind Queries und Keys zufällig, also hat kein Wort mehr Gewicht verdient. In einem breiten **Kopf** summiert
        ein Score aber viele Produkte, nämlich head_size, und Scores unterscheiden sich zufällig um mehrere Punkte. Schon 5 Punkte
        Vorsprung machen ein Gewicht $e^5$ ≈ 148-mal so groß.
    .sentence = { $words ->
        [1] Ein einziger Key erhält das ganze Gewicht, gleich welchen Score er hat.
       *[other] Bei Kopfgröße 4 gibt { QUERY($query_name) } das größte Gewicht, **{ PERCENT($narrow_share) }**, an
            { KEY($narrow_word) }. Bei Kopfgröße 128 gehen **{ PERCENT($share) }** an { KEY($word) }, obwohl nichts gelernt wurde.
    }
    .predict = Ist diese Ziehung eine Ausnahme? Angenommen, man zieht { $rows } solche Zeilen bei Kopfgröße 128. In wie vielen erhält ein Key
        mehr als 90 %?
    .task = { $words ->
        [1] Gib mehr Wörter ein, damit mehrere Keys gewinnen können.
       *[other] Ziehe neu, bis „{ WORD($last) }“, das letzte { $cut ->
            [yes] gezeigte{ " " }
           *[no] { "" }
        }Wort, bei Kopfgröße 128 das größte Gewicht erhält.
    }
    .done = „{ WORD($last) }“ erhält { PERCENT($share) }, aber nur durch diese Ziehung. In { $clear } von { $rows } solchen Zeilen erhält ein Key
        mehr als 90 %, bei Kopfgröße 4 in { $narrow_clear }, denn Summen von 128 zufälligen Produkten streuen weiter als Summen von 4.
    .nearly = In dieser Ziehung erhält „{ WORD($word) }“ das größte Gewicht, { PERCENT($share) }. Eine andere kann es einem anderen Wort geben.
spread =
    .title = Warum man durch √head_size teilt
    .about = Je mehr Produkte ein Score summiert, desto weiter liegt er von 0 entfernt. Angenommen, die Zahlen in q und k haben den
        Mittelwert 0 und das mittlere Quadrat 1, ihre **Varianz**: Bei Kopfgröße 64 sind Scores um ±8 normal. Ein Key gewinnt aus
        Zufall, und kleine Änderungen bewegen kaum ein Gewicht, also kommt das Training nicht voran. Darum teilt man.
    .sentence = Bei Kopfgröße **{ $size }**, { $by ->
        [none] ungeteilt
       *[other] geteilt durch { $by }
    }, liegen die 256 Scores dieser Ziehung typisch **{ SHORT($spread, digits: 3) }** von 0 entfernt; das ist ihre Standardabweichung.
        Deren Quadrat ist die Varianz, **{ SHORT($drawn, digits: 3) }**; in der Theorie ist sie { SHORT($theory, digits: 3) }{ $at_each ->
            [yes] , gleich bei jeder Kopfgröße
           *[no] { "" }
        }.
    .predict = Bei p = 0 teilt man durch 1, also bleiben die Scores, wie sie sind. Wie groß ist dann ihre Varianz bei Kopfgröße { $size }?
    .task = { $size ->
        [1] Bei Kopfgröße 1 ist jede Potenz von head_size gleich 1. Wähle einen breiteren Kopf.
       *[other] Stelle p = 0 ein und vergleiche die drei Bilder.
    }
    .done = Die Varianz ist { SHORT($drawn, digits: 3) }, in der Theorie { SHORT($theory, digits: 3) }, denn jedes der
        { $size } Produkte trägt { of_one_product } bei: Scores um ±{ SHORT($typical, digits: 2) } sind normal. Division durch c teilt die
        Varianz durch c², also bringt nur { -root-of-head-size } sie bei jeder Breite auf { of_one_product }.
    .nearly = Mit p = { SHORT($power) } werden Scores noch geteilt, durch { $by }: Ihre Varianz ist { SHORT($drawn, digits: 3) }. Je kleiner p,
        desto weniger wird geteilt.
ends =
    .title = Temperatur: alles für einen Key oder etwas für jeden?
    .about = Soll eine Zeile alles dem besten Key geben oder jedem etwas? Das entscheidet die **Temperatur** T, durch die man die Scores teilt:
        Ein kleines T vergrößert ihre Unterschiede, ein großes verkleinert sie. Attention bleibt bei T = 1, ein Sprachmodell wählt aber
        sein nächstes Wort mit einem von Hand gewählten T.
    .sentence = { $found ->
        [none] { blind }
        [one] { alone }
        [equal] { equal_ends }
       *[several] { several_ends }
    }
    .predict = Kann allein die Temperatur einem anderen Key als „{ WORD($key) }“ das größte Gewicht geben?
    .task = { $kind ->
        [narrow] „{ WORD($query) }“ darf auf höchstens einen Key achten. { $choose }
        [equal] „{ WORD($query) }“ hat gleiche Scores für alle seine Keys. { $choose }
        [apart] Keine Temperatur des Reglers gibt „{ WORD($key) }“ etwa 90 % dieser Zeile. { $choose }
       *[near] Finde eine Temperatur, bei der { $others ->
            [0] { leading } etwa 90 % des Gewichts hat
           *[other] { leading } zusammen etwa 90 % des Gewichts haben
        } (85 bis 95 %).
    }
    .done = { $others ->
        [0] { leading } hat
       *[other] { leading } haben zusammen
    } { PERCENT($together) } des Gewichts. Kein anderer Key hat überholt, denn teilt man alle Scores durch dasselbe T, bleibt ihre
        Reihenfolge gleich. Nur die Vorsprünge ändern sich: Das halbe T verdoppelt jeden und quadriert so das Verhältnis zweier Gewichte.
    .nearly = Bei T = { SHORT($temperature) } { $others ->
        [0] hat { leading }
       *[other] haben { leading } zusammen
    } { PERCENT($together) } des Gewichts. { $way ->
        [little] Ein kleineres T vergrößert die Vorsprünge.
       *[much] Ein größeres T verkleinert die Vorsprünge.
    }
summary = Die Softmax macht aus Scores Anteile: Mit einem Punkt Vorsprung ist ein Gewicht e ≈ 2,7-mal so groß.
    { "  \u000A" }Ein Score summiert head_size Produkte. Geteilt durch { -root-of-head-size }, hat er bei jeder Kopfgröße die Varianz { $init ->
        [linear] 1/9
       *[gaussian] 1
    }, also gewinnt kein Key nur deshalb, weil ein Kopf breit ist. Eine Temperatur, von Hand eingestellt, teilt ein weiteres Mal.
    Ohne Maske achtet jedes Wort auf alle anderen, auch auf die, die nach ihm kommen. Darf es das?
five_shares = { $multiplier ->
    [1] { $equal ->
        [yes] Die fünf Scores sind gleich
       *[no] Der größte Score, { $top }, erhält
    }
   *[other] Mit **{ SHORT($multiplier) }** multipliziert, { $equal ->
        [yes] sind die fünf Scores gleich
       *[no] erhält der größte Score, { $top },
    }
}{ $equal ->
    [yes] , und jeder erhält ein Gewicht von **{ FINE_PERCENT($largest) }**.
   *[no] { " " }ein Gewicht von **{ FINE_PERCENT($largest) }**{ $changed ->
        [up] , mehr als die { FINE_PERCENT($before) } davor
        [down] , weniger als die { FINE_PERCENT($before) } davor
       *[no] { "" }
    }. Die Gewichte sind so breit verteilt wie gleiche Gewichte auf **{ DECIMAL($effective, digits: 1) }** der 5 Keys
        (**effektive Keys**).{ $level ->
            [saturated] { " " }{ LEVELS.saturated } Also verschwindet der Gradient beinahe, und das Training stockt.
            [nearly] { " " }{ LEVELS.nearly }
           *[open] { "" }
        }
}
of_one_product = { $gaussian ->
    [yes] 1
   *[no] 1/9
}
leading = „{ WORD($key) }“{ $others ->
    [0] { "" }
    [one] { " " }und { $others } anderer Key
   *[other] { " " }und { $others } andere Keys
}
five_guesses =
    .twice = 2-mal
    .e = etwa 2,7-mal
    .depends = das hängt davon ab, wie groß beide sind
luck_guesses =
    .few = in kaum einer
    .some = in etwa einem Viertel
    .most = in mehr als der Hälfte
spread_guesses =
    .one = 1
    .root = { -root-of-head-size }
    .size = head_size
ends_guesses =
    .high = ja, eine hohe
    .low = ja, eine niedrige
    .never = nein
spread_offers =
    .by_size = Kopfgröße 64, ÷ head_size
    .wrong_root = Breiter Kopf, ÷ falsche Wurzel
narrow_row =
    .key = **Kopfgröße 4** :gray[· ungeteilt{ $cut ->
        [yes] { " " }· die ersten 8 Wörter
       *[no] { "" }
    }]
    .alt = Die Gewichte einer zufälligen Query in einem Kopf der Größe 4, als Balken
wide_row =
    .key = **Kopfgröße 128** :gray[· ungeteilt{ $cut ->
        [yes] { " " }· die ersten 8 Wörter
       *[no] { "" }
    }]
    .alt = Die Gewichte einer zufälligen Query in einem Kopf der Größe 128, als Balken
histogram =
    .key = { $is_set ->
        [yes] :primary[**Kopfgröße { $at_size }**]
       *[no] :gray[**Kopfgröße { $at_size }**]
    } :gray[· ━ ±{ SHORT($at_spread, digits: 3) }, Standardabweichung]
    .alt = Wie 256 Scores bei Kopfgröße { $at_size } um 0 streuen, als Balken
slope = { $level ->
    [saturated] { LEVELS.saturated }
    [nearly] { LEVELS.nearly }
   *[open] { LEVELS.open }
} { passed_on }{ "\u000A" }{ "\u000A" }{ slope_words }
passed_on = Ändern sich die multiplizierten Scores ein wenig, so ändert sich der Vektor der Gewichte höchstens etwa
    { "" }**{ DECIMAL($passes_on, digits: 3) }**-mal so stark. Das Training schickt den **Gradienten** auf demselben Weg zurück, höchstens
    mit demselben Faktor. Ist dieser fast 0, erfährt kein Score, ob er steigen oder fallen soll, und die Zeile bleibt, wie der
    Zufall sie gemacht hat.{ $multiplier ->
        [0] { " " }Bei c = 0 sind alle Scores 0, gleich welche fünf Zahlen es sind, also erreicht sie kein Gradient.
        [1] { "" }
       *[other] { " " }Eine Änderung der fünf Zahlen wird zuvor mit { SHORT($multiplier) } multipliziert; insgesamt ist der
            Faktor **{ DECIMAL($in_all, digits: 3) }**.
    }
sizes = Bei Kopfgröße **{ $size }** ist das größte von 64 Gewichten im Mittel **{ PERCENT($none) }** ohne Teilen und
    { "" }**{ PERCENT($head) }**, wenn Scores durch √{ $size } geteilt werden{ $other ->
        [none] { "" }
       *[other] , und **{ $other }**, geteilt durch { $other_divisor }{ $d_model_divides ->
            [yes] , wobei d_model die Breite eines Wortvektors ist
           *[no] { "" }
        }
    }. { $any ->
        [no] In keiner dieser { $rows } Zeilen hat ein Key 99 % oder mehr, also ist keine gesättigt.
       *[yes] Ohne Teilen sind **{ $saturated } von { $rows }** Zeilen gesättigt (ein Key hat 99 % oder mehr); geteilt durch
            √{ $size } sind es **{ $scaled }**.
    }
FOLDS =
    .slope = warum eine gesättigte Zeile nicht mehr lernt: der Gradient
    .overflow = dieselbe Zahl zu jedem Score addiert, und Zahlen, die überlaufen
    .variance = warum genau √head_size: drei Zeilen, 400 Ziehungen, torch.nn.Linear
    .largest = der Key mit dem meisten Glück, bei jeder Kopfgröße
    .far = die Ausgabe von Temperatur 0 bis ∞
TABLES =
    .scores = Scores bei jeder ganzen Zahl
    .head_sizes = nach Kopfgröße
    .variances = 400 Ziehungen
    .ends = die gewählte Zeile

## Bilder, Aufklappbares und Tabellen

several_ends = Bei Temperatur **{ SHORT($temperature) }** achtet { QUERY($query) } auf { KEY($key) }{ $others ->
        [0] { " " }mit
        [one] { " " }und auf { $others } anderen Key mit je
       *[other] { " " }und auf { $others } andere Keys mit je
    } einem Gewicht von **{ PERCENT($weight) }**. { $temperature ->
        [0] Mit wachsender Temperatur nähert es sich
       *[other] Bei Temperatur 0 ist das Gewicht { $others ->
                [0] { "" }
               *[other] je{ " " }
            }{ PERCENT($at_cold) }; mit wachsender Temperatur nähert es sich
    } { PERCENT($mean) }, gleich für alle { $visible } Keys.{ $narrow ->
        [yes] { " " }Dieser Kopf hat die Größe { $head_size }, auf „{ TITLE("start") }“ die Größe 64; darum sind die Gewichte dort andere.
       *[no] { "" }
    }
LEVELS =
    .saturated = Die Zeile ist **gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte kaum.
    .nearly = Die Zeile ist **fast gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte wenig.
    .open = Die Zeile ist **nicht gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte.
blind = Für { QUERY($query) } ist jeder Key verdeckt: Die Ausgabe ist bei jeder Temperatur 0.
alone = { QUERY($query) } darf nur auf { KEY($key) } achten: Das Gewicht ist bei jeder Temperatur 100 %.
equal_ends = { QUERY($query) } hat für alle { $visible } Keys denselben Score: Jeder hat bei jeder Temperatur das Gewicht
    { "" }**{ PERCENT($mean) }**.
five_weights =
    .key = { $multiplier ->
            [1] :gray[**Scores von fünf Keys und ihre Attention-Gewichte**]
           *[other] :gray[**Scores von fünf Keys × { SHORT($multiplier) } und ihre Gewichte** · █ jetzt · ┃ vor dem
                Multiplizieren]
        }
    .alt = Softmax von fünf Zahlen als Balken
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
    .key = **Attention-Gewichte von** { QUERY($query) } :gray[· █ Temperatur { SHORT($temperature) } · ┃
        Temperatur 0 · ○ unendliche Temperatur]
    .alt = Die gewählte Zeile jetzt, bei Temperatur 0 und bei unendlicher Temperatur, als Balken
passed =
    .key = :gray[**größte Änderung der Gewichte ÷ Änderung der Scores** ·] :primary[**━ fünf Scores**] :gray[┉
        multiplizierte Scores]
    .alt = Wie stark eine Änderung der Scores die Gewichte ändert, aufgetragen gegen die Temperatur
naive =
    .key = :gray[**exp(s) ÷ Summe von exp(s)**, in float32]
    .alt = Softmax, ohne den größten Score abzuziehen, als Balken
careful =
    .key = :gray[**zuerst den größten Score abgezogen**, wie torch.softmax]
    .alt = Softmax, der größte Score zuerst abgezogen, als Balken
variance_by_size =
    .key = :gray[**Varianz von q · k** ·] { $lines_of_ways } :gray[· Punkte: Ziehungen{ $gaussian ->
            [yes] { " " }· Fläche: 95 % davon
           *[no] { "" }
        } · beide Achsen logarithmisch · d_model: die Breite von x, dem Wortvektor]
    .alt = Varianz von q mal k gegen die Kopfgröße, eine Linie je Teiler, mit Ziehungen um die Linie des gewählten
        Teilers
slope_words = Die Multiplikation mit { SHORT($multiplier) } wirkt wie { $multiplier ->
        [0] unendliche Temperatur
       *[other] die Temperatur { SHORT($temperature, digits: 3) }
    } (Schritt 4). Die Entropie der Gewichte, −Σ w ln w, ist { DECIMAL($entropy, digits: 2) } nat; e hoch diese Entropie ist die Anzahl
    der effektiven Keys: { DECIMAL($effective, digits: 1) }.
shift = Der größte Score ist { DECIMAL($highest, digits: 1) }. In float32 ist die Summe der Potenzen { $infinite ->
        [yes] **unendlich**
       *[no] **{ SHORT($total, digits: 3) }**
    }. { $lost ->
        [0] { "" }
       *[other] { $zero ->
                [yes] 0 ÷ 0
               *[no] Unendlich ÷ unendlich
            } ist keine Zahl, also sind **{ $lost } von 5** Gewichten undefiniert.{ " " }
    }Zieht man zuerst den größten Score ab, ist kein Exponent größer als 0, also läuft nichts über; die Gewichte bleiben gleich,
    denn es zählen nur Unterschiede.
variance = In der Theorie haben Scores bei Kopfgröße { $size } die Varianz { SHORT($theory_undivided, digits: 3) }; geteilt durch
    √{ $size } = { SHORT($root, digits: 3) } ist sie { SHORT($theory_undivided, digits: 3) } ÷ { $size } = { SHORT($theory_divided, digits: 3) }. In dieser Ziehung von 256 Scores ist sie **{ DECIMAL($undivided) }**, und
    { "" }**{ DECIMAL($divided) }** nach dem Teilen.
linear_words = { $gaussian ->
        [yes] torch.nn.Linear beginnt mit kleineren Zahlen. Wähle linear: Dann hat jede Zahl von q und k die Varianz ⅓, also hat ein
            Produkt und damit jeder Score ⅓ · ⅓ = 1/9 der Varianz.
       *[no] Jede Zahl von q und k hat die Varianz ⅓, also hat ein Score die Varianz { $size } ÷ 9
            = **{ SHORT($theory_undivided, digits: 3) }** in der Theorie und **{ DECIMAL($undivided, digits: 2) }** in dieser Ziehung. Nach
            dem Teilen durch { -root-of-head-size } ist sie auch hier bei jeder Kopfgröße gleich: 1 ÷ 9.
    }
far = Bei Temperatur 0 ist die Ausgabe { $others ->
        [0] der { VALUE("Value") } von { KEY($key) }
        [one] der Mittelwert der { VALUE("Values") } von { KEY($key) } und { $others } anderem Key
       *[other] der Mittelwert der { VALUE("Values") } von { KEY($key) } und { $others } anderen Keys
    }. Jetzt{ $before_dropout } weicht jede Zahl höchstens um **{ AT_MOST($to_cold) }** davon ab.

    Bei unendlicher Temperatur ist sie der einfache Mittelwert der { $values }. Jetzt{ $before_dropout } weicht jede Zahl höchstens
    um **{ AT_MOST($to_mean) }** davon ab.
way = { $divisor ->
        [none] ungeteilt
       *[other] ÷ { $divisor }
    }
five_offers =
    .times_8 = Mit 8 multiplizieren
    .times_0 = Mit 0 multiplizieren
constant_offers =
    .add_50 = 50 addieren
    .add_100 = 100 addieren
    .subtract_150 = 150 abziehen
ends_offers =
    .cold = Temperatur 0
    .past = Nur die Vergangenheit
HEAD_SIZE_AXIS = Kopfgröße
NOT_A_NUMBER = keine Zahl
MULTIPLIER = Die fünf Scores mit c multiplizieren
MULTIPLIER_HELP = Dasselbe wie eine Temperatur von 1 ÷ c.
ENDS =
    .cold = Temperatur 0
    .now = jetzt
    .hot = unendliche Temperatur
others = { $count ->
        [one] { $count } anderer
       *[other] { $count } andere
    }
HIDDEN = verdeckt
ends_tip = { $label }: { DECIMAL($now, digits: 4) } jetzt, { DECIMAL($cold, digits: 4) } bei Temperatur 0,
    { DECIMAL($hot, digits: 4) } bei unendlicher Temperatur
hidden_tip = { $label }: { HIDDEN }
SLOPE_AXIS = Temperatur = 1 ÷ c
CONSTANT = Zu jedem der fünf Scores addieren
CONSTANT_HELP = Zu jedem Score wird dieselbe Zahl addiert.
INIT = q und k
INIT_HELP = gaussian: Zahlen mit Mittelwert 0 und Varianz 1. linear: Ausgaben frisch initialisierter Schichten von
    torch.nn.Linear.
what_variance_is = **Varianz** ist der mittlere quadrierte Abstand von Zahlen vom Mittelwert; ihre Wurzel, die **Standardabweichung**, ist ihr
    typischer Abstand. { $init ->
        [linear] Hier kommen q und k aus torch.nn.Linear: Mittelwert 0, Varianz ⅓.
       *[gaussian] Hier sind q und k zufällig: Mittelwert 0, Varianz 1.
    } Die Breite von x, dem Vektor eines Wortes, heißt **d_model**.
DERIVATION_HEAD =
    .line = Varianz in drei Zeilen
    .theory = Theorie
    .drawn = diese Ziehung
of_products = var(qᵢ kᵢ) = { $product } :gray[für unabhängige Zahlen mit Mittelwert 0]
of_sum = var(q · k) = { $size } · var(qᵢ kᵢ) :gray[für eine Summe von { $size ->
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
known_draws = Die durchgerechneten Beispiele enthalten zwei verschiedene Ziehungen bei Kopfgröße 16: eine unskalierte
    mit der Varianz { DECIMAL($raw, digits: 4) } und eine durch √16 geteilte mit der Varianz
    { DECIMAL($scaled, digits: 4) }.
EFFECTIVE_WORDS = Die Anzahl der effektiven Keys ist e hoch die Entropie einer Zeile: Gleiche Gewichte auf k Keys ergeben k. Eine Zeile ist
    gesättigt, wenn ein Key 99 % oder mehr hat, sodass fast kein Gradient q und k erreicht. Die Zahlen sind Mittelwerte oder Anzahlen
    über 64 Zeilen.
SIZES_HEAD =
    .scores = Scores
    .largest = größtes Gewicht
    .effective = effektive Keys
    .saturated = gesättigte Zeilen
shift_verified = Addiert man { $constant } zu fünf Scores und zieht vor der Softmax den größten Score ab, ändert sich kein
    Gewicht um mehr als { AT_MOST($difference) }.
mean_verified = Die Ausgabe bei unendlicher Temperatur und der Mittelwert der Values unterscheiden sich um höchstens
    { AT_MOST($difference) }.
