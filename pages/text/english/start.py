"""What the Start page says."""

from collections.abc import Sequence

from pages.text import markdown, numbers


def twice(labels: Sequence[str]) -> str:
    """Return what the number in a word's label means, for a legend; "" where no label has one."""
    for label in labels:
        word, dot, position = label.rpartition("·")
        if dot and position.isdigit():
            return f" · {markdown.plain(label)}: “{markdown.plain(word)}” at position {position}"
    return ""


def who(keys: Sequence[str]) -> str:
    return f"**Who attends to whom** :gray[rows: queries · columns: keys{twice(keys)}]"


def share(temperature: float) -> str:
    scores = (
        f"the scores, divided by the **temperature** ({temperature:g})," if temperature else "scores at **temperature** 0"
    )
    return f"## 2  Share\n\n**Softmax**, a formula, turns {scores} into attention weights: they sum to 100 %."


def collect() -> str:
    value, output = markdown.chip("value", "value"), markdown.chip("output", "output")
    sums = f"The {output} is the weighted sum of the values."
    return f"## 3  Collect\n\nEach word passes on its {value}, a list of numbers. {sums}"


def row_in_words(query: str, key: str | None, largest: str, least: str, keys: int, rounded: bool) -> str:
    """Say where a row attends; key: the one key with the largest weight, None where all have the same.

    least: the weight of each of the others; rounded: whether all weights don't add up as they are printed
    """
    asking = markdown.chip("query", query)
    if keys == 1:
        return f"{asking} is the only word, so it attends to itself with a weight of 100 %."
    if key is None:
        return f"{asking} finds no word before it, so it attends to all {keys} words equally: {largest} each."
    others = f"each of the {keys - 1} other words" if keys > 2 else "the other word"
    rest = f"{least} to {others}{' (rounded)' * rounded}"
    return f"{asking} gives its largest weight, **{largest}**, to {markdown.chip('key', key)}, and {rest}."


def task(key: str | None, shares: tuple[float, float], temperature: float, most: int, keys: int) -> tuple[str, str]:
    """Return what to try, and, once the key has so many percent of the weight, as they are written, what happened.

    shares: the largest weight, and the smallest; keys: how many words there are
    """
    if keys == 1:
        return "Type a second word: one word alone attends to itself at every temperature.", ""
    if key is None:
        return "Select another row: this word has no word before it, so no temperature changes its weights.", ""
    key, [written, *_] = markdown.plain(key), numbers.percents([shares[0], *[shares[1]] * (keys - 1)])[0]
    divided = (
        f"Divided by {temperature:g}, the scores differ more"
        if temperature
        else "Divided by nearly 0, the scores differ most"
    )
    happened = f"“{key}” has {written}. {divided}, so the largest gets nearly all the weight."
    done = round(100 * shares[0]) >= most
    return f"Lower the temperature until “{key}” gets at least {most} %.", happened * done
