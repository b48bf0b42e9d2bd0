### Was die Seite über Köpfe sagt.

-d-model = { "$d_{\\text{model}}$" }
-root-of-head-size = { "$\\sqrt{\\text{head\\_size}}$" }

## die Schritte

jobs =
    .title = Wozu mehrere Köpfe? Eine Zeile kann nicht zwei Beziehungen folgen
    .about = Und wenn ein Wort zweierlei zugleich braucht{ $story ->
        [yes] ? „bat“ braucht „flew“ für die Bedeutung und „The“ für die Grammatik.
       *[no] , etwa eines für die Bedeutung und ein anderes für die Grammatik?
    } Eine Zeile hat aber die Summe 100 %: Was das eine gewinnt, verliert das andere. Darum arbeiten mehrere **Köpfe**
        nebeneinander. Jeder hat eigene Matrizen $W_Q$, $W_K$ und $W_V$ und damit eine eigene Zeile.
    .sentence = { SENTENCES($told) }{ $random ->
        [yes] { " " }:gray[{ RANDOM }]
       *[no] { "" }
    }
    .predict = In Kopf 0 gibt „{ WORD($query) }“ dem Wort „{ WORD($first_word) }“ { PERCENT($first_share) }. Angenommen, diese Zeile müsste
        auch „{ WORD($second_word) }“ folgen, jeder Beziehung zur Hälfte. Wie viel bliebe für „{ WORD($first_word) }“?
    .task = { $words ->
        [1] { ONE_WORD }
       *[other] { $differs ->
            [yes] Wähle einen Kopf, in dem „{ WORD($query) }“ am stärksten auf „{ WORD($second_word) }“ achtet.
           *[no] { no_other_relation }
        }
    }
    .done = Kopf { $number } gibt „{ WORD($second_word) }“ { PERCENT($chosen_share) }, und in Kopf 0 behält „{ WORD($first_word) }“
        { PERCENT($first_share) }. In einer einzigen Zeile blieben bei der Hälfte für jede
        Beziehung { PERCENT($half_of_first) } und { PERCENT($half_of_chosen) }.
    .nearly = In Kopf { $number } { $leads ->
        [no] gibt „{ WORD($query) }“ mehreren Wörtern das größte Gewicht, statt allein „{ WORD($second_word) }“
       *[yes] achtet „{ WORD($query) }“ am stärksten auf „{ WORD($chosen_word) }“, nicht auf „{ WORD($second_word) }“
    }. Vergleiche diese Zeile in den anderen Köpfen.
jobs_guesses =
    .stays = immer noch { PERCENT($first_share) }
    .half = { PERCENT($half_of_first) }
    .none = nichts
split =
    .title = Mehrere Köpfe, und doch keine breitere Ausgabe
    .about = Angenommen, jeder Kopf lieferte so viele Zahlen, wie x hat, also **{ -d-model }**. Dann würde die Ausgabe mit jedem
        Kopf breiter. Darum teilen sich die Köpfe in den meisten Modellen die Spalten von $W_Q$, $W_K$ und $W_V$, nicht aber x: **Jeder
        Kopf liest ganz x**. Er liefert { -d-model } / Köpfe Zahlen, seine Kopfgröße. Nebeneinander, also **verkettet**, sind es
        wieder { -d-model } Zahlen.
    .sentence = In der Zeile von { QUERY($query) }: { CLAUSES($parts) }.{ $same_elsewhere ->
        [yes] { "" }
       *[no] { " " }:gray[In diesem Schritt hat jeder Kopf die Größe { $size }{ $fills ->
            [yes] , seinen Anteil an { -d-model }
           *[no] { "" }
        }; in den anderen Schritten hat er die Größe { $elsewhere }.]
    }
    .predict = x hat { $d_model } Zahlen. Angenommen, acht Köpfe teilen sich diese Breite. Wie viele Zahlen liefert jeder?
    .task = { $fixed ->
        [yes] { fixed_heads }
       *[no] Wähle acht Köpfe. Welche der verketteten Spalten füllt Kopf 7, der letzte?
    }
    .done = { $fills ->
        [yes] Acht Köpfe teilen sich die Breite von x, also liefert jeder { $d_model } / 8 = { $size } der { $width } Spalten
       *[no] Jeder der 8 Köpfe liefert { $size } { $size ->
            [1] Zahl
           *[other] Zahlen
        }, also sind es { $width } Spalten
    }. Kopf 7 kommt zuletzt: { $size ->
        [1] Spalte { $last }
       *[other] Spalten { $first } bis { $last }
    }.
    .nearly = { $heads ->
        [one] Mit { $heads } Kopf gehören ihm alle { $width } Spalten.
       *[other] Mit { $heads } Köpfen liefert jeder { $size } der { $width } Spalten.
    } Wähle acht Köpfe.
mixed =
    .title = Bleiben die Ergebnisse der Köpfe getrennt?
    .about = Verkettet stehen die Ausgaben der Köpfe nur nebeneinander: Jede Zahl kommt aus einem Kopf. In einem Transformer folgt
        noch eine gelernte Matrix, **$W_O$** (O für Output). Das Ergebnis wird **zu x addiert**: Es tritt nicht an die Stelle des
        Wortvektors.
    .sentence = { contributions }{ $explains ->
        [yes] { " " }{ FEATURES }
       *[no] { "" }
    }
    .predict = Angenommen, $W_O$ ist an. Wie viele der { $heads } Köpfe können dann zu einer Zahl der Ausgabe beitragen?
    .task = Schalte $W_O$ ein und vergleiche die Spalten.
    .done = { $heads ->
        [1] Es gibt nur einen Kopf, also kommen alle Zahlen aus ihm, mit $W_O$ oder ohne.
       *[other] $W_O$ macht jede Zahl zu einer gewichteten Summe aller { $width } verketteten Zahlen; sie kann also verbinden, was alle { $heads
            } Köpfe gefunden haben.
    }
    .nearly = $W_O$ ist noch aus, also kommt jede Zahl der Ausgabe von „{ WORD($query) }“ aus einem Kopf.
layers =
    .title = Wozu mehr als eine Schicht?
    .about = Köpfe, verkettet und gemischt, sind eine **Schicht** Attention. Nach einer Schicht enthält ein Vektor,
        was sein Wort gesammelt hat; die nächste sammelt also aus Wörtern, die ihren Kontext schon mitbringen. Damit das
        deutlich wird, sieht ein Wort hier nur sich selbst und die Wörter kurz davor; in einem echten Modell erreicht eine Schicht
        jedes sichtbare Wort.
    .sentence = { $fits ->
        [yes] { received }
       *[no] { "" }
    }
    .predict = In jeder Schicht sieht „{ WORD($last) }“ nur sich selbst und { $reach ->
        [one] das vorige Wort
       *[other] die { $reach } vorigen Wörter
    }. Kann sein Vektor trotzdem etwas von „{ WORD($source) }“ enthalten?
    .task = { $distance ->
        [0] { nothing_reaches }
       *[other] Stapele gerade so viele Schichten, dass „{ WORD($last) }“ etwas von „{ WORD($source) }“ erhalten haben kann.
    }
    .done = { $needed ->
        [1] Eine Schicht genügt, denn „{ WORD($last) }“ darf unmittelbar auf „{ WORD($source) }“ achten.
       *[other] Jede Schicht gibt weiter, was die vorige gesammelt hat. Also kann nach { $needed } Schichten etwas von „{ WORD($source) }“ bei
            „{ WORD($last) }“ ankommen, ohne dass „{ WORD($last) }“ es selbst sieht.
    }
    .nearly = { $way ->
        [misfit] Diese Schichten passen nicht aufeinander, darum lässt sich noch nichts ablesen.
        [few] „{ WORD($last) }“ kann etwas von { $now_heard } Wörtern erhalten haben, aber „{ WORD($source) }“ liegt weiter zurück.
       *[many] „{ WORD($last) }“ kann etwas von „{ WORD($source) }“ erhalten haben, aber dafür genügen weniger Schichten.
    }
layers_guesses =
    .never = nein, in keiner Schicht
    .sooner = ja, nach { $sooner } Schichten
    .needed = ja, nach { $needed } Schichten
summary = Jeder Kopf hat seine eigene Zeile mit Gewichten und kann einer eigenen Beziehung folgen. $W_O$ mischt, was sie finden, und
    Schichten bauen aufeinander auf.
    { "  \u000A" }Aber wer hat all diese Zahlen gewählt: x, $W_Q$, $W_K$, $W_V$ und $W_O$?

## die Bilder

tiles =
    .key = :gray[Zeile = Query · Spalte = Key · blau: gewählte Zeile · orange: ihr größtes Gewicht]{ $hides ->
        [yes] { " " }{ HIDDEN }
       *[no] { "" }
    }
    .alt = Attention-Gewichte aller Köpfe: in jedem eine Zeile je Query, eine Spalte je Key
queries =
    .key = **Teilen**: die { QUERY("Queries") } aller Köpfe, $x W_Q$ ({ SHAPE($queries_shape) }) { SIGNED }
    .alt = q, alle Köpfe
outputs =
    .key = **Verketten**: die { OUTPUT("Ausgaben") } aller Köpfe ({ SHAPE($shape) }) :gray[· { $above ->
        [words] Zahl: wie viel von diesem Wort in der Ausgabe steckt
        [heads] oben: Köpfe
       *[columns] oben: jeder Kopf mit seinen Spalten
    }]
    .alt = Ausgaben aller Köpfe nebeneinander
weights_by_scale =
    .key = **Gewichte von Kopf { $number }** :gray[· Scores geteilt durch { $joined_scale ->
        [yes] √(Köpfe × Kopfgröße)
       *[no] { -root-of-head-size }
    }]
    .alt = Gewichte von Kopf { $number } unter der gewählten Skalierung
packed_product =
    .key = Ein Produkt, in drei Teile zerlegt: x ($W_Q$ neben $W_K$ neben $W_V$)
    .alt = q, k und v aller Köpfe als ein Produkt
shares =
    .key = **Beitrag jedes Kopfes zur Ausgabe von { QUERY($query) }**, { $mixed ->
        [yes] nach $W_O$
       *[no] ohne $W_O$
    } { SIGNED }{ $some ->
        [yes] { " " }:gray[· Spalten aus Nullen weggelassen]
       *[no] { "" }
    }
    .alt = Der Beitrag jedes Kopfes zur Ausgabe, und die Summe
heard =
    .key = **Anteile nach { $layers ->
        [one] { $layers } Schicht
       *[other] { $layers } Schichten
    }** :gray[· Zeile: empfangendes Wort · Spalte: von welchem Wort · Punkt: nichts{ $rounded ->
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
    .alt = Eine kausale Maske für { $context } Token, von denen { $used } benutzt { $used ->
        [1] ist
       *[other] sind
    }
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
NO_NAMES = Nur die Spalten entworfener Köpfe haben Namen: Wähle solche unter „Deine Wörter“.
NO_ROOM = Für die Namen so vieler Spalten ist kein Platz: Wähle einen oder zwei Köpfe.
SUM = = Ausgabe
LITTLE = <,01
WIDTHS_ALT = Spalten von d_model, auf Köpfe verteilt
left_over = { $count } übrig
d_model = d_model { $width }

## die Wörter der Schritte

RANDOM = Diese Projektionen sind zufällig, also hat noch kein Kopf ein sinnvolles Muster.
closest = Mit Queries und Keys aus je { $size } Zahlen kommt Kopf 0 dem trainierten Kopf mit je { $whole } Zahlen nahe. Seine Gewichte können also ein wenig von
    denen auf Seiten abweichen, die den ganzen Kopf zeigen.
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
no_other_relation = { $blind ->
    [yes] In jedem Kopf ist für „{ WORD($query) }“ jedes Wort verdeckt.
   *[no] { $tied ->
        [0] In dieser Zeile geben alle Köpfe demselben Wort ihr größtes Gewicht.
        [one] In dieser Zeile gibt Kopf { AND($tied_heads) } sein größtes Gewicht mehreren Wörtern.
       *[other] In dieser Zeile geben die Köpfe { AND($tied_heads) } ihr größtes Gewicht mehreren Wörtern.
    }
} { $elsewhere ->
    [no] { $positions_off ->
        [yes] Ohne Positionen hilft auch keine andere Zeile: Schalte sie in der Seitenleiste unter „Mehr“ ein.
       *[no] Keine andere Zeile hilft: Drücke „{ jobs_offers.jobs }“, oder schreib andere Wörter.
    }
   *[yes] Wähle die Zeile von „{ WORD($other) }“.
}
ONE_WORD = Ein Wort kann in jedem Kopf nur auf sich selbst achten. Gib unter „Deine Wörter“ mehr Wörter ein.
begins = dessen erste Zahl { SIGNED($value, digits: 2) } ist
collected = wo { $ties ->
    [1] „{ WORD($word) }“ das größte Gewicht hat: { PERCENT($share) }
   *[other] { $ties } Wörter das größte Gewicht haben: je { PERCENT($share) }
}
part = { $single ->
    [yes] Spalte { $first } kommt
   *[no] die Spalten { $first } bis { $last } kommen
} aus Kopf { $number }, { $content }
fixed_heads = Dieses Rechenbeispiel hat { $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} der Größe { $size }: { $width } verkettete Spalten.
contributions = { $mixed ->
    [yes] $W_O$ ist { SHAPE($matrix_shape) }
   *[no] $W_O$ ist aus
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
FEATURES = Jede Spalte steht hier für ein Merkmal von Wörtern, etwa den ersten Buchstaben; „konstant 1“ ist für jedes Wort 1.
after_layer = nach { $layer ->
    [one] einer Schicht
   *[other] { $layer } Schichten
} aus { $count ->
    [one] { $count } Wort
   *[other] { $count } Wörtern
}
received = Das letzte Wort, { QUERY($last) }, kann Information erhalten haben, { LIST($listed) }{ $reach ->
    [0] . Achtet jedes Wort nur auf sich selbst, so bringt keine Zahl von Schichten etwas von anderen Wörtern.
    [one] , denn jede Schicht reicht bis zu { $reach } Wort weiter zurück.
   *[other] , denn jede Schicht reicht bis zu { $reach } Wörter weiter zurück.
} Nicht mitgezählt ist x selbst, das zu jeder Ausgabe addiert wird.
nothing_reaches = Nichts kann „{ WORD($last) }“ erreichen: Schreib mehr Wörter, oder lass jede Schicht auf frühere Wörter
    achten.
misfit = **Diese Schichten lassen sich nicht stapeln.** Ohne $W_O$ hat die Ausgabe Köpfe × Kopfgröße = { $heads } × { $size } =
    { $width } Zahlen je Wort; die nächste Schicht erwartet { -d-model } = { $d_model }.{ "\u000A\u000A" }{ refusal }
refusal = :orange[**Fehler**] { WORD($error) }.
MEND = W_O einschalten

## was aufgeklappt wird

FOLDS =
    .roles = wonach jeder Kopf sucht
    .width = wie die Breite verteilt wird, und wofür Spalten stehen
    .scale = die Skalierung eines Kopfes, und gleichwertige Rechenwege
    .next = der Rest eines Transformer-Blocks
    .reach = größere Reichweite, wie Anteile berechnet werden, welche Schichten passen
    .context = der längste Kontext einer Schicht
widths = { $error ->
    [none] { columns_each }
   *[other] { refusal }
}
columns_each = { $is_own ->
    [yes] { -d-model } / Köpfe = { $divided } / { $among }
   *[no] Hier ist { -d-model } { $d_model }. Wäre es { $divided }: { $divided } / { $among }
} = **{ $share }** { $share ->
    [one] Spalte
   *[other] Spalten
} je Kopf.
scaled_by = { scaled } { largest }{ "\u000A\u000A" }{ SCALE_WHY }
scaled = Scores werden durch √{ $divided_by } geteilt, die Wurzel der { $joined_scale ->
    [yes] Breite aller Köpfe
   *[no] Kopfgröße
}{ $frozen ->
    [yes] ; bei Temperatur 0 ändert keine Skalierung die Gewichte, denn der größte Score bekommt alles.
   *[no] , und durch die Temperatur, { SHORT($temperature) }.
}
largest = Das größte Gewicht von { QUERY($query) } in Kopf { $number } ist **{ DECIMAL($largest, digits: 2) }**.
SCALE_WHY = Ein Score ist eine Summe von so vielen Produkten, wie die Kopfgröße angibt; darum wird er durch { -root-of-head-size } geteilt. Bei
    mehreren Köpfen macht die Breite aller Köpfe die Scores zu klein und die Gewichte zu gleichmäßig.
list = { LIST_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Beide geben dieselben Zahlen
   *[no] Sie geben verschiedene Zahlen
}. { list_of } brauchte **{ $first_time }**, { RESHAPED } **{ $second_time }** (der kürzeste von { $runs } Durchläufen auf diesem Server).
list_checked = { list_of }, { RESHAPED }: { BADGE(same, $equal, $difference) }
LIST_TITLE = **Eine Liste von Köpfen oder ein Produkt, umgeformt?**
packed = { PACKED_TITLE }{ "\u000A\u000A" }{ $equal ->
    [yes] Beide geben dieselben Zahlen
   *[no] Sie geben verschiedene Zahlen
}. { one_product } brauchte **{ $first_time }**, { three_products } **{ $second_time }** (der kürzeste von { $runs } Durchläufen auf diesem
    Server). { WHY_CALLS }
packed_checked = { one_product }, { three_products }: { BADGE(same, $equal, $difference) }
PACKED_TITLE = **Drei Projektionen oder eine gepackte?**
list_of = Eine Liste von { $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfen
}
RESHAPED = ein umgeformtes Produkt
one_product = Ein Produkt mit { $matrix_rows } × { $packed_columns }
three_products = drei mit { $matrix_rows } × { $matrix_columns }
WHY_CALLS = Nur der Aufwand für die Aufrufe ist verschieden.
same = { $equal ->
    [yes] gleich
   *[no] verschieden
}
rollout = { $layers ->
    [1] Die Zahlen sind die Gewichte einer Schicht{ $heads ->
        [1] { "" }
       *[other] , gemittelt über ihre { $heads } Köpfe
    }.
   *[other] Die Zahlen sind das Produkt der Gewichte von { $layers } Schichten{ $heads ->
        [1] { "" }
       *[other] , jede gemittelt über ihre { $heads } Köpfe
    }.
} Sie messen nicht, wie viel von einem Wort in einer Ausgabe steckt, denn es fehlen { $mixed ->
    [yes] $W_V$, $W_O$
   *[no] $W_V$
} und x, das zu jeder Ausgabe addiert wird. Attention-**Rollout** (Abnar und Zuidema) berücksichtigt auch x: Vor dem Multiplizieren
    werden die Gewichte jeder Schicht mit der Einheitsmatrix gemittelt.
FIT = Schichten lassen sich nur stapeln, wenn die Ausgabe der einen so breit ist wie die Eingabe der nächsten. $W_O$ sorgt dafür, denn es
    bildet Köpfe × Kopfgröße Zahlen auf { -d-model } ab. Ohne $W_O$ muss Köpfe × Kopfgröße = { -d-model } sein.
in_context = { $error ->
    [none] { shapes_in_context }
   *[other] { refusal } { TOO_LONG }
}
shapes_in_context = { $shapes }{ "\u000A\u000A" }Die Maske entsteht einmal, für den ganzen Kontext; der Text benutzt mask[:{ $words }, :{ $words }] von { $context } × { $context }. Eine
    Schicht, die für genau { $words } Token gebaut ist, gibt { $same ->
    [yes] dieselben Ausgaben
   *[no] andere Ausgaben
}.
TOO_LONG = Wähle einen längeren Kontext oder weniger Wörter.
context_checked = Eine Schicht für { $context } Token und eine für { $words }, auf demselben Text: größter
    Unterschied **{ SMALL($difference) }**.
TABLES =
    .joined_heads = Ausgaben aller Köpfe
BLOCK = Attention ist die eine Hälfte eines Blocks. Ihre Ausgabe wird zu x addiert, das auf dem **Residualpfad** an ihr
    vorbeiläuft; sie ergänzt also den Vektor eines Wortes und ersetzt ihn nicht. Die andere Hälfte, ein **MLP**, verarbeitet
    jedes Wort für sich. Eine **Layer-Norm** vor jeder Hälfte bringt die Zahlen eines Wortes auf Mittelwert 0 und Varianz 1,
    wie viele Blöcke auch davor liegen.
BLOCK_NAME = **Ein Transformer-Block**, von oben nach unten :gray[· violett: diese Seite · graue Linie: der Residualpfad]
BLOCK_LABELS =
    .x = x, aus dem Block davor
    .norm = Layer-Norm
    .attention = Attention: W V, × W_O
    .add = +
    .mlp = MLP: jedes Wort für sich
    .next = zum nächsten Block
    .path = Residualpfad
BLOCK_ALT = Ein Transformer-Block von oben nach unten: x läuft durch eine Layer-Norm und durch Attention, den Teil dieser Seite, und
    die Ausgabe wird auf dem Residualpfad zu x addiert; dasselbe folgt mit einer Layer-Norm und einem MLP

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
    .wide = Ein breiter Zufallskopf
    .named = Zwei Köpfe mit benannten Spalten
widths_offers =
    .by_5 = Auf 5 verteilen
    .by_8 = Auf 8 verteilen
ways_offers =
    .eight = Acht Köpfe
    .one = Ein Kopf
    .wider = Breitere Zufallsköpfe
mixed_offers =
    .random = Zufällige Projektionen
    .mixed = Vier entworfene Köpfe
layers_offers =
    .two_back = Zwei Wörter zurück
    .random_layers = Vier zufällige Schichten
fit_offers =
    .without = Zufallsköpfe ohne W_O
    .without_4 = Zufallsköpfe der Größe 4 ohne W_O
    .with_4 = Zufallsköpfe der Größe 4 mit W_O
context_offers =
    .short = Zu kurz
    .long = Langer Kontext

## Regler

W_O = W_O
W_O_HELP = Aus: Jeder Kopf behält seine eigenen Spalten der Ausgabe.
LAYERS_LABEL = Schichten
LAYERS_LABEL_HELP = Anzahl der gestapelten Schichten.
REACH = Vorige Wörter, auf die eine Schicht achtet
REACH_HELP = In jeder Schicht sieht jedes Wort sich selbst und höchstens so viele vorige Wörter.
DIVIDE = Köpfe, die sich d_model teilen
DIVIDE_HELP = Probiere eine Zahl, durch die sich die Breite nicht teilen lässt.
JOINED_SCALE = Stattdessen durch die Breite aller Köpfe teilen
JOINED_SCALE_HELP = Durch die verkettete Breite zu teilen ist ein häufiger Fehler. PyTorch teilt durch √head_size.
CONTEXT = Kontext: maximale Anzahl von Token
CONTEXT_HELP = Ein längerer Text wird abgelehnt.
