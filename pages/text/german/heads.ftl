### Was die Schritte der Seite über Köpfe sagen.
JOBS_TITLE = Jeder Kopf hat sein Muster
SPLIT_TITLE = Teilen, achten, verbinden
MIX_TITLE = W_O mischt, was Köpfe sammeln
LAYERS_TITLE = Schichten reichen weiter zurück
JOBS = Ein Kopf gibt jedem Wort nur eine Zeile Gewichte. Darum hat eine Schicht mehrere Köpfe nebeneinander, jeden
    mit eigenem W_Q, W_K und W_V: Zugleich kann einer auf das Wort davor achten und ein anderer auf dasselbe Wort
    anderswo. Ein entworfener Kopf heißt nach seiner Regel.
SPLIT = Die W_Q aller Köpfe stehen nebeneinander in einer Matrix; ein Produkt, x W_Q, berechnet also die Queries
    aller Köpfe auf einmal. Keys und Values entstehen ebenso. Teilen: Jeder Kopf nimmt eigene Spalten. Achten: Nur aus
    ihnen berechnet er Ausgaben. Verbinden: Die Ausgaben aller Köpfe stehen nebeneinander.
MIX = Die verbundenen Ausgaben stehen nur nebeneinander. Eine Matrix, **W_O**, mischt sie: Jede Komponente der
    Ausgabe ist eine gewichtete Summe über alle Köpfe. Die Ausgabe hat die Breite von x, d_model, und wird zu x addiert
    (**Residualpfad**). Ein **MLP**, ein kleines Netz, bildet dann jeden Vektor für sich ab und addiert sein Ergebnis.
    Die Summe ist das x der nächsten Schicht; die der letzten sagt das nächste Wort voraus.
LAYERS = Ein Transformer stapelt Schichten. Hier ist die Ausgabe der einen das x der nächsten, ohne Residualpfad und
    MLP, und ein Wort achtet nur auf sich und die nächsten Wörter davor. In einer zweiten Schicht kommt Information von
    weiter zurück: Die Wörter, auf die es achtet, haben schon von anderen gesammelt.
SUMMARY = Mehrere Köpfe achten nebeneinander, jeder mit eigenen Projektionen; W_O mischt ihre verbundenen Ausgaben.
    { "  \u000A" }Eingabe und Ausgabe einer Schicht haben dieselbe Form, also lassen sich Schichten stapeln, und jede
    reicht weiter zurück.
ROLES_TITLE = wonach jeder Kopf sucht
WIDTH_TITLE = wie breit ein Kopf ist
SCALE_TITLE = geteilt wird wie für einen Kopf
NAMES_TITLE = wofür die Spalten der Queries stehen
WAYS_TITLE = drei Wege, dieselben Zahlen
REACH_TITLE = wie weit zurück eine Schicht achtet
ROLLOUT_TITLE = wie die Anteile berechnet werden
NEXT_TITLE = wohin die Ausgabe weitergeht
FIT_TITLE = Schichten, die nicht passen
CONTEXT_TITLE = eine Schicht ist für einen Kontext gebaut
TRY =
    .jobs = Vier Köpfe, vier Aufgaben
    .random = Zufällige Projektionen
    .wide = Ein breiter Kopf
    .narrow = Acht schmale Köpfe
    .by_5 = Auf 5 verteilen
    .by_8 = Auf 8 verteilen
    .eight = Acht Köpfe
    .one = Ein Kopf
    .wider = Breitere Köpfe
    .mixed = Vier Köpfe, gemischt
    .two_back = Zwei Wörter zurück
    .random_layers = Vier zufällige Schichten
    .without = Ohne W_O
    .without_8 = Ohne W_O, Köpfe der Größe 8
    .with_8 = Mit W_O, Köpfe der Größe 8
    .short = Zu kurz
    .long = Langer Kontext

## Regler

W_O = W_O
W_O_HELP = Aus: Die verbundenen Köpfe sind die Ausgabe, und jeder Kopf behält eigene Spalten.
LAYERS_LABEL = Schichten
LAYERS_HELP = Wie viele Schichten aufeinander folgen.
REACH = Wörter davor, auf die eine Schicht achtet
REACH_HELP = In jeder Schicht achtet jedes Wort auf sich selbst und auf höchstens so viele Wörter davor.
DIVIDE = Köpfe, die sich d_model teilen
DIVIDE_HELP = Auf wie viele Köpfe d_model verteilt wird. Probiere eine Zahl, durch die es nicht teilbar ist.
JOINED_SCALE = Stattdessen durch die verbundene Breite teilen
JOINED_SCALE_HELP = √(Köpfe × Kopfgröße) ist ein häufiger Fehler. PyTorch teilt durch √head_size.
CONTEXT = Kontext: so viele Token nimmt die Schicht höchstens
CONTEXT_HELP = Ein längerer Text wird abgelehnt.
FOLLOW = **Wähle**
scale_formula = \operatorname{ "{" }softmax{ "}" }\!\left(\frac{ "{" }QK^\top{ "}" }{ "{" }\sqrt{ "{" }{ $joined ->
    [yes] \mathrm{ "{" }heads{ "}" }\cdot\mathrm{ "{" }head\_size{ "}" }
   *[no] \mathrm{ "{" }head\_size{ "}" }
}{ "}" }{ "}" }\right)V
mix_formula = { $mixed ->
    [yes] \mathrm{ "{" }Ausgabe{ "}" }=\mathrm{ "{" }verbunden{ "}" }\;W_O=\sum_h \mathrm{ "{" }Kopf{ "}" }_h\,W_O^h
   *[no] \mathrm{ "{" }Ausgabe{ "}" }=\mathrm{ "{" }verbunden{ "}" }
}

## Namen von Köpfen und Spalten

head = { $role ->
    [none] Kopf { $number }
   *[other] Kopf { $number }: { $role }
}
followed = { $chosen ->
    [yes] **✓ Kopf { $number }**
   *[no] Kopf { $number }
}

## Schritt 1

TILES_KEY = :gray[Zeile = Query · Spalte = Key · blau: gewählte Zeile · orange: ihr größtes Gewicht]
HIDDEN = :gray[· Punkt = verdeckt]
TILES_ALT = Aufmerksamkeitsgewichte aller Köpfe: in jedem eine Zeile je Query, eine Spalte je Key
RANDOM = Diese Projektionen sind zufällig, kein Kopf hat schon ein sinnvolles Muster.
attends = { $key ->
    [none] darf auf kein Wort achten
   *[other] { $ties ->
        [0] achtet { $alone ->
            [yes] allein
           *[no] am stärksten
        } auf { KEY($key) }: **{ PERCENT($largest) }**
        [1] achtet { $alone ->
            [yes] allein
           *[no] am stärksten
        } auf { KEY($key) }: **{ PERCENT($largest) }**
       *[other] achtet { $alone ->
            [yes] gleich stark
           *[no] am stärksten, und zwar gleich,
        } auf { $ties } Wörter: je **{ PERCENT($largest) }**
    }
}
other_heads = { $count ->
    [1] Der andere Kopf hat eigene Gewichte.
   *[other] Die anderen { $count } Köpfe haben eigene Gewichte.
}
other_row = Wähle die Zeile von „{ WORD($query) }“ aus: Dort achten alle { $heads } Köpfe verschieden.

## Schritt 2

split_key = **Teilen**: die { QUERY("Queries") } aller Köpfe, x W_Q ({ $size }) { SIGNED }
SIGNED = :gray[· violett: positiv, orange: negativ]
SPLIT_ALT = q, alle Köpfe
JOINED_ALT = Ausgaben aller Köpfe nebeneinander
NAMES_ALT = Spalten von q, benannt danach, was sie suchen
NAMES_KEY = **Die Queries mit benannten Spalten** :gray[· „→“ heißt „sucht“, „≠“ heißt „übergeht“, „#“ heißt „Position“]
NO_NAMES = Nur die Spalten entworfener Köpfe haben Namen: Wähle entworfene Projektionen in „Deine Wörter“.
NO_ROOM = So viele Spalten haben keinen Platz für Namen: Wähle einen oder zwei Köpfe.
begins = dessen Teil mit { SIGNED($value, digits: 2) } beginnt
collected = wo „{ WORD($word) }“ das größte Gewicht hat: { PERCENT($share) }
