### Was die Seite über Softmax unter ihren Schritten sagt, für Neugierige und zum Programmieren, und in ihren Tabellen.
TABLES =
    .head_sizes = nach Kopfgröße
    .variances = 400 Ziehungen
    .ends = die gewählte Zeile
SLOPE = die Steigung von Softmax
SLOPE_AXIS = Temperatur = 1 ÷ c
SLOPE_ALT = Wie stark eine Änderung der Scores die Gewichte ändert, aufgetragen gegen die Temperatur
SLOPE_TITLE = :gray[**größte Änderung der Gewichte ÷ Änderung der Scores** ·] :primary[**━ fünf Scores**] :gray[┉
    multiplizierte Scores]
OVERFLOW = Zahlen, die überlaufen
CONSTANT = Zu jedem der fünf Scores addieren
CONSTANT_HELP = Zu jedem Score wird dieselbe Zahl addiert.
slope_words = Die Multiplikation mit { SHORT($multiplier) } wirkt wie { $multiplier ->
    [0] unendliche Temperatur
   *[other] die Temperatur { SHORT($temperature, digits: 3) }
}. Die Entropie der Gewichte, −Σ w ln w, ist { DECIMAL($entropy, digits: 2) } nat; e hoch diese Entropie ist die Anzahl
    der effektiven Keys: { DECIMAL($effective, digits: 1) }.

passed_on = Eine kleine Änderung der multiplizierten Scores ändert die Gewichte um einen Vektor, der höchstens
    { "" }**{ DECIMAL($alone, digits: 3) }**-mal so lang ist wie diese Änderung. Die Backpropagation multipliziert einen
    Gradienten höchstens mit demselben Faktor.{ $multiplier ->
    [0] { " " }Bei c = 0 sind alle Scores 0, gleich welche fünf Zahlen es sind, also erreicht sie kein Gradient.
    [1] { "" }
   *[other] { " " }Eine Änderung der fünf Zahlen wird zuvor mit { SHORT($multiplier) } multipliziert; insgesamt ist der
        Faktor **{ DECIMAL($in_all, digits: 3) }**.
}
MOVED =
    .naive = :gray[**exp(s) ÷ Summe von exp(s)**, in float32]
    .careful = :gray[**zuerst den größten Score abgezogen**, wie torch.softmax]
MOVED_ALTS =
    .naive = Softmax, ohne den größten Score abzuziehen, als Balken
    .careful = Softmax, der größte Score zuerst abgezogen, als Balken
shift = Der größte Score ist { DECIMAL($largest, digits: 1) }. In float32 ist die Summe der Potenzen { $infinite ->
    [yes] **unendlich**
   *[no] **{ SHORT($total, digits: 3) }**
}. { $lost ->
    [0] { "" }
   *[other] { $zero ->
        [yes] 0 ÷ 0
       *[no] Unendlich ÷ unendlich
    } ist keine Zahl, also sind **{ $lost } von 5** Gewichten undefiniert.{ " " }
}Wird zuerst der größte Score abgezogen, sind die Exponenten höchstens 0, und die Gewichte bleiben.

## die Varianz der Scores

SPREAD = die Standardabweichung der Scores
VARIANCE = warum genau √head_size: die Varianz in drei Zeilen
VARIANCE_ALT = Varianz von q mal k gegen die Kopfgröße, eine Linie je Teiler, mit Ziehungen um die Linie des gewählten
    Teilers
DRAWS = 400 Ziehungen mit mehreren Teilern
LINEAR = lineare Schichten statt Ziehungen
INIT = q und k
INIT_HELP = gaussian: Zahlen mit Mittelwert 0 und Varianz 1. linear: Ausgaben frisch initialisierter Schichten von
    torch.nn.Linear.
what_variance_is = **Varianz** sagt, wie weit Zahlen streuen: ihr mittlerer quadrierter Abstand vom Mittelwert. Ihre Wurzel,
    die **Standardabweichung**, ist ihr typischer Abstand vom Mittelwert. { $init ->
    [linear] Hier kommen q und k aus linearen Schichten: Mittelwert 0, Varianz ⅓.
   *[gaussian] Hier sind q und k zufällig: Mittelwert 0, Varianz 1.
}
variance_title = :gray[**Varianz von q · k** ·] { $lines } :gray[· Punkte: Ziehungen{ $band ->
    [yes] { " " }· Fläche: 95 % davon
   *[no] { "" }
} · beide Achsen logarithmisch · d_model: die Breite von x, dem Wortvektor]
variance = In der Theorie haben Scores bei Kopfgröße { $size } die Varianz { SHORT($theory, digits: 3) }; geteilt durch
    √{ $size } = { SHORT($root, digits: 3) } ist sie { SHORT($theory, digits: 3) } ÷ { $size } =
    { SHORT($divided, digits: 3) }. In dieser Ziehung von 256 Scores ist sie **{ DECIMAL($drawn) }**, und
    { "" }**{ DECIMAL($drawn_divided) }** nach dem Teilen; jede neue Ziehung ergibt etwas andere Zahlen.
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
spread_title = :gray[**Standardabweichung der Scores** ·] { $lines } :gray[· Punkte: diese Ziehung]
spread = Bei Kopfgröße { $size } haben die 256 Scores dieser Ziehung die Standardabweichung **{ DECIMAL($undivided) }**,
    geteilt durch √{ $size } = { SHORT($root, digits: 3) } die Standardabweichung **{ DECIMAL($divided) }**.
SPREAD_ALT = Standardabweichung der Scores gegen die Kopfgröße: ungeteilt und geteilt durch √head_size
linear_words = { $gaussian ->
    [yes] Eine Schicht von torch.nn.Linear wird mit kleineren Zahlen initialisiert. Wähle linear: Dann hat jede Zahl von
        q und k die Varianz ⅓, und die Varianz der Scores ist ein Neuntel der bisherigen.
   *[no] Jede Zahl von q und k hat die Varianz ⅓, also hat ein Score die Varianz { $size } ÷ 9
        = **{ SHORT($theory, digits: 3) }** in der Theorie und **{ DECIMAL($drawn, digits: 2) }** in dieser Ziehung. Nach
        dem Teilen durch √head_size ist die Varianz auch hier bei jeder Kopfgröße gleich: 1 ÷ 9.
}
known_draws = Die durchgerechneten Beispiele enthalten zwei verschiedene Ziehungen bei Kopfgröße 16: eine unskalierte
    mit der Varianz { DECIMAL($raw, digits: 4) } und eine durch √16 geteilte mit der Varianz
    { DECIMAL($scaled, digits: 4) }.
EFFECTIVE = effektive Keys und gesättigte Zeilen
EFFECTIVE_WORDS = Die Anzahl der effektiven Keys ist e hoch die Entropie einer Zeile: Gleiche Gewichte auf k Keys
    ergeben k. Eine Zeile ist gesättigt, wenn ein Key 99 % oder mehr hat; durch sie erreicht q und k fast kein Gradient.
    Alle Zahlen sind Mittelwerte oder Anzahlen über 64 Zeilen.
MEASURES =
    .largest = Größtes von 64 Gewichten, Mittel über 64 Queries
    .effective = Effektive Keys von 64
measure_alt = { $measure ->
    [largest] Größtes Gewicht einer Zeile über 64 Keys
   *[effective] Effektive Anzahl von Keys, von 64
}, gegen die Kopfgröße, eine Linie je Teiler
SIZES_HEAD =
    .scores = Scores
    .largest = größtes Gewicht
    .effective = effektive Keys
    .saturated = gesättigte Zeilen
FAR = die Ausgabe von Temperatur 0 bis ∞
far = Bei Temperatur 0 ist die Ausgabe { $others ->
    [0] der { VALUE("Value") } von { KEY($key) }
    [one] der Mittelwert der { VALUE("Values") } von { KEY($key) } und { $others } anderem Key
   *[other] der Mittelwert der { VALUE("Values") } von { KEY($key) } und { $others } anderen Keys
}. Jetzt{ $before } weicht jede Zahl höchstens um **{ DECIMAL($to_cold) }** davon ab.

    Bei unendlicher Temperatur ist sie der einfache Mittelwert der { $values }. Jetzt{ $before } weicht jede Zahl höchstens
    um **{ DECIMAL($to_mean) }** davon ab.
row_passes_on = { $gradient ->
    [none] Schon die kleinste Änderung eines der gleichen Scores entscheidet, welcher Key das Gewicht bekommt.
   *[other] Eine kleine Änderung der Scores ändert die Gewichte um einen Vektor, der
        höchstens **{ DECIMAL($gradient, digits: 3) }**-mal so lang ist wie diese Änderung.
}
shift_verified = Addiert man { $constant } zu fünf Scores und zieht vor Softmax den größten Score ab, ändert sich kein
    Gewicht um mehr als { SMALL($difference) }.
mean_verified = Die Ausgabe bei unendlicher Temperatur und der Mittelwert der Values unterscheiden sich um höchstens
    { SMALL($difference) }.
