"""Was der Server sagt, wo er nicht mehr annimmt: jeder Satz nennt die Regel, und was du tun kannst."""

BUSY = "Der Server ist im Moment ausgelastet"
PAGE_WAITS = "Im Moment werden viele Seiten geöffnet. Diese kommt gleich, von selbst."
LESS = "Wähle weniger Tokens, weniger Köpfe oder kleinere Köpfe."
TRIES_AGAIN = "Diese Seite versucht es von selbst noch einmal."
NO_ORIGIN = "Im Header Origin dieser Anfrage muss eine Adresse stehen wie https://course.example.org."


def loading(title: str) -> str:
    return f"Das Modell {title} wird geladen; das dauert einige Sekunden. {TRIES_AGAIN}"


def not_loaded(title: str, reason: str) -> str:
    return f"Das Modell {title} kann nicht gezeigt werden: {reason}"


def took_too_long(seconds: int) -> str:
    return f"Diese Ansicht braucht mehr als {seconds} Sekunden. {LESS}"


def too_much(heads: int, head_size: int, queries: int, keys: int, most: int) -> str:
    count, limit = (_number(number) for number in (heads * head_size * queries * keys, most))
    return (
        f"{heads} Köpfe × Kopfgröße {head_size} × {queries} Querys × {keys} Keys sind {count} Multiplikationen für die "
        f"Scores, und dieser Server rechnet höchstens {limit}. {LESS}"
    )


def full(most: int) -> str:
    return f"Dieser Server ist voll: {most} Seiten sind offen. {TRIES_AGAIN}"


def too_many_of_one(most: int) -> str:
    return f"Von deiner Adresse sind {most} Seiten offen, mehr lässt dieser Server nicht zu. {TRIES_AGAIN}"


def opened_fast(most: int, seconds: int) -> str:
    opened = f"Von deiner Adresse wurden in wenigen Sekunden mehr als {most} Seiten geöffnet."
    return f"{opened} Diese Seite öffnet sich in {seconds} s von selbst."


def too_fast(rate: int, seconds: int) -> str:
    return f"Dieser Server nimmt {rate} Anfragen in der Sekunde von einer Adresse an. Versuch es in {seconds} s noch einmal."


def too_large(kilobytes: int) -> str:
    return f"Der Inhalt einer Anfrage darf höchstens {kilobytes} kB haben."


def long_address(most: int) -> str:
    return f"Die Adresse einer Anfrage darf höchstens {_number(most)} Zeichen haben. Kürze den Text in diesem Link."


def long_headers(most: int) -> str:
    return f"Die Header einer Anfrage dürfen höchstens {_number(most)} Bytes haben. Lösche die Cookies dieser Seite."


def _number(count: int) -> str:
    return f"{count:,}".replace(",", "\u202f")
