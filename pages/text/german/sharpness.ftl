### Was die Seite über Softmax sagt: Fokus, die Größe der Scores, warum man durch √head_size teilt, Temperatur.
TRY =
    .times_8 = Mit 8 multiplizieren
    .times_0 = Mit 0 multiplizieren
    .add_50 = 50 addieren
    .add_100 = 100 addieren
    .subtract_150 = 150 abziehen
    .narrow = Kopfgröße 1
    .wide = Kopfgröße 128
    .wrong_root = Breiter Kopf, ÷ √d_model
    .right_root = Breiter Kopf, ÷ √head_size
    .cold = Temperatur 0
    .past = Nur die Vergangenheit
HEAD_SIZE_AXIS = Kopfgröße
NOT_A_NUMBER = keine Zahl
POWER_AXIS = Exponent p des Teilers

summary = Softmax macht aus Scores Aufmerksamkeitsgewichte. Multipliziert man die Scores, werden ihre Unterschiede größer,
    und das bündelt die Gewichte.  { "\u000A" }Die Standardabweichung der Scores ist { $init ->
        [linear] bei q und k aus linearen Schichten etwa ⅓ von √head_size; teilt man die Scores durch √head_size, ist sie
            etwa ⅓
       *[gaussian] bei zufälligen q und k etwa √head_size; teilt man die Scores durch √head_size, ist sie 1
    }. Mit der Temperatur stellt man den Fokus von Hand ein: Durch T = 1/c teilen heißt mit c multiplizieren, wie in
    Schritt 1.
divided = { $divisor ->
    [none] ungeteilt
   *[other] ÷ { $divisor }
}

## 1: Fokus

FOCUS_TITLE = Größere Unterschiede zwischen Scores bündeln die Gewichte
FOCUS = Ein Score misst, wie gut ein Key zu einer Query passt. **Softmax** bildet für jeden Score die Potenz e^Score (e
    = 2,718…) und teilt sie durch die Summe aller Potenzen. Multipliziert man mit c > 1, werden die
    Unterschiede zwischen den Scores größer, und das größte Gewicht wächst, außer wenn alle Scores gleich sind: mehr **Fokus**.
MULTIPLIER = Die fünf Scores mit c multiplizieren
MULTIPLIER_HELP = Dasselbe wie eine Temperatur von 1 ÷ c.
FIVE_ALT = Softmax von fünf Zahlen als Balken
LEVELS =
    .saturated = Die Zeile ist **gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte kaum.
    .nearly = Die Zeile ist **fast gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte wenig.
    .open = Die Zeile ist **nicht gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte.
five_title = { $multiplier ->
    [1] :gray[**Scores von fünf Keys und ihre Aufmerksamkeitsgewichte**]
   *[other] :gray[**Scores von fünf Keys × { SHORT($multiplier) } und ihre Gewichte** · █ jetzt · ┃ vor dem
        Multiplizieren]
}

five = { $multiplier ->
    [1] { $equal ->
        [yes] Die fünf Scores sind gleich
       *[no] Der größte Score, { $top }, erhält
    }
   *[other] Mit **{ SHORT($multiplier) }** multipliziert, { $equal ->
        [yes] sind die fünf Scores gleich
       *[no] erhält der größte Score, { $top },
    }
}{ $equal ->
    [yes] , und jeder erhält ein Gewicht von **{ FINE_PERCENT($largest) }**.
   *[no] { " " }ein Gewicht von **{ FINE_PERCENT($largest) }**{ $changed ->
        [up] , mehr als die { FINE_PERCENT($before) } davor
        [down] , weniger als die { FINE_PERCENT($before) } davor
       *[no] { "" }
    }. Die Query achtet effektiv auf **{ DECIMAL($effective, digits: 1) }** der 5 Keys (**effektive Keys**).
} { $level ->
    [saturated] { LEVELS.saturated }
    [nearly] { LEVELS.nearly }
   *[open] { LEVELS.open }
}
FIVE_TASK = Finde einen Faktor, bei dem das größte Gewicht über 95 % liegt.
five_done = Der größte Score, { $top }, erhält ein Gewicht von { FINE_PERCENT($largest) }; der nächste, { $next }, erhält ein
    Gewicht von { FINE_PERCENT($second) }.

## 2: die Größe der Scores

WIDER_TITLE = Breitere Köpfe haben größere Scores
POWERS_ALT = Varianz der Scores gegen den Exponenten des Teilers, eine Linie für jede von drei Kopfgrößen

wider = In einem **Kopf** ist ein Score die Summe von head_size Produkten unabhängiger Zahlen mit Mittelwert 0
    und **Varianz** { $init ->
    [linear] 1/3 (lineare Schichten). Ein Produkt hat die Varianz 1/9, die Summe head_size/9. Division durch c teilt die
        Varianz durch c². Division durch √head_size ergibt also 1/9, Division durch head_size 1/(9 · head_size)
   *[gaussian] 1. Ein Produkt hat die Varianz 1, die Summe head_size. Division durch c teilt die Varianz durch c².
        Division durch √head_size ergibt also 1, Division durch head_size 1/head_size
}. Die Gewichte sind dann fast gleich und unterscheiden die Wörter kaum.
powers_title = :gray[**Varianz der Scores ÷ { $name }^p** ·] { $lines } :gray[· Punkt: diese Ziehung]
of_head_size = Kopfgröße { $size }
powers = Bei Kopfgröße { $size }, { $divisor ->
    [none] ungeteilt
   *[other] geteilt durch { $divisor }
}, haben die 256 Scores dieser Ziehung die Varianz **{ SHORT($drawn, digits: 3) }**; in der Theorie
    { SHORT($theory, digits: 3) }{ $always ->
        [yes] , wie bei jeder Kopfgröße. Die Zeilen sind also in schmalen und breiten Köpfen etwa gleich scharf.
       *[no] .
}
powers_task = { $size ->
    [1] Bei Kopfgröße 1 ist jede Potenz von head_size gleich 1. Wähle einen breiteren Kopf.
   *[other] Stelle den Exponenten ein, bei dem Scores durch head_size selbst geteilt werden, nicht durch die Wurzel.
}
powers_done = Bei p = 1 werden die Scores durch { $size } geteilt, nicht durch die Wurzel. Ihre Varianz ist
    { SHORT($drawn, digits: 3) }, in der Theorie { SHORT($theory, digits: 3) }:
    Je breiter der Kopf, desto gleichmäßiger die Gewichte.

## 3: Skalierung

SCALING_TITLE = Skalierung: warum man durch √head_size teilt
SCALING = In einem breiten Kopf streuen unskalierte Scores stark: Zufällig erhält ein Key den größten Teil des Gewichts.
    Kleine Änderungen von q und k ändern die Gewichte dann kaum: Der **Gradient** verschwindet fast, und das Training
    stockt. Teilt man durch √head_size, sind die Zeilen bei jeder Kopfgröße etwa gleich scharf.

sizes = Bei Kopfgröße **{ $size }** ist das größte von 64 Gewichten im Mittel **{ $undivided }** ohne Teilen und
    { "" }**{ $divided }**, wenn Scores durch √{ $size } geteilt werden{ $other ->
    [none] { "" }
   *[other] , und **{ $other }**, geteilt durch { $divisor }{ $d_model ->
        [yes] , wobei d_model die Breite eines Wortvektors ist
       *[no] { "" }
    }
}. { $any ->
    [no] In keiner dieser { $rows } Zeilen hat ein Key 99 % oder mehr, also ist keine gesättigt.
   *[yes] Ohne Teilen sind **{ $saturated } von { $rows }** Zeilen gesättigt (ein Key hat 99 % oder mehr); geteilt durch
        √{ $size } sind es **{ $scaled }**.
}
sizes_task = { $size ->
    [1] Bei Kopfgröße 1 ist der Teiler √head_size gleich 1. Wähle einen breiteren Kopf.
   *[other] Stelle den Exponenten ein, bei dem das größte Gewicht am stärksten mit der Kopfgröße wächst.
}
sizes_done = Ohne Teilen ist das größte Gewicht im Mittel { PERCENT($none) }, allein durch Zufall; geteilt durch √{ $size }
    ist es { PERCENT($head) }.

## 4: Temperatur

TEMPERATURE_TITLE = Die Temperatur stellt den Fokus ein
TEMPERATURE = Die Scores werden außerdem durch die Temperatur T geteilt, die man von Hand einstellt und nicht lernt. Bei
    T = 0 erhält der größte Score das ganze Gewicht; gleich große teilen es sich. Mit steigendem T werden die Gewichte
    gleichmäßiger, und die Ausgabe nähert sich dem Mittelwert der Values.
ENDS =
    .cold = Temperatur 0
    .now = jetzt
    .hot = unendliche Temperatur
ENDS_ALT = Die gewählte Zeile jetzt, bei Temperatur 0 und bei unendlicher Temperatur, als Balken
others = { $count ->
    [one] { $count } anderer
   *[other] { $count } andere
}
ends_title = **Aufmerksamkeitsgewichte von** { QUERY($query) } :gray[· █ Temperatur { SHORT($temperature) } · ┃
    Temperatur 0 · ○ unendliche Temperatur]
blind = Für { QUERY($query) } ist jeder Key verdeckt: Die Ausgabe ist bei jeder Temperatur 0.
alone = { QUERY($query) } darf nur auf { KEY($key) } achten: Das Gewicht ist bei jeder Temperatur 100 %.
HIDDEN = verdeckt
ends_tip = { $label }: { DECIMAL($now, digits: 4) } jetzt, { DECIMAL($cold, digits: 4) } bei Temperatur 0,
    { DECIMAL($hot, digits: 4) } bei unendlicher Temperatur
hidden_tip = { $label }: { HIDDEN }
equal_ends = { QUERY($query) } hat für alle { $visible } Keys denselben Score: Jeder hat bei jeder Temperatur das Gewicht
    { "" }**{ PERCENT($mean) }**.
ends = Bei Temperatur **{ SHORT($temperature) }** achtet { QUERY($query) } auf { KEY($key) }{ $others ->
    [0] { " " }mit
    [one] { " " }und auf { $others } anderen Key mit je
   *[other] { " " }und auf { $others } andere Keys mit je
} einem Gewicht von **{ PERCENT($now) }**. { $temperature ->
    [0] Mit wachsender Temperatur nähert es sich
   *[other] Bei Temperatur 0 ist das Gewicht { $others ->
        [0] { "" }
       *[other] je{ " " }
    }{ PERCENT($cold) }; mit wachsender Temperatur nähert es sich
} { PERCENT($mean) }, gleich für alle { $visible } Keys.
ends_task = { $kind ->
    [narrow] „{ WORD($query) }“ darf auf höchstens einen Key achten. { $choose }
    [equal] „{ WORD($query) }“ hat gleiche Scores für alle seine Keys. { $choose }
    [apart] Die Scores dieser Zeile unterscheiden sich so stark, dass keine Temperatur die Gewichte fast gleich macht. Teile
        sie in Schritt 3 durch √head_size, oder wähle eine andere Zeile.
   *[near] Erhöhe die Temperatur, bis kein Key mehr als das doppelte Gewicht eines anderen hat.
}
ends_done = Das größte Gewicht ist { PERCENT($largest) }, das kleinste { PERCENT($smallest) }; gleiche Gewichte wären
    { PERCENT($mean) }{ $near ->
        [yes] : Die Ausgabe liegt nah am Mittelwert der Values
       *[no] { "" }
    }.
