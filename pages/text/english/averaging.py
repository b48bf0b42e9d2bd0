"""What the steps of the page about averaging say."""

from collections.abc import Sequence

from pages.text import markdown, numbers

PAST_TITLE = "The mean of the past"
PAST = (
    "Each word is a **vector**, a list of numbers. The simplest way to collect from other words is a mean: each word "
    "becomes the mean of itself and all words before it. The picture shows the **weights**, each word’s share in a mean; a "
    "row adds up to 100 %."
)
PAST_FORMULA = r"\text{mean}_t = \frac{1}{t+1}\,(x_0 + x_1 + \dots + x_t)"
ROW, ROW_HELP = "Row", "Which word’s row is selected: its position, counted from 0. Selecting a row sets it, too."

PRODUCT_TITLE = "One matrix computes all means"
PRODUCT = (
    "**W** holds the weights, **x** the words’ vectors, one under another. A row of W times a column of x: multiply them "
    "number by number, and add up. Each cell of **W x** is one such sum, so one matrix product computes all means."
)
PRODUCT_FORMULA = r"\text{means} = W x, \qquad (W x)_{ij} = W_{i0}\,x_{0j} + W_{i1}\,x_{1j} + \dots"

HIDDEN_TITLE = "A score of −∞ gives weight\N{NO-BREAK SPACE}0"
HIDDEN = (
    "Weights can also come from **scores**, one number for each pair of words. **Softmax** takes e ≈ 2.718 to the power of "
    "each score and divides by the sum of these powers, so equal scores give equal weights. A hidden word has the score "
    "−∞, and e^−∞ is 0."
)
HIDDEN_FORMULA = r"w_{ij} = \frac{e^{s_{ij}}}{\sum_k e^{s_{ik}}}, \qquad e^{-\infty} = 0"
HIDE = "Hide one more word from the selected row"
HIDE_HELP = "The position of the word, counted from 0. none: no other word is hidden."
TRY = {"all": "Hide every word from the first row"}

CHOICE_TITLE = "Equal weights prefer nothing"
CHOICE = (
    "A mean treats all words alike. In attention, each word has a vector that says what it looks for, its **query**, and "
    "one that says what it offers, its **key**. Their dot product is the **score**. Here one word looks for one other "
    "word, all other scores are 0, and no word is hidden."
)
CHOICE_FORMULA = r"s_{ij} = q_i \cdot k_j, \qquad w_{ij} = \frac{e^{s_{ij}}}{\sum_m e^{s_{im}}}"
PULL = "Score of the word that is looked for"
PULL_HELP = "0: the query looks for nothing. Select a bar to look for its word."
SUMMARY = (
    "A mean of the past is a matrix product W x: rows of weights that add up to 100 %, times the words’ vectors.  "
    "\nSoftmax makes such rows from any scores. In attention, the scores are dot products of queries and keys."
)

ZEROS = "**Scores** :gray[dot: −∞]"
FLAT = "**Weights, softmax of each row** :gray[dot: score −∞, weight 0 · all other scores: 0]"


def colours(end: float) -> str:
    """Return the key of a signed colour scale, to follow a title."""
    return f":gray[{key_of_colours(end)}]"


def key_of_colours(end: float) -> str:
    return f"orange −{end:.3g} · violet +{end:.3g}"


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


def equal_shares(share: float, count: int) -> str:
    return f"**{numbers.percent(share)}** from each of {count} words"


# ---- 1 The mean of the past ----


def past_picture(twice: str) -> str:
    """twice: what the number in a word's label means, where there is one."""
    return f"**Weights** :gray[row: a word’s mean · column: a word in it · dot: a later word, weight 0{twice}]"


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


WEIGHTS_PICTURE = "**W** :gray[weights · dot: 0]"
BANDS = {"weights": "W weights", "tokens": "x vectors", "means": "W x means"}


def product_picture(end: float, features: bool) -> str:
    """Return the title of the product W x in numbers; end: of the colours of its vectors."""
    key = "in x: 1 in the column of the word itself" if features else f"x, W x: {key_of_colours(end)}"
    return f"**W times x = W x** :gray[outlined: row times column = cell · {key}]"


def vectors(kind: str, end: float, features: bool) -> str:
    """Return the title of the words' vectors or of their means; end: of their colours."""
    name = {"tokens": "**x**, the words’ vectors", "means": "**W x**, the means"}[kind]
    key = ":gray[one column a feature (a property of a word), 0 to 1 · #0: position 0]" if features else colours(end)
    return f"{name} {key}"


LOOP_AGREES, LOOP_DIFFERS = "a loop over the rows gives the same means", "a loop over the rows gives other means"


def product(name: str, column: str, terms: Sequence[tuple[float, float]], more: bool, mean: float) -> str:
    """Say a cell of W x; terms: weight and number of the first few words in the mean; more: whether there are others."""
    total = " + ".join(f"{weight:.2f} · {_factor(number)}" for weight, number in terms) + " + …" * more
    return f"The row of {markdown.chip('query', name)} in W times {column} of x: {total} = **{numbers.decimal(mean)}**."


def column(name: str, place: int) -> str:
    """Return which column of x it is, in words; name: "" where columns have none."""
    return f"the column “{markdown.plain(name)}”" if name else f"column {place}"


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


def choice_tip(label: str, weight: float, mean: float) -> str:
    return f"{label}: {weight:.4f}, in the mean {mean:.4f}"


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
