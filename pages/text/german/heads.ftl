### Was die Seite über Köpfe sagt.

## die Schritte

jobs =
    .title = Wozu mehrere Köpfe?
    .about = Eine Zeile Gewichte hat die Summe 1. Angenommen, ein Wort braucht zwei Beziehungen zugleich: Welches Wort steht
        davor, und welches gehört inhaltlich dazu? Mit nur einer Zeile muss es sein Gewicht auf beide verteilen, und die
        Ausgabe ist ein Mittelwert. Zwei **Köpfe** trennen sie, weil jeder eigene W_Q, W_K und W_V hat und damit eine
        eigene Zeile.
    .sentence = { SENTENCES($told) }{ other_heads }{ other_row }{ $random ->
        [yes] { " " }:gray[{ RANDOM }]
       *[no] { "" }
    }
    .task = { $words ->
        [1] { ONE_WORD }
       *[other] { jobs_task }
    }
    .done = { jobs_happened }
split =
    .title = Mehrere Köpfe, und doch keine breitere Ausgabe
    .about = Gäbe jeder Kopf den ganzen Vektor weiter, so würde die Ausgabe mit jedem Kopf breiter. Darum liefert in einer üblichen
        Schicht jeder nur d_model / Köpfe Zahlen; nebeneinander sind sie so breit wie zuvor. Die W_Q aller Köpfe stehen in einer Matrix: Ein
        Produkt berechnet alle Queries, und jeder Kopf nimmt seine eigenen Spalten.
    .sentence = In der Zeile von { QUERY($query) }: { CLAUSES($parts) }. Kein Kopf liest die Spalten eines anderen.
    .task = { $fixed ->
        [yes] { fixed_heads }
       *[no] { SPLIT_TASK }
    }
    .done = 4 Köpfe × Kopfgröße { $size } = { $width } Spalten: Kopf 3 füllt { $size ->
        [1] Spalte { $last }
       *[other] die Spalten { $first } bis { $last }
    }.
mixed =
    .title = W_O mischt, was die Köpfe gefunden haben
    .about = Verkettet stehen die Ausgaben der Köpfe nur nebeneinander: Jede Spalte stammt aus einem einzigen Kopf. Keine
        Zahl verbindet, was mehrere Köpfe gefunden haben. Darum macht eine Matrix, **W_O**, jede Zahl der Ausgabe zu einer gewichteten
        Summe über alle Köpfe. Im Transformer wird das Ergebnis zu x addiert (**Residualpfad**), sodass erhalten bleibt, was das Wort war.
    .sentence = { contributions }{ $explains ->
        [yes] { " " }{ FEATURES }
       *[no] { "" }
    }
    .task = Schalte W_O aus. Aus wie vielen Köpfen kommt dann jede Spalte der Ausgabe?
    .done = { $heads ->
        [1] Es gibt nur einen Kopf, also kommen alle { $width } Spalten aus ihm, mit W_O oder ohne.
       *[other] Jede der { $width } Spalten kommt aus einem einzigen Kopf: Die anderen tragen 0 bei. Schalte W_O wieder ein.
    }
layers =
    .title = Spätere Schichten bauen auf früheren auf
    .about = Nach Schicht 1 enthält ein Vektor, was sein Wort gesammelt hat; Schicht 2 mischt also Wörter, die ihren Kontext schon
        mitbringen. Damit man das sieht, achtet hier jedes Wort nur auf sich selbst und die Wörter unmittelbar davor: Jede
        Schicht reicht weiter zurück. In einem echten Modell erreicht schon eine Schicht jedes sichtbare Wort, und weitere
        verfeinern das Gesammelte.
    .sentence = { $fits ->
        [yes] { received }
       *[no] { "" }
    }
    .task = { $distance ->
        [0] { nothing_reaches }
       *[other] { layers_task }
    }
    .done = { $needed ->
        [1] 1 Schicht: „{ WORD($last) }“ achtet unmittelbar auf „{ WORD($source) }“.
       *[other] { $needed } Schichten: Mit weniger ist die Zelle von „{ WORD($source) }“ in der letzten Zeile ein Punkt.
    }
summary = Mehrere Köpfe arbeiten parallel, jeder mit eigenen Projektionen; W_O mischt ihre verbundenen Ausgaben.
    { "  \u000A" }Eingabe und Ausgabe einer Schicht haben dieselbe Form, also lassen sich Schichten stapeln: Spätere
    lesen Vektoren, in denen schon steht, was frühere gesammelt haben.

## die Bilder

tiles =
    .key = :gray[Zeile = Query · Spalte = Key · blau: gewählte Zeile · orange: ihr größtes Gewicht]{ $hides ->
        [yes] { " " }{ HIDDEN }
       *[no] { "" }
    }
    .alt = Aufmerksamkeitsgewichte aller Köpfe: in jedem eine Zeile je Query, eine Spalte je Key
queries =
    .key = **Teilen**: die { QUERY("Queries") } aller Köpfe, x W_Q ({ SHAPE($queries_shape) }) { SIGNED }
    .alt = q, alle Köpfe
outputs =
    .key = **Verbinden**: die { OUTPUT("Ausgaben") } aller Köpfe ({ SHAPE($shape) }) :gray[· { $above ->
        [words] Zahl: wie viel von diesem Wort in der Ausgabe steckt
        [heads] oben: Köpfe
       *[columns] oben: jeder Kopf mit seinen Spalten
    }]
    .alt = Ausgaben aller Köpfe nebeneinander
weights_by_scale =
    .key = **Gewichte von Kopf { $number }** :gray[· Scores geteilt durch √{ $joined_scale ->
        [yes] (Köpfe × Kopfgröße)
       *[no] Kopfgröße
    }]
    .alt = Gewichte von Kopf { $number } unter der gewählten Skalierung
packed_product =
    .key = Ein Produkt, in drei Teile zerlegt: x (W_Q neben W_K neben W_V)
    .alt = q, k und v aller Köpfe als ein Produkt
shares =
    .key = **Beitrag jedes Kopfes zur Ausgabe von { QUERY($query) }**, { $mixed ->
        [yes] nach W_O
       *[no] ohne W_O
    } { SIGNED }{ $some ->
        [yes] { " " }:gray[· Spalten aus Nullen weggelassen]
       *[no] { "" }
    }
    .alt = Der Beitrag jedes Kopfes zur Ausgabe, und die Summe
heard =
    .key = **Anteile nach { $layers ->
        [one] { $layers } Schicht
       *[other] { $layers } Schichten
    }**, das Produkt der Gewichte aller Schichten :gray[· Zeile: empfangendes Wort · Spalte: von
        welchem Wort · Punkt: nichts{ $rounded ->
        [yes] { " " }· gerundet
       *[no] { "" }
    }]
    .alt = Was jedes Wort durch die Schichten erreicht: eine Zeile je Wort, eine Spalte je Wort, von dem Information
        kommen kann
buffer =
    .key = { $spare ->
        [0] { BUFFER_KEY_FULL }
       *[other] { BUFFER_KEY }
    }
    .alt = Eine kausale Maske für { $context } Token, von denen { $words } benutzt sind
HIDDEN = :gray[· Punkt = verdeckt]
SIGNED = :gray[· violett: positiv, orange: negativ]
BUFFER_KEY = Die Maske der Schicht für ihren ganzen Kontext :gray[· Punkt = verdeckt · violett = vom Text benutzt · blass
    = noch nicht benutzt]
BUFFER_KEY_FULL = Die Maske der Schicht für ihren ganzen Kontext :gray[· Punkt = verdeckt · violett = vom Text benutzt]
head = { $role ->
    [none] Kopf { $number }
   *[other] Kopf { $number }: { $role }
}
band = { $room ->
    [name] Kopf { $number }: { $columns }
    [columns] { $number }: { $columns }
   *[number] { $number }
}
NAMES_ALT = Spalten von q, benannt danach, was sie suchen
NAMES_KEY = **Die Queries mit benannten Spalten** :gray[· „→“ heißt „sucht“, „≠“ heißt „meidet“, „#“ heißt „Position“]
NO_NAMES = Nur die Spalten entworfener Köpfe haben Namen: Wähle entworfene Projektionen in „Deine Wörter“.
NO_ROOM = Für die Namen so vieler Spalten ist kein Platz: Wähle einen oder zwei Köpfe.
SUM = = Ausgabe
LITTLE = <,01
WIDTHS_ALT = Spalten von d_model, auf Köpfe verteilt
left_over = { $count } übrig
d_model = d_model { $width }

## die Wörter der Schritte

RANDOM = Diese Projektionen sind zufällig; noch hat kein Kopf ein sinnvolles Muster.
in_head = In Kopf { $number } { $ties ->
    [0] darf { who } auf kein Wort achten
    [1] achtet { who } { $alone ->
        [yes] nur
       *[no] am stärksten
    } auf { KEY($key) }: **{ PERCENT($largest) }**
   *[other] { $alone ->
        [yes] achtet { who } gleich stark auf { $ties } Wörter
       *[no] gibt { who } { $ties } Wörtern das größte Gewicht
    }: je **{ PERCENT($largest) }**
}.
who = { $first ->
    [yes] { QUERY($query) }
   *[no] es
}
other_heads = { $more ->
    [0] { "" }
    [1] { " " }Der andere Kopf hat eigene Gewichte.
   *[other] { " " }Die anderen { $more } Köpfe haben eigene Gewichte.
}
other_row = { $hints ->
    [no] { "" }
   *[yes] { " " }Wähle die Zeile von „{ WORD($other) }“ aus: Dort haben alle { $heads } Köpfe verschiedene Gewichte.
}
ONE_WORD = Ein Wort kann nur auf sich selbst achten, in jedem Kopf. Gib unter „Deine Wörter“ mehr Wörter ein.
jobs_task = Ein Wort, das nichts Passendes findet, achtet auf alle Wörter gleich stark. In welchem Kopf finden die meisten
    Wörter nichts Passendes? Wähle ihn.{ $found ->
    [no] { " " }Hier gibt es keinen solchen Kopf: Drücke „{ jobs_offers.jobs }“.
   *[yes] { "" }
}
jobs_happened = In Kopf { $number } { $even ->
    [one] enthält { $even } von { $words } Zeilen nur gleiche Gewichte: Dieses Wort findet
   *[other] enthalten { $even } von { $words } Zeilen nur gleiche Gewichte: Diese Wörter finden
} nichts Passendes.
begins = dessen Teil mit { SIGNED($value, digits: 2) } beginnt
collected = wo „{ WORD($word) }“ das größte Gewicht hat: { PERCENT($share) }
part = { $single ->
    [yes] Spalte { $first } kommt
   *[no] Spalten { $first } bis { $last } kommen
} aus Kopf { $number }, { $content }
fixed_heads = Dieses Rechenbeispiel hat { $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} der Größe { $size }: { $width } verbundene Spalten.
SPLIT_TASK = Wähle vier Köpfe. Welche der verbundenen Spalten füllt Kopf 3, der letzte?
contributions = { $mixed ->
    [yes] W_O ({ SHAPE($matrix_shape) }) mischt die Köpfe
   *[no] Ohne W_O stehen die Ausgaben der Köpfe nur nebeneinander
}. { $named ->
    [no] Spalte { $column }
   *[yes] { $mixed ->
        [yes] Die Spalte „{ WORD($feature) }“
       *[no] Spalte { $column }, „{ WORD($feature) }“,
    }
} der Ausgabe von { QUERY($query) } kommt { $sources ->
    [none_of_them] aus keinem Kopf
    [one] allein aus Kopf { AND($from_heads) }
    [both] aus beiden Köpfen
    [all] aus allen { $heads } Köpfen
   *[some] aus den Köpfen { AND($from_heads) }
}: { $total }.
FEATURES = Jede Spalte steht hier für ein Merkmal von Wörtern: welches Wort es ist, sein erster Buchstabe, Vokal oder
    Konsonant, und „konstant 1“, das für jedes Wort 1 ist.
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
misfit = **Diese Schichten lassen sich nicht stapeln.** Ohne W_O hat die Ausgabe Köpfe × Kopfgröße = { $heads } × { $size } =
    { $width } Zahlen je Wort; die nächste Schicht erwartet d_model = { $d_model }.{ "\u000A\u000A" }{ refusal }
refusal = :orange[**Fehler**] { WORD($error) }.
MEND = W_O einschalten

## was aufgeklappt wird

FOLDS =
    .roles = wonach jeder Kopf sucht
    .names = wofür die Spalten der Queries stehen
    .width = wie breit ein Kopf ist
    .scale = skaliert wird mit der Größe eines einzelnen Kopfes
    .ways = drei Rechenwege mit demselben Ergebnis
    .next = wohin die Ausgabe weitergeht
    .reach = wie weit zurück eine Schicht achtet
    .rollout = wie die Anteile berechnet werden
    .fit = Schichten, die nicht zusammenpassen
    .context = der längste Kontext einer Schicht
widths = { $error ->
    [none] { columns_each }
   *[other] { refusal }
} { widths_set }
columns_each = d_model / Köpfe = { $d_model } / { $among } = **{ $share }** Spalten je Kopf; wieder verbunden sind es
    { $d_model }.
widths_set = Mit zufälligen Projektionen haben die Köpfe dieser Seite { $heads } × { $size } = { $width } Spalten.
scaled_by = { scaled } { largest }{ "\u000A\u000A" }{ SCALE_WHY }
scaled = { $frozen ->
    [yes] Scores werden durch √{ $divided_by }, die Wurzel der { $joined_scale ->
        [yes] Breite aller Köpfe
       *[no] Kopfgröße
    }, geteilt; bei Temperatur 0 ändert keine Skalierung die Gewichte: Der größte Score bekommt alles.
   *[no] Scores werden durch √{ $divided_by }, die Wurzel der { $joined_scale ->
        [yes] Breite aller Köpfe
       *[no] Kopfgröße
    }, geteilt, dann durch die Temperatur, { SHORT($temperature) }.
}
largest = Das größte Gewicht von { QUERY($query) } in Kopf { $number } ist **{ DECIMAL($largest, digits: 2) }**.
SCALE_WHY = Ein Score ist eine Summe aus head_size Produkten, nicht aus Köpfe × head_size; darum wird er durch
    √head_size geteilt. Bei mehreren Köpfen macht die Breite aller Köpfe die Scores zu klein und die Gewichte zu
    gleichmäßig.
list = { LIST_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Beide geben dieselben Zahlen
   *[no] Sie geben verschiedene Zahlen
}. { list_of } **{ $first_time }**, { RESHAPED } **{ $second_time }**: jeweils der kürzeste von { $runs } Durchläufen auf
    diesem Server.
list_checked = { list_of }, { RESHAPED }: { BADGE(same, $equal, $difference) }
LIST_TITLE = **Eine Liste von Köpfen oder ein Produkt, umgeformt?**
packed = { PACKED_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Beide geben dieselben Zahlen
   *[no] Sie geben verschiedene Zahlen
}. { one_product } **{ $first_time }**, { three_products } **{ $second_time }**: jeweils der kürzeste von { $runs } Durchläufen auf
    diesem Server. { WHY_CALLS }
packed_checked = { one_product }, { three_products }: { BADGE(same, $equal, $difference) }
PACKED_TITLE = **Drei Projektionen oder eine gepackte?**
list_of = Eine Liste von { $heads }
RESHAPED = ein umgeformtes Produkt
one_product = Ein Produkt mit { $matrix_rows } × { $packed_columns }
three_products = drei mit { $matrix_rows } × { $matrix_columns }
WHY_CALLS = Beide führen dieselben Multiplikationen aus, in einem Aufruf oder in drei: Nur der Aufwand für die Aufrufe
    ist verschieden.
same = { $equal ->
    [yes] gleich
   *[no] verschieden
}
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
FIT = Schichten lassen sich stapeln, wenn Ein- und Ausgabe dieselbe Form haben: d_model Zahlen je Wort. W_O bildet
    Köpfe × Kopfgröße Zahlen auf d_model ab. Ohne W_O muss Köpfe × Kopfgröße = d_model sein.
in_context = { $error ->
    [none] { shapes_in_context }
   *[other] { refusal } { TOO_LONG }
}
shapes_in_context = { $shapes }{ "\u000A\u000A" }mask[:{ $words }, :{ $words }] von { $context } × { $context }. Eine Schicht,
    die für genau { $words } Token gebaut ist, gibt { $same ->
    [yes] dieselben Ausgaben
   *[no] andere Ausgaben
}.
TOO_LONG = Wähle einen längeren Kontext oder weniger Wörter.
context_checked = Eine Schicht für { $context } Token und eine für { $words }, auf demselben Text: größter
    Unterschied **{ SMALL($difference) }**.
TABLES =
    .joined_heads = Ausgaben aller Köpfe
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

## Knöpfe

FOLLOW = **Wähle**
followed = { $chosen ->
    [yes] **✓ Kopf { $number }**
   *[no] Kopf { $number }
}
jobs_offers =
    .jobs = Vier Köpfe, vier Aufgaben
    .random = Zufällige Projektionen
split_offers =
    .wide = Ein breiter Kopf
    .narrow = Acht schmale Köpfe
widths_offers =
    .by_5 = Auf 5 verteilen
    .by_8 = Auf 8 verteilen
ways_offers =
    .eight = Acht Köpfe
    .one = Ein Kopf
    .wider = Breitere Köpfe
mixed_offers =
    .random = Zufällige Projektionen
    .mixed = Vier Köpfe, gemischt
layers_offers =
    .two_back = Zwei Wörter zurück
    .random_layers = Vier zufällige Schichten
fit_offers =
    .without = Ohne W_O
    .without_8 = Ohne W_O, Köpfe der Größe 8
    .with_8 = Mit W_O, Köpfe der Größe 8
context_offers =
    .short = Zu kurz
    .long = Langer Kontext

## Regler

W_O = W_O
W_O_HELP = Aus: Die verbundenen Köpfe sind die Ausgabe, und jeder Kopf behält seine eigenen Spalten.
LAYERS_LABEL = Schichten
LAYERS_LABEL_HELP = Anzahl der gestapelten Schichten.
REACH = Wörter davor, auf die eine Schicht achtet
REACH_HELP = In jeder Schicht achtet jedes Wort auf sich selbst und auf höchstens so viele Wörter davor.
DIVIDE = Köpfe, die sich d_model teilen
DIVIDE_HELP = Auf wie viele Köpfe d_model verteilt wird. Probiere eine Zahl, durch die es nicht teilbar ist.
JOINED_SCALE = Stattdessen durch die Breite aller Köpfe teilen
JOINED_SCALE_HELP = √(Köpfe × Kopfgröße) ist ein häufiger Fehler. PyTorch teilt durch √head_size.
CONTEXT = Kontext: maximale Anzahl von Token
CONTEXT_HELP = Ein längerer Text wird abgelehnt.
