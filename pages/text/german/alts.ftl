### Was Bilder zeigen, für alle, die eine Seite hören; und die Überschriften von Tabellen.
HIDDEN = verdeckt
STAGE = Stufe

## Query, Key, Value

MATCHES = Wie gut jeder Key zur Query passt, als Balken
SOFT_AND_EXACT = Die weiche Ausgabe, die exakte und ihr Unterschied
SUM_SO_FAR = Summe bis hier

## mehrere Seiten

others = { $count } andere
change = Änderung: { $part }
second_sentence = { $word }, zweiter Satz
x_of = x von { $word }
projection = Die Projektion W_{ $letter }
saturated = { $count } von { $of }
with_rows = { $picture }: Zeilen { LIST($rows) }
of_words = { $picture }: eine Zeile je Wort, { $role ->
    [query] seine Query
    [key] sein Key
    [value] sein Value
    [output] seine Ausgabe
   *[other] { $role }
}; { $word } umrandet
products = q von { $query }, k von { $key }, ihre Produkte und die laufende Summe { DECIMAL($score, digits: 4) }
COLUMNS =
    .per_position = Radiant pro Position
    .angle_between = Radiant dazwischen
    .heads_of_keys = Köpfe von Keys und Values
    .bytes = Bytes
    .with_cache = mit Cache
    .without_cache = ohne Cache
    .in_blocks = in Blöcken
    .loss = Verlust
    .share_of_task = Anteil der Aufgabe
    .key = Key
    .query = Query
    .value = Value
    .word = Wort
    .step = Schritt
    .row = Zeile
    .column = Spalte
    .shape = Form
    .example = Beispiel
    .position = Position
    .scores = Scores
    .scaled = skaliert
    .capped = begrenzt
    .biased = mit Bias
    .masked = maskiert
    .weights = Gewichte
    .weight = Gewicht
    .dropped = nach Dropout
    .score = Score
    .part = Teil
    .adds = Beitrag
    .source = Quelle
    .target = Ziel
    .label = was gemessen wird
    .right = richtig
    .wrong = falsch
    .hidden = verdeckt
    .winner = Key mit dem größten Gewicht
    .computed = berechnet
    .expected = erwartet
    .temperature = Temperatur
    .head_size = Kopfgröße
    .weight_at_temperature_1 = Gewicht bei Temperatur 1
    .weight_without_scaling = Gewicht ohne Skalierung
    .largest_weight = größtes Gewicht
    .largest_difference = größter Unterschied
    .effective_keys_as_a_share = effektive Keys als Anteil
    .total_so_far = Summe bis hier
    .places_apart = Abstand in Positionen
    .place_before = Position vorher
    .place_after = Position nachher
    .triangle_divided = Dreieck geteilt
    .x_x_nothing_hidden = x xᵀ, nichts verdeckt
    .query_and_key_nothing_hidden = Query und Key, nichts verdeckt
    .softmax_over_the_axis_set = Softmax über die gewählte Achse
    .looks_for_one_word = sucht ein Wort
    .row_of_the_table = Zeile der Tabelle
    .after_layer = nach Schicht
    .most_likely_word = wahrscheinlichstes Wort
    .layer = Schicht
    .length = Länge
    .probability = Wahrscheinlichkeit
    .logit = Logit
    .head = Kopf
    .does = Aufgabe
    .previous = Wort davor
    .first = erstes Wort
    .itself = sich selbst
    .induction = Induktion
    .same = gleiches Wort
    .punctuation = Satzzeichen
    .near = nah
    .broad = breit
    .mixed = gemischt
    .before = vorher
    .now = jetzt
    .difference = Differenz
    .none = ohne
    .model = Modell
    .dimension = Dimension
    .sum = Summe
    .from = von
    .to = zu
    .words_alone = nur die Wörter
    .with_positions = mit Positionen
    .with_the_bug = mit dem Fehler
    .temperature_0 = Temperatur 0
    .infinite_temperature = unendliche Temperatur
    .across = quer
    .upwards = aufwärts
    .cosine_left_group = Kosinus, linke Gruppe
    .cosine_right_group = Kosinus, rechte Gruppe
    .turn_in_the_plane = Drehung in der Ebene
COLUMNS_WITH =
    .probability = Wahrscheinlichkeit: { $first }
    .running_total = Summe bis hier { $first }
    .value = Value { $first }
    .adds = Beitrag { $first }
    .output = Ausgabe { $first }
    .key = Key { $first }
    .weight_in_head = Gewicht in Kopf { $first }
    .head = Kopf { $first } [{ $second }]
    .rung = Sprosse { $first }
    .mean_by = Mittelwert durch { $first }{ $second ->
        [none] { "" }
       *[other] { " " }{ $second }
    }
    .of_the_past = { $first } der Vergangenheit
    .at_head_size = Kopfgröße { $first }
    .largest_weight = größtes Gewicht ÷ { $first }
    .effective_keys = effektive Keys ÷ { $first }
    .as_written = wie geschrieben { $first }
    .shuffled = gemischt { $first }
    .put_back = gemischt, zurückgestellt { $first }
