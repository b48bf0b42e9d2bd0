### Was die Seite Start sagt.
TABLES =
    .one = das Wort im ersten Satz
    .other = das Wort im zweiten Satz
    .map = die Karte der Bedeutung
DEFINITION = Woher weiß ein Wort, was es hier bedeutet?
LEAD = { $story ->
    [yes] „bat“ ist im Englischen eine Fledermaus oder ein Schläger. Das Wort
   *[no] Viele Wörter haben mehrere Bedeutungen. Ein Wort
} allein verrät nicht, was gemeint ist, denn sein **Vektor**, die Liste von Zahlen, die für das Wort steht, ist in jedem Satz
    derselbe. Also **achtet** es auf alle Wörter seines Satzes: Jedes bekommt ein **Gewicht**, seinen Anteil an 100 %, und je größer
    dieser Anteil, desto mehr wird von diesem Wort übernommen.
SECOND = Ein anderer Satz mit demselben Wort
SECOND_HELP = Die Bilder rechts zeigen hier das Wort, das im ersten Satz gewählt ist.
SENSES = Weitere Wörter mit zwei Bedeutungen:
EVEN = Eine höhere **Temperatur** gleicht die Gewichte einander an

collects = { QUERY($query) } übernimmt { $share } von { $itself ->
    [yes] sich selbst
   *[other] { KEY($key) }
}{ $keys ->
    [1] { "" }
    [2] { " " }und { $second_share } von { second_key }
   *[other] , { $second_share } von { second_key } und den Rest { $others ->
        [one] vom übrigen Wort
       *[other] von den { $others } übrigen Wörtern
    }
}.{ $moves ->
    [chance] { " " }{ chance }
    [no] { "" }
   *[other] { " " }{ $itself ->
        [yes] Was es von sich selbst übernimmt, macht seinen Vektor nur länger; das Übrige bewegt ihn
       *[other] Also bewegt sich sein Vektor
    } **in Richtung** { AND($towards) }.
}
second_key = { $itself ->
    [second] sich selbst
   *[other] { KEY($second) }
}
chance = { $by_chance ->
    [word] { QUERY($query) } gehört nicht zu den englischen Wörtern, die dieser Kopf kennt. Sein Vektor ist also zufällig, und
        wohin es sich bewegt, bedeutet nichts.
   *[keys] { QUERY($query) } übernimmt das meiste von Wörtern, die dieser Kopf nicht kennt. Deren Vektoren sind zufällig, also
        bedeutet es nichts, wohin es sich bewegt.
}
moved =
    .key = { $shown ->
        [1] **Ähnliches steht beieinander:** wohin sich { QUERY($query) } bewegt
       *[other] **Ein Wort, zwei Orte:** wohin sich { QUERY($query) } bewegt
    }
    .alt = { $shown ->
        [1] Eine Karte mit einem Pfeil dorthin, wohin sich { $query } im ersten Satz bewegt
       *[other] Eine Karte mit zwei Pfeilen dorthin, wohin sich { $query } im ersten und im zweiten Satz bewegt
    }
waits = { $nothing ->
    [missing] **Wohin sich „{ WORD($name) }“ in einem anderen Satz bewegt**  { "\u000A" }:gray[{ $typed ->
        [yes] In „{ WORD($sentence) }“ kommt „{ WORD($name) }“ nicht vor, also gibt es noch nichts zu vergleichen.
       *[no] Noch fehlt ein zweiter Satz.
    } Schreibe unten bei „Ein anderer Satz mit demselben Wort“ einen Satz, in dem das Wort vorkommt.]
   *[other] **„{ WORD($sentence) }“**  { "\u000A" }:gray[Sage voraus, wohin sich „{ WORD($name) }“ bewegt; dann werden seine Gewichte in diesem Satz gezeigt.]
}
twice = { " " }· { WORD($label) }: „{ WORD($word) }“ an Position { $position }

## die Vorhersage

move =
    .predict = In „{ WORD($sentence) }“ { $alike ->
        [yes] beginnt { QUERY($name) } mit demselben Vektor
       *[no] ist { QUERY($name) } eine andere Form von { QUERY($query) }, mit eigenem Vektor
    }. Wohin bewegt es sich?
    .task = { $asked ->
        [yes] Vergleiche beide Pfeile auf der Karte: { $alike ->
            [yes] Sie beginnen am selben Ort
           *[no] Jede Form beginnt an ihrem eigenen Ort
        }.
       *[no] { $nothing ->
            [missing] Schreibe unten einen zweiten Satz mit { QUERY($query) } und sage voraus, wohin sich das Wort dort bewegt.
            [unseen] Im zweiten Satz bewegt sich { QUERY($name) } kaum: Sein Pfeil ist so kurz, dass man ihn nicht sieht. Wähle eines der
                Wörter unten und sage voraus, wohin sich dieses bewegt.
           *[other] Wähle eines der Wörter unten und sage voraus, wohin es sich bewegt.
        }
    }
    .done = { $as_asked ->
        [yes] Im zweiten Satz übernimmt { QUERY($name) } am meisten von { $why ->
                [itself] sich selbst, was seinen Vektor nur länger macht. Durch das Übrige bewegt sich
                [together] { KEY($key) }, denn das Training hat Wörtern, die zusammengehören, große Gewichte gegeben. Also bewegt sich
               *[other] { $ties ->
                    [1] { KEY($key) }
                   *[other] { $ties } Wörtern (von jedem gleich viel)
                }. Also bewegt sich
            } { $alike ->
                [yes] derselbe
               *[no] sein
            } Vektor **in Richtung** { AND($towards) }.
       *[no] Bei Temperatur 1 bewegt sich { QUERY($name) } **in Richtung** { AND($towards) }. Bei { SHORT($temperature) } übernimmt es am meisten von { $ties ->
                [1] { KEY($key_now) }
               *[other] { $ties } Wörtern (von jedem gleich viel)
            }{ $moves_now ->
            [yes] { " " }und bewegt sich **in Richtung** { AND($towards_now) }.
           *[no] { " " }und bewegt sich kaum.
        }
    }
move_guesses =
    .as_here = in Richtung { AND($as_here) }, wie im ersten Satz
    .towards = in Richtung { AND($towards) }
    .stays = nirgendwohin{ $alike ->
        [yes] : Es ist dasselbe Wort
       *[no] { "" }
    }
summary = Ein Wort hat in jedem Satz denselben Vektor. Attention bewegt diesen Vektor: Je größer das Gewicht eines anderen Wortes, desto
    mehr wird von ihm übernommen.  { "\u000A" }Aber wozu braucht jedes Wort ein eigenes Gewicht? Zählten alle gleich viel, müsste
    niemand Gewichte finden. Das versucht die nächste Seite.
LIMITS = Diese Attention kennt weder Reihenfolge noch Grammatik, und eine häufige Bedeutung kann eine seltene verdrängen. Die Vektoren der
    Wörter stammen aus all-MiniLM-L6-v2 (Apache-Lizenz).
