### Wie die Rechenbeispiele heißen: jedes nach seinem Namen im Link, und jeder seiner Schritte.
TITLES =
    .averaging = Drei Wege zum Mittelwert
    .three_tokens_naive = Drei Token ohne Projektionen
    .three_tokens_by_hand = Drei Token von Hand
    .one_head_two_channels = Ein Kopf mit zwei Kanälen
    .one_head_32_channels = Ein Kopf mit 32 Kanälen
    .two_variances = Zwei Varianzen
    .two_softmaxes = Zweimal Softmax
    .one_head_drawn_later = Ein Kopf, andere Projektionen
    .a_batch = Ein Batch aus zwei Beispielen
    .two_heads_in_one_product = Zwei Köpfe in einem Produkt
SUMMARIES =
    .averaging = Eine Schleife, eine Dreiecksmatrix und die Softmax maskierter Nullen ergeben denselben laufenden
        Mittelwert.
    .three_tokens_naive = Ohne Projektionen sind Scores symmetrisch; hier achtet jedes Token am stärksten auf sich selbst.
    .three_tokens_by_hand = Ein kausaler Kopf, von drei Token zur gewichteten Summe der Values, verglichen mit der
        Funktion von PyTorch.
    .one_head_two_channels = Die Gewichte sind nicht alle gleich: Sie hängen von den Token ab.
    .one_head_32_channels = Scores über und unter 0 und die Gewichte, die sich daraus mit einer kausalen Maske ergeben.
    .two_variances = Haben q und k Varianz 1, so haben Scores etwa die Varianz head_size, nach der Skalierung etwa 1.
    .two_softmaxes = Mit 8 multipliziert geben dieselben fünf Zahlen einer von ihnen fast das ganze Gewicht.
    .one_head_drawn_later = Dieselben Token mit anderen Projektionen: Die Quelle führte ihre Zellen in anderer
        Reihenfolge aus, daher liegen 20 Zufallsziehungen dazwischen.
    .a_batch = Zwei Beispiele gehen zugleich durch eine Schicht, und keines achtet auf das andere.
    .two_heads_in_one_product = Ein Produkt bildet die Queries beider Köpfe, und jeder Kopf nimmt seine eigenen Spalten.
MEANS = diese Matrix mal b: dieselben Mittelwerte
ROW_7 = die letzte Zeile dieser Gewichte, die der Text der Quelle wiederholt
FIRST_SCORES = die Scores des ersten Beispiels, q·k, nichts verdeckt
FIRST_WEIGHTS = die Gewichte des ersten Beispiels, kausal, aus unskalierten Scores
