### Was die Seite über Köpfe dort sagt, wo sie aufgeklappt wird: Breiten, die Skalierung, drei Wege, ein Kontext.
TABLES =
    .joined_heads = Ausgaben aller Köpfe
refusal = :orange[**Fehler**] { WORD($error) }.
FIT = Schichten lassen sich stapeln, wenn Ein- und Ausgabe dieselbe Form haben: d_model Zahlen je Wort. W_O bildet
    Köpfe × Kopfgröße Zahlen auf d_model ab. Ohne W_O muss Köpfe × Kopfgröße = d_model sein.
widths = d_model / Köpfe = { $d_model } / { $count } = **{ $size }** Spalten je Kopf; wieder verbunden sind es
    { $d_model }.
left_over = { $count } übrig
WIDTHS_ALT = Spalten von d_model, auf Köpfe verteilt
d_model = d_model { $width }
scale_key = **Gewichte von Kopf { $number }** :gray[· Scores geteilt durch √{ $joined ->
    [yes] (Köpfe × Kopfgröße)
   *[no] Kopfgröße
}]
scale_alt = Gewichte von Kopf { $number } unter der gewählten Skalierung
scaled = { $limit ->
    [yes] Scores werden durch √{ $width }, die Wurzel der { $joined ->
        [yes] Breite aller Köpfe
       *[no] Kopfgröße
    }, geteilt; bei Temperatur 0 ändert keine Skalierung die Gewichte: Der größte Score bekommt alles.
   *[no] Scores werden durch √{ $width }, die Wurzel der { $joined ->
        [yes] Breite aller Köpfe
       *[no] Kopfgröße
    }, geteilt, dann durch die Temperatur, { SHORT($temperature) }.
}
largest = Das größte Gewicht von { QUERY($query) } in Kopf { $number } ist **{ DECIMAL($weight, digits: 2) }**.
SCALE_WHY = Ein Score ist eine Summe aus head_size Produkten, nicht aus Köpfe × head_size; darum wird er durch
    √head_size geteilt. Bei mehreren Köpfen macht die Breite aller Köpfe die Scores zu klein und die Gewichte zu
    gleichmäßig.
LIST_TITLE = **Eine Liste von Köpfen oder ein Produkt, umgeformt?**
PACKED_TITLE = **Drei Projektionen oder eine gepackte?**
PACKED_KEY = Ein Produkt, in drei Teile zerlegt: x (W_Q neben W_K neben W_V)
PACKED_ALT = q, k und v aller Köpfe als ein Produkt
WHY_CALLS = Beide führen dieselben Multiplikationen aus, in einem Aufruf oder in drei: Nur der Aufwand für die Aufrufe
    ist verschieden.
BUFFER_KEY = Die Maske der Schicht für ihren ganzen Kontext :gray[· Punkt = verdeckt · violett = vom Text benutzt · blass
    = noch nicht benutzt]
BUFFER_KEY_FULL = Die Maske der Schicht für ihren ganzen Kontext :gray[· Punkt = verdeckt · violett = vom Text benutzt]
buffer_alt = Eine kausale Maske für { $context } Token, von denen { $length } benutzt sind
in_context = { $shapes }{ "\u000A\u000A" }mask[:{ $length }, :{ $length }] von { $context } × { $context }. Eine Schicht,
    die für genau { $length } Token gebaut ist, gibt { $same ->
    [yes] dieselben Ausgaben
   *[no] andere Ausgaben
}.
TOO_LONG = Wähle einen längeren Kontext oder weniger Wörter.
context_checked = Eine Schicht für { $context } Token und eine für { $length }, auf demselben Text: größter
    Unterschied **{ SMALL($difference) }**.

rollout = { $layers ->
    [1] Nach einer Schicht sind die Zahlen ihre Gewichte{ $heads ->
        [1] { "" }
       *[other] , gemittelt über ihre { $heads } Köpfe
    }.
   *[other] Die Zahlen sind das Produkt der Gewichte von { $layers } Schichten{ $heads ->
        [1] { "" }
       *[other] , jede gemittelt über ihre { $heads } Köpfe
    }.
} Nicht berücksichtigt sind { $mixed ->
    [yes] W_V, W_O
   *[no] W_V
} und der Residualpfad, auf dem der Vektor jedes Wortes erhalten bleibt. Die Zahlen messen also nicht, wie viel von einem
    Wort in einer Ausgabe steckt. **Attention Rollout** (Abnar und Zuidema) berücksichtigt auch diesen Pfad: Vor dem
    Multiplizieren werden die Gewichte jeder Schicht mit der Einheitsmatrix gemittelt.
misfit = **Diese Schichten lassen sich nicht stapeln.** Ohne W_O hat die Ausgabe Köpfe × Kopfgröße = { $heads } × { $size } =
    { $width } Zahlen je Wort; die nächste Schicht erwartet d_model = { $d_model }.
widths_set = Mit zufälligen Projektionen haben die Köpfe dieser Seite { $heads } × { $size } = { $width } Spalten.

## gleichwertige Rechnungen

list_of = Eine Liste von { $heads }
RESHAPED = ein umgeformtes Produkt
one_product = Ein Produkt mit { $rows } × { $columns }
three_products = drei mit { $rows } × { $columns }
times = { $equal ->
    [yes] Beide geben dieselben Zahlen
   *[no] Sie geben verschiedene Zahlen
}. { $first } **{ $first_time }**, { $second } **{ $second_time }**: jeweils der kürzeste von { $runs } Durchläufen auf
    diesem Server.
checked = { $first }, { $second }: { $badge }
same = { $equal ->
    [yes] gleich
   *[no] verschieden
}
