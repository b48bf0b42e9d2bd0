### Was die Seite über Formen und den Batch sagt.
TABLES =
    .batch_weights = Gewichte der Beispiele
    .way = Formen des Satzes
TITLE = Welche Formen haben die Tensoren der Attention?
BATCH = ## 1  Die Formen, für ein Beispiel und für einen Batch
BATCH_WORDS = Ein Beispiel ist ein Satz aus T Token; jedes Token ist ein Vektor aus C Zahlen. Ein Batch fasst B
    Beispiele in einem Tensor zusammen, sodass ein einziges Matrixprodukt alle berechnet. Die Batch-Achse steht vorn;
    die anderen Achsen bleiben gleich.
POOLS = ## 2  Beispiele eines Batches achten nie aufeinander
POOLS_WORDS = Ändere ein Beispiel: Die Ausgaben der anderen bleiben genau gleich.
WEIGHTS = ## 3  Jedes Beispiel hat eigene Attention-Gewichte
WEIGHTS_WORDS = Alle Beispiele verwenden dieselben Projektionen. Die Gewichte sind dagegen verschieden: Sie entstehen
    aus den Token jedes Beispiels.
HEADS = ## 4  Von einem Produkt zu Köpfen und zurück
HEADS_WORDS = Ein einziges Produkt berechnet die Queries aller Köpfe; sie stehen nebeneinander, eine Zeile je Token. **view**
    schneidet jede Zeile in Köpfe, und **transpose** stellt die Achse der Köpfe nach vorn. Bei mehreren Köpfen hat auch
    die falsche Reihenfolge gültige Formen, vermischt aber Token.
SIZE = Beispiele im Batch
SIZE_HELP = Sie werden aus dem Seed gezogen.
LENGTH = Token je Beispiel
LENGTH_HELP = Alle Beispiele eines Batches sind gleich lang.
CHANGED = Beispiel, das geändert wird
CHANGED_HELP = Zu allen seinen Zahlen wird 1 addiert.
AT_ONCE = Falsche Reihenfolge: view gleich als H × T × d, ohne transpose
AT_ONCE_HELP = Alle Formen passen trotzdem, also gibt es keine Fehlermeldung.
AXES = B Beispiele, T Token, C = d_model Zahlen je Token, H Köpfe, head_size Zahlen je Query, Key oder Value. Die Maske
    hat keine Batch-Achse: Eine Maske gilt für alle Beispiele.
STEP = Schritt
LETTERS = Buchstaben
ALONE = ein Beispiel
MEANING = in Worten, für ein Beispiel
RIGHT = jede Zeile eines Kopfes ist ein Token
WRONG = alle Formen passen, aber die Ausgabe ist falsch
batch_of = Batch aus { $size }

## die Bilder

pools =
    .key = **Ein Ring je Beispiel, ein Kreis je Token** :gray[· Linie: darf achten · Farbe: Änderung der Ausgabe, 0 bis
        3]
    .alt = Beispiele als getrennte Gruppen von Token, und wie stark sich jede ändert
example =
    .key = :{ $chosen ->
        [yes] primary
       *[no] gray
    }[**Beispiel { $number }**]
    .alt = Gewichte von Beispiel { $number }
origins =
    .key = **Aus welchem Token jede Zahl stammt** :gray[· Köpfe nebeneinander · Farbe: Position des Tokens]
    .alt = Aus welchem Token jede Zahl stammt

## was Tensoren enthalten

holds = { $in_heads ->
    [yes] in jedem von { $heads } Köpfen:{ " " }
   *[no] { "" }
}{ $step ->
    [x] ein Vektor je Token
    [mask] je Token, auf welche Token es achten darf
    [q] eine Query je Token
    [k] ein Key je Token
    [v] ein Value je Token
    [scores] je Token ein Score mit jedem Token
    [weights] je Token ein Attention-Gewicht für jedes Token
   *[output] { $heads ->
        [1] eine Ausgabe je Token
       *[other] je Token die Ausgaben aller Köpfe nebeneinander
    }
}
ways = { $transposed ->
    [yes] { $tokens } × { $heads } × { $size }: { count_tokens }, darin je { count_heads } mit { count_numbers }. { by_head }.
   *[no] { by_head }. Hier werden die Zeilen gleich in dieser Reihenfolge geschnitten, obwohl sie Token für Token gespeichert
        sind.
}
by_head = { $heads } × { $tokens } × { $size }: { count_heads }, darin je { count_tokens } mit { count_numbers }
count_tokens = { $tokens } Token
count_heads = { $heads ->
    [one] { $heads } Kopf
   *[other] { $heads } Köpfe
}
count_numbers = { $size ->
    [one] { $size } Zahl
   *[other] { $size } Zahlen
}

## was ein Beispiel ändert

changes = Addiert man 1 zu jeder Zahl von Beispiel { $number }, so ändert sich seine Ausgabe, am stärksten um **{ SMALL($moved) }**. { $others ->
    [0] { ONLY_ONE }
   *[other] { BADGE(others_change, $still) }
}
ONLY_ONE = Es ist das einzige Beispiel dieses Batches: Vergrößere den Batch.
others_change = Die Ausgaben { $others ->
    [1] des anderen Beispiels
   *[other] der { $others } anderen Beispiele
} ändern sich um { SMALL($moved_others) }
weights = In Beispiel { $number } achtet { QUERY(token) } { attends }.{ $others ->
    [0] { "" }
   *[other] { " " }Mit denselben Projektionen achtet es { LIST($elsewhere) }. { $apart ->
        [0] Seine Gewichte sind in jedem Beispiel gleich.
       *[other] Seine Gewichte dort weichen von denen in Beispiel { $number } ab, am stärksten um **{ SMALL($apart) }**.
    }
}
token = Token { $token }
in_example = in Beispiel { $number } { attends }
attends = { $ties ->
    [0] auf kein Token, denn alle sind verdeckt
    [1] mit **{ PERCENT($share) }** am stärksten auf { KEY(key_token) }
   *[other] mit je **{ PERCENT($share) }** { $everything ->
        [yes] gleich stark
       *[no] am stärksten
    } auf { $ties } Token
}
key_token = Token { $key }
checked = { BADGE(CHECKED, $agrees, $alone) }
CHECKED = jedes Beispiel für sich gibt dieselben Ausgaben wie im Batch

## eine falsche Reihenfolge

order = { $outcome ->
    [right] { BADGE(RIGHT, $fits) } { holds_numbers }.
    [wrong] { BADGE(WRONG, $fits) } Die größte Abweichung der Ausgabe ist **{ DECIMAL($off) }**, und es gibt keine Fehlermeldung. { holds_numbers };
        richtig wären die von Token { $row }.
   *[same] { BADGE(SAME_OUTPUT, $fits) } Hier gilt: { $several ->
        [yes] mit diesen Wörtern geben beide Reihenfolgen dasselbe
       *[no] bei einem einzigen Kopf oder Token lässt sich nichts vermischen
    }. { holds_numbers }.
}
holds_numbers = Zeile { $row } von Kopf 0 enthält Zahlen von **{ $sources ->
    [one] Token
   *[other] den Token
} { LIST($from_tokens) }**
SAME_OUTPUT = die Ausgabe ist dieselbe
