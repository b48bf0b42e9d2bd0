### Was die Seite über Masken unter Vertiefung und an ihrem Fuß sagt.
TABLES =
    .edges = die Kanten des Graphen

## more masks

ON_TOP_TITLE = **Fenster, Präfix und Padding**, zusätzlich zur Maske des Schritts
WINDOW = Fenster: Wörter zu beiden Seiten
WINDOW_HELP = Eine Query darf nur auf Keys achten, die höchstens so viele Plätze vor oder nach ihr stehen. Das Fenster
    wird mit der Maske des Schritts kombiniert, deren eigenes Fenster nur zurückreicht. off: kein Fenster.
PREFIX = Präfix: erste Wörter, die für alle offen sind
PREFIX_HELP = Auf diese ersten Wörter darf jede Query achten, auch auf solche, die nach ihr stehen.
PADDING = Padding: letzte Wörter, die für alle verdeckt sind
PADDING_HELP = Füllwörter machen alle Texte eines Batches gleich lang. Sie tragen keine Bedeutung und sind darum für
    jede Query verdeckt.
SLIDING = Gleitendes Fenster
PREFIX_MODEL = Präfix-Sprachmodell
PADDED = Encoder mit Padding
PAINTED_TITLE = **Einzelne Zellen**, im Bild oder hier verdeckt oder geöffnet
PAINTED = Geänderte Zellen, als Zeile-Spalte
PAINTED_HELP = Jeder andere Text wird ignoriert.
PAINTED_ABOUT = Schreib jede geänderte Zelle, verdeckt oder geöffnet, als Zeile-Spalte, ab 0 gezählt, und verbinde die
    Zellen mit _: 2-5_3-3. So geht es mit der Tastatur und bei Sätzen mit mehr als 16 Wörtern, wo ein Klick auf eine
    Zelle ihre Zeile auswählt.
BIAS_TITLE = **Ein Bias statt einer Maske**
BIAS_ABOUT = Eine Maske verdeckt eine Zelle; ein Bias ändert nur ihren Score. ALiBi senkt den Score eines früheren
    Keys umso mehr, je weiter er zurückliegt; so verliert der entfernteste Gewicht an die anderen.
CORNER_TITLE = **Wo eine kausale Maske beginnt**, bei zwei Sätzen
CORNER = Wo die kausale Maske beginnt
CORNER_HELP = upper_left: bei der ersten Query und dem ersten Key. lower_right: bei den letzten.
TWO_SENTENCES = Zwei Sätze, kausale Maske
NOTHING_TITLE = **Eine Query, für die alle Keys verdeckt sind**
HIDE_ROW = Die ganze Zeile verdecken
POLARITY_TITLE = **Was True bedeutet**
ENCODER = Encoder
DECODER = Decoder
BLOCK = **Block:**

## how the mask is combined, which block it makes, an empty row, PyTorch

combined = **{ $opened } von { $cells }** Zellen sind offen. :gray[& behält, was beide erlauben; | behält, was eine von
    beiden erlaubt.]

    allowed = **{ $formula }**
EVERYTHING = jede Zelle
window_part = Fenster { $reach } zu beiden Seiten
prefix_part = Präfix { $length }
padding_part = Padding ab Key { $start }
corner_part = { $corner ->
    [upper_left] { "" }
   *[other] , unten rechts
}
painted_part = { $count ->
    [0] { "" }
   *[other] , und { $count } { $count ->
        [1] Zelle
       *[other] Zellen
    } geändert
}

# Say which block it is; opened, hidden: how many cells of the future are.
decoder_block = { $opened ->
    [0] Das ist ein **Decoder-Block**: Eine Zeile Code, scores.masked_fill(~allowed, −inf), verdeckt die Zukunft.
   *[other] Ein **Decoder-Block** hat diese Zeile Code, scores.masked_fill(~allowed, −inf), aber hier { $opened ->
            [1] ist
           *[other] sind
        } **{ $opened } von { $cells }** Zellen der Zukunft offen.
}
encoder_block = { $hidden ->
    [0] Das ist ein **Encoder-Block**: Keine Zeile Code verdeckt die Zukunft.
   *[other] Ein **Encoder-Block** hat wie hier keine kausale Maske. Durch Fenster, Präfix, Padding oder einzelne
        Zellen { $hidden ->
            [1] ist
           *[other] sind
        } aber **{ $hidden } von { $cells }** Zellen der Zukunft verdeckt.
}
across = Das ist **Cross-Attention**: Die Keys sind Wörter eines anderen Satzes, also liegt keiner in der Zukunft
    einer Query.{ $masked ->
    [yes] { " " }Die kausale Maske vergleicht nur Positionen.
   *[no] { "" }
}
CORNER_ABOUT = Bei zwei Sätzen können sich die Anzahlen von Queries und Keys unterscheiden. Eine kausale Maske kann bei
    den ersten Positionen beginnen oder bei den letzten enden. PyTorchs is_causal beginnt oben links; ein Decoder mit
    Cache endet unten rechts. Zwei Sätze brauchen die Projektionen random oder meaning, denn entworfene Projektionen
    sind für einen einzigen Satz gemacht.
corner_in_words = Hier sind es **{ $queries }** Queries und **{ $keys }** Keys.

# Say which queries may attend to nothing, before a table of the output of the selected one.
nothing_now = { $count ->
    [0] Jede Query darf auf mindestens ein Wort achten.
    [1] { AND($names) } darf auf kein Wort achten.
   *[other] { AND($names) } dürfen auf kein Wort achten.
} { $is_blind ->
    [yes] Die { OUTPUT("Ausgabe") } von { QUERY($query) } ist:
   *[no] Wären für { QUERY($query) } alle Keys verdeckt, so wäre die { OUTPUT("Ausgabe") }:
}
NOTHING_WAYS =
    .core = diese Seiten
    .fused = PyTorchs fused attention
    .plain = eine einfache Softmax
NOTHING_HEADER =
    .way = berechnet von
    .numbers = erste Zahlen
NOTHING_WHY = :gray[Die einfache Softmax einer Zeile aus −∞ teilt 0 durch 0, und das ist keine Zahl: NaN.]
polarity = Zwei Funktionen von PyTorch lesen dieselbe Maske entgegengesetzt. Für **scaled_dot_product_attention** bedeutet
    True offen: { $opened } von { $cells } Zellen sind True. Für **MultiheadAttention** bedeutet True
    verdeckt: { $hidden } von { $cells } Zellen sind True. { $swapped }

# Say what a mask does that is passed to the wrong function; blind: how many of the queries then see nothing.
swapped = { $hidden ->
    [0] An die falsche Funktion übergeben, würde diese Maske jede Zelle verdecken.
   *[other] { $opened ->
        [0] An die falsche Funktion übergeben, würde diese Maske keine Zelle verdecken.
       *[other] An die falsche Funktion übergeben, würde diese Maske die offenen Zellen verdecken
            und **{ $hidden }** { $hidden ->
            [1] verdeckte Zelle
           *[other] verdeckte Zellen
        } öffnen.{ $blind ->
            [0] { "" }
           *[other] { " " }{ $blind } von { $queries } Wörtern { $blind ->
                [1] könnte
               *[other] könnten
            } dann auf nichts achten.
        }
    }
}

## one layer with its weights, and all words

ONE_LAYER_ALT = Die Maske als gerichteter Graph

# The title of the graph of one layer; every: whether all of its edges are drawn.
one_layer_key = :gray[**eine Schicht, { $mask }** · Linienbreite: Aufmerksamkeitsgewicht · { $every ->
    [yes] Zahl: Kanten, die dort enden
   *[no] nur Kanten zum ausgewählten Wort sind gezeichnet
}]
reached_key = :gray[**nach { $count } { $count ->
    [1] Schicht
   *[other] Schichten
}, { $mask }** · 1: Die Zeile hat Information aus dem Wort der Spalte · Punkt: noch nicht]
REACHED_ALT = Welche Wörter nach einigen Schichten Information aus welchen Wörtern haben

# Say how many edges end at the query.
edges = { $count ->
    [0] Bei { QUERY($query) } endet keine Kante: Es achtet auf **0** Wörter, und seine Gewichte ergeben zusammen 0.
   *[other] { $count } { $count ->
        [0] Kante endet
        [1] Kante endet
       *[other] Kanten enden
    } bei { QUERY($query) }: Es achtet auf **{ $count }** von { $keys } Wörtern
}

# How the sentence before goes on: one key has the largest weight, or several have; every: all of them.
most = , am stärksten auf { KEY($winner) } ({ PERCENT($share) }).
equal = { $every ->
    [yes] { " " }und gibt jedem dasselbe Gewicht: { PERCENT($share) }.
   *[no] { " " }und gibt { $ties } davon das größte Gewicht: je { PERCENT($share) }.
}
degrees = { " " }Eingangsgrade (Kanten, die bei jedem Wort enden), vom ersten Wort bis zum letzten: { LIST($listed) }.

## verified

rounding = Wenn { KEY($word) } hinzukommt, bleiben Ausgaben, die sich nicht ändern können, { $most ->
    [0] genau gleich
   *[other] bis auf Rundung gleich: Sie weichen um höchstens { SMALL($most) } ab
}.
PROGRAM_LACKS = :orange[**Hinweis**] Das Programm hat nur die Maske aus Schritt 1. Zu einzelnen Zellen, einem Fenster, einem
    Präfix oder einem Padding siehe „Masken in PyTorch“ in Schritt 1.
