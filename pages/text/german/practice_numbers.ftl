### Was Fragen zu Scores, Temperatur und Dropout sagen: Titel, Frage und Begründung.
PLANES =
    .at_zero = Aufmerksamkeitsgewichte bei Temperatur 0
    .without_end = Aufmerksamkeitsgewichte bei unendlicher Temperatur
    .output_without_end = Ausgaben bei unendlicher Temperatur
    .after_dropout = Aufmerksamkeitsgewichte nach Dropout
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
            [3] Das Bild zeigt Values. { QUERY($query) } darf auf sich selbst und auf die Wörter davor achten. Die Temperatur
                geht gegen unendlich. Welcher Zahl nähert sich Spalte 0 seiner Ausgabe?
           *[other] Das Bild zeigt Aufmerksamkeitsgewichte{ $masked ->
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
    .reason = Softmax wendet die Exponentialfunktion auf jeden Score{ $temperature ->
            [1] { "" }
           *[other] , geteilt durch die Temperatur,
        } an. So wird aus einer Differenz von Scores ein Verhältnis von Gewichten: { $temperature ->
            [1] e^{ DECIMAL($gap) }
           *[other] e^({ DECIMAL($gap) } ÷ { SHORT($temperature) })
        } = { DECIMAL($ratio, digits: 1) }. Die Gewichte sind { PERCENT($larger_share) } und { PERCENT($smaller_share) }.
times = { DECIMAL($ratio, digits: 1) }-mal
dropped_weights =
    .title = Dropout
    .question = Das Bild zeigt Aufmerksamkeitsgewichte. Dropout mit p = { SHORT($p) } setzt in der Zeile von
        { QUERY($query) } das Gewicht von { AND($dropped) } auf 0. { $level ->
            [3] Was ergeben die Gewichte dieser Zeile danach zusammen?
           *[other] Welches Gewicht hat { KEY($key) } danach?
        }
    .reason = Die übrigen Gewichte werden durch 1 − p = { SHORT($stays) } geteilt: { PERCENT($share) } ÷ { SHORT($stays) } =
        { PERCENT($after) } für { KEY($key) }. Von der Zeile bleiben { $kept } = { PERCENT($left) }, und { PERCENT($left) } ÷
        { SHORT($stays) } = { PERCENT($sum) }, nicht 100 %. Erst das Mittel vieler Ziehungen nähert sich wieder den
        ursprünglichen Gewichten.
