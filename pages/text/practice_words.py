"""What the questions of practice say: the words and numbers of their sentences, and the names of their choices.

A kind is a message of its name, with the attributes title, question and reason.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from pages.text import markdown, numbers
from pages.text.languages import Words

kinds, more = Words("practice_kinds"), Words("practice_more")
scores, moves = Words("practice_numbers"), Words("practice_moves")
bugs = Words("bugs")
FILES = kinds, more, scores, moves

Facts = Mapping[str, Any]
Labels = Sequence[str]  # of the scene's words
WORDS = (  # facts that are a place of a word
    *("query", "key", "winner", "second", "place", "largest", "row", "column", "larger", "smaller", "first", "marked"),
    "worst",
)
KEYS = ("hidden", "left", "ties", "dropped", "allowed")  # facts that are places of keys
PLAIN = ("still", "order")  # facts that are places of words


class Kind(NamedTuple):
    """What a kind of question says.

    sentences   its title, question and reason, in the language that is set
    choice      (labels, value) → what a choice is called
    values      (labels, facts) → what its sentences need besides the facts
    """

    sentences: Callable[[], Mapping[str, Any]]
    choice: Callable[[Labels, Any], str]
    values: Callable[[Labels, Facts], Facts] = lambda _labels, _facts: {}


def title(kind: str) -> str:
    """Return what a kind is about, in a few words."""
    return KINDS[kind].sentences()["title"]


def question(kind: str, labels: Labels, facts: Facts) -> str:
    """Return the question; it says nothing of what is asked for."""
    return KINDS[kind].sentences()["question"](**_values(kind, labels, facts))


def choice(kind: str, labels: Labels, value: object) -> str:
    """Return what a choice is called."""
    return KINDS[kind].choice(labels, value)


def reason(kind: str, labels: Labels, facts: Facts) -> str:
    """Return why the right answer is right; facts: the answer's among them."""
    return KINDS[kind].sentences()["reason"](**_values(kind, labels, facts))


def _values(kind: str, labels: Labels, facts: Facts) -> Facts:
    """Return the facts of a question, with words in place of their places."""
    return {name: _in_words(labels, name, fact) for name, fact in facts.items()} | KINDS[kind].values(labels, facts)


def _in_words(labels: Labels, name: str, fact: Any) -> object:
    if name in WORDS and isinstance(fact, int):
        return labels[fact]
    if isinstance(fact, tuple) and name in KEYS:
        return [markdown.chip("key", labels[place]) for place in fact]
    return _plain(labels, fact) if isinstance(fact, tuple) and name in PLAIN else fact


def _plain(labels: Labels, places: Sequence[int]) -> list[str]:
    return [markdown.plain(labels[place]) for place in places]


# ---- numbers ----


def _added(shares: Sequence[float]) -> str:
    return " + ".join(map(numbers.percent, shares))


def _signed(number: float) -> str:
    """Format a number with one decimal to follow a sign: a negative one in brackets."""
    text = numbers.decimal(number, 1)
    return f"({text})" if text.startswith("−") else text


def _short(number: float) -> str:
    return numbers.exact(number, "g")


def _vector(whole: Sequence[int]) -> str:
    return f"({', '.join(map(_short, whole))})"


# ---- what sentences need ----


def _causal_row(_labels: Labels, facts: Facts) -> Facts:
    left = facts["left"]
    return {
        "shares": _added([facts["before"][place] for place in left]),
        "after": [f"{facts['row'][place]} %" for place in left],
    }


def _output(_labels: Labels, facts: Facts) -> Facts:
    pairs = zip(facts["shares"], facts["values"], strict=True)
    return {"terms": " + ".join(f"{numbers.decimal(share)} × {_signed(value)}" for share, value in pairs)}


def _unscaled(_labels: Labels, facts: Facts) -> Facts:
    """Return the entropy of the printed row, of its weights that are not 0, and where a wrong count comes from."""
    printed, chosen = [weight for weight in facts["row"] if weight > 0], facts.get("choice", 0.0)
    ways = facts["ways"] if chosen != round(facts["unscaled"], 1) else ()  # the right count may be one of them, too
    terms = [f"{numbers.decimal(weight)} · ln {numbers.decimal(weight)}" for weight in printed]
    return {
        "root": math.isqrt(facts["head_size"]),
        "terms": " + ".join(terms),
        "entropy": numbers.decimal(-sum(weight * math.log(weight) for weight in printed)),
        "count": numbers.decimal(chosen, 1),
        "way": next((way for way, wrong in ways if wrong == chosen), "right"),
    }


def _moves(labels: Labels, facts: Facts) -> Facts:
    rows = _rows(labels, facts["rows"])
    return {"rule": kinds.MASKS[facts["mask"]], "rows": rows, "unchanged": len(facts["still"])}


def _hidden_key(_labels: Labels, facts: Facts) -> Facts:
    lost, many = sum(round(share, 2) for share in facts["lost"]), len(facts["lost"]) > 1
    parts = _added(facts["lost"]) + (f" = {numbers.percent(lost)}" if many else "")
    itself = facts["key"] == facts["query"]
    return {"itself": itself, "parts": parts, "lost": lost, "rest": 1 - lost}


def _polarity(labels: Labels, facts: Facts) -> Facts:
    pairs = zip(labels, facts["mask"], strict=True)
    counts = {"count": len(facts["mask"]), "true": sum(facts["mask"]), "left": len(facts["allowed"])}
    return {"row": [f"{markdown.plain(label)} **{entry}**" for label, entry in pairs], **counts}


def _swapped(labels: Labels, facts: Facts) -> Facts:
    if "order" in facts:
        return {}
    if not facts["positions"]:
        return {"count": facts["second"] - facts["first"] + 1}
    return {"count": len(labels) - (facts["first"] if facts["masked"] else 0)}


def _tie(labels: Labels, facts: Facts) -> Facts:
    winners = facts["winners"]
    wins = facts["key"] in winners
    return {"count": len(winners), "each": 1 / len(winners), "winner": labels[winners[0]], "wins": wins}


def _hot(_labels: Labels, facts: Facts) -> Facts:
    terms = " + ".join(map(_signed, facts.get("terms", ())))
    return {"each": 1 / facts["left"], "averaged": "mean" in facts, "terms": terms}


def _dot(_labels: Labels, facts: Facts) -> Facts:
    products = " + ".join(f"({_short(each)})" if each < 0 else str(each) for each in facts["products"])
    scaled = _short(facts["scaled"]) if facts["head_size"] == 4 else ""
    total = f"{products} = {_short(facts['score'])}"
    return {"q": _vector(facts["q"]), "k": _vector(facts["k"]), "products": total, "scaled": scaled}


def _dropped(_labels: Labels, facts: Facts) -> Facts:
    return {"stays": 1 - facts["p"], "kept": _added(facts["kept"])}


def _goal(_labels: Labels, facts: Facts) -> Facts:
    itself, met = facts["key"] == facts["query"], facts.get("temperature") == facts["needed"]
    return {"itself": itself, "points": round(100 * facts["tolerance"]), "met": met}


def _bars(_labels: Labels, facts: Facts) -> Facts:
    if "worst" not in facts:
        return {}
    truth, yours = facts["row"][facts["worst"]], facts["shares"][facts["worst"]]
    return {"truth": truth, "yours": yours, "differs": numbers.percent(truth) != numbers.percent(yours)}


# ---- what choices are called ----


def _rows(labels: Labels, places: Sequence[int]) -> str:
    return kinds.rows(all=len(places) == len(labels), words=_plain(labels, places))


def _kept_rows(labels: Labels, value: Any) -> str:
    if isinstance(value, int):
        return more.numbered_row(there=value)
    return ", ".join(_plain(labels, value)) or more.no_row


def _colder(labels: Labels, value: Any) -> str:
    return f"{_colder(labels, value[0])}: {value[1]} %" if isinstance(value, tuple) else markdown.plain(labels[value])


def _share(_labels: Labels, value: Any) -> str:
    return numbers.decimal(value, 1) if isinstance(value, float) else f"{value} %"


def _number(_labels: Labels, value: Any) -> str:
    return _short(value)


KINDS = {
    "colder": Kind(lambda: kinds.colder, _colder),
    "causal_row": Kind(
        lambda: kinds.causal_row, lambda _, shares: " · ".join(f"{share} %" for share in shares), _causal_row
    ),
    "which_output": Kind(
        lambda: kinds.which_output,
        lambda _, vector: kinds.vector(numbers=[numbers.decimal(number, 1) for number in vector]),
        _output,
    ),
    "unscaled": Kind(lambda: kinds.unscaled, lambda _, count: numbers.decimal(count, 1), _unscaled),
    "who_moves": Kind(lambda: kinds.who_moves, _rows, _moves),
    "which_bug": Kind(
        lambda: kinds.which_bug,
        lambda _, bug: bugs.TITLES[bug],
        lambda _, facts: {"summary": bugs.SUMMARIES[facts["bug"]]},
    ),
    "hidden_key": Kind(lambda: more.hidden_key, _share, _hidden_key),
    "weights_shape": Kind(lambda: more.weights_shape, lambda _, sizes: numbers.shape(sizes)),
    "divisor": Kind(lambda: more.divisor, _number, lambda _, facts: {"ratio": facts["head_size"] / facts["d_model"]}),
    "half_heads": Kind(lambda: more.half_heads, _number, lambda _, facts: {"square": facts["d_model"] ** 2}),
    "mask_polarity": Kind(lambda: more.mask_polarity, lambda labels, places: ", ".join(_plain(labels, places)), _polarity),
    "swapped_words": Kind(lambda: more.swapped_words, _kept_rows, _swapped),
    "tie_at_zero": Kind(lambda: scores.tie_at_zero, _share, _tie),
    "hot_end": Kind(lambda: scores.hot_end, _share, _hot),
    "dot_product": Kind(lambda: scores.dot_product, _number, _dot),
    "weight_ratio": Kind(
        lambda: scores.weight_ratio,
        lambda _, ratio: scores.times(ratio=ratio),
        lambda _, facts: dict(zip(("larger_share", "smaller_share"), facts["shares"], strict=True)),
    ),
    "dropped_weights": Kind(lambda: scores.dropped_weights, _share, _dropped),
    "goal_temperature": Kind(lambda: moves.goal_temperature, _number, _goal),
    "row_of_bars": Kind(lambda: moves.row_of_bars, _number, _bars),
}
