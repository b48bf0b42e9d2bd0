### Was Fragen sagen, auf die man antwortet, indem man etwas bewegt: die Temperatur, oder die Balken einer Zeile.
CHECK = Prüfen
TEMPERATURE = Temperatur
SIDES =
    .flat = Die Zeile ist **zu flach**: Das Gewicht liegt unter dem Ziel.
    .sharp = Die Zeile ist **zu scharf**: Das Gewicht liegt über dem Ziel.
NO_BARS = Alle Balken stehen auf 0. Ziehe mindestens einen davon.
BARS = Nur das Verhältnis der Balken zählt: Die Zahlen daneben sind ihre Anteile an der Summe.
SCORES = Skalierte Scores
PLANES =
    .at_goal = Aufmerksamkeitsgewichte bei der Temperatur, die das Ziel erreicht
divided = ÷ { SHORT($temperature) }
yours_and_true = **Aufmerksamkeitsgewichte von** { QUERY($query) } :gray[· █ richtig · ○ deine Balken]
at_temperatures = **Aufmerksamkeitsgewichte von** { QUERY($query) }
    :gray[· █ Temperatur { SHORT($needed) } · ○ deine, { SHORT($yours) }]
tip = { $label }: { PERCENT($truth) }, bei dir { PERCENT($yours) }
alt = Die Gewichte der Zeile, und deine. { CLAUSES($tips) }.
goal_temperature =
    .title = Stelle die Temperatur ein
    .question = Das Bild zeigt skalierte Scores. Stelle die Temperatur so ein, dass { QUERY($query) }
        { "" }**{ PERCENT($goal) }** seiner Aufmerksamkeit an { $itself ->
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
        DECIMAL($lead) }. Softmax teilt ihn durch die Temperatur T, also ist das
        größte Gewicht e^({ DECIMAL($lead) } ÷ T)-mal so groß wie das nächste. Ein kleineres T macht eine Zeile schärfer, ein
        größeres flacher.
row_of_bars =
    .title = Zeichne eine Zeile
    .question = Das Bild zeigt die skalierten Scores von { QUERY($query) }; spätere Wörter sind verdeckt.{ $level ->
            [3] { " " }Die Temperatur ist { SHORT($temperature) }.
           *[other] { "" }
        } Ziehe die Balken auf die Aufmerksamkeitsgewichte dieser Zeile und prüfe dann.
    .reason = Deine Balken geben **{ PERCENT($distance) }** des Gewichts den falschen Wörtern; bis zu { PERCENT($tolerance) }
        gelten als richtig.{ $differs ->
            [yes] { " " }Der größte Unterschied liegt bei { KEY($worst) }: { PERCENT($yours) } bei dir,
                { PERCENT($truth) } in
                der Zeile.
           *[no] { "" }
        } { row_of_bars.rule }
    .rule = Softmax wendet die Exponentialfunktion auf jeden Score{ $temperature ->
            [1] { "" }
           *[other] , geteilt durch { SHORT($temperature) },
        } an und teilt durch die Summe dieser Werte. Ein um 1 größerer Score multipliziert das Gewicht mit { $temperature ->
            [1] e ≈ 2,7
            [0.5] e² ≈ 7,4
           *[2] √e ≈ 1,6
        }.
