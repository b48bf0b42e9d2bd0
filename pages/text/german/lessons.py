"""Was rund um eine Lektion gesagt wird: auf ihrem Feld, auf der Seite der Lektionen und von einer Datei mit Fehlern."""

from collections.abc import Iterable, Sequence

from pages.text import numbers

# ---- das Feld einer Lektion, auf jeder Seite ----

LEAVE = "Lektion verlassen"
READ_ON = "Alles lesen"
QUESTION = "Frage"
YOUR_NUMBER, CHECK = "Deine Zahl", "Prüfen"
RIGHT, REACHED = "Richtig.", "Geschafft."
NOT_RIGHT = "Nicht richtig. Sieh noch einmal hin und versuche eine andere Antwort."
SEEN = "Die Seite erkennt von selbst, wenn das Ziel erreicht ist."
NOT_A_NUMBER = "Gib eine Zahl ein wie 0,25."
BACK, AGAIN, FINISH = "Zurück", "Diesen Teil von vorn", "Fertig"
ELSEWHERE = "Dieser Teil der Lektion steht auf einer anderen Seite."
CANT_OPEN = "Diese Lektion lässt sich nicht öffnen"
HAS_ERRORS = "Diese Lektion hat Fehler"


def place(part: int, count: int) -> str:
    return f"Teil {part} von {count}"


def next_to(title: str) -> str:
    return f"Weiter: {title}"


def to_part(title: str) -> str:
    return f"Zu diesem Teil: {title}"


# ---- die Seite der Lektionen ----

TITLE = "Lektionen: Rundgänge mit Fragen"
LEAD = (
    "Eine Lektion führt von Seite zu Seite, sagt, was es zu sehen gibt, und fragt. Ihr Link öffnet auf jedem Gerät genau "
    "diese Lektion, bei dem Teil, den du erreicht hast."
)
ON_SERVER, OTHERS = "Bereit zum Start", "Andere Lektionen"
OPENS, READ_OR_CHANGE = "Dieser Link öffnet die Lektion", "Ihren Text lesen oder ändern"
TO_EXPLORE, ALL_LESSONS = "Selbst erkunden", "Alle Lektionen"
ENDED = {  # was der Browser am Ende sagt: ⟨right⟩, ⟨asked⟩ und ⟨first⟩ sind Zahlen
    "some": "Du hast ⟨right⟩ ihrer ⟨asked⟩ Fragen richtig beantwortet, davon ⟨first⟩ beim ersten Versuch.",
    "none": "In diesem Browser ist keine Antwort von dir aufgehoben.",
}
OWN = "Eine eigene Lektion öffnen oder schreiben"
OWN_ABOUT = (
    "Eine Lektion ist eine Textdatei in Markdown. Öffne eine von deinem Gerät oder schreibe sie hier: Fehler erscheinen "
    "daneben, mit ihren Zeilen. Der Text steht nur im Link; der Server behält keine Kopie."
)
OPEN_FILE, TEXT = "Datei öffnen", "Der Text der Lektion"
START, GO_ON, CLOSE = "Start", "Weiter", "Diese Lektion schließen"
NEW = "Mit einem Beispiel beginnen"
COPY_LINK = "Link kopieren"
FILE_HERE = "Der Link jedes Teils. Wer ihn öffnet, braucht nichts weiter."
NOTHING_OPEN = "Keine Lektion ist offen. Wähle oben eine, öffne eine Datei oder beginne mit einem Beispiel."
SCRIPT = {  # was der Browser sagt: ⟨count⟩ und ⟨most⟩ sind Zahlen
    "tooLarge": "Die Datei hat ⟨count⟩ Bytes. Eine Lektion hat höchstens ⟨most⟩ Zeichen.",
    "tooLong": "Der Text hat ⟨count⟩ Zeichen. Eine Lektion hat höchstens ⟨most⟩.",
    "tooLongLink": "Die Lektion braucht ⟨count⟩ Zeichen eines Links. Höchstens ⟨most⟩ sind möglich: Kürze den Text.",
    "notRead": "Die Datei ließ sich nicht lesen.",
    "empty": "Die Datei ist leer.",
    "noPacking": "Dieser Browser kann keine Lektion in einen Link packen: Bitte nimm einen neueren.",
}
EXAMPLE = """# Meine erste Lektion
Eine Zeile über sie.

## Die Zeile eines Wortes
link: /masks?step=1&query=3

Jede Zeile des Bildes gehört zu einem Wort. **Die Gewichte einer Zeile** ergeben zusammen 100 %.

? Wie viele Wörter hat der Satz?
- [ ] 6
- [x] 7
! Das Bild hat 7 Zeilen und 7 Spalten.

## Die Zukunft verdecken
link: /masks?step=1&query=3

Eine kausale Maske verdeckt alle späteren Wörter.

? Wähle die kausale Maske.
goal: mask = causal
! Über der Diagonale ist jetzt jede Zelle verdeckt.
"""


def ended(title: str) -> str:
    """title: als HTML."""
    return f"Das war der letzte Teil von „{title}“."


def parts(count: int) -> str:
    return numbers.plural(count, "Teil", "Teile")


def errors(count: int) -> str:
    gone = "er behoben ist" if count == 1 else "sie behoben sind"
    return f"{count} Fehler: Die Lektion kann starten, sobald {gone}."


ERROR_HEAD, NO_ERRORS = ("Zeile", "Fehler"), "Die Lektion hat keine Fehler."


def link_length(count: int, most: int) -> str:
    """Sage, wie lang der Link einer eigenen Lektion ist; most: so viele Zeichen fasst ein QR-Code."""
    if count <= most:
        return f"Ihr Link hat etwa {count} Zeichen. Ein QR-Code fasst ihn: siehe „Teilen“."
    return (
        f"Ihr Link hat etwa {count} Zeichen, und ein QR-Code fasst höchstens etwa {most}: Kürze die Lektion oder lege ihre "
        "Datei in den Ordner des Servers für Lektionen, wo ihr Name genügt."
    )


# ---- was in einer Datei falsch ist ----

NO_TITLE = "Eine Lektion beginnt mit ihrem Titel: # und ein Leerzeichen, dann der Titel."
NO_PART = "Es gibt keinen Teil: Ein Teil beginnt mit ## und seinem Titel."
NO_PART_TITLE = "Dieser Teil hat keinen Titel: Schreibe ihn hinter ##."
BEFORE_PARTS = "Vor dem ersten Teil stehen nur der Titel und ein Absatz über die Lektion."
SECOND_TITLE = "Eine Lektion hat einen Titel, am Anfang: Ein Teil beginnt mit ##."
DEEP_TITLE = "Es gibt zwei Arten von Titeln: # für die Lektion und ## für einen Teil."
A_LIST = "Eine Liste gehört nicht in eine Lektion: Eine Auswahl schreibt man - [ ] oder - [x]."
NO_LINK = "Dieser Teil hat keinen Link: Ergänze eine Zeile wie link: /masks?step=1."
NO_ADDRESS = "Ein Link ist eine Seite dieser App wie /masks?step=1&mask=causal oder ihre ganze Adresse."
NOTHING_TO_HINT = "Ein Tipp erscheint nach einer falschen Antwort, also steht er unter Auswahlen oder einer Zahl."
AFTER_QUESTION = "Sätze stehen vor der Frage; eine Erklärung beginnt mit !."
NOTHING_TO_EXPLAIN = "Eine Erklärung erscheint, wenn eine Frage beantwortet ist, und dieser Teil stellt keine."
NO_QUESTION = "Eine Antwort braucht ihre Frage: eine Zeile davor, die mit ? beginnt."
EMPTY_QUESTION = "Die Frage ist leer: Schreibe sie hinter ?."
NO_ANSWER = "Die Frage hat keine Antwort: Ergänze Auswahlen wie - [x], eine Zahl wie = 0.25 ± 0.01 oder ein Ziel mit goal."
TWO_KINDS = "Eine Frage wird auf eine Weise beantwortet: durch Auswahlen, eine Zahl oder ein Ziel."
TWO_RIGHT = "Zwei Auswahlen sind als richtig markiert: Markiere eine mit [x]."
NONE_RIGHT = "Keine Auswahl ist als richtig markiert: Markiere eine mit [x]."
ONE_CHOICE = "Es gibt nur eine Auswahl: Ergänze noch eine."
SAME_CHOICE = "Diese Auswahl steht schon da."
EMPTY_CHOICE = "Diese Auswahl ist leer."
NOT_UTF_8 = "Diese Zeile enthält Zeichen, die sich nicht lesen ließen: Speichere die Datei als UTF-8."
BROKEN_LINK = "Die Lektion in diesem Link ist beschädigt: Sie wurde abgeschnitten oder unterwegs verändert."
BOMB = "Die Lektion in diesem Link ist weit länger, als eine Lektion sein darf."
RIGHT_FILE = "keine Fehler"
USAGE = "Aufruf: python -m pages.lessons.check DATEI …"
KINDS = {  # wie die Teile einer Datei heißen
    "title": "Ein Titel",
    "about": "Der Absatz über eine Lektion",
    "sentences": "Der Text eines Teils",
    "question": "Eine Frage",
    "choice": "Eine Auswahl",
    "hint": "Ein Tipp",
    "explanation": "Eine Erklärung",
}
SECOND = {
    "link": "Ein Teil hat einen Link: Dies ist der zweite.",
    "question": "Ein Teil hat eine Frage: Dies ist die zweite.",
    "goal": "Ein Teil hat ein Ziel: Dies ist das zweite.",
    "number": "Ein Teil hat eine Zahl: Dies ist die zweite.",
    "hint": "Ein Teil hat einen Tipp: Dies ist der zweite.",
    "explanation": "Ein Teil hat eine Erklärung: Dies ist die zweite.",
}


def second(kind: str) -> str:
    return SECOND[kind]


def too_long(count: int, most: int) -> str:
    return f"Der Text hat {count} Zeichen: Eine Lektion hat höchstens {most}. Was ab hier steht, wird nicht gelesen."


def too_long_for_a_link(count: int, most: int) -> str:
    return f"Die Lektion braucht {count} Zeichen eines Links, möglich sind {most}: Nur ein Ordner des Servers fasst sie."


def too_many_parts(count: int, most: int) -> str:
    return f"Die Lektion hat {count} Teile: Höchstens {most} sind möglich."


def too_many_choices(count: int, most: int) -> str:
    return f"Die Frage hat {count} Auswahlen: Höchstens {most} sind möglich."


def too_many_characters(kind: str, count: int, most: int) -> str:
    return f"{KINDS[kind]} hat {count} Zeichen: Höchstens {most} sind möglich."


def too_many_bytes(count: int, most: int) -> str:
    return f"Die Datei hat {count} Bytes: Eine Lektion hat höchstens {most}."


def not_read(reason: str) -> str:
    return f"Die Datei ließ sich nicht lesen: {reason}."


def more_errors(count: int) -> str:
    return f"Darunter gibt es noch {count} weitere Fehler."


def unseen_sign(code: str) -> str:
    return f"Diese Zeile enthält {code}, ein Zeichen, das man nicht sieht: Entferne es."


def no_https(address: str) -> str:
    return f"Ein Link im Text führt zu https:// und einer Domain, nicht zu „{address}“."


def no_page(page: str, pages: Iterable[str]) -> str:
    listed = ", ".join(page for page in pages if page != "lessons")
    return f"Für Lektionen gibt es keine Seite „{page}“: Die Seiten sind {listed}."


def wrong_value(written: str, rule: str) -> str:
    """rule: eines der Satzenden aus link.py."""
    return f"Im Link steht {written}: {rule}."


def no_number(written: str) -> str:
    return f"„{written}“ ist keine Zahl wie 0.25 ± 0.01."


def no_goal(written: str, names: Sequence[str]) -> str:
    """names: wovon ein Ziel auf seiner Seite handeln kann."""
    return f"„{written}“ ist hier kein Ziel: Ein Ziel sieht aus wie temperature <= 0.5 oder mask = causal. {_names(names)}"


def _names(names: Sequence[str]) -> str:
    return f"Die Namen dieser Seite sind {', '.join(names)}." if names else "Diese Seite hat keine Ziele."


def not_ordered(name: str) -> str:
    return f"{name} ist keine Zahl, also vergleicht ein Ziel es nur mit =."


def no_row(page: str, name: str, names: Sequence[str]) -> str:
    return f"Die Seite {page} zeigt keine gewählte Zeile, also kann {name} dort kein Ziel sein. {_names(names)}"


def goal_at_start(goal: str) -> str:
    return f"Der Link des Teils erreicht das Ziel schon: {goal}."


def part_at_goal(part: int) -> str:
    return f"Teil {part}: Sein Link erreicht das Ziel schon."


def no_such_lesson(name: str) -> str:
    return f"Auf diesem Server gibt es keine Lektion namens {name}."
