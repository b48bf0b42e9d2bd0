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
FOCUS = Ein Score sagt, wie gut ein Key zu einer Query passt. **Softmax** berechnet e = 2,718… hoch jeden Score und
    teilt durch die Summe dieser Potenzen. Mit c > 1 multipliziert, unterscheiden sich die Scores stärker, und das
    größte Gewicht wächst: mehr **Fokus**.
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

WIDER_TITLE = Breite Köpfe, große Scores
POWERS_ALT = Varianz der Scores gegen den Exponenten des Teilers, eine Linie für jede von drei Kopfgrößen

## 3: Skalierung

SCALING_TITLE = Skalierung mit √head_size
SCALING = In einem breiten Kopf streuen unskalierte Scores stark: Durch Zufall erhält ein Key das meiste Gewicht.
    Kleine Änderungen von q und k ändern die Gewichte dann kaum: Der **Gradient** verschwindet fast, und das Training
    stockt. Geteilt durch √head_size sind Zeilen bei jeder Kopfgröße etwa gleich scharf.

## 4: Temperatur

TEMPERATURE_TITLE = Temperatur stellt den Fokus ein
TEMPERATURE = Die Temperatur T teilt die Scores noch einmal. Sie wird von Hand eingestellt, nicht gelernt. Bei 0 erhält
    der größte Score das ganze Gewicht, und gleiche teilen es sich. Je höher T, desto gleichmäßiger die Gewichte und
    desto näher die Ausgabe am Mittelwert der Values.
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
blind = { QUERY($query) } darf auf keinen Key achten: Die Ausgabe ist bei jeder Temperatur 0.
alone = { QUERY($query) } darf allein auf { KEY($key) } achten, bei jeder Temperatur mit einem Gewicht von 100 %.
