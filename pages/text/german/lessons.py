"""Was rund um eine Lektion gesagt wird: auf ihrem Feld, auf der Seite der Lektionen und von einer Datei mit Fehlern."""

from collections.abc import Iterable, Sequence

# ---- die Seite der Lektionen ----


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


def no_page(page: str, pages: Iterable[str]) -> str:
    listed = ", ".join(page for page in pages if page != "lessons")
    return f"Für Lektionen gibt es keine Seite „{page}“: Die Seiten sind {listed}."


def no_goal(written: str, names: Sequence[str]) -> str:
    """names: wovon ein Ziel auf seiner Seite handeln kann."""
    return f"„{written}“ ist hier kein Ziel: Ein Ziel sieht aus wie temperature <= 0.5 oder mask = causal. {_names(names)}"


def _names(names: Sequence[str]) -> str:
    return f"Die Namen dieser Seite sind {', '.join(names)}." if names else "Diese Seite hat keine Ziele."


def no_row(page: str, name: str, names: Sequence[str]) -> str:
    return f"Die Seite {page} zeigt keine gewählte Zeile, also kann {name} dort kein Ziel sein. {_names(names)}"
