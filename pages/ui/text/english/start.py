"""What the Start page says."""

from collections.abc import Sequence

from pages.ui.text import markdown, numbers

DEFINITION = "Attention lets each word collect information from other words."
FOLLOW = "Click a row to follow another word."
LEAD = f"Here every word looks for the word before it. {FOLLOW}"


def twice(labels: Sequence[str]) -> str:
    """Return what the number in a word's label means, for a legend; "" where no label has one."""
    for label in labels:
        word, dot, position = label.rpartition("·")
        if dot and position.isdigit():
            return f" · {markdown.plain(label)}: “{markdown.plain(word)}” at position {position}"
    return ""


def who(keys: Sequence[str]) -> str:
    return f"**Who attends to whom** :gray[a row asks · a column answers{twice(keys)}]"


def match(query: str, head_size: int) -> str:
    asks = f"{markdown.chip('query', query)} asks with its query, and each {markdown.chip('key', 'key')} answers"
    return f"## 1  Match\n\n{asks}. Scaled score: query · key ÷ √{head_size}."


def share(temperature: float) -> str:
    divided = f"scaled scores ÷ {temperature:g}, the temperature," if temperature else "scaled scores at temperature 0"
    return f"## 2  Share\n\nSoftmax turns {divided} into attention weights: shares of 100 %."


def collect() -> str:
    value, output = markdown.chip("value", "value"), markdown.chip("output", "output")
    sums = f"Values, times their weights, add up to the {output}."
    return f"## 3  Collect\n\nEach word hands on its {value}, a list of numbers. {sums}"


def row_in_words(query: str, key: str | None, largest: str, least: str, keys: int, rounded: bool) -> str:
    """Say where a row's attention goes; key: the one key with the largest weight, None where all have the same.

    least: the weight of each of the others; rounded: whether all weights don't add up as they are printed
    """
    asking = markdown.chip("query", query)
    if keys == 1:
        return f"{asking} is the only word, so it attends to itself with its whole weight."
    if key is None:
        return f"{asking} finds no word before it, so it attends to all {keys} words equally: {largest} each."
    value, others = f"{markdown.chip('value', 'value')} of “{markdown.plain(key)}”", f"each of the {keys - 1} others"
    rest = f"{least} from {others if keys > 2 else 'the other'}{' (rounded)' * rounded}"
    return f"{asking} receives **{largest}** from the {value}, and {rest}."


def task(key: str | None, shares: tuple[float, float], temperature: float, most: int, keys: int) -> tuple[str, str]:
    """Return what to try, and, once the key has so many percent of the weight, as they are written, what happened.

    shares: the largest weight, and the smallest; keys: how many words there are
    """
    if keys == 1:
        return "Type a second word: one word alone attends to itself at every temperature.", ""
    if key is None:
        return "Click another row: this word has no word before it, so no temperature changes its weights.", ""
    key, [written, *_] = markdown.plain(key), numbers.percents([shares[0], *[shares[1]] * (keys - 1)])[0]
    divided = f"Scores ÷ {temperature:g} lie far apart" if temperature else "Scores ÷ nearly 0 lie far apart"
    happened = f"“{key}” has {written}. {divided}, so the largest wins."
    done = round(100 * shares[0]) >= most
    return f"Move the temperature until the share of “{key}” is {most} % or more. Which way?", happened * done
