### Was der Server sagt, wo er nicht mehr annimmt: jeder Satz nennt die Regel, und was du tun kannst.
BUSY = Der Server ist im Moment ausgelastet; diese Seite wartet, bis sie an der Reihe ist.
PAGE_WAITS = Im Moment werden viele Seiten geöffnet. Diese öffnet sich gleich von selbst.
LESS = Wähle weniger Token, weniger Köpfe oder kleinere Köpfe.
TRIES_AGAIN = Diese Seite versucht es von selbst noch einmal.
loading = Das Modell { $title } ({ DECIMAL($megabytes, digits: 0) } MB) wird geladen. Seine Bilder erscheinen von selbst.
not_loaded = Das Modell { $title } kann nicht gezeigt werden: { $reason }
failed = Das Modell { $title } kann mit diesem Text nicht gezeigt werden: Sein eigener Code endete mit einem Fehler,
    { $reason }. Probiere einen anderen Text oder ein anderes Modell.
took_too_long = Die Berechnung dieser Ansicht dauert länger als { $seconds } Sekunden. { LESS }
training_too_long = Dieses Training hat innerhalb von { $seconds } Sekunden nicht geantwortet, deshalb wurde es beendet. Lade die Seite neu, um
    es noch einmal zu beginnen; wo du wählen kannst, braucht eine Schicht weniger Zeit als zwei.
full = Dieser Server ist voll: Er lässt höchstens { $most } offene Seiten zu. { TRIES_AGAIN }
too_many_of_one = Von deiner Adresse sind { $most } Seiten offen, mehr lässt dieser Server nicht zu. { TRIES_AGAIN }
too_much = { $heads } Köpfe × Kopfgröße { $head_size } × { $queries } Queries × { $keys } Keys sind
    { GROUPED($count) } Multiplikationen für die Scores, und dieser Server rechnet höchstens { GROUPED($most) }. { LESS }
