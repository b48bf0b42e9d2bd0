### Was die Seite der Fehler sagt: ein Fehler auf deinen Wörtern, sein Symptom, seine Prüfung, seine Korrektur; dann alle.
TITLE = Wie sieht ein Fehler in der Attention aus?
BUG = Fehler
BUG_HELP = Alle Fehler stehen unten in einer Tabelle, jeder mit einem Knopf.
BUG_ON = Fehler an
BUG_ON_HELP = Aus: Auch das zweite Bild stammt vom richtigen Programm.
HEAD = Kopf in den Bildern
HEAD_HELP = Welchen Kopf die Bilder zeigen: Kopf 0 ist der erste.
NO_HEADS = Beim Mitteln gibt es keine Köpfe.
ONE_HEAD = Es gibt nur einen Kopf.
FINDER = ## Welcher Fehler ist deiner?
SIGN = Was ist in deinem eigenen Programm falsch?
SIGN_HELP = Zeigt die Fehler, die bei diesen Einstellungen dieses Symptom haben.
ANY_SIGN = Ich weiß es nicht
PROGRAM_STARTS = Das Programm beginnt mit x, wq, wk, wv, q, k, v, scores, scaled (geteilt durch √head_size und die
    Temperatur) und allowed (True: Diese Query darf auf diesen Key achten), berechnet aus deinen Wörtern und
    Einstellungen.
TABLES =
    .mistake_cells = diese Bilder, Zelle für Zelle
    .mistake_symptom = das Symptom
NOTE = Jeder Fehler wird mit dem Satz dieser Ansicht ausgeführt.
TRY_THIS = **Probiere:**
TRY =
    .previous = Projektionen: das vorige Wort
    .random = Projektionen: zufällig

## ein Fehler

PROGRAMS =
    .right = richtiges Programm
    .bug = mit dem Fehler
    .off = Fehler aus
UNDEFINED = undefiniert
SYMPTOM = ## Sein Symptom in Zahlen
CHECK = ## Eine Prüfung, die ihn findet
FIX = ## Was sich unterscheidet
what = **{ WORD($title) }.** { WORD($summary) }
notes = :gray[{ WORD($notes) }]
mistake_right =
    .key = :gray[**{ PROGRAMS.right }**{ of_head } · { shown_numbers }]
    .alt = { $picture } { PROGRAMS.right }{ of_head }: Zeilen { LIST($labels) }
mistake_mine =
    .key = :gray[**{ switched }**{ of_head } · { shown_numbers }]
    .alt = { $picture } { switched }{ of_head }: Zeilen { LIST($labels) }
switched = { $on ->
    [yes] { PROGRAMS.bug }
   *[no] { PROGRAMS.off }
}
of_head = { $has_heads ->
    [yes] { " " }· Kopf { $head }
   *[no] { "" }
}
shown_numbers = { $outputs ->
    [yes] Ausgaben ·{ " " }
   *[no] { "" }
}{ $colours }

# Die Wirkung auf die gewählte Zeile und auf die, die sich am meisten ändert; leaks: ob verdeckte Zellen markiert sind.
mistake_row = { $effect ->
    [off] Der Fehler ist aus: Beide Bilder zeigen dieselben Zahlen.
    [head] Der Fehler lässt Kopf { $head } unverändert. Kopf { $shown_in } zeigt, was er anrichtet.
    [nothing] Bei diesen Einstellungen ändert der Fehler in diesem Bild nichts.
   *[some] { $selected }{ $most_changed ->
        [none] { "" }
       *[other] { " " }{ $most_changed }
    }{ $leaks ->
        [yes] { " " }:gray[Gestrichelte Zellen müssten verdeckt sein, erhalten aber trotzdem Gewicht.]
       *[no] { "" }
    }
}
most_changed = Keine andere Zeile ändert sich stärker als die von { QUERY($query) }. { $sentence }
effect_on_row = { $effect ->
    [undefined] Die Zeile von { QUERY($query) } ist **undefiniert**: Alle ihre Scores sind −∞, und die Softmax ergibt 0 ÷ 0,
        also keine Zahl (NaN).
    [right] Die Zeile von { QUERY($query) } hat die richtigen Zahlen.
    [output] Komponente { $column } der Ausgabe von { QUERY($query) } ist **{ $right }** im richtigen Programm
        und **{ $wrong }** mit dem Fehler.
   *[weight] { QUERY($query) } gibt { KEY($key) } ein Gewicht von **{ PERCENT($right) }** im richtigen Programm
        und **{ PERCENT($wrong) }** mit dem Fehler.
}

# Sagt, dass die Division durch die Zeilensumme den Fehler behebt.
divided = { $total ->
    [0] Teilte man danach jede Zeile durch ihre Summe, so erhielte man dasselbe wie mit der Maske vor der Softmax. Hier
        bekommen aber die verdeckten Wörter das ganze Gewicht von { QUERY($query) }: Die Summe der Zeile ist gerundet 0, und
        0 ÷ 0 ist undefiniert.
   *[other] Teilt man danach jede Zeile durch ihre Summe, so erhält man dasselbe wie mit der Maske vor der Softmax,
        denn der
        Nenner der Softmax kürzt sich: Die Zeile von { QUERY($query) } hat die Summe { SHORT($total, digits: 4) }, also
        erhält { KEY($key) } { SHORT($weight, digits: 4) } ÷ { SHORT($total, digits: 4) }
        = **{ SHORT($quotient, digits: 4) }**, und das richtige Gewicht ist { SHORT($right, digits: 4) }.
}

verdict = { BADGE(result, $passes) }
result = { $passes ->
    [yes] Die Prüfung geht durch{ $on ->
        [yes] : Bei diesen Einstellungen ändert der Fehler nichts, was sie prüft
       *[no] { "" }
    }
   *[no] AssertionError: { WORD($complaint) }
}
running = Rote Zeilen, mit − markiert, sind der Fehler; grüne, mit +, sind richtig. { $on ->
    [yes] Der Fehler ist an, also laufen die roten Zeilen
   *[no] Der Fehler ist aus, also laufen die grünen Zeilen
}.

## welche Einstellungen gelten

SELF = Der Satz achtet auf sich selbst.
SCALED = Das richtige Programm teilt durch √head_size.
POSITIONED = Das richtige Programm benutzt Positionen.
OWN_MASK = Dieser Fehler hat eigene Masken; deine Maske wird hier nicht benutzt.
SEES_NOTHING = Deine Maske lässt einem Wort keinen Key, und seine Zeile wäre in diesen Programmen NaN; deshalb wird eine kausale Maske
    verwendet.
REPEATED = Der Satz hat weniger als 3 Token, deshalb werden sie wiederholt.
drawn_heads = Das durchgerechnete Beispiel hat einen Kopf, deshalb werden { $heads } Köpfe zufällig gezogen.
COLDEST = Die Programme teilen durch die Temperatur, deshalb ist die niedrigste Temperatur hier 0,01.
UNDROPPED = Dropout wird weggelassen.

## alle Fehler

UNCHANGED = :gray[ändert bei diesen Einstellungen nichts]
OUTPUTS_STAY = :gray[Ausgaben bleiben bei diesen Einstellungen gleich]
matching = { $count ->
    [0] Bei diesen Einstellungen zeigt keiner der { $of } Fehler dieses Symptom.
   *[other] Bei diesen Einstellungen { $count ->
        [1] zeigt
       *[other] zeigen
    } { $count } von { $of } Fehlern dieses Symptom:
}
in_numbers = { WORD($label) }: **{ $wrong }**, richtig ist { $right }

## Bilder und Tabellen

CELLS =
    .row = Zeile
    .column = Spalte
    .right = richtig
    .wrong = mit dem Fehler
    .hidden = verdeckt
RIGHT = richtig
bug_on = { $on ->
    [yes] Fehler an
   *[no] Fehler aus
}
refused = torch selbst lehnt eine Zeile ab, die fast dieselbe ist: **{ WORD($line) }** { $badge }
width = { $turn ->
    [equal] Hier sind √d_model und √head_size beide √{ $d_model }.
    [flat] Hier werden Scores durch √{ $d_model } statt √{ $head_size } geteilt: Die Gewichte werden zu gleichmäßig.
    [sharp] Hier werden Scores durch √{ $d_model } statt √{ $head_size } geteilt: Die Gewichte werden zu konzentriert.
   *[same] Hier werden Scores durch √{ $d_model } statt √{ $head_size } geteilt: Die Gewichte bleiben gleich.
}
BUGS_HEAD =
    .bug = Fehler
    .seen = Was man sieht
    .numbers = In Zahlen
