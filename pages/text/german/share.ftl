### Was Teilen sagt: ein Link mit Aufgabe, gesperrten oder versteckten Reglern, sein QR-Code und ein Rahmen für Kursseiten.

## wer so einen Link öffnet

YOUR_TASK = Deine Aufgabe:
UNLOCK = Freigeben
CLOSE = Aufgabe schließen
locked = Gesperrt: { LIST($labels) }.
no_such_control = Der Link sperrt oder versteckt { $more ->
    [0] { AND($names) }
   *[other] { LIST($names) } und { $more } weitere
}: Diese Seite hat zurzeit keinen solchen Regler.

## wer einen macht

START_CLASS = Kurs starten
CLASS_ABOUT = Teilnehmende treten mit einem Code aus fünf Buchstaben bei, sehen, was du zeigst, und beantworten deine Fragen.
ABOUT = Ein Link zu dieser Ansicht mit allen aktuellen Einstellungen.
TASK = Aufgabe
TASK_HINT = Eine Zeile oben auf der Seite
STEP = Schritt
DISPLAY = Große Schrift für den Beamer
CONTROLS = Regler
CONTROLS_ABOUT = Ein gesperrter Regler ist sichtbar, lässt sich aber nicht bewegen; ein versteckter ist nicht sichtbar. Ein
    Knopf gibt alle frei.
FREE = frei
LOCKED = gesperrt
HIDDEN = versteckt
LOCK_ALL = Alle sperren
FREE_ALL = Alle freigeben
LINK = Link
COPY = Link kopieren
OPEN = Öffnen
PRINT = Drucken
PRINT_ABOUT = Die Seite auf Papier, mit diesem Link und seinem QR-Code
QR = QR-Code dieses Links
QR_LARGER = Den Code groß zeigen
FRAME = Für eine Kursseite
COPY_FRAME = HTML kopieren
FRAME_ABOUT = Dieses HTML zeigt die Ansicht in einer anderen Seite, ohne das Menü.
FRAME_OF = Zeigen
WHOLE_PAGE = die ganze Seite
LOCAL = Handys können diese Adresse nicht öffnen: Sie gilt nur auf diesem Computer. Öffne die App unter ihrer Adresse im
    Netzwerk.
WHOLE = Wer den Link hat, kann die Texte darin lesen.

## der Code

NO_ADDRESS = Ein QR-Code braucht eine Adresse, die mit http:// oder https:// beginnt.
too_long = Der Link ist zu lang für einen QR-Code: Er hat { $count } Zeichen, ein Code fasst höchstens { $most }. Ein
    kürzerer Satz hilft.
dense = Mit { $count } Zeichen ist der Code sehr fein: Handys können ihn nur aus der Nähe lesen. Ein kürzerer Link
    ergibt einen gröberen Code, der leichter zu lesen ist.

## ein einzelnes Bild

no_page = Eine Seite „{ $name }“ gibt es nicht. Die Seiten sind: { LIST($names) }.
no_board = Auf der Seite { $page } gibt es kein Bild „{ $name }“. Ihre Bilder sind: { LIST($names) }.
