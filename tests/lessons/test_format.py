"""A lesson's file: its content, and all its errors with line and reason."""

import re
from pathlib import Path

import pytest

from pages.lessons import format, goals, part_link
from pages.lessons.format import parse
from pages.lessons.questions import Question
from pages.view.link import view
from pages.view.settings import CONTROLS

EXAMPLE = Path(__file__).with_name("example.md")
HEAD = "# Title\n\n## Part\n"
LINK = "link: /masks?step=1\n"
ASKED = HEAD + LINK + "? Which?\n"


def wrong(text: str) -> list[tuple[int, str]]:
    """Return the errors of a text: lines, and the beginnings of the reasons."""
    return [(each.line, each.reason) for each in parse(text)[1]]


def expect(text: str, *faults: tuple[int, str]) -> None:
    """Expect these faults, each with its line and words of its reason, and no others."""
    found = wrong(text)
    assert [line for line, _ in found] == [line for line, _ in faults], found
    assert all(reason in told for (_, reason), (_, told) in zip(faults, found, strict=True)), found


# ---- what is read ----


def test_the_example_of_the_document_is_the_one_that_is_read_here():
    text = EXAMPLE.read_text(encoding="utf-8")
    document = EXAMPLE.parents[2] / "docs/lessons.md"
    assert re.findall(r"```markdown\n(# .*?)```", document.read_text(encoding="utf-8"), re.DOTALL) == [text]
    lesson, faults = parse(text)
    assert faults == []
    assert (lesson.title, lesson.about) == ("Sharp and soft", "How the temperature decides between one word and many.")
    assert [part.page for part in lesson.parts] == ["sharpness", "sharpness", "masks", "masks", "explore"]
    first, second, third, fourth, last = lesson.parts
    assert first.values == (("step", "4"), ("query", "3"), ("projections", "previous"), ("temperature", "4"))
    assert (first.question.number, first.hint[:22]) == ((77, 5), "It is the longest bar:")
    assert (second.question.goal, third.question.goal) == (
        goals.Goal("effective_keys", ">=", 5, goals.Extreme("temperature", least=True)),
        goals.Goal("mask", "=", "causal"),
    )
    assert (fourth.question.choices, fourth.question.right) == (("flew", "cave", "out"), 2)
    assert fourth.explanation == "“cave” comes after “out”, so the mask hides it."
    assert (last.values, last.question) == ((("temperature", "0.3"), ("query", "3")), None)
    for end in ("\r\n", "\r", "\n"):
        assert parse(text.replace("\n", end)) == parse("\ufeff" + text.replace("\n", end)) == (lesson, [])


@pytest.mark.parametrize(
    ("address", "page", "values"),
    [
        ("/", "explore", {}),
        ("/?temperature=2", "explore", {"temperature": "2"}),
        ("/masks/", "masks", {}),
        ("/order_and_batch?step=all", "order_and_batch", {"step": "all"}),
        ("/masks?mask=causal&mask=none", "masks", {"mask": "none"}),
        ("http://127.0.0.1:8501/masks?step=2", "masks", {"step": "2"}),
        ("https://school.example.org/tools/attention/heads?heads=4", "heads", {"heads": "4"}),
        ("/masks?lesson=x&part=3&lesson_answer=2&display=projector&v=1&embed=true&query=3", "masks", {"query": "3"}),
        ("/start?text=a+b%20c", "start", {"text": "a b c"}),
    ],
)
def test_a_link_is_a_page_of_this_app_with_its_names(address: str, page: str, values: dict[str, str]):
    assert part_link.read(address) == (page, values, [])


@pytest.mark.parametrize(
    ("goal", "page", "link", "reached"),
    [
        ("temperature <= 0.5", "sharpness", {"temperature": "0.5"}, True),
        ("temperature ≤ 0.5", "sharpness", {"temperature": "0.55"}, False),
        ("learn_temperature < 1", "sharpness", {"temperature": "0.9"}, True),
        ("mask = causal", "masks", {"mask": "causal"}, True),
        ("mask=causal", "masks", {}, False),
        ("positions = false", "explore", {"positions": "false"}, True),
        ("largest weight >= 55 %", "start", {}, True),
        ("Largest Weight > 0.57", "start", {}, False),
        ("largest weight >= 0.86", "masks", {"query": "3", "mask": "causal"}, True),
        ("largest weight >= 0.86", "masks", {"query": "3"}, False),
        ("effective keys < 1.2", "explore", {"query": "3", "head_size": "128", "scale": "none"}, True),
        ("effective keys < 1.2", "explore", {"query": "3", "head_size": "128"}, False),
        ("largest weight > 0", "explore", {"text": ""}, False),
    ],
)
def test_a_goal_is_reached_where_the_page_shows_it(goal: str, page: str, link: dict[str, str], reached: bool):
    assert goals.parse(goal, page).is_reached(page, view(link, page)) is reached


EXTREMES = (  # a goal on a page, its link, and a name with values at which the goal is reached or isn't
    ("effective keys >= 5, smallest temperature", "sharpness", {"step": "4", "query": "3", "projections": "previous"}),
    ("effective keys <= 3, largest temperature", "explore", {"projections": "random", "query": "2"}),
    ("largest weight <= 0.5, smallest temperature", "start", {}),
)


@pytest.mark.parametrize(("goal", "page", "link"), EXTREMES, ids=lambda given: given if isinstance(given, str) else "")
def test_an_extreme_is_reached_at_the_first_stop_that_holds_and_at_no_other(goal: str, page: str, link: dict[str, str]):
    """Every stop is tried: from the smallest on, or from the largest on, one is the first, by the comparison alone."""
    plain, _, asked = goal.partition(", ")
    which, name = asked.split()
    stops = CONTROLS[name].offers
    holds, reached = (
        [goals.parse(text, page).is_reached(page, view(link | {name: f"{stop:g}"}, page)) for stop in stops]
        for text in (plain, goal)
    )
    first = holds.index(True) if which == "smallest" else len(holds) - 1 - holds[::-1].index(True)
    assert 0 < first < len(stops) - 1
    assert reached == [place == first for place in range(len(stops))]


@pytest.mark.parametrize(
    ("goal", "page", "reached", "beyond"),
    [("pull >= 0.6, smallest pull", "averaging", "1", "1.5"), ("mask_rounds <= 3, largest mask_rounds", "masks", "3", "2")],
)
def test_a_slider_with_even_steps_has_its_extreme_at_one_of_them(goal: str, page: str, reached: str, beyond: str):
    name = goal.partition(" ")[0]
    found = [goals.parse(goal, page).is_reached(page, view({name: text}, page)) for text in (reached, beyond)]
    assert found == [True, False]


@pytest.mark.parametrize(
    ("answer", "right"),
    [
        *[("77", True), ("76", True), ("75.9", False), ("78,0", True), (" 77 % ", True), ("0.77", False), ("", False)],
        *[("nan", False), ("inf", False), ("1e999", False), ("٧٧", False), ("7" * 100, False), ("77x", False)],
    ],
)
def test_a_number_is_right_within_its_distance(answer: str, right: bool):
    question = parse(ASKED + "= 77 ± 1")[0].parts[0].question
    assert question.is_right(answer) is right


def test_a_share_may_be_answered_in_percent():
    for text in ("= 0.25 +- 0.01", "= 0,25 +/- 0,01"):
        question = parse(ASKED + text)[0].parts[0].question
        assert [answer for answer in ("0.25", "25 %", "25", "0,26", "26,5%") if question.is_right(answer)] == [
            *("0.25", "25 %", "0,26"),
        ]
    percent = parse(ASKED + "= 25 % ± 1")[0].parts[0].question
    assert [answer for answer in ("25", "25 %", "26", "0.25", "27") if percent.is_right(answer)] == ["25", "25 %", "26"]
    assert parse(ASKED + "= −3")[0].parts[0].question.is_right("-3")


# ---- what is wrong ----


def test_a_free_text_has_no_right_answer():
    for line in ("= text", "=Text"):
        lesson, faults = parse(f"{ASKED}{line}\n! Because.")
        assert (lesson.parts[0].question, faults) == (Question("Which?", free=True), [])
    assert not lesson.parts[0].question.is_right("Which?")


def test_everything_that_is_wrong_is_told_at_once_in_the_order_of_its_lines():
    text = "No title\n\n## One\nlink: /nowhere?temperature=99\n? Which?\n- [x] a\n- [x] a\n- [ ]\n\n"
    text += "## Two\nlink: javascript:alert(1)\n\n##\n### Three\n- a list\n! because\n"
    expect(
        text,
        (1, "begins with its title"),
        *((4, "There is no page “nowhere”"), (4, "temperature=99: it must be a number from 0 to 20")),
        *((7, "Two choices"), (7, "is there already"), (8, "This choice is empty")),
        *((11, "A link is a page of this app"), (13, "has no title"), (13, "has no link")),
        *((14, "two levels of titles"), (15, "A lesson has no lists"), (16, "this part asks none")),
    )


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (HEAD, 3, "This part has no link"),
        (HEAD + "link: masks", 4, "A link is a page"),
        (HEAD + "link: /write_lesson", 4, "There is no page “write_lesson”"),
        (HEAD + "link: http://[", 4, "A link is a page"),
        (HEAD + "link: /masks?multiplier=8", 4, "the page masks has no such setting, but the page sharpness does."),
        (HEAD + "link: /masks?color=red", 4, "The link says color=red: there is no such setting."),
        (HEAD + "link: /?step=2", 4, "step=2: the page explore has no steps."),
        (HEAD + "link: /masks?step=6", 4, "step=6: it must be one of 1, 2, 3, 4, 5, all."),
        (HEAD + "link: /masks?step=5", 4, "step=5: the page masks has steps 1 to 4."),
        (HEAD + "link: /masks?" + "&".join(f"a{i}=1" for i in range(300)), 4, "A link is a page"),
        (HEAD + LINK + "\n" + LINK, 6, "this is its second"),
        (HEAD + LINK + "# Again", 5, "A lesson has one title"),
        (ASKED, 5, "The question has no answer"),
        (ASKED + "= text\n- [x] a\n- [ ] b", 7, "answered in one way"),
        (ASKED + "= text\n= text", 7, "this is its second"),
        (ASKED + "= text\n~ Look", 7, "A hint is shown after a wrong answer"),
        (HEAD + LINK + "?\n= 1", 5, "The question is empty"),
        (HEAD + LINK + "= 1", 5, "An answer needs its question"),
        (ASKED + "= 1 ± -1", 6, "is not a number"),
        (ASKED + "= nan", 6, "is not a number"),
        (ASKED + "= 1\n- [x] a\n- [ ] b", 7, "answered in one way"),
        (ASKED + "- [ ] a\n- [ ] b", 6, "No choice is marked as right"),
        (ASKED + "- [x] a", 6, "There is only one choice"),
        (ASKED + "\n".join(f"- [{'x' * (i == 0)}] {i}" for i in range(9)), 14, "9 choices: at most 8"),
        (ASKED + "= 1\n\nAnd more text.", 8, "Sentences come before the question"),
        (ASKED + "goal: win", 6, "is no goal"),
        (ASKED + "goal: largest weight >", 6, "is no goal"),
        (ASKED + "= 1 2", 6, "is not a number"),
        (ASKED + "goal: banana = 3", 6, "is no goal"),
        (ASKED + "goal: head_size = 3", 6, "The names of this page are text, mask"),
        (ASKED + "goal: temperature < 3", 6, "is no goal here"),
        (HEAD + "link: /practice\n? Which?\ngoal: win", 6, "This page has no goals."),
        (ASKED + "goal: mask = causal\n~ Look.", 7, "A hint is shown after a wrong answer"),
        (HEAD + LINK + "~ Look.", 5, "A hint is shown after a wrong answer"),
        (ASKED + "= 1\n~ Look.\n\n~ Again.", 9, "A part has one hint: this is its second."),
        (ASKED + "= 1\n~ " + "x" * 401, 7, "A hint has 401 characters: at most 400"),
        (ASKED + "goal: mask = banana", 6, "mask=banana: it must be one of none, causal"),
        (ASKED + "goal: mask <= causal", 6, "mask is not a number"),
        (ASKED + "goal: mask = none", 6, "reaches the goal already"),
        (HEAD + "link: /sharpness?step=1\n? Which?\ngoal: effective keys > 1", 6, "reaches the goal already"),
        (ASKED + "goal: mask = causal, tiny window", 6, "not for “tiny window”. On this page it can be one of"),
        (ASKED + "goal: mask = causal, smallest banana", 6, "After its comma a goal asks for the smallest or the largest"),
        (ASKED + "goal: mask = causal, smallest", 6, "After its comma a goal asks for the smallest or the largest"),
        (
            HEAD + f"link: /explore?text={'a+' * 70}\n? Which?\ngoal: effective keys > 1, smallest temperature",
            6,
            "at most 64 tokens",
        ),
        (HEAD + "link: /loops\n? Which?\ngoal: largest weight > 0.5", 6, "shows no selected row"),
        (HEAD + LINK + "[x](http://example.org)", 5, "must lead to https://"),
        (HEAD + LINK + "[bank](https://bank.example@evil.example/)", 5, "must lead to https://"),
        (HEAD + LINK + "a\x00b", 5, "U+0000"),
        (HEAD + LINK + "caf\ufffd", 5, "save the file as UTF-8"),
        (HEAD + LINK + "x" * 1501, 5, "The text of a part has 1501 characters: at most 1500"),
        ("# " + "x" * 101 + "\n## Part\n" + LINK, 1, "A title has 101 characters: at most 100"),
        ("# T\n" + f"## Part\n{LINK}" * 51, 102, "The lesson has 51 parts: at most 50"),
        ("# T\nabout\n\nmore\n## P\n" + LINK, 4, "may come before the first part"),
    ],
)
def test_a_fault_is_told_with_its_line_and_its_reason(text: str, line: int, reason: str):
    expect(text, (line, reason))


def test_a_text_that_is_too_long_is_read_up_to_its_bound():
    text = f"# T\n## P\n{LINK}" + "\n".join(["word"] * 10_000)
    found = wrong(text)
    assert (4015 > found[-1][0] > 3900, "at most 20000" in found[-1][1]) == (True, True)
    assert len(parse("## x\n" * 100_000)[0].parts) <= 50
    assert len(wrong("# T\n" + "## P\n" * 200)) == format.MOST_ERRORS  # no more are told than anybody reads
