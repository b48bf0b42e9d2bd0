### Was die Seite über Query, Key und Value sagt: ihre Schritte und die Bilder der letzten beiden.
TABLES =
    .product = die Produkte des Scores
    .scores = alle Scores
    .values = alle Values
TITLES =
    .projected = Ein Vektor, drei Projektionen
    .score = Ein Score ist eine Summe von Produkten
    .changed = Wozu die Projektionen dienen
    .learned = W_Q und W_K werden gelernt
FORMULAS =
    .loss = Verlust
    .mean = Mittel
    .vowels = Vokale
    .output = Ausgabe
    .weights = Gewichte
    .not = statt
    .against = gegen
    .temperature = Temperatur
    .with_largest = mit dem größten
PROJECTED = Jedes Wort hat einen Vektor **x**. Drei Matrizen, die **Projektionen** W_Q, W_K und W_V, bilden ihn auf drei
    Vektoren ab. Die **Query** q beschreibt, wonach das Wort sucht, der **Key** k, was es anbietet, der **Value** v, was
    es an die Wörter weitergibt, die auf es achten.
SCORE = Der **Score** einer Query und eines Keys ist ihr Skalarprodukt: Multipliziere ihre Zahlen paarweise und addiere
    die Produkte. Würde dieselbe Matrix beide berechnen, hätten zwei Wörter in beiden Richtungen denselben Score. Weil
    W_Q und W_K verschieden sind, kann „bat“ nach „The“ suchen, ohne dass „The“ nach „bat“ sucht. Wähle eine Zelle aus.
CHANGED = W_Q und W_K bestimmen die Scores und damit, welches Wort auf welches achtet. W_V bestimmt die Values, also
    das, was weitergegeben wird. Die Ausgabe ist die gewichtete Summe der Values. Ändere eine Zahl einer der Matrizen
    und beobachte, was sich ändert.
LEARNED = Am Anfang sind W_Q, W_K und W_V zufällig. Das **Training** misst, wie weit ein Modell von seinem Ziel entfernt
    ist (den **Verlust**), und ändert jede Zahl ein wenig so, dass der Verlust sinkt. Hier ist jeder Buchstabe ein
    Token, und das Ziel ist, dass Vokale auf Konsonanten achten.
SUMMARY = Der Score, das Skalarprodukt von Query und Key, misst, wie gut sie zusammenpassen. Der Value ist das, was
    weitergegeben wird. { "  \u000A" }W_Q, W_K und W_V berechnen Query, Key und Value aus demselben Vektor. Hier wurden
    W_Q und W_K trainiert; ein echtes Modell trainiert auch W_V.
KEY = Key
KEY_HELP = Position des Wortes, mit dessen Key die Query verglichen wird, ab 0 gezählt. Du kannst auch die Zeile des
    Wortes im Bild auswählen.
EDIT_MAP = Projektion, die du änderst
EDIT_MAP_HELP = q: W_Q, was Wörter suchen. k: W_K, was sie anbieten. v: W_V, was sie weitergeben.
EDITS = Von Hand geänderte Zahlen
EDITS_HELP = v_0_3_1.5 setzt Zeile 0, Spalte 3 von W_V auf 1,5; ~ trennt Änderungen. Leer: keine Änderungen.
HAND_OVER = Was gemittelt wird
HAND_OVER_HELP = v: die Values, so breit wie der Kopf. x: die Vektoren der Wörter selbst, so breit wie das Modell.

## was tiefer steht

MATRICES = die drei Matrizen, und alle Queries, Keys und Values
OTHERS = andere Projektionen
NOT_X = der Value v ist nicht x
NOT_X_WORDS = W_V wählt aus, was vom Vektor x eines Wortes weitergegeben wird. Würde x selbst gemittelt, gäbe jeder Kopf
    den ganzen Vektor weiter, alle d_model Zahlen.
TWO = warum W_Q und W_K zwei Matrizen sind
TWO_WORDS = Angenommen, eine einzige Matrix W berechnet q und k. Dann ist die Query jedes Wortes gleich seinem Key, also
    gilt q(bat) · k(The) = k(bat) · q(The): Die zweite Matrix von Scores ist symmetrisch. Die Beziehung „das Wort davor“ ist
    nicht symmetrisch: „bat“ gibt „The“ einen hohen Score, „The“ gibt „bat“ einen niedrigen. Eine einzige Matrix kann nur
    symmetrische Beziehungen ausdrücken, etwa „dasselbe Wort“, und dann passt jedes Wort auch zu sich selbst.
LOOK_UP = weiches Nachschlagen in einem Wörterbuch
LOOK_UP_WORDS = Ein Wörterbuch vergleicht eine Query mit seinen Keys und gibt den Value des passenden Keys zurück.
    Attention gibt eine gewichtete Summe aller Values zurück. Bei Temperatur 0 gibt sie wie ein Wörterbuch nur den Value
    des besten Treffers zurück.
NUMBERS = jede Änderung für sich, und die Änderungen als Text
TRAINED = der Verlust, und was ein Trainingsschritt tut
TRAINED_WORDS = In einem echten Modell sind W_Q, W_K und W_V am Anfang zufällig und werden trainiert; hier werden nur
    W_Q und W_K trainiert. Der **Verlust** vergleicht die Gewichte w der Vokale mit ihrem Ziel t, gleichen Gewichten auf
    allen Konsonanten. Ist das Ziel erreicht, ist der Verlust 0. In Richtung seines **Gradienten** wächst der Verlust am
    schnellsten. Ein Trainingsschritt ändert die Zahlen deshalb ein wenig in die Gegenrichtung.
LOSS = der Verlust eines Sprachmodells
LOSS_WORDS = Hier hängt der Verlust nur von den Aufmerksamkeitsgewichten ab, deshalb werden nur W_Q und W_K trainiert.
    Ein Sprachmodell sagt das nächste Token vorher: Sein Verlust ist −ln der Wahrscheinlichkeit, die es dem
    tatsächlichen nächsten Token zuweist. Dieser Verlust hat einen Gradienten für jede Zahl des Modells, auch für die
    von W_V; das Training ändert also alle. So entstehen Köpfe mit erkennbaren Mustern, obwohl niemand diese Muster
    vorgegeben hat.

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
    [yes] { " " }Äußere Zeilen, die nur aus Nullen bestehen, sind weggelassen.
   *[no] { "" }
}
change_name = **Änderung: { $part ->
    [v] { PARTS.v }
    [weights] { PARTS.weights }
   *[output] { PARTS.output }
}** { $shape }{ "\u000A\u000A" }:gray[violett: Zunahme · orange: Abnahme · Farbskala: ±{ SHORT($end) }]
NOTHING_CHANGED = Noch ist nichts geändert: Dies sind die ursprünglichen Values, Aufmerksamkeitsgewichte und Ausgaben.
NOTHING_MOVED = Deine Änderungen wirken sich auf keinen Value, kein Aufmerksamkeitsgewicht und keine Ausgabe aus.

edited = Von Hand geändert: { AND($matrices) }.{ $several ->
    [yes] { " " }Was umrandet ist, folgt aus allen zusammen.
   *[no] { "" }
}
edited_numbers = { $count ->
    [one] { $count } Zahl
   *[other] { $count } Zahlen
} von **W_{ $letter }**
reset_matrix = W_{ $letter } zurücksetzen

the_part = die { $part }
part_by = die { $part } um **{ SMALL($amount) }**
changes = Die { $part } änderten sich um höchstens **{ SMALL($amount) }**{ $others ->
    [none] { "" }
   *[other] , { LIST($others) }
}{ $still ->
    [none] { "" }
   *[other] ; { AND($still) } änderten sich nicht
}.{ $why ->
    [values] { " " }Values bestimmen, was weitergegeben wird, nie, welches Wort auf welches achtet.
    [weights] { " " }Die Ausgaben sind Summen derselben Values mit anderen Gewichten.
   *[none] { "" }
}
CHANGE_TASK = Wähle W_Q, W_K oder W_V mit q, k oder v. Gib in eine Zelle eine andere Zahl ein, sodass sich Ausgaben
    ändern, aber kein Aufmerksamkeitsgewicht.
CHANGE_DONE = Das kann nur W_V: Die Gewichte werden aus Queries und Keys berechnet, W_V kommt darin nicht vor.

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
    } fallen **{ PERCENT($share) }** der Aufmerksamkeit der Vokale auf Konsonanten; vorher waren es
        { PERCENT($first) }.
}
loss_in_words = { $step ->
    [0] Vor dem Training beträgt der Verlust **{ DECIMAL($loss, digits: 3) }**.
   *[other] Nach { $step ->
        [one] { $step } Trainingsschritt
       *[other] { $step } Trainingsschritten
    } beträgt der Verlust **{ DECIMAL($loss, digits: 3) }**; vorher betrug er { DECIMAL($first, digits: 3) }.
}
learned_task = Finde die kleinste Zahl von Schritten, nach der gerundet mindestens { PERCENT($target) } der Aufmerksamkeit
    der Vokale auf Konsonanten fallen.
learned_done = { $fewest ->
    [one] { $fewest } Schritt genügt
   *[other] { $fewest } Schritte genügen
}; einen Schritt früher waren es { PERCENT($before) }. Niemand hat die Regel in W_Q und W_K
    geschrieben: Das Training hat sie gefunden.
TRY =
    .exact = Exakt: Temperatur 0
    .plain = Temperatur 1
    .soft = Weicher: Temperatur 6
    .untrained = Vor dem Training
USE = Gelernte W_Q und W_K in den Schritten 1 bis 3 benutzen
