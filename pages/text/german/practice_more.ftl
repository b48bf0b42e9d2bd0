### Was Fragen zu Größen, Masken und Reihenfolge sagen.
PLANES =
    .after_hiding = Aufmerksamkeitsgewichte mit der Maske
    .after_swap = Ausgaben nach dem Tausch
