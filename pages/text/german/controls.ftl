### Wie die Bedienelemente heißen, die mehrere Seiten zeichnen, und was ihre Hilfe sagt.
SENTENCE = Satz
SECOND = Zweiter Satz (Keys und Values)
SECOND_HELP = Der Satz, auf den der erste achtet: Keys und Values kommen von hier.
KIND = Self oder Cross
KIND_HELP = self: Der Satz achtet auf sich selbst. cross: Er achtet auf einen zweiten Satz.
HEADS = Köpfe
HEADS_HELP = Wie viele Köpfe nebeneinander achten, jeder mit eigenen Aufmerksamkeitsgewichten.
ROW = Zeile
ROW_HELP = Welches Wort die Query ist: seine Position, von 0 an gezählt. Oder wähle seine Zeile aus; in einem Bild, das
    den Fokus hat, wechseln die Pfeiltasten die Zeile.
HEAD = Kopf
HEAD_HELP = Welchem Kopf du folgst: Kopf 0 ist der erste. Oder wähle seine Heatmap aus.
HEAD_SIZE = Kopfgröße
HEAD_SIZE_HELP = Wie viele Zahlen q, k und v in jedem Kopf haben. Je breiter der Kopf, desto größer die Scores.
SCALE = Scores teilen durch eine Potenz von
SCALE_HELP = Die Größe, durch deren Potenz die Scores geteilt werden: head_size ist die Breite eines Kopfes. d_model, die
    Breite eines Wortvektors, ist ein verbreiteter Fehler.
POWER = Scores teilen durch Größe^p
POWER_HELP = Die Scores werden durch eine Größe hoch p geteilt: head_size oder d_model, je nach Wahl. Bei 0 werden sie
    nicht geteilt, und Zeilen werden mit breiteren Köpfen schärfer; bei ½ durch ihre Wurzel, wie in der Attention; bei 1
    durch die Größe selbst.
TEMPERATURE = Temperatur
TEMPERATURE_HELP = Vor Softmax werden die Scores durch die Temperatur geteilt. Bei 0 erhält der größte Score das ganze Gewicht,
    gleich große teilen es sich. Je höher die Temperatur, desto gleichmäßiger die Gewichte.
MASK = Maske
PROJECTIONS = Projektionen
SEED = Seed
SEED_HELP = Welche Wortvektoren, Projektionen und welcher Dropout zufällig gezogen werden. Derselbe Seed gibt überall
    dieselben Zahlen.
TRAINING = Trainingsschritte
TRAINING_HELP = 0: der zufällige Kopf, mit dem das Training beginnt. Nur W_Q und W_K lernen.
POSITIONS = Positionen
POSITIONS_HELP = Addiert zum Vektor jedes Wortes seine Position: Sinus und Kosinus, oder ein Merkmal. Ohne Positionen und
    ohne Maske haben gleiche Wörter gleiche Zeilen von Gewichten.
BIAS = Bias
BIAS_HELP = Ein Bias wird zu den skalierten Scores addiert. ALiBi: Ein Key verliert m für jede Stelle, die er vor der
    Query steht; m ist in jedem Kopf anders. Symmetrisches ALiBi: Ein Key nach der Query verliert ebenso viel. Press et
    al. 2022.
DROPOUT = Dropout
DROPOUT_HELP = Der Anteil der Gewichte, die im Training auf 0 gesetzt werden; die übrigen wachsen um 1 / (1 − p). Siehe
    Stufe dropped.
TOKENS = Token
TOKENS_HELP = word: Satzzeichen und Emojis sind eigene Token; Groß- und Kleinschreibung zählt, außer bei entworfenen
    Köpfen. character: Jedes Zeichen ist ein Token.
D_MODEL = d_model
D_MODEL_HELP = Wie viele Zahlen der Vektor eines Wortes hat, bevor er auf q, k und v projiziert wird.
MORE = Mehr: Positionen, Bias, Dropout, Token
YOUR_WORDS = Deine Wörter
RESTS =
    .untrained = Diese Quelle wird nicht trainiert
    .by_words = Die Wörter bestimmen sie. Jedes Merkmal braucht eine Spalte
    .trained = Der trainierte Kopf hat eine eigene Größe
    .one_sentence = Diese Quelle liest einen Satz
    .no_positions = Diese Quelle kennt keine Positionen
    .example = Das Beispiel bestimmt es
    .weights_alone = Nur Aufmerksamkeitsgewichte sind bekannt
    .model = Das Modell hat eine eigene Anzahl
    .model_trained = Das Training des Modells ist abgeschlossen
rests = { $control }: { $reason ->
    [untrained] { RESTS.untrained }
    [by_words] { RESTS.by_words }
    [trained] { RESTS.trained }
    [one_sentence] { RESTS.one_sentence }
    [no_positions] { RESTS.no_positions }
    [example] { RESTS.example }
    [weights_alone] { RESTS.weights_alone }
    [model] { RESTS.model }
   *[model_trained] { RESTS.model_trained }
}.
sentence_help = Deine eigenen Wörter, bis zu { $most } Token ({ $longest } auf „Erkunden“). Der Link zeigt, was hier steht.
example = **Durchgerechnetes Beispiel: { $title }**
example_tokens = Token { $first } bis { $last }; Vektoren, Projektionen und Größen gehören zum Beispiel.
LEAVE = Zurück zum eigenen Satz
control_above = Das Bedienelement von Schritt { $step } wirkt auch hier.
POWERS =
    .none = 0 keine
    .root = ½ √
    .full = 1 ganz
mask_help = Eine verdeckte Zelle hat genau das Gewicht 0. { SENTENCES($kinds) }
mask_kind = { $token }: { $summary }.
projections_help = Woher W_Q, W_K und W_V kommen. random: { $random }. Entworfene Köpfe haben benannte Merkmale und
    eine Aufgabe: { CLAUSES($designs) }. learned: { $learned }. Die übrigen sind durchgerechnete Beispiele mit eigenen
    Token.
