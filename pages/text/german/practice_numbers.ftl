### Was Fragen zu Scores, Temperatur und Dropout sagen.
PLANES =
    .at_zero = Aufmerksamkeitsgewichte bei Temperatur 0
    .without_end = Aufmerksamkeitsgewichte bei unendlicher Temperatur
    .output_without_end = Ausgaben bei unendlicher Temperatur
    .after_dropout = Aufmerksamkeitsgewichte nach Dropout
