"""Was die Seite über Köpfe von W_O sagt, das Köpfe mischt, und von Schichten, die aufeinander folgen."""

from collections.abc import Sequence

from pages.text import markdown, numbers

# ---- W_O ----


def column_of(query: str, column: int, feature: str, mixed: bool, heads: Sequence[int], count: int) -> str:
    source = f"allein aus Kopf {heads[0]}" if heads else "aus keinem Kopf"
    if len(heads) == count > 1:
        source = "aus beiden Köpfen" if count == 2 else f"aus allen {count} Köpfen"
    elif len(heads) > 1:
        source = f"aus den Köpfen {', '.join(map(str, heads[:-1]))} und {heads[-1]}"
    name = f"„{markdown.plain(feature.removeprefix('word '))}“"
    named = f"Spalte {column}{f', {name},' * bool(feature)}"
    if mixed and feature:
        named = f"Die Spalte {name}"
    return f"{named} der Ausgabe von {markdown.chip('query', query)} kommt {source}: "


def mixed_sum(mixed: bool, size: str, column: str, parts: Sequence[float], total: float) -> str:
    mixing = f"W_O ({size}) mischt die Köpfe" if mixed else "Ohne W_O stehen die Ausgaben der Köpfe nur nebeneinander"
    return f"{mixing}. {column}{' '.join(f'{value:+.3f}' for value in parts)} = {total:+.3f}."


def mix_task(mixed: bool, heads: int, width: int) -> tuple[str, str]:
    question = "Schalte W_O aus. Aus wie vielen Köpfen kommt dann jede Spalte der Ausgabe?"
    happened = f"Jede der {width} Spalten kommt aus einem einzigen Kopf: Die anderen tragen 0 bei. Schalte W_O wieder ein."
    if heads == 1:
        happened = f"Es gibt nur einen Kopf, also kommen alle {width} Spalten aus ihm, mit W_O oder ohne."
    return question, happened * (not mixed)


# ---- Schichten ----


def _words(count: int) -> str:
    return numbers.plural(count, "Wort", "Wörter")


def received(last: str, counts: Sequence[int], reach: int) -> str:
    listed = ", ".join(
        f"nach Schicht {n} von {numbers.plural(count, 'Wort', 'Wörtern')}" for n, count in enumerate(counts, 1)
    )
    further = f"Jede Schicht reicht bis zu {_words(reach)} weiter zurück."
    if not reach:
        further = "Eine Schicht, in der ein Wort nur auf sich selbst achtet, bringt nichts von den anderen."
    residual = (
        "Der **Residualpfad**, der x zur Ausgabe einer Schicht addiert, zählt nicht mit: Er erhält jedem Wort seinen "
        "eigenen Vektor."
    )
    return f"Das letzte Wort, {markdown.chip('query', last)}, kann etwas erhalten haben: {listed}. {further} {residual}"


def layers_task(last: str, source: str | None, layers: int, done: bool) -> tuple[str, str]:
    named = f"„{markdown.plain(last)}“"
    if source is None:
        return f"Nichts kann {named} erreichen: Schreib mehr Wörter, oder lass eine Schicht auf Wörter davor achten.", ""
    question = f"Mit wie vielen Schichten kann {named} frühestens etwas von „{markdown.plain(source)}“ erhalten?"
    happened = (
        f"{numbers.plural(layers, 'Schicht', 'Schichten')}: Mit weniger ist seine Zelle in der letzten Zeile ein Punkt."
    )
    if layers == 1:
        happened = "1 Schicht: Das Wort achtet unmittelbar darauf."
    return question, happened * done
