### Wie die Rechenbeispiele heißen: jedes nach seinem Namen im Link, und jeder seiner Schritte.
TITLES =
    .averaging = Mitteln auf drei Arten
    .three_tokens_naive = Drei Token ohne Projektionen
    .three_tokens_by_hand = Drei Token von Hand
    .one_head_two_channels = Ein Kopf mit zwei Kanälen
    .one_head_32_channels = Ein Kopf mit 32 Kanälen
    .two_variances = Zwei Varianzen
    .two_softmaxes = Zweimal Softmax
    .one_head_drawn_later = Ein Kopf, später gezogen
    .a_batch = Ein Batch aus zweien
    .two_heads_in_one_product = Zwei Köpfe in einem Produkt
SUMMARIES =
    .averaging = Eine Schleife, eine Dreiecksmatrix und Softmax maskierter Nullen geben denselben laufenden Mittelwert.
    .three_tokens_naive = Ohne Projektionen sind Scores symmetrisch; hier achtet jedes Token am stärksten auf sich selbst.
    .three_tokens_by_hand = Ein kausaler Kopf, von drei Token zur gewichteten Summe der Values, neben der Funktion von PyTorch.
    .one_head_two_channels = Die Gewichte sind nicht mehr alle gleich: Sie hängen von den Token ab.
    .one_head_32_channels = Scores über und unter 0 und die Gewichte, die sich daraus mit einer kausalen Maske ergeben.
    .two_variances = Haben q und k Varianz 1, so haben Scores etwa die Varianz head_size, nach der Division etwa 1.
    .two_softmaxes = Dieselben fünf Zahlen, achtmal so groß, geben einer von ihnen fast das ganze Gewicht.
    .one_head_drawn_later = Dieselben Token mit anderen Projektionen: Die Quelle führte ihre Zellen in anderer Reihenfolge aus, 20
        Ziehungen später.
    .a_batch = Zwei Beispiele gehen zugleich durch eine Schicht, und keines achtet auf das andere.
    .two_heads_in_one_product = Ein Produkt bildet die Queries beider Köpfe, und jeder Kopf nimmt seine eigenen Spalten.
MEANS = dieses Produkt mit b: dieselben Mittelwerte
ROW_7 = die letzte Zeile dieser Gewichte, die der Text der Quelle wiederholt
FIRST_SCORES = die Scores des ersten Beispiels, q·k, nichts verdeckt
FIRST_WEIGHTS = die Gewichte des ersten Beispiels, kausal, aus ungeteilten Scores
