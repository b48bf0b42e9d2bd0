### Ein Kurs in der Stunde: beitreten, der Lehrkraft folgen, Fragen beantworten, und was die Lehrkraft sieht.

title = Kurs { $code }
JOIN_TITLE = Einem Kurs beitreten

## was eine Nachricht sagen darf, in Fehlern

not_a_text = { $name } muss ein Text sein.
not_a_list = { $name } muss eine Liste von Texten sein.
not_one_of = { $name } muss einer dieser Werte sein: { $allowed }.
too_long = { $name } darf höchstens { GROUPED($most) } Zeichen haben; hier sind es { GROUPED($count) }.
too_many = { $name } darf höchstens { $most } Einträge haben; hier sind es { $count }.
missing = { $name } ist leer.
no_number = „{ $answer }“ ist keine Zahl.
large_number = „{ $answer }“ liegt außerhalb des Bereichs: Eine Zahl muss zwischen −{ GROUPED($most) } und { GROUPED($most) } liegen.
no_choice = „{ $answer }“ ist keine der Zahlen 0 bis { $last }.
no_answer = „{ $answer }“ ist keine gültige Antwort auf diese Frage.
NO_ROW = Die Ansicht, die der Kurs sieht, hat keine Zeile mit Attention-Gewichten. Öffne „Erkunden“ oder den ersten
    Schritt von „Masken“.
NO_LESSON_QUESTION = Dieser Teil der Lektion hat keine Frage, die ein Kurs hier beantworten kann.
largest_asked = Welchem Key gibt „{ $query }“{ $heads ->
    [1] { "" }
   *[other] { " " }in Kopf { $head }
} sein größtes Gewicht{ $dropout ->
    [yes] , vor Dropout
   *[no] { "" }
}?
share_asked = Welches Gewicht, in Prozent, gibt „{ $query }“ an „{ $key }“{ $heads ->
    [1] { "" }
   *[other] { " " }in Kopf { $head }
}{ $dropout ->
    [yes] , vor Dropout
   *[no] { "" }
}?
no_word = „{ $word }“ ist keines dieser Wörter: { $words }.
NO_WORDS = Der Kurs sieht gerade keinen Satz. Zeige eine Seite, auf der einer steht, und frage noch einmal.
many_words = Der gezeigte Text hat { $count } Wörter; auswählen kann man aus höchstens { $most }. Zeige einen kürzeren Text und frage erneut.
FEW_CHOICES = Diese Frage braucht mindestens zwei Antworten zur Auswahl. Schreibe eine pro Zeile.
NO_SUCH_KIND = Zu diesem Thema gibt es auf dieser Stufe keine Frage.
FIELDS =
    .name = Der Spitzname
    .link = Der Link einer Ansicht
    .title = Der Titel einer Ansicht
    .boards = Die Liste der Bilder
    .seen = Die Liste der Bilder auf dem Bildschirm
    .picture = Der Name des sichtbaren Bildes
    .slot = Der Name eines Bildes
    .item = Ein Eintrag der Liste
    .text = Die Frage
    .choices = Die Liste der Antworten
    .right = Die richtige Antwort
    .answer = Die Antwort
    .vote = Der Name der Abstimmung
    .address = Die Adresse
    .step = Der Schritt
    .part = Der Teil der Lektion
    .tab = Der Name des Tabs
long_message = Eine Nachricht darf höchstens { GROUPED($most) } Zeichen haben; diese hat { GROUPED($count) }.
MALFORMED = Eine Nachricht an den Kurs muss ein JSON-Objekt mit einer ganzen Zahl „n“ und einem Objekt „class“ sein.

## Kurse

no_more_classes = Auf diesem Server laufen { $most } Kurse, mehr lässt er nicht zu. Versuche es später noch einmal.
no_more_of_one = Aus deinem Netzwerk wurden { $most } Kurse gestartet, die noch laufen; mehr erlaubt dieser Server nicht. Beende einen
    davon, oder versuche es später noch einmal.
no_such_class = Zurzeit gibt es keinen Kurs { $code }. Vergleiche die fünf Buchstaben mit denen, die deine Lehrkraft zeigt.
no_code = Die Adresse muss mit dem Code des Kurses enden: { $count } Buchstaben, nie I, L, O oder S. Vergleiche ihn mit dem, den
    deine Lehrkraft zeigt.
class_is_full = Dieser Kurs ist voll: Er hat { $most } Teilnehmende.
DOOR_CLOSED = Deine Lehrkraft lässt zurzeit niemanden mehr in diesen Kurs.
removed_from_network = Gerade wurde jemand entfernt, der aus deinem Netzwerk beigetreten war. Du kannst in
    { $seconds } s beitreten.
removed_just_now = Deine Lehrkraft hat dich gerade aus diesem Kurs entfernt. Du kannst in { $seconds } s wieder beitreten.
too_many_tries = Aus deinem Netzwerk kamen zu viele falsche Codes. Versuche es in { $seconds } s noch einmal.
NOT_IN_CLASS = Du bist nicht in diesem Kurs. Tritt mit dem Code bei.
TEACHER_ONLY = Das kann nur die Lehrkraft.
NO_SUCH_ACT = Diese Aktion gibt es in einem Kurs nicht.
NO_SUCH_STUDENT = Diese Person ist nicht im Kurs oder hat keine Ansicht gesendet.
NOTHING_ASKED = Zurzeit gibt es keine Frage.
NO_DECK = Diese Ansicht gehört zu keiner Lektion. Öffne zuerst eine Lektion.
deck_error = Zeile { $line } der Lektion: { $reason }
ANSWER_SHOWN = Die Lösung wurde schon gezeigt. Stelle eine neue Frage.
VOTE_ENDED = Die Abstimmung ist beendet: Deine Antwort kam zu spät.
too_many_questions = In einem Kurs können höchstens { $most } Fragen gestellt werden.
too_many_votes = Eine Frage kann höchstens { $most }-mal gestellt werden.
no_storage = Im Speicher dieses Kurses ({ $most } MB) ist dafür kein Platz mehr, deshalb wurde es nicht gespeichert. Die
    Lehrkraft kann Teilnehmende entfernen, die niemand kennt, dann wird ihr Platz frei; oder sie speichert die Ergebnisse und startet
    einen neuen Kurs.
CANT_DO = Auf dem Server ist ein Fehler aufgetreten. Versuche es noch einmal.
NO_RESULTS = Diese Antworten können nicht angezeigt werden, weil auf dem Server ein Fehler aufgetreten ist. Sie sind nicht verloren.
STORE_AWAY = Zurzeit besteht keine Verbindung zum Kurs. Antworten werden gespeichert und später gesendet.

## Ergebnisse

RIGHT = richtig
WRONG = falsch
others = { $count } weitere
between = { $low } bis { $high }
up_to = bis { $high }
from_on = ab { $low }
cell_label = Zeile { $row }, Spalte { $column }
# of a task of a lesson
DONE = erreicht
COLUMNS =
    .question = Frage
    .vote = Abstimmung
    .text = Fragetext
    .student = Nummer
    .name = Spitzname
    .answer = Antwort
    .right = richtig
    .time = Zeitpunkt

## was der Browser sagt

# ⟨count⟩ und andere Namen in Klammern setzt der Browser ein
SCRIPT =
    .addressLabel = Beitreten unter
    .again = Noch einmal abstimmen
    .allFollow = Alle folgen dir.
    .another = Eine andere
    .answered = Antworten: ⟨count⟩ von ⟨joined⟩
    .answeredMark = hat geantwortet
    .answerKind = Art der Antwort
    .answerLater = Die Lösung zeigt deine Lehrkraft später.
    .anythingElse = Oder stelle eine eigene Frage
    .ask = Frage stellen
    .askAgain = Noch einmal fragen
    .askCell = eine Zelle der Heatmap
    .askChoices = Multiple Choice
    .askLargest = Welcher Key bekommt das größte Gewicht?
    .askLesson = Die Frage dieses Teils der Lektion
    .askNumber = eine Zahl
    .askShare = Wie groß ist das größte Gewicht in Prozent?
    .askText = Freitext
    .askThis = Diese Frage stellen
    .askWord = ein Wort des Satzes
    .away = Zurzeit besteht keine Verbindung zum Kurs. Dein Browser behält deine Antwort und sendet sie, falls der Kurs dann noch
        läuft.
    .back = Zurück zur Ansicht der Lehrkraft
    .backToClass = Zurück zu deinem Kurs
    .begin = Eine Seite öffnen und dem Kurs zeigen
    .bring = Alle zurückholen
    .byNumber = nach Nummer
    .byPlace = nach Seite
    .byStill = nach Zeit ohne Eingabe
    .byWrong = nach falschen Antworten
    .choices = Eine Antwort pro Zeile; * vor der richtigen (optional)
    .class = Kurs ⟨code⟩
    .classGone = Diesen Kurs gibt es nicht mehr: Er wurde beendet, oder der Server wurde neu gestartet.
    .classOver = Dieser Kurs ist beendet. Alle seine Daten wurden gelöscht.
    .classRemoved = Deine Lehrkraft hat dich aus diesem Kurs entfernt.
    .clickCell = Wähle eine Zelle der Heatmap aus.
    .clickRight = Klicke im Bild auf die richtige Zelle, oder lass sie weg.
    .closeDoor = Niemanden mehr beitreten lassen
    .closeTexts = Einsammeln beenden
    .code = Kurscode
    .comesNext = Danach: ⟨title⟩. ⟨asks⟩
    .deleteAsk = Den Kurs beenden und alle seine Daten löschen? Nur dieser Browser behält die Antworten, 12 Stunden lang.
    .dismiss = Schließen
    .doorClosed = Zurzeit kann niemand mehr beitreten.
    .end = Kurs beenden
    .files = Ergebnisse speichern
    .fillScreen = Drücke F in diesem Fenster oder klicke hier: Dann füllt es den Bildschirm.
    .following = Du folgst deiner Lehrkraft
    .followsNow = folgt
    .free = Selbst erkunden
    .freeAll = Alle erkunden lassen
    .fromNetwork = ⟨count⟩ aus Netzwerk ⟨network⟩ (Nummer ⟨first⟩ war die erste)
    .goOn = Weiter führen
    .hideName = Spitznamen ausblenden
    .hideText = Ausblenden
    .hideTexts = Antworten wieder verbergen
    .hold = Kurs hier anhalten
    .home = Startseite
    .join = Beitreten
    .joinAnother = Einem anderen Kurs beitreten
    .joinClass = Einem Kurs beitreten
    .joined = ⟨count⟩ im Kurs
    .joinedLately = Beigetreten in den letzten ⟨minutes⟩ min: ⟨count⟩
    .joinedSilently = Beigetreten in den letzten ⟨minutes⟩ min und noch nichts beantwortet: ⟨count⟩
    .joining = Verbindung wird hergestellt …
    .kept = Deine Lehrkraft sieht statt deines Namens eine Nummer und deinen Spitznamen, falls du einen angibst. Alle Daten des
        Kurses werden gelöscht, wenn er endet, spätestens 12 Stunden nach der letzten Aktivität.
    .lastPart = Das war der letzte Teil der Lektion.
    .leadHere = Von diesem Tab aus führen
    .level = Stufe
    .look = Ansicht öffnen
    .missing = Noch keine Antwort von ⟨numbers⟩.
    .more = Dateien und Geräte
    .needHelp = Seit mehr als ⟨minutes⟩ min ohne Eingabe: ⟨still⟩. Mit mindestens ⟨answers⟩ falschen Antworten: ⟨wrong⟩.
    .nextInDeck = Weiter in der Lektion
    .nextStart = Handys können diese Adresse nicht öffnen: Sie gilt nur auf diesem Computer. Beende die App und starte sie mit „⟨command⟩“.
        Öffne dann ⟨address⟩ und starte den Kurs dort. Handys treten unter ⟨address⟩c/ mit dem Kurscode bei.
    .nickname = Spitzname (optional)
    .nobody = Noch ist niemand beigetreten.
    .notReached = Ziel noch nicht erreicht: ⟨numbers⟩
    .offered = An deine Lehrkraft gesendet.
    .ofTopic = Thema
    .ofView = Eine Frage zur gezeigten Ansicht
    .oneVote = Richtige Antworten: ⟨right⟩ %.
    .onlyHere = nur auf der gezeigten Seite
    .onlyYou = Das siehst nur du
    .onOwn = Du bist gerade in deiner eigenen Ansicht.
    .onThisPage = Du bist gerade in deiner eigenen Ansicht. Die Klasse soll auf dieser Seite bleiben.
    .openDeck = Den Kurs durch eine Lektion führen, die du als Datei hast:
    .openDoor = Wieder beitreten lassen
    .openProjector = Fenster für den Beamer öffnen
    .otherPicture = Die Frage gilt dem ersten Bild. Wähle dort eine Zelle.
    .ownView = Meine eigene Ansicht
    .parked = Noch wird nichts gezeigt. Warte auf deine Lehrkraft.
    .parts = Teile der Lektion
    .partsLegend = ● steht für den Teil, an dem jemand gerade arbeitet, · für die Teile davor.
    .picture = Zurück zur Ansicht
    .place = Seite
    .points = richtig / falsch
    .presents = Der Kurs sieht diesen Bildschirm nicht: Lösungen hier zeigen
    .preview = Erst lesen
    .putAway = Frage schließen
    .question = Frage ⟨number⟩
    .reachedBy = Ziel erreicht: ⟨count⟩ von ⟨joined⟩
    .recordFull = Der Speicher dieses Browsers ist voll; nur dieser Tab hat eine Kopie der Antworten. Speichere die Ergebnisse, bevor du ihn schließt.
    .recordKept = Dieser Browser hat noch die Antworten auf jede Frage, deren Abstimmung beendet war, und zu einer offenen die bis
        dahin eingegangenen. Speichere sie als Datei: Nach 12 Stunden werden sie gelöscht.
    .remove = Entfernen
    .removeAsk = Nummer ⟨number⟩ aus dem Kurs entfernen? Alle Antworten unter dieser Nummer werden gelöscht, und eine Minute lang kann
        man aus demselben Browser nicht wieder beitreten.
    .removeMany = Viele auf einmal entfernen
    .removeManyAsk = Wer soll den Kurs verlassen? Alle ihre Antworten werden gelöscht, und eine Minute lang kann aus ihren
        Netzwerken niemand beitreten.
    .report = mit Spitznamen
    .reveal = Lösung zeigen
    .right = Richtige Antwort (optional)
    .rightAnswer = Richtige Antwort
    .roaming = Du kannst jetzt selbst erkunden.
    .secondDevice = Mit einem zweiten Gerät unterrichten
    .secondHint = Wer diesen Code scannt, hat alle Rechte der Lehrkraft. Zeige ihn nicht am Beamer.
    .send = Senden
    .sent = Gesendet. Bis zur Auflösung kannst du die Antwort ändern.
    .showAll = Allen zeigen
    .showBoth = Beide Abstimmungen zeigen
    .showMine = Meine Ansicht senden
    .showName = Spitznamen zeigen
    .showNames = Spitznamen zeigen
    .showSign = Kurscode am Beamer zeigen
    .showText = Einblenden
    .showTexts = Antworten dem Kurs zeigen
    .showVotes = Stimmen zeigen
    .sorted = Sortiert
    .startAnother = Einen neuen Kurs starten
    .still = seit ⟨minutes⟩ min inaktiv
    .stillIn = Du bist noch im Kurs ⟨code⟩, und er läuft. Einen anderen Kurs betreten? Über den Link von ⟨code⟩ kommst du zurück.
    .storage = ⟨percent⟩ % des Speichers dieses Kurses sind belegt. Wer entfernt wird, gibt seinen Platz frei; oder speichere
        die Ergebnisse und starte bald einen neuen Kurs.
    .student = Nummer
    .takeSignOff = Kurscode nicht mehr am Beamer zeigen
    .teachAsk = Den Kurs ⟨code⟩ in diesem Browser unterrichten? Der Kurs sieht dann die Seiten, die du hier öffnest. Fahre also nur
        fort, wenn du weißt, von wem der Link stammt.
    .temperatures = Eingestellte Temperaturen
    .text = Deine Frage
    .textsLater = Deine Lehrkraft liest die Antworten zuerst.
    .theseVotes = Das sind die Stimmen.
    .thisComputer = Handys können diese Adresse nicht öffnen: Sie gilt nur auf diesem Computer. Starte die App mit „⟨command⟩“, öffne sie
        unter der Adresse dieses Computers im Netzwerk und starte den Kurs dort.
    .thisNetwork = Handys öffnen diese Adresse, wenn sie im selben Netzwerk sind wie dieser Computer und seine Firewall sie einlässt.
    .topic = Eine Frage aus „Üben“
    .twoVotes = Richtige Antworten: ⟨first⟩ % in der vorigen Abstimmung, ⟨second⟩ % in dieser.
    .unsent = Noch nicht gesendet. Dein Browser behält die Antwort und sendet sie, sobald die Verbindung wieder besteht, falls der
        Kurs dann noch läuft.
    .unsentLost = Deine letzte Antwort wurde nicht gesendet.
    .viewOf = Die Ansicht von Nummer ⟨number⟩. Bisher steht sie nur auf diesem Bildschirm.
    .vote = Abstimmung ⟨vote⟩
    .wall = Teilnehmende
    .wallAway = Zurzeit besteht keine Verbindung zum Kurs. Dieses Fenster versucht weiter, ihn zu erreichen.
    .writtenBy = ⟨text⟩ (von ⟨numbers⟩)
    .you = Du hast die Nummer ⟨number⟩.
    .yourAnswer = Deine Antwort
