"""Was die Begriffe des Fachs bedeuten, je in einem Satz; ein Begriff wird erklärt, wo ein Schritt ihn zuerst nennt."""

TERMS = {
    "Aufmerksamkeitsgewichte": (
        "Die Anteile der Aufmerksamkeit einer Query, von 0 bis 1; die einer Zeile ergeben zusammen 1."
    ),
    "Aufmerksamkeitsgewicht": "Der Anteil der Aufmerksamkeit einer Query, den ein Key bekommt: von 0 bis 1.",
    "head_size": "Wie viele Zahlen q, k und v in einem Kopf haben.",
    "Kopfgröße": "Wie viele Zahlen q, k und v in einem Kopf haben.",
    "Softmax": "Macht aus Scores Gewichte: e hoch jeden Score, geteilt durch die Summe dieser Potenzen.",
    "Temperatur": "Scores werden vor Softmax durch sie geteilt: Niedrig gibt ungleiche Gewichte, hoch gleichmäßige.",
    "Projektionen": "Matrizen, die den Vektor eines Worts auf andere abbilden: W_Q die Query, W_K den Key, W_V den Value.",
    "Projektion": (
        "Eine Matrix, die den Vektor eines Worts auf einen anderen abbildet: W_Q die Query, W_K den Key, W_V den Value."
    ),
    "Varianz": "Wie weit Zahlen streuen: der Mittelwert ihrer quadrierten Abstände vom Mittelwert.",
    "Gradient": "Wie stark sich der Fehler mit jeder Zahl ändert: Das Training bewegt die Zahlen gegen ihn.",
    "d_model": "Wie viele Zahlen der Vektor eines Worts hat.",
    "Vektoren": "Listen von Zahlen.",
    "Vektor": "Eine Liste von Zahlen.",
    "MLP": "Ein kleines Netz, das jeden Vektor für sich abbildet: zwei Matrizen, dazwischen eine nichtlineare Funktion.",
    "Residualpfad": "Der Pfad, auf dem x an einer Schicht vorbeigeht: Die Ausgabe der Schicht wird zu x addiert.",
    "Queries": "Was Wörter suchen: ein Vektor je Wort, mit W_Q berechnet.",
    "Query": "Was ein Wort sucht: ein Vektor, mit W_Q berechnet. Er wird mit jedem Key verglichen.",
    "Keys": "Was Wörter den Queries anbieten: ein Vektor je Wort, mit W_K berechnet.",
    "Key": "Was ein Wort den Queries anbietet: ein Vektor, mit W_K berechnet.",
    "Values": "Was Wörter weitergeben, wenn auf sie geachtet wird: ein Vektor je Wort, mit W_V berechnet.",
    "Value": "Was ein Wort weitergibt, wenn auf es geachtet wird: ein Vektor, mit W_V berechnet.",
    "Scores": "Wie gut eine Query zu jedem Key passt: die Summe der Produkte ihrer Zahlen, q · k. Auch Logits genannt.",
    "Score": "Wie gut eine Query zu einem Key passt: die Summe der Produkte ihrer Zahlen, q · k. Auch Logit genannt.",
    "Gewichte": "Hier: Aufmerksamkeitsgewichte, das Ergebnis der Softmax; sie liegen zwischen 0 und 1, jede Zeile ergibt 1.",
    "Köpfe": "Attention-Schichten nebeneinander, jede mit eigenen Projektionen.",
    "Kopf": "Eine Attention-Schicht mit eigenen Projektionen; mehrere stehen nebeneinander.",
    "kausalen Maske": "Verdeckt für jede Query alle Wörter, die nach ihr stehen.",
    "kausale Maske": "Verdeckt für jede Query alle Wörter, die nach ihr stehen.",
    "Permutationsäquivarianz": "Zeilen der Eingabe in anderer Folge geben dieselben Zeilen der Ausgabe, in dieser Folge.",
    "Maske": "Sagt, auf welche Keys eine Query achten darf. Ein verdeckter Key bekommt den Score −∞ und so das Gewicht 0.",
    "Token": "Ein Stück eines Textes, mit dem Attention arbeitet: ein Wort, ein Satzzeichen oder ein Buchstabe.",
}
