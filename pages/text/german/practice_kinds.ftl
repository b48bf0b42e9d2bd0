### Was die Fragen sagen: Titel, Frage und Begründung.

## Temperatur, Masken, Skalierung, Ausgaben und Fehler

# Maske des Kerns → was sie erlaubt
MASKS =
    .none = Nichts ist verdeckt.
    .causal = Unter der kausalen Maske darf jedes Wort auf sich selbst und auf alle früheren Wörter achten.
    .prefix = Unter der Präfixmaske darf jedes Wort auf sich selbst, auf alle früheren und auf die ersten 2 Wörter
        achten.
    .window = Unter der Fenstermaske darf jedes Wort auf sich selbst und auf die 2 vorigen Wörter achten.
    .strided = Unter der Maske mit Schrittweite darf jedes Wort auf sich selbst und auf jedes zweite frühere Wort
        achten.
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
           *[window] einer Fenstermaske, unter der jedes Wort auf sich selbst und auf das vorige Wort achten darf
        }?
    .reason = Die Maske lässt { AND($left) } übrig. Ohne Maske haben sie { $shares }, zusammen { PERCENT($kept) } der
        Zeile. Die Softmax über diese Keys allein teilt jedes Gewicht durch { DECIMAL($kept) }: { LIST($after) }. Die Zeile
        ergibt wieder 100 %, und verdeckte Keys erhalten 0.
which_output =
    .title = Eine Ausgabe
    .question = Das erste Bild zeigt die Gewichte jeder Query, das zweite den Value jedes Keys. Welcher Vektor ist die
        Ausgabe von { QUERY($query) }?
    .reason = Die Ausgabe ist die gewichtete Summe der Values. Spalte 0 der Ausgabe ist die Summe von Gewicht × Spalte 0 des
        Values über alle Keys: { $terms } ≈ { DECIMAL($output, digits: 1) }. Die anderen Spalten werden ebenso berechnet.
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

## Größen, Masken und Reihenfolge

hidden_key =
    .title = Ein Key ist verdeckt
    .question = Das Bild zeigt Attention-Gewichte. Nun verdeckt eine Maske { AND($hidden) } nur für die Query
        { QUERY($query) }, und die Scores bleiben gleich. Wie viel ihrer Attention gibt diese Query dann an { $itself ->
            [yes] sich selbst
           *[no] { KEY($key) }
        }?
    .reason = An { AND($hidden) } gingen { $parts } der Zeile, also bleiben 100 % − { PERCENT($lost) } =
        { PERCENT($rest) }. Die
        übrigen Gewichte werden durch ihre Summe geteilt, damit die Zeile wieder 100 % ergibt: { PERCENT($before) } ÷
        { PERCENT($rest) } = { PERCENT($after) } für { KEY($key) }.
weights_shape =
    .title = Die Form der Gewichte
    .question = { $level ->
            [1] Ein Satz von { $queries } Wörtern achtet auf sich selbst, in einem Kopf mit head_size = { $head_size }. Der
                Vektor x jedes Wortes hat { $d_model } Zahlen.
            [2] { $queries } Wörter achten auf die { $keys } Wörter eines anderen Satzes, in einem Kopf mit
                head_size = { $head_size }.
           *[other] In einem Batch von { $batch } Beispielen achten { $queries } Wörter auf { $keys } Wörter eines anderen
                Satzes, in { $heads } Köpfen mit head_size = { $head_size }.
        } Welche Form haben die Attention-Gewichte?
    .reason = Zu jeder Query und jedem Key gehört ein Gewicht: { $queries } × { $keys }, eine Zeile für jede
        Query.{ $level ->
            [3] { " " }Jedes der { $batch } Beispiele hat in jedem der { $heads } Köpfe eine solche Matrix.
           *[other] { "" }
        } Der Score summiert über die { $head_size } Zahlen einer Query, head_size kommt in der Form also nicht vor.
sizes = d_model = { $d_model } und { $heads } Köpfe mit head_size = { $head_size }
unit = Die Zahlen von q und k sind unabhängig, mit Mittelwert 0 und Varianz 1.
divisor =
    .title = Die Größe der Scores
    .question = Ein Modell hat { sizes }{ $level ->
            [1] ; ein Satz hat { $words } Wörter. Wodurch werden die Scores vor der Softmax geteilt?
            [2] . { unit } Welche Varianz hat ein Score q·k, bevor er geteilt wird?
           *[other] . { unit } Ein Programm teilt die Scores durch √d_model. Welche Varianz haben sie dann?
        }
    .reason = q·k ist eine Summe von { $head_size } Produkten, jedes mit Varianz 1, und hat also die Varianz
        { $head_size }. { $level ->
            [1] Geteilt durch √head_size = √{ $head_size } = { SHORT($root) } ist die Varianz 1. d_model und die Zahl der
                Wörter spielen keine Rolle.
            [2] Deshalb werden Scores durch √{ $head_size } = { SHORT($root) } geteilt: Dann ist ihre Varianz 1.
           *[other] Wer durch √{ $d_model } teilt, teilt die Varianz durch { $d_model }: { $head_size } ÷ { $d_model } =
                { SHORT($ratio) }. Sie sollte 1 sein: Die Scores streuen zu wenig, und die Zeilen sind zu flach.
        }
half_heads =
    .title = Die Zahl der Parameter
    .question = Eine Schicht hat { sizes }. Wie viele Parameter haben { $matrices ->
            [4] W_Q, W_K, W_V und W_O
           *[other] W_Q, W_K und W_V
        } aller Köpfe zusammen?
    .reason = Für alle Köpfe zusammen hat jede Matrix { $d_model } × ({ $heads } · { $head_size }) = { $d_model } ×
        { $d_model } = { $square } Parameter{ $matrices ->
            [4] , auch W_O
           *[other] { "" }
        }: { $matrices } · { $square } = { $numbers }. Köpfe, die sich die Breite teilen, haben nicht mehr Parameter als ein
        einziger Kopf.
mask_polarity =
    .title = Was True bedeutet
    .question = Eine boolesche Maske hat für { QUERY($query) } diese Zeile: { LIST($row) }. { $module ->
            [yes] nn.MultiheadAttention
           *[no] scaled_dot_product_attention
        } bekommt sie als attn_mask. Auf welche Wörter darf { QUERY($query) } achten?
    .reason = { $module ->
            [yes] Bei nn.MultiheadAttention verdeckt True einen Key.
           *[no] Bei scaled_dot_product_attention bedeutet True, dass die Query auf einen Key achten darf.
        } Von { $count } Einträgen der Zeile { $true ->
            [1] ist einer
           *[other] sind { $true }
        } True, also { $left ->
            [1] bleibt 1
           *[other] bleiben { $left }
        } von { $count } Wörtern: { AND($allowed) }. { $module ->
            [yes] Bei scaled_dot_product_attention
           *[no] Bei nn.MultiheadAttention
        } ist es umgekehrt.
swapped_words =
    .title = Wörter tauschen die Positionen
    .question = Das Bild zeigt Ausgaben, { $level ->
            [1] ohne Positionen und ohne Maske; eine Zeile ist markiert. Nun stehen die Wörter in anderer Reihenfolge:
                „{ SENTENCES($order) }“. Welche Zeile hat dann die markierten Zahlen?
           *[other] { $positions ->
                [yes] mit
               *[no] ohne
            } Positionen und { $masked ->
                [yes] mit einer kausalen Maske
               *[no] ohne Maske
            }. Nun tauschen **{ WORD($first) }** und **{ WORD($second) }** die Positionen. Welche Zeilen dieses Bildes behalten
                ihre Zahlen? Sie heißen nach den Wörtern, die jetzt dort stehen.
        }
    .reason = { $level ->
            [1] { no_order }. Also wandert jede Ausgabe mit ihrem Wort: Die von **{ WORD($marked) }**,
                { DECIMAL($begins, digits: 1) } in Spalte 0, steht nun in der { $there ->
                    [0] ersten
                    [1] zweiten
                    [2] dritten
                   *[other] vierten
                } Zeile, wo auch das Wort steht.
           *[other] { $positions ->
                [yes] Weil **{ WORD($first) }** und **{ WORD($second) }** nun andere Positionen haben, sind ihre Vektoren
                    andere. { $masked ->
                        [yes] Jede der { $count } Zeilen ab **{ WORD($first) }** darf auf eines dieser Wörter achten und
                            ändert sich. Die Zeilen vor **{ WORD($first) }** dürfen auf keines der beiden achten.
                       *[no] Ohne Maske achtet jede Query auf beide: Alle { $count } Zeilen ändern sich.
                    }
               *[no] { $masked ->
                    [yes] Die { $count } Zeilen von **{ WORD($first) }** bis **{ WORD($second) }** ändern sich: Sie haben
                        eine andere Query oder dürfen auf andere Wörter achten als vorher. Die Zeilen vor
                        { "" }**{ WORD($first) }** dürfen auf keines der beiden Wörter achten. Die Zeilen nach
                        { "" }**{ WORD($second) }** summieren dieselben gewichteten Values in anderer Reihenfolge, und die
                        Summe bleibt gleich.
                   *[no] { no_order }. Also wandern die Ausgaben mit ihren Wörtern: Die von **{ WORD($first) }**,
                        { DECIMAL($begins, digits: 1) } in Spalte 0, steht nun dort, wo **{ WORD($second) }** stand. Alle
                        anderen Zeilen summieren dieselben gewichteten Values und behalten also ihre Zahlen.
                }
            }
        }
no_order = Ein Score hängt von zwei Wörtern ab, nicht von ihren Positionen, und eine Summe hängt nicht von der Reihenfolge ab
numbered_row = die { $there ->
    [0] erste
    [1] zweite
    [2] dritte
   *[other] vierte
} Zeile
no_row = keine Zeile

## Scores, Temperatur und Dropout

tie_at_zero =
    .title = Temperatur 0
    .question = Das Bild zeigt skalierte Scores. Positionen werden nicht addiert, also haben { AND($ties) } in jeder Zeile
        denselben Score. Welches Gewicht gibt { QUERY($query) } bei Temperatur 0 an { KEY($key) }?
    .reason = Bei Temperatur 0 erhält der größte Score der Zeile, { DECIMAL($score, digits: 1) }, das ganze Gewicht.
        { $count ->
            [1] Nur { KEY($winner) } hat ihn und erhält also 100 %.
           *[other] { $count ->
                [2] Zwei
               *[other] Drei
            } Keys haben ihn und teilen sich das Gewicht gleichmäßig: je 1 ÷ { $count } = { PERCENT($each) }.
        }{ $wins ->
            [yes] { "" }
           *[no] { " " }Der Score von { KEY($key) } ist kleiner, also erhält { KEY($key) } 0 %.
        } Bei Temperatur 1 hat { KEY($key) } { PERCENT($share) }.
hot_end =
    .title = Unendliche Temperatur
    .question = { $level ->
            [3] Das Bild zeigt Values. { QUERY($query) } darf auf sich selbst und auf frühere Wörter achten. Die Temperatur
                geht gegen unendlich. Welcher Zahl nähert sich Spalte 0 seiner Ausgabe?
           *[other] Das Bild zeigt Attention-Gewichte{ $masked ->
                [yes] { " " }unter einer kausalen Maske
               *[no] { "" }
            }, bei Temperatur 1. Die Temperatur geht gegen unendlich. Welchem Wert nähert sich das Gewicht von { KEY($key) }
                in der Zeile von { QUERY($query) }?
        }
    .reason = Scores, die durch eine sehr große Temperatur geteilt werden, sind alle fast 0. Also erhalten die { $left }
        Keys,
        auf die { QUERY($query) } achten darf, gleiche Gewichte: je 1 ÷ { $left } = { PERCENT($each) }{ $masked ->
            [yes] ; verdeckte bleiben bei 0
           *[no] { "" }
        }. { $averaged ->
            [yes] Die Ausgabe ist also der Mittelwert ihrer Values: ({ $terms }) ÷ { $left } ≈
                { DECIMAL($mean, digits: 1) }.
           *[no] Bei Temperatur 1 hat { KEY($key) } { PERCENT($share) }.
        }
dot_product =
    .title = Ein Score
    .question = Die Query von { QUERY($query) } ist q = { $q }, der Key von { KEY($key) } ist k = { $k }. { $level ->
            [3] Wie groß ist ihr skalierter Score, mit head_size = { $head_size }?
           *[other] Wie groß ist ihr Score q·k, ohne Skalierung?
        }
    .reason = Multipliziere die Zahlen paarweise und addiere die Produkte: { $products }. { $scaled ->
            [none] Paare mit gleichem Vorzeichen erhöhen einen Score, Paare mit verschiedenem senken ihn.
           *[other] Der skalierte Score ist diese Summe, geteilt durch √4 = 2: { $scaled }.
        }
weight_ratio =
    .title = Von Scores zu Gewichten
    .question = In der Zeile von { QUERY($query) } ist der skalierte Score von { KEY($larger) } um { DECIMAL($gap) }
        größer als
        der von { KEY($smaller) }.{ $level ->
            [3] { " " }Die Temperatur ist { SHORT($temperature) }.
           *[other] { "" }
        } Wievielmal so groß ist das Gewicht von { KEY($larger) }?
    .reason = Die Softmax wendet die Exponentialfunktion auf jeden Score{ $temperature ->
            [1] { "" }
           *[other] , geteilt durch die Temperatur,
        } an. So wird aus einer Differenz von Scores ein Verhältnis von Gewichten: { $temperature ->
            [1] e^{ DECIMAL($gap) }
           *[other] e^({ DECIMAL($gap) } ÷ { SHORT($temperature) })
        } = { DECIMAL($ratio, digits: 1) }. Die Gewichte sind { PERCENT($larger_share) } und { PERCENT($smaller_share) }.
times = { DECIMAL($ratio, digits: 1) }-mal
dropped_weights =
    .title = Dropout
    .question = Das Bild zeigt Attention-Gewichte. Dropout mit p = { SHORT($p) } setzt in der Zeile von
        { QUERY($query) } das Gewicht von { AND($dropped) } auf 0. { $level ->
            [3] Was ergeben die Gewichte dieser Zeile danach zusammen?
           *[other] Welches Gewicht hat { KEY($key) } danach?
        }
    .reason = Die übrigen Gewichte werden durch 1 − p = { SHORT($stays) } geteilt: { PERCENT($share) } ÷ { SHORT($stays) } =
        { PERCENT($after) } für { KEY($key) }. Von der Zeile bleiben { $kept } = { PERCENT($left) }, und { PERCENT($left) } ÷
        { SHORT($stays) } = { PERCENT($sum) }, nicht 100 %. Erst das Mittel vieler Ziehungen nähert sich wieder den
        ursprünglichen Gewichten.

## beantwortet, indem man etwas bewegt: die Temperatur, oder die Balken einer Zeile

goal_temperature =
    .title = Stelle die Temperatur ein
    .question = Das Bild zeigt skalierte Scores. Stelle die Temperatur so ein, dass { QUERY($query) }
        { "" }**{ PERCENT($goal) }** seiner Attention an { $itself ->
            [yes] sich selbst
           *[no] { KEY($key) }
        } gibt.{ $level ->
            [1] { " " }Solange die Zeile weit vom Ziel ist, sagt die Seite, ob sie zu flach oder zu scharf ist.
           *[other] { "" }
        } Prüfe dann: Bis zu { $points } Prozentpunkte Abweichung gelten als richtig.
    .reason = Bei Temperatur { SHORT($needed) } gibt { QUERY($query) } { PERCENT($reached) } an { KEY($key) }{ $met ->
            [yes] { "" }
           *[no] ; bei der Temperatur, die du eingestellt hast, { SHORT($temperature) }, sind es { PERCENT($share) }
        }. Der größte Score hat einen Vorsprung von {
        DECIMAL($lead) }. Die Softmax teilt ihn durch die Temperatur T, also ist das
        größte Gewicht e^({ DECIMAL($lead) } ÷ T)-mal so groß wie das nächste. Ein kleineres T macht eine Zeile schärfer, ein
        größeres flacher.
row_of_bars =
    .title = Zeichne eine Zeile
    .question = Das Bild zeigt die skalierten Scores von { QUERY($query) }; spätere Wörter sind verdeckt.{ $level ->
            [3] { " " }Die Temperatur ist { SHORT($temperature) }.
           *[other] { "" }
        } Ziehe die Balken auf die Attention-Gewichte dieser Zeile und prüfe dann.
    .reason = Deine Balken geben **{ PERCENT($distance) }** des Gewichts den falschen Wörtern; bis zu { PERCENT($tolerance) }
        gelten als richtig.{ $differs ->
            [yes] { " " }Der größte Unterschied liegt bei { KEY($worst) }: { PERCENT($yours) } bei dir,
                { PERCENT($truth) } in
                der Zeile.
           *[no] { "" }
        } { row_of_bars.rule }
    .rule = Die Softmax wendet die Exponentialfunktion auf jeden Score{ $temperature ->
            [1] { "" }
           *[other] , geteilt durch { SHORT($temperature) },
        } an und teilt durch die Summe dieser Werte. Ein um 1 größerer Score multipliziert das Gewicht mit { $temperature ->
            [1] e ≈ 2,7
            [0.5] e² ≈ 7,4
           *[2] √e ≈ 1,6
        }.

## heutige Modelle

cache_bytes =
    .title = Die Bytes eines Caches
    .question = Ein Modell hat { $layers ->
            [1] eine Schicht
           *[other] { $layers } Schichten
        } mit { $heads } Köpfen von Queries und { $groups } Köpfen von Keys und Values, head_size = { $head_size }. Jede Zahl braucht
        2 Bytes. Wie viele Bytes belegt der Cache bei { $tokens } Token{ $batch ->
            [1] { "" }
           *[other] { " " }in jedem von { $batch } Beispielen
        }?
    .reason = Ein Cache enthält Keys und Values, also spielt die Zahl der Köpfe von Queries keine Rolle. 2 Vektoren (Key und Value) ·
        { $groups } Köpfe · { $head_size } Zahlen · { $tokens } Token{ $layers ->
            [1] { "" }
           *[other] { " " }· { $layers } Schichten
        }{ $batch ->
            [1] { "" }
           *[other] { " " }· { $batch } Beispiele
        } · 2 Bytes = { cache_size }.
cache_size = { GROUPED($total) } Bytes

rotary_distance =
    .title = Rotationspositionen
    .question = In einem Kopf mit Rotationspositionen steht ein Query-Vektor an Position { $query_at } und ein Key-Vektor an
        Position { $key_at }. An welchen anderen Positionen haben dieselben zwei Vektoren denselben Score?
    .reason = Rotationspositionen drehen eine Query und einen Key um Winkel, die mit ihren Positionen wachsen, und der Score hängt
        von der Differenz dieser Winkel ab, also entscheidet der Abstand. Hier steht der Key { $apart } Positionen vor der Query,
        und das bleibt so, wenn beide um { $on } weiterrücken. Bei den anderen Antworten ist der Abstand ein anderer, oder der Key steht nach der Query.
rotary_pair = Query an { $query }, Key an { $key }

capped_score =
    .title = Eine weiche Grenze
    .question = Ein Kopf hat die weiche Grenze { $cap }. Was macht sie aus einem skalierten Score von { SHORT($score) }?
    .reason = Eine weiche Grenze c macht aus einem Score s den Wert c · tanh(s ÷ c). { SHORT($score) } ÷ { $cap } =
        { SHORT($times) }, und tanh({ SHORT($times) }) ≈ { DECIMAL($tanh, digits: 4) }; mal { $cap } ergibt das
        { DECIMAL($capped, digits: 1) }.

sink_share =
    .title = Was eine Senke übrig lässt
    .question = Eine Zeile der Attention hat { $count } Wörter mit gleichen Scores und eine Senke{ $more ->
            [0] { " " }mit demselben Score
           *[other] , deren Score um 1 größer ist
        }. Die Temperatur ist 1. { $level ->
            [2] Wie viel Gewicht erhält jedes Wort?
           *[other] Wie viel Gewicht erhalten die Wörter zusammen?
        }
    .reason = Nur die Verhältnisse zählen, also setze für jedes Wort e hoch Score gleich 1; dann trägt die Senke { $more ->
            [0] ebenfalls 1
           *[other] e ≈ 2,72
        } bei, und die Summe ist { SHORT($terms, digits: 3) }. { $level ->
            [2] Jedes Wort erhält 1 ÷ { SHORT($terms, digits: 3) } ≈ { $share } %.
           *[other] Die Wörter erhalten { $count } ÷ { SHORT($terms, digits: 3) } ≈ { $share } %.
        } Den Rest nimmt die Senke; sie hat keinen Value, also trägt er nichts zur Ausgabe bei.
todays_bug =
    .title = Welcher Fehler heutiger Modelle ist das?
    .question = { which_bug.question }
    .reason = { which_bug.reason }

## Bilder

# Stufe eines Bildes oder sein eigener Name → sein Titel
PLANES =
    .scores = Scores
    .scaled = Skalierte Scores
    .weights = Attention-Gewichte
    .values = Values der Keys
    .output = Ausgaben
    .moved = Änderung der Ausgaben
    .open = Attention-Gewichte ohne Maske
    .colder = Attention-Gewichte bei Temperatur 0,5
    .unscaled = Attention-Gewichte ohne Skalierung
    .right = Die richtigen Gewichte
    .wrong = Die Gewichte des fehlerhaften Programms
    .after_hiding = Attention-Gewichte mit der Maske
    .after_swap = Ausgaben nach dem Tausch
    .at_zero = Attention-Gewichte bei Temperatur 0
    .without_end = Attention-Gewichte bei unendlicher Temperatur
    .output_without_end = Ausgaben bei unendlicher Temperatur
    .after_dropout = Attention-Gewichte nach Dropout
    .at_goal = Attention-Gewichte bei der Temperatur, die das Ziel erreicht
