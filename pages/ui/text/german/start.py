"""Was die Seite „Start“ sagt."""

from collections.abc import Sequence

from pages.ui.text import markdown, numbers

DEFINITION = "Mit Attention sammelt jedes Wort Information von anderen Wörtern."
FOLLOW = "Klicke eine Zeile an, um einem anderen Wort zu folgen."
LEAD = f"Hier sucht jedes Wort das Wort davor. {FOLLOW}"


def twice(labels: Sequence[str]) -> str:
    for label in labels:
        word, dot, position = label.rpartition("·")
        if dot and position.isdigit():
            return f" · {markdown.plain(label)}: „{markdown.plain(word)}“ an Position {position}"
    return ""


def who(keys: Sequence[str]) -> str:
    return f"**Wer achtet auf wen** :gray[eine Zeile fragt · eine Spalte antwortet{twice(keys)}]"


def match(query: str, head_size: int) -> str:
    asks = f"{markdown.chip('query', query)} fragt mit seiner Query, und jeder {markdown.chip('key', 'Key')} antwortet"
    return f"## 1  Vergleichen\n\n{asks}. Skalierter Score: Query · Key ÷ √{head_size}."


def share(temperature: float) -> str:
    divided = (
        f"skalierten Scores ÷ {temperature:g}, der Temperatur," if temperature else "skalierten Scores bei Temperatur 0"
    )
    return f"## 2  Verteilen\n\nSoftmax macht aus {divided} Aufmerksamkeitsgewichte: Anteile an 100 %."


def collect() -> str:
    value, output = markdown.chip("value", "Value"), markdown.chip("output", "Ausgabe")
    return (
        f"## 3  Sammeln\n\nJedes Wort gibt seinen {value} weiter, eine Liste von Zahlen. Values, mal ihre Gewichte, ergeben "
        f"zusammen die {output}."
    )


def row_in_words(query: str, key: str | None, largest: str, least: str, keys: int, rounded: bool) -> str:
    asking = markdown.chip("query", query)
    if keys == 1:
        return f"{asking} ist das einzige Wort und achtet deshalb mit seinem ganzen Gewicht auf sich selbst."
    if key is None:
        return f"{asking} findet kein Wort davor und achtet deshalb auf alle {keys} Wörter gleich stark: je {largest}."
    value, others = f"{markdown.chip('value', 'Value')} von „{markdown.plain(key)}“", f"jedem der {keys - 1} anderen"
    rest = f"{least} von {others if keys > 2 else 'dem anderen'}{' (gerundet)' * rounded}"
    return f"{asking} erhält **{largest}** vom {value} und {rest}."


def task(key: str | None, shares: tuple[float, float], temperature: float, most: int, keys: int) -> tuple[str, str]:
    if keys == 1:
        return "Tippe ein zweites Wort ein: Ein Wort allein achtet bei jeder Temperatur auf sich selbst.", ""
    if key is None:
        return (
            "Klicke eine andere Zeile an: Dieses Wort hat keines vor sich, also ändert keine Temperatur seine Gewichte.",
            "",
        )
    key, [written, *_] = markdown.plain(key), numbers.percents([shares[0], *[shares[1]] * (keys - 1)])[0]
    divided = f"Scores ÷ {temperature:g} liegen" if temperature else "Scores ÷ fast 0 liegen"
    happened = f"„{key}“ hat {written}. {divided} weit auseinander, also gewinnt der größte."
    done = round(100 * shares[0]) >= most
    return f"Bewege die Temperatur, bis der Anteil von „{key}“ {most} % oder mehr ist. In welche Richtung?", happened * done
