"""The page of questions: the result is hidden until the answer; then the verdict, the reason, and the way on."""

import html
import itertools
import json
import re
from dataclasses import replace

import pytest

from attn_core import practice
from attn_core.practice import KINDS, LEVELS, Plane, Question
from pages import practice as practice_page
from pages import registry
from pages.answers import answer, page_boards
from pages.export import files
from pages.panels.shared.practice_question import question_of
from pages.text import numbers
from pages.text.languages import speaking
from pages.view import link, menu
from pages.view.settings import QUESTIONS, View
from tests import wiring
from tests.screen import buttons, opened, prose

SETS = re.compile(r'data-set="([^"]*)"')


def first_of(kind: str, level: int | None = None) -> View:
    """Return the link of the first question of a kind."""
    levels = [level] if level else KINDS[kind].levels
    for quiz, at, number in itertools.product(range(3), levels, range(1, QUESTIONS + 1)):
        if practice.kind_of(quiz, at, number) == kind:
            return View(quiz=quiz, level=at, question=number)
    raise AssertionError(kind)


VIEWS = [
    pytest.param(first_of(token, level), id=f"{token}-{level}") for token, kind in KINDS.items() for level in kind.levels
]
CHOSEN = [each for each in VIEWS if question_of(each.values[0]).question.choices]


def everything(view: View) -> str:
    """Return all answers of the websocket for a view: every board of the page, and every table as CSV."""
    asked = answer.Question("practice", view, list(page_boards.boards("practice")), {}, forms=True)
    saved = [table.csv(view) for table in registry.tables("practice").values()]
    return answer.answer(asked) + "".join(saved)


def answers(view: View) -> list[str]:
    """Return answers to a question: every choice, or positions of the control."""
    question = question_of(view).question
    return [str(place) for place in range(len(question.choices))]


def scrambled(plane: Plane) -> Plane:
    return replace(plane, values=tuple(tuple(0.123456 for _ in row) for row in plane.values), row=0, column=0)


# ---- hidden until it is answered ----


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


@pytest.mark.parametrize("kind", ["which_output", "which_bug"])
def test_what_can_be_taken_along_shows_what_is_on_screen(kind: str, monkeypatch: pytest.MonkeyPatch):
    """A report, a program, a picture: of a question that isn't answered they know no more than the page."""
    view = first_of(kind)
    asked = ["report", "program", "notebook", "table:practice_pictures", "picture:practice_0.svg"]
    before, question = [files.make(each, "practice", view, "") for each in asked], question_of(view).question
    assert all(before[place] for place in (0, 3, 4))
    solved = tuple(map(scrambled, question.solved))
    other = replace(question, right=(question.right + 1) % 4, solved=solved)
    monkeypatch.setattr(practice, "question", lambda *place: other)
    assert [files.make(each, "practice", view, "") for each in asked] == before
    assert files.make("report", "practice", view.but(answer="0"), "") != before[0]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("view", CHOSEN)
def test_a_right_number_stands_among_the_choices_only(view: View, lang: str):
    slots, question = opened("practice", **link.written(view.but(lang=lang))).slots, question_of(view).question
    with speaking(lang):
        right = numbers.true_minus(numbers.unbroken(question_of(view).choice(question.choices[question.right])))
    if re.search(r"\d.*\d", right):
        others = [text for slot, text in slots.items() if slot != "choices" and isinstance(text, str)]
        assert right in html.unescape(slots["choices"])
        assert [text for text in others if re.search(rf"(?<![\d.]){re.escape(right)}(?![\d.])", html.unescape(text))] == []


@pytest.mark.parametrize("view", CHOSEN)
def test_before_the_answer_all_choices_are_alike(view: View):
    buttons = re.findall(r"<button.*?</button>", opened("practice", **link.written(view)).slots["choices"])
    bare = {re.sub(r">.*<", "><", re.sub(r"&quot;\d&quot;}", "", each)) for each in buttons}
    assert len(buttons) == len(question_of(view).question.choices)
    assert len(bare) == 1
    assert "lead" not in opened("practice", **link.written(view)).slots
    assert practice_page.way(view) is None
    assert "data-right" not in opened("practice", **link.written(view)).slots["score"]


# ---- after the answer ----


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("view", CHOSEN)
def test_after_the_answer_it_says_which_choice_is_right_and_why(view: View, lang: str):
    question = question_of(view).question
    words = {"en": ("Right.", "Not right.", "(your answer)"), "de": ("Richtig.", "Nicht richtig.", "(deine Antwort)")}[lang]
    for place in answers(view):
        screen = opened("practice", **link.written(view.but(lang=lang, answer=place)))
        buttons = re.findall(r"<button.*?</button>", screen.slots["choices"])
        right = int(place) == question.right
        assert [i for i, each in enumerate(buttons) if 'class="right"' in each and ">check<" in each] == [question.right]
        assert [i for i, each in enumerate(buttons) if 'class="wrong"' in each and ">close<" in each] == [int(place)] * (
            not right
        )
        assert [i for i, each in enumerate(buttons) if words[2] in each] == [int(place)]
        assert not SETS.search(screen.slots["choices"])
        lead = screen.slots["lead"]
        assert (words[0] if right else words[1]) in lead
        assert ("✓" if right else "✗") in lead
        assert re.search(r"\d", lead), lead
        assert f'data-right="{str(right).lower()}"' in screen.slots["score"]
        texts = [re.sub(r"<[^>]*>", "", each).replace(words[2], "").strip() for each in buttons]
        kept = screen.pieces["score"].answered
        wanted = [re.sub(r"^(check|close) ", "", texts[at]).replace("\u00a0", " ") for at in (int(place), question.right)]
        assert [kept["answer"], kept["right_answer"]] == [html.unescape(text) for text in wanted]
        assert kept["kind"] in screen.slots["asked"]


@pytest.mark.parametrize("view", CHOSEN)
def test_a_link_leads_to_a_step_that_teaches_it(view: View):
    label, page, values = practice_page.way(view.but(answer="0"))
    assert page in menu.PAGES
    assert link.read(values)[1] == []
    assert int(values.get("step", 1)) <= menu.STEPS_UP_TO
    assert ("step" in label) == ("step" in values)


def test_turning_to_another_question_empties_the_answer():
    for number, level in itertools.product((1, 7, QUESTIONS), LEVELS):
        screen = opened("practice", question=number, level=level, answer="1", quiz=999_999)
        onward = "onward_now" if "onward_now" in screen.slots else "onward"
        sets = [html.unescape(text) for slot in ("quiz", onward) for text in SETS.findall(screen.slots[slot])]
        besides = html.unescape(re.search(r'data-besides="([^"]*)"', screen.slots["quiz"]).group(1))
        for each in (*sets, besides):
            assert json.loads(each)["answer"] == ""
            assert link.read(json.loads(each))[1] == []
        assert len(sets) == 2 + 1 + (1 if number == 1 else 2)


@pytest.mark.parametrize(
    ("lang", "place", "following", "more", "new"),
    [
        ("en", "Question {} of {}", "Next", "5 more questions", "Next quiz"),
        ("de", "Frage {} von {}", "Weiter", "5 weitere Fragen", "Nächstes Quiz"),
    ],
)
def test_a_quiz_opens_with_five_questions_and_offers_five_more_after_each_fifth(
    lang: str, place: str, following: str, more: str, new: str
):
    for number in range(1, QUESTIONS + 1):
        at = opened("practice", question=number, lang=lang)
        offered = next(count for count in (5, 10, 15, 20) if number <= count)
        assert prose(at, "quiz").startswith(place.format(number, offered))
        *_, label = at_foot = buttons(at.slots["onward"])
        assert label == (new if number == QUESTIONS else more if number == offered else following)
        goes = {name: value for name, value in at_foot[label].items() if name in ("quiz", "question")}
        assert goes == ({"quiz": "1", "question": "1"} if number == QUESTIONS else {"question": str(number + 1)})
        assert at.pieces["score"].answered["offered"] == str(offered)


def test_the_next_quiz_draws_from_the_latest_kinds_and_the_same_quiz_from_its_own():
    at = opened("practice", question=QUESTIONS)
    quiz = buttons(at.slots["quiz"])
    assert quiz["New quiz"]["quiz_version"] == str(practice.LATEST)
    assert buttons(at.slots["onward"])["Next quiz"]["quiz_version"] == str(practice.LATEST)
    assert "quiz_version" not in quiz["2"]


def test_a_quiz_of_no_version_is_said_and_version_1_stands():
    at = wiring.opened("practice", quiz=41, quiz_version=99)
    assert "quiz_version=99" in wiring.notices(at)
    assert wiring.linked(at) == {"quiz": "41"}


@pytest.mark.parametrize("wrong", ["banana", "4", "-1", "1.0", "01", " 1 x", "<b>1</b>", "=1+1", "½"])
def test_an_answer_that_is_none_gets_a_sentence_and_the_question_stays_open(wrong: str):
    view = first_of("colder")
    plain, screen = (opened("practice", **link.written(view.but(answer=text))) for text in ("", wrong))
    assert "this question must be the number of a choice, counted from 0" in html.unescape(screen.slots["ignored"])
    assert "<b>1" not in screen.slots["ignored"]
    assert screen.slots["choices"] == plain.slots["choices"]
    assert "lead" not in screen.slots
    assert "data-answer" not in screen.slots["score"]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_bad_values_are_said_and_the_first_question_stands(lang: str):
    bad = {"quiz": "banana", "level": "4", "question": "21", "practice_temperature": "-1", "bars": "x"}
    at = wiring.opened("practice", lang=lang, **bad)
    notices = wiring.notices(at)
    assert [f"{name}={text}" in notices for name, text in bad.items()] == [True] * len(bad)
    assert wiring.linked(at) == ({} if lang == "en" else {"lang": lang})
    assert opened("practice", **bad, lang=lang).slots == opened("practice", lang=lang).slots
    wiring.draws(at, "practice")


def test_a_link_to_the_step_stands_on_the_page_with_the_answer_only():
    view = first_of("colder")
    links = [wiring.opened("practice", **link.written(view.but(answer=text))).get("page_link") for text in ("", "0", "x")]
    assert [len(each) for each in links] == [0, 1, 0]
    assert links[1][0].proto.query_string == "step=4&temperature=0.5&v=1"


# ---- what is on screen ----


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


def test_the_pictures_of_a_question_fit_a_phones_screen():
    for view in (each.values[0] for each in VIEWS):
        question: Question = question_of(view).question
        assert 3 <= len(question.scene.words) <= 8
        assert len(question.choices) <= 4


def test_the_page_offers_no_draw_since_the_seed_says_nothing_to_it():
    assert "seed" not in opened("practice").slots["actions"]


def test_one_effective_key_that_is_right_is_not_explained_as_a_wrong_count():
    views = [View(topics="unscaled", quiz=quiz) for quiz in range(40)]
    ones = [view for view in views if (asked := question_of(view).question).choices[asked.right] == 1.0]
    assert ones
    for view in ones:
        assert question_of(view.but(answer=str(question_of(view).question.right))).explains.endswith("e^0.00 = 1.0.")
