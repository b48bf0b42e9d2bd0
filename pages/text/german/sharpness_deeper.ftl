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
FAR = die Ausgabe von Temperatur 0 bis ∞
row_passes_on = { $gradient ->
    [none] Schon die kleinste Änderung eines der gleichen Scores entscheidet, welcher Key das Gewicht bekommt.
   *[other] Eine kleine Änderung der Scores ändert die Gewichte um einen Vektor, der
        höchstens **{ DECIMAL($gradient, digits: 3) }**-mal so lang ist wie diese Änderung.
}
shift_verified = Addiert man { $constant } zu fünf Scores und zieht vor Softmax den größten Score ab, ändert sich kein
    Gewicht um mehr als { SMALL($difference) }.
mean_verified = Die Ausgabe bei unendlicher Temperatur und der Mittelwert der Values unterscheiden sich um höchstens
    { SMALL($difference) }.
