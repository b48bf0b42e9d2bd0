### Was Fragen zu Größen, Masken und Reihenfolge sagen: Titel, Frage und Begründung.
PLANES =
    .after_hiding = Aufmerksamkeitsgewichte mit der Maske
    .after_swap = Ausgaben nach dem Tausch
hidden_key =
    .title = Ein Key ist verdeckt
    .question = Das Bild zeigt Aufmerksamkeitsgewichte. Nun verdeckt eine Maske { AND($hidden) } nur für die Query
        { QUERY($query) }, und die Scores bleiben gleich. Wie viel ihrer Aufmerksamkeit gibt diese Query dann an { $itself ->
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
        } Welche Form haben die Aufmerksamkeitsgewichte?
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
    .title = Wörter tauschen die Plätze
    .question = Das Bild zeigt Ausgaben, { $level ->
            [1] ohne Positionen und ohne Maske; eine Zeile ist markiert. Nun stehen die Wörter in anderer Reihenfolge:
                „{ SENTENCES($order) }“. Welche Zeile hat dann die markierten Zahlen?
           *[other] { $positions ->
                [yes] mit
               *[no] ohne
            } Positionen und { $masked ->
                [yes] mit einer kausalen Maske
               *[no] ohne Maske
            }. Nun tauschen **{ WORD($first) }** und **{ WORD($second) }** die Plätze. Welche Zeilen dieses Bildes behalten
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
                        { "" }**{ WORD($second) }** summieren dieselben Wörter in anderer Reihenfolge, und die Summe bleibt
                        gleich.
                   *[no] { no_order }. Also wandern die Ausgaben mit ihren Wörtern: Die von **{ WORD($first) }**,
                        { DECIMAL($begins, digits: 1) } in Spalte 0, steht nun dort, wo **{ WORD($second) }** stand. Alle
                        anderen Zeilen summieren dieselben Values.
                }
            }
        }
no_order = Ein Score hängt von zwei Wörtern ab, nicht von ihren Plätzen, und eine Summe hängt nicht von der Reihenfolge ab
numbered_row = die { $there ->
    [0] erste
    [1] zweite
    [2] dritte
   *[other] vierte
} Zeile
no_row = keine Zeile
