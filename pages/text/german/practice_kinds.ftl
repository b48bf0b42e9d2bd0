### Was die Fragen zu Temperatur, Masken, Skalierung, Ausgaben und Fehlern sagen: Titel, Frage und Begründung.

# Maske des Kerns → was sie erlaubt
MASKS =
    .none = Nichts ist verdeckt.
    .causal = Unter der kausalen Maske darf jedes Wort auf sich selbst und auf alle früheren Wörter achten.
    .prefix = Unter der Präfixmaske darf jedes Wort auf sich selbst, auf alle früheren und auf die ersten 2 Wörter
        achten.
    .window = Unter der Fenstermaske darf jedes Wort auf sich selbst und auf die 2 Wörter davor achten.
    .strided = Unter der Maske mit Schrittweite darf jedes Wort auf sich selbst und auf jedes zweite Wort davor achten.
colder =
    .title = Eine niedrigere Temperatur
    .question = Das Bild zeigt die skalierten Scores aller Keys. { $masked ->
            [yes] Eine kausale Maske verdeckt alle späteren Wörter.{ " " }
           *[no] { "" }
        }Die Temperatur sinkt von 1 auf 0,5. Welchem Key gibt { QUERY($query) } sein größtes Gewicht{ $level ->
            [3] , und wie groß ist es
           *[other] { "" }
        }?
    .reason = { KEY($winner) } hat { $masked ->
            [yes] unter den Keys, die nicht verdeckt sind,{ " " }
           *[no] { "" }
        }den größten Score, { DECIMAL($score, digits: 1) }; { WORD($second) } folgt mit
        { DECIMAL($next_score, digits: 1) }. Die Temperatur teilt alle Scores durch dieselbe Zahl, ihre Reihenfolge bleibt
        also gleich. Die halbe Temperatur verdoppelt ihre Abstände: Das größte Gewicht wächst von { PERCENT($share) } auf
        { PERCENT($colder) }.
causal_row =
    .title = Eine Zeile unter einer Maske
    .question = Das Bild zeigt die Gewichte ohne Maske. Welche Gewichte hat { QUERY($query) } unter { $mask ->
            [causal] einer kausalen Maske
           *[window] einer Fenstermaske, unter der jedes Wort auf sich selbst und auf das Wort davor achten darf
        }?
    .reason = Die Maske lässt { AND($left) } übrig. Ohne Maske haben sie { $shares }, zusammen { PERCENT($kept) } der
        Zeile. Softmax über diese Keys allein teilt jedes Gewicht durch { DECIMAL($kept) }: { LIST($after) }. Die Zeile
        ergibt wieder 100 %, und verdeckte Keys erhalten 0.
which_output =
    .title = Eine Ausgabe
    .question = Das erste Bild zeigt die Gewichte jeder Query, das zweite den Value jedes Keys. Welcher Vektor ist die
        Ausgabe von { QUERY($query) }?
    .reason = Die Ausgabe ist die gewichtete Summe der Values. Ihre Spalte 0 summiert Gewicht × Spalte 0 des Values über
        alle Keys: { $terms } ≈ { DECIMAL($output, digits: 1) }. Die anderen Spalten werden ebenso berechnet.
vector = ({ CLAUSES($numbers) })
unscaled =
    .title = Ohne Skalierung
    .question = Das Bild zeigt die Gewichte mit Skalierung: Scores werden durch √{ $head_size } = { $root } geteilt. Die
        Zeile von { QUERY($query) } hat { DECIMAL($scaled, digits: 1) } effektive Keys, e^Entropie: Eine Zeile mit so
        vielen gleichen Gewichten hat dieselbe Entropie. Wie viele effektive Keys hat sie ohne Skalierung?
    .reason = Ohne Skalierung sind alle Scores { $root }-mal so groß, und ihre Abstände auch: Das Gewicht von
        { KEY($winner) } wächst von { PERCENT($share) } auf { PERCENT($raw_share) }. Die Entropie der Zeile ist dann
        −({ $terms }) = { $entropy }, und e^{ $entropy } = { DECIMAL($unscaled, digits: 1) }.{ $way ->
            [scaled] { " " }{ $count } ist die Zahl mit Skalierung.
            [left] { " " }{ $count } setzt gleiche Gewichte für alle { $left } Keys voraus, auf die die Query achten darf.
            [between] { " " }{ $count } ist die Zahl für eine flachere Zeile als diese.
            [one] { " " }{ $count } setzt ein einziges Gewicht von 100 % voraus.
            [by_size] { " " }{ $count } ist die Zahl für Scores, die { $head_size }-mal so groß sind, nicht
                √{ $head_size }-mal.
            [largest] { " " }{ $count } ist 1 ÷ das größte Gewicht; wie sich der Rest auf die anderen Keys verteilt, zählt
                dabei nicht.
            [fewer] { " " }{ $count } ist die Zahl für eine schärfere Zeile als diese.
           *[right] { "" }
        }
who_moves =
    .title = Ein Wort ändert sich
    .question = { $rule } { $mask ->
            [none] { "" }
           *[other] Ein Punkt steht für einen verdeckten Key.{ " " }
        }Aus dem Wort { KEY($place) } wird „{ WORD($another) }“. Welche Zeilen der Ausgabe ändern sich?
    .reason = Die Zeile des Wortes selbst ändert sich und die Zeile jeder Query, die auf das Wort achten darf: { $rows }.
        Am meisten ändert sich eine Zahl in der Zeile von { QUERY($largest) }, um { DECIMAL($amount, digits: 1) }.
        { $unchanged ->
            [0] Keine Zeile bleibt gleich.
            [1] { LIST($still) } darf nicht auf das Wort achten, und die Ausgabe dieser Query bleibt genau gleich.
           *[other] { LIST($still) } dürfen nicht auf das Wort achten, und ihre Ausgaben bleiben genau gleich.
        }
rows = { $all ->
    [yes] alle Zeilen
   *[no] { LIST($words) }
}
which_bug =
    .title = Welcher Fehler ist das?
    .question = Die Bilder zeigen { $level ->
            [3] die skalierten Scores eines Kopfes
           *[other] die Gewichte eines richtigen Programms
        } mit kausaler Maske{ $padded ->
            [yes] , die auch das erste Wort als Padding verdeckt,
           *[no] { "" }
        } und { $level ->
            [3] die Gewichte eines Programms
           *[other] die eines Programms
        } mit einer falschen Programmzeile. Welcher Fehler ist es?
    .reason = { $summary } { $undefined ->
            [yes] Alle { $count } Gewichte in der Zeile von { QUERY($row) } sind undefiniert (NaN).
           *[no] In der Zeile von { QUERY($row) } hat { KEY($column) } { DECIMAL($wrong) }; { $hidden ->
                [yes] dieser Key sollte verdeckt sein
               *[no] richtig wäre { DECIMAL($right) }
            }.
        }
