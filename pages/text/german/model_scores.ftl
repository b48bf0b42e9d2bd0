### Was die Seiten über ein Modell von einem Score sagen: seine Produkte, der skalierte Score, das Gewicht, ohne Pfeil.
KEY_HELP = Der Key, dessen Score zerlegt wird: seine Position, von 0 an gezählt. Oder klicke auf eine Zelle der
    Heatmap.
CUT = Diesen Pfeil trennen
RESTORE = Diesen Pfeil wiederherstellen
weight = Softmax{ $temperature ->
    [1] { "" }
   *[other] { " " }bei Temperatur { SHORT($temperature) }
} gibt „{ WORD($key) }“ das Gewicht **{ PERCENT($weight) }**
ALONE = , denn die Query sieht keinen anderen Key.
taken = Die Gewichte dieses Kopfes kommen aus dem zweiten Satz. Dort ist dieses Gewicht **{ PERCENT($weight) }**.
HIDDEN = Die Query sieht diesen Key nicht, also ist das Gewicht 0.
