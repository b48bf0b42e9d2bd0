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
}**, das Produkt der Gewichte aller Schichten (**Rollout**) :gray[· Zeile: empfangendes Wort · Spalte: von
    welchem Wort · Punkt: nichts{ $rounded ->
    [yes] { " " }· gerundet
   *[no] { "" }
}]
