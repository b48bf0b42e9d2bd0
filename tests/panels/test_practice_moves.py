"""Questions that are answered by moving something: the control, its values, and the facts hidden before the answer."""

import html
import itertools
import re

import pytest

from attn_core import practice
from attn_core.practice import goal_temperature, row_of_bars
from pages.answers import answer, page_boards
from pages.board.range_inputs import Range, RangeInputs
from pages.view import link
from pages.view.settings import View
from tests import screen


def asked(token: str, level: int, lang: str = "en") -> tuple[screen.Screen, practice.Question]:
    """Return the page with the first question of a kind in the quizzes of a level, and the question."""
    places = itertools.product(range(100), range(1, 21))
    quiz, number = next(place for place in places if practice.kind_of(place[0], level, place[1]) == token)
    return screen.opened("practice", quiz=quiz, level=level, question=number, lang=lang), practice.question(
        quiz, level, number
    )


def shares(at: screen.Screen) -> list[str]:
    """Return the texts beside the sliders."""
    return [text.replace("\u00a0", " ") for text in re.findall(r"<output>(.*?)</output>", screen.body(at, "moved"))]


def answered(at: screen.Screen) -> str:
    """Return the full answer for the page."""
    return answer.answer(answer.Question("practice", at.view, list(page_boards.boards("practice")), {}, forms=True))


# ---- bars ----


@pytest.mark.parametrize("level", [1, 2, 3])
def test_there_is_a_bar_for_every_word_that_is_not_hidden_and_only_shares_count(level: int):
    at, question = asked("row_of_bars", level)
    count = question.query + 1
    labels = re.findall(r'aria-label="(\w+)"', screen.body(at, "moved"))
    assert labels == list(question.scene.words[:count])
    assert shares(at) == [f"{100 / count:.0f} %"] * count
    screen.put(at, "bars", "_".join(["10", *["30"] * (count - 1)]))
    total = 10 + 30 * (count - 1)
    assert shares(at) == [f"{1000 / total:.0f} %", *[f"{3000 / total:.0f} %"] * (count - 1)]
    screen.press(at, "Check")
    assert at.link["answer"] == at.link["bars"]
    assert "disabled" in screen.body(at, "moved")
    assert "check_answer" not in at.pieces


def test_bars_that_are_all_at_0_are_no_answer():
    at, _ = asked("row_of_bars", 1)
    screen.put(at, "bars", "0_0_0")
    assert shares(at) == ["0 %"] * 3
    assert screen.buttons(screen.body(at, "check_answer"))["Check"] is None
    assert screen.prose(at, "bars_note").startswith("All bars are at 0.")
    screen.put(at, "answer", "0_0_0")
    assert "lead" not in at.pieces
    assert "answer=0_0_0" in screen.prose(at, "ignored").replace("\u2060", "")


def test_bars_of_another_row_stand_even():
    at, question = asked("row_of_bars", 1)
    screen.put(at, "bars", "10_20")
    assert shares(at) == ["33 %"] * 3
    for text in (
        "10_20",
        "10_20_30_40",
        "10_20_101",
        "a_b_c",
        "",
        "10_20_-3",
        "1e1_1_1",
        "٣_1_1",
        "10 20 30",
        "1_" * 49 + "1",
    ):
        with pytest.raises(ValueError, match="answer must be 3 whole numbers from 0 to 100"):
            row_of_bars.judge(question, text)


def test_the_distance_is_the_share_that_stands_at_another_word():
    """Half the sum of absolute differences: 0.3 and 0.7 for 0.5 and 0.5 misplace a fifth."""
    assert row_of_bars.misplaced([0.3, 0.7], [50, 50]) == pytest.approx(0.2)
    assert row_of_bars.misplaced([0.3, 0.7], [1, 0]) == pytest.approx(0.7)
    assert row_of_bars.misplaced([1.0, 0.0, 0.0], [0, 0, 10]) == 1
    at, question = asked("row_of_bars", 1)
    screen.put(at, "answer", "100_0_0")
    percent = f"{100 * (1 - question.fact('row')[0]):.0f} %"
    assert f"Your bars put {percent} of the weight on the wrong words" in screen.prose(at, "lead")


def test_the_truth_is_drawn_beside_the_bars_that_were_set():
    at, question = asked("row_of_bars", 2)
    count = question.query + 1
    screen.put(at, "answer", "_".join(map(str, range(10, 10 + count))))
    [bars] = screen.data(at, "bars")
    assert bars["now"] == pytest.approx(question.fact("row"), abs=2e-5)
    total = sum(range(10, 10 + count))
    assert bars["raw"] == pytest.approx([height / total for height in range(10, 10 + count)], abs=2e-5)


@pytest.mark.parametrize("raw", ["", "0", "100_0_5", "_".join(["7"] * 10)])
def test_a_link_takes_bars(raw: str):
    assert link.read({"bars": raw}) == ({"bars": raw}, [])


@pytest.mark.parametrize("raw", ["101", "1_", "_1", "1~2", "-1", "1.5", "1_2_x", "_".join(["7"] * 11), "9" * 5000])
def test_a_link_takes_no_other_bars(raw: str):
    values, [notice] = link.read({"bars": raw})
    assert values == {}
    assert notice.endswith("it may list at most 10 whole numbers from 0 to 100, joined by _.")


# ---- the temperature ----


@pytest.mark.parametrize("level", [1, 2, 3])
def test_scores_are_divided_as_the_slider_moves_and_only_level_1_says_on_which_side_of_the_goal_it_is(level: int):
    at, question = asked("goal_temperature", level)
    sides = []
    for temperature in (0.0, question.fact("needed"), 5.0):
        screen.put(at, "practice_temperature", temperature)
        assert shares(at) == [f"{temperature:g}"]
        sides += [re.findall("too sharp|too flat|reached|near", screen.prose(at, "gauge"))] if "gauge" in at.pieces else []
    ends = [goal_temperature.share(question, each) - question.fact("goal") for each in (0.0, 5.0)]
    assert ends[0] > 0 > ends[1]
    cold, hot = (side if abs(end) > 0.1 else [] for side, end in zip((["too sharp"], ["too flat"]), ends, strict=True))
    assert sides == ([cold, [], hot] if level == 1 else [])  # near the goal nothing is said
    first = question.asked[0].values[question.query][0]
    rows = re.findall(r"<tr>(.*?)</tr>", screen.body(at, "divided"))
    assert [re.findall("<td>(.*?)</td>", row)[0].replace("−", "-") for row in rows[1:]] == [
        f"{first:.2f}",
        f"{first / 5:.2f}",
    ]
    screen.press(at, "Check")
    assert at.link["answer"] == "5"
    assert "gauge" not in at.pieces


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_reaches_the_goal_is_right_and_is_said_with_its_weight(level: int, lang: str):
    at, question = asked("goal_temperature", level, lang)
    screen.put(at, "answer", f"{question.fact('needed'):g}")
    weight = f"{100 * goal_temperature.share(question, question.fact('needed')):.0f} %"
    assert weight in screen.prose(at, "lead")
    assert {"en": "Right.", "de": "Richtig."}[lang] in screen.prose(at, "lead")


@pytest.mark.parametrize("text", ["nan", "inf", "-1", "5.01", "warm", "1,5", "0x1", "1e400", "", "9" * 90])
def test_what_is_no_temperature_of_the_slider_is_no_answer(text: str):
    at, question = asked("goal_temperature", 1)
    with pytest.raises(ValueError, match="answer must be"):
        goal_temperature.judge(question, text)
    screen.put(at, "answer", text)
    assert "lead" not in at.pieces


# ---- both ----


@pytest.mark.parametrize(
    ("token", "moves"), [("goal_temperature", "practice_temperature=0.3"), ("row_of_bars", "bars=1_2_3")]
)
def test_nothing_that_the_address_answers_says_the_truth_before_it_is_asked_for(token: str, moves: str):
    """Neither a weight nor the temperature that is needed, wherever the slider stands; after the answer it is there."""
    at, question = asked(token, 1)
    name, text = moves.split("=")
    screen.put(at, name, text)
    row = question.fact("row") if token == "row_of_bars" else goal_temperature.row(question, question.fact("needed"))
    before = answered(at)
    truths = [f"{weight:.4f}"[1:] for weight in row]
    assert [truth for truth in truths if truth in before] == []
    screen.put(at, "answer", text)
    assert all(truth in answered(at) for truth in truths)


def test_to_turn_to_another_question_forgets_what_was_moved():
    at, question = asked("row_of_bars", 1)
    screen.put(at, "bars", "1_2_3")
    screen.put(at, "practice_temperature", 3.0)
    screen.press(at, "5 more questions" if question.number % 5 == 0 else "Next")
    view = at.view
    assert (view.bars, view.practice_temperature, view.answer) == ("", View().practice_temperature, "")


def test_words_on_sliders_are_shown_as_they_are():
    word = '"><b onfocus=alert(1)>&'
    markup = RangeInputs("moved", "bars", [Range(word, 1, 0, 2, 1, "<i>")]).html()
    assert "<b " not in markup
    assert "<i>" not in markup
    assert 'style="--at: 50.0%"' in markup
    assert f'aria-label="{html.escape(word)}"' in markup
