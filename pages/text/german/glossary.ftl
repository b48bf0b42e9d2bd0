### Was die Begriffe des Fachs bedeuten, je in einem Satz; ein Begriff wird erklärt, wo ein Schritt ihn zuerst nennt.

# Begriff → wie er im Satz geschrieben wird, seine Formen zwischen Strichen
FORMS =
    .attention_weight = Attention-Gewichte | Attention-Gewicht
    .head_size = head_size | Kopfgröße
    .softmax = Softmax
    .temperature = Temperatur
    .projection = Projektionen | Projektion
    .variance = Varianz
    .gradient = Gradient
    .d_model = d_model
    .vectors = Vektoren
    .vector = Vektor
    .mlp = MLP
    .residual = Residualpfad
    .queries = Queries
    .query = Query
    .keys = Keys
    .key = Key
    .values = Values
    .value = Value
    .score = Scores | Score
    .weights = Gewichte
    .heads = Köpfe
    .head = Kopf
    .layers = Schichten
    .layer = Schicht
    .causal_mask = kausalen Maske | kausale Maske
    .equivariance = Permutationsäquivarianz
    .mask = Maske
    .token = Token

# Begriff → was er bedeutet
MEANINGS =
    .attention_weight = Der Anteil der Attention einer Query, den ein Key bekommt: von 0 bis 1. Die Gewichte einer Zeile ergeben zusammen 1.
    .head_size = Wie viele Zahlen q, k und v in einem Kopf haben.
    .softmax = Macht aus Scores Gewichte: wendet die Exponentialfunktion auf jeden Score an und teilt durch die Summe.
    .temperature = Scores werden vor der Softmax durch sie geteilt: Ist sie niedrig, wird ein Gewicht groß; ist sie hoch, werden
        alle fast gleich.
    .projection = Eine Matrix, die den Vektor eines Worts auf einen anderen abbildet: W_Q die Query, W_K den Key, W_V den
        Value.
    .variance = Wie weit Zahlen streuen: der Mittelwert ihrer quadrierten Abstände vom Mittelwert.
    .gradient = Wie stark sich der Fehler mit jeder Zahl ändert: Das Training ändert die Zahlen in die Gegenrichtung.
    .d_model = Wie viele Zahlen der Vektor eines Worts hat.
    .vectors = Listen von Zahlen.
    .vector = Eine Liste von Zahlen.
    .mlp = Ein kleines Netz, das jeden Vektor für sich abbildet: zwei Matrizen, dazwischen eine nichtlineare Funktion.
    .residual = Der Pfad, auf dem x an einer Schicht vorbeigeht: Die Ausgabe der Schicht wird zu x addiert.
    .queries = Was Wörter suchen: ein Vektor je Wort, mit W_Q berechnet.
    .query = Was ein Wort sucht: ein Vektor, mit W_Q berechnet. Er wird mit jedem Key verglichen.
    .keys = Was Wörter den Queries anbieten: ein Vektor je Wort, mit W_K berechnet.
    .key = Was ein Wort den Queries anbietet: ein Vektor, mit W_K berechnet.
    .values = Was Wörter weitergeben, wenn auf sie geachtet wird: ein Vektor je Wort, mit W_V berechnet.
    .value = Was ein Wort weitergibt, wenn auf es geachtet wird: ein Vektor, mit W_V berechnet.
    .score = Wie gut eine Query zu einem Key passt: die Summe der Produkte ihrer Zahlen, q · k.
    .weights = Hier: Attention-Gewichte, das Ergebnis der Softmax; sie liegen zwischen 0 und 1, jede Zeile ergibt 1.
    .heads = Teile einer Schicht, die nebeneinander Attention berechnen, jeder mit eigenen Projektionen und Gewichten.
    .head = Einer der Teile einer Schicht, die nebeneinander Attention berechnen: Er hat eigene Projektionen und Gewichte.
    .layers = Runden von Attention nacheinander: Jede beginnt mit den Ausgaben der vorigen.
    .layer = Eine Runde Attention mit allen Köpfen; die nächste beginnt mit ihren Ausgaben. In einem ganzen Modell gehört ein MLP dazu.
    .causal_mask = Verdeckt für jede Query alle Wörter, die nach ihr stehen.
    .equivariance = Werden die Zeilen der Eingabe umgeordnet, werden die Zeilen der Ausgabe ebenso umgeordnet.
    .mask = Sagt, auf welche Keys eine Query achten darf. Ein verdeckter Key bekommt den Score −∞ und so das Gewicht 0.
    .token = Ein Stück eines Textes, mit dem Attention arbeitet: ein Wort, ein Satzzeichen oder ein Buchstabe.
