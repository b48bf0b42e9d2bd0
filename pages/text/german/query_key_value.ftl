### Was die Seite über Query, Key und Value sagt: ihre Schritte und die Bilder der letzten beiden.
TABLES =
    .product = die Produkte des Scores
    .scores = alle Scores
    .values = alle Values
PROJECTED = Jedes Wort hat einen Vektor **x**. Drei Matrizen, die **Projektionen** W_Q, W_K und W_V, machen daraus drei
    andere: Die **Query** q sagt, was das Wort sucht, der **Key** k, was es anbietet, der **Value** v, was es an Wörter
    weitergibt, die auf es achten.
SCORE = Der **Score** einer Query und eines Keys ist ihr Skalarprodukt: Multipliziere ihre Zahlen paarweise und
    addiere die Produkte. Mit einer Matrix für beide wäre er in beiden Richtungen gleich. W_Q und W_K sind verschieden;
    so kann „bat“ nach „The“ suchen und „The“ nicht nach „bat“. Wähle eine Zelle aus.
CHANGED = W_Q und W_K bestimmen die Scores und damit, welches Wort auf welches achtet. W_V bestimmt die Values: was
    weitergegeben wird. Jeder Value wird mit seinem Gewicht multipliziert; die Summe ist die Ausgabe. Ändere eine Zahl
    einer Matrix und sieh, was sich ändert.
LEARNED = W_Q, W_K und W_V beginnen als Zufallszahlen. **Training** misst, wie weit ein Modell von seinem Ziel
    entfernt ist (der **Verlust**), und bewegt jede Zahl ein wenig, sodass der Verlust sinkt. Hier ist jeder Buchstabe
    ein Token, und das Ziel ist, dass Vokale auf Konsonanten achten.
SUMMARY = Eine Query sucht etwas, ein Key bietet etwas an, und ihr Score, eine Summe von Produkten, sagt, wie gut sie
    zusammenpassen; der Value ist, was weitergegeben wird.  { "\u000A" }W_Q, W_K und W_V machen alle drei aus demselben
    Vektor. Hier wurden W_Q und W_K trainiert; ein echtes Modell trainiert W_V ebenso.
KEY = Key
KEY_HELP = Das Wort, mit dessen Key die Query verglichen wird: seine Position, von 0 an gezählt. Oder wähle die Zeile
    des Wortes bei Keys und Values aus.
EDIT_MAP = Projektion, die du änderst
EDIT_MAP_HELP = q: W_Q, was Wörter suchen. k: W_K, was sie anbieten. v: W_V, was sie weitergeben.
EDITS = Von Hand geänderte Zahlen
EDITS_HELP = v_0_3_1.5 ist Zeile 0, Spalte 3 von W_V; weitere folgen nach ~. Ohne Angabe sind die Projektionen wie zuvor.
HAND_OVER = Was die Gewichte mischen
HAND_OVER_HELP = v: die Values, so breit wie der Kopf. x: die Vektoren der Wörter selbst, so breit wie das Modell.

## was tiefer steht

MATRICES = die drei Matrizen, und alle Queries, Keys und Values
OTHERS = andere Projektionen
NOT_X = der Value ist nicht der Vektor
NOT_X_WORDS = W_V wählt aus, was vom Vektor x eines Wortes weitergegeben wird. Mischten die Gewichte x selbst, gäbe jeder
    Kopf den ganzen Vektor weiter, alle d_model Zahlen.
TWO = warum W_Q und W_K zwei Matrizen sind
TWO_WORDS = Angenommen, eine Matrix W machte q und k. Dann sind q von „bat“ und k von „The“ dieselben zwei Vektoren wie
    k von „bat“ und q von „The“, beide Scores sind also gleich: Die zweite Matrix ist symmetrisch. „Das Wort davor“ ist
    nicht symmetrisch: „bat“ hat mit „The“ einen hohen Score, „The“ mit „bat“ einen niedrigen. Eine Matrix kann nur
    symmetrische Beziehungen ausdrücken, etwa „dasselbe Wort“, und dann passt jedes Wort auch zu sich selbst.
LOOK_UP = weiches Nachschlagen in einer Datenbank
LOOK_UP_WORDS = Ein Wörterbuch vergleicht eine Query mit seinen Keys und gibt den Value desjenigen zurück, der passt.
    Attention gibt eine Mischung aller Values zurück. Bei Temperatur 0 gibt sie wie ein Wörterbuch nur den Value des
    besten Treffers.
NUMBERS = jede Änderung für sich, und die Änderungen als Text
TRAINED = der Verlust, und was ein Trainingsschritt tut
TRAINED_WORDS = In einem echten Modell beginnen W_Q, W_K und W_V als Zufallszahlen und werden trainiert; hier nur W_Q und
    W_K. Ein **Verlust** vergleicht die Gewichte w der Vokale mit den gewünschten, t: alles auf Konsonanten, zu gleichen
    Teilen; dann ist er 0. Sein **Gradient** sagt, wohin er wächst; ein Trainingsschritt bewegt jede Zahl ein wenig
    andersherum.
LOSS = der Verlust eines Sprachmodells
LOSS_WORDS = Der Verlust dieses kleinen Trainings hängt von den Aufmerksamkeitsgewichten ab, also lernen nur W_Q und W_K.
    Ein Sprachmodell sagt das nächste Token voraus: Sein Verlust ist −ln der Wahrscheinlichkeit, die es dem
    tatsächlichen nächsten Token gab. Der Gradient dieses Verlusts umfasst jede Zahl des Modells, auch W_V, und jede
    Zahl bewegt sich ein wenig gegen ihn. So entstehen Köpfe mit erkennbarem Muster, obwohl niemand das Muster vorgibt.

## Schritt 3

PARTS =
    .v = Values v
    .weights = Aufmerksamkeitsgewichte
    .output = Ausgaben
EDIT_BUTTONS =
    .q = Eine Query ändern
    .k = Einen Key ändern
FORGET = Alle Änderungen zurücksetzen
moved_name = :gray[{ $moved ->
    [yes] **umrandet: was sich geändert hat** ·{ " " }
   *[no] { "" }
}Zeile: ein Wort · violett: positiv · orange: negativ]
editor_name = **W_{ $letter }** (Zeile: eine Zahl von x, Spalte: eine Zahl { $role ->
    [query] der Query
    [key] des Keys
   *[value] des Values
}). Überschreibe eine Zahl.{ $rest ->
    [yes] { " " }Äußere Zeilen aus 0 fehlen.
   *[no] { "" }
}
change_name = **Änderung: { $part ->
    [v] { PARTS.v }
    [weights] { PARTS.weights }
   *[output] { PARTS.output }
}** { $shape }{ "\u000A\u000A" }:gray[violett: Zunahme · orange: Abnahme · Farbskala: ±{ SHORT($end) }]
NOTHING_CHANGED = Noch ist keine Zahl geändert: Dies sind Values, Aufmerksamkeitsgewichte und Ausgaben, wie sie waren.
NOTHING_MOVED = Die geänderten Zahlen ändern keinen Value, kein Aufmerksamkeitsgewicht und keine Ausgabe.

## Schritt 4

UNTRAINABLE = Der Satz hat keinen Vokal oder keinen Konsonanten, also gibt es nichts zu lernen. Ändere ihn in **Deine
    Wörter**.
vowels_name = **Aufmerksamkeitsgewichte der Vokale: { PERCENT($share) } auf Konsonanten** :gray[· Zeile: ein Vokal ·
    umrandet: Konsonanten · 0 bis { SHORT($end) }]
SHARE_NAME = :primary[**━ Anteil der Konsonanten an der Aufmerksamkeit der Vokale**]
TRAINING_AXIS = Trainingsschritte
TRAINING_SERIES = auf Konsonanten
learned_in_words = { $step ->
    [0] Vor dem Training fallen **{ PERCENT($share) }** der Aufmerksamkeit der Vokale auf Konsonanten.
   *[other] Nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    } fallen **{ PERCENT($share) }** der Aufmerksamkeit der Vokale auf Konsonanten; davor waren es
        { PERCENT($first) }.
}
loss_in_words = { $step ->
    [0] Vor dem Training ist der Verlust **{ DECIMAL($loss, digits: 3) }**.
   *[other] Nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    } ist der Verlust **{ DECIMAL($loss, digits: 3) }**; davor war er { DECIMAL($first, digits: 3) }.
}
TRY =
    .exact = Exakt: Temperatur 0
    .plain = Temperatur 1
    .soft = Weicher: Temperatur 6
    .untrained = Zurück vor das Training
USE = Gelernte W_Q und W_K in den Schritten 1 bis 3 benutzen
