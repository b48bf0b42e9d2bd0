"""What the questions about temperature, masks, scaling, outputs and bugs say."""

import math

from pages.text.languages import Words
from pages.text.numbers import decimal, percent
from pages.text.practice_sentences import Facts, Labels, Sentences, entropy_of, key, query, signed

own = Words("practice_kinds", "en")
bugs = Words("bugs", "en")


def _rows(labels: Labels, rows: tuple[int, ...]) -> str:
    return "all rows" if len(rows) == len(labels) else ", ".join(labels[row] for row in rows)


# ---- a lower temperature ----


def ask_colder(labels: Labels, facts: Facts, level: int) -> str:
    hidden = "A causal mask hides all later words. " if facts["masked"] else ""
    share = " and how large is it" if level == 3 else ""
    return (
        f"The picture shows the scaled scores of every key. {hidden}The temperature falls from 1 to 0.5. To which key does "
        f"{query(labels[facts['query']])} give its largest weight{share}?"
    )


def choose_colder(labels: Labels, facts: Facts, value: object) -> str:
    return f"{labels[value[0]]}: {value[1]} %" if isinstance(value, tuple) else labels[value]


def explain_colder(labels: Labels, facts: Facts, answer: Facts) -> str:
    scored = "Of the keys that are not hidden, " if facts["masked"] else ""
    score, following = decimal(facts["score"], 1), decimal(facts["next_score"], 1)
    return (
        f"{scored}{key(labels[facts['winner']])} has the largest score, {score}; {labels[facts['second']]} follows with "
        f"{following}. The temperature divides all scores by the same number, so their order stays, and half of it doubles "
        f"their differences: the largest weight grows from {percent(facts['share'])} to {percent(facts['colder'])}."
    )


# ---- a row under a mask ----


def ask_row(labels: Labels, facts: Facts, level: int) -> str:
    one = "a causal mask"
    if facts["mask"] != "causal":
        one = "a window mask that leaves each word itself and the word before it"
    return (
        f"The picture shows the weights without a mask. What are the weights of {query(labels[facts['query']])} under {one}?"
    )


def choose_row(labels: Labels, facts: Facts, value: tuple[int, ...]) -> str:
    return " · ".join(f"{share} %" for share in value)


def explain_row(labels: Labels, facts: Facts, answer: Facts) -> str:
    left = facts["left"]
    shares = " + ".join(percent(facts["before"][place]) for place in left)
    after = ", ".join(f"{facts['row'][place]} %" for place in left)
    return (
        f"{', '.join(key(labels[place]) for place in left)} stay open. Without the mask they have {shares}, together "
        f"{percent(facts['kept'])} of the row. Softmax over these keys alone divides each share by "
        f"{decimal(facts['kept'])}: {after}. The row adds up to 100 % again, and hidden keys get 0."
    )


# ---- an output ----


def ask_output(labels: Labels, facts: Facts, level: int) -> str:
    return (
        "The first picture shows the weights of each query, the second one the value of each key. Which vector is the "
        f"output of {query(labels[facts['query']])}?"
    )


def choose_output(labels: Labels, facts: Facts, value: tuple[float, ...]) -> str:
    return f"({', '.join(decimal(number, 1) for number in value)})"


def explain_output(labels: Labels, facts: Facts, answer: Facts) -> str:
    pairs = zip(facts["shares"], facts["values"], strict=True)
    terms = " + ".join(f"{decimal(share)} × {signed(value)}" for share, value in pairs)
    return (
        "The output is the weighted sum of the values. Its column 0 is the sum, key by key, of weight × column 0 of the "
        f"value: {terms}, which is {decimal(facts['output'], 1)} with one decimal. The other columns are made in the same "
        "way."
    )


# ---- without scaling ----


def ask_unscaled(labels: Labels, facts: Facts, level: int) -> str:
    size = facts["head_size"]
    return (
        f"The picture shows the weights with scaling: scores are divided by √{size} = {math.isqrt(size)}. The row of "
        f"{query(labels[facts['query']])} has {decimal(facts['scaled'], 1)} effective keys, e^entropy: this many keys with "
        "equal weights would have the same entropy. How many does it have without scaling?"
    )


def choose_unscaled(labels: Labels, facts: Facts, value: float) -> str:
    return decimal(value, 1)


def explain_unscaled(labels: Labels, facts: Facts, answer: Facts) -> str:
    terms, entropy = entropy_of(facts["row"])
    return (
        f"Without scaling all scores are {math.isqrt(facts['head_size'])} times as large, and so are their differences: "
        f"the weight of {key(labels[facts['winner']])} grows from {percent(facts['share'])} to "
        f"{percent(facts['raw_share'])}. The entropy of the row is then −({terms}) = {entropy}, and e^{entropy} = "
        f"{decimal(facts['unscaled'], 1)}.{_wrong_count(facts, answer)}"
    )


def _wrong_count(facts: Facts, answer: Facts) -> str:
    """Say where a wrong number of effective keys comes from."""
    count = decimal(answer["choice"], 1)
    way = next((way for way, wrong in facts["ways"] if wrong == answer["choice"]), "right")
    size = facts["head_size"]
    return {
        "right": "",
        "scaled": f" {count} is the number with scaling.",
        "left": f" {count} would require equal weights of all {facts['left']} keys that the query may attend to.",
        "between": f" {count} is the number of a flatter row than this one.",
        "one": f" {count} would require one weight of 100 %.",
        "by_size": f" {count} is the number for scores that are {size} times as large, not √{size} times.",
        "largest": f" {count} is 1 ÷ the largest weight, which leaves out how the other keys share the rest.",
        "fewer": f" {count} is the number of a sharper row than this one.",
    }[way]


# ---- one word changes ----


def ask_moves(labels: Labels, facts: Facts, level: int) -> str:
    hidden = " A dot is a hidden key." if facts["mask"] != "none" else ""
    return (
        f"{own.MASKS[facts['mask']]}{hidden} The word {key(labels[facts['place']])} becomes “{facts['another']}”. Which "
        "rows of the output change?"
    )


def choose_moves(labels: Labels, facts: Facts, value: tuple[int, ...]) -> str:
    return _rows(labels, value)


def explain_moves(labels: Labels, facts: Facts, answer: Facts) -> str:
    still = ", ".join(labels[row] for row in facts["still"])
    rest = f"{still} may not attend to it, so their outputs stay exactly the same." if still else "No row stays the same."
    return (
        "The row of the word itself changes, and so does the row of each query that may attend to it: "
        f"{_rows(labels, facts['rows'])}. The largest change of a number is {decimal(facts['amount'], 1)}, in the row of "
        f"{query(labels[facts['largest']])}. {rest}"
    )


# ---- a bug ----


def ask_bug(labels: Labels, facts: Facts, level: int) -> str:
    first, second = "the weights of a right program", "those of a program"
    if level == 3:
        first, second = "the scaled scores of a head", "the weights of a program"
    padding = ", which also hides the first word as padding," if facts["padded"] else ""
    return f"The pictures show {first} with a causal mask{padding} and {second} with one wrong line. Which bug is it?"


def choose_bug(labels: Labels, facts: Facts, value: str) -> str:
    return bugs.TITLES[value]


def explain_bug(labels: Labels, facts: Facts, answer: Facts) -> str:
    row, column = f"the row of {query(labels[facts['row']])}", key(labels[facts["column"]])
    true = "it should be hidden" if facts["hidden"] else f"{decimal(facts['right'])} is right"
    seen = f"In {row}, {column} has {decimal(facts['wrong'])}; {true}."
    if facts["undefined"]:
        seen = f"All weights of {row} are undefined (NaN)."
    return f"{bugs.SUMMARIES[facts['bug']]} {seen}"


KINDS = {
    "colder": Sentences("A lower temperature", ask_colder, choose_colder, explain_colder),
    "causal_row": Sentences("A row under a mask", ask_row, choose_row, explain_row),
    "which_output": Sentences("An output", ask_output, choose_output, explain_output),
    "unscaled": Sentences("Without scaling", ask_unscaled, choose_unscaled, explain_unscaled),
    "who_moves": Sentences("One word changes", ask_moves, choose_moves, explain_moves),
    "which_bug": Sentences("Which bug is this?", ask_bug, choose_bug, explain_bug),
}
