### Was die Seite „Start“ sagt.
DEFINITION = Mit Attention sammelt jedes Wort Information von anderen Wörtern.
FOLLOW = Wähle eine Zeile aus, um einem anderen Wort zu folgen.
LEAD = Hier sucht jedes Wort das Wort davor. { FOLLOW }
match = ## 1  Vergleichen{ "\u000A\u000A" }{ QUERY($query) } hat eine Query, und jedes Wort hat einen { KEY("Key") }.
    Der **Score** sagt, wie gut beide zusammenpassen.
