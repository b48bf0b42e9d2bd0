### Was rund um eine Lektion gesagt wird: auf ihrem Feld, auf den Seiten der Lektionen und von einer Datei mit Fehlern.

## das Feld einer Lektion, auf jeder Seite

LEAVE = Lektion verlassen
READ_ON = Alles lesen
QUESTION = Frage
YOUR_NUMBER = Deine Zahl
YOUR_TEXT = Deine Antwort
GIVE = Fertig
CHECK = Prüfen
RIGHT = Richtig.
REACHED = Geschafft.
NOT_RIGHT = Nicht richtig. Sieh noch einmal hin und versuche eine andere Antwort.
SEEN = Die Seite erkennt von selbst, wenn das Ziel erreicht ist.
NOT_A_NUMBER = Gib eine Zahl ein wie 0,25.
# zu einem Freitext; es folgt die Erklärung der Lektion, falls sie eine hat
GIVEN = Einen Freitext prüft die App nicht.
BACK = Zurück
AGAIN = Diesen Teil von vorn
FINISH = Fertig
ELSEWHERE = Dieser Teil der Lektion steht auf einer anderen Seite.
CANT_OPEN = Diese Lektion lässt sich nicht öffnen
HAS_ERRORS = Diese Lektion hat Fehler
place = Teil { $part } von { $count }
next_to = Weiter: { $title }
to_part = Zu diesem Teil: { $title }

## die Seiten der Lektionen

TITLE = Lektionen: Rundgänge mit Fragen
LEAD = Eine Lektion führt von Seite zu Seite, sagt, worauf zu achten ist, und stellt Fragen. Ihr Link öffnet auf jedem
    Gerät genau diese Lektion, bei dem Teil, den du erreicht hast.
ON_SERVER = Bereit zum Start
OTHERS = Andere Lektionen
OPENS = Dieser Link öffnet die Lektion
READ_OR_CHANGE = Ihren Text lesen oder ändern
TO_EXPLORE = Selbst erkunden
ALL_LESSONS = Alle Lektionen

# was der Browser am Ende sagt: ⟨right⟩, ⟨asked⟩ und ⟨first⟩ sind Zahlen
ENDED =
    .some = Richtig beantwortete Fragen: ⟨right⟩ von ⟨asked⟩. Beim ersten Versuch: ⟨first⟩.
    .none = In diesem Browser ist keine Antwort von dir gespeichert.
OWN = Eine eigene Lektion schreiben
OWN_ABOUT = Eine Lektion ist eine Textdatei in Markdown. Öffne eine von deinem Gerät oder schreibe sie hier: Fehler
    erscheinen daneben, mit ihren Zeilen. Der Text steht nur im Link; der Server behält keine Kopie.
OPEN_FILE = Datei öffnen
SAVE_FILE = Als Datei speichern
TEXT = Der Text der Lektion
START = Start
GO_ON = Weiter
CLOSE = Diese Lektion schließen
NEW = Mit einem Beispiel beginnen
COPY_LINK = Link kopieren
FILE_HERE = Die Links der Teile. Wer einen davon öffnet, braucht nichts weiter.
NOTHING_OPEN = Keine Lektion ist offen. Öffne eine Datei, beginne mit einem Beispiel oder schreibe selbst.

# was der Browser sagt: ⟨count⟩ und ⟨most⟩ sind Zahlen
SCRIPT =
    .tooLarge = Die Datei hat ⟨count⟩ Bytes. Eine Lektion hat höchstens ⟨most⟩ Zeichen.
    .tooLong = Der Text hat ⟨count⟩ Zeichen. Eine Lektion hat höchstens ⟨most⟩.
    .tooLongLink = Die Lektion braucht ⟨count⟩ Zeichen eines Links. Höchstens ⟨most⟩ sind möglich: Kürze den Text.
    .notRead = Die Datei ließ sich nicht lesen.
    .empty = Die Datei ist leer.
    .noPacking = Dieser Browser kann keine Lektion in einen Link packen: Bitte verwende einen neueren.
EXAMPLE = # Meine erste Lektion{ "\u000A" }Eine Zeile über sie.

    ## Die Zeile eines Wortes{ "\u000A" }link: /masks?step=1&query=3

    Jede Zeile des Bildes gehört zu einem Wort. **Die Gewichte einer Zeile** ergeben zusammen 100 %.

    ? Wie viele Wörter hat der Satz?{ "\u000A" }- [ ] 6{ "\u000A" }- [x] 7{ "\u000A" }! Das Bild hat 7 Zeilen und 7
    Spalten.

    ## Die Zukunft verdecken{ "\u000A" }link: /masks?step=1&query=3

    Eine kausale Maske verdeckt alle späteren Wörter.

    ? Wähle die kausale Maske.{ "\u000A" }goal: mask = causal{ "\u000A" }! Über der Diagonale ist jetzt jede Zelle
    verdeckt.{ "\u000A" }

# title: als HTML.
ended = Das war der letzte Teil von „{ $title }“.
parts = { $count ->
    [one] { $count } Teil
   *[other] { $count } Teile
}
errors = { $count } Fehler: Die Lektion kann starten, sobald { $count ->
    [1] er behoben ist
   *[other] sie behoben sind
}.

## was in einer Datei falsch ist

NO_TITLE = Eine Lektion beginnt mit ihrem Titel: # und ein Leerzeichen, dann der Titel.
NO_PART = Es gibt keinen Teil: Ein Teil beginnt mit ## und seinem Titel.
NO_PART_TITLE = Dieser Teil hat keinen Titel: Schreibe ihn hinter ##.
BEFORE_PARTS = Vor dem ersten Teil stehen nur der Titel und ein Absatz über die Lektion.
SECOND_TITLE = Eine Lektion hat genau einen Titel, am Anfang: Ein Teil beginnt mit ##.
DEEP_TITLE = Es gibt zwei Ebenen von Titeln: # für die Lektion und ## für einen Teil.
A_LIST = Eine Liste gehört nicht in eine Lektion: Eine Antwortmöglichkeit schreibt man - [ ] oder - [x].
NO_LINK = Dieser Teil hat keinen Link: Ergänze eine Zeile wie link: /masks?step=1.
NO_ADDRESS = Ein Link ist eine Seite dieser App wie /masks?step=1&mask=causal oder ihre ganze Adresse.
NOTHING_TO_HINT = Ein Tipp erscheint nach einer falschen Antwort, also gehört er unter Antwortmöglichkeiten oder eine
    Zahl.
AFTER_QUESTION = Sätze stehen vor der Frage; eine Erklärung beginnt mit !.
NOTHING_TO_EXPLAIN = Eine Erklärung erscheint, wenn eine Frage beantwortet ist, und dieser Teil stellt keine.
NO_QUESTION = Eine Antwort braucht ihre Frage: eine Zeile davor, die mit ? beginnt.
EMPTY_QUESTION = Die Frage ist leer: Schreibe sie hinter ?.
NO_ANSWER = Die Frage hat keine Antwort: Ergänze Antwortmöglichkeiten wie - [x], eine Zahl wie = 0,25 ± 0,01,
    = text für einen Freitext oder ein Ziel mit goal.
TWO_KINDS = Eine Frage wird auf eine einzige Weise beantwortet: durch Antwortmöglichkeiten, eine Zahl, einen Freitext
    oder ein Ziel.
TWO_RIGHT = Zwei Antworten sind als richtig markiert: Markiere eine mit [x].
NONE_RIGHT = Keine Antwort ist als richtig markiert: Markiere eine mit [x].
ONE_CHOICE = Es gibt nur eine Antwortmöglichkeit: Ergänze noch eine.
SAME_CHOICE = Diese Antwort steht schon da.
EMPTY_CHOICE = Diese Antwort ist leer.
NOT_UTF_8 = Diese Zeile enthält Zeichen, die sich nicht lesen ließen: Speichere die Datei als UTF-8.
BROKEN_LINK = Die Lektion in diesem Link ist beschädigt: Sie wurde abgeschnitten oder unterwegs verändert.
BOMB = Die Lektion in diesem Link ist weit länger, als eine Lektion sein darf.
RIGHT_FILE = keine Fehler
USAGE = Aufruf: python -m pages.lessons.check DATEI …

# wie die Teile einer Datei heißen
KINDS =
    .title = Ein Titel
    .about = Der Absatz über eine Lektion
    .sentences = Der Text eines Teils
    .question = Eine Frage
    .choice = Eine Antwortmöglichkeit
    .hint = Ein Tipp
    .explanation = Eine Erklärung
SECOND =
    .link = Ein Teil hat einen Link: Dies ist der zweite.
    .question = Ein Teil hat eine Frage: Dies ist die zweite.
    .goal = Ein Teil hat ein Ziel: Dies ist das zweite.
    .number = Ein Teil hat eine Zahl: Dies ist die zweite.
    .free = Ein Teil fragt nach einem Freitext: Dies ist der zweite.
    .hint = Ein Teil hat einen Tipp: Dies ist der zweite.
    .explanation = Ein Teil hat eine Erklärung: Dies ist die zweite.
second = { $kind ->
    [link] { SECOND.link }
    [question] { SECOND.question }
    [goal] { SECOND.goal }
    [number] { SECOND.number }
    [free] { SECOND.free }
    [hint] { SECOND.hint }
   *[explanation] { SECOND.explanation }
}
too_long = Der Text hat { $count } Zeichen: Eine Lektion hat höchstens { $most }. Was ab hier steht, wird nicht
    gelesen.
too_long_for_a_link = Die Lektion braucht { $count } Zeichen eines Links, möglich sind { $most }: Sie passt nur in einen
    Ordner auf dem Server.
too_many_parts = Die Lektion hat { $count } Teile: Höchstens { $most } sind möglich.
too_many_choices = Die Frage hat { $count } Antwortmöglichkeiten: Höchstens { $most } sind möglich.
too_many_characters = { $kind ->
    [title] { KINDS.title }
    [about] { KINDS.about }
    [sentences] { KINDS.sentences }
    [question] { KINDS.question }
    [choice] { KINDS.choice }
    [hint] { KINDS.hint }
   *[explanation] { KINDS.explanation }
} hat { $count } Zeichen: Höchstens { $most } sind möglich.
too_many_bytes = Die Datei hat { $count } Bytes: Eine Lektion hat höchstens { $most }.
not_read = Die Datei ließ sich nicht lesen: { $reason }.
more_errors = Darunter gibt es noch { $count } weitere Fehler.
unseen_sign = Diese Zeile enthält { $code }, ein Zeichen, das man nicht sieht: Entferne es.
no_https = Ein Link im Text muss zu https:// und einer Domain führen, nicht zu „{ $address }“.

# rule: eines der Satzenden aus link.py.
wrong_value = Im Link steht { $written }: { $rule }.
no_number = „{ $written }“ ist keine Zahl wie 0,25 ± 0,01.
not_ordered = { $name } ist keine Zahl, also vergleicht ein Ziel es nur mit =.
goal_at_start = Der Link des Teils erreicht das Ziel schon: { $goal }.
no_such_lesson = Auf diesem Server gibt es keine Lektion namens { $name }.

## die Seiten der Lektionen

ERROR_HEAD =
    .line = Zeile
    .error = Fehler
NO_ERRORS = Die Lektion hat keine Fehler.
link_length = Ihr Link hat etwa { $count } Zeichen{ $fits ->
    [yes] . Ein QR-Code fasst ihn: siehe „Teilen“.
   *[no] , und ein QR-Code fasst höchstens etwa { $most }: Kürze die Lektion oder lege ihre Datei in den Ordner des
       Servers für
        Lektionen, wo ihr Name genügt.
}

## was in einer Datei falsch ist

no_page = Für Lektionen gibt es keine Seite „{ $page }“: Die Seiten sind { LIST($pages) }.
goal_names = { $names ->
    [none] Diese Seite hat keine Ziele.
   *[other] Die Namen dieser Seite sind { $names }.
}
no_goal = „{ $written }“ ist hier kein Ziel: Ein Ziel sieht aus wie temperature <= 0.5 oder mask = causal. { goal_names }
# names: the controls whose extreme a goal can ask for on its page, "" for none
no_extreme = Nach dem Komma fragt ein Ziel nach dem kleinsten oder dem größten Wert eines Reglers, etwa „smallest temperature“,
    nicht nach „{ $written }“. { $names ->
        [none] Diese Seite hat keinen Regler dafür.
       *[other] Auf dieser Seite kann das einer von { $names } sein.
    }
extreme_too_slow = Nach dem kleinsten oder größten Wert fragt ein Ziel zur ausgewählten Zeile nur, wo der Satz höchstens { $most } Token hat
    und ihre Gewichte weder aus einem Sprachmodell noch aus einem Kopf stammen, der auf der Seite trainiert wird.
no_row = Die Seite { $page } zeigt keine gewählte Zeile, also kann { $name } dort kein Ziel sein. { goal_names }
