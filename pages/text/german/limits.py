"""Was der Server sagt, wo er nicht mehr annimmt: jeder Satz nennt die Regel, und was du tun kannst."""

from pages.text.languages import Words

own = Words("limits", "de")


def too_much(heads: int, head_size: int, queries: int, keys: int, most: int) -> str:
    count, limit = (_number(number) for number in (heads * head_size * queries * keys, most))
    return (
        f"{heads} Köpfe × Kopfgröße {head_size} × {queries} Querys × {keys} Keys sind {count} Multiplikationen für die "
        f"Scores, und dieser Server rechnet höchstens {limit}. {own.LESS}"
    )


def long_address(most: int) -> str:
    return f"Die Adresse einer Anfrage darf höchstens {_number(most)} Zeichen haben. Kürze den Text in diesem Link."


def long_headers(most: int) -> str:
    return f"Die Header einer Anfrage dürfen höchstens {_number(most)} Bytes haben. Lösche die Cookies dieser Seite."


def _number(count: int) -> str:
    return f"{count:,}".replace(",", "\u202f")
