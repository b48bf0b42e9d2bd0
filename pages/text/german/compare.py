"""Was gesagt wird, wo zwei Ansichten nebeneinander stehen: A, die festgehalten ist, B, die folgt, und B − A."""

from collections.abc import Sequence

from pages.text import markdown, numbers

PIN = "A/B-Vergleich"
BACK, SWAP, STOP = "Zurück zu A", "A und B tauschen", "Vergleich beenden"
ON, OFF, NONE = "an", "aus", "keine"
SAME = "**A ist festgehalten**, und B ist noch dieselbe Ansicht. Ändere etwas: B und B − A folgen, A bleibt."
NAMES = {"a": "A · festgehalten", "b": "B · jetzt", "change": "B − A"}
MORE_OR_LESS = ":gray[violett: mehr in B, orange: weniger]"
IN_POINTS = "in Punkten, −100 bis 100"
NONE_IN_BOTH = "keine Zahl ist in beiden sichtbar"
NO_WORDS = "A hat keine Wörter, also gibt es nichts zu vergleichen."
HIDDEN = {"a": "in A verdeckt", "b": "in B verdeckt", "both": "verdeckt"}
LARGEST, EFFECTIVE = "größtes Gewicht", "effektive Keys"
SATURATED = "Zeilen mit 99 % auf einem Key"


def setting(label: str, before: str, after: str) -> str:
    return f"{label} **{before} → {after}**"


def quoted(text: str) -> str:
    return f"„{text}“"


def pinned(changes: Sequence[str]) -> str:
    return f"**A ist festgehalten.** Von A zu B: {' · '.join(changes)}."


# ---- Titel, und was statt der Bilder vorgelesen wird ----


def title(side: str, about: str = "") -> str:
    return f"**{NAMES[side]}**" + (f" :gray[· {about}]" if about else "")


def head(number: int) -> str:
    return f"Kopf {number}"


def alt(side: str, picture: str, moved: str = "") -> str:
    return f"{NAMES[side]}: {picture}" + (f". {moved}" if moved else "")


def picture(stage: str, head: int, queries: Sequence[str], keys: Sequence[str]) -> str:
    return f"{stage} von Kopf {head}, Zeilen {', '.join(queries)}, Spalten {', '.join(keys)}"


def focus_title(name: str) -> str:
    return f"## 2  Verteilen: wie „{markdown.plain(name)}“ seine Aufmerksamkeit verteilt"


def output_title(name: str) -> str:
    return f"## 3  Sammeln: die Ausgabe von „{markdown.plain(name)}“, Komponente für Komponente"


def scale_of(stage: str, limit: float, difference: float, negative: bool) -> str:
    low = f"−{limit:.3g}" if negative else "0"
    both = f"{stage} {low} bis {limit:.3g} in A und B"
    return f":gray[Feste Farben: {both}, −{difference:.3g} bis {difference:.3g} in B − A.]"


# ---- was sich bewegt hat ----


def share(before: float, after: float) -> str:
    first, last = round(100 * before, 1), round(100 * after, 1)
    return f"{first:.1f} % → {last:.1f} % ({numbers.decimal(last - first, 1, sign=True)} Punkte)"


def number(before: float, after: float, digits: int = 2) -> str:
    first, last = round(before, digits), round(after, digits)
    change = numbers.decimal(last - first, digits, sign=True)
    return f"{numbers.decimal(first, digits)} → {numbers.decimal(last, digits)} ({change})"


def moved(entries: Sequence[str], alike: int) -> str:
    verb = "hat" if alike == 1 else "haben"
    count = numbers.plural(alike, "weitere Zahl", "weitere Zahlen")
    more = f" {count} {verb} sich so weit bewegt wie die letzte." if alike else ""
    return f"**Am weitesten bewegt:** {' · '.join(entries)}.{more}"


def three(entries: Sequence[str]) -> str:
    return f"**Von A zu B:** {' · '.join(entries)}."


def sharpness(largest: str, effective: float, name: str) -> str:
    asking = f"{markdown.plain(name)}: " if name else ""
    return f"{asking}größtes {largest}, {effective:.1f} effektive Keys"


def still(shares: bool) -> str:
    return f"Keine Zahl, die in beiden sichtbar ist, bewegt sich um mehr als {'0,1 Punkte' if shares else '0,01'}."


def entry(name: str, change: str) -> str:
    return f"{name}: {change}"


def pair(query: str, key: str) -> str:
    return f"{query} → {key}"


def dimension(number: int) -> str:
    return f"Zahl {number}"


def dimension_tip(number: int, change: float) -> str:
    return f"Zahl {number}: {numbers.exact(change, '+.4f')}"


def points(change: float) -> str:
    return numbers.decimal(100 * change, 1, sign=True)


def one_sided(vanished: int, appeared: int, hidden: bool) -> str:
    parts = [f"**A**: nur in A sichtbar, in B verdeckt ({vanished})"] * bool(vanished)
    parts += [f"**B**: nur in B sichtbar, in A verdeckt ({appeared})"] * bool(appeared)
    parts += ["Punkt: in beiden verdeckt"] * hidden
    return f":gray[Zellen ohne Differenz: {' · '.join(parts)}.]" if vanished or appeared else ""


def one_sided_tip(query: str, key: str, side: str, value: float) -> str:
    return f"{query} → {key}: {numbers.exact(value)} in {side}, verdeckt in {'B' if side == 'A' else 'A'}"


def one_sided_run(query: str, side: str, count: int) -> str:
    return f"{query}: {numbers.plural(count, 'Key')} nur in {side} sichtbar"


# ---- warum etwas anders ist als erwartet ----


OTHER_WORDS = "B − A ist nicht gezeichnet: A und B müssen dieselben Wörter haben."


def other_count(of_rows: bool, a: int, b: int) -> str:
    noun = ("Zeile", "Zeilen") if of_rows else ("Spalte", "Spalten")
    return f"{OTHER_WORDS} A hat {numbers.plural(a, *noun)}, B hat {numbers.plural(b, *noun)}."


def other_word(of_rows: bool, place: int, a: str, b: str) -> str:
    return f"{OTHER_WORDS} {'Zeile' if of_rows else 'Spalte'} {place} ist {quoted(a)} in A und {quoted(b)} in B."


def other_widths(a: int, b: int) -> str:
    return f"B − A ist nicht gezeichnet: Eine Ausgabe hat {numbers.plural(a, 'Zahl', 'Zahlen')} in A und {b} in B."


def other_query(a: str, b: str) -> str:
    return f"B − A ist nicht gezeichnet: Die Zeile von A ist „{markdown.plain(a)}“, die von B „{markdown.plain(b)}“."


def other_columns(a: int, b: int) -> str:
    return f"B − A ist nicht gezeichnet: Die {a} Spalten von A und die {b} Spalten von B stehen nicht für dasselbe."


def other_rows(a: int, b: int) -> str:
    return f"B − A ist nicht gezeichnet: A hat {numbers.plural(a, 'Kopf', 'Köpfe')}, B hat {b}."


def other_head(wanted: int, heads: int, shown: int) -> str:
    return f"A hat {numbers.plural(heads, 'Kopf', 'Köpfe')} und keinen Kopf {wanted}: Gezeigt ist Kopf {shown}."


def other_row(wanted: int, name: str) -> str:
    return f"A hat keine Zeile {wanted}: Gezeigt ist die letzte, „{markdown.plain(name)}“."


# ---- Lernseiten ----

OUTPUTS = "Ausgaben der Wörter im gemischten Satz, eine Zeile je Wort"
SHARES = "Beitrag jedes Kopfes, eine Zeile je Kopf"


def divided(divisor: str, size: int) -> str:
    return f"÷ {divisor}, Kopfgröße {size}"


def mean_of(rows: int) -> str:
    return f":gray[Mittel über {rows} gezogene Zeilen mit 64 Keys.]"


def shuffle(seed: int, positions: bool) -> str:
    return f"Mischung {seed}, {'mit' if positions else 'ohne'} Positionen"


def mixed(with_wo: bool) -> str:
    return "mit W_O" if with_wo else "ohne W_O"


def fixed(low: float, high: float) -> str:
    below = f"−{high:.3g}" if low else "0"
    return f":gray[Feste Farben: {below} bis {high:.3g} in A und B, −{high:.3g} bis {high:.3g} in B − A.]"


def other_sizes(a: int, b: int) -> str:
    return f"Die Linie von B − A nimmt beide bei gleicher Kopfgröße; die Zahlen hier nehmen A bei {a} und B bei {b}."
