### Was die Seite der Rechenbeispiele sagt: bekannte Zahlen neben denselben Zahlen, neu berechnet.
TITLE = Stimmen unsere Zahlen mit veröffentlichten überein?
ALL_TITLE = Alle Beispiele, beim Öffnen dieser Seite berechnet
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
TOLERANCES = Eine Zahl stimmt überein, wenn sie mit denselben Ziffern geschrieben wird oder von der gedruckten höchstens
    um die Rundung der letzten Ziffer abweicht.
TABLES =
    .example = die Zahlen des Beispiels
COMPUTED = **jetzt berechnet** :gray[· Zeilen und Spalten ab 0 gezählt]
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
   *[other] , das erste von { $batch } Beispielen
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
    beginnt. Der berechnete Wert ist { $computed }.
one_by_one = Die Quelle druckt auch von kleinen Zahlen fünf Ziffern, daher ist zu sehen, in welcher Reihenfolge float32 die
    32 Produkte addiert. Hier wird jedes Produkt genau zur bisherigen Summe addiert und die Summe dann gerundet. Das
    Produkt von torch weicht auf diesem Rechner um bis zu { SMALL($apart) } ab: Bei { $other ->
    [one] { $other } Zahl
   *[other] { $other } Zahlen
} ist die letzte Ziffer anders.
unscaled = Die Quelle druckt die Softmax der unskalierten Scores, wo die der skalierten stehen müsste. Die richtigen
    Zahlen stehen bei Schritt { $right }.
scaled = Keine Quelle druckt diese Zahlen: An ihrer Stelle steht bei Schritt { $wrong } die Softmax der unskalierten
    Scores, die um bis zu { SMALL($apart) } abweicht.
dropped = Schritt { $recipe } erklärt die Dropout-Maske: welche Gewichte bleiben und warum.
scale_slip = Die Quelle teilt durch √4, die Wurzel aus der gemeinsamen Breite beider Köpfe. Jeder Kopf hat die Breite 2,
    also müsste sie durch √2 teilen. Das ändert die Zahlen dieses Schritts um bis zu { SMALL($apart) }: Schalte den
    Fehler aus, um sie zu sehen.
scale_right = Hier werden Scores durch √2 geteilt, die Wurzel der Breite eines Kopfes. Die Zahlen der Quelle bei diesem
    Schritt, durch √4 geteilt, weichen um bis zu { SMALL($apart) } ab. Mit √2 stimmen die Ausgaben bis auf
    { SMALL($pytorch) } mit scaled_dot_product_attention überein.
