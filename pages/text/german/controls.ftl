### Wie die Bedienelemente heißen, die mehrere Seiten zeichnen, und was ihre Hilfe sagt.
SENTENCE = Satz
SECOND = Zweiter Satz (Keys und Values)
SECOND_HELP = Der Satz, auf den der erste achtet: Keys und Values kommen von hier.
KIND = Self oder Cross
KIND_HELP = self: Der Satz achtet auf sich selbst. cross: Er achtet auf einen zweiten Satz.
HEADS = Köpfe
HEADS_HELP = Die Zahl der Köpfe. Jeder hat eigene Attention-Gewichte.
ROW = Zeile
ROW_HELP = Die Position des Wortes, dessen Query betrachtet wird, von 0 an gezählt. Du kannst auch seine Zeile
    auswählen; in einem Bild, das den Fokus hat, wechseln die Pfeiltasten die Zeile.
HEAD = Kopf
HEAD_HELP = Der Kopf, der betrachtet wird; Kopf 0 ist der erste. Du kannst auch seine Heatmap auswählen.
HEAD_SIZE = Kopfgröße
HEAD_SIZE_HELP = Die Zahl der Komponenten von q, k und v in jedem Kopf. Je breiter der Kopf, desto größer im Allgemeinen
    die Beträge der Scores.
SCALE = Scores teilen durch eine Potenz von
SCALE_HELP = Die Scores werden durch eine Potenz dieser Größe geteilt. Üblich ist head_size, die Breite eines Kopfes;
    d_model, die Breite eines Wortvektors, ist ein verbreiteter Fehler.
POWER = Scores teilen durch { "$\\text{Größe}^p$" }
POWER_HELP = Die Scores werden durch head_size (oder d_model, wenn gewählt) hoch p geteilt. Bei p = 0 werden sie nicht
    geteilt, und die Gewichte werden mit breiteren Köpfen schärfer. Bei ½ werden sie durch die Wurzel geteilt, wie in
    der Attention üblich, bei 1 durch die Größe selbst.
TEMPERATURE = Temperatur
TEMPERATURE_HELP = Vor der Softmax werden die Scores durch die Temperatur geteilt. Bei 0 erhält der Key mit dem größten
    Score das ganze Gewicht; sind es mehrere, teilen sie es sich gleichmäßig. Je höher die Temperatur, desto
    gleichmäßiger die Gewichte.
MASK = Maske
PROJECTIONS = Projektionen
SEED = Seed
SEED_HELP = Der Seed bestimmt die zufälligen Wortvektoren, die Projektionen und den Dropout. Derselbe Seed ergibt auf
    jedem Computer dieselben Zahlen.
SEED_OF_DROPOUT = Für diese Projektionen wird nichts zufällig gezogen. Der Seed bestimmt nur, welche Gewichte Dropout auf 0
    setzt.
TRAINING = Trainingsschritte
TRAINING_HELP = Bei 0 ist der Kopf zufällig, wie zu Beginn des Trainings. Nur W_Q und W_K werden trainiert.
trained_help = Wie viele von { $most } Schritten W_Q und W_K von Kopf 0 trainiert wurden. Bei 0 sind sie zufällig. Das Training ist
    vorab gelaufen; der Regler zeigt seinen Verlauf.
POSITIONS = Positionen
POSITIONS_HELP = Addiert zu jedem Wortvektor seine Position: Sinus und Kosinus oder, bei entworfenen Köpfen, ein
    Merkmal. Ohne Positionen, Maske und Bias haben gleiche Wörter gleiche Zeilen in der Gewichtsmatrix.
BIAS = Bias
BIAS_HELP = Ein Bias wird zu den skalierten Scores addiert. ALiBi verringert den Score eines früheren Keys um m mal
    seinen Abstand zur Query; jeder Kopf hat ein eigenes m. Symmetrisches ALiBi tut das auch bei späteren Keys. Press et
    al. 2022.
DROPOUT = Dropout
DROPOUT_HELP = Der Anteil p der Gewichte, die Dropout im Training auf 0 setzt; die übrigen werden mit 1 / (1 − p)
    multipliziert. Die Stufe dropped zeigt sie.
TOKENS = Token
TOKENS_HELP = word: Satzzeichen und Emojis sind eigene Token; Groß- und Kleinschreibung zählt, außer bei entworfenen
    Köpfen und beim Modell tiny. character: Jedes Zeichen ist ein Token.
D_MODEL = d_model
D_MODEL_HELP = Die Zahl der Komponenten eines Wortvektors, bevor er auf q, k und v projiziert wird.
GROUPS =
    .input = Eingabe
    .vectors = Queries, Keys, Values
    .weights = Gewichte
MORE = Mehr: Training, Positionen, Dropout, Seed
YOUR_WORDS = Deine Wörter
RESTS =
    .by_words = von den Wörtern bestimmt, eine Spalte für jedes Merkmal
    .trained = Der trainierte Kopf hat eine feste Größe
    .one_sentence = Diese Projektionen lesen nur einen Satz
    .no_positions = Diese Projektionen benutzen keine Positionen
    .example = vom durchgerechneten Beispiel festgelegt
    .model = vom Modell festgelegt
    .file = von der Datei festgelegt
    .table = von der Tabelle der Wortvektoren festgelegt
    .features = Jede Komponente dieser Köpfe ist ein benanntes Merkmal
    .whole_words = Diese Projektionen lesen ganze Wörter
rests = { $control }: { $reason ->
    [by_words] { RESTS.by_words }
    [trained] { RESTS.trained }
    [one_sentence] { RESTS.one_sentence }
    [no_positions] { RESTS.no_positions }
    [example] { RESTS.example }
    [model] { RESTS.model }
    [file] { RESTS.file }
    [table] { RESTS.table }
    [features] { RESTS.features }
   *[whole_words] { RESTS.whole_words }
}.
# Was eine Einstellung bei Projektionen bewirkt, auf die sie auf eigene Art wirkt; size: der größte Wert.
means = { $meaning ->
    [rank_of_words] Die Zahl der Komponenten von q, k und v. Bei { $size } ist Kopf 0 so, wie er trainiert wurde; ein
        kleinerer hat das nächstgelegene W_Q W_Kᵀ dieses Rangs, und der Satz unter den Heatmaps sagt, wie viel davon erhalten
        bleibt.
   *[rank] Die Köpfe des Modells haben { $size } Komponenten. Bei kleinerer Größe ist jeder Kopf eine Näherung: W_Q W_Kᵀ und
        W_V W_O werden durch die nächstgelegenen Produkte dieses Rangs ersetzt, und der Satz unter den Heatmaps sagt, wie viel
        von W_Q W_Kᵀ erhalten bleibt.
}
sentence_help = Deine eigenen Wörter, bis zu { $most } Token ({ $longest } auf „Erkunden“). Was du hier schreibst, steht
    auch im Link.
example = **Durchgerechnetes Beispiel: { $title }**
example_tokens = Token { $first } bis { $last }; Vektoren, Projektionen und Größen gehören zum Beispiel.
# Which call of a file takes the place of the sentence; example: its place in the batch.
file = **Deine Datei { $title }, Beispiel { $example }**
file_tokens = Token { $first } bis { $last }; Queries, Keys, Values und Größen sind die der Datei. Token, die ihre Maske für jede Query
    verdeckt, etwa Padding, fehlen.
LEAVE = Zurück zum eigenen Satz
control_above = Das Bedienelement von Schritt { $step } wirkt auch hier.
POWERS =
    .none = 0 keine
    .root = ½ √
    .full = 1 ganz
mask_help = Eine verdeckte Zelle hat genau das Gewicht 0. { SENTENCES($kinds) }
mask_kind = { $token }: { $summary }.
projections_help = Woher W_Q, W_K und W_V kommen. random: { $random }. meaning: { $meaning }. Entworfene Köpfe haben
    benannte Merkmale und eine Aufgabe: { CLAUSES($designs) }. learned: { $learned }. Die übrigen sind durchgerechnete
    Beispiele mit eigenen Token.
