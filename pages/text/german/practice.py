"""Was die Seite der Fragen um ihre Fragen herum sagt: das Quiz, die Bilder, richtig und falsch, der Punktestand."""

CELLS = {"hidden": "verdeckt", "?": "gefragt", "NaN": "undefiniert"}
COLUMNS = ("Bild", "Zeile", "Spalte", "Zahl")
