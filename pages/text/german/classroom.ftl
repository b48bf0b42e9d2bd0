### Eine laufende Unterrichtsstunde: beitreten, der Lehrkraft folgen, Fragen beantworten, und was die Lehrkraft sieht.

title = Kurs { $code }

## was eine Nachricht sagen darf, in Fehlern

not_a_text = { $name } muss ein Text sein.
not_a_list = { $name } muss eine Liste von Texten sein.
not_one_of = { $name } muss eines von { $allowed } sein.
too_long = { $name } darf höchstens { $most } Zeichen haben; hier sind es { $count }.
too_many = { $name } darf höchstens { $most } Einträge haben; hier sind es { $count }.
missing = { $name } ist leer.
no_number = „{ $answer }“ ist keine Zahl.
no_choice = „{ $answer }“ ist keine der Antworten 0 bis { $last }.
no_answer = „{ $answer }“ beantwortet diese Frage nicht.
NO_ROW = Diese Ansicht hat keine Zeile von Gewichten, nach der man fragen könnte.
NO_LESSON_QUESTION = Dieser Teil der Lektion hat keine Frage, die ein Kurs hier beantworten kann.
largest_asked = Welchem Wort gibt „{ $query }“ sein größtes Gewicht?
share_asked = Wie viel Prozent seines Gewichts gibt „{ $query }“ an „{ $key }“?
FEW_CHOICES = Eine Frage mit Auswahl braucht mindestens zwei Antworten.
NO_SUCH_KIND = Auf dieser Stufe gibt es keine Frage dieser Art.
FIELDS =
    .name = Der Spitzname
    .link = Der Link einer Ansicht
    .title = Der Titel einer Ansicht
    .boards = Die Liste der Tafeln
    .slot = Der Name eines Bildes
    .item = Die Liste
    .text = Die Frage
    .choices = Die Liste der Antworten
    .right = Die richtige Antwort
    .answer = Die Antwort
    .vote = Der Name der Abstimmung
    .address = Die Adresse
    .step = Der Schritt
    .part = Der Teil der Lektion
long_message = Eine Nachricht darf höchstens { GROUPED($most) } Zeichen haben; diese hat { GROUPED($count) }.
MALFORMED = Eine Nachricht des Kurses muss ein Objekt mit einer Nummer sein.

## Kurse

no_more_classes = Auf diesem Server laufen { $most } Kurse, mehr nimmt er nicht an. Versuche es später noch einmal.
no_such_class = Zurzeit gibt es keinen Kurs { $code }. Vergleiche die fünf Buchstaben mit denen an der Wand.
no_code = Ein Code hat { $count } Buchstaben.
class_is_full = In diesem Kurs sind { $most } Teilnehmende, mehr nimmt er nicht auf.
too_many_tries = Aus deinem Netz kamen zu viele falsche Codes. Versuche es in { $seconds } s noch einmal.
NOT_IN_CLASS = Du bist nicht in diesem Kurs. Tritt ihm mit seinem Code bei.
TEACHER_ONLY = Das kann nur die Lehrkraft.
NO_SUCH_ACT = Diese Handlung gibt es in einem Kurs nicht.
NO_SUCH_STUDENT = Diese Person gibt es in diesem Kurs nicht.
NOTHING_ASKED = Zurzeit ist keine Frage gestellt.
VOTE_ENDED = Die Abstimmung ist beendet: Deine Antwort kam zu spät.
too_many_questions = In einem Kurs können höchstens { $most } Fragen gestellt werden.
CANT_DO = Der Server konnte das nicht ausführen.
STORE_AWAY = Der Kurs ist zurzeit nicht erreichbar. Deine Antworten bleiben auf dieser Seite und werden später gesendet.

## Ergebnisse

RIGHT = richtig
WRONG = falsch
between = { $low } bis { $high }
cell_label = Zeile { $row }, Spalte { $column }
COLUMNS =
    .question = Frage
    .vote = Abstimmung
    .text = Text
    .student = Nummer
    .name = Spitzname
    .answer = Antwort
    .right = richtig

## was der Browser sagt

# ⟨count⟩ und andere Namen in Klammern setzt der Browser ein
SCRIPT =
    .addressLabel = Beitreten unter
    .again = Noch einmal fragen
    .answered = ⟨count⟩ von ⟨joined⟩ haben geantwortet
    .answeredMark = hat geantwortet
    .anythingElse = Oder stelle eine eigene Frage
    .ask = Fragen
    .askCell = eine Zelle der Heatmap
    .askChoices = Auswahl
    .askLargest = Welcher Key bekommt das größte Gewicht?
    .askLesson = Die Frage dieses Teils der Lektion
    .askNumber = eine Zahl
    .askShare = Wie groß ist das größte Gewicht in Prozent?
    .askText = freier Text
    .askThis = Diese Frage stellen
    .askWord = ein Wort des Satzes
    .away = Der Kurs ist zurzeit nicht erreichbar. Deine Antwort bleibt hier und wird später gesendet.
    .back = Zurück zur Lehrkraft
    .bring = Alle zu mir
    .choices = Eine Antwort in jeder Zeile; vor der richtigen steht ein *
    .class = Kurs ⟨code⟩
    .classOver = Dieser Kurs ist beendet. Alles, was von ihm gespeichert war, ist gelöscht.
    .clickCell = Klicke eine Zelle des Bildes an.
    .code = Code
    .deleteAsk = Den Kurs beenden und alle Antworten löschen?
    .end = Beenden
    .files = Speichern
    .following = Du folgst der Lehrkraft
    .free = Selbst erkunden
    .freeAll = Erkunden lassen
    .hideName = Namen verbergen
    .join = Beitreten
    .joined = ⟨count⟩ im Kurs
    .joining = Du trittst bei …
    .kept = Der Kurs kennt dich unter einer Nummer und, wenn du willst, unter einem Spitznamen. Alles wird gelöscht, wenn der
        Kurs endet, oder 12 Stunden nach der letzten Handlung.
    .level = Stufe
    .nickname = Spitzname (freiwillig)
    .nobody = Noch ist niemand beigetreten.
    .ofView = Eine Frage zur gezeigten Ansicht
    .oneVote = ⟨right⟩ % richtig.
    .onlyHere = nur auf dieser Seite
    .onOwn = Du erkundest selbst.
    .ownView = Meine eigene Ansicht
    .parked = Noch wird nichts gezeigt. Warte auf deine Lehrkraft.
    .parts = Teile der Lektion
    .picture = Zum Bild
    .place = Seite
    .points = richtig / falsch
    .putAway = Weiter
    .question = Frage ⟨number⟩
    .report = mit Spitznamen
    .reveal = Auflösen
    .right = Richtige Antwort (freiwillig)
    .roaming = Erkunde selbst
    .second = zweite Abstimmung
    .secondDevice = Auch von einem zweiten Gerät aus unterrichten
    .secondHint = Wer diesen Code scannt, kann diesen Kurs leiten.
    .send = Senden
    .sent = Gesendet. Bis zur Auflösung kannst du die Antwort ändern.
    .showAll = Allen zeigen
    .showMine = Meine Ansicht anbieten
    .still = seit ⟨minutes⟩ min keine Handlung
    .student = Nummer
    .temperatures = Eingestellte Temperaturen
    .text = Deine Frage
    .topic = Eine Frage aus „Üben“
    .twoVotes = Erste Abstimmung: ⟨first⟩ % richtig. Nach dem Gespräch: ⟨second⟩ %.
    .unsent = Noch nicht gesendet. Die Antwort wird gesendet, sobald die Verbindung zurück ist.
    .wall = Übersicht
    .you = Du hast die Nummer ⟨number⟩.
    .yourAnswer = Deine Antwort
