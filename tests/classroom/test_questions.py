"""What a class can be asked: how answers are read and judged, and the bars that they make."""

import contextlib
from collections import Counter

import pytest

from attn_core import practice
from attn_core.mistakes import MISTAKES
from pages.classroom import mistakes, questions
from pages.classroom.rules import ClassError
from pages.lessons import packing
from pages.view import link

VIEW = {"page": "explore", "link": "mask=causal&query=3", "boards": ["heatmaps"], "title": ""}
BUGS = "which_bug", "todays_bug"  # kinds whose choices are mistakes


def counts(results):
    """Return label → count of bars."""
    return {bar["label"]: bar["count"] for bar in results["bars"]}


@pytest.mark.parametrize("kind", practice.KINDS)
def test_every_kind_of_practice_can_be_asked_answered_and_counted(kind):
    """Without its solution in what is drawn, and with one bar for each choice."""
    level = practice.KINDS[kind].levels[-1]
    asked = questions.asked({"kind": "practice", "link": questions.of_kind(kind, level, 5)})
    view = link.from_query(asked["view"]["link"], "practice")
    question = practice.question(view.quiz, view.level, view.question, view.quiz_version)
    assert (question.kind, view.answer) == (kind, "")
    if not question.choices:
        right = (
            str(question.fact("needed"))
            if asked["answered_by"] == "temperature"
            else "_".join(str(round(100 * share)) for share in question.fact("row"))
        )
        assert questions.is_right(asked, questions.answer(asked, right))
        assert questions.results(asked, {"a": right})["count"] == 1
        return
    answers = {f"s{place}": str(place) for place in range(4)} | {"s9": str(question.right)}
    results = questions.results(asked, answers)
    assert [bar["count"] for bar in results["bars"]] == [1 + (place == question.right) for place in range(4)]
    assert [bar["right"] for bar in results["bars"]] == [place == question.right for place in range(4)]
    assert (results["count"], results["right"]) == (5, 2)
    for wrong in ("4", "-1", "x", "", "1.0"):
        with pytest.raises(ClassError):
            questions.answer(asked, wrong)


def test_a_wrong_choice_that_is_a_known_mistake_is_named_as_such():
    named = Counter(
        (kind, name)
        for kind in mistakes.OF_KIND
        for level in practice.KINDS[kind].levels
        for draw in range(6)
        for name in questions.asked({"kind": "practice", "link": questions.of_kind(kind, level, draw)})["mistakes"]
        if name and kind not in BUGS
    )
    assert {*named} == {
        ("divisor", "model_scale"),
        ("divisor", "no_scaling"),
        ("mask_polarity", "mask_swapped"),
        ("weights_shape", "wrong_axis"),
        ("causal_row", "mask_after_softmax"),
        ("hidden_key", "mask_after_softmax"),
        ("dot_product", "no_scaling"),
        ("swapped_words", "no_positions"),
        ("sink_share", "sink_left_out"),
    }
    assert {name for _, name in named} <= {*MISTAKES}


@pytest.mark.parametrize("kind", BUGS)
def test_each_wrong_choice_of_a_bug_is_that_bug(kind):
    for level in practice.KINDS[kind].levels:
        asked = questions.asked({"kind": "practice", "link": questions.of_kind(kind, level, 2)})
        link_of = link.from_query(asked["view"]["link"], "practice")
        choices = practice.question(link_of.quiz, level, link_of.question, link_of.quiz_version).choices
        right = int(asked["right"])
        assert asked["mistakes"] == [name if place != right else "" for place, name in enumerate(choices)]


def test_a_word_of_the_sentence_is_chosen_among_those_that_the_class_sees():
    """As they are labelled; the right one is named by the teacher, in whatever case."""
    shown = {**VIEW, "link": "text=A+bat+saw+a+Kite"}
    asked = questions.asked({"kind": "word", "text": "Which word flies?", "right": "KITE", **shown})
    assert (asked["choices"], asked["right"]) == (["A·0", "bat", "saw", "a·3", "Kite"], "4")
    assert [questions.is_right(asked, questions.answer(asked, text)) for text in ("4", "1")] == [True, False]
    assert questions.asked({"kind": "word", "text": "Which?", **shown})["right"] == ""
    cross = {**VIEW, "link": "kind=cross&text2=one+two"}
    assert questions.asked({"kind": "word", "text": "Which?", **cross})["choices"] == ["one", "two"]


def test_numbers_are_read_with_a_point_or_a_comma_and_stand_in_a_histogram():
    asked = questions.asked({"kind": "number", "text": "How large is √16?", "right": "4"})
    given = {f"s{place}": questions.answer(asked, text) for place, text in enumerate(["4", "4,0", "8", "2.5", "−1"])}
    assert [*given.values()] == ["4", "4", "8", "2.5", "-1"]
    results = questions.results(asked, given)
    assert (results["right"], sum(bar["count"] for bar in results["bars"])) == (2, 5)
    assert [bar["count"] for bar in results["bars"] if bar["right"]] == [2]
    for wrong in ("", "four", "nan", "1e999"):
        with pytest.raises(ClassError):
            questions.answer(asked, wrong)


EXTREME = ("1e308", "-1e308", "inf", "-inf", "nan", "1e-400", "5e-324", "-0", "1e12", "-1e12", "999999999999.9", "1e12001")
EXTREME += ("0.12345678901234", "1_0", "٣", "1000000000001", "0x10", "9" * 309, "−1e300")


def test_numbers_are_kept_as_they_were_checked_and_whatever_is_answered_has_a_histogram():
    """Also the question's own: its right answer, and that of a lesson with its tolerance."""
    asked, given = questions.asked({"kind": "number", "text": "How large?", "right": "4"}), {}
    for place, text in enumerate((*EXTREME, *map(str, range(9)))):
        with contextlib.suppress(ClassError):
            given[str(place)] = questions.answer(asked, text)
    assert len(given) > 10
    for kept in given.values():
        assert questions.answer(asked, kept) == kept
        assert abs(float(kept)) <= 1e12
    for right in given.values():
        results = questions.results({**asked, "right": right}, given)
        assert sum(bar["count"] for bar in results["bars"]) == len(given)
        assert max(len(bar["label"]) for bar in results["bars"]) < 45
        assert results["right"] >= 1
    for text in set(EXTREME) - {EXTREME[int(place)] for place in given if int(place) < len(EXTREME)}:
        with pytest.raises(ClassError):
            questions.asked({"kind": "number", "text": "How large?", "right": text})


def test_one_absurd_number_does_not_put_all_others_into_one_bar():
    asked = questions.asked({"kind": "number", "text": "How large?", "right": "4"})
    given = {str(place): questions.answer(asked, str(place / 4)) for place in range(40)} | {"rogue": "1e12"}
    bars = questions.results(asked, given)["bars"]
    assert sum(bar["count"] for bar in bars) == 41
    assert max(bar["count"] for bar in bars) < 10
    assert (bars[0]["label"][:5], bars[-1]["label"][-7:]) == ("up to", "or more")


def test_the_number_of_a_lesson_is_kept_as_it_stands_or_refused():
    def asked(line: str) -> dict[str, object]:
        text = f"# A lesson\n\nAbout it.\n\n## A part\nlink: /explore\n\n? How large?\n= {line}\n"
        return questions.asked({"kind": "lesson", **VIEW, "link": f"lesson={packing.pack(text)}&part=1"})

    kept = asked("1234567 ± 0.1")
    assert (kept["right"], kept["apart"]) == ("1234567", 0.1)
    for line in ("1e30", "3 ± 1e30"):
        with pytest.raises(ClassError):
            asked(line)


@pytest.mark.parametrize(
    "said",
    [
        *(
            {"kind": "word", **each}
            for each in ({"link": "text=A+bat", "right": "kite"}, {"link": "text=bat"}, {"page": ""})
        ),
        *({"kind": "largest", **each} for each in ({"page": "masks", "boards": ["lead"]}, {"link": "text="})),
        {"kind": "share", "page": "sharpness", "boards": ["five"]},
    ],
)
def test_words_and_weights_that_are_not_on_screen_are_not_asked_for(said: dict[str, object]):
    with pytest.raises(ClassError):
        questions.asked({**VIEW, "text": "Which?", **said})


def test_clicked_cells_are_counted_and_named_by_their_words():
    asked = questions.asked({"kind": "cell", "text": "Where is the largest weight?", "right": "1,0", **VIEW})
    given = {mark: questions.answer(asked, text) for mark, text in {"a": "1,0", "b": "1,0", "c": "2,2"}.items()}
    results = questions.results(asked, given)
    assert results["cells"] == [[1, 0, 2], [2, 2, 1]]
    assert counts(results) == {"bat → The·0": 2, "flew → flew": 1}
    assert results["right"] == 2
    for wrong in ("", "1", "1,x", "64,0", "-1,0", "1,0,0"):
        with pytest.raises(ClassError):
            questions.answer(asked, wrong)


def test_free_texts_are_alike_but_for_case_spaces_and_punctuation_at_the_end():
    same = ("It hides keys", " it  HIDES keys. ", "It hides keys …", "it hides keys?!")
    assert {questions.alike(text) for text in same} == {"it hides keys"}
    others = ("It hides, keys", "It hides keys)", "C#", "C", "50 %", "50", "?", "!")
    assert len({questions.alike(text) for text in others}) == len(others)
    assert questions.written({"a": "C.", "b": "d", "c": "c", "d": "C."}) == [("C.", ["a", "c", "d"]), ("d", ["b"])]
