### Was die Schritte der Seite über das ganze Modell sagen.
TABLES =
    .embedding = x jedes Wortes
    .stream = der Residualstrom, Schicht für Schicht
    .next = Logit und Wahrscheinlichkeit jedes nächsten Wortes
    .lens = das nächste Wort nach jeder Schicht
TABLE_STEP = Woher x kommt
FIRST_READ_STEP = was die erste Schicht liest
ADDED_STEP = Was eine Schicht zu x addiert
HEADS_STEP = was jeder Kopf addiert
NEXT_STEP = Wie aus x das nächste Wort wird
PRODUCTS_STEP = ein Logit als Summe von Produkten
LENS_STEP = Was jede Schicht vorhersagen würde
TABLE = Ein Sprachmodell hat für jedes Wort, das es kennt, einen Vektor. Diese Vektoren sind die Zeilen einer gelernten
    Tabelle, des **Embeddings**. Die Zeile eines Wortes ist sein x, die Eingabe der ersten Schicht. Ein Wort, das nicht
    in der Tabelle steht, bekommt die Zeile eines Platzhalters. Die Positionen werden addiert, bevor Attention angewandt
    wird.
ADDED = Die Ausgaben der Köpfe werden verkettet, mit W_O multipliziert und zu x **addiert**. Danach wird ein MLP auf den
    Vektor jedes Tokens einzeln angewandt, und auch seine Ausgabe wird addiert. Keine Schicht ersetzt x: Jede addiert
    etwas dazu. Die Vektoren x von der ersten bis zur letzten Schicht heißen **Residualstrom** (residual stream).
NEXT = Der Vektor nach der letzten Schicht wird normiert. Sein Skalarprodukt mit dem Vektor jedes Wortes im
    Wortschatz ist der **Logit** dieses Wortes. Softmax macht aus allen Logits Wahrscheinlichkeiten. Jedes Token sagt
    das Wort vorher, das auf es folgt, und das letzte das nächste Wort des Textes.
LENS = x hat nach jeder Schicht dieselbe Größe. Deshalb lässt sich der letzte Schritt des Modells nach jeder
    Schicht anwenden. Das ist die **Logit Lens** (nostalgebraist 2020). Sie zeigt, welches Wort das Modell vorhersagen
    würde, wenn es dort endete. Die späteren Schichten können dieses Wort noch ändern.
SUMMARY = x beginnt als Zeile einer gelernten Tabelle, und jede Schicht addiert die Ausgaben von Attention und MLP dazu.
    { "  \u000A" }Der letzte Vektor, mit dem Vektor jedes Wortes multipliziert, ergibt die Logits des nächsten Wortes.
TRY =
    .swapped = Die beiden Namen tauschen
    .dogs = The dogs near the cat
    .copy = Unbekannte Wörter kopieren
    .ball = Wer bekommt den Ball?
SELECT = Wort:
colours = Farbskala: −{ DECIMAL($end, digits: 1) } (orange) bis { DECIMAL($end, digits: 1) } (violett)

## die Tabelle

row_of = { $label } → { $number }
TABLE_ALT = Zeilen des Embeddings, eine je Wort des Satzes; das gewählte Wort ist umrandet
unknown = { QUERY($word) } gehört nicht zu den { $known } Wörtern, die das Modell kennt: Es bekommt einen Platzhalter.
FIRST_READ_ALT = Was Schicht 0 liest: Zeilen von Zahlen für x, x normiert, den Vektor der Position und die Summe
FIRST_READ = x wird durch sein quadratisches Mittel geteilt und mit gelernten Faktoren multipliziert (RMSNorm). Dazu
    wird der sinusförmige Vektor der Position addiert. Auf die Summe werden W_Q, W_K und W_V angewandt. Zum Strom selbst
    wird die Position nicht addiert: Jede Schicht addiert sie vor der Attention erneut.

## der Strom

ADDED_ALT = Was die Schicht zu x addiert: Zeilen von Zahlen für x davor, Attention, MLP und x danach
LENGTHS_ALT = Längen der Vektoren: eine Zeile je Schicht; x davor, was Attention und MLP addieren, x danach
lengths_title = **Längen dieser Vektoren in jeder Schicht** :gray[· von „{ WORD($word) }“ · ein Klick auf eine Zeile wählt
    ihre Schicht]
layer = Schicht { $number }
ALL_HEADS = = Attention
HEADS_ALT = Was jeder Kopf der Schicht zu x addiert, eine Zeile je Kopf, und die Summe dieser Zeilen
head = Kopf { $number }
ADDS_UP = x und die Ausgaben von Attention und MLP ergeben zusammen das x der nächsten Schicht

## die Tabelle, mit Zahlen
table_title = **x: die { $width } Zahlen jedes Wortes** :gray[· Wort → seine Zeile in der Tabelle · { colours }]
row = { QUERY($word) } hat Zeile { $number } der { $rows } Zeilen. Sie beginnt mit { CLAUSES($first) }. { $all ->
    [yes] Alle { $width } Zahlen sind
   *[no] { $filled } ihrer { $width } Zahlen sind
} von 0 verschieden, und keine wurde entworfen.
same = „{ $word }“ steht an den Positionen { AND($places) }, und x ist dort dasselbe.
TABLE_TASK = Ersetze unter „Deine Wörter“ ein Wort durch eines, das das Modell nicht kennt, zum Beispiel „Zorg“. Welche
    Zeile bekommt es?
table_happened = „{ $word }“ bekommt Zeile { $number }, die Zeile eines Platzhalters, wo immer es im Satz steht.
first_read_title = **Was Schicht 0 von { QUERY($word) } liest** :gray[· { colours }]
NORMALISED = x, normiert
position = Position { $number }
SUM = Summe

## was eine Schicht addiert, mit Zahlen
PARTS =
    .before = x davor
    .attention = + Attention
    .mlp = + MLP
    .after = = x danach
COLUMNS =
    .before = x davor
    .attention = Attention
    .mlp = MLP
    .after = x danach
added_title = **Schicht { $layer }: die { $width } Zahlen von { QUERY($word) }** :gray[· { colours }]
added = In Schicht { $layer } addiert die Attention zu x von { QUERY($word) } einen Vektor der
    Länge **{ DECIMAL($attention) }**, das MLP einen der Länge **{ DECIMAL($mlp) }**. Der längere ändert x stärker. Die
    Länge von x geht von { DECIMAL($before) } auf { DECIMAL($after) }. Die Richtungen sind verschieden, also addieren
    sich die Längen nicht.
component = Die erste Zahl: { DECIMAL($before, digits: 3) } { SIGNED($attention, digits: 3) } { SIGNED($mlp, digits: 3) } {
    $exact ->
    [yes] =
   *[no] ≈
} { DECIMAL($after, digits: 3) }.
grows = Über alle Schichten geht die Länge von { DECIMAL($first) } auf { DECIMAL($last) }.
added_task = Wähle die Schicht, in der die Attention zu „{ $word }“ den längsten Vektor addiert.
added_happened = In Schicht { $layer } addiert die Attention einen Vektor der Länge { DECIMAL($attention) }, einen längeren
    als in jeder anderen. Das MLP addiert einen der Länge { DECIMAL($mlp) }.
heads_title = **Schicht { $layer }: Ausgabe jedes Kopfes mal seine Zeilen von W_O**, für { QUERY($word) } :gray[· {
    colours }]
longest = Von den Köpfen der Schicht { $layer } addiert Kopf { $head } den längsten Vektor zu { QUERY($word) }. Längen der
    Köpfe 0 bis { $last }: { CLAUSES($lengths) }.
