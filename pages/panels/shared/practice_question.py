"""A question of Practice in words, for its page and for a class: the question, its choices, and why an answer is right.

A kind is a message of its name in practice_kinds.ftl, with the attributes title, question and reason.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from attn_core import practice
from attn_core.practice import Plane, Question, Verdict
from pages.board.facts import Facts
from pages.text import markdown, numbers
from pages.text.languages import Words, said
from pages.view.settings import View

kinds, bugs = Words("practice_kinds"), Words("bugs")
Values = Mapping[str, Any]  # the facts of a question, and of its answer
Labels = Sequence[str]  # of the scene's words
WORDS = (  # facts that are a place of a word
    *("query", "key", "winner", "second", "place", "largest", "row", "column", "larger", "smaller", "first", "marked"),
    "worst",
)
KEYS = ("hidden", "left", "ties", "dropped", "allowed")  # facts that are places of keys
PLAIN = ("still", "order")  # facts that are places of words


@dataclass(frozen=True)
class Asked:
    """A question, and its verdict: None while it isn't answered, or where the link's answer is none to it.

    Nothing that the question's pictures and choices don't show may be drawn of it while the verdict is None.
    """

    question: Question
    answer: str
    verdict: Verdict | None
    dark: bool

    @property
    def kind(self) -> practice.Kind:
        """Its entry in the registry."""
        return practice.KINDS[self.question.kind]

    @property
    def labels(self) -> list[str]:
        """The words of the scene, as charts label them."""
        return markdown.labels(self.question.scene.words)

    @property
    def planes(self) -> tuple[Plane, ...]:
        """The pictures that are on screen."""
        return self.question.asked if self.verdict is None else self.question.solved

    @property
    def title(self) -> str:
        """What its kind is about, in the language that is set."""
        return title(self.question.kind)

    @property
    def asks(self) -> str:
        """The question in words; it says nothing of what is asked for."""
        return self._said("question", {})

    @property
    def explains(self) -> str:
        """Why the right answer is right; only of a question that is answered."""
        return self._said("reason", dict(self.verdict.facts))

    @property
    def is_right(self) -> bool:
        return self.verdict is not None and self.verdict.right

    def choice(self, value: object) -> str:
        """Return what a choice is called."""
        return KINDS[self.question.kind].choice(self.labels, value)

    def read(self) -> tuple[str, str]:
        """Return the answer that was given and the right one as one reads them; only of a question that is answered."""
        question, facts = self.question, dict(self.verdict.facts)
        if self.kind.answered_by == "temperature":
            return numbers.exact(facts["temperature"], "g"), numbers.exact(question.fact("needed"), "g")
        if self.kind.answered_by == "bars":
            return _shares(facts["shares"]), _shares(question.fact("row"))
        mine, right = (question.choices[place] for place in (facts["chosen"], question.right))
        return markdown.text(self.choice(mine)), markdown.text(self.choice(right))

    def _said(self, attribute: str, answered: Values) -> str:
        """Return a message of its kind, said of the facts with words in place of their places; answered: the answer's."""
        labels, kind = self.labels, self.question.kind
        facts = {"level": self.question.level, **dict(self.question.facts), **answered}
        in_words = {name: _in_words(labels, name, fact) for name, fact in facts.items()}
        return said(f"practice_kinds.{kind}.{attribute}", Facts(**in_words | KINDS[kind].values(labels, facts)))


def question_of(view: View) -> Asked | None:
    """Return the question of a view, None where its level has none of its topics."""
    if not practice.kinds(view.level, view.quiz_version, topics(view)):
        return None
    question = practice.question(view.quiz, view.level, number(view), view.quiz_version, topics(view))
    verdict = None
    if view.answer:
        try:
            verdict = practice.KINDS[question.kind].judge(question, view.answer)
        except ValueError:
            verdict = None  # a sentence says so
    return Asked(question, view.answer, verdict, view.dark)


def topics(view: View) -> tuple[str, ...]:
    """Return the kinds to which a link limits its quiz, () for all."""
    return tuple(view.topics.split("~")) if view.topics else ()


def number(view: View) -> int:
    """Return which question of its quiz a view shows: at most the last one."""
    return min(view.question, view.quiz_count)


def title(kind: str) -> str:
    """Return what a kind is about, in a few words."""
    return said(f"practice_kinds.{kind}.title", None)


# ---- words and numbers ----


def _in_words(labels: Labels, name: str, fact: Any) -> object:
    if name in WORDS and isinstance(fact, int):
        return labels[fact]
    if isinstance(fact, tuple) and name in KEYS:
        return [markdown.chip("key", labels[place]) for place in fact]
    return _plain(labels, fact) if isinstance(fact, tuple) and name in PLAIN else fact


def _plain(labels: Labels, places: Sequence[int]) -> list[str]:
    return [markdown.plain(labels[place]) for place in places]


def _shares(row: Sequence[float]) -> str:
    return " · ".join(map(numbers.percent, row))


def _added(shares: Sequence[float]) -> str:
    return " + ".join(map(numbers.percent, shares))


def _short(number: float) -> str:
    return numbers.exact(number, "g")


def _after_sign(text: str) -> str:
    """Return a number as it follows a sign: a negative one in brackets."""
    return f"({text})" if text.startswith("−") else text


def _vector(whole: Sequence[int]) -> str:
    return f"({', '.join(map(_short, whole))})"


# ---- what sentences need besides the facts ----


def _causal_row(_labels: Labels, facts: Values) -> Values:
    left = facts["left"]
    return {
        "shares": _added([facts["before"][place] for place in left]),
        "after": [f"{facts['row'][place]} %" for place in left],
    }


def _output(_labels: Labels, facts: Values) -> Values:
    pairs = zip(facts["shares"], facts["values"], strict=True)
    terms = [f"{numbers.decimal(share)} × {_after_sign(numbers.decimal(value, 1))}" for share, value in pairs]
    return {"terms": " + ".join(terms)}


def _unscaled(_labels: Labels, facts: Values) -> Values:
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


def _moves(labels: Labels, facts: Values) -> Values:
    rows = _rows(labels, facts["rows"])
    return {"rule": kinds.MASKS[facts["mask"]], "rows": rows, "unchanged": len(facts["still"])}


def _hidden_key(_labels: Labels, facts: Values) -> Values:
    lost, many = sum(round(share, 2) for share in facts["lost"]), len(facts["lost"]) > 1
    parts = _added(facts["lost"]) + (f" = {numbers.percent(lost)}" if many else "")
    return {"itself": facts["key"] == facts["query"], "parts": parts, "lost": lost, "rest": 1 - lost}


def _polarity(labels: Labels, facts: Values) -> Values:
    pairs = zip(labels, facts["mask"], strict=True)
    counts = {"count": len(facts["mask"]), "true": sum(facts["mask"]), "left": len(facts["allowed"])}
    return {"row": [f"{markdown.plain(label)} **{entry}**" for label, entry in pairs], **counts}


def _swapped(labels: Labels, facts: Values) -> Values:
    if "order" in facts:
        return {}
    if not facts["positions"]:
        return {"count": facts["second"] - facts["first"] + 1}
    return {"count": len(labels) - (facts["first"] if facts["masked"] else 0)}


def _tie(labels: Labels, facts: Values) -> Values:
    winners = facts["winners"]
    first = {"winner": labels[winners[0]], "wins": facts["key"] in winners}
    return {"count": len(winners), "each": 1 / len(winners), **first}


def _hot(_labels: Labels, facts: Values) -> Values:
    terms = [_after_sign(numbers.decimal(value, 1)) for value in facts.get("terms", ())]
    return {"each": 1 / facts["left"], "averaged": "mean" in facts, "terms": " + ".join(terms)}


def _dot(_labels: Labels, facts: Values) -> Values:
    products = " + ".join(_after_sign(_short(each)) for each in facts["products"])
    scaled = _short(facts["scaled"]) if facts["head_size"] == 4 else ""
    total = f"{products} = {_short(facts['score'])}"
    return {"q": _vector(facts["q"]), "k": _vector(facts["k"]), "products": total, "scaled": scaled}


def _goal(_labels: Labels, facts: Values) -> Values:
    itself, met = facts["key"] == facts["query"], facts.get("temperature") == facts["needed"]
    return {"itself": itself, "points": round(100 * facts["tolerance"]), "met": met}


def _bars(_labels: Labels, facts: Values) -> Values:
    if "worst" not in facts:
        return {}
    truth, yours = facts["row"][facts["worst"]], facts["shares"][facts["worst"]]
    return {"truth": truth, "yours": yours, "differs": numbers.percent(truth) != numbers.percent(yours)}


# ---- what choices are called ----


def _rows(labels: Labels, places: Sequence[int]) -> str:
    return kinds.rows(all=len(places) == len(labels), words=_plain(labels, places))


def _kept_rows(labels: Labels, value: Any) -> str:
    if isinstance(value, int):
        return kinds.numbered_row(there=value)
    return ", ".join(_plain(labels, value)) or kinds.no_row


def _colder(labels: Labels, value: Any) -> str:
    return f"{_colder(labels, value[0])}: {value[1]} %" if isinstance(value, tuple) else markdown.plain(labels[value])


def _share(_labels: Labels, value: Any) -> str:
    return numbers.decimal(value, 1) if isinstance(value, float) else f"{value} %"


def _bug(_labels: Labels, name: Any) -> str:
    return bugs.TITLES[name]


def _number(_labels: Labels, value: Any) -> str:
    return _short(value)


class Kind(NamedTuple):
    """What a kind of question says besides its message.

    choice      (labels, value) → what a choice is called
    values      (labels, facts) → what its sentences need besides the facts
    """

    choice: Callable[[Labels, Any], str]
    values: Callable[[Labels, Values], Values] = lambda _labels, _facts: {}


KINDS = {
    "colder": Kind(_colder),
    "causal_row": Kind(lambda _, shares: " · ".join(f"{share} %" for share in shares), _causal_row),
    "which_output": Kind(lambda _, vector: kinds.vector(numbers=[numbers.decimal(each, 1) for each in vector]), _output),
    "unscaled": Kind(lambda _, count: numbers.decimal(count, 1), _unscaled),
    "who_moves": Kind(_rows, _moves),
    "which_bug": Kind(_bug, lambda _, facts: {"summary": bugs.SUMMARIES[facts["bug"]]}),
    "hidden_key": Kind(_share, _hidden_key),
    "weights_shape": Kind(lambda _, sizes: numbers.shape(sizes)),
    "divisor": Kind(_number, lambda _, facts: {"ratio": facts["head_size"] / facts["d_model"]}),
    "half_heads": Kind(_number, lambda _, facts: {"square": facts["d_model"] ** 2}),
    "cache_bytes": Kind(lambda _, count: kinds.cache_size(total=count)),
    "rotary_distance": Kind(lambda _, pair: kinds.rotary_pair(query=pair[0], key=pair[1])),
    "capped_score": Kind(lambda _, score: numbers.decimal(score, 1)),
    "sink_share": Kind(_share),
    "todays_bug": Kind(_bug, lambda _, facts: {"summary": bugs.SUMMARIES[facts["bug"]]}),
    "mask_polarity": Kind(lambda labels, places: ", ".join(_plain(labels, places)), _polarity),
    "swapped_words": Kind(_kept_rows, _swapped),
    "tie_at_zero": Kind(_share, _tie),
    "hot_end": Kind(_share, _hot),
    "dot_product": Kind(_number, _dot),
    "weight_ratio": Kind(
        lambda _, ratio: kinds.times(ratio=ratio),
        lambda _, facts: dict(zip(("larger_share", "smaller_share"), facts["shares"], strict=True)),
    ),
    "dropped_weights": Kind(_share, lambda _, facts: {"stays": 1 - facts["p"], "kept": _added(facts["kept"])}),
    "goal_temperature": Kind(_number, _goal),
    "row_of_bars": Kind(_number, _bars),
}
