"""What the steps of the page about averaging say."""

from collections.abc import Sequence

from pages.text import markdown, numbers
from pages.text.languages import Words

own = Words("averaging", "en")

PAST_FORMULA = r"\text{mean}_t = \frac{1}{t+1}\,(x_0 + x_1 + \dots + x_t)"

PRODUCT_FORMULA = r"\text{means} = W x, \qquad (W x)_{ij} = W_{i0}\,x_{0j} + W_{i1}\,x_{1j} + \dots"

HIDDEN_FORMULA = r"w_{ij} = \frac{e^{s_{ij}}}{\sum_k e^{s_{ik}}}, \qquad e^{-\infty} = 0"

CHOICE_FORMULA = r"s_{ij} = q_i \cdot k_j, \qquad w_{ij} = \frac{e^{s_{ij}}}{\sum_m e^{s_{im}}}"


def colours(end: float) -> str:
    """Return the key of a signed colour scale, to follow a title."""
    return f":gray[{own.key_of_colours(end=end)}]"


def agreement(same: bool, agrees: str, differs: str, difference: float) -> str:
    """Return a badge that says whether two results are the same, and, where they aren't, how far they are apart."""
    return markdown.badge(True, agrees) if same else markdown.badge(False, f"{differs}, largest difference {difference:.2f}")


def shares(names: Sequence[str], parts: Sequence[str], others: int, rounded: bool) -> str:
    """Return what a row receives: from which words which share, and what others have together.

    parts: the share of each name, and that of the others, if any; rounded: whether they don't add up as they are printed
    """
    listed = [f"**{share}** from “{markdown.plain(name)}”" for name, share in zip(names, parts, strict=False)]
    listed += [f"{parts[-1]} from {numbers.plural(others, 'other')}"] if others else []
    return (", ".join(listed) or "nothing") + " (rounded)" * rounded


# ---- 1 The mean of the past ----


def past(row: int, name: str, receives: str) -> str:
    query = markdown.chip("query", name)
    if row == 0:
        return f"{query} is the first word, so its mean is the word itself: it receives {receives}."
    return f"{query} becomes the mean of {row + 1} words: it receives {receives}."


def past_task(last: int, done: bool) -> tuple[str, str]:
    """Return what to try with the rows, and, once it is done, what happened; "" before."""
    happened = f"The last row is the mean of {last + 1} words, and each has the weight 1 ÷ {last + 1}."
    if last == 0:
        happened = "The sentence has one word. It is its own mean."
    return "Select the last row. Which weight does each word have there?", happened * done


# ---- 2 One matrix computes all means ----


def vectors(kind: str, end: float, features: bool) -> str:
    """Return the title of the words' vectors or of their means; end: of their colours."""
    name = {"tokens": "**x**, the words’ vectors", "means": "**W x**, the means"}[kind]
    key = ":gray[one column a feature (a property of a word), 0 to 1 · #0: position 0]" if features else colours(end)
    return f"{name} {key}"


def product(name: str, column: str, terms: Sequence[tuple[float, float]], more: bool, mean: float) -> str:
    """Say a cell of W x; terms: weight and number of the first few words in the mean; more: whether there are others."""
    total = " + ".join(f"{weight:.2f} · {_factor(number)}" for weight, number in terms) + " + …" * more
    return f"The row of {markdown.chip('query', name)} in W times {column} of x: {total} = **{numbers.decimal(mean)}**."


def _factor(number: float) -> str:
    text = f"{number:.0f}" if number in (0, 1) else numbers.decimal(number)
    return f"({text})" if number < 0 else text


def product_task(row: int, name: str, done: bool) -> tuple[str, str]:
    """done: whether the mean of the selected row is the word's own vector."""
    name = markdown.plain(name)
    happened = f"The first row of W has a single 1, so the first mean is the vector of “{name}” itself."
    if row:
        happened = f"All {row + 1} words up to “{name}” have the same vector, so their mean is that vector."
    return "Which word has the same row in W x as in x? Select its row.", happened * done


# ---- 3 A score of −∞ gives weight 0 ----


def hidden(name: str, key: str, weight: float, gone: int, count: int, receives: str) -> str:
    """key: the word that is hidden besides, "" for none; gone: how many of so many words are hidden from the row."""
    query = markdown.chip("query", name)
    if gone == count:
        return f"All words are hidden from {query}: every weight is 0. By its formula, softmax would be 0 ÷ 0, not a number."
    if key:
        score = f"The score of {markdown.chip('key', key)} is −∞, e^−∞ = 0, so its weight is "
        return f"{score}**{weight:.4f}**, exactly. {query} receives {receives}."
    if gone:
        words = f"{numbers.plural(gone, 'word')} {'is' if gone == 1 else 'are'} hidden from {query}: "
        return f"{words}score −∞, weight exactly 0. It receives {receives}."
    return f"No word is hidden from {query}. It receives {receives}."


def hidden_agrees(same: bool, difference: float) -> str:
    differs = "the loop and the triangle give other means"
    return agreement(same, "the loop and the triangle leave hidden words out, too", differs, difference)


def hidden_task(name: str, before: int, left: int) -> tuple[str, str]:
    """Return what to try with hidden words; before, left: how many words the row receives from without the slider, now."""
    query = markdown.plain(name)
    if before == 0:
        return f"All words are hidden from “{query}”. Select another row, and hide one of its words.", ""
    each = numbers.percent(1 / max(left, 1))
    happened = f"The hidden word has weight 0, and the other {left} words share the weight equally: {each} each."
    if left == 1:
        happened = "The hidden word has weight 0, and the one remaining word has all the weight: 100 %."
    if left == 0:
        happened = f"“{query}” receives from no word now: all weights are 0, and so is its mean."
    question = f"Hide a word from which “{query}” receives. How do the other weights change?"
    return question, happened * (left < before)


# ---- 4 Equal weights cannot choose ----


def choice_picture(pull: float) -> str:
    means = " · line: in the mean of all words" if pull else ""
    return f"**Weights of the selected query** :gray[orange: the word that it looks for{means}]"


def choice_alt(kind: str) -> str:
    """Return the description of a query’s bars: in the mean, by W_Q and W_K, or when it looks for the other word."""
    return {
        "mean": "Weights of the selected query, in the mean",
        "random": "Weights of the selected query, with a query and a key",
        "wish": "Weights of the selected query",
    }[kind]


def choice(query: str, key: str, mean: float, wish: float, pull: float, alike: int) -> str:
    """Say what one word receives from another; alike: how many words are spelled as that one."""
    asking, offering = markdown.chip("query", query), markdown.chip("key", key)
    if pull == 0:
        same = f"{asking} receives {numbers.percent(wish)} from {offering}, as in the mean of all words"
        return f"At score 0 the query looks for nothing, so all words have the same weight: {same}."
    sentence = f"{asking} receives {numbers.percent(mean)} from {offering} in the mean of all words, and "
    [share, _], _ = numbers.percents([wish, 1 - wish])
    sentence += f"**{share}** with the score {pull:g}: its query looks for what {offering} offers."
    return sentence + (f" The same word stands at {alike} places, and each has this weight." if alike > 1 else "")


def choice_task(query: str, key: str, words: int, share: float, done: bool) -> tuple[str, str]:
    """share: what the word that is looked for receives, at all its places together."""
    query, key = markdown.plain(query), markdown.plain(key)
    if words == 1:
        return "Type a second word under “Your words”: one word has nothing to choose from.", ""
    happened = f"“{query}” receives {numbers.percents([share, 1 - share])[0][0]} from “{key}”: an average with unequal "
    happened += "weights chooses."
    return f"Which score lets “{query}” receive at least 90 % from “{key}”?", happened * done
