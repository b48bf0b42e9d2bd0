### Was die Seite über heutige Modelle sagt: gedrehte Vektoren, geteilte Köpfe, ein Cache, eine Zeile in Blöcken.

## die Schritte

turn =
    .title = Warum gedrehte Queries und Keys ihren Abstand verraten
    .about = Ohne Positionen bleibt ein Score gleich, ob 3 oder 300 Wörter zwischen Query und Key liegen. Heutige Modelle drehen
        deshalb beide: Jedes Zahlenpaar ist ein Zeiger einer Uhr, der mit jeder Position weitergeht (**Rotationspositionen**). Dann
        hängt ein Score vom Winkel zwischen zwei Zeigern ab, und dieser Winkel vom Abstand.
    .sentence = Die Query steht an Position { $query }, der Key an Position { $key }. Die Zeiger von q und k liegen auf der schnellen
        Uhr { DECIMAL($fast_between, digits: 1) } Radiant auseinander, auf der langsamen
        { DECIMAL($slow_between, digits: 1) }, also ist der Score { DECIMAL($fast_product, digits: 3) } +
        { DECIMAL($slow_product, digits: 3) } = **{ DECIMAL($score, digits: 3) }**.
    .predict = Angenommen, beide Wörter rücken um { $asked } Positionen weiter, weil { $asked } weitere Wörter vor ihnen stehen. Was
        geschieht mit ihrem Score?
    .task = Verschiebe den Key um mindestens { $asked } Positionen; bei gleichem Abstand, { $story_distance }, rückt die Query mit. Lies
        dann den Score ab.
    .done = Der Score ist immer noch { DECIMAL($score, digits: 3) }. Beide Zeiger einer Uhr haben sich um denselben Winkel gedreht,
        also ist der Winkel zwischen ihnen geblieben, und nur er geht in den Score ein. Ändere den Abstand, und der Score folgt ihm.
    .nearly = { $way ->
        [near] Der Key ist bisher um { $moved ->
            [one] { $moved } Position
           *[other] { $moved } Positionen
        } verschoben. Verschiebe ihn weiter.
       *[apart] Bei Abstand { $distance } ist der Score { DECIMAL($score, digits: 3) }, bei Abstand { $story_distance } war er
            { DECIMAL($story, digits: 3) }. Stelle den Abstand zurück und verschiebe nur den Key.
    }
turn_guesses =
    .larger = er wächst
    .smaller = er sinkt
    .same = er bleibt gleich
sharing =
    .title = Warum sich mehrere Queries Keys und Values teilen
    .about = Ein Modell, das schreibt, behält Keys und Values aller früheren Token: den **Key-Value-Cache**. Er enthält zu jedem Token
        die jedes Kopfes in jeder Schicht, passt also bei einem langen Text nicht mehr in den Speicher der GPU. Queries werden
        nicht behalten. Deshalb teilen sich mehrere Köpfe von Queries einen Kopf von Keys und Values.
    .sentence = Mit **{ $count }** { $count ->
            [one] Kopf
           *[other] Köpfen
        } von Keys und Values braucht der Cache 2 · { $layers } · { $count } · { $head_size } · { $number } · { GROUPED($tokens) }
        Bytes = **{ DECIMAL($size, digits: 1) } GB**. { $group ->
            [1] Jeder Kopf von Queries hat seinen eigenen: **Multi-Head-Attention**.
           *[other] { $count ->
                [1] Alle { $heads } Köpfe von Queries teilen ihn sich: **Multi-Query-Attention**.
               *[other] Jeder dient { $group } Köpfen von Queries: **Grouped-Query-Attention**.
            }
        }
    .predict = Die Matrizen von Llama 3 8B brauchen { DECIMAL($weights, digits: 1) } GB. Angenommen, jeder der { $heads } Köpfe hätte
        eigene Keys und Values. Wie groß wäre der Cache von { GROUPED($tokens) } Token?
    .task = Eine GPU hat { $card } GB, und davon brauchen die Matrizen { DECIMAL($weights, digits: 1) } GB. Wähle möglichst viele Köpfe
        von Keys und Values, sodass der Cache noch neben die Matrizen passt.
    .done = Mit { $count } Köpfen brauchen Cache und Matrizen { DECIMAL($both, digits: 1) } GB. Mit { $heads } Köpfen bräuchte schon der
        Cache { DECIMAL($whole, digits: 1) } GB, { $group }-mal so viel wie die { DECIMAL($size, digits: 1) } GB bei { $count }, denn jeder
        Kopf von Keys und Values wird für jedes Token behalten. Auch Llama 3 8B hat { $count } davon.
    .nearly = Mit { $count } { $count ->
            [one] Kopf
           *[other] Köpfen
        } brauchen Cache und Matrizen { DECIMAL($both, digits: 1) } GB. { $way ->
            [many] Die GPU hat nur { $card } GB, also wähle weniger Köpfe.
           *[few] Das passt, aber mehr Köpfe würden auch noch passen.
        }
sharing_guesses =
    .tenth = ein Zehntel der Matrizen
    .equal = etwa so groß wie die Matrizen
    .four = mehr als viermal so groß
remember =
    .title = Ein Cache spart Arbeit und ändert keine Zahl
    .about = Ein Modell, das schreibt, achtet für jedes neue Wort wieder auf den ganzen Text. Ohne Cache würde es dabei auch Keys und
        Values aller früheren Wörter neu berechnen. Unter einer kausalen Maske können diese nicht von späteren Wörtern abhängen,
        also kämen dieselben Zahlen heraus. Deshalb behält das Modell sie und berechnet nur die des neuesten Wortes.
    .sentence = Nach { KEY($name) } wurden mit einem Cache { $count ->
            [one] **einmal**
           *[other] **{ $count }**-mal
        } ein Key und ein Value berechnet, ohne ihn { $again ->
            [one] **einmal**
           *[other] **{ $again }**-mal
        }. Insgesamt brauchte dieser Kopf mit Cache **{ GROUPED($saved) }** Multiplikationen, ohne **{ GROUPED($spent) }**. Die Ausgaben
        beider Wege unterscheiden sich um höchstens { AT_MOST($difference) }.
    .predict = „{ WORD($last) }“ kommt als Wort { $total } von { $total } hinzu. Für wie viele Wörter müssen jetzt, mit einem Cache, Key
        und Value berechnet werden?
    .task = { $total ->
        [1] Gib mehr Wörter ein, damit es etwas zu behalten gibt.
       *[other] Gehe bis zu „{ WORD($last) }“, dem letzten Wort, und vergleiche die Multiplikationen.
    }
    .done = Nur „{ WORD($last) }“ braucht einen neuen Key und einen neuen Value. Für alle { $total } Wörter genügen
        { GROUPED($saved) } Multiplikationen statt { GROUPED($spent) }, und keine Zahl einer Ausgabe weicht um mehr als
        { AT_MOST($difference) } ab; das ist Rundung. Queries werden nicht behalten, denn kein späteres Wort liest sie.
    .nearly = Bisher sind { $count } der { $total } Wörter geschrieben, zuletzt „{ WORD($name) }“. Gehe weiter bis zu „{ WORD($last) }“.
in_blocks =
    .title = Wie die Softmax eine Zeile in Blöcken liest
    .about = Die Softmax teilt durch eine Summe über alle Scores, aber eine Zeile mit 100.000 Scores passt nicht in den schnellen Speicher
        einer GPU. **FlashAttention** liest sie in Blöcken und behält den bisher größten Score, m, und die bisherige Summe der
        Potenzen, ℓ. Hebt ein Block m an, muss die ältere Summe **umskaliert** werden.
    .sentence = { $right ->
        [no] { wrong_row }
       *[yes] { $rescaled ->
            [no] { lucky_row }
           *[yes] { right_row }
        }
    }
    .predict = Angenommen, die ältere Summe wird nicht umskaliert, wenn ein Block m anhebt. Welche Keys bekommen dann zu viel Gewicht?
    .task = Schalte das Umskalieren aus. Finde eine Blockgröße mit mindestens zwei Blöcken, bei der die Gewichte trotzdem stimmen.
    .done = Schon der erste Block enthält den größten Score, { $top }, also hebt kein späterer Block m an, und e⁰ = 1 skaliert nichts um.
        Ein Test mit einer solchen Zeile kann deshalb nicht bemerken, dass das Umskalieren fehlt. In einer langen Zeile mit vielen
        Blöcken steht der größte Score selten im ersten, und die Gewichte sind falsch.
    .nearly = { $way ->
        [rescaled] Mit dem Umskalieren stimmen die Gewichte bei jeder Blockgröße. Schalte es aus.
        [one] Hier enthält ein einziger Block die ganze Zeile. Wähle kleinere Blöcke.
       *[wrong] Der größte Score des ersten Blocks ist { $first }, und ein späterer Block hebt m auf { $top }. Wähle eine Blockgröße,
            bei der m nie steigt.
    }
in_blocks_guesses =
    .early = die der früheren Blöcke
    .late = die der späteren Blöcke
    .none = keine: Die Summe gleicht es aus
summary = Rotationspositionen drehen Queries und Keys, sodass ein Score von ihrem Abstand abhängt. Geteilte Köpfe machen den Cache klein, und
    der Cache spart Arbeit.  { "\u000A" }Eine Zeile in Blöcken hat dieselben Gewichte wie die ganze Zeile, wenn ältere Summen umskaliert
    werden. Die Ausgabe der Attention bleibt eine gewichtete Summe von Values.
TABLES =
    .clocks = zwei Uhren
    .caches = Caches
    .multiplications = Multiplikationen
    .blocks = Zeile in Blöcken

## Bilder und Bedienelemente

right_row = { $count ->
        [one] Ein einziger Block enthält die ganze Zeile, also sind das ohne Umskalieren die Gewichte der Softmax.
       *[other] In **{ $count }** Blöcken gelesen, hat die Zeile die Gewichte der Softmax über die ganze Zeile, denn
            { "$e^{s - m} · e^{m - m'} = e^{s - m'}$" }: Der Faktor tauscht das alte m gegen das neue aus.
    }
lucky_row = Nichts wird umskaliert, und trotzdem sind es die Gewichte der Softmax: Der erste Block enthält den größten Score, { $top }, also
    steigt m nie.
wrong_row = Nichts wird umskaliert, also bekommen die Keys vor dem Block mit dem größten Score **{ PERCENT($early) }** des Gewichts; die
    Softmax gibt ihnen **{ PERCENT($true) }**. Zusammen ergeben die Gewichte immer noch 100 %, also fällt nichts auf.
clock =
    .key = :gray[**{ SHORT($frequency) } Radiant ({ DECIMAL($degrees, digits: 0) }°) pro Position** · Produkt
        { DECIMAL($product, digits: 3) }]
    .alt = Eine Uhr mit zwei Zeigern, q und k, die { DECIMAL($between, digits: 1) } Radiant auseinanderliegen
hand = { $letter }: um { DECIMAL($angle, digits: 1) } Radiant gedreht
caches =
    .key = :gray[**Cache von { GROUPED($tokens) } Token, nach Köpfen von Keys und Values** · ┃ Platz neben den Matrizen auf einer GPU mit
        { $card } GB]
    .alt = Die Größe des Caches bei 32, 16, 8, 4, 2 und 1 Köpfen von Keys und Values, als Balken
count_label = { $count ->
        [one] { $count } Kopf
       *[other] { $count } Köpfe
    }
size = { DECIMAL($size, digits: 1) } GB
ROOM = Platz auf der GPU{ " " }
computed =
    .key = :gray[**Keys und Values der Wörter, eine Zeile für jedes neue Wort** · dunkel: jetzt berechnet · hell: ohne Cache noch einmal
        berechnet]
    .alt = Für jedes bisherige Wort, welche Keys und Values jetzt und welche noch einmal berechnet werden
line_tip = { $word }: 1 neu, { $count } ohne Cache noch einmal
row_in_blocks =
    .key = :gray[**Gewichte von acht Scores in Blöcken zu { $size }** · █ { $rescaled ->
            [yes] umskaliert
           *[no] nicht umskaliert
        } · ○ Softmax über die ganze Zeile]
    .alt = Die Gewichte von acht Scores, in Blöcken gelesen, neben denen der Softmax, als Balken
score_label = Block { $block }: { DECIMAL($score, digits: 0) }
SERIES =
    .now = { "" }
    .raw = Softmax{ " " }
KEPT_HEAD =
    .block = Block
    .scores = Scores
    .largest = m
    .factor = Faktor für ℓ
    .total = ℓ
NONE = –
left_out = { DECIMAL($factor) } (weggelassen)
same_outputs = { BADGE(outputs_said, $agrees, $difference) }
outputs_said = Mit und ohne Cache { $total ->
        [one] stimmt die Ausgabe des Wortes
       *[other] stimmen die Ausgaben aller { $total } Wörter
    } überein.
PLACE = Position des Keys
PLACE_HELP = Die Query behält ihren Abstand zum Key, also rücken beide gemeinsam weiter.
DISTANCE = Abstand vom Key zur Query
DISTANCE_HELP = Um wie viele Positionen die Query hinter dem Key steht.
CACHE_HEADS = Köpfe von Keys und Values
CACHE_HEADS_HELP = Das Modell hat 32 Köpfe von Queries. Bei 8 Köpfen von Keys und Values teilen sich 4 Köpfe von Queries einen.
WRITTEN = Neuestes Wort (0 ist das erste)
WRITTEN_HELP = Wie weit der Satz schon geschrieben ist.
BLOCK_SIZE = Scores in einem Block
BLOCK_SIZE_HELP = Die Zeile hat acht Scores.
RESCALED = Ältere Summen umskalieren
RESCALED_HELP = Hebt ein Block den größten Score an, wird die Summe davor mit e^(alt − neu) multipliziert.
