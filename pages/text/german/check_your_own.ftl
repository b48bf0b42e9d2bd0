### Was die Seite sagt, auf der Besucher die Tensoren einer Attention prüfen: die Datei, das Urteil, seine Belege.
TITLE = Stimmt deine eigene Attention?
lead = Speichere die Tensoren eines Aufrufs deiner Attention und lade die Datei hoch. Die Seite berechnet die Attention aus deinen q, k
    und v neu und macht dann jeden bekannten Fehler mit Absicht: Der, bei dem deine Zahlen herauskommen, steckt sehr
    wahrscheinlich in deinem Code. Der Server behält die Tensoren nur im Speicher deiner Sitzung, die einige Zeit nach dem
    Schließen der Seite endet, und gibt sie an niemanden weiter.
UPLOAD = Deine Tensoren
UPLOAD_HELP = Eine .npz-, .npy- oder .safetensors-Datei von höchstens 16 MB: q, k, v und weights oder output oder beide; wo es sie gibt,
    mask (True oder 1: darf achten auf) und bias. Eine .npy-Datei enthält nur einen Tensor; lade dann mehrere hoch: q.npy, k.npy
    und so weiter.
PASTE = Oder ausgegebene Tensoren einfügen
PASTE_HELP = Gib jeden Tensor mit seinem Namen und allen Zahlen aus und füge die Ausgabe wie im Beispiel ein. Ausgegebene Zahlen sind
    gerundet, deshalb zählt ein Unterschied erst, wenn er größer ist als die Rundung. Nach dieser Zeile gibt torch alle Zahlen mit
    mehr Stellen aus:
PASTED = Eingefügte Tensoren
PASTED_TENSORS = deine eingefügten Tensoren
SAMPLE = Oder probiere einen Aufruf mit bekanntem Urteil
SAMPLES =
    .right = Kein Fehler
    .subtle = Ein unauffälliger Fehler
    .two = Zwei Fehler
NOTHING = Lade eine Datei hoch, oder wähle einen der bekannten Aufrufe.
about = Urteil über { $files }:
about_sample = Urteil über den bekannten Aufruf „{ $name }“, nicht über eine Datei von dir:
CANNOT = Das lässt sich nicht prüfen
# Why a file isn’t opened; kind: pickle or other; cell: CELL_TITLE.
refused = { $kind ->
    [pickle] { $name } ist wahrscheinlich ein Pickle, wie torch.save ihn schreibt. Wer einen Pickle öffnet, führt womöglich fremden Code aus, der darin
        steht; diese Seite öffnet deshalb keinen. Speichere die Tensoren mit der Zelle unter „{ $cell }“.
   *[other] { $name } wird nicht geöffnet: Die Seite liest Dateien, deren Namen auf { $endings } enden. Die Zelle unter „{ $cell }“ speichert eine.
}
CELL_TITLE = Wie speichere ich meine Tensoren?
CELL = Kopiere diese Zelle in dein Programm, hinter die Zeile, die die Ausgabe berechnet. Die Achsen von q, k und v sind (Batch, Köpfe,
    Token, Breite). Lass weights oder output weg, wo dein Code sie nicht hat, und nimm "mask" (True: darf achten auf) oder
    "bias" hinzu, wo es sie gibt.
too_large = Dieser Aufruf braucht { GROUPED($needed) } Multiplikationen (Beispiele × Köpfe × Queries × Keys × Breite), und die Seite
    berechnet höchstens { GROUPED($most) }: Speichere weniger Beispiele oder Token, oder führe „python -m attn_core diagnose FILE“ auf
    deinem Rechner aus
no_matrix = weights braucht eine Achse der Queries, eine der Keys und mindestens eine Zahl, hat aber die Form { $shape }

## wie die Datei gelesen wurde

READ = Wie wurden die Tensoren gelesen?
AS_NAMED = Jeder Tensor stand unter seinem eigenen Namen da, die Achsen in der üblichen Reihenfolge.
TOKENS_FIRST = q, k und v sind (Batch, Token, Köpfe, Breite)
TOKENS_FIRST_HELP = Aus: Die Reihenfolge ist (Batch, Köpfe, Token, Breite), außer die Form der Gewichte zeigt, dass die Token zuerst kommen.
LAYOUT = Stehen die Achsen deiner Datei in der Reihenfolge (Batch, Token, Köpfe, Breite), dann schalte unter „{ READ }“ den Schalter ein.
LAYER = Schicht des Stapels
EXAMPLE = Beispiel des Batches
HEAD = Kopf
renamed = { $name } heißt bei dir „{ WORD($called) }“.
turned = { $names } werden als (Batch, Token, Köpfe, Breite) gelesen.

## das Urteil

attention = Das ist Attention { $mask }; die Scores werden mit 1/√head_size = { $scale } multipliziert.
MASKS =
    .given = mit deiner Maske
    .none = ohne Maske
    .causal = mit einer kausalen Maske
    .causal_lower_right = mit einer kausalen Maske, die am letzten Key endet
SCOPE = Die Prüfung beginnt bei q, k und v und endet bei den vorliegenden Gewichten oder Ausgaben: Woraus q, k und v entstehen,
    etwa die Projektionen, das Aufteilen in Köpfe oder Rotationspositionen, kann noch falsch sein, und ebenso alles, was folgt.
assumed = Es liegt keine Maske vor, deshalb hat die Seite die Attention ohne Maske und mit einer kausalen Maske probiert. Dieses Urteil
    gilt für die Attention { $mask }.
NEXT = Prüfe, ob alle Tensoren aus demselben Aufruf stammen, ob Maske und Bias dabei sind, wo es sie gibt, und ob
    Dropout aus ist: model.eval(). Sieh dir dann die Zellen an, die am stärksten abweichen.
wrong = Das ist keine Attention. { $found ->
    [one] Ein Fehler erklärt alle Zahlen.
    [two] Zwei Fehler zusammen erklären alle Zahlen.
    [several] { $count } Erklärungen passen gleich gut: Vergleiche ihre Zeilen mit deinem Code.
   *[none] Kein bekannter Fehler erklärt die Zahlen.
}
BUGS =
    .one = diesem Fehler
    .two = diesen beiden Fehlern
# before: how far the numbers are from attention; after: the same once the bugs are made; bugs: one of BUGS
fits = { $found ->
    [infinite] Einige deiner Zahlen sind NaN oder unendlich, anders als die der Attention. Von der Attention mit { $bugs } weichen deine
        Zahlen nur um { $after } ab; das ist Rundung.
    [exact] Deine Zahlen weichen von der Attention um bis zu { $before } ab; mit der Attention mit { $bugs } stimmen sie genau überein.
   *[rounding] Deine Zahlen weichen von der Attention um bis zu { $before } ab, von der Attention mit { $bugs } aber nur um
        { $after }; das ist Rundung.
}
CHANGE = **Die Zeilen, die zu ändern sind:** − tut dein Code anscheinend, + ist richtig.
MORE = Weitere Erklärungen
REPORT = Der Bericht von attn_core, auf Englisch
SEE = An einem Satz ansehen:
ALONE = Es liegen Gewichte ohne q, k und v vor, daher lässt sich nicht sagen, ob sie richtig sind: Das hängt von den Scores ab, und
    die entstehen aus q und k. Über jede Zeile lässt sich trotzdem sagen, ob sie sich zu 1 summiert und auf wie viele Keys sie sich
    konzentriert.

## die Belege

SHARPNESS = Wie scharf ist jede Zeile?
EVIDENCE = Wo zeigt es sich?
where = Kopf { $head } von Beispiel { $example } weicht in { $all ->
    [one] der einzigen Zeile
    [yes] allen { $of } Zeilen
   *[no] { $rows } von { $of } Zeilen ({ $listed })
} von der Attention ab, am stärksten in Query { $query }, { $shows ->
    [weights] Key
   *[output] Komponente
} { $column }: { $theirs } statt { $right }.
nowhere = Kopf { $head } von Beispiel { $example } stimmt in jeder Zelle mit der Attention überein.
scale = Farbskala { $low } bis { $high }
UNDEFINED = undefiniert
PICTURES =
    .weights_right = Richtige Gewichte
    .weights_theirs = Deine Gewichte
    .weights_difference = Deine − richtige
    .output_right = Richtige Ausgabe
    .output_theirs = Deine Ausgabe
    .output_difference = Deine − richtige
AXES = Zeilen sind Queries, Spalten sind Keys.
HIDDEN = Ein Punkt ist eine Zelle, die die Maske verdeckt.
MARKED = Die Rahmen markieren die Zelle, die am stärksten abweicht, und ihre Zeile.
LEAKS = Ein gepunkteter Rahmen markiert Gewicht auf einem Key, den die Maske verdeckt.
AGREES = Die Gewichte stimmen in jeder Zelle mit der Attention überein, die Ausgabe aber nicht:
AXES_OF_OUTPUT = Zeilen sind Queries, Spalten sind die Komponenten der Ausgabe.
LARGEST = Die Zellen, die am stärksten abweichen
CELLS =
    .query = Query
    .key = Key
    .component = Komponente
    .right = richtig
    .theirs = deine
ROWS =
    .query = Query
    .sum = Summe
    .keys = effektive Keys
    .entropy = Entropie
    .largest = größtes Gewicht
sharp = { $found ->
    [none] Keine Zeile dieses Kopfes kann aus Gewichten bestehen: Jede hat eine negative oder nicht endliche Zahl oder summiert sich nicht zu 1.
    [all] Jede Zeile dieses Kopfes summiert sich zu 1 und achtet effektiv auf { DECIMAL($least, digits: 1) } bis { DECIMAL($most, digits: 1) } von { $keys } Keys.
   *[some] In nur { $rows } von { $of } Zeilen dieses Kopfes können Gewichte stehen; die anderen haben eine negative oder nicht endliche
        Zahl oder summieren sich nicht zu 1. Eine Zeile, die aus Gewichten bestehen kann, achtet effektiv auf { DECIMAL($least, digits: 1) } bis
        { DECIMAL($most, digits: 1) } von { $keys } Keys.
}

# was sonst gemeldet wird: Name eines Fehlers → sein Titel, und was stattdessen zu tun ist, zu jedem Namen
TITLES =
    .scaled_twice = Durch head_size geteilt, ohne die Wurzel
    .multiplied_by_the_root = Mit √head_size multipliziert
    .other_scale = Eine andere Skalierung
    .softmax_over_heads = Softmax über die Köpfe
    .softmax_over_examples = Softmax über die Beispiele
    .softmax_twice = Softmax zweimal angewandt
    .no_softmax = Keine Softmax
    .fill_too_small = Verdeckte Scores mit zu großer Zahl gefüllt
    .mask_lost = Die Maske wird nicht angewandt
    .mask_transposed = Die Maske ist transponiert
    .causal_from_the_last_key = Kausale Maske ab dem letzten Key
    .mask_one_key_too_far = Maske einen Key zu weit
    .mask_one_key_too_near = Maske einen Key zu kurz
    .own_key_hidden = Der eigene Key ist verdeckt
    .window_one_too_wide = Fenster einen Key zu breit
    .window_one_too_narrow = Fenster einen Key zu schmal
    .window_wider_on_both_sides = Fenster auf beiden Seiten zu breit
    .window_narrower_on_both_sides = Fenster auf beiden Seiten zu schmal
    .bias_lost = Der Bias wird nicht addiert
    .bias_before_scale = Bias vor der Skalierung addiert
    .values_are_keys = Keys anstelle der Values
    .heads_and_tokens_swapped = Köpfe und Token vertauscht
    .examples_and_tokens_swapped = Beispiele und Token vertauscht
ADVICE =
    .no_scaling = Die Scores werden nicht skaliert; teile sie durch die Wurzel der Breite eines Kopfes,
        math.sqrt(head_size).
    .model_scale = Die Scores werden durch die Wurzel von d_model geteilt; teile durch die der Breite eines Kopfes,
        math.sqrt(head_size).
    .scale_of_another_width = Die Scores werden durch 8 geteilt, die Wurzel der Kopfgröße 64; teile durch die Wurzel
        der Größe dieses Kopfes, math.sqrt(head_size).
    .scaled_twice = Die Scores werden durch die Breite eines Kopfes geteilt, head_size: Entweder fehlt die Wurzel,
        math.sqrt(head_size), oder sie werden zweimal skaliert; scaled_dot_product_attention skaliert selbst, übergib ihr
        q also unverändert.
    .multiplied_by_the_root = Die Scores werden mit der Wurzel der Breite eines Kopfes multipliziert; teile durch sie.
    .other_scale = Die Scores werden mit einer anderen Zahl als 1 / math.sqrt(head_size) multipliziert.
    .wrong_axis = Die Softmax läuft über die Queries; sie muss über die Keys laufen, die letzte Achse: dim=-1.
    .softmax_over_heads = Die Softmax läuft über die Köpfe; sie muss über die Keys laufen, die letzte Achse: dim=-1.
    .softmax_over_examples = Die Softmax läuft über die Beispiele des Batches; sie muss über die Keys laufen, die letzte
        Achse: dim=-1.
    .softmax_twice = Die Softmax wird zweimal angewandt: So werden die Gewichte fast gleich, und verdeckte Keys bekommen
        auch welche; wende sie einmal an.
    .no_softmax = Die Scores selbst dienen als Gewichte; die Softmax fehlt.
    .dropout_before_softmax = Dropout wirkt auf die Scores; ein Score von 0 hat noch Gewicht, wende es also auf die
        Gewichte an.
    .dropped_returned = Zurückgegeben werden die Gewichte nach dem Dropout; gib die davor zurück.
    .dropout_in_evaluation = Dropout ist aktiv; außerhalb des Trainings muss die Wahrscheinlichkeit dafür 0 sein.
        scaled_dot_product_attention erfährt nichts von model.eval(): Übergib außerhalb des Trainings dropout_p=0.0.
    .mask_swapped = Die Maske verdeckt die Keys, auf die geachtet werden darf; True und False sind vertauscht, kehre sie
        mit ~ um.
    .zero_fill = Verdeckte Scores werden auf 0 gesetzt, und e hoch 0 ist 1; setze sie vor der Softmax auf -inf.
    .cap_after_mask = Die weiche Grenze wird nach der Maske angewandt und macht aus -inf einen endlichen Score;
        begrenze erst die Scores, dann maskiere sie.
    .fill_too_small = Verdeckte Scores werden auf eine Zahl gesetzt, die ihnen noch Gewicht lässt; setze sie vor der
        Softmax auf -inf.
    .finite_fill = Eine Query, die auf keinen Key achten darf, verteilt ihr Gewicht auf alle Keys, denn alle ihre Scores
        haben dieselbe endliche Füllung; fülle mit -inf und setze die Gewichte solcher Zeilen auf 0.
    .float_mask_added = Die Maske wird als 1 und 0 zu den Scores addiert; übergib sie als Wahrheitswerte, oder addiere 0
        und -inf.
    .mask_after_softmax = Die Maske wird nach der Softmax angewandt, deshalb summieren sich die Zeilen nicht mehr zu 1;
        wende sie auf die Scores an.
    .blind_row = Eine Query, die auf keinen Key achten darf, hat NaN, denn die Softmax teilt 0 durch 0; setze die
        Gewichte solcher Zeilen auf 0.
    .padded_rows = Das Padding ist als Query verdeckt; verdecke es als Key, in den Spalten der Maske.
    .padding_on_the_wrong_side = Die Maske verdeckt Keys an einem Ende, aber das Padding steht am anderen; verdecke
        stattdessen die Keys des Paddings.
    .context_length = Die Maske ist aus den falschen Zeilen einer größeren geschnitten; Zeile 0 der Maske gehört zur
        ersten Query.
    .mask_repeated = Die Masken der Beispiele werden reihum auf die Köpfe verteilt; die Köpfe eines Beispiels stehen
        aber beisammen, wiederhole also jede Maske mit repeat_interleave(heads, dim=0).
    .mask_lost = Die Maske wird nicht angewandt; übergib sie, und setze verdeckte Scores vor der Softmax auf -inf.
    .mask_transposed = Die Maske ist transponiert; ihre Zeilen sind die Queries, ihre Spalten die Keys.
    .causal_from_the_first_key = Die kausale Maske beginnt am ersten Key; mit einem Cache von Keys gehört sie in die
        untere rechte Ecke: tril(diagonal=Tk - Tq).
    .causal_from_the_last_key = Die kausale Maske endet am letzten Key; in diesem Aufruf sieht die erste Query nur
        den ersten Key: tril().
    .mask_one_key_too_far = Jede Query sieht einen Key zu viel, nach denen, auf die sie achten darf; verschiebe die
        Diagonale um eins zurück.
    .mask_one_key_too_near = Jeder Query fehlt der letzte Key, auf den sie achten darf; verschiebe die Diagonale der
        Maske um eins nach vorn.
    .own_key_hidden = Keine Query sieht ihren eigenen Key; die Diagonale gehört zur kausalen Maske: tril(), nicht
        tril(diagonal=-1).
    .window_one_too_wide = Das Fenster reicht einen Key zu weit zurück.
    .window_one_too_narrow = Das Fenster endet auf der Seite des ersten Keys einen Key zu früh.
    .window_wider_on_both_sides = Das Fenster ist auf beiden Seiten einen Key zu breit.
    .window_narrower_on_both_sides = Das Fenster ist auf beiden Seiten einen Key zu schmal.
    .bias_lost = Der Bias wird nicht addiert; addiere ihn vor der Softmax zu den skalierten Scores.
    .bias_before_scale = Der Bias wird vor dem Skalieren addiert und deshalb mit skaliert; skaliere erst die Scores,
        dann addiere ihn.
    .split_without_transpose = Die Köpfe werden allein durch view getrennt, das entlang der Token schneidet; trenne die
        Spalten, dann transponiere: view(T, heads, head_size).transpose(0, 1).
    .join_without_transpose = Die Köpfe werden allein durch view verbunden, das Token mischt; transponiere erst, dann
        forme um.
    .heads_averaged = Die Gewichte sind über die Köpfe gemittelt; nn.MultiheadAttention tut das, wenn man nicht
        average_attn_weights=False übergibt.
    .every_head_the_first = Jeder Kopf liest die Spalten von Kopf 0; Kopf h muss die ab h * head_size lesen.
    .groups_tiled = Die geteilten Köpfe von Keys und Values werden reihum wiederholt; benachbarte Köpfe von Queries
        teilen sich aber einen, wiederhole also jeden mit repeat_interleave entlang der Achse der Köpfe, dim=-3 von
        (..., Köpfe, Token, Breite).
    .fused_split_in_blocks = Das gemeinsame Produkt aus q, k und v wird in drei Blöcke geteilt, aber seine Spalten stehen
        Kopf für Kopf; lies es als (heads, 3, head_size), nicht als (3, heads, head_size).
    .values_are_keys = Die Gewichte werden auf die Keys angewandt; wende sie auf die Values an.
    .heads_and_tokens_swapped = q, k und v sehen aus wie (..., Token, Köpfe, Breite): Übergib q.transpose(-3, -2), und
        k, v und die Ausgabe ebenso. Sind sie (..., Köpfe, Token, Breite), so achten im Code Köpfe aufeinander: Ein
        transpose fehlt oder ist zu viel.
    .examples_and_tokens_swapped = Die Achsen der Beispiele und der Token sind vertauscht, deshalb achtet jedes Token
        auf andere Beispiele; eine Schicht von torch nimmt Token zuerst, wenn sie nicht mit batch_first=True gebaut ist.
    .batch_and_time_mixed = Ein view verschiebt die Achse der Beispiele und mischt dabei Token verschiedener Beispiele;
        transponiere stattdessen.
    .no_positions = Queries und Keys entstehen aus Wörtern ohne Positionen; addiere erst die Positionen.
