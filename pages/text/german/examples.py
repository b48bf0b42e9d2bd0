"""Wie die Rechenbeispiele heißen: jedes nach seinem Namen im Link, und jeder seiner Schritte."""

TITLES = {
    "averaging": "Mitteln auf drei Arten",
    "three_tokens_naive": "Drei Token ohne Projektionen",
    "three_tokens_by_hand": "Drei Token von Hand",
    "one_head_two_channels": "Ein Kopf mit zwei Kanälen",
    "one_head_32_channels": "Ein Kopf mit 32 Kanälen",
    "two_variances": "Zwei Varianzen",
    "two_softmaxes": "Zweimal Softmax",
    "one_head_drawn_later": "Ein Kopf, später gezogen",
    "a_batch": "Ein Batch aus zweien",
    "two_heads_in_one_product": "Zwei Köpfe in einem Produkt",
}
SUMMARIES = {
    "averaging": "Eine Schleife, eine Dreiecksmatrix und Softmax maskierter Nullen geben denselben laufenden Mittelwert.",
    "three_tokens_naive": "Ohne Projektionen sind Scores symmetrisch; hier achtet jedes Token am stärksten auf sich selbst.",
    "three_tokens_by_hand": (
        "Ein kausaler Kopf, von drei Token zur gewichteten Summe der Values, neben der Funktion von PyTorch."
    ),
    "one_head_two_channels": "Die Gewichte sind nicht mehr alle gleich: Sie hängen von den Token ab.",
    "one_head_32_channels": "Scores über und unter 0 und die Gewichte, die sich daraus mit einer kausalen Maske ergeben.",
    "two_variances": "Haben q und k Varianz 1, so haben Scores etwa die Varianz head_size, nach der Division etwa 1.",
    "two_softmaxes": "Dieselben fünf Zahlen, achtmal so groß, geben einer von ihnen fast das ganze Gewicht.",
    "one_head_drawn_later": (
        "Dieselben Token mit anderen Projektionen: Die Quelle führte ihre Zellen in anderer Reihenfolge aus, 20 Ziehungen "
        "später."
    ),
    "a_batch": "Zwei Beispiele gehen zugleich durch eine Schicht, und keines achtet auf das andere.",
    "two_heads_in_one_product": "Ein Produkt bildet die Queries beider Köpfe, und jeder Kopf nimmt seine eigenen Spalten.",
}
MEANS = "dieses Produkt mit b: dieselben Mittelwerte"
ROW_7 = "die letzte Zeile dieser Gewichte, die der Text der Quelle wiederholt"
FIRST_SCORES = "die Scores des ersten Beispiels, q·k, nichts verdeckt"
FIRST_WEIGHTS = "die Gewichte des ersten Beispiels, kausal, aus ungeteilten Scores"
STEPS = {
    "averaging": {
        "loop": "der Mittelwert der Vergangenheit, Zeile für Zeile",
        "triangle": "ein unteres Dreieck aus Einsen",
        "normalised": "das Dreieck, jede Zeile durch ihre Summe geteilt",
        "matrix": MEANS,
        "masked": "Scores von 0, und −∞ in der Zukunft",
        "weights": "Softmax jeder Zeile: dasselbe Dreieck",
        "softmax": MEANS,
        "in_place": "die Schleife, wie ihre Quelle sie schreibt, in das Array, das sie liest",
        "in_place_weights": "die Gewichte dieser Schleife",
    },
    "three_tokens_naive": {
        "x": "drei Token aus fünf Zahlen, X",
        "dots": "das Produkt jedes Tokens mit jedem Token, eines nach dem anderen",
        "scores": "dieselben neun als ein Produkt, X Xᵀ",
        "weights": "Softmax jeder Zeile",
        "output": "Gewichte mal X",
        "mean_of_two": "der Mittelwert von Token 0 und 1",
        "mean_of_three": "der Mittelwert aller drei Token",
        "output_0": "die Ausgabe von Token 0 für sich",
        "output_1": "die Ausgabe von Token 1 für sich",
        "output_2": "die Ausgabe von Token 2 für sich",
    },
    "three_tokens_by_hand": {
        "k": "Keys, X W_K",
        "q": "Queries, X W_Q",
        "v": "Values, X W_V",
        "scores": "Scores, Q Kᵀ",
        "unscaled_weights": "Softmax der ungeteilten Scores",
        "scaled": "Scores geteilt durch √4",
        "mask": "wer auf wen achten darf: jedes Token auf die Vergangenheit und sich selbst",
        "masked_scores": "Scores, und −∞ in der Zukunft",
        "masked": "Scores geteilt durch √4, und −∞ in der Zukunft",
        "weights": "Softmax jeder Zeile",
        "dropped": "Dropout 0,5: die Gewichte, die bleiben, verdoppelt",
        "adds": "Gewicht mal Value für Token 2, Key für Key",
        "output": "Gewichte mal Values, ohne Dropout",
        "pytorch": "dasselbe von scaled_dot_product_attention",
        "k_0": "der Key von Token 0 für sich",
        "q_0": "die Query von Token 0 für sich",
        "scaled_weights": "Softmax der Scores geteilt durch √4",
        "keep": "was Dropout 0,5 übrig lässt: 1, wo ein Gewicht bleibt",
    },
    "one_head_two_channels": {"weights": FIRST_WEIGHTS, "row_7": ROW_7},
    "one_head_32_channels": {
        "scores": FIRST_SCORES,
        "weights": FIRST_WEIGHTS,
        "row_7": ROW_7,
        "batch_weights": "die Gewichte der ersten zwei Beispiele (Beispiel, Zeile)",
    },
    "two_variances": {"raw": "Varianz von 256 Scores", "scaled": "Varianz von 256 anderen, geteilt durch √16"},
    "two_softmaxes": {
        "diffuse": "Softmax der Zeile",
        "peaked": "Softmax vom Achtfachen der Zeile, das ist Temperatur 1/8",
    },
    "one_head_drawn_later": {"scores": f"{FIRST_SCORES}, eines nach dem anderen addiert"},
    "a_batch": {
        "x": "zwei Beispiele aus drei Token (Beispiel, Zeile)",
        "scores": "ihre Scores, ungeteilt (Beispiel, Zeile)",
        "mask": "wer auf wen achten darf, eine Maske für beide Beispiele",
        "masked": "die Scores, und −∞ in der Zukunft (Beispiel, Zeile)",
        "weights": "Softmax der maskierten Scores, geteilt durch √4 (Beispiel, Zeile)",
    },
    "two_heads_in_one_product": {
        "scores": "die Scores des ersten Beispiels, ungeteilt (Kopf, Zeile)",
        "mask": "wer auf wen achten darf, eine Maske für alle Köpfe",
        "masked": "diese Scores, und −∞ in der Zukunft (Kopf, Zeile)",
        "scaled": "alle maskierten Scores nach der Division (Beispiel, Kopf, Zeile)",
        "weights": "Softmax der Zeilen des ersten Beispiels (Kopf, Zeile)",
        "output": "die Ausgaben der Köpfe nebeneinander (Beispiel, Zeile)",
        "right_output": "die Ausgaben der Köpfe nebeneinander (Beispiel, Zeile)",
    },
}
