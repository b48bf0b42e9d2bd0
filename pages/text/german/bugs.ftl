### Wie die Seite der Fehler jeden Fehler nennt und jede Zahl, die ihn zeigt.

# der Name des Fehlers im Link → sein Titel
TITLES =
    .no_scaling = Keine Skalierung
    .model_scale = √d_model statt √head_size
    .wrong_axis = Softmax über die falsche Achse
    .dropout_before_softmax = Dropout vor Softmax
    .mask_swapped = Maske mit vertauschtem True und False
    .zero_fill = Verdeckte Scores auf 0 gesetzt
    .finite_fill = Verdeckte Scores auf −10⁹ gesetzt
    .mask_after_softmax = Maske nach Softmax
    .blind_row = Eine Zeile, die auf nichts achten darf
    .context_length = Maske am falschen Ende abgeschnitten
    .split_without_transpose = Köpfe ohne Transponieren geteilt
    .join_without_transpose = Köpfe ohne Transponieren verbunden
    .batch_and_time_mixed = Beispiele und Wörter durch view vermischt
    .no_positions = Positionen vergessen
    .averaged_in_place = Mitteln am selben Ort
SUMMARIES =
    .no_scaling = Scores gehen unskaliert in die Softmax. Je breiter der Kopf, desto größer sind sie, und desto mehr
        konzentriert sich jede Zeile auf einen einzigen Key.
    .model_scale = Scores werden durch die Wurzel von d_model geteilt, der Breite eines Wortvektors, nicht durch die Wurzel
        der Kopfgröße.
    .wrong_axis = Softmax läuft über die Queries: Spalten ergeben 1, und eine Zeile ist kein Mittelwert der Values mehr.
    .dropout_before_softmax = Scores fallen weg, nicht Gewichte. Auch ein Score von 0 gibt ein Gewicht, also fällt kein Gewicht weg,
        und die anderen Scores wachsen.
    .mask_swapped = True gilt als „verdecken“ statt als „darf achten“: Jede Zeile achtet genau auf die Keys, auf die sie
        nicht darf, und eine Zeile, die auf alle darf, auf keinen.
    .zero_fill = Ein verdeckter Score wird 0 statt −∞, und e⁰ ist 1: Verdeckte Wörter erhalten trotzdem Gewicht.
    .finite_fill = In einer Zeile, die auf nichts achten darf, sind alle Scores dieselbe große negative Zahl: Verdeckte
        Wörter teilen sich die Zeile gleichmäßig.
    .mask_after_softmax = Verdeckte Wörter nehmen an Softmax teil und verlieren ihr Gewicht danach: Zeilen, die Wörter verdecken,
        ergeben weniger als 1.
    .blind_row = Alle Scores einer Zeile sind −∞, und ihre Softmax ist 0 ÷ 0, undefiniert. Das breitet sich auf Ausgaben
        und Gradienten aus.
    .context_length = Die Maske ist für den längsten Text gemacht. Für einen kürzeren am falschen Ende abgeschnitten, zeigt
        sie die Zukunft.
    .split_without_transpose = Ein view auf (heads, T, head_size) hat die richtige Form, schneidet aber den Text entlang: Ein Kopf
        bekommt einige Wörter, nicht ein Stück von jedem.
    .join_without_transpose = Ein view auf (T, heads × head_size) hat die richtige Form, aber eine Zeile enthält dann die Ausgaben
        mehrerer Wörter.
    .batch_and_time_mixed = Zahlen in der Reihenfolge (Wort, Beispiel) werden mit view als (Beispiel, Wort) gelesen, nicht
        transponiert: Ein Beispiel bekommt Wörter der anderen.
    .no_positions = Ohne Positionen und Maske kann Aufmerksamkeit eine Reihenfolge der Wörter nicht von einer anderen
        unterscheiden.
    .averaged_in_place = Mittelwerte werden in das Array geschrieben, aus dem sie berechnet werden: Ab Zeile 2 werden Mittelwerte
        gemittelt.
CAUSAL = Deine Einstellungen verdecken nichts, also wird eine kausale Maske verwendet.
BLIND = Eine kausale Maske wird verwendet, und das erste Wort ist als Füllwort verdeckt: Zeile 0 darf auf nichts
    achten.
ONE_HEAD = Du hast einen Kopf eingestellt, also werden zwei verwendet.

# was ein Fehler braucht und die Einstellungen nicht haben
PREMISES =
    .dropout_before_softmax = Dropout ist hier 0,5, denn deiner lässt nichts oder alles weg.
    .mask_swapped = { CAUSAL }
    .zero_fill = { CAUSAL }
    .finite_fill = { BLIND }
    .mask_after_softmax = { CAUSAL }
    .blind_row = { BLIND }
    .context_length = Eine kausale Maske wird verwendet, die für doppelt so viele Wörter wie deine gemacht ist.
    .split_without_transpose = { ONE_HEAD }
    .join_without_transpose = { ONE_HEAD }
    .batch_and_time_mixed = Es gibt zwei Beispiele: deine Wörter und deine Wörter rückwärts.
    .no_positions = Es gibt keine Maske, denn auch sie verriete die Reihenfolge. Deine Wörter werden mit deinen Wörtern
        rückwärts verglichen.
    .averaged_in_place = Das ist keine Aufmerksamkeit: Jede Zeile ist der Mittelwert der Wörter bis zu ihrem eigenen.

# was man sieht → in Worten
SIGNS =
    .nan = undefinierte Zahlen (NaN)
    .sums = Zeilen ergeben nicht 1
    .leak = verdeckte Wörter erhalten Gewicht
    .sharp = Zeilen zu ungleich
    .flat = Zeilen zu gleichmäßig
    .silent = nichts Auffälliges, doch falsche Zahlen
