### Was in Bildern steht, gleich auf welcher Seite: Achsen, Tooltips und Wörter an der Stelle von Zahlen.
HIDDEN = verdeckt
NOT_YET = noch nicht
NOTHING = nichts
TEMPERATURE_AXIS = ← schärfer · Temperatur · gleichmäßiger →
WEIGHT = Gewicht ×
VALUE = Value =
ADDS = Beitrag
DIMENSION_AXIS = Dimension der Ausgabe
DIMENSION = Dimension
OUTPUT = Ausgabe
INPUT = Eingabe
SERIES =
    .now = { "" }
    .warm = bei Temperatur 1{ " " }
    .raw = ohne Skalierung{ " " }
UNDEFINED = undefiniert
SCORE_AXIS = Score
SHARE_AXIS = Anteil an allen Scores
scores_near = { $count } von { $total } Scores liegen am nächsten bei { SHORT($at) }
NOT_A_NUMBER = undefiniert: keine Zahl (NaN)
SHOW = zeigen
all_equal = alle gleich: 1 ÷ { DECIMAL($count, digits: 0) }
head = Kopf { $number }
row = Zeile { $number }
layer = Schicht { $number }
example = Beispiel { $number }
moved = geändert um { SMALL($amount) }
window = zeigt Zeilen ab { $row }, Spalten ab { $column }
largest = größtes Gewicht { DECIMAL($weight, digits: 4) }
effective = effektive Keys { DECIMAL($keys, digits: 4) } von { $visible }
adds_up = { $label }: Summe { DECIMAL($total, digits: 4) }
so_far = { $label }: { SIGNED($adds, digits: 4) }, bis hier { SIGNED($total, digits: 4) }
output = { OUTPUT }: { SIGNED($total, digits: 4) }
should_be_hidden = { $query } → { $key }: { DECIMAL($weight, digits: 4) }, sollte verdeckt sein
blocks = alle { $queries } × { $keys }; eine Zelle { $one ->
    [yes] ist ein Paar von Token
   *[no] zeigt den größten Wert von { $high } × { $wide } Token
}
