### Was Fragen sagen, auf die man antwortet, indem man etwas bewegt: die Temperatur, oder die Balken einer Zeile.
CHECK = Prüfen
TEMPERATURE = Temperatur
SIDES =
    .flat = Die Zeile ist **zu flach**: Das Gewicht liegt unter dem Ziel.
    .sharp = Die Zeile ist **zu scharf**: Das Gewicht liegt über dem Ziel.
NO_BARS = Alle Balken stehen auf 0. Ziehe mindestens einen davon.
BARS = Nur das Verhältnis der Balken zählt: Die Zahlen daneben sind ihre Anteile an der Summe.
SCORES = Skalierte Scores
PLANES =
    .at_goal = Aufmerksamkeitsgewichte bei der Temperatur, die das Ziel erreicht
divided = ÷ { SHORT($temperature) }
