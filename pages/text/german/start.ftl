### Was die Seite Start sagt.
TABLES =
    .one = das Wort im ersten Satz
    .other = das Wort im zweiten Satz
    .map = die Karte der Bedeutung
DEFINITION = Woher weiß ein Wort, was es hier bedeutet?
LEAD = „bat“ ist im Englischen eine Fledermaus oder ein Schläger. Das Wort allein verrät es nicht, denn seine Zahlen sind in jedem Satz
    dieselben. Also fragt es die anderen: Jedes bekommt ein Gewicht, und „bat“ sammelt, was sie anbieten.
SECOND = Ein anderer Satz mit demselben Wort
SECOND_HELP = Die Bilder rechts zeigen das gewählte Wort des ersten Satzes in diesem Satz.
SENSES = Weitere Wörter mit zwei Bedeutungen:
twice = { " " }· { WORD($label) }: „{ WORD($word) }“ an Position { $position }
moved = **Ein Wort, zwei Orte:** wohin Attention { QUERY($query) } führt
moved_alt = Eine Karte mit zwei Pfeilen von { $query } aus: einem in Richtung { $first }, wie im ersten Satz, und einem in Richtung { $second }, wie im zweiten

missing = „{ $word }“ kommt im zweiten Satz nicht vor. Stattdessen ist dessen erstes Wort zu sehen.

## die Vorhersage

predict = Sage voraus, auf welches Wort { QUERY($query) } in „{ $sentence }“ am stärksten achtet.
outcome = { $right ->
    [yes] Richtig: { QUERY($query) } gibt { PERCENT($largest) } seines Gewichts an { KEY($key) }
   *[no] Nicht „{ WORD($guess) }“: { QUERY($query) } gibt { PERCENT($largest) } seines Gewichts an { KEY($key) }
}, denn das Training hat verwandten Wörtern hohe Scores gegeben, und ein Baum sagt mehr über diese Fledermaus als der Rest des
    Satzes. Senke nun die Temperatur: Das größte Gewicht nimmt alles. Erhöhe sie: Alle Wörter zählen gleich, und die Bedeutung geht
    verloren.
PREDICT_FIRST = :gray[Wähle ein Wort; dann siehst du, was der Kopf berechnet.]
LIMITS = Dieser Kopf kennt weder Reihenfolge noch Grammatik, und seltene Bedeutungen unterliegen häufigen. Ein echtes
    Sprachmodell hat dafür viele Köpfe und Schichten. Die Zahlen der Wörter stammen aus all-MiniLM-L6-v2 (Apache-Lizenz).
