"""Was der Server sagt, wo er nicht mehr annimmt: jeder Satz nennt die Regel, und was du tun kannst."""

BUSY = "Im Moment fragen viele zugleich"
PAGE_WAITS = "Im Moment werden viele Seiten geöffnet. Diese kommt gleich, von selbst."
FULL = "Es sind so viele da, dass im Moment niemand mehr hereinkommt"
LESS = "Wähle weniger Tokens, weniger Köpfe oder kleinere Köpfe."
ASKS_AGAIN = "Diese Seite fragt von selbst noch einmal."


def took_too_long(seconds: int) -> str:
    return f"Diese Ansicht braucht mehr als {seconds} Sekunden. {LESS}"


def too_much(heads: int, head_size: int, queries: int, keys: int, most: int) -> str:
    count, limit = (f"{number:,}".replace(",", ".") for number in (heads * head_size * queries * keys, most))
    return (
        f"{heads} Köpfe × Kopfgröße {head_size} × {queries} Querys × {keys} Keys sind {count} Multiplikationen für die"
        f" Scores, und dieser Server rechnet höchstens {limit}. {LESS}"
    )


def full(most: int) -> str:
    return f"{FULL}: {most} Seiten sind offen. {ASKS_AGAIN}"


def too_fast(rate: int, seconds: int) -> str:
    return f"Eine Adresse darf hier {rate}-mal in der Sekunde fragen. Frag in {seconds} s noch einmal."


def too_large(kilobytes: int) -> str:
    return f"Eine Anfrage hat hier höchstens {kilobytes} kB."
