### Was die Seite über Softmax unter ihren Schritten sagt, für Neugierige und zum Programmieren, und in ihren Tabellen.
TABLES =
    .head_sizes = nach Kopfgröße
    .variances = 400 Ziehungen
    .ends = deine Zeile
SLOPE = die Steigung von Softmax
SLOPE_AXIS = Temperatur = 1 ÷ c
SLOPE_ALT = Wie stark eine Änderung der Scores die Gewichte ändert, gegen die Temperatur
SLOPE_TITLE = :gray[**Änderung der Gewichte ÷ Änderung der Scores, höchstens** ·] :primary[**━ fünf Scores**] :gray[┉
    multiplizierte Scores]
OVERFLOW = Zahlen, die überlaufen
CONSTANT = Zu jedem der fünf Scores addieren
CONSTANT_HELP = Zu jedem Score wird dieselbe Zahl addiert.
slope_words = Multiplizieren mit { SHORT($multiplier) } bewirkt dasselbe wie { $multiplier ->
    [0] unendliche Temperatur
   *[other] Temperatur { SHORT($temperature, digits: 3) }
}. Die Entropie der Gewichte, −Σ w ln w, ist { DECIMAL($entropy, digits: 2) } nats; e hoch diese Zahl ist die Zahl
    der effektiven Keys, { DECIMAL($effective, digits: 1) }.

## die Varianz der Scores

SPREAD = die Standardabweichung der Scores
VARIANCE = warum genau √head_size: die Varianz in drei Zeilen
VARIANCE_ALT = Varianz von q mal k gegen die Kopfgröße, eine Linie je Teiler, mit Ziehungen um die, die eingestellt ist
DRAWS = 400 Ziehungen, auf mehrere Arten geteilt
LINEAR = lineare Schichten statt Ziehungen
INIT = q und k
INIT_HELP = gaussian: Zahlen mit Mittelwert 0 und Varianz 1. linear: Token durch Schichten, wie torch.nn.Linear sie
    beginnt.
SPREAD_ALT = Standardabweichung der Scores gegen die Kopfgröße: ungeteilt und geteilt durch √head_size
linear_words = { $gaussian ->
    [yes] Eine Schicht von torch.nn.Linear beginnt mit kleineren Zahlen. Wähle linear: Jede Zahl von q und k hat
        dann die Varianz ⅓, und die Scores haben ein Neuntel der Varianz.
   *[no] Jede Zahl von q und k hat die Varianz ⅓, also hat ein Score die Varianz { $size } ÷ 9 = **{ SHORT($theory, digits: 3) }**
        in der Theorie und **{ DECIMAL($drawn, digits: 2) }** in dieser Ziehung. Geteilt durch √head_size ist sie immer
        noch bei jeder Kopfgröße gleich: 1 ÷ 9.
}
known_draws = Die Beispiele enthalten zwei Ziehungen bei Kopfgröße 16: eine, wie sie ist, Varianz
    { DECIMAL($raw, digits: 4) }; eine andere mit Scores geteilt durch √16, { DECIMAL($scaled, digits: 4) }.
EFFECTIVE = effektive Keys und gesättigte Zeilen
EFFECTIVE_WORDS = Effektive Keys sind e hoch die Entropie einer Zeile: Eine Zeile über k Keys mit gleichen Gewichten hat k.
    Eine Zeile ist gesättigt, wenn ein Key 99 % oder mehr hat; dann erreicht q und k fast kein Gradient. Alle Zahlen
    sind Mittelwerte oder Anzahlen über 64 Zeilen.
FAR = die Ausgabe zwischen ihren zwei Enden
row_passes_on = { $gradient ->
    [none] Die kleinste Änderung eines der gleichen Scores entscheidet, welcher Key das Gewicht bekommt.
   *[other] Die Änderung der Gewichte ist höchstens das **{ DECIMAL($gradient, digits: 3) }**-Fache einer kleinen
        Änderung der Scores, als Längen von Vektoren.
}
shift_verified = { $constant } zu fünf Scores zu addieren, der größte zuerst abgezogen, ändert kein Gewicht um mehr als
    { SMALL($difference) }.
mean_verified = Ausgabe bei unendlicher Temperatur und Mittelwert der Values: höchstens { SMALL($difference) } Unterschied.
