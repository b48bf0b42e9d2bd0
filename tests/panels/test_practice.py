"""Practice: what is right is hidden until the answer; then the verdict, the reason, and the way on."""

import html
import itertools
import json
import re
from dataclasses import replace

import pytest

from attn_core import practice
from attn_core.practice import KINDS, LEVELS, Plane, Question, goal_temperature, row_of_bars
from pages import practice as practice_page
from pages import registry
from pages.answers import answer, page_boards
from pages.board.facts import Facts
from pages.classroom import questions
from pages.classroom.rules import ClassError
from pages.export import files
from pages.panels.shared.practice_question import question_of
from pages.panels.shared.practice_question import title as title_of
from pages.text import numbers
from pages.text.languages import Words, said
from pages.view import link, menu
from pages.view.settings import QUESTIONS, View
from tests.screen import Screen, body, buttons, data, opened, press, prose, put

words = Words("practice")
SETS = re.compile(r'data-set="([^"]*)"')


def first_of(kind: str, level: int | None = None) -> View:
    """Return the link of the first question of a kind, in the first version that has it."""
    levels = [level] if level else KINDS[kind].levels
    version = next(version for version, tokens in practice.VERSIONS.items() if kind in tokens)
    for quiz, at, number in itertools.product(range(3), levels, range(1, QUESTIONS + 1)):
        if practice.kind_of(quiz, at, number, version) == kind:
            return View(quiz=quiz, level=at, question=number, quiz_version=version)
    raise AssertionError(kind)


VIEWS = [pytest.param(first_of(token, kind.levels[-1]), id=token) for token, kind in KINDS.items()]
CHOSEN = [each for each in VIEWS if question_of(each.values[0]).question.choices]


def everything(view: View) -> str:
    """Return all answers of the websocket for a view: every board of the page, and every table as CSV."""
    asked = answer.Question("practice", view, list(page_boards.boards("practice")), {}, forms=True)
    saved = [table.csv(view) for table in registry.tables("practice").values()]
    return answer.answer(asked) + "".join(saved)


def scrambled(plane: Plane) -> Plane:
    return replace(plane, values=tuple(tuple(0.123456 for _ in row) for row in plane.values), row=0, column=0)


NO_BARS = ["10_20", "10_20_30_40", "10_20_101", "a_b_c", "10_20_-3", "1e1_1_1", "٣_1_1", "", "10 20 30", "1_" * 49 + "1"]
NO_TEMPERATURES = ["nan", "inf", "-1", "5.01", "warm", "1,5", "1e400", ""]


@pytest.mark.parametrize("view", VIEWS)
def test_nothing_that_is_sent_depends_on_what_is_hidden(view: View, monkeypatch: pytest.MonkeyPatch):
    """The same question with another right answer and another solution sends the very same bytes."""
    before, question = everything(view), question_of(view).question
    right = (question.right + 1) % max(1, len(question.choices))
    other = replace(question, right=right, solved=tuple(map(scrambled, question.solved)))
    assert other != question
    monkeypatch.setattr(practice, "question", lambda *place: other)
    assert everything(view) == before
    if question.choices:
        assert everything(view.but(answer="0")) != before
        shown = opened("practice", **link.written(view)).slots
        buttons = re.findall(r"<button.*?</button>", shown["choices"])
        bare = {re.sub(r">.*<", "><", re.sub(r"&quot;\d&quot;}", "", each)) for each in buttons}
        assert (len(buttons), len(bare)) == (len(question.choices), 1)
        assert ("lead" in shown, practice_page.way(view), "data-right" in shown["score"]) == (False, None, False)


def test_what_can_be_taken_along_shows_what_is_on_screen(monkeypatch: pytest.MonkeyPatch):
    """A report, a program, a picture: of a question that isn't answered they know no more than the page."""
    view = first_of("which_output")
    asked = ["report", "program", "notebook", "table:practice_pictures", "picture:practice_0.svg"]
    before, question = [files.make(each, "practice", view, "") for each in asked], question_of(view).question
    assert all(before[place] for place in (0, 3, 4))
    other = replace(question, right=(question.right + 1) % 4, solved=tuple(map(scrambled, question.solved)))
    monkeypatch.setattr(practice, "question", lambda *place: other)
    assert [files.make(each, "practice", view, "") for each in asked] == before
    assert files.make("report", "practice", view.but(answer="0"), "") != before[0]


@pytest.mark.parametrize("view", CHOSEN)
def test_after_the_answer_it_says_which_choice_is_right_and_why(view: View):
    question, leads = question_of(view).question, {}
    for place in map(str, range(len(question.choices))):
        screen = opened("practice", **link.written(view.but(answer=place)))
        buttons = re.findall(r"<button.*?</button>", screen.slots["choices"])
        right = int(place) == question.right
        assert [i for i, each in enumerate(buttons) if 'class="right"' in each and ">check<" in each] == [question.right]
        wrong = [i for i, each in enumerate(buttons) if 'class="wrong"' in each and ">close<" in each]
        assert wrong == [int(place)] * (not right)
        assert not SETS.search(screen.slots["choices"])
        leads[right] = lead = screen.slots["lead"]
        assert ("✓" if right else "✗") in lead
        assert re.search(r"\d", lead), lead
        assert f'data-right="{str(right).lower()}"' in screen.slots["score"]
        kept = screen.pieces["score"].answered
        assert (kept["answer"] == kept["right_answer"]) is right
    assert leads[True] != leads[False]
    _, page, values = practice_page.way(view.but(answer="0"))  # to a step that teaches it
    assert page in menu.PAGES
    assert link.read(values)[1] == []
    assert int(values.get("step", 1)) <= menu.STEPS_UP_TO


def test_a_quiz_opens_with_five_questions_and_offers_five_more_after_each_fifth():
    """Turning to another question empties the answer."""
    for number in (1, 5, 6, 20):
        at = opened("practice", question=number, answer="1")
        offered = next(count for count in (5, 10, 15, 20) if number <= count)
        assert re.findall(r"\d+", prose(at, "quiz"))[:2] == [str(number), str(offered)]
        *_, label = at_foot = buttons(at.slots["onward_now" if "onward_now" in at.slots else "onward"])
        assert label == (words.NEXT_QUIZ if number == QUESTIONS else label)
        goes = {name: value for name, value in at_foot[label].items() if name in ("quiz", "question", "answer")}
        now = {"quiz": "1", "question": "1"} if number == QUESTIONS else {"question": str(number + 1)}
        assert goes == {**now, "answer": ""}
        assert at.pieces["score"].answered["offered"] == str(offered)
        besides = json.loads(html.unescape(re.search(r'data-besides="([^"]*)"', at.slots["quiz"]).group(1)))
        for each in (besides, *(sets for sets in buttons(at.slots["quiz"]).values() if sets)):
            assert (each["answer"], link.read(each)[1]) == ("", [])


@pytest.mark.parametrize("wrong", ["4", "-1", "1.0", "<b>1</b>", "½"])
def test_an_answer_that_is_none_gets_a_sentence_and_the_question_stays_open(wrong: str):
    view = first_of("colder")
    plain, screen = (opened("practice", **link.written(view.but(answer=text))) for text in ("", wrong))
    assert wrong in prose(screen, "ignored")
    assert "<b>1" not in screen.slots["ignored"]
    assert screen.slots["choices"] == plain.slots["choices"]
    assert "lead" not in screen.slots
    assert "data-answer" not in screen.slots["score"]


@pytest.mark.parametrize("view", VIEWS)
def test_a_picture_its_twin_and_its_table_show_the_same_numbers(view: View):
    screen = opened("practice", **link.written(view))
    planes = question_of(view).planes
    assert len(planes) <= 2
    for place, plane in enumerate(planes):
        picture = screen.pieces[f"practice_{place}"]
        cells = [cell for row in plane.values for cell in row]
        sets = picture.spec["datasets"]
        undefined = sets.get("flaws", {"y": []})["y"]  # rows that are not numbers: "undefined" stands over all their cells
        rows = zip(sets["cells"]["value"], sets["cells"]["y"], strict=True)
        drawn = [value for value, row in rows if row not in undefined]
        numbers = [round(cell, 5) for cell in cells if not isinstance(cell, str)]
        assert [value for value in drawn if value is not None][: len(numbers)] == pytest.approx(numbers, abs=2e-5)
        assert picture.alt.count(",") >= len(cells) - len(plane.values)
        assert picture.alt.count("Row ") == len(plane.values)
    table = registry.tables("practice")["practice_pictures"].csv(view)
    assert len(table.splitlines()) == 1 + sum(len(row) for plane in planes for row in plane.values)


def drawn(token: str, level: int, lang: str = "en") -> tuple[Screen, Question]:
    """Return the page with the first question of a kind in the quizzes of a level, and the question."""
    places = itertools.product(range(100), range(1, 21))
    quiz, number = next(place for place in places if practice.kind_of(place[0], level, place[1]) == token)
    return opened("practice", quiz=quiz, level=level, question=number, lang=lang), practice.question(quiz, level, number)


def shares(at: Screen) -> list[str]:
    """Return the texts beside the sliders."""
    return [text.replace("\u00a0", " ") for text in re.findall(r"<output>(.*?)</output>", body(at, "moved"))]


@pytest.mark.parametrize("level", [1, 3])
def test_there_is_a_bar_for_every_word_that_is_not_hidden_and_only_shares_count(level: int):
    at, question = drawn("row_of_bars", level)
    count = question.query + 1
    labels = re.findall(r'aria-label="(\w+)"', body(at, "moved"))
    assert labels == list(question.scene.words[:count])
    assert shares(at) == [f"{100 / count:.0f} %"] * count
    put(at, "bars", "_".join(["10", *["30"] * (count - 1)]))
    total = 10 + 30 * (count - 1)
    assert shares(at) == [f"{1000 / total:.0f} %", *[f"{3000 / total:.0f} %"] * (count - 1)]
    press(at, words.CHECK)
    assert at.link["answer"] == at.link["bars"]
    assert "disabled" in body(at, "moved")
    assert "check_answer" not in at.pieces
    [bars] = data(at, "bars")
    assert bars["now"] == pytest.approx(question.fact("row"), abs=2e-5)
    assert bars["raw"] == pytest.approx([10 / total, *[30 / total] * (count - 1)], abs=2e-5)


def test_bars_that_are_all_at_0_or_of_another_row_are_no_answer():
    at, question = drawn("row_of_bars", 1)
    put(at, "bars", "0_0_0")
    assert (shares(at), buttons(body(at, "check_answer"))[words.CHECK]) == (["0 %"] * 3, None)
    assert "lead" not in put(at, "answer", "0_0_0").pieces
    assert shares(put(put(at, "answer", ""), "bars", "10_20")) == ["33 %"] * 3
    for text in NO_BARS:
        with pytest.raises(ValueError, match="3 whole numbers from 0 to 100"):
            row_of_bars.judge(question, text)


def test_the_distance_is_half_the_sum_of_absolute_differences():
    assert row_of_bars.misplaced([0.3, 0.7], [50, 50]) == pytest.approx(0.2)
    at, question = drawn("row_of_bars", 1)
    percent = numbers.percent(float(1 - question.fact("row")[0]))
    assert f" {percent} " in prose(put(at, "answer", "100_0_0"), "lead")


def test_what_is_no_temperature_of_the_slider_is_no_answer_and_what_reaches_the_goal_is_right():
    at, question = drawn("goal_temperature", 1)
    for text in NO_TEMPERATURES:
        with pytest.raises(ValueError, match="answer must be"):
            goal_temperature.judge(question, text)
        assert "lead" not in put(at, "answer", text).pieces
    needed = question.fact("needed")
    said = prose(put(at, "answer", f"{needed:g}"), "lead")
    assert (numbers.percent(float(goal_temperature.share(question, needed))) in said, "✓" in said) == (True, True)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_scores_are_divided_as_the_slider_moves_and_only_level_1_says_on_which_side_of_the_goal_it_is(level: int):
    at, question = drawn("goal_temperature", level)
    sides = []
    for temperature in (0.0, question.fact("needed"), 5.0):
        put(at, "practice_temperature", temperature)
        assert shares(at) == [f"{temperature:g}"]
        sides += [re.findall("too sharp|too flat|reached|near", prose(at, "gauge"))] if "gauge" in at.pieces else []
    ends = [goal_temperature.share(question, each) - question.fact("goal") for each in (0.0, 5.0)]
    assert ends[0] > 0 > ends[1]
    cold, hot = (side if abs(end) > 0.07 else [] for side, end in zip((["too sharp"], ["too flat"]), ends, strict=True))
    assert sides == ([cold, [], hot] if level == 1 else [])  # near the goal nothing is said
    first = question.asked[0].values[question.query][0]
    rows = re.findall(r"<tr>(.*?)</tr>", body(at, "divided"))
    assert [re.findall("<td>(.*?)</td>", row)[0].replace("−", "-") for row in rows[1:]] == [
        f"{first:.2f}",
        f"{first / 5:.2f}",
    ]
    press(at, words.CHECK)
    assert at.link["answer"] == "5"
    assert "gauge" not in at.pieces


@pytest.mark.parametrize(
    ("token", "name", "text"), [("goal_temperature", "practice_temperature", "0.3"), ("row_of_bars", "bars", "1_2_3")]
)
def test_nothing_that_the_address_answers_says_the_truth_before_it_is_asked_for(token: str, name: str, text: str):
    """Neither a weight nor the temperature that is needed, wherever the slider stands; after the answer it is there."""
    at, question = drawn(token, 1)
    row = question.fact("row") if token == "row_of_bars" else goal_temperature.row(question, question.fact("needed"))
    truths = [f"{weight:.4f}"[1:] for weight in row]
    assert [truth for truth in truths if truth in everything(put(at, name, text).view)] == []
    assert all(truth in everything(put(at, "answer", text).view) for truth in truths)


TWO = "colder~row_of_bars"
TOGGLE = re.compile(r'<button data-set="([^"]*)" aria-pressed="(true|false)">([^<]*)</button>')


def toggles(**values: object) -> dict[str, tuple[bool, str | None]]:
    """Return the topics that the fold offers: label → whether it is chosen, and the topics that a press sets."""
    found = TOGGLE.findall(opened("practice", **values).slots["topics"])
    sets = {html.unescape(label): (pressed == "true", json.loads(html.unescape(to))) for to, pressed, label in found}
    return {label: (pressed, to.get("topics")) for label, (pressed, to) in sets.items()}


def test_each_topic_is_offered_once_and_a_press_chooses_it_or_leaves_it_out():
    there, chosen, titles = toggles(), toggles(topics=TWO), {token: title_of(token) for token in KINDS}
    assert there.pop(words.ALL_TOPICS) == (True, None)
    assert sorted(to for _, to in there.values()) == sorted(practice.VERSIONS[1])
    new = toggles(quiz_version=practice.LATEST)
    assert {to for _, to in new.values()} == {None, *practice.VERSIONS[practice.LATEST]}
    assert not any(pressed for pressed, _ in there.values())
    assert (chosen[words.ALL_TOPICS], chosen[titles["colder"]]) == ((False, ""), (True, "row_of_bars"))
    assert chosen[titles["which_bug"]] == (False, "colder~which_bug~row_of_bars")
    for token, kind in KINDS.items():  # a level that it doesn't have is said
        label = next(label for label, (_, to) in new.items() if to == token)
        assert (label == titles[token]) == (kind.levels == LEVELS)


def test_a_quiz_of_topics_counts_its_questions_and_ends():
    values = {"quiz": 41, "topics": TWO, "quiz_count": 3, "level": 2}
    for number in range(1, 4):
        at = opened("practice", **values, question=number)
        assert re.findall(r"\d+", prose(at, "quiz"))[:2] == [str(number), "3"]
        assert question_of(at.view).question == practice.question(41, 2, number, 1, ("colder", "row_of_bars"))
        answered = at.pieces["score"].answered
        assert (answered["offered"], answered["topics"]) == ("3", TWO)
    assert opened("practice", **values, question=9).slots["asked"] == at.slots["asked"]  # beyond its end is the last one
    assert link.parse("topics", "row_of_bars~colder~colder") == TWO


def test_a_level_without_any_of_the_topics_shows_no_question():
    at = opened("practice", topics="half_heads", level=1)
    assert title_of("half_heads") in prose(at, "no_topic")
    assert not {"asked", "choices", "score", "onward", "practice_0"} & at.slots.keys()
    assert "asked" in opened("practice", topics="half_heads", level=2).slots


def test_a_class_is_asked_the_question_that_the_page_shows():
    view = View(quiz=41, topics=TWO, quiz_count=6, question=5, level=2)
    given = questions.asked({"kind": "practice", "link": "&".join(f"{k}={v}" for k, v in link.written(view).items())})
    assert question_of(link.from_query(given["view"]["link"], "practice")).question == question_of(view).question
    with pytest.raises(ClassError):
        questions.asked({"kind": "practice", "link": "topics=half_heads&level=1"})


def test_a_temperature_far_beyond_the_one_that_is_needed_is_told_its_side_whatever_the_goal():
    """At 0.05 a row gives one word nearly 100 %: with a goal of 90 % that is 10 points too much, and no more."""
    for goal in goal_temperature.GOALS:
        assert 1 - goal > goal_temperature.GAUGE > goal_temperature.TOLERANCE[1]


def test_a_score_leads_to_the_step_that_tells_it_as_a_dot_product():
    assert "dot product" in said("query_key_value.score.about", Facts(pair="no"))
    assert (KINDS["dot_product"].page, KINDS["dot_product"].link) == ("query_key_value", (("step", "1"),))
