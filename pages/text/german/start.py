"""Was die Seite „Start“ sagt."""

from collections.abc import Sequence

from pages.text import markdown, numbers


def twice(labels: Sequence[str]) -> str:
    for label in labels:
        word, dot, position = label.rpartition("·")
        if dot and position.isdigit():
            return f" · {markdown.plain(label)}: „{markdown.plain(word)}“ an Position {position}"
    return ""


def who(keys: Sequence[str]) -> str:
    return f"**Wer achtet auf wen** :gray[Zeilen: Queries · Spalten: Keys{twice(keys)}]"


def share(temperature: float) -> str:
    scores = f"durch die **Temperatur** ({temperature:g}) geteilten Scores" if temperature else "Scores bei **Temperatur** 0"
    return f"## 2  Verteilen\n\n**Softmax**, eine Formel, macht aus den {scores} Gewichte, die zusammen 100 % ergeben."


def collect() -> str:
    value, output = markdown.chip("value", "Value"), markdown.chip("output", "Ausgabe")
    return (
        f"## 3  Sammeln\n\nJedes Wort gibt seinen {value} weiter, eine Liste von Zahlen. Die {output} ist die gewichtete "
        "Summe der Values."
    )


def row_in_words(query: str, key: str | None, largest: str, least: str, keys: int, rounded: bool) -> str:
    asking = markdown.chip("query", query)
    if keys == 1:
        return f"{asking} ist das einzige Wort und achtet deshalb mit einem Gewicht von 100 % auf sich selbst."
    if key is None:
        return f"{asking} findet kein Wort davor und achtet deshalb auf alle {keys} Wörter gleich stark: je {largest}."
    others = f"jedem der {keys - 1} anderen Wörter" if keys > 2 else "dem anderen Wort"
    rest = f"{least} {others}{' (gerundet)' * rounded}"
    return f"{asking} gibt {markdown.chip('key', key)} sein größtes Gewicht, **{largest}**, und {rest}."


def task(key: str | None, shares: tuple[float, float], temperature: float, most: int, keys: int) -> tuple[str, str]:
    if keys == 1:
        return "Tippe ein zweites Wort ein: Ein Wort allein achtet bei jeder Temperatur auf sich selbst.", ""
    if key is None:
        return (
            "Wähle eine andere Zeile aus: Dieses Wort hat keines vor sich, also ändert keine Temperatur seine Gewichte.",
            "",
        )
    key, [written, *_] = markdown.plain(key), numbers.percents([shares[0], *[shares[1]] * (keys - 1)])[0]
    divided = f"{temperature:g} geteilt, unterscheiden sich die Scores stärker" if temperature else ""
    divided = divided or "fast 0 geteilt, unterscheiden sich die Scores am stärksten"
    happened = f"„{key}“ hat {written}. Durch {divided}, und der größte bekommt fast das ganze Gewicht."
    done = round(100 * shares[0]) >= most
    return f"Senke die Temperatur, bis „{key}“ mindestens {most} % bekommt.", happened * done
