"""Was die Begriffe des Fachs bedeuten, je in einem Satz; ein Begriff wird erklärt, wo ein Schritt ihn zuerst nennt."""

TERMS = {
    "Aufmerksamkeitsgewichte": (
        "Die Anteile der Aufmerksamkeit einer Query, von 0 bis 1; die einer Zeile ergeben zusammen 1."
    ),
    "Aufmerksamkeitsgewicht": "Der Anteil der Aufmerksamkeit einer Query, den ein Key bekommt: von 0 bis 1.",
    "head_size": "Wie viele Zahlen q, k und v in einem Kopf haben.",
    "Kopfgröße": "Wie viele Zahlen q, k und v in einem Kopf haben.",
    "Softmax": "Macht aus Scores Anteile: e hoch jeden Score, geteilt durch die Summe von allen.",
    "Temperatur": "Scores werden vor Softmax durch sie geteilt: Niedrig macht die Anteile ungleich, hoch macht sie gleich.",
    "Projektionen": "Matrizen, die aus dem Vektor eines Worts andere machen: W_Q die Query, W_K den Key, W_V den Value.",
    "Projektion": (
        "Eine Matrix, die aus dem Vektor eines Worts einen anderen macht: W_Q die Query, W_K den Key, W_V den Value."
    ),
    "Varianz": "Wie weit Zahlen streuen: der Mittelwert ihrer quadrierten Abstände vom Mittelwert.",
    "Gradient": "Wie stark sich der Fehler mit jeder Zahl ändert: Das Training bewegt die Zahlen gegen ihn.",
    "d_model": "Wie viele Zahlen der Vektor eines Worts hat.",
    "Vektoren": "Listen von Zahlen.",
    "Vektor": "Eine Liste von Zahlen.",
    "Residualpfad": "Der Pfad, auf dem x an einer Schicht vorbeigeht: Die Ausgabe der Schicht wird zu x addiert.",
    "Queries": "Was Wörter fragen: ein Vektor je Wort, von W_Q gemacht.",
    "Query": "Was ein Wort fragt: ein Vektor, von W_Q gemacht. Er wird mit jedem Key verglichen.",
    "Keys": "Wodurch Wörter gefunden werden: ein Vektor je Wort, von W_K gemacht.",
    "Key": "Wodurch ein Wort gefunden wird: ein Vektor, von W_K gemacht.",
    "Values": "Was Wörter weitergeben, wenn auf sie geachtet wird: ein Vektor je Wort, von W_V gemacht.",
    "Value": "Was ein Wort weitergibt, wenn auf es geachtet wird: ein Vektor, von W_V gemacht.",
    "Scores": "Wie gut eine Query zu jedem Key passt: die Summe der Produkte ihrer Zahlen, q · k. Auch Logits genannt.",
    "Score": "Wie gut eine Query zu einem Key passt: die Summe der Produkte ihrer Zahlen, q · k. Auch Logit genannt.",
    "Gewichte": "Hier: Aufmerksamkeitsgewichte, die Anteile, die Softmax aus Scores macht.",
    "Köpfe": "Attention-Schichten nebeneinander, jede mit eigenen Projektionen.",
    "Kopf": "Eine Attention-Schicht mit eigenen Projektionen; mehrere stehen nebeneinander.",
    "kausalen Maske": "Verdeckt für jede Query alle Wörter, die nach ihr stehen.",
    "kausale Maske": "Verdeckt für jede Query alle Wörter, die nach ihr stehen.",
    "Permutationsäquivarianz": "Zeilen der Eingabe in anderer Folge geben dieselben Zeilen der Ausgabe, in dieser Folge.",
    "Maske": "Sagt, auf welche Keys eine Query achten darf. Ein verdeckter Key bekommt den Score −∞ und so das Gewicht 0.",
    "Token": "Ein Stück eines Textes, mit dem Attention arbeitet: ein Wort, ein Satzzeichen oder ein Buchstabe.",
}
