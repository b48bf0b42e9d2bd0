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
TOLERANCES = Eine Zahl stimmt überein, wenn sie mit denselben Ziffern geschrieben wird oder von der gedruckten höchstens
    um die Rundung der letzten Ziffer abweicht.
TABLES =
    .example = die Zahlen des Beispiels

## alle Beispiele

lead = Jedes Beispiel hat feste Eingaben aus einer veröffentlichten Lektion, und seine Zahlen werden von denselben Funktionen
    neu berechnet, die hier jede Seite zeichnen.{ "  \u000A" }{ BADGE(lead_printed, $printed_agree) } {
    BADGE(lead_derived, $derived_agree) }{ SENTENCES($corrected) }{ "\u000A\u000A" }
lead_printed = { GROUPED($printed) } gedruckte Zahlen aus { $examples } Beispielen { $of_printed }
lead_derived = { $derived } weitere Zahlen, die aus gedruckten folgen, { $of_derived }
corrected = { "  \u000A" }In „{ $title }“ ist der Fehler der Quelle ausgeschaltet.

# Ob berechnete Zahlen gleich bekannten sind.
verdict = { $found ->
    [exact] { $known ->
        [1] stimmt
       *[other] stimmen
    } bis zur letzten { $printed ->
        [yes] gedruckten Ziffer
       *[no] Ziffer
    } überein
    [rounded] { $known ->
        [1] stimmt
       *[other] stimmen
    } innerhalb der Rundung ihrer letzten Ziffer überein
   *[differ] stimmen **nicht** alle überein: { $wrong ->
        [one] { $wrong } Zahl weicht
       *[other] { $wrong } Zahlen weichen
    } ab
}
headline = **{ $title }.** { $summary }
agreement = { BADGE(agreeing, $agrees) }
agreeing = { $right_steps } von { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritten
}
OVERVIEW =
    .example = Beispiel
    .agrees = Schritte stimmen überein
DIFFERENCES =
    .step = Beispiel und Schritt
    .largest = größter Unterschied

## ein Beispiel

about_example = { headline } { agreement }{ "  \u000A" }:gray[Eingaben:] { $recipe }

# Eine Eingabe; batch: wie viele Beispiele darin stehen, von denen das erste gezeichnet ist; 0, wenn sie eines ist.
input =
    .key = **{ WORD($input) }** { SHAPE($shape) } :gray[Eingabe{ $batch ->
        [0] { "" }
       *[other] , das erste von { $batch } Beispielen
    } · Farbskala: −{ SHORT($limit) } bis { SHORT($limit) }]
    .alt = Eingabe { $input }

# Ein Schritt, wie viele seiner Zahlen übereinstimmen, und die Anmerkung dazu.
step = **{ $steps ->
    [1] Der einzige Schritt
   *[other] Schritt { $at } (der letzte ist { $last })
}: { $label }**{ "  \u000A" }{ BADGE(step_result, $step_agrees) }{ $note ->
    [none] { "" }
   *[other] { "\u000A\u000A" }{ $note }
}
step_result = { $step_agrees ->
    [yes] { $known ->
        [one] { $known } Zahl
       *[other] { $known } Zahlen
    } { $verdict }
   *[no] { $wrong } von { $known ->
        [one] { $known } Zahl
       *[other] { $known } Zahlen
    } { $wrong ->
        [1] weicht
       *[other] weichen
    } ab
}
COMPUTED = **jetzt berechnet** :gray[· Zeilen und Spalten ab 0 gezählt]
PRINTED = **in der Quelle gedruckt**
DERIVED = **aus gedruckten Zahlen hergeleitet**
STEPS =
    .step = Schritt und was er berechnet
    .shape = Form
    .agrees = stimmt
agrees = { $agrees ->
    [yes] stimmt
   *[no] weicht ab
}

## Anmerkungen zu Schritten

in_place = torch.allclose(xbow, c) vergleicht jede Zahl dieser Schleife mit den Mittelwerten und ergibt **{ $equal ->
    [yes] True
   *[no] False
}**. Die Schleife schreibt Mittelwerte in die Zeilen, die sie noch lesen muss; ab Zeile { $row } mittelt sie also
    Mittelwerte und weicht um bis zu { SMALL($apart) } vom richtigen Ergebnis ab. Die Quelle druckt True.
in_place_weights = Zeile 2 ist { LIST($parts) }, wo ein Mittelwert ⅓, ⅓, ⅓ hat. Jede Zeile ergibt weiterhin 1, aber ab
    Zeile 1 behält Token 0 { $kept }, gleich wie viele Token folgen.
OR = { " " }oder{ " " }
itself_or_token = { $itself ->
    [yes] sich selbst
   *[no] Token { $token }
} ({ DECIMAL($weight, digits: 4) })
row_7 = Token 7 achtet am stärksten auf { AND($most) }. **Auf der Diagonale steht nicht 1**: Die Softmax teilt insgesamt 1 unter
    allen Keys auf, auf die ein Token achten darf. Queries und Keys stammen aus zwei Projektionen, also muss der Score eines
    Tokens mit sich selbst nicht sein größter sein. Token { $high } behält { DECIMAL($high_weight, digits: 4) } für sich,
    Token { $low } nur { DECIMAL($low_weight, digits: 4) }. Token 0 darf nur auf sich selbst achten und behält {
    DECIMAL($first, digits: 4) }.
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
keep = **Das Rezept der Dropout-Maske.** Dropout nimmt die nächsten 32 Bit aus dem Generator von PyTorch, { $seed }, und
    startet damit auf einem Intel-Prozessor einen anderen Generator: u → 1132489760 u mod (2³¹ − 1). Seine Zahlen, geteilt
    durch 2³¹ − 1, sind { CLAUSES($uniforms) }. Ein Gewicht bleibt, wo seine Zahl unter 1 − 0,5 liegt. Andere Prozessoren
    nehmen stattdessen 18 Ziehungen aus dem Generator von PyTorch, lassen also andere Gewichte weg und ziehen ein anderes
    W_V.
scale = { $slips ->
    [yes] Die Quelle teilt durch √4, die Wurzel aus der gemeinsamen Breite beider Köpfe. Jeder Kopf hat die Breite 2,
        also müsste sie durch √2 teilen. Das ändert die Zahlen dieses Schritts um bis zu { SMALL($apart) }: Schalte den
        Fehler aus, um sie zu sehen.
   *[no] Hier werden Scores durch √2 geteilt, die Wurzel der Breite eines Kopfes. Die Zahlen der Quelle bei diesem
        Schritt, durch √4 geteilt, weichen um bis zu { SMALL($apart) } ab. Mit √2 stimmen die Ausgaben bis auf
        { SMALL($pytorch) } mit scaled_dot_product_attention überein.
}
