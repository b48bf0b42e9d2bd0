"""What questions about scores, temperature and dropout say."""

from collections.abc import Sequence

from pages.text.numbers import decimal, percent
from pages.text.practice_sentences import Facts, Labels, Sentences, key, query, signed

NUMBER = {2: "two", 3: "three"}


def _query(words: Labels, facts: Facts) -> str:
    return query(words[facts["query"]])


def _listed(words: Labels, places: Sequence[int]) -> str:
    """Return words by their places: a, b and c."""
    *first, last = [key(words[place]) for place in places]
    return f"{', '.join(first)} and {last}" if first else last


def _share(words: Labels, facts: Facts, value: object) -> str:
    return f"{value} %"


# ---- both ends of temperature ----


def _tie(words: Labels, facts: Facts, level: int) -> str:
    ties = _listed(words, facts["ties"])
    lead = f"The picture shows scaled scores. No positions are added, so {ties} have the same score in every row."
    return f"{lead} Which weight does {_query(words, facts)} give {key(words[facts['key']])} at temperature 0?"


def _tie_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    winners, asked = facts["winners"], key(words[facts["key"]])
    count, first = len(winners), key(words[winners[0]])
    zero = f"At temperature 0 the largest score of the row, {decimal(facts['score'], 1)}, takes all. "
    if count > 1:
        zero += f"{NUMBER[count].capitalize()} keys have it, and equal scores share equally: 1 ÷ {count} = "
        zero += f"{percent(1 / count)} each."
    else:
        zero += f"Only {first} has it, so it gets 100 %."
    if facts["key"] not in winners:
        zero += f" The score of {asked} is smaller, so {asked} gets 0 %."
    return f"{zero} At temperature 1, {asked} has {percent(facts['share'])}."


def _hot(words: Labels, facts: Facts, level: int) -> str:
    asks, rises = _query(words, facts), "As the temperature tends to infinity,"
    if level == 3:
        lead = f"The picture shows values. {asks} may attend to itself and to the words before it. {rises}"
        return f"{lead} which number does column 0 of its output approach?"
    mask = " under a causal mask" if facts["masked"] else ""
    lead = f"The picture shows attention weights{mask}, at temperature 1. {rises}"
    return f"{lead} which value does the weight of {key(words[facts['key']])} in the row of {asks} approach?"


def _hot_choice(words: Labels, facts: Facts, value: object) -> str:
    return decimal(value, 1) if "mean" in facts else f"{value} %"


def _hot_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    left, hidden = facts["left"], "; hidden keys stay at 0" if facts["masked"] else ""
    equal = f"Scores divided by a very large temperature are all nearly 0, so the {left} keys that "
    equal += f"{_query(words, facts)} may attend to get equal weights: 1 ÷ {left} = {percent(1 / left)} each{hidden}."
    if "mean" not in facts:
        return f"{equal} At temperature 1, {key(words[facts['key']])} has {percent(facts['share'])}."
    terms = " + ".join(map(signed, facts["terms"]))
    return f"{equal} So the output is the mean of their values: ({terms}) ÷ {left} ≈ {decimal(facts['mean'], 1)}."


# ---- scores ----


def _vector(numbers: Sequence[int]) -> str:
    return f"({', '.join(map(str, numbers))})".replace("-", "−")


def _dot(words: Labels, facts: Facts, level: int) -> str:
    lead = f"The query of {_query(words, facts)} is q = {_vector(facts['q'])}, the key of "
    lead += f"{key(words[facts['key']])} is k = {_vector(facts['k'])}."
    if level == 3:
        return f"{lead} What is their scaled score, with head_size = {facts['head_size']}?"
    return f"{lead} What is their score q·k, not scaled?"


def _dot_choice(words: Labels, facts: Facts, value: object) -> str:
    return f"{value:g}".replace("-", "−")


def _dot_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    signed = [f"({number})" if number < 0 else str(number) for number in facts["products"]]
    products = f"{' + '.join(signed)} = {facts['score']}".replace("-", "−")
    first = f"Multiply the numbers pair by pair and add the products: {products}."
    if facts["head_size"] < 4:
        return f"{first} Pairs of equal sign raise a score, pairs of unlike sign lower it."
    return f"{first} The scaled score is that divided by √4 = 2: {_dot_choice(words, facts, facts['scaled'])}."


def _ratio(words: Labels, facts: Facts, level: int) -> str:
    larger, smaller = (key(words[facts[name]]) for name in ("larger", "smaller"))
    lead = f"In the row of {_query(words, facts)} the scaled score of {larger} is {decimal(facts['gap'])} larger than "
    lead += f"that of {smaller}."
    at = f" The temperature is {facts['temperature']:g}." if level == 3 else ""
    return f"{lead}{at} How many times as large is the weight of {larger}?"


def _times(words: Labels, facts: Facts, value: object) -> str:
    return f"{value:.1f} times"


def _ratio_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    gap, temperature = decimal(facts["gap"]), facts["temperature"]
    power = f"e^{gap}" if temperature == 1 else f"e^({gap} ÷ {temperature:g})"
    larger, smaller = map(percent, facts["shares"])
    first = f"Softmax takes e to the power of each score{'' if temperature == 1 else ' ÷ temperature'}, so a difference of "
    return (
        f"{first}scores becomes a factor of weights: {power} = {facts['ratio']:.1f}. The weights are {larger} and {smaller}."
    )


# ---- dropout ----


def _dropped(words: Labels, facts: Facts, level: int) -> str:
    asks = _query(words, facts)
    lead = f"The picture shows attention weights. Dropout with p = {facts['p']:g} sets the weight of "
    lead += f"{_listed(words, facts['dropped'])} in the row of {asks} to 0."
    if level == 3:
        return f"{lead} What do the weights of this row add up to then?"
    return f"{lead} Which weight does {key(words[facts['key']])} have then?"


def _dropped_why(words: Labels, facts: Facts, verdict: Facts) -> str:
    rest = f"What stays is divided by 1 − p = {1 - facts['p']:g}"
    one = f"{percent(facts['share'])} ÷ {1 - facts['p']:g} = {percent(facts['after'])} for {key(words[facts['key']])}"
    kept = f"{' + '.join(map(percent, facts['kept']))} = {percent(facts['left'])}"
    row = f"Of the row {kept} are left, and {percent(facts['left'])} ÷ {1 - facts['p']:g} = {percent(facts['sum'])}"
    return f"{rest}: {one}. {row}, not 100 %: only the mean of many draws gives the weights back."


KINDS = {
    "tie_at_zero": Sentences("Temperature 0", _tie, _share, _tie_why),
    "hot_end": Sentences("Infinite temperature", _hot, _hot_choice, _hot_why),
    "dot_product": Sentences("A score", _dot, _dot_choice, _dot_why),
    "weight_ratio": Sentences("From scores to weights", _ratio, _times, _ratio_why),
    "dropped_weights": Sentences("Dropout", _dropped, _share, _dropped_why),
}
