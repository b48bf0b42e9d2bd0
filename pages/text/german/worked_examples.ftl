### Was die Seite der Rechenbeispiele sagt: bekannte Zahlen neben denselben Zahlen, neu berechnet.
TITLE = Berechnen wir die Zahlen, die andere veröffentlicht haben?
ALL_TITLE = Alle Beispiele, berechnet, als du diese Seite geöffnet hast
ONE_TITLE = Ein Beispiel, Schritt für Schritt
STEPS_TITLE = Alle Schritte dieses Beispiels
EXAMPLE = Beispiel
SLIP = Den Fehler der Quelle behalten: Scores durch √4 geteilt, nicht durch √2
SLIP_HELP = Aus: Scores werden durch die Wurzel der Breite eines Kopfes geteilt. Die Zahlen der Quelle bleiben daneben
    stehen.
STEP = Schritt, von den Eingaben zum Ergebnis
STEP_HELP = Auch die Pfeiltasten wechseln den Schritt.
GO_ON = Weiter mit
GO_ON_IN = Dieses Beispiel geht weiter auf
VERIFIED = Geprüft ✓
TOLERANCES = Eine Zahl stimmt überein, wenn sie mit denselben Ziffern geschrieben wird oder von der gedruckten um
    höchstens die Rundung ihrer letzten Ziffer abweicht.
TABLES =
    .example = die Zahlen des Beispiels
COMPUTED = **jetzt berechnet** :gray[· Zeilen und Spalten zählen von 0]
PRINTED = **in der Quelle gedruckt**
DERIVED = **aus gedruckten Zahlen hergeleitet**
ROUNDED = stimmen innerhalb der Rundung ihrer letzten Ziffer überein
lead_printed = { $count } gedruckte Zahlen aus { $examples } Beispielen { $verdict }
lead_derived = { $count } weitere Zahlen, die aus gedruckten folgen, { $verdict }
differ = stimmen **nicht** alle überein: { $count ->
    [one] { $count } Zahl weicht
   *[other] { $count } Zahlen weichen
} ab
agreeing = { $count } von { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}
drawn_by = :gray[Eingaben:] { $recipe }

# The title of an input; batch: how many examples stand in it, of which the first is drawn, 0 if it is one.
input_title = **{ $name }** { $shape } :gray[Eingabe{ $batch ->
    [0] { "" }
   *[other] , das erste von { $batch }
} · Farbskala: −{ SHORT($limit) } bis { SHORT($limit) }]
input_alt = Eingabe { $name }
step_differs = { $wrong } von { $known ->
    [one] { $known } Zahl
   *[other] { $known } Zahlen
} { $wrong ->
    [1] weicht
   *[other] weichen
} ab
cut_off = Der Ausdruck der Quelle bricht nach { $known } von { $total } Zahlen ab, mitten in einer Zahl, die mit 0.089
    beginnt. Berechnet ist diese Zahl { $computed }.
one_by_one = Die Quelle druckt auch von kleinen Zahlen fünf Ziffern, also zeigt sich, in welcher Reihenfolge float32 die
    32 Produkte addiert. Hier wird jedes Produkt genau zur bisherigen Summe addiert und die Summe dann gerundet. Das
    Produkt von torch weicht auf diesem Rechner um bis zu { SMALL($apart) } ab: Es hat { $other ->
    [one] { $other } Zahl
   *[other] { $other } Zahlen
} mit anderer letzter Ziffer.
unscaled = Die Quelle druckt die Softmax der ungeteilten Scores, wo sie die der geteilten meint. Schritt { $right }
    hat, was sie hätte drucken sollen.
scaled = Keine Quelle druckt diese Zahlen: Bei Schritt { $wrong } steht an ihrer Stelle die Softmax der ungeteilten
    Scores, bis zu { SMALL($apart) } entfernt.
dropped = Schritt { $recipe } erklärt die Dropout-Maske: welche Gewichte bleiben, und warum diese.
scale_slip = Die Quelle teilt durch √4, die Wurzel der Breite beider Köpfe zusammen. Jeder Kopf ist 2 breit, also sollte
    sie durch √2 teilen. Durch √2 geteilt weichen die Zahlen dieses Schritts um bis zu { SMALL($apart) } ab: Schalte den
    Fehler aus, um sie zu sehen.
scale_right = Hier werden Scores durch √2 geteilt, die Wurzel der Breite eines Kopfes. Die Zahlen der Quelle bei diesem
    Schritt, durch √4 geteilt, weichen um bis zu { SMALL($apart) } ab. Mit √2 sind die Ausgaben die von
    scaled_dot_product_attention, bis auf { SMALL($pytorch) }.
