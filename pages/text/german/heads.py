"""Was die Schritte der Seite über Köpfe sagen."""

from collections.abc import Sequence

from pages.text import markdown, numbers

JOBS_TITLE, SPLIT_TITLE = "Jeder Kopf hat sein Muster", "Teilen, achten, verbinden"
MIX_TITLE, LAYERS_TITLE = "W_O mischt, was Köpfe sammeln", "Schichten reichen weiter zurück"
JOBS = (
    "Ein Kopf gibt jedem Wort nur eine Zeile Gewichte. Darum hat eine Schicht mehrere Köpfe nebeneinander, jeden mit "
    "eigenem W_Q, W_K und W_V: Zugleich kann einer auf das Wort davor achten und ein anderer auf dasselbe Wort anderswo. "
    "Ein entworfener Kopf heißt nach seiner Regel."
)
JOBS_FORMULA = r"\mathrm{Kopf}_h=\mathrm{attention}(xW_Q^h,\;xW_K^h,\;xW_V^h)"
SPLIT = (
    "Die W_Q aller Köpfe stehen nebeneinander in einer Matrix; ein Produkt, x\u00a0W_Q, berechnet also die Queries aller "
    "Köpfe auf einmal. Keys und Values entstehen ebenso. Teilen: Jeder Kopf nimmt eigene Spalten. Achten: Nur aus ihnen "
    "berechnet er Ausgaben. Verbinden: Die Ausgaben aller Köpfe stehen nebeneinander."
)
SPLIT_FORMULA = r"\mathrm{verbunden}=[\,\mathrm{Kopf}_0\;\ldots\;\mathrm{Kopf}_{H-1}\,]"
MIX = (
    "Die verbundenen Ausgaben stehen nur nebeneinander. Eine Matrix, **W_O**, mischt sie: Jede Komponente der Ausgabe ist "
    "eine gewichtete Summe über alle Köpfe. Die Ausgabe hat die Breite von x, d_model, und wird zu x addiert "
    "(**Residualpfad**). Ein **MLP**, ein kleines Netz, bildet dann jeden Vektor für sich ab und addiert sein Ergebnis. "
    "Die Summe ist das x der nächsten Schicht; die der letzten sagt das nächste Wort voraus."
)
LAYERS = (
    "Ein Transformer stapelt Schichten. Hier ist die Ausgabe der einen das x der nächsten, ohne Residualpfad und MLP, und "
    "ein Wort achtet nur auf sich und die nächsten Wörter davor. In einer zweiten Schicht kommt Information von weiter "
    "zurück: Die Wörter, auf die es achtet, haben schon von anderen gesammelt."
)
SUMMARY = (
    "Mehrere Köpfe achten nebeneinander, jeder mit eigenen Projektionen; W_O mischt ihre verbundenen Ausgaben.  \nEingabe "
    "und Ausgabe einer Schicht haben dieselbe Form, also lassen sich Schichten stapeln, und jede reicht weiter zurück."
)
ROLES_TITLE, WIDTH_TITLE, SCALE_TITLE = (
    "wonach jeder Kopf sucht",
    "wie breit ein Kopf ist",
    "geteilt wird wie für einen Kopf",
)
NAMES_TITLE, WAYS_TITLE = "wofür die Spalten der Queries stehen", "drei Wege, dieselben Zahlen"
REACH_TITLE, ROLLOUT_TITLE, NEXT_TITLE = (
    "wie weit zurück eine Schicht achtet",
    "wie die Anteile berechnet werden",
    "wohin die Ausgabe weitergeht",
)
FIT_TITLE, CONTEXT_TITLE = "Schichten, die nicht passen", "eine Schicht ist für einen Kontext gebaut"
TRY = {
    "jobs": "Vier Köpfe, vier Aufgaben",
    "random": "Zufällige Projektionen",
    "wide": "Ein breiter Kopf",
    "narrow": "Acht schmale Köpfe",
    "by_5": "Auf 5 verteilen",
    "by_8": "Auf 8 verteilen",
    "eight": "Acht Köpfe",
    "one": "Ein Kopf",
    "wider": "Breitere Köpfe",
    "mixed": "Vier Köpfe, gemischt",
    "two_back": "Zwei Wörter zurück",
    "random_layers": "Vier zufällige Schichten",
    "without": "Ohne W_O",
    "without_8": "Ohne W_O, Köpfe der Größe 8",
    "with_8": "Mit W_O, Köpfe der Größe 8",
    "short": "Zu kurz",
    "long": "Langer Kontext",
}

# ---- Regler ----

W_O, W_O_HELP = "W_O", "Aus: Die verbundenen Köpfe sind die Ausgabe, und jeder Kopf behält eigene Spalten."
LAYERS_LABEL, LAYERS_HELP = "Schichten", "Wie viele Schichten aufeinander folgen."
REACH = "Wörter davor, auf die eine Schicht achtet"
REACH_HELP = "In jeder Schicht achtet jedes Wort auf sich selbst und auf höchstens so viele Wörter davor."
DIVIDE, DIVIDE_HELP = (
    "Köpfe, die sich d_model teilen",
    "Auf wie viele Köpfe d_model verteilt wird. Probiere eine Zahl, durch die es nicht teilbar ist.",
)
JOINED_SCALE = "Stattdessen durch die verbundene Breite teilen"
JOINED_SCALE_HELP = "√(Köpfe × Kopfgröße) ist ein häufiger Fehler. PyTorch teilt durch √head_size."
CONTEXT, CONTEXT_HELP = "Kontext: so viele Token nimmt die Schicht höchstens", "Ein längerer Text wird abgelehnt."
WIDTH_FORMULA = r"\mathrm{head\_size}=d_{\mathrm{model}}\,/\,\mathrm{heads}"
FOLLOW = "**Wähle**"


def scale_formula(joined: bool) -> str:
    width = r"\mathrm{heads}\cdot\mathrm{head\_size}" if joined else r"\mathrm{head\_size}"
    return rf"\operatorname{{softmax}}\!\left(\frac{{QK^\top}}{{\sqrt{{{width}}}}}\right)V"


def mix_formula(mixed: bool) -> str:
    if mixed:
        return r"\mathrm{Ausgabe}=\mathrm{verbunden}\;W_O=\sum_h \mathrm{Kopf}_h\,W_O^h"
    return r"\mathrm{Ausgabe}=\mathrm{verbunden}"


# ---- Namen von Köpfen und Spalten ----


def head(number: int, role: str = "") -> str:
    return f"Kopf {number}: {role}" if role else f"Kopf {number}"


def followed(number: int, chosen: bool) -> str:
    return f"**✓ Kopf {number}**" if chosen else f"Kopf {number}"


def band(number: int, first: int, last: int, count: int) -> str:
    columns = f"{first}–{last}" if last > first else f"{first}"
    return f"Kopf {number}: {columns}" if count <= 2 else f"{number}: {columns}" if count <= 4 else f"{number}"


# ---- Schritt 1 ----

TILES_KEY = ":gray[Zeile = Query · Spalte = Key · blau: gewählte Zeile · orange: ihr größtes Gewicht]"
HIDDEN = ":gray[· Punkt = verdeckt]"
TILES_ALT = "Aufmerksamkeitsgewichte aller Köpfe: in jedem eine Zeile je Query, eine Spalte je Key"
RANDOM = "Diese Projektionen sind zufällig, kein Kopf hat schon ein sinnvolles Muster."


def attends(key: str | None, ties: int, largest: float, alone: bool) -> str:
    share = f"**{numbers.percent(largest)}**"
    if key is None:
        return "darf auf kein Wort achten"
    if ties > 1:
        return f"achtet {'gleich stark' if alone else 'am stärksten, und zwar gleich,'} auf {ties} Wörter: je {share}"
    return f"achtet {'allein' if alone else 'am stärksten'} auf {markdown.chip('key', key)}: {share}"


def in_head(number: int, query: str, where: str, first: bool) -> str:
    verb, _, rest = where.partition(" ")
    return f"In Kopf {number} {verb} {markdown.chip('query', query) if first else 'es'} {rest}."


def other_heads(count: int) -> str:
    if count == 1:
        return "Der andere Kopf hat eigene Gewichte."
    return f"Die anderen {count} Köpfe haben eigene Gewichte."


def other_row(query: str, heads: int) -> str:
    return f"Wähle die Zeile von „{markdown.plain(query)}“ aus: Dort achten alle {heads} Köpfe verschieden."


def jobs_task(words: int, heads: Sequence[int], rows: int, chosen: int | None) -> tuple[str, str]:
    if words < 2:
        return "Ein Wort kann nur auf sich selbst achten, in jedem Kopf. Schreib mehr Wörter in „Deine Wörter“.", ""
    question = (
        "Ein Wort, das nichts Passendes findet, achtet auf alle Wörter gleich stark. In welchem Kopf finden die meisten "
        "Wörter nichts? Wähle ihn."
    )
    if not heads:
        return f"{question} Hier gibt es keinen: Drücke „{TRY['jobs']}“.", ""
    hold = "enthält 1" if rows == 1 else f"enthalten {rows}"
    found = "Dieses Wort findet" if rows == 1 else "Diese Wörter finden"
    happened = f"In Kopf {chosen} {hold} von {words} Zeilen nur gleiche Gewichte: {found} nichts Passendes."
    return question, happened * (chosen is not None)


# ---- Schritt 2 ----


def split_key(size: str) -> str:
    return f"**Teilen**: die {markdown.chip('query', 'Queries')} aller Köpfe, x W_Q ({size}) {SIGNED}"


def joined_key(size: str, named: bool, heads: int) -> str:
    key = "oben: jeder Kopf mit seinen Spalten"
    if named or heads > 4:
        key = "Zahl: wie viel von diesem Wort in der Ausgabe steckt" if named else "oben: Köpfe"
    return f"**Verbinden**: die {markdown.chip('output', 'Ausgaben')} aller Köpfe ({size}) :gray[· {key}]"


SIGNED = ":gray[· violett: positiv, orange: negativ]"
SPLIT_ALT, JOINED_ALT = "q, alle Köpfe", "Ausgaben aller Köpfe nebeneinander"
NAMES_ALT = "Spalten von q, benannt danach, was sie suchen"
NAMES_KEY = "**Die Queries mit benannten Spalten** :gray[· „→“ heißt „sucht“, „≠“ heißt „übergeht“, „#“ heißt „Position“]"
NO_NAMES = "Nur die Spalten entworfener Köpfe haben Namen: Wähle entworfene Projektionen in „Deine Wörter“."
NO_ROOM = "So viele Spalten haben keinen Platz für Namen: Wähle einen oder zwei Köpfe."


def part(number: int, first: int, last: int, content: str) -> str:
    columns = f"Spalte {first} kommt" if first == last else f"Spalten {first} bis {last} kommen"
    return f"{columns} aus Kopf {number}, {content}"


def joined(query: str, parts: Sequence[str]) -> str:
    listed = "; ".join(parts)
    return f"In der Zeile von {markdown.chip('query', query)}: {listed}. Kein Kopf liest die Spalten eines anderen."


def begins(value: float) -> str:
    return f"dessen Teil mit {value:+.2f} beginnt"


def collected(share: float, word: str) -> str:
    return f"wo „{markdown.plain(word)}“ das größte Gewicht hat: {numbers.percent(share)}"


def split_task(heads: int, size: int, fixed: bool) -> tuple[str, str]:
    width = heads * size
    if fixed:
        count = numbers.plural(heads, "Kopf", "Köpfe")
        return f"Dieses Rechenbeispiel hat {count} der Größe {size}: {width} verbundene Spalten.", ""
    happened = f"4 Köpfe × Kopfgröße {size} = {width} Spalten: Kopf 3 füllt die Spalten {width - size} bis {width - 1}."
    if size == 1:
        happened = f"4 Köpfe × Kopfgröße 1 = 4 Spalten: Kopf 3 füllt Spalte {width - 1}."
    return "Wähle vier Köpfe. Welche der verbundenen Spalten füllt Kopf 3, der letzte?", happened * (heads == 4)
