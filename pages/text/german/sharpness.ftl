### Was die Seite über Softmax sagt: Fokus, die Größe der Scores, warum man durch √head_size teilt, Temperatur.
TRY =
    .times_8 = Mit 8 multiplizieren
    .times_0 = Mit 0 multiplizieren
    .add_50 = 50 addieren
    .add_100 = 100 addieren
    .subtract_150 = 150 abziehen
    .narrow = Kopfgröße 1
    .wide = Kopfgröße 128
    .wrong_root = Breiter Kopf, ÷ √d_model
    .right_root = Breiter Kopf, ÷ √head_size
    .cold = Temperatur 0
    .past = Nur die Vergangenheit
HEAD_SIZE_AXIS = Kopfgröße
NOT_A_NUMBER = keine Zahl
POWER_AXIS = Exponent p des Teilers

## 1: Fokus

FOCUS_TITLE = Der Fokus wächst mit den Scores
FOCUS = Ein Score misst, wie gut ein Key zu einer Query passt. **Softmax** bildet für jeden Score die Potenz e^Score (e
    = 2,718…) und teilt sie durch die Summe aller Potenzen. Multipliziert man die Scores mit c > 1, liegen sie weiter
    auseinander, und das größte Gewicht wächst: mehr **Fokus**.
MULTIPLIER = Die fünf Scores mit c multiplizieren
MULTIPLIER_HELP = Dasselbe wie eine Temperatur von 1 ÷ c.
FIVE_ALT = Softmax von fünf Zahlen als Balken
LEVELS =
    .saturated = Die Zeile ist **gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte kaum.
    .nearly = Die Zeile ist **fast gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte wenig.
    .open = Die Zeile ist **nicht gesättigt**: Eine kleine Änderung eines Scores ändert die Gewichte.
five_title = { $multiplier ->
    [1] :gray[**Scores von fünf Keys und ihre Aufmerksamkeitsgewichte**]
   *[other] :gray[**Scores von fünf Keys × { SHORT($multiplier) } und ihre Gewichte** · █ jetzt · ┃ vor dem
        Multiplizieren]
}

## 2: die Größe der Scores

WIDER_TITLE = Breitere Köpfe haben größere Scores
POWERS_ALT = Varianz der Scores gegen den Exponenten des Teilers, eine Linie für jede von drei Kopfgrößen

## 3: Skalierung

SCALING_TITLE = Skalierung: warum man durch √head_size teilt
SCALING = In einem breiten Kopf streuen unskalierte Scores stark: Zufällig erhält ein Key den größten Teil des Gewichts.
    Kleine Änderungen von q und k ändern die Gewichte dann kaum: Der **Gradient** verschwindet fast, und das Training
    stockt. Teilt man durch √head_size, sind die Zeilen bei jeder Kopfgröße etwa gleich scharf.

## 4: Temperatur

TEMPERATURE_TITLE = Die Temperatur stellt den Fokus ein
TEMPERATURE = Die Scores werden außerdem durch die Temperatur T geteilt, die man von Hand einstellt und nicht lernt. Bei
    T = 0 erhält der größte Score das ganze Gewicht; gleich große teilen es sich. Mit steigendem T werden die Gewichte
    gleichmäßiger, und die Ausgabe nähert sich dem Mittelwert der Values.
ENDS =
    .cold = Temperatur 0
    .now = jetzt
    .hot = unendliche Temperatur
ENDS_ALT = Die gewählte Zeile jetzt, bei Temperatur 0 und bei unendlicher Temperatur, als Balken
others = { $count ->
    [one] { $count } anderer
   *[other] { $count } andere
}
ends_title = **Aufmerksamkeitsgewichte von** { QUERY($query) } :gray[· █ Temperatur { SHORT($temperature) } · ┃
    Temperatur 0 · ○ unendliche Temperatur]
blind = Für { QUERY($query) } ist jeder Key verdeckt: Die Ausgabe ist bei jeder Temperatur 0.
alone = { QUERY($query) } darf nur auf { KEY($key) } achten: Das Gewicht ist bei jeder Temperatur 100 %.
