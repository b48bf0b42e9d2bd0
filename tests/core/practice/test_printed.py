"""Who computes with the numbers that a question prints gets the number that it prints, over many quizzes."""

import itertools
import math
import re

import pytest

from attn_core import practice
from attn_core.practice import KINDS, Question
from attn_core.practice.question import HIDDEN
from pages.charts import matrix
from pages.panels.shared.practice_question import Asked
from pages.text import markdown
from pages.text.languages import LANGUAGES, speaking
from tests.selection import always

PLACES = [(token, level) for token, kind in KINDS.items() for level in kind.levels]
QUIZZES = range(100, 106)
MORE = range(106, 220)
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
    **{"causal_row": 1, "hidden_key": 1, "unscaled": 2, "weight_ratio": 1, "dropped_weights": 3},
}


@pytest.mark.parametrize("quizzes", [QUIZZES, pytest.param(MORE, marks=pytest.mark.long)], ids=str)
@pytest.mark.parametrize(("token", "level"), PLACES)
def test_printed_sums_and_quotients_come_out(token: str, level: int, quizzes: range):
    for quiz, lang in itertools.product(quizzes, LANGUAGES):
        question = practice.of_kind(token, quiz, level, 1)
        text = re.sub(r"(?<=\d),(?=\d)", ".", texts(question, lang)[1])  # German numbers have a decimal comma
        listed = checks(text)
        assert len(listed) >= LEAST.get(token, 0), text
        assert token != "hot_end" or level < 3 or listed, text
        assert [each for each in listed if abs(each[0] - each[1]) > each[2]] == [], text


def on_picture(question: Question, name: str, row: int) -> list[float]:
    """Return the numbers of a picture's row as they stand on its cells."""
    [plane] = [each for each in question.solved + question.asked if (each.name or each.stage) == name][:1]
    cells = [matrix.on_cell(cell, plane.stage != "weights") for cell in plane.values[row] if cell != HIDDEN]
    return [float(cell.replace("−", "-")) for cell in cells]


@pytest.mark.parametrize("quiz", always(QUIZZES, [*QUIZZES, *MORE]))
def test_what_a_sentence_says_stands_on_the_picture(quiz: int):
    """The same cell is the same number in picture, choice and explanation."""
    for level in practice.LEVELS:
        question = practice.of_kind("which_output", quiz, level, 1)
        text = texts(question, "en")[1]
        shares, values = on_picture(question, "weights", question.query), [row[0] for row in _values(question)]
        terms = re.findall(rf"([\d.]+) × \(?({NUMBER})\)?", text)
        assert [(float(a), numbers(b)[0]) for a, b in terms] == list(zip(shares, values, strict=True))
        total = sum(a * b for a, b in zip(shares, values, strict=True))
        assert abs(total - question.choices[question.right][0]) < 0.05
        assert on_picture(question, "output", question.query) == list(question.choices[question.right])
        question = practice.of_kind("causal_row", quiz, level, 1)
        kept = [100 * share for share in on_picture(question, "weights", question.query)]
        places = question.fact("left")
        assert kept == pytest.approx([question.choices[question.right][place] for place in places])
        question = practice.of_kind("hidden_key", quiz, level, 1)
        _, text, choices = texts(question, "en")
        assert choices[question.right] in text
        assert f"{100 * question.fact('before'):.0f} %" in text
        question = practice.of_kind("goal_temperature", quiz, level, 1)
        assert f"{100 * question.fact('goal'):.0f} %" == f"{100 * question.fact('reached'):.0f} %"
        lead = [float(f"{score:.2f}") for score in _allowed(question)]
        assert f"{sorted(lead)[-1] - sorted(lead)[-2]:.2f}" == f"{question.fact('lead'):.2f}"


def _values(question: Question) -> list[list[float]]:
    return [on_picture(question, "values", row) for row in range(len(question.scene.words))]


def _allowed(question: Question) -> list[float]:
    return [cell for cell in question.asked[0].values[question.query] if cell != HIDDEN]


@pytest.mark.parametrize("token", [token for token, kind in KINDS.items() if 1 in kind.levels])
def test_no_question_of_level_1_says_a_word_of_its_sentence_twice(token: str):
    for quiz, lang in itertools.product(QUIZZES, LANGUAGES):
        question = practice.of_kind(token, quiz, 1, 1)
        data = Asked(question, "", None, dark=False)
        with speaking(lang):
            marked = re.findall(r"badge\[(.*?)\]|\*\*([A-Za-z]+)\*\*", data.asks)
        words = [one or other for one, other in marked]
        assert len(set(words)) == len(words), data.asks


def test_scores_under_a_causal_mask_have_no_number_where_it_hides():
    met = set()
    for (token, level), quiz in itertools.product(PLACES, QUIZZES[:20]):
        question = practice.of_kind(token, quiz, level, 1)
        planes = question.asked + question.solved if question.scene.mask == "causal" else ()
        for plane in planes:
            if plane.stage == "scaled":
                met.add((token, level))
                assert all(cell == HIDDEN for row, cells in enumerate(plane.values) for cell in cells[row + 1 :])
    assert len(met) >= 9, met
