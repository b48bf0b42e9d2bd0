### Was gesagt wird, wo zwei Ansichten nebeneinander stehen: A, die festgehalten ist, B, die folgt, und B − A.
PIN = A/B-Vergleich
BACK = Zurück zu A
SWAP = A und B tauschen
STOP = Vergleich beenden
ON = an
OFF = aus
NONE = keine
SAME = **A ist festgehalten**, und B ist noch dieselbe Ansicht. Ändere etwas: B und B − A folgen, A bleibt.
NAMES =
    .a = A · festgehalten
    .b = B · jetzt
    .change = B − A
MORE_OR_LESS = :gray[violett: mehr in B, orange: weniger]
IN_POINTS = in Prozentpunkten, −100 bis 100
NONE_IN_BOTH = keine Zahl ist in beiden sichtbar
NO_WORDS = A hat keine Wörter, also gibt es nichts zu vergleichen.
HIDDEN =
    .a = in A verdeckt
    .b = in B verdeckt
    .both = verdeckt
LARGEST = größtes Gewicht
EFFECTIVE = effektive Keys
SATURATED = Zeilen mit 99 % auf einem Key
pinned = **A ist festgehalten.** Von A zu B: { DOTS($changes) }.
setting = { $label } **{ $before } → { $after }**
quoted = „{ $text }“

## Titel, und was statt der Bilder vorgelesen wird

title = **{ $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}**
title_about = { title } :gray[· { $about }]
head = Kopf { $number }
alt = { $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}: { $picture }{ $moved ->
    [none] { "" }
   *[other] . { $moved }
}
picture = { $stage } von Kopf { $head }, Zeilen { LIST($queries) }, Spalten { LIST($keys) }
focus_title = ## 2  Verteilen: wie „{ WORD($name) }“ seine Aufmerksamkeit verteilt
output_title = ## 3  Sammeln: die Ausgabe von „{ WORD($name) }“, Komponente für Komponente
scale_of = :gray[Feste Farbskala: { $stage } { $negative ->
    [yes] −{ SHORT($limit, digits: 3) }
   *[no] 0
} bis { SHORT($limit, digits: 3) } in A und B, −{ SHORT($difference, digits: 3) } bis
    { SHORT($difference, digits: 3) } in B − A.]

## was sich bewegt hat

sharpness = { $named ->
    [no] { "" }
   *[yes] { WORD($name) }:{ " " }
}größtes Gewicht { $largest }, { DECIMAL($effective, digits: 1) } effektive Keys
share = { DECIMAL($before, digits: 1) } % → { DECIMAL($after, digits: 1) } % ({ SIGNED($change, digits: 1) } Punkte)
moved = **Größte Änderungen:** { DOTS($entries) }.{ $alike ->
    [0] { "" }
    [one] { " " }{ $alike } weitere Zahl hat sich so stark geändert wie die letzte.
   *[other] { " " }{ $alike } weitere Zahlen haben sich so stark geändert wie die letzte.
}
three = **Von A zu B:** { DOTS($entries) }.
one_sided = :gray[Zellen ohne Differenz: { DOTS($parts) }.]
only = **{ $side }**: nur in { $side } sichtbar, in { $other } verdeckt ({ $count })
HIDDEN_IN_BOTH = Punkt: in beiden verdeckt
still = Keine Zahl, die in beiden sichtbar ist, ändert sich um mehr als { $shares ->
    [yes] 0,1 Prozentpunkte
   *[no] 0,01
}.
entry = { $name }: { $change }
pair = { $query } → { $key }
dimension = Komponente { $number }
dimension_tip = Komponente { $number }: { SIGNED($change, digits: 4) }
one_sided_tip = { $query } → { $key }: { DECIMAL($value, digits: 4) } in { $side }, verdeckt in { $side ->
    [A] B
   *[other] A
}
one_sided_run = { $query }: { $count ->
    [one] { $count } Key
   *[other] { $count } Keys
} nur in { $side } sichtbar

## warum etwas anders ist als erwartet

OTHER_WORDS = B − A ist nicht gezeichnet: A und B müssen dieselben Wörter haben.
other_count = { OTHER_WORDS } A hat { $a } { $of_rows ->
    [yes] { $a ->
        [one] Zeile
       *[other] Zeilen
    }
   *[no] { $a ->
        [one] Spalte
       *[other] Spalten
    }
}, B hat { $b } { $of_rows ->
    [yes] { $b ->
        [one] Zeile
       *[other] Zeilen
    }
   *[no] { $b ->
        [one] Spalte
       *[other] Spalten
    }
}.
other_word = { OTHER_WORDS } { $of_rows ->
    [yes] Zeile
   *[no] Spalte
} { $place } ist „{ WORD($a) }“ in A und „{ WORD($b) }“ in B.
other_widths = B − A ist nicht gezeichnet: Eine Ausgabe hat { $a ->
    [one] { $a } Zahl
   *[other] { $a } Zahlen
} in A und { $b } in B.
other_query = B − A ist nicht gezeichnet: Die Zeile von A ist „{ WORD($a) }“, die von B „{ WORD($b) }“.
other_columns = B − A ist nicht gezeichnet: Die { $a } Spalten von A und die { $b } Spalten von B stehen nicht für dasselbe.
other_rows = B − A ist nicht gezeichnet: A hat { $a ->
    [one] { $a } Kopf
   *[other] { $a } Köpfe
}, B hat { $b }.
other_head = A hat { $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} und keinen Kopf { $wanted }: Gezeigt ist Kopf { $shown }.
other_row = A hat keine Zeile { $wanted }: Gezeigt ist die letzte, „{ WORD($name) }“.

## Lernseiten

OUTPUTS = Ausgaben der Wörter im gemischten Satz, eine Zeile je Wort
SHARES = Beitrag jedes Kopfes, eine Zeile je Kopf
fixed = :gray[Feste Farbskala: { $signed ->
    [yes] −{ SHORT($limit, digits: 3) }
   *[no] 0
} bis { SHORT($limit, digits: 3) } in A und B, −{ SHORT($limit, digits: 3) } bis { SHORT($limit, digits: 3) } in B − A.]
other_sizes = Die Linie von B − A vergleicht beide bei gleicher Kopfgröße; die Zahlen hier gelten für Kopfgröße { $a }
    in A und { $b } in B.
divided = ÷ { $divisor }, Kopfgröße { $size }
mean_of = :gray[Mittelwerte über { $rows } gezogene Zeilen mit 64 Keys.]
shuffle = Mischung { $seed }, { $positions ->
    [yes] mit
   *[no] ohne
} Positionen
mixed = { $with_wo ->
    [yes] mit W_O
   *[no] ohne W_O
}
