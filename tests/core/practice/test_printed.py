"""Who computes with the numbers that a question prints gets the number that it prints, over many quizzes."""

import itertools
import math
import re

import pytest
import torch

from attn_core import practice
from attn_core import scene as scenes
from attn_core.practice import KINDS, Question, goal_temperature
from pages.panels.shared.practice_question import Asked
from pages.text import markdown
from pages.text.languages import LANGUAGES, speaking

PLACES = [(token, level) for token, kind in KINDS.items() for level in kind.levels]
QUIZZES = range(100, 106)
NUMBER = r"−?\d+(?:\.\d+)?"
SUM = re.compile(rf"((?:{NUMBER} % \+ )+{NUMBER} %)(?: =|, together|, zusammen|, en total) ({NUMBER}) %")
QUOTIENT = re.compile(rf"({NUMBER}) % ÷ ({NUMBER})( %)? = ({NUMBER}) %")
POWER = re.compile(rf"e\^\(?({NUMBER})(?: ÷ ({NUMBER})\))? = ({NUMBER})")
MEAN = re.compile(rf"\(([^÷]*)\) ÷ (\d) ≈ ({NUMBER})")
ENTROPY = re.compile(rf"−\((.* · ln [\d.]+)\) = ({NUMBER})")


def numbers(text: str) -> list[float]:
    """Return the numbers of a text."""
    return [float(each.replace("−", "-")) for each in re.findall(NUMBER, text)]


def texts(question: Question, lang: str) -> tuple[str, str, list[str]]:
    """Return question, explanation and choices as one reads them; the answer is the choice after the right one."""
    kind = KINDS[question.kind]
    bars = "_".join(["10"] * (question.query + 1))
    count = max(1, len(question.choices))
    answer = {"temperature": "0.5", "bars": bars, "choice": str((question.right + 1) % count)}[kind.answered_by]
    data = Asked(question, answer, kind.judge(question, answer), dark=False)
    with speaking(lang):
        choices = [markdown.text(data.choice(choice)) for choice in question.choices]
        return markdown.text(data.asks), markdown.text(data.explains), choices


def checks(text: str) -> list[tuple[float, float, float]]:
    """Return what a reader computes from a text, what stands there, and how far they may lie apart."""
    listed = [(sum(numbers(parts)), float(total), 1e-6) for parts, total in SUM.findall(text)]
    for part, divisor, percent, result in QUOTIENT.findall(text):
        listed.append((float(part) / float(divisor) * (100 if percent else 1), float(result), 0.5))
    for above, below, result in POWER.findall(text):
        listed.append((math.exp(numbers(above)[0] / float(below or 1)), float(result), 0.05))
    for parts, count, result in MEAN.findall(text):
        listed.append((sum(numbers(parts)) / float(count), numbers(result)[0], 0.05))
    for parts, result in ENTROPY.findall(text):
        weights = numbers(parts)[::2]
        listed.append((-sum(weight * math.log(weight) for weight in weights), float(result), 0.005 + 1e-9))
    return listed


LEAST = {  # kinds whose explanation computes → how many results it prints at least
    **{"causal_row": 1, "hidden_key": 1, "unscaled": 2, "weight_ratio": 1, "dropped_weights": 3}
}


@pytest.mark.parametrize(("token", "level"), PLACES)
def test_printed_sums_and_quotients_come_out(token: str, level: int):
    for quiz, lang in itertools.product(QUIZZES, LANGUAGES):
        question = practice.of_kind(token, quiz, level, 1)
        text = re.sub(r"(?<=\d),(?=\d)", ".", texts(question, lang)[1])  # German numbers have a decimal comma
        listed = checks(text)
        assert len(listed) >= LEAST.get(token, 0), text
        assert token != "hot_end" or level < 3 or listed, text
        assert [each for each in listed if abs(each[0] - each[1]) > each[2]] == [], text


@pytest.mark.parametrize("level", KINDS["goal_temperature"].levels)
def test_the_temperature_computed_from_the_printed_scores_is_right(level: int):
    """Whoever computes with the scores as they are printed finds a temperature that is taken."""
    temperatures = torch.arange(0.12, 5, 0.001, dtype=torch.float64)
    for quiz, digits in itertools.product(range(100, 200), goal_temperature.PRINTED):
        question = practice.of_kind("goal_temperature", quiz, level, 1)
        scores = scenes.trace(question.scene).heads.masked[0, question.query, : question.fact("keys")].double()
        shares = (scores.round(decimals=digits) / temperatures[:, None]).softmax(-1)[:, question.fact("key")]
        best = temperatures[(shares - question.fact("goal")).abs().argmin()].item()
        assert KINDS["goal_temperature"].judge(question, str(best)).right, (quiz, digits, best)
