### Was der letzte Schritt der Seite über die gewichtete Summe sagt: andere Mischer, und wohin eine Ausgabe geht.
MIXING_TITLE = Attention ist eine Art, Wörter zu mischen
MIXED = was aus den Wörtern wird
W_BY_HAND = W von Hand
NEXT_LAYER = wohin die Ausgabe geht
MIXING = Jede Matrix W mit einer Zeile und einer Spalte je Wort mischt Wörter. Um mehrere Arten zu vergleichen, wird W
    hier mit den Vektoren X der Wörter selbst multipliziert statt mit den Values V. Attention berechnet W aus Queries
    und Keys; bei den anderen Mischern ist W fest.
MIXER = Was die Wörter mischt
MIXERS =
    .attention = W enthält die Gewichte des gewählten Kopfes
    .mean = jedes Wort wird zum Mittelwert aller Wörter
    .past = jedes Wort wird zum Mittelwert aus sich selbst und den Wörtern davor
    .convolution = jedes Wort wird zur Summe aus der Hälfte von sich selbst und einem Viertel jedes Nachbarn
    .mlp = zwei feste Matrizen über Positionen, dazwischen eine nichtlineare Funktion (gelu)
    .none = jedes Wort bleibt, wie es ist
TRY =
    .convolution = Eine Faltung
    .reads = Attention, die von den Wörtern abhängt
    .second = Das erste Wort wird zum zweiten
FORGET = Meine Zahlen zurücksetzen
BY_HAND = Zahlen von W: Zeile_Spalte_Zahl, weitere nach ~
BY_HAND_HELP = Zeilen und Spalten werden ab 0 gezählt: 2_0_0.5
FACTORS =
    .W = Zeile: was aus einem Wort wird · Spalte: aus welchem Wort
    .X = die eigenen Vektoren der Wörter
    .Y = was aus den Wörtern wird
SLOPE = die Steigung des MLP bei 0
DROPPED = die Gewichte nach Dropout
factor_name = **{ $name }** :gray[{ $sizes }, { $about } · { $scale }]
SIGNED = violett: positiv, orange: negativ
from_to = Farbskala: 0 bis { SHORT($end) }
factor_alt = { $name }: eine Zeile je Wort
mixer_words = **{ $name }**: { $name ->
    [attention] { MIXERS.attention }
    [mean] { MIXERS.mean }
    [past] { MIXERS.past }
    [convolution] { MIXERS.convolution }
    [mlp] { MIXERS.mlp }
   *[none] { MIXERS.none }
}.
CROSS = Hier wird der erste Satz mit sich selbst gemischt.
edits_beyond = Von den Zahlen in mixer_edits { $count ->
    [1] liegt
   *[other] liegen
} { $count } außerhalb von W.
edits_wait = Von den Zahlen in mixer_edits { $count ->
    [1] wird
   *[other] werden
} { $count } nicht benutzt: Ein MLP hat kein W zum Bearbeiten.
NO_EDITOR = :gray[**W von Hand**: Ein MLP hat kein W, das man ändern könnte. Sein Bild zeigt seine Steigung bei 0.]

## wohin die Ausgabe geht

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

## eine Zeile, und was sich ändert
mixed_row = Die Zeile von { QUERY($query) } in Y { $linear ->
    [yes] = { $terms ->
        [none] 0
       *[other] { $terms }
    }{ $rest ->
        [0] { "" }
       *[other] { " " }+ { $rest } weitere
    }.
   *[no] ist keine gewichtete Summe, Y = W X gilt für mlp nicht; das Bild zeigt die Steigung des MLP bei 0.
}
term = { DECIMAL($weight) } × „{ WORD($word) }“
follows = Mit anderen Wörtern an denselben Stellen ändert sich W um bis zu { SMALL($moved) }: W hängt von den Wörtern ab.
stays = Mit anderen Wörtern an denselben Stellen bleibt W gleich{ $why ->
    [fixed] : Seine Zahlen sind fest
    [dropped] : Dropout setzt alle Gewichte auf 0
    [dropout] : Dropout setzt die Gewichte auf 0, die sich ändern würden
    [one_key] : Die Maske lässt jedes Wort nur auf ein einziges achten
    [mask] : Die Maske verdeckt die Wörter, deren Gewichte sich ändern würden
    [positions] : Dieser Kopf achtet nur auf die Position. Mit anderen Queries und Keys können die Gewichte eines Kopfes
        von den Wörtern abhängen
   *[none] { "" }
}.
by_hand = In W eingetippt: { $edits ->
    [one] { $edits } Zahl
   *[other] { $edits } Zahlen
}. { $rows ->
    [0] Keine Zeile von Y ändert sich.
   *[other] Zeilen von Y, die sich ändern: **{ $names }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }**.
}
ONE_WORD = Ein Wort allein lässt sich nicht mischen. Gib unter „Deine Wörter“ mehr Wörter ein.
mixing_task = { $edited ->
    [yes] Drücke „{ FORGET }“ unter „{ $under }“.{ " " }
   *[no] { "" }
}Wähle einen Mischer, mit dem aus jedem Wort dieselbe Mischung wird.
MIXED_EQUALLY = Alle Zeilen von W sind gleich, also auch alle Zeilen von Y: Aus jedem Wort wird dieselbe Mischung.
editor = :gray[**W von Hand**: Tippe eine Zahl, und eine Zeile von Y ändert sich. Leere die Zelle, um sie zurückzuholen.]{
    $some ->
    [yes] { " " }:gray[Das sind { $rows } von { $count } Zeilen, rund um die gewählte.]
   *[no] { "" }
}
