### Was die Seite „Start“ sagt.
DEFINITION = Mit Attention sammelt jedes Wort Informationen aus anderen Wörtern.
FOLLOW = Wähle eine Zeile aus, um einem anderen Wort zu folgen.
LEAD = Hier sucht jedes Wort das Wort davor. { FOLLOW }
who = **Wer achtet auf wen** :gray[Zeilen: Queries · Spalten: Keys{ $twice }]
twice = { " " }· { WORD($label) }: „{ WORD($word) }“ an Position { $position }
match = ## 1  Vergleichen{ "\u000A\u000A" }{ QUERY($query) } hat eine Query, und jedes Wort hat einen { KEY("Key") }.
    Der **Score** sagt, wie gut beide zusammenpassen.
share = ## 2  Verteilen{ "\u000A\u000A" }**Softmax**, eine Formel, macht aus den { $temperature ->
    [0] Scores bei **Temperatur** 0
   *[other] durch die **Temperatur** ({ SHORT($temperature) }) geteilten Scores
} Gewichte, die zusammen 100 % ergeben.
collect = ## 3  Sammeln

    Jedes Wort gibt seinen { VALUE("Value") } weiter, eine Liste von Zahlen. Die { OUTPUT("Ausgabe") } ist die gewichtete
    Summe der Values.

## worauf die Zeile achtet

only_word = { QUERY($query) } ist das einzige Wort und achtet deshalb mit einem Gewicht von 100 % auf sich selbst.
nothing_before = { QUERY($query) } findet kein Wort davor und achtet deshalb auf alle { $keys } Wörter gleich stark: je
    { $largest }.
row_in_words = { QUERY($query) } gibt { KEY($key) } sein größtes Gewicht, **{ $largest }**, und { $others ->
    [1] dem anderen Wort { $least }
   *[other] jedem der { $others } anderen Wörter { $least }
}{ $rounded ->
    [yes] { " " }(gerundet)
   *[no] { "" }
}.

## was zu probieren ist

SECOND_WORD = Tippe ein zweites Wort ein: Ein Wort allein achtet bei jeder Temperatur auf sich selbst.
OTHER_ROW = Wähle eine andere Zeile aus: Vor diesem Wort steht keines, also ändert die Temperatur seine Gewichte nicht.
task = Senke die Temperatur, bis „{ WORD($key) }“ mindestens { $percent } % bekommt.
happened = „{ WORD($key) }“ hat { $largest }. { $temperature ->
    [0] Bei Temperatur 0 werden die Scores durch fast 0 geteilt
   *[other] Die Scores werden jetzt nur noch durch { SHORT($temperature) } geteilt
}. Dadurch wachsen ihre Unterschiede, und der Key mit dem größten Score bekommt fast das ganze Gewicht.
