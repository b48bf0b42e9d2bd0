### Was die Seite über Köpfe von W_O sagt, das Köpfe mischt, und von Schichten, die aufeinander folgen.
MEND = W_O einschalten
SIGNED = :gray[· violett: positiv, orange: negativ]

## W_O

MIXED_ALT = Der Beitrag jedes Kopfes zur Ausgabe, und die Summe
SUM = = Ausgabe
mixed_key = **Beitrag jedes Kopfes zur Ausgabe von { QUERY($query) }**, { $mixed ->
    [yes] nach W_O
   *[no] ohne W_O
} { SIGNED }{ $some ->
    [yes] { " " }:gray[· Spalten aus Nullen weggelassen]
   *[no] { "" }
}
FEATURES = Jede Spalte steht hier für ein Merkmal von Wörtern: welches Wort es ist, sein erster Buchstabe, Vokal oder
    Konsonant, und „konstant 1“, das für jedes Wort 1 ist.

## Schichten

HEARD_ALT = Was jedes Wort durch die Schichten erreicht: eine Zeile je Wort, eine Spalte je Wort, von dem Information
    kommen kann
LITTLE = <,01
heard_key = **Anteile nach { $layers ->
    [one] { $layers } Schicht
   *[other] { $layers } Schichten
}**, das Produkt der Gewichte aller Schichten :gray[· Zeile: empfangendes Wort · Spalte: von
    welchem Wort · Punkt: nichts{ $rounded ->
    [yes] { " " }· gerundet
   *[no] { "" }
}]

contributions = { $mixed ->
    [yes] W_O ({ $size }) mischt die Köpfe
   *[no] Ohne W_O stehen die Ausgaben der Köpfe nur nebeneinander
}. { $named ->
    [yes] { $mixed ->
        [yes] Die Spalte „{ WORD($feature) }“
       *[no] Spalte { $column }, „{ WORD($feature) }“,
    }
   *[no] Spalte { $column }
} der Ausgabe von { QUERY($query) } kommt { $sources ->
    [none_of_them] aus keinem Kopf
    [one] allein aus Kopf { AND($heads) }
    [both] aus beiden Köpfen
    [all] aus allen { $count } Köpfen
   *[some] aus den Köpfen { AND($heads) }
}: { $sum }.
MIX_TASK = Schalte W_O aus. Aus wie vielen Köpfen kommt dann jede Spalte der Ausgabe?
mix_happened = { $heads ->
    [1] Es gibt nur einen Kopf, also kommen alle { $width } Spalten aus ihm, mit W_O oder ohne.
   *[other] Jede der { $width } Spalten kommt aus einem einzigen Kopf: Die anderen tragen 0 bei. Schalte W_O wieder ein.
}

## wie weit Schichten reichen

after_layer = nach Schicht { $layer } aus { $count ->
    [one] { $count } Wort
   *[other] { $count } Wörtern
}
received = Das letzte Wort, { QUERY($last) }, kann Information haben: { LIST($listed) }. { $reach ->
    [0] Eine Schicht, in der jedes Wort nur auf sich selbst achtet, bringt keine Information von anderen Wörtern.
    [one] Jede Schicht reicht bis zu { $reach } Wort weiter zurück.
   *[other] Jede Schicht reicht bis zu { $reach } Wörter weiter zurück.
} Der **Residualpfad**, der x zur Ausgabe einer Schicht addiert, zählt nicht mit: Er erhält jedem Wort seinen eigenen
    Vektor.
nothing_reaches = Nichts kann „{ WORD($last) }“ erreichen: Schreib mehr Wörter, oder lass jede Schicht auf frühere Wörter
    achten.
layers_task = Wie viele Schichten sind mindestens nötig, damit „{ WORD($last) }“ Information von „{ WORD($source) }“
    erhalten kann?
layers_happened = { $layers ->
    [1] 1 Schicht: „{ WORD($last) }“ achtet unmittelbar auf „{ WORD($source) }“.
   *[other] { $layers } Schichten: Mit weniger ist die Zelle von „{ WORD($source) }“ in der letzten Zeile ein Punkt.
}

## ein Transformer-Block

BLOCK = Die Ausgaben aller Köpfe werden verbunden und mit W_O multipliziert: Das ist die Attention-Schicht. Ihre Ausgabe
    wird zu x addiert, das auf dem **Residualpfad** unverändert an der Schicht vorbeigeführt wird. Attention ergänzt
    also den Vektor eines Wortes und ersetzt ihn nicht. Danach verarbeitet ein **MLP**, zwei Matrizen mit einer
    nichtlinearen Funktion dazwischen, jedes Wort für sich, und auch seine Ausgabe wird zum Pfad addiert.
    Eine **Layer-Norm** vor jedem der beiden bringt die Zahlen eines Wortes auf Mittelwert 0 und Varianz 1. Ein
    Transformer stapelt viele solche Blöcke.
BLOCK_NAME = **Ein Transformer-Block**, von oben nach unten :gray[· violett: diese Seite · graue Linie: der Residualpfad]
BLOCK_LABELS =
    .x = x, aus dem Block davor
    .norm = Layer-Norm
    .attention = Attention: W V, × W_O
    .add = +
    .mlp = MLP: jedes Wort für sich
    .next = zum nächsten Block
    .path = Residualpfad
BLOCK_ALT = Ein Transformer-Block von oben nach unten: x läuft durch eine Layer-Norm und durch Attention, den Teil
    dieser Seite, deren Ausgabe auf dem Residualpfad zu x addiert wird; diese Summe läuft durch eine Layer-Norm und ein
    MLP, dessen Ausgabe auch zum Pfad addiert wird; das Ergebnis geht zum nächsten Block
