"""A quiz of chosen topics on its page: what the fold sets, how the quiz ends, and what is said where a level has none."""

import html
import json
import re

import pytest

from attn_core import practice
from attn_core.practice import KINDS, LEVELS
from pages.answers import cost
from pages.answers.question import Question
from pages.classroom import questions
from pages.classroom.rules import ClassError
from pages.panels.shared.practice_question import question_of
from pages.panels.shared.practice_question import title as title_of
from pages.text import languages
from pages.text.languages import Words
from pages.view import link
from pages.view.settings import QUESTIONS, View
from tests import wiring
from tests.screen import buttons, opened, prose

TWO = "colder~row_of_bars"
TOGGLE = re.compile(r'<button data-set="([^"]*)" aria-pressed="(true|false)">([^<]*)</button>')


def toggles(**values: object) -> dict[str, tuple[bool, str | None]]:
    """Return the topics that the fold offers: label → whether it is chosen, and the topics that a press sets."""
    found = TOGGLE.findall(opened("practice", **values).slots["topics"])
    sets = {html.unescape(label): (pressed == "true", json.loads(html.unescape(to))) for to, pressed, label in found}
    return {label: (pressed, to.get("topics")) for label, (pressed, to) in sets.items()}


@pytest.mark.parametrize("lang", ["en", "de"])
def test_each_topic_is_offered_once_and_a_press_chooses_it_or_leaves_it_out(lang: str):
    with languages.speaking(lang):
        titles = {token: title_of(token) for token in KINDS}
        every = Words("practice").ALL_TOPICS
    there = toggles(lang=lang)
    assert len(there) == len(KINDS) + 1
    assert there.pop(every) == (True, None)
    assert sorted(to for _, to in there.values()) == sorted(KINDS)
    assert not any(pressed for pressed, _ in there.values())
    chosen = toggles(lang=lang, topics=TWO)
    assert chosen[every] == (False, "")
    assert chosen[titles["colder"]] == (True, "row_of_bars")
    assert chosen[titles["which_bug"]] == (False, "colder~which_bug~row_of_bars")
    assert toggles(lang=lang, topics="colder")[titles["colder"]] == (True, "")
    for token, kind in KINDS.items():  # a level that it doesn't have is said
        label = next(label for label, (_, to) in there.items() if to == token)
        assert (label == titles[token]) == (kind.levels == LEVELS)
        assert all(str(level) in label for level in kind.levels if kind.levels != LEVELS)


def test_a_quiz_of_topics_counts_its_questions_and_ends():
    values = {"quiz": 41, "topics": TWO, "quiz_count": 3, "level": 2}
    for number in range(1, 4):
        at = opened("practice", **values, question=number)
        assert prose(at, "quiz").startswith(f"Question {number} of 3")
        *_, label = buttons(at.slots["onward"])
        assert label == ("Next quiz" if number == 3 else "Next")
        view = link.view({name: str(value) for name, value in values.items()} | {"question": str(number)})
        assert question_of(view).question == practice.question(41, 2, number, 1, ("colder", "row_of_bars"))
        assert question_of(view).question.kind in TWO.split("~")
        answered = at.pieces["score"].answered
        assert (answered["offered"], answered["topics"]) == ("3", TWO)
    assert opened("practice", **values, question=9).slots["asked"] == at.slots["asked"]  # beyond its end is the last one


def test_a_quiz_of_all_questions_opens_with_five_of_them_whatever_its_topics():
    assert prose(opened("practice", topics=TWO), "quiz").startswith("Question 1 of 5")


def test_a_level_without_any_of_the_topics_says_so_and_shows_no_question():
    at = opened("practice", topics="half_heads", level=1)
    title = title_of("half_heads")
    assert f"Level 1 has none of the chosen topics: {title}." in html.unescape(re.sub("<[^>]*>", "", at.slots["no_topic"]))
    assert not {"asked", "choices", "score", "onward", "practice_0"} & at.slots.keys()
    assert "asked" in opened("practice", topics="half_heads", level=2).slots
    page = wiring.opened("practice", topics="half_heads")
    wiring.draws(page, "practice")


@pytest.mark.parametrize("topics", ["no_such_kind", "colder~", "colder,which_bug"])
def test_topics_that_are_none_are_said_and_all_stand(topics: str):
    at = wiring.opened("practice", topics=topics, quiz_count=21)
    assert f"Ignored topics={topics}: it must list kinds of questions, such as colder~row_of_bars." in wiring.notices(at)
    assert "Ignored quiz_count=21: it must be a whole number from 1 to 20." in wiring.notices(at)
    assert wiring.linked(at) == {}


def test_a_link_names_topics_in_one_order():
    assert link.parse("topics", "row_of_bars~colder~colder") == TWO
    assert link.written(View(topics=TWO, quiz_count=6), "practice") == {"topics": TWO, "quiz_count": "6"}


def test_a_class_is_asked_the_question_that_the_page_shows():
    view = View(quiz=41, topics=TWO, quiz_count=6, question=5, level=2)
    asked = questions.asked({"kind": "practice", "link": "&".join(f"{k}={v}" for k, v in link.written(view).items())})
    assert question_of(link.from_query(asked["view"]["link"], "practice")).question == question_of(view).question
    with pytest.raises(ClassError):
        questions.asked({"kind": "practice", "link": "topics=half_heads&level=1"})


def test_what_a_late_question_of_one_topic_costs_is_known_before():
    """Those before it are made first."""

    def estimated(**values: object) -> float:
        return cost.milliseconds(Question("practice", View(**values), ["asked", "pictures"], {}))

    assert estimated(question=QUESTIONS) < 10
    assert estimated(question=QUESTIONS, topics="which_bug") > 5 * estimated(question=QUESTIONS, topics="~".join(KINDS))
    assert estimated(question=1, topics="half_heads") < 10  # no such question on level 1
