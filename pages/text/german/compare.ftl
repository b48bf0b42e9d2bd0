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
NONE_IN_BOTH = keine Zahl ist in beiden sichtbar
NO_WORDS = A hat keine Wörter, also gibt es nichts zu vergleichen.
HIDDEN =
    .a = in A verdeckt
    .b = in B verdeckt
    .both = verdeckt
pinned = **A ist festgehalten.** Von A zu B: { DOTS($changes) }.
setting = { $label } **{ $before } → { $after }**
quoted = „{ $text }“

## Titel, und was statt der Bilder vorgelesen wird

title = **{ $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}**{ $side ->
    [change] { " " }{ MORE_OR_LESS }
   *[other] { "" }
}
alt = { $side ->
    [a] { NAMES.a }
    [b] { NAMES.b }
   *[change] { NAMES.change }
}: { $picture }{ $moved ->
    [none] { "" }
   *[other] . { $moved }
}

fixed = :gray[Feste Farbskalen: { $signed ->
    [yes] −{ SHORT($a, digits: 3) }
   *[no] 0
} bis { SHORT($a, digits: 3) } in A{ $alike ->
    [yes] { " " }und B
   *[no] , { $signed ->
        [yes] −{ SHORT($b, digits: 3) }
       *[no] 0
    } bis { SHORT($b, digits: 3) } in B
}, −{ SHORT($most, digits: 3) } bis { SHORT($most, digits: 3) } in B − A.]

## was sich bewegt hat

share = { DECIMAL($before, digits: 1) } % → { DECIMAL($after, digits: 1) } % ({ SIGNED($change, digits: 1) } Punkte)
moved = **Größte Änderungen:** { DOTS($entries) }.{ $alike ->
    [0] { "" }
    [one] { " " }{ $alike } weitere Zahl hat sich so stark geändert wie die letzte.
   *[other] { " " }{ $alike } weitere Zahlen haben sich so stark geändert wie die letzte.
}
one_sided = :gray[Zellen ohne Differenz: { DOTS($parts) }.]
only = **{ $side }**: nur in { $side } sichtbar, in { $other } verdeckt ({ $count })
HIDDEN_IN_BOTH = Punkt: in beiden verdeckt
still = Keine Zahl, die in beiden sichtbar ist, ändert sich um mehr als { $shares ->
    [yes] 0,1 Prozentpunkte
   *[no] 0,01
}.
entry = { $name }: { $change }
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

NOT_IN_A = A zeigt dieses Bild nicht.
NO_CHANGE = B − A wird nicht gezeigt: A und B müssen dieselben Zeilen und Spalten haben.
other_count = { NO_CHANGE } A hat { $a } { $of_rows ->
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
other_word = { NO_CHANGE } { $of_rows ->
    [yes] Zeile
   *[no] Spalte
} { $place } ist „{ WORD($a) }“ in A und „{ WORD($b) }“ in B.
other_widths = B − A wird nicht gezeigt: Eine Ausgabe hat { $a ->
    [one] { $a } Zahl
   *[other] { $a } Zahlen
} in A und { $b } in B.
other_head = A hat { $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} und keinen Kopf { $wanted }: Gezeigt ist Kopf { $shown }.
other_row = A hat keine Zeile { $wanted }: Gezeigt ist die letzte, „{ WORD($name) }“.
