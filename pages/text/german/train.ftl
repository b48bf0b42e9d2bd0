### Was die Seite über ein Modell sagt, das vor den Augen trainiert wird: Vokale, die Konsonanten suchen, Kopieren, warum die
### Zukunft verdeckt ist, ein Encoder mit Decoder, und der nächste Buchstabe in einem Text.

## die Schritte

vowels =
    .title = Wie ein Kopf findet, wonach er suchen soll
    .about = Niemand schreibt die Matrizen eines Kopfes. Das Training beginnt mit Zufallszahlen und ändert sie dann Schritt für Schritt
        ein wenig, sodass ein **Verlust** sinkt. Hier sagt der Verlust, wie weit die Vokale davon entfernt sind, ihr Gewicht
        gleichmäßig auf die Konsonanten zu verteilen. Wie kommt ein Kopf vom Rauschen dorthin?
    .sentence = { $step ->
            [0] Vor dem ersten Schritt geben die Vokale **{ PERCENT($begin) }** ihres Gewichts den Konsonanten, und der Verlust ist
                { DECIMAL($first_loss) }.
           *[other] Nach **{ $step }** von { $steps } Schritten geben die Vokale **{ PERCENT($share) }** ihres Gewichts den Konsonanten. Der
                Verlust ging von { DECIMAL($first_loss) } auf { DECIMAL($loss) }.
        }{ $complete ->
            [no] { " " }Das Training läuft noch.
           *[yes] { "" }
        }
    .predict = Am Anfang sind $W_Q$ und $W_K$ zufällig. { PERCENT($consonants) } der Buchstaben, mit denen der Kopf trainiert wird, sind
        Konsonanten. Wie viel ihres Gewichts geben ihnen die Vokale vor dem ersten Schritt?
    .task = Gehe zurück zum ersten Moment, in dem die Vokale mindestens { AT_LEAST($reached) } ihres Gewichts den Konsonanten geben.
    .done = Bei Schritt { $step } geben die Vokale { PERCENT($share) } den Konsonanten, am Anfang { PERCENT($begin) }: Ein zufälliger Kopf
        bevorzugt nichts, also erhalten Konsonanten etwa so viel, wie es ihrer gibt. Über die Zeilen der Konsonanten sagt der Verlust
        nichts, und doch ändern sie sich, denn alle Buchstaben teilen sich $W_Q$ und $W_K$.
    .nearly = { $way ->
        [never] In diesem Training geben die Vokale den Konsonanten nie { PERCENT($reached) }. Wähle eine höhere Lernrate.
        [early] Bei Schritt { $step } sind es { PERCENT($share) }. Gehe weiter zu einem späteren Moment.
       *[late] Bei Schritt { $step } sind es { PERCENT($share) }, aber schon ein früherer Moment hat { PERCENT($reached) }. Gehe zurück.
    }
vowels_guesses =
    .none = fast nichts
    .letters = etwa { PERCENT($consonants) }, so viele, wie es sind
    .all = fast alles
copy =
    .title = Warum Kopieren zwei Schichten braucht
    .about = Ein Wort aus 6 bis 16 Buchstaben kommt immer wieder, und das Modell sagt jeden nächsten Buchstaben vorher. Es muss also
        denselben Buchstaben weiter vorn finden und den **danach** kopieren. Ein Key enthält aber seinen eigenen Buchstaben, nicht den
        davor. Den muss eine frühere Schicht erst mitbringen.
    .sentence = { $on ->
            [no] Nach { $step } von { $steps } Schritten sagt das ganze Modell in neuen Wörtern { PERCENT($whole) } der Buchstaben vorher, die
                es kopieren könnte. Jetzt, da der Kopf von Schicht 0 abgeschaltet ist, sind es **{ PERCENT($without) }**.{ $layers ->
                    [1] { "" }
                   *[other] { " " }Die Keys von Schicht 1 enthalten jetzt nichts vom vorigen Buchstaben, deshalb gibt ein Buchstabe, der
                        wiederkommt, im Mittel { PERCENT($after) } seines Gewichts dem, der ihm letztes Mal folgte.
                }
           *[yes] Nach **{ $step }** von { $steps } Schritten sagt das Modell **{ PERCENT($share) }** der Buchstaben vorher, die es kopieren
                könnte. { $layers ->
                    [1] In seiner einzigen Schicht gibt ein Buchstabe des Bildes im Mittel { PERCENT($previous) } seines Gewichts dem vorigen, und
                        einer, der wiederkommt, gibt { PERCENT($after) } dem, der ihm letztes Mal folgte.
                   *[other] In Schicht 0 gibt ein Buchstabe des Bildes im Mittel **{ PERCENT($previous) }** seines Gewichts dem vorigen; in Schicht 1
                        gibt einer, der wiederkommt, **{ PERCENT($after) }** dem, der ihm letztes Mal folgte. Mit abgeschaltetem Kopf von
                        Schicht 0 würde das Modell { PERCENT($without) } vorhersagen.
                }
        }{ $both ->
            [no] { " " }Das Training läuft noch.
           *[yes] { "" }
        }
    .predict = Angenommen, das Modell hat eine Schicht statt zwei. Was wird in { $steps } Schritten aus dem Kopieren?
    .task = Stelle eine Schicht ein und sieh dir das Ende des Trainings an.
    .done = Mit einer Schicht sagt das Modell am Ende { PERCENT($end) } vorher, mit zweien { PERCENT($other_end) }. { $copies ->
        [yes] Mit einer kann kein Score vom Buchstaben vor dem Key abhängen. Mit zweien bringt der Kopf von Schicht 0 diesen Buchstaben
            mit, und der Kopf von Schicht 1 sucht nach ihm: ein **Induktionskopf**. Keiner der beiden hilft ohne den anderen, deshalb
            bleibt der Verlust erst hoch und fällt dann schnell.
       *[no] Mit diesen Einstellungen lernen es auch zwei Schichten in { $steps } Schritten nicht.
    }
    .nearly = { $way ->
        [layers] Das ist das Modell mit zwei Schichten. Stelle eine ein.
       *[early] Das ist Schritt { $step }. Gehe weiter bis Schritt { $steps }.
    }
copy_guesses =
    .later = es kopiert ebenfalls, nur später
    .some = es rät besser als der Zufall, kopiert aber nicht
    .nothing = es trifft einen von 26 Buchstaben, wie der Zufall
mask =
    .title = Warum die Zukunft im Training verdeckt ist
    .about = Im Training sagt das Modell, das kopiert, alle nächsten Buchstaben einer Zeichenkette zugleich vorher. Der gesuchte Buchstabe steht in
        derselben Zeichenkette, eine Position weiter. Bisher hat ihn eine **kausale Maske** verdeckt: Jeder Buchstabe sieht nur sich und
        frühere. Was lernt das Modell, wenn der nächste Buchstabe sichtbar ist?
    .sentence = { $masked ->
            [yes] Mit der Maske trainiert, sagt das Modell nach { $step } von { $steps } Schritten **{ PERCENT($seen) }** der Buchstaben
                vorher, die es in neuen Wörtern kopieren könnte. Den gesuchten Buchstaben sieht es nicht, denn die Maske
                verdeckt ihn.
           *[no] Ohne die Maske trainiert, sagt das Modell nach { $step } von { $steps } Schritten **{ PERCENT($seen) }** der Buchstaben
                vorher, die es in neuen Wörtern kopieren könnte, solange es sie dabei sieht. Bei verdeckter Zukunft sind es **{ PERCENT($alone) }**. Im Bild von
                Schicht { $layer } geben die Buchstaben ab dem zweiten „{ $since }“ im Mittel { PERCENT($peek) } ihres Gewichts dem
                nächsten.
        }{ $both ->
            [no] { " " }Das Training läuft noch.
           *[yes] { "" }
        }
    .predict = Angenommen, das Training läuft ohne die Maske. Wie fällt der Verlust dann?
    .task = Schalte die Maske aus und sieh dir das Ende des Trainings an.
    .done = Ohne die Maske endet der Verlust bei { DECIMAL($loss) }, mit ihr bei { DECIMAL($other_loss) }. { $cheats ->
        [yes] Das sieht besser aus, aber das Modell liest die Antwort nur beim nächsten Buchstaben ab. Wenn es schreibt, gibt es noch keinen
            nächsten: Bei verdeckter Zukunft sagt es { PERCENT($alone) } der Buchstaben vorher, das mit Maske trainierte Modell { PERCENT($honest) }.
       *[no] Bei verdeckter Zukunft sagt dieses Modell { PERCENT($alone) } der Buchstaben vorher, das mit Maske trainierte Modell { PERCENT($honest) }.
    }
    .nearly = { $way ->
        [masked] Das ist das Training mit der Maske. Schalte sie aus.
       *[early] Das ist Schritt { $step }. Gehe weiter bis Schritt { $steps }.
    }
mask_guesses =
    .slower = langsamer, denn es gibt mehr zu sehen
    .same = wie bisher
    .faster = schneller, bis fast auf 0
reverse =
    .title = Wie ein Decoder einen Buchstaben im Encoder findet
    .about = Ein **Encoder** liest ein Wort aus 6 zufälligen Buchstaben, und ein **Decoder** schreibt es Buchstabe für Buchstabe rückwärts. Im
        Training bekommt der Decoder die richtigen bisherigen Buchstaben. Den nächsten muss er durch **Cross-Attention** aus dem
        Encoder holen: Queries kommen vom Decoder, Keys und Values vom Encoder. Wie lernt er, wohin er schauen muss?
    .sentence = Nach **{ $step }** von { $steps } Schritten schreibt das Modell „{ $word }“ rückwärts als „**{ $written }**“; die richtige Antwort
        ist „{ $backwards }“. Dem Buchstaben, der zu schreiben ist, gibt die Cross-Attention im Mittel **{ PERCENT($mirrored) }** ihres
        Gewichts. In neuen Wörtern
        schreibt das Modell { PERCENT($share) } der Buchstaben richtig; mit abgeschalteter Cross-Attention wären es
        { PERCENT($cut) }, mit abgeschalteter Self-Attention des Encoders { PERCENT($unread) }.{ $both ->
            [no] { " " }Das Training läuft noch.
           *[yes] { "" }
        }
    .predict = Angenommen, die Vektoren sagen nichts über Positionen. Wie viele der Buchstaben schreibt das Modell nach { $steps } Schritten
        richtig?
    .task = Schalte die Positionen aus und sieh dir das Ende des Trainings an.
    .done = Ohne Positionen schreibt das Modell am Ende { PERCENT($end) } der Buchstaben richtig, mit ihnen { PERCENT($other_end) }.
        { $needs ->
            [yes] Ohne sie sagt kein Vektor des Encoders, wo sein Buchstabe steht. Das Modell kann noch sehen, welche Buchstaben das Wort
                hat und welche schon geschrieben sind, und unter den übrigen raten. Mit Positionen findet jede Stelle des Decoders
                die gespiegelte, und das Bild zeigt eine dunkle Diagonale.
           *[no] Mit diesen Einstellungen zeigen { $steps } Schritte nicht deutlich, wozu Positionen dienen.
        }
    .nearly = { $way ->
        [placed] Das ist das Training mit Positionen. Schalte sie aus.
       *[early] Das ist Schritt { $step }. Gehe weiter bis Schritt { $steps }.
    }
reverse_guesses =
    .all = fast alle
    .some = einige, mehr als durch Zufall
    .none = einen von 26, wie durch Zufall
text =
    .title = Wie ein Modell schreiben lernt
    .about = Ein Modell liest Stücke eines Textes und lernt, jeden nächsten Buchstaben vorherzusagen. Eine Tabelle, die zählt, wie oft ein
        Buchstabe auf einen anderen folgt, sagt den nächsten allein aus dem aktuellen vorher. Ein Attention-Kopf sieht auch die Buchstaben davor.
        Wann beginnt das Modell sie zu nutzen, und was schreibt es dann?
    .sentence = Nach **{ $step }** von { $steps } Schritten ist der Verlust **{ DECIMAL($loss) }**; bei der besten Tabelle von Buchstabenpaaren
        wäre er { DECIMAL($pairs) }.{ $length ->
            [0] { "" }
           *[other] { " " }Von dem, was das Modell schreibt, steht „{ $piece }“ auch im Text, und kein längeres Stück.
        }{ $complete ->
            [no] { " " }Das Training läuft noch.
           *[yes] { "" }
        }
    .predict = Was wird das Modell nach { $steps } Schritten schreiben?
    .task = Spiele das Training ab oder bewege den Regler, und finde den ersten Moment, in dem der Verlust unter { DECIMAL($pairs) } liegt.
    .done = Bei Schritt { $step } ist der Verlust { DECIMAL($loss) }. Wer nur den aktuellen Buchstaben kennt, kommt im ganzen Text
        im Mittel nicht unter { DECIMAL($pairs) }: ein Zeichen, dass die Attention frühere Buchstaben einbringt. Am Ende des Trainings schreibt das
        Modell „{ $ending }“. { $best_length ->
            [0] Nichts davon steht im Text.
           *[other] Davon steht „{ $best }“ im Text, und kein längeres Stück.
        }
    .nearly = { $way ->
        [never] In diesem Training liegt der Verlust bei keinem Schritt, den der Regler zeigt, unter { DECIMAL($pairs) }. Wähle eine andere
            Lernrate oder einen anderen Text.
        [early] Bei Schritt { $step } ist der Verlust { DECIMAL($loss) }. Gehe weiter zu einem späteren Moment.
       *[late] Bei Schritt { $step } ist der Verlust { DECIMAL($loss) }, aber er lag schon früher unter { DECIMAL($pairs) }. Gehe zurück.
    }
text_guesses =
    .letters = Buchstaben, die oft aufeinander folgen, aber kaum ein Wort
    .words = Wörter und Stücke von Zeilen, mit Fehlern
    .all = { $count } Buchstaben des Textes ohne Fehler
summary = Training beginnt mit Rauschen und senkt einen Verlust; niemand schreibt die Matrizen. Ein Kopf findet ein Muster nur, wenn seine
    Vektoren enthalten, was das Muster braucht, deshalb brauchen manche Muster eine frühere Schicht. { "\u000A" }Sobald beide
    Schichten zusammenpassen, fällt der Verlust schnell.
TABLES =
    .vowel_losses = Verluste, Vokale
    .copy_losses = Verluste, Kopieren
    .mask_losses = Verluste, mit oder ohne Maske
    .reverse_losses = Verluste, rückwärts schreiben
    .text_losses = Verluste, ein Text

## Bilder und Regler

vowels_weights =
    .key = :gray[**Attention-Gewichte bei Schritt { $step }** · Zeilen: Queries · Spalten: Keys]
    .alt = Die Attention-Gewichte des Kopfes bei Schritt { $step } als Heatmap
vowels_pairs =
    .key = :gray[**Welcher Buchstabe welchen sucht, bei Schritt { $step }**: Scores mit $W_Q W_K^\top$, ohne Positionen · Zeilen: Queries · Spalten:
        Keys]
    .alt = Die Scores jedes Buchstabens als Query mit jedem als Key bei Schritt { $step }, Vokale zuerst, als Heatmap
vowels_curve =
    .key = :gray[**Verlust in jedem Schritt** · ● Schritt { $step }]
    .alt = Der Verlust des Trainings in jedem Schritt als Linie
layer_0 =
    .key = :gray[**Schicht 0 bei Schritt { $step }{ $on ->
        [no] , abgeschaltet
       *[yes] { "" }
    }** · Zeilen: Queries · Spalten: Keys]
    .alt = Die Attention-Gewichte von Schicht 0 bei Schritt { $step } als Heatmap
layer_1 =
    .key = :gray[**Schicht 1 bei Schritt { $step }** · Zeilen: Queries · Spalten: Keys]
    .alt = Die Attention-Gewichte von Schicht 1 bei Schritt { $step } als Heatmap
copy_curve =
    .key = :gray[**Verlust in jedem Schritt** · ━ { layers_label }{ $layers ->
        [1] { " " }· ┉ { other_layers_label }
       *[other] { "" }
    }]
    .alt = { $layers ->
        [1] Die Verluste mit einer Schicht und mit zweien in jedem Schritt als Linien
       *[other] Der Verlust mit zwei Schichten in jedem Schritt als Linie
    }
mask_curve =
    .key = :gray[**Verlust in jedem Schritt** · ━ { $masked ->
        [yes] mit der Maske
       *[no] ohne die Maske · ┉ mit ihr
    }]
    .alt = { $masked ->
        [no] Die Verluste ohne die kausale Maske und mit ihr in jedem Schritt als Linien
       *[yes] Der Verlust mit der kausalen Maske in jedem Schritt als Linie
    }
reverse_weights =
    .key = :gray[**Cross-Attention bei Schritt { $step }** · Zeilen: was der Decoder schreibt · Spalten: was der Encoder gelesen hat]
    .alt = Die Gewichte der Cross-Attention von den geschriebenen Buchstaben zu denen des Wortes bei Schritt { $step } als Heatmap
reverse_curve =
    .key = :gray[**Verlust in jedem Schritt** · ━ { $placed ->
        [yes] mit Positionen
       *[no] ohne Positionen · ┉ mit ihnen
    }]
    .alt = { $placed ->
        [no] Die Verluste ohne Positionen und mit ihnen in jedem Schritt als Linien
       *[yes] Der Verlust mit Positionen in jedem Schritt als Linie
    }
text_written = :gray[**Was das Modell bei Schritt { $step } schreibt** · es beginnt mit dem ersten Buchstaben des Textes; jeder weitere
    wird nach den vorhergesagten Wahrscheinlichkeiten gezogen]{ "\u000A\u000A" }{ $written }
text_curve =
    .key = :gray[**Verlust in jedem Schritt bis hier** · ┉ mit der besten Tabelle von Buchstabenpaaren]
    .alt = Der Verlust des Trainings bis Schritt { $step } als Linie, und der Verlust mit der besten Tabelle von Buchstabenpaaren als waagrechte Linie
layers_label = { $layers ->
        [one] { $layers } Schicht
       *[other] { $layers } Schichten
    }
other_layers_label = { $other_layers ->
        [one] { $other_layers } Schicht
       *[other] { $other_layers } Schichten
    }
STEP_AXIS = Schritt
falls_fastest = fällt am schnellsten bei { $step }
LAYERS = Schichten
LAYERS_HELP = Wie viele Schichten das Modell hat, jede mit einem Kopf.
SIZE_HELP = Wie viele Zahlen jede Query, jeder Key und jeder Value hat. Eine Änderung startet das Training neu.
SCALED = Durch √head_size teilen
SCALED_HELP = Verhindert, dass die Scores mit der Kopfgröße wachsen. Eine Änderung startet das Training neu.
POSITIONS = Positionen addieren
POSITIONS_HELP = Addiert zu jedem Buchstaben einen Vektor seiner Position. Eine Änderung startet das Training neu.
RATE = Lernrate
RATE_HELP = Wie weit jeder Schritt die Zahlen ändert. Eine Änderung startet das Training neu.
MASKED = Kausale Maske
MASKED_HELP = Verdeckt im Training spätere Buchstaben. Eine Änderung startet das Training neu.
STEP = Schritt des Trainings
STEP_HELP = Geht durch das Training vor und zurück; jeder fünfte Schritt ist behalten.
TEXT = Text, aus dem gelernt wird
TEXT_HELP = Der Text wird in Kleinbuchstaben gelesen; Leerzeichen und Satzzeichen zählen als Buchstaben. Eine Änderung startet das Training neu.
text_is_short = Der Text hat { $count } Zeichen; ein Modell braucht mindestens { $least }, um daraus zu lernen.
text_differs = Der Text hat { $count } verschiedene Zeichen; ein Modell kann hier höchstens { $most } lernen.
LAYER_0 = Kopf von Schicht 0
LAYER_0_HELP = Abgeschaltet trägt der Kopf nichts zu dem bei, was das trainierte Modell rechnet. Das Training selbst ändert sich nicht.
