### Wie die Seite der Fehler jeden Fehler nennt und jede Zahl, die ihn zeigt.

# der Name des Fehlers im Link → sein Titel
TITLES =
    .no_scaling = Keine Skalierung
    .model_scale = √d_model statt √head_size
    .wrong_axis = Softmax über die falsche Achse
    .dropout_before_softmax = Dropout vor der Softmax
    .dropped_returned = Gewichte nach dem Dropout zurückgegeben
    .dropout_in_evaluation = Dropout bei der Auswertung noch an
    .mask_swapped = Maske mit vertauschtem True und False
    .zero_fill = Verdeckte Scores auf 0 gesetzt
    .finite_fill = Verdeckte Scores auf −10⁹ gesetzt
    .float_mask_added = Eine Maske aus 1 und 0, zu den Scores addiert
    .mask_after_softmax = Maske nach der Softmax
    .blind_row = Eine Query, für die alle Keys verdeckt sind
    .padded_rows = Padding als Query verdeckt, nicht als Key
    .context_length = Maske am falschen Ende abgeschnitten
    .mask_repeated = Eine Maske in falscher Reihenfolge über die Köpfe wiederholt
    .split_without_transpose = Köpfe ohne Transponieren geteilt
    .join_without_transpose = Köpfe ohne Transponieren verbunden
    .heads_averaged = Gewichte über die Köpfe gemittelt
    .every_head_the_first = Jeder Kopf liest die Spalten von Kopf 0
    .groups_tiled = Keys und Values von Gruppen reihum wiederholt
    .batch_and_time_mixed = Beispiele und Wörter durch view vermischt
    .no_positions = Positionen vergessen
    .averaged_in_place = Mitteln in-place
    .fused_split_in_blocks = q, k, v aus einem Produkt falsch aufgeteilt
    .scale_of_another_width = Scores bei jeder Kopfgröße durch √64 geteilt
    .rotary_layouts_mixed = Rotationspositionen auf falschen Paaren
    .positions_from_zero = Positionen trotz Cache ab 0 gezählt
    .causal_from_the_first_key = Kausale Maske ab dem ersten Key
    .cap_after_mask = Weiche Grenze nach der Maske
    .sink_left_out = Senke in der Summe vergessen
    .padding_on_the_wrong_side = Padding auf der falschen Seite erwartet
SUMMARIES =
    .no_scaling = Scores gehen unskaliert in die Softmax. Je breiter der Kopf, desto größer
        sind sie im Allgemeinen, und desto mehr konzentriert sich eine Zeile auf wenige Keys.
    .model_scale = Scores werden durch die Wurzel von d_model geteilt, der Breite eines Wortvektors, nicht durch die Wurzel
        der Kopfgröße.
    .wrong_axis = Die Softmax läuft über die Queries: Die Spalten summieren sich zu 1, und eine Ausgabe ist kein gewichteter
        Mittelwert der Values mehr.
    .dropout_before_softmax = Scores fallen weg, nicht Gewichte. Auch ein Score von 0 ergibt ein Gewicht, also fällt
        kein Gewicht weg, und die anderen Scores werden vergrößert.
    .dropped_returned = Beim Training setzt Dropout einige Gewichte auf 0 und teilt die anderen durch 1 − p. Gibt eine
        Schicht diese Gewichte zurück, so summieren sich die Zeilen nicht mehr zu 1: Bei p = 0,1 hat eine Zeile, aus der nichts
        wegfällt, die Summe 1,11. Die Ausgabe bleibt richtig.
    .dropout_in_evaluation = scaled_dot_product_attention lässt Gewichte weg, sobald dropout_p größer als 0 ist. Von
        model.eval() erfährt die Funktion nichts, also ergibt jeder Durchlauf mit denselben Wörtern andere Ausgaben. Übergib 0,
        außer beim Training.
    .mask_swapped = True gilt als „verdecken“ statt als „darf achten“: Jede Query achtet genau auf die Keys, die
        verdeckt sein sollten, und eine Query, die auf alle achten darf, achtet auf keinen.
    .zero_fill = Ein verdeckter Score wird 0 statt −∞, und e⁰ ist 1: Verdeckte Wörter erhalten trotzdem Gewicht.
    .finite_fill = Sind für eine Query alle Keys verdeckt, so sind alle ihre Scores dieselbe große negative Zahl: Die
        verdeckten Wörter teilen sich das Gewicht gleichmäßig.
    .float_mask_added = Eine boolesche Maske verdeckt Keys, eine Maske aus Zahlen aber wird zu den Scores addiert. Steht 1
        für „sichtbar“ und 0 für „verdeckt“, so steigen sichtbare Scores um 1, und verdeckte bleiben: Verdeckte Wörter
        erhalten trotzdem Gewicht.
    .mask_after_softmax = Verdeckte Wörter gehen in die Softmax ein und verlieren ihr Gewicht erst danach: Es fehlt
        dann in der Summe der Zeile.
    .blind_row = Alle Scores einer Zeile sind −∞, und ihre Softmax ist 0 ÷ 0, undefiniert. Das breitet sich auf Ausgaben
        und Gradienten aus.
    .padded_rows = Eine Padding-Maske muss eine Spalte verdecken: Keine Query darf auf das Padding achten. Hier verdeckt sie
        stattdessen die Zeile, also achtet das Padding auf nichts, aber die anderen Wörter achten weiterhin auf das Padding.
    .context_length = Die Maske ist für den längsten Text gemacht. Wird sie für einen kürzeren am falschen Ende
        abgeschnitten, so sind spätere Wörter sichtbar.
    .mask_repeated = nn.MultiheadAttention erwartet für jedes Beispiel und jeden Kopf eine Maske, die eines Beispiels
        hintereinander. mask.repeat(heads, 1, 1) reiht stattdessen die Beispiele abwechselnd aneinander, also bekommen manche Köpfe die
        Maske eines anderen Beispiels. Beispiel 1 ist hier dein Satz, dessen letztes Wort als Padding verdeckt ist; Beispiel 0 ist
        der Satz rückwärts, ohne Padding.
    .split_without_transpose = Ein view auf (heads, T, head_size) hat die richtige Form, teilt aber entlang des Textes:
        Ein Kopf bekommt einige der Wörter, nicht einen Abschnitt jedes Wortes.
    .join_without_transpose = Ein view auf (T, heads × head_size) hat die richtige Form, aber eine Zeile enthält dann die
        Ausgaben mehrerer Wörter.
    .heads_averaged = nn.MultiheadAttention gibt den Mittelwert der Gewichte seiner Köpfe zurück, solange man nicht
        average_attn_weights=False übergibt. Die Ausgabe bleibt richtig, aber wo sich die Köpfe unterscheiden, zeigt der
        Mittelwert keinen von ihnen.
    .every_head_the_first = Jeder Kopf muss seine eigenen Spalten der Queries, Keys und Values lesen. Hier lesen alle die
        ersten Spalten, also liefern alle Köpfe die Ausgabe von Kopf 0.
    .groups_tiled = In Gruppen teilen sich benachbarte Köpfe Keys und Values: Von vier Köpfen in zwei Gruppen lesen die Köpfe
        0 und 1 die Keys der ersten Gruppe, die Köpfe 2 und 3 die der zweiten. PyTorchs repeat wiederholt die Gruppen
        stattdessen reihum (0, 1, 0, 1), also lesen manche Köpfe die Keys einer anderen Gruppe. Die zwei Gruppen haben hier die Keys und Values der Köpfe 0 und 1.
    .batch_and_time_mixed = Zahlen in der Reihenfolge (Wort, Beispiel) werden mit view als (Beispiel, Wort) gelesen,
        nicht transponiert: Ein Beispiel bekommt Wörter anderer Beispiele.
    .no_positions = Ohne Positionen und Maske kann Attention eine Reihenfolge der Wörter nicht von einer anderen
        unterscheiden.
    .averaged_in_place = Mittelwerte werden in das Array geschrieben, aus dem sie berechnet werden: Ab Zeile 2 werden
        Mittelwerte gemittelt.
    .fused_split_in_blocks = Eine Matrix berechnet q, k und v gemeinsam. Hier stehen ihre Spalten Kopf für Kopf, zuerst q, k und v
        von Kopf 0, wie in GPT-NeoX; der Code teilt sie in drei Blöcke, wie in GPT-2. Jede Form stimmt, aber manche Köpfe
        verwenden dann Queries als Keys oder Keys als Values.
    .scale_of_another_width = Der Code teilt immer durch √64 = 8, die Wurzel der Kopfgröße, für die er geschrieben
        wurde. In einem schmaleren Kopf ist das zu viel, also sind die Gewichte zu gleichmäßig; in einem breiteren ist es
        zu wenig, also konzentrieren sie sich zu stark.
    .rotary_layouts_mixed = Rotationspositionen drehen Paare von Zahlen. Dieses Modell paart Zahl i mit Zahl i +
        head_size/2; der Code paart stattdessen Nachbarn, die Zahlen 2i und 2i + 1, wie andere Modelle es tun. Kein Vektor
        ändert seine Länge, und ein Score hängt weiterhin vom Abstand seiner Wörter ab, also sieht nichts falsch aus. Die
        Projektionen wurden aber für die Paare dieses Modells trainiert.
    .positions_from_zero = Mit einem Cache bekommt jeder Aufruf nur das neueste Wort, also ist dessen Position die Zahl der Wörter, die
        schon im Cache stehen. Hier zählt jeder Aufruf ab 0: Jedes Wort wird um den Winkel 0 gedreht, und die
        Rotationspositionen kodieren die Reihenfolge nicht mehr.
    .causal_from_the_first_key = Mit einem Cache gibt es mehr Keys als Queries, und die kausale Maske muss in der
        unteren rechten Ecke enden, wo die letzte Query auf den letzten Key trifft. Ein bloßes tril() beginnt stattdessen in
        der oberen linken Ecke, also darf das erste neue Wort nur auf das allererste Wort achten, nicht einmal auf
        sich selbst.
    .cap_after_mask = Eine weiche Grenze macht aus jedem Score s den Wert c · tanh(s / c), der zwischen −c und c liegt. Nach der
        Maske angewandt, macht sie aus −∞ den Score −c, einen wie jeden anderen, und verdeckte Wörter erhalten Gewicht. Hier
        ist c = 2. Bei c = 50 wie in Gemma 2 ist das Gewicht eines verdeckten Wortes das eines Keys mit Score 0 mal e⁻⁵⁰,
        also bemerkt kaum ein Test den Fehler.
    .sink_left_out = Wurde ein Modell mit einer Senke trainiert, so teilt die Softmax jede Zeile durch eine Summe mit einem
        Summanden mehr: e hoch Score der Senke. Er gehört zu keinem Wort, also teilen sich die Wörter weniger als 1. Ohne
        ihn ist die Summe einer Zeile 1, was richtig aussieht, aber Gewichte und Ausgaben sind zu groß.
    .padding_on_the_wrong_side = Um Text für mehrere Sätze auf einmal zu erzeugen, füllt man kürzere links mit Padding
        auf. Eine Maske, die das Padding rechts erwartet, verdeckt das letzte Wort statt des ersten: Das Padding erhält
        Gewicht, und das neueste Wort ist verdeckt, sogar für sich selbst.
CAUSAL = Deine Einstellungen verdecken nichts, also wird eine kausale Maske verwendet.
BLIND = Eine kausale Maske wird verwendet, und das erste Wort ist als Padding verdeckt: Seine Query darf auf nichts
    achten.
ONE_HEAD = Du hast einen Kopf eingestellt, also werden zwei verwendet.
DROPOUT = Dropout ist hier 0,5, da deine Einstellung nichts oder alles weglässt.

# was ein Fehler braucht und die Einstellungen nicht haben
PREMISES =
    .dropout_before_softmax = { DROPOUT }
    .dropped_returned = { DROPOUT }
    .dropout_in_evaluation = { DROPOUT }
    .mask_swapped = { CAUSAL }
    .zero_fill = { CAUSAL }
    .finite_fill = { BLIND }
    .float_mask_added = { CAUSAL }
    .mask_after_softmax = { CAUSAL }
    .blind_row = { BLIND }
    .padded_rows = { BLIND }
    .context_length = Eine kausale Maske wird verwendet, die für doppelt so viele Wörter wie deine gemacht ist.
    .mask_repeated = { ONE_HEAD }
    .split_without_transpose = { ONE_HEAD }
    .join_without_transpose = { ONE_HEAD }
    .heads_averaged = { ONE_HEAD }
    .every_head_the_first = { ONE_HEAD }
    .groups_tiled = Zwei Gruppen brauchen eine gerade Zahl von Köpfen, hier mindestens vier.
    .batch_and_time_mixed = Es gibt zwei Beispiele: deine Wörter und deine Wörter rückwärts.
    .no_positions = Es wird keine Maske verwendet, denn auch eine Maske kodiert die Reihenfolge. Deine Wörter werden mit
        deinen Wörtern rückwärts verglichen.
    .averaged_in_place = Das ist keine Attention: Jede Zeile ist der Mittelwert der Wörter bis zu ihrem eigenen.
    .fused_split_in_blocks = { ONE_HEAD }
    .rotary_layouts_mixed = Rotationspositionen mit der Basis 10.000 werden verwendet.
    .positions_from_zero = Rotationspositionen und ein Cache werden verwendet: Deine Wörter kommen eines nach dem
        anderen, wie beim Erzeugen von Text, und jedes achtet auf sich selbst und auf frühere Wörter.
    .causal_from_the_first_key = Eine kausale Maske und ein Cache werden verwendet: Keys und Values von etwa der Hälfte
        deiner Wörter stehen im Cache, und die anderen Wörter kommen danach in einem Aufruf.
    .cap_after_mask = { CAUSAL }
    .sink_left_out = Eine Senke mit Score 0 wird verwendet: Sie addiert e⁰ = 1 zu der Summe, durch die die Softmax eine
        Zeile teilt.
    .padding_on_the_wrong_side = { BLIND }

# was man sieht → in Worten
SIGNS =
    .nan = undefinierte Zahlen (NaN)
    .sums = Zeilensummen ungleich 1
    .leak = verdeckte Wörter erhalten Gewicht
    .sharp = Gewichte zu konzentriert
    .flat = Gewichte zu gleichmäßig
    .runs = zwei Durchläufe mit denselben Wörtern unterscheiden sich
    .silent = nichts Auffälliges, doch falsche Zahlen

SYMPTOMS =
    .Variance_of_the_scaled_scores = Varianz der skalierten Scores
    .Largest_weight_mean_of_all_rows = Größtes Gewicht, Mittel aller Zeilen
    .Effective_keys_mean_of_all_rows = Effektive Keys, Mittel aller Zeilen
    .Smallest_row_sum = Kleinste Summe einer Zeile
    .Largest_row_sum = Größte Summe einer Zeile
    .Row_sum_mean_of_all_rows = Summe einer Zeile, Mittel aller Zeilen
    .Allowed_weights_that_are_0 = Gewichte von 0, deren Keys nicht verdeckt sind, in Prozent
    .Mean_of_400_draws_distance_from_the_weights = Abstand des Mittels von 400 Ziehungen von den Gewichten
    .Weight_on_hidden_words_mean_of_all_rows = Gewicht verdeckter Wörter, Mittel aller Zeilen
    .Weight_on_hidden_words_mean_of_rows_without_NaN = Gewicht verdeckter Wörter, Mittel der Zeilen ohne NaN
    .Weights_that_are_NaN = Undefinierte Gewichte (NaN)
    .Row_0_weight_on_hidden_words_head_0 = Gewicht verdeckter Wörter in Zeile 0 von Kopf 0
    .Row_0_sees_nothing_its_sum = Summe von Zeile 0, die auf nichts achten darf
    .Row_0_sees_nothing_its_effective_keys = Effektive Keys von Zeile 0, die auf nichts achten darf
    .Outputs_that_are_NaN = Undefinierte Ausgaben (NaN)
    .Numbers_in_the_gradient_of_v_that_are_NaN = Undefinierte Zahlen im Gradienten von v (NaN)
    .Weight_on_the_future_mean_of_all_rows = Gewicht späterer Wörter, Mittel aller Zeilen
    .Words_that_row_0_may_see = Wörter, auf die Zeile 0 achten darf
    .Words_that_head_0_is_made_of = Wörter, deren Zahlen in Kopf 0 stehen
    .Distance_of_head_0_s_queries_from_its_own_columns = Abstand der Queries von Kopf 0 von seinen eigenen Spalten
    .Words_whose_outputs_stand_in_row_0 = Wörter, deren Ausgaben in Zeile 0 stehen
    .Distance_of_row_0_from_its_heads_outputs = Abstand von Zeile 0 von den Ausgaben ihrer Köpfe
    .Examples_mixed_into_example_0 = Beispiele, die in Beispiel 0 vermischt sind
    .Change_of_example_0_when_example_1_changes_sign = Änderung von Beispiel 0, wenn Beispiel 1 sein Vorzeichen wechselt
    .Change_of_scores_when_the_words_are_reversed = Änderung der Scores, wenn die Wörter rückwärts stehen
    .Change_of_outputs_when_the_words_are_reversed = Änderung der Ausgaben, wenn die Wörter rückwärts stehen
    .Row_2_weight_of_word_0 = Zeile 2, Gewicht von Wort 0
    .Row_2_weight_of_word_1 = Zeile 2, Gewicht von Wort 1
    .Row_2_weight_of_word_2 = Zeile 2, Gewicht von Wort 2
    .Rows_that_drift = Zeilen mit falschen Gewichten
    .Change_of_the_source = Änderung des Arrays, das gelesen wird
    .Weight_on_padding_mean_of_all_rows = Gewicht des Paddings, Mittel aller Zeilen
    .Rows_that_attend_to_padding = Zeilen, die auf Padding achten
    .Largest_difference_between_heads_0_and_1 = Größter Unterschied zwischen Kopf 0 und Kopf 1
    .Difference_between_two_runs_of_the_same_words = Größter Unterschied zwischen zwei Durchläufen mit denselben Wörtern
    .Heads_whose_mask_is_another_example_s = Köpfe mit der Maske eines anderen Beispiels
    .Heads_whose_weights_are_head_0_s = Köpfe mit den Gewichten von Kopf 0, er selbst mitgezählt
    .Heads_that_read_another_group_s_keys = Köpfe, die die Keys einer anderen Gruppe lesen
    .Heads_with_queries_of_their_own = Köpfe, die ihre eigenen Queries lesen
    .Words_that_the_last_row_may_see = Wörter, auf die die letzte Zeile achten darf
    .Position_at_which_the_last_word_is_read = Position, an der das letzte Wort gelesen wird
    .Change_of_the_scaled_scores_by_rotation_mean = Änderung der skalierten Scores durch die Drehung, Mittel
    .Difference_between_the_keys_of_heads_0_and_1 = Größter Unterschied zwischen den Keys der Köpfe 0 und 1
    .Largest_difference_of_outputs = Größter Unterschied der Ausgaben
    .Largest_difference_of_outputs_NaN_left_out = Größter Unterschied der Ausgaben, ohne undefinierte
