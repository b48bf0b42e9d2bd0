### Was die Seite über Eingriffe zu jedem Versuch sagt: seine Aufgabe, und was danach zu sehen ist.
TASKS =
    .copy = Schalte einen einzigen Kopf ab, sodass „zat“ nicht mehr das wahrscheinlichste Wort ist.
    .receiver = Trenne einen einzigen Pfeil, sodass „Mia“ das wahrscheinlichste Wort wird.
    .agreement = Trenne einen einzigen Pfeil, sodass „is“ das wahrscheinlichste Wort wird.
    .pronoun = Trenne einen einzigen Pfeil, sodass „he“ das wahrscheinlichste Wort wird.
    .patch = Patche einen einzigen Kopf, sodass „is“ das wahrscheinlichste Wort wird.
    .sink = Maskiere das erste Wort in jedem Kopf jeder Schicht, als Text mask_all_all_no_first, und finde das Wort,
        dessen Wahrscheinlichkeit steigt.
    .scale = Lass bei allen Köpfen einer Schicht 1/√head_size weg, sodass „Ella“ das wahrscheinlichste Wort wird.
    .temperature = Erhöhe die Temperatur aller Köpfe einer Schicht, sodass „Mia“ das wahrscheinlichste Wort wird.
    .capital = Trenne einen einzigen Pfeil, sodass „Paris“ das wahrscheinlichste Wort wird.
SEEN =
    .copy = In Schicht 1, Kopf 0, gab das zweite „frob“ dem vorigen Wort, „glim“, 49 % seines Gewichts. Ohne diesen Kopf
        finden die Köpfe von Schicht 3 das Wort nicht mehr, das auf „frob“ folgte.
    .receiver = In Schicht 1, Kopf 3, gibt das zweite „Mia“ 86 % seines Gewichts an „went“. Nur dieser Pfeil ist
        getrennt.
    .agreement = In Schicht 2, Kopf 2, gibt „cat“ 93 % seines Gewichts an das Subjekt „dogs“. Ohne diesen Pfeil richtet
        sich das Verb nach dem näheren Nomen.
    .pronoun = In Schicht 3, Kopf 1, gibt „because“ 85 % seines Gewichts an „Mia“. Ohne diesen Pfeil bekommen „Tom“ und
        „saw“ das meiste davon.
    .patch = In Schicht 2, Kopf 2, gibt „cat“ in beiden Sätzen das meiste Gewicht dem Subjekt, 93 % und 76 %. Der
        Unterschied liegt in den Values, die der Kopf weitergibt.
    .sink = Ohne Maske gibt „cats“ in Schicht 3, Kopf 3, 71 % seines Gewichts an das erste Wort, „The“. Mit Maske
        bekommen andere Wörter dieses Gewicht, und „are“ wird wahrscheinlicher: Das Verb richtet sich nach dem näheren
        Nomen.
    .scale = Ohne 1/√16 sind die Scores viermal so groß. In Schicht 3, Kopf 2, steigt das Gewicht von „Ella“ von 53 %
        auf 98 %.
    .temperature = Bei Temperatur 8 verteilt Softmax das Gewicht breiter: In Schicht 1, Kopf 3, gibt das zweite „Mia“ nur
        noch 18 % statt 86 % an „went“.
    .capital = In Schicht 23, Kopf 4, gibt das letzte „is“ 84 % seines Gewichts an „Italy“. Ohne diesen Pfeil bekommt
        „France“ das meiste, 39 %, und das Modell nennt die Hauptstadt von Frankreich.
SHOW = Lösung zeigen
reached = „{ WORD($word) }“ ist jetzt das wahrscheinlichste Wort.
