### Was die Seite der Steckbriefe sagt: was bekannte Modelle von der Attention verwenden, und der Steckbrief eines Modells.
TITLE = Welche Attention hat dein Modell?
lead = All diese Modelle multiplizieren Queries mit Keys, machen mit der Softmax aus jeder Zeile von Scores Gewichte und summieren die
    Values mit diesen Gewichten. Sie unterscheiden sich darin, wie Positionen in die Scores eingehen, wie viele Köpfe sich Keys und
    Values teilen, was die Maske verdeckt und was die Scores begrenzt. **Wähle ein Modell**, um die Zahlen seiner Konfiguration zu sehen und „Erkunden“ mit
    seinen Einstellungen zu öffnen.
SEE = Ändere eine Sache und kopiere das Programm:
ON_EXPLORE = Auf „Erkunden“ ansehen
FEATURES =
    .model = Modell
    .positions = Positionen
    .heads = Köpfe von Queries / von Keys und Values
    .head_size = Kopfgröße
    .sees = Maske
    .divisor = Scores geteilt durch
    .qk_norm = Query-Key-Norm
    .cap = weiche Grenze
    .sink = Senke
    .cached = Zahlen im Cache je Token und Schicht
positions = { $kind ->
    [rotary] Rotation, Basis { GROUPED($base) }{ $local ->
        [0] { "" }
       *[other] ; mit Fenster { GROUPED($local) }
    }
    [learned] gelernte Vektoren
   *[relative] gelernter Bias je Abstand
}
sees = { $causal ->
    [yes] kausal
   *[no] keine
}{ $windows ->
    [none] { "" }
    [all] , Fenster von { GROUPED($window) }
    [other] , Fenster von { GROUPED($window) } in jeder zweiten Schicht
   *[most] , Fenster von { GROUPED($window) } in { $local } von { $of } Schichten
}
MODEL = das Modell
EXPLORE = auf „Erkunden“
YOURS = dein Satz
NUMBERS =
    .layers = Schichten
    .heads = Köpfe von Queries
    .key_value_heads = Köpfe von Keys und Values
    .head_size = Kopfgröße
    .d_model = d_model
    .window = Token im Fenster, das der Query mitgezählt
    .base = Basis der Rotationspositionen
    .local_base = Basis in Schichten mit Fenster
    .cap = weiche Grenze
    .divisor = Scores geteilt durch
    .context = höchstens so viele Token
scaled = Was **fett** ist, weicht vom Modell ab, damit es auf „Erkunden“ passt.{ $group ->
    [1] { "" }
   *[other] { " " }Wie im Modell teilen sich { $group } Köpfe von Queries einen Kopf von Keys und Values.
}
CANT = Was „Erkunden“ nicht zeigen kann:
limit = { $name ->
    [latent] · **Latente Keys und Values:** Eine Schicht merkt sich von jedem Token { GROUPED($latent) } Zahlen und berechnet daraus die
        Keys und Values aller Köpfe. Rotationspositionen drehen nur { $turned } der { $head_size } Komponenten einer Query und
        eines Keys. Auf „Erkunden“ hat jeder Kopf eigene Keys und Values, und alle Komponenten werden gedreht.
    [layers] · **Zwei Arten von Schichten:** „Erkunden“ hat eine Schicht, hier eine mit Fenster. Stelle für die andere Art die Maske auf
        causal{ $other_base ->
        [0] { "" }
       *[other] { " " }und die Basis auf { GROUPED($other_base) }
    }.
    [linear] · **Gestreckte Positionen:** In Schichten ohne Fenster werden Positionen durch { $stretched } geteilt, damit Texte länger sein
        können als die des ersten Trainings.
    [yarn] · **YaRN:** Für Texte, die { $stretched }-mal so lang sind wie die des ersten Trainings, drehen sich langsame Paare noch
        langsamer, und Scores werden mit { DECIMAL($factor) } multipliziert.
    [learned] · **Gelernte Positionen:** Das Modell hat für jede Position einen Vektor gelernt. „Erkunden“ addiert stattdessen Sinus und
        Kosinus.
    [relative] · **Ein gelernter Bias:** Jeder Kopf addiert zu einem Score eine Zahl, die vom Abstand der beiden Token abhängt. „Erkunden“
        addiert keine, deshalb wirkt die Reihenfolge hier nicht. Das ist der Encoder; der Decoder ist kausal und achtet außerdem auf das, was
        der Encoder gelesen hat.
    [undivided] · **Kleinere Queries:** T5 teilt die Scores nicht, denn die Zahlen von W_Q sind zu Beginn um denselben Faktor
        kleiner, √{ $head_size }. Bei den zufälligen Projektionen von „Erkunden“ ist das nicht so, deshalb sind die Scores hier größer
        als in einem untrainierten T5.
    [gain] · **Gelernte Faktoren:** Nach der Norm multipliziert das Modell jede Komponente von Queries und Keys mit einer Zahl, die es
        gelernt hat.
    [sink] · **Gelernte Senken:** Jeder Kopf hat den Score seiner Senke gelernt. Auf „Erkunden“ ist er in allen Köpfen 0.
    [biases] · **Biases:** Das Modell addiert zu allen Queries einen gelernten Vektor, zu allen Keys einen und zu allen Values einen.
   *[experts] · **Experten:** Die Feed-Forward-Schichten wählen unter Experten aus. An der Attention ändert das nichts.
}
WEIGHTS = · **Trainierte Gewichte:** Die Projektionen auf „Erkunden“ sind zufällig, das Muster hat also keine Bedeutung.
SOURCES = Quellen:
CONFIG = config.json
CODE = Code
