### Was die Schritte der Seite über Köpfe sagen.
JOBS_TITLE = Jeder Kopf hat sein eigenes Muster
SPLIT_TITLE = Teilen, achten, verbinden
MIX_TITLE = W_O mischt die Ausgaben der Köpfe
LAYERS_TITLE = Spätere Schichten bauen auf früheren auf
JOBS = Ein Kopf gibt jedem Wort nur eine Zeile Gewichte. Darum hat eine Schicht mehrere Köpfe nebeneinander, jeden mit
    eigenem W_Q, W_K und W_V. Ein Kopf kann auf das Wort davor achten, während ein anderer auf dasselbe Wort an anderer
    Stelle achtet. Ein entworfener Kopf ist nach seiner Regel benannt.
SPLIT = Die W_Q aller Köpfe stehen nebeneinander in einer Matrix. Ein einziges Produkt, x W_Q, berechnet also die
    Queries aller Köpfe; Keys und Values entstehen ebenso. Teilen: Jeder Kopf nimmt seine eigenen Spalten. Achten: Er
    berechnet seine Ausgaben allein aus diesen Spalten. Verbinden: Die Ausgaben aller Köpfe werden
    nebeneinandergestellt.
MIX = Eine Matrix, **W_O**, mischt die verbundenen Ausgaben: Jede Komponente der Ausgabe ist eine gewichtete Summe über
    alle Köpfe. Die Ausgabe wird zu x addiert (**Residualpfad**). Ein **MLP**, ein kleines Netz, verarbeitet jeden
    Wortvektor für sich, und sein Ergebnis wird ebenfalls addiert. Die Summe ist das x der nächsten Schicht; nach der
    letzten Schicht wird daraus das nächste Wort vorhergesagt.
LAYERS = Ein Transformer stapelt Schichten. Hier ist die Ausgabe einer Schicht das x der nächsten, ohne Residualpfad und
    MLP. Jedes Wort achtet nur auf sich selbst und auf die Wörter unmittelbar davor. Eine zweite Schicht kann weiter
    zurückreichen, weil die Wörter, auf die ein Wort achtet, schon Information von früheren Wörtern gesammelt haben.
SUMMARY = Mehrere Köpfe arbeiten parallel, jeder mit eigenen Projektionen; W_O mischt ihre verbundenen Ausgaben.
    { "  \u000A" }Eingabe und Ausgabe einer Schicht haben dieselbe Form, also lassen sich Schichten stapeln: Spätere
    lesen Vektoren, in denen schon steht, was frühere gesammelt haben.
ROLES_TITLE = wonach jeder Kopf sucht
WIDTH_TITLE = wie breit ein Kopf ist
SCALE_TITLE = skaliert wird mit der Größe eines einzelnen Kopfes
NAMES_TITLE = wofür die Spalten der Queries stehen
WAYS_TITLE = drei Rechenwege mit demselben Ergebnis
REACH_TITLE = wie weit zurück eine Schicht achtet
ROLLOUT_TITLE = wie die Anteile berechnet werden
NEXT_TITLE = wohin die Ausgabe weitergeht
FIT_TITLE = Schichten, die nicht zusammenpassen
CONTEXT_TITLE = der längste Kontext einer Schicht
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
FOLLOW = **Wähle**
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
other_heads = { $count ->
    [1] Der andere Kopf hat eigene Gewichte.
   *[other] Die anderen { $count } Köpfe haben eigene Gewichte.
}
other_row = Wähle die Zeile von „{ WORD($query) }“ aus: Dort haben alle { $heads } Köpfe verschiedene Gewichte.

## Schritt 2

split_key = **Teilen**: die { QUERY("Queries") } aller Köpfe, x W_Q ({ $size }) { SIGNED }
SIGNED = :gray[· violett: positiv, orange: negativ]
SPLIT_ALT = q, alle Köpfe
JOINED_ALT = Ausgaben aller Köpfe nebeneinander
NAMES_ALT = Spalten von q, benannt danach, was sie suchen
NAMES_KEY = **Die Queries mit benannten Spalten** :gray[· „→“ heißt „sucht“, „≠“ heißt „meidet“, „#“ heißt „Position“]
NO_NAMES = Nur die Spalten entworfener Köpfe haben Namen: Wähle entworfene Projektionen in „Deine Wörter“.
NO_ROOM = Für die Namen so vieler Spalten ist kein Platz: Wähle einen oder zwei Köpfe.
begins = dessen Teil mit { SIGNED($value, digits: 2) } beginnt
collected = wo „{ WORD($word) }“ das größte Gewicht hat: { PERCENT($share) }

joined_key = **Verbinden**: die { OUTPUT("Ausgaben") } aller Köpfe ({ $size }) :gray[· { $above ->
    [words] Zahl: wie viel von diesem Wort in der Ausgabe steckt
    [heads] oben: Köpfe
   *[columns] oben: jeder Kopf mit seinen Spalten
}]
band = { $room ->
    [name] Kopf { $number }: { $columns }
    [columns] { $number }: { $columns }
   *[number] { $number }
}
part = { $single ->
    [yes] Spalte { $first } kommt
   *[no] Spalten { $first } bis { $last } kommen
} aus Kopf { $number }, { $content }
joined = In der Zeile von { QUERY($query) }: { CLAUSES($parts) }. Kein Kopf liest die Spalten eines anderen.

## Aufgaben, und was geschah

ONE_WORD = Ein Wort kann nur auf sich selbst achten, in jedem Kopf. Gib unter „Deine Wörter“ mehr Wörter ein.
jobs_task = Ein Wort, das nichts Passendes findet, achtet auf alle Wörter gleich stark. In welchem Kopf finden die meisten
    Wörter nichts Passendes? Wähle ihn.{ $none ->
    [yes] { " " }Hier gibt es keinen solchen Kopf: Drücke „{ TRY.jobs }“.
   *[no] { "" }
}
jobs_happened = In Kopf { $number } { $rows ->
    [one] enthält { $rows } von { $words } Zeilen nur gleiche Gewichte: Dieses Wort findet
   *[other] enthalten { $rows } von { $words } Zeilen nur gleiche Gewichte: Diese Wörter finden
} nichts Passendes.
fixed_heads = Dieses Rechenbeispiel hat { $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
} der Größe { $size }: { $width } verbundene Spalten.
SPLIT_TASK = Wähle vier Köpfe. Welche der verbundenen Spalten füllt Kopf 3, der letzte?
split_happened = 4 Köpfe × Kopfgröße { $size } = { $width } Spalten: Kopf 3 füllt { $size ->
    [1] Spalte { $last }
   *[other] die Spalten { $first } bis { $last }
}.

## Formeln mit Wörtern
