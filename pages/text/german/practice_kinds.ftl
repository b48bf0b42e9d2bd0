### Was die Fragen zu Temperatur, Masken, Skalierung, Ausgaben und Fehlern sagen.

# Maske des Kerns → was sie erlaubt
MASKS =
    .none = Nichts ist verdeckt.
    .causal = Unter der kausalen Maske darf jedes Wort auf sich selbst und auf alle früheren Wörter achten.
    .prefix = Unter der Präfixmaske darf jedes Wort auf sich selbst, auf alle früheren und auf die ersten 2 Wörter
        achten.
    .window = Unter der Fenstermaske darf jedes Wort auf sich selbst und auf die 2 Wörter davor achten.
    .strided = Unter der Maske mit Schrittweite darf jedes Wort auf sich selbst und auf jedes zweite Wort davor achten.
