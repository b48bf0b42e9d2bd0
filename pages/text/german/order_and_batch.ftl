### Was die Schritte der Seite über die Reihenfolge sagen.

## die Schritte

alone =
    .title = Merkt Attention, in welcher Reihenfolge die Wörter stehen?
    .about = In anderer Reihenfolge können dieselben Wörter etwas anderes bedeuten: Ein Hund beißt einen Mann oder ein Mann einen
        Hund. Kann Attention die Reihenfolge bemerken? Mische den Satz und finde es heraus. Kein x enthält eine Position, und kein Wort ist verdeckt, denn eine kausale
        Maske würde zeigen, welche Wörter früher stehen.
    .sentence = { $stays ->
        [yes] { $seed ->
            [0] { alone_as_written }
           *[other] { STAYS }
        }
       *[no] { alone_said }
    } :gray[{ $job }]
    .predict = Angenommen, das Mischen bringt „{ WORD($first) }“ an den Anfang. Wie viele Zahlen in seiner Zeile ändern sich?
    .task = { $several_words ->
        [no] { ONE_WORD }
       *[yes] Bewege „{ SHUFFLE }“, bis „{ WORD($first) }“ am Anfang steht, und vergleiche seine Zeilen.
    }
    .done = Keine Zahl hat sich geändert, denn ein Score hängt nur von zwei Vektoren ab, nicht davon, wo sie stehen.
        Für Attention ist ein Satz ein ungeordneter Haufen von Wörtern (**bag of words**): Sie kann „Hund beißt Mann“ nicht von „Mann
        beißt Hund“ unterscheiden. Kommt ein Wort zweimal vor, erhalten beide Stellen dieselbe Ausgabe,
        solange keine Position oder Maske die beiden unterscheidet.
    .nearly = { $way ->
        [stays] { STAYS } Probiere eine andere Zahl.
       *[other] Jetzt steht „{ WORD($now_first) }“ am Anfang. Probiere eine andere Zahl.
    }
placed =
    .title = Wie findet ein Wort das vorige?
    .about = Um zu wissen, ob ein Hund beißt oder gebissen wird, braucht ein Kopf vielleicht das vorige Wort, aber kein x sagt, wo sein
        Wort steht.
        Darum wird zu jedem ein Vektor p addiert, der die Position kodiert: Nun kann eine Query eine Position suchen und ein Key
        eine anbieten.
    .sentence = { $stays ->
        [yes] { STAYS }
       *[no] { rows } { follow } :gray[{ $job }]{ $knows ->
            [yes] { " " }:gray[{ placed_letters }]
           *[no] { "" }
        }
    }
    .predict = Auf welches Wort achtet „{ WORD($query) }“ mit Positionen nach dem Mischen am stärksten?
    .task = { $knows ->
        [no] { NO_POSITIONS }
       *[yes] Addiere Positionen, „sinusoidal“, und suche in beiden Bildern das größte Gewicht von „{ WORD($query) }“.
    }
    .done = { $became ->
        [previous] „{ WORD($query) }“ findet nun das vorige Wort, denn jeder Key kodiert seine Position: Vor dem Mischen ist es
            „{ WORD($key) }“, nach dem Mischen „{ WORD($key_then) }“.
        [another] Queries und Keys hängen nun von der Position ab, also zählt die Reihenfolge: Vor dem Mischen hat
            „{ WORD($key) }“ das größte Gewicht, nach dem Mischen „{ WORD($key_then) }“.
        [same] Queries und Keys hängen nun von der Position ab, also unterscheiden sich die Gewichte, auch wenn „{ WORD($key) }“
            beide Male das größte hat.
        [follows] Mit Positionen sind die Gewichte dieses Kopfes dieselben wie ohne, denn seine Queries und Keys benutzen nur
            die Wörter.
        [unmoved] Queries und Keys hängen nun von der Position ab, aber die Gewichte dieses Kopfes sind dieselben wie ohne Positionen.
        [changed] Queries und Keys hängen nun von der Position ab; darum sind die Gewichte andere als ohne Positionen.
        [alike] Queries und Keys hängen nun von der Position ab, also haben sich die Gewichte geändert. Das haben sie aber in
            beiden Reihenfolgen auf gleiche Weise; darum wandert jede Ausgabe weiter mit ihrem Wort.
       *[spread] Queries und Keys hängen nun von der Position ab; darum gibt eine andere Reihenfolge andere Gewichte.
    }
    .nearly = { $way ->
        [encoded] Jetzt { $several ->
            [yes] kodieren
           *[no] kodiert
        } { $tells } die Reihenfolge, aber noch sagt kein Vektor, wo sein Wort steht.
       *[words] Noch sind keine Positionen addiert: Ein Key sagt, zu welchem Wort er gehört, aber nicht, wo dieses Wort steht.
    } Eine Query, die eine Position sucht, findet sie nicht.
apart =
    .title = Zählt ein näheres Wort mehr?
    .about = Ein Kopf braucht das vorige Wort, ein anderer eines weit davor. Positionen dürfen also nicht ein für alle Mal
        festlegen, welcher Abstand einen hohen Score hat. Wie ändert sich ein Score dann, wenn zwei Wörter auseinanderrücken? Die
        Wörter wiederholen sich, um 16 Positionen zu füllen.
    .sentence = { $knows ->
        [no] { apart_unplaced }
       *[yes] { apart_said } :gray[{ $job }]
    }
    .predict = Angenommen, „{ WORD($key) }“ rückt von Abstand 1 bis Abstand { $farthest } von „{ WORD($query) }“ weg.
        Wie ändert sich sein Score mit Positionen?
    .task = Bringe die beiden Wörter in den Abstand { $farthest } und verfolge den Score mit Positionen.
    .done = { $course ->
        [stays] Der Score bleibt { SIGNED($near) }{ $reads ->
            [yes] : Queries und Keys hängen hier von der Position ab, dieser Score aber nicht vom Abstand
           *[no] , denn die Queries und Keys benutzen hier nur die Wörter
        }.
       *[other] Der Score { $course ->
            [falls] fällt
            [rises] steigt
           *[wanders] schwankt zwischen { SIGNED($low) } und { SIGNED($high) }
        }: Im Abstand 1 war er { SIGNED($near) }, jetzt ist er { SIGNED($far) }. $W_Q$ und $W_K$ machen
            Query und Key aus Vektoren, die die Positionen der Wörter enthalten, also entscheiden sie, welcher Abstand einen hohen Score hat, und das
            Training legt sie fest. Ohne Positionen ist der Score immer { SIGNED($alone) }.
    }
    .nearly = Im Abstand { $distance } ist der Score { $knows ->
        [yes] mit Positionen { SIGNED($placed) }, direkt nebeneinander { SIGNED($near) }
       *[no] { SIGNED($alone) }
    }. Bringe die Wörter weiter auseinander.
summary = Für Attention allein ist ein Satz ein ungeordneter Haufen von Wörtern. Positionen, die zu
    den Vektoren addiert werden, kodieren die Reihenfolge; auch eine kausale Maske tut das.
    { "  \u000A" }Bisher hat ein Satz auf sich selbst geachtet. Woher dürfen Keys und Values sonst noch kommen?
alone_guesses =
    .none = keine
    .some = einige
    .all = alle
apart_guesses =
    .falls = er fällt stetig
    .stays = er bleibt gleich
    .wanders = er steigt und fällt
    .rises = er steigt stetig
FOLDS =
    .rule = die Regel als Formel
    .knowing = wodurch die Reihenfolge sonst noch kodiert wird
    .pair = ein anderes Wortpaar
    .convolution = eine Faltung zum Vergleich
RULE = Angenommen, X hat eine Zeile für jedes Wort, und P bringt diese Zeilen in eine andere Reihenfolge. Dann stehen auch
    die Ausgaben in dieser Reihenfolge, wie immer $W_Q$, $W_K$ und $W_V$ aussehen: Attention ist **permutationsäquivariant**.
alone_offers =
    .dog = „man bites dog“ statt „dog bites man“
    .random = Zufällige Projektionen
placed_offers =
    .dog = „man bites dog“ statt „dog bites man“
    .causal = Kausale Maske ohne Positionen
    .alibi = Niedrigere Scores für ferne Wörter, ohne Positionen
TABLES =
    .shuffle = das Mischen
    .distance = der Score nach Abstand
SHUFFLE = Mischung
SHUFFLE_HELP = 0 lässt den Satz, wie er ist; jede andere Zahl bis 999 steht für eine Mischung.
OTHER = Zweites Wort: seine Position, ab 0 gezählt
DISTANCE = Abstand in Positionen
DISTANCE_HELP = Wie viele Positionen das zweite Wort nach dem ersten steht. Dazwischen stehen andere Wörter.

## die Bilder

outputs =
    .key = **Ausgaben { $is_shuffled ->
        [yes] { $stays ->
            [yes] noch nicht gemischt
           *[no] nach dem Mischen
        }
       *[no] vor dem Mischen
    }** :gray[· { $named ->
        [yes] Zahl: wie viel von diesem Wort in der Ausgabe steckt
       *[no] erste { $width } Zahlen, −2,5 bis 2,5
    }]
    .alt = Ausgaben der Wörter { $is_shuffled ->
        [yes] nach dem Mischen
       *[no] vor dem Mischen
    }, ohne Positionen
weights =
    .key = **Gewichte{ $head ->
        [0] { "" }
       *[other] { " " }in Kopf { $head }
    } { $is_shuffled ->
        [yes] nach dem Mischen
       *[no] vor dem Mischen
    }** :gray[· Zeile: Query, Spalte: Key]
    .alt = Gewichte der Wörter { $is_shuffled ->
        [yes] nach dem Mischen
       *[no] vor dem Mischen
    }
by_distance =
    .key = **Skalierter Score{ $head ->
        [0] { "" }
       *[other] { " " }in Kopf { $head }
    }** :gray[· { $legend }]
    .alt = Ein Score über dem Abstand seiner Wörter
convolution =
    .key = **Gewichte einer Faltung über drei Positionen** :gray[· ein Balken je Abstand]
    .alt = Die Gewichte einer Faltung nach Abstand

# von einer Achse
PLACES_APART = Abstand in Positionen
LINES =
    .alone = nur die Wörter
    .placed = mit Positionen
back = { $places ->
    [0] selbst
   *[other] { $places } zurück
}

## die Wörter der Schritte

ONE_WORD = Gib unter „Deine Wörter“ ein zweites Wort ein: Ein Wort allein hat nur eine Reihenfolge.
STAYS = Diese Mischung lässt jedes Wort, wo es ist.
alone_as_written = Im Satz achtet { QUERY($query) } { $attends }{ $everywhere }.
alone_said = { QUERY($query) } { $moves ->
    [yes] rückt von Position { $before } auf Position { $after }
   *[no] bleibt auf Position { $before }
}, ab 0 gezählt. In beiden Reihenfolgen achtet es { $attends }{ $everywhere }; seine Ausgabe { $rounding ->
    [0] ist also dieselbe
   *[other] ändert sich also nur durch Rundung, um bis zu { SMALL($rounding) }
}.
rows = { $in_both ->
    [yes] In beiden Reihenfolgen achtet { QUERY($query) } { $attends }.
   *[no] Vor dem Mischen achtet { QUERY($query) } { $attends }. Nach dem Mischen achtet es { $attends_then }.
}

# Worauf eine Zeile achtet, nach „achtet“.
attends = { $ties ->
    [0] auf kein Wort, denn alle sind verdeckt
    [1] mit **{ PERCENT($share) }** am stärksten auf { KEY($key) }
   *[other] mit je **{ PERCENT($share) }** { $everything ->
        [yes] gleich stark
       *[no] am stärksten
    } auf { $ties } Wörter
}
all_places = { " " }(alle Stellen von „{ WORD($word) }“: **{ PERCENT($share) }**)
follow = { $tells ->
    [none] Nichts kodiert hier die Reihenfolge, also wandert jede Ausgabe mit ihrem Wort.
   *[other] { $follows ->
        [yes] Jede Ausgabe wandert weiter mit ihrem Wort{ $uses ->
            [alike] : In beiden Reihenfolgen { $several ->
                [yes] ändern
               *[no] ändert
            } { $tells } die Gewichte dieses Kopfes auf gleiche Weise.
            [yes] , obwohl { $tells } die Gewichte dieses Kopfes { $several ->
                [yes] ändern
               *[no] ändert
            }.
           *[no] , denn { $tells } { $several ->
                [yes] ändern
               *[no] ändert
            } hier kein Gewicht dieses Kopfes.
        }
       *[no] Auch zurücksortiert weichen die Ausgaben dieses Kopfes um bis zu **{ SMALL($difference) }** ab, denn {
            $tells } { $several ->
            [yes] kodieren
           *[no] kodiert
        } die Reihenfolge.
    }
}
placed_letters = { $positions ->
    [yes] In der Formel ist p der Vektor von Position i oder j.
   *[no] Hier gibt es keine Positionen, in der Formel ist p also 0.
}
DRAWN = Die Projektionen sind hier zufällig, nicht trainiert; hohe Scores entstehen also durch Zufall.
FIRST = { " " }Vor dem ersten Wort steht keines, darum sind seine Gewichte alle gleich.
JOBS =
    .same_alone = Die Projektionen brauchen hier keine Positionen: Jedes Wort achtet auf sich und auf seine Kopien.
    .previous_placed = Jedes Wort achtet auf das vorige Wort.
    .previous_alone = Ohne Positionen findet kein Wort das vorige, also haben alle Wörter dasselbe Gewicht.
NO_POSITIONS = Diese Projektionen benutzen keine Positionen. Wähle andere unter „Deine Wörter“.
apart_said = { KEY($key) } steht { $distance ->
    [one] { $distance } Position
   *[other] { $distance } Positionen
} nach { QUERY($query) }: Der Score ist **{ SIGNED($alone) }** für die Wörter allein und **{ SIGNED($placed) }** mit
    Positionen.
apart_unplaced = Der Score von { QUERY($query) } und { KEY($key) } ist in jedem Abstand **{ SIGNED($alone) }**, denn { $example ->
    [yes] durchgerechnete Beispiele
   *[no] die Projektionen „learned“
} benutzen keine Positionen.

## was die Reihenfolge kodiert

the_mask = die { $mask }
names = { AND($ways) }
POSITIONS = Positionen
NOTHING = nichts: nur die Wörter
NOW = { " " }:primary-badge[jetzt]
KNOWS = wodurch die Reihenfolge kodiert wird
DIFFERENCE = Unterschied nach dem Mischen
knowing = { masked } { $kind ->
    [features] { FEATURES }
    [waves] { WAVES }
   *[none] { placeless }
}
masked = Auch eine kausale Maske kann die Reihenfolge kodieren, denn nach dem Mischen stehen andere Wörter davor.{ $alike ->
        [yes] { " " }Die eingestellte Maske behandelt alle Wörter gleich, wo sie auch stehen, und kodiert daher nichts.
       *[no] { "" }
    } Auch ein **Bias**, der vom Abstand abhängt, kann sie kodieren: **ALiBi** zieht vom Score umso mehr ab, je weiter der Key zurückliegt.
FEATURES = Positionen sind hier Merkmale: eine Zahl für jede Position, 1 dort, wo das Wort steht, und 0 sonst.
WAVES = Positionen sind hier Sinus und Kosinus, Wellen verschiedener Länge, die jeder Position einen eigenen Vektor geben.
    Andere Modelle lernen diese Vektoren.
placeless = **Positionen entfallen:** { $kind ->
    [example] Durchgerechnete Beispiele
   *[none] Die Projektionen „learned“
} kennen keine.
CONVOLVED = Auch eine Faltung (convolution) kombiniert Wörter. Aber ihre Gewichte hängen nur vom Abstand ab, also kann sie
    kein Wort suchen.
convolution_said = Die Faltung gibt dem Wort, das { $distance } { $distance ->
    [1] Position
   *[other] Positionen
} davor steht, **{ PERCENT($weight) }** Gewicht, unabhängig davon, welche Wörter es sind.

## was geprüft ist

checked_shuffle = { BADGE(CHECKED_SHUFFLE, $follows, $difference) }
CHECKED_SHUFFLE = ohne Positionen und Maske sind die Ausgaben dieselben, sobald man sie zurücksortiert
checked_distance = { BADGE(checked_same, $same, $spread) }
checked_same = der Score der Wörter allein ist in den Abständen 1 bis { $farthest } derselbe
