### Was Bilder zeigen, für alle, die eine Seite hören; und die Überschriften von Tabellen.
HIDDEN = verdeckt
STAGE = Stufe

## Start

SCORES_OF_ROW = Die skalierten Scores der gewählten Zeile als Balken
WEIGHTS_OF_ROW = Die Aufmerksamkeitsgewichte der gewählten Zeile als Balken
ADDED_TO_OUTPUT = Was jeder Key zur Ausgabe der gewählten Zeile beiträgt

## Mittelwerte

MEAN_OF_PAST = Gewichte des Mittelwerts der Vergangenheit
W = W, die Gewichte
DIVIDED = Das Dreieck, geteilt durch seine Summen
ZEROS = Scores von 0
FLAT = Softmax der Scores
ROW_SUMS = Zeilensummen
RUNGS = Gewichte der fünf Sprossen, klein
RUNG = Gewichte der gewählten Sprosse
RUNG_ROW = Die gewählte Zeile der gewählten Sprosse
NAIVE_SCORES = Scores X Xᵀ
NAIVE_WEIGHTS = Gewichte aus X Xᵀ
PROJECTED = Gewichte mit Query und Key
OVER_AXIS = Softmax der Scores Query·Key über die gewählte Achse

## Query, Key, Value

MOVED = Values, Aufmerksamkeitsgewichte und Ausgaben, eine Zeile je Wort
OUTPUT_BY_QUERY = Die Ausgabe, eine Zeile je Query
MATCHES = Wie gut jeder Key zur Query passt, als Balken
SOFT_AND_EXACT = Die weiche Ausgabe, die exakte und ihr Unterschied
ONE_MATRIX = Scores mit einer Matrix für Queries und Keys, eine Zeile je Query, eine Spalte je Key
SCORES = Scores: eine Zeile je Query, eine Spalte je Key
VOWELS = Gewichte der Vokale: eine Zeile je Vokal, eine Spalte je Buchstabe
LEARNING = Anteil auf Konsonanten je Schritt
SUM_SO_FAR = Summe bis hier

## Formen und Batch

POOLS = Beispiele als getrennte Gruppen von Token, und wie weit sich jede bewegt
ORIGINS = Von welchem Token jede Zahl kommt
weights_of = Gewichte: { $way }
shapes = :gray[Formen { $shapes }]
others = { $count } andere
change = Änderung: { $part }
by_key = { $letter }, eine Zeile je Key
second_sentence = { $word }, zweiter Satz
x_of = x von { $word }
projection = Die Projektion W_{ $letter }
weights_of_example = Gewichte von Beispiel { $number }
token = Token { $number }
saturated = { $count } von { $of }
