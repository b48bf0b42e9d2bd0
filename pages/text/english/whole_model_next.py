"""What the last two steps of the page about the whole model say: the next word, and the logit lens."""

from collections.abc import Sequence

from pages.text import numbers
from pages.text.languages import Words

whole_model_messages = Words("whole_model", "en")

# ---- the next word ----

PRODUCTS = ("x, normalised", "vector of the word", "products")


def ahead(pair: Sequence[str], logits: Sequence[str], ahead: str, times: str, shares: Sequence[str]) -> str:
    """Say how far the largest logit is ahead of the second one, and how many times as likely its word is."""
    return (
        f"The second one, of “{pair[1]}”, is {logits[1]}. The difference is {ahead}, so “{pair[0]}” is {times} "
        f"times as likely: {shares[0]} against {shares[1]}."
    )


def next_task(word: str, share: str, count: int, done: bool) -> tuple[str, str]:
    """Return what to try, and what happened; share: the probability of the likeliest word after the selected one."""
    if count == 1:
        return "Type a second word under “Your words”: the model predicts a word after each of them.", ""
    question = "Select the word after which the largest probability is smallest: there the model is least certain."
    return question, f"After “{word}”, no word has more than {share}: many words can follow." * done


def products_title(word: str, end: float) -> str:
    scale = whole_model_messages.COLOURS.format(numbers.decimal(end, 1))
    return f"**The logit of “{word}”, number by number** :gray[· {scale}]"


def products(word: str, terms: Sequence[str], count: int, total: str) -> str:
    return f"The logit of “{word}” is the sum of {count} products: {' '.join(terms)} + … = **{total}**."


# ---- the logit lens ----


def depth(number: int, word: str) -> str:
    where = f"layer {number - 1}" if number else "table"
    return f"{where}: {word}"


def after_layer(layer: int, last: bool, expected: tuple[str, str, str], other: tuple[str, str] | None) -> str:
    """Say what the model would predict after a layer.

    expected: the word that it predicts in the end, its probability after the layer and in the end
    other: the most likely word after the layer, with its probability, None if it is the same word
    """
    word, now, final = expected
    if last:
        return f"After layer {layer}, the last one, the model predicts “**{word}**” with {final}."
    if other is None:
        return f"After layer {layer}, “**{word}**” is already the most likely word, with {now}. In the end it has {final}."
    return (
        f"After layer {layer}, the model would predict “**{other[0]}**” ({other[1]}). “**{word}**” has {now} there, and "
        f"{final} in the end."
    )


def lens_task(selected: str, word: str, first: int, share: str, before: str, done: bool) -> tuple[str, str]:
    """Return what to try, and what happened.

    first: the first depth at which the word is the most likely one, 0 for the table itself; before: the word before that
    """
    if not first:
        return f"The table alone makes “{word}” the most likely word after “{selected}”. Select another word.", ""
    question = f"Select the first layer after which “{word}” is the most likely word."
    happened = f"After layer {first - 1}, “{word}” has {share}. Before this layer, “{before}” is the most likely word."
    return question, happened * done
