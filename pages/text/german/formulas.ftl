# Wörter in Formeln, in aufrechter Schrift.
ATTENTION = Attention
HEAD = Kopf
JOINED = verkettet
OUTPUT = Ausgabe
SCORE = Score
WEIGHT = Gewicht
WORD = Wort
NEW = neu
NEW_WORDS = neue Wörter
ALL_WORDS = alle Wörter
HEAD_SIZE = Kopfgröße
UPPER_LEFT = links oben
LOWER_RIGHT = rechts unten
# es folgt die Nummer einer Schicht
AFTER_LAYER = nach Schicht
# mlp ist der Name eines Mischers
MIXERS = für alle Mischer außer mlp
# What two formulas have on their left side, and the last words of a third: c = …
MEAN = Mittelwert
MEANS = Mittelwerte
DIVISOR = Teiler der Scores
