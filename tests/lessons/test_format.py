"""A lesson's file: its content, and all its errors with line and reason."""

from pathlib import Path

import pytest

from pages.lessons import blocks, format, goals, part_link
from pages.lessons.format import Lesson, parse
from pages.text import languages
from pages.view.link import view
from tests.forged import Forger

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


def test_the_example_of_the_document_is_read():
    lesson, faults = parse(EXAMPLE.read_text(encoding="utf-8"))
    assert faults == []
    assert (lesson.title, lesson.about) == ("Sharp and soft", "How the temperature decides between one word and many.")
    assert [part.title for part in lesson.parts] == [
        *("One word wins", "Make it softer", "Hide the future", "What is left", "The end"),
    ]
    assert [part.page for part in lesson.parts] == ["sharpness", "sharpness", "masks", "masks", "explore"]
    assert lesson.parts[0].values == (
        ("step", "4"),
        ("query", "3"),
        ("projections", "previous"),
        ("temperature", "4"),
    )
    assert lesson.parts[0].sentences == (
        "The picture shows the row of **out**: how much of its attention each word gets. More in "
        "[the paper](https://arxiv.org/abs/1706.03762).",
    )
    assert lesson.parts[0].question.number == (77, 5)
    assert lesson.parts[0].hint == "It is the longest bar: read its length from the axis."
    assert lesson.parts[1].question.goal == goals.Goal("effective_keys", ">=", 5)
    assert lesson.parts[2].question.goal == goals.Goal("mask", "=", "causal")
    assert (lesson.parts[3].question.choices, lesson.parts[3].question.right) == (("flew", "cave", "out"), 2)
    assert lesson.parts[3].explanation == "“cave” comes after “out”, so the mask hides it."
    assert lesson.parts[4].values == (("temperature", "0.3"), ("query", "3"))
    assert lesson.parts[4].question is None


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
@pytest.mark.parametrize("start", ["", "\ufeff"])
def test_every_end_of_line_and_a_byte_order_mark_are_read_alike(end: str, start: str):
    text = EXAMPLE.read_text(encoding="utf-8")
    assert parse(start + text.replace("\n", end)) == parse(text)


@pytest.mark.parametrize(
    ("address", "page", "values"),
    [
        ("/", "explore", {}),
        ("/?temperature=2", "explore", {"temperature": "2"}),
        ("/masks/", "masks", {}),
        ("/self_and_cross?step=3", "self_and_cross", {"step": "3"}),
        ("/order_and_batch?step=all", "order_and_batch", {"step": "all"}),
        ("/loops?step=1", "loops", {"step": "1"}),
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
        ("temperature <= 0.5", "sharpness", {"learn_temperature": "0.5"}, True),
        ("temperature ≤ 0.5", "sharpness", {"temperature": "0.55"}, False),
        ("learn_temperature < 1", "sharpness", {"temperature": "0.9"}, True),
        ("projections = random", "masks", {"projections": "random"}, True),
        ("mask = causal", "masks", {"mask": "causal"}, True),
        ("mask=causal", "masks", {}, False),
        ("positions = false", "explore", {"positions": "false"}, True),
        ("largest weight >= 55 %", "start", {}, True),
        ("Largest Weight > 0.57", "start", {}, False),
        ("largest weight >= 0.86", "masks", {"query": "3", "mask": "causal"}, True),
        ("largest weight >= 0.86", "masks", {"query": "3"}, False),
        ("largest weight = 1", "masks", {"query": "1", "mask_painted": "1-1_1-2_1-3_1-4_1-5_1-6"}, True),
        ("effective keys < 1.2", "explore", {"query": "3", "head_size": "128", "scale": "none"}, True),
        ("effective keys < 1.2", "explore", {"query": "3", "head_size": "128"}, False),
        ("largest weight > 0", "explore", {"text": ""}, False),
    ],
)
def test_a_goal_is_reached_where_the_page_shows_it(goal: str, page: str, link: dict[str, str], reached: bool):
    assert goals.parse(goal, page).is_reached(page, view(link, page)) is reached


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


def test_an_empty_text_says_what_a_lesson_begins_with():
    for text in ("", "\n\n", "  \r\n\t"):
        expect(text, (1, "begins with its title"), (1, "There is no part"))


def test_everything_that_is_wrong_is_told_at_once_in_the_order_of_its_lines():
    text = """No title

## One
link: /nowhere?temperature=99
text
? Which?
- [x] a
- [x] a
- [ ]

## Two
link: javascript:alert(1)
? How much?
= much

##
### Three
- a list
! because
"""
    expect(
        text,
        (1, "begins with its title"),
        *((4, "There is no page “nowhere”"), (4, "temperature=99: it must be a number from 0 to 20")),
        *((8, "Two choices"), (8, "is there already"), (9, "This choice is empty")),
        *((12, "A link is a page of this app"), (14, "“= much” is not a number")),
        *((16, "has no title"), (16, "has no link"), (17, "two levels of titles"), (18, "A lesson has no lists")),
        (19, "this part asks none"),
    )


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (HEAD, 3, "This part has no link"),
        (HEAD + "link: masks", 4, "A link is a page"),
        (HEAD + "link: /lessons", 4, "There is no page “lessons”"),
        (HEAD + "link: /write_lesson", 4, "There is no page “write_lesson”"),
        (HEAD + "link: http://[", 4, "A link is a page"),
        (
            HEAD + "link: /masks?multiplier=8",
            4,
            "The link says multiplier=8: the page masks has no such setting, but the page sharpness does.",
        ),
        (HEAD + "link: /masks?color=red", 4, "The link says color=red: there is no such setting."),
        (HEAD + "link: /order_and_batch?step=4", 4, "step=4: the page order_and_batch has steps 1 to 3."),
        (HEAD + "link: /?step=2", 4, "step=2: the page explore has no steps."),
        (HEAD + "link: /masks?step=5", 4, "step=5: it must be one of 1, 2, 3, 4, all."),
        (HEAD + "link: /masks?" + "&".join(f"a{i}=1" for i in range(300)), 4, "A link is a page"),
        (HEAD + LINK + "\n" + LINK, 6, "this is its second"),
        (HEAD + LINK + "# Again", 5, "A lesson has one title"),
        (ASKED, 5, "The question has no answer"),
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
        (ASKED + "goal: largest weight", 6, "is no goal"),
        (ASKED + "goal: largest weight >", 6, "is no goal"),
        (ASKED + "= 1 ±", 6, "is not a number"),
        (ASKED + "= ±±", 6, "is not a number"),
        (ASKED + "= 1 2", 6, "is not a number"),
        (ASKED + "goal: banana = 3", 6, "is no goal"),
        (ASKED + "goal: part = 3", 6, "is no goal"),
        (
            ASKED + "goal: head_size = 3",
            6,
            "The names of this page are text, mask",
        ),
        (ASKED + "goal: temperature < 3", 6, "is no goal here"),
        (HEAD + "link: /practice\n? Which?\ngoal: win", 6, "This page has no goals."),
        (ASKED + "goal: mask = causal\n~ Look.", 7, "A hint is shown after a wrong answer"),
        (HEAD + LINK + "~ Look.", 5, "A hint is shown after a wrong answer"),
        (ASKED + "= 1\n~ Look.\n\n~ Again.", 9, "A part has one hint: this is its second."),
        (ASKED + "= 1\n~ " + "x" * 401, 7, "A hint has 401 characters: at most 400"),
        (ASKED + "goal: mask = banana", 6, "mask=banana: it must be one of none, causal"),
        (ASKED + "goal: mask <= causal", 6, "mask is not a number"),
        (ASKED + "goal: mask = none", 6, "reaches the goal already"),
        (HEAD + "link: /loops\n? Which?\ngoal: largest weight > 0.5", 6, "shows no selected row"),
        (HEAD + LINK + "[x](http://example.org)", 5, "must lead to https://"),
        (HEAD + LINK + "[x](javascript:alert(1))", 5, "must lead to https://"),
        (HEAD + LINK + "[bank](https://bank.example@evil.example/)", 5, "must lead to https://"),
        (HEAD + LINK + "[x](https://localhost)", 5, "must lead to https://"),
        (HEAD + LINK + "a\x00b", 5, "U+0000"),
        (HEAD + LINK + "a\u202eb", 5, "U+202E"),
        (HEAD + LINK + "caf\ufffd", 5, "save the file as UTF-8"),
        (HEAD + LINK + "x" * 1501, 5, "The text of a part has 1501 characters: at most 1500"),
        ("# " + "x" * 101 + "\n## Part\n" + LINK, 1, "A title has 101 characters: at most 100"),
        ("# T\n" + f"## Part\n{LINK}" * 51, 102, "The lesson has 51 parts: at most 50"),
        ("# T\nabout\n\nmore\n## P\n" + LINK, 4, "may come before the first part"),
    ],
)
def test_a_fault_is_told_with_its_line_and_its_reason(text: str, line: int, reason: str):
    expect(text, (line, reason))


@pytest.mark.parametrize(
    ("line", "found"),
    [
        *[
            ("- [x] flew", ("x", "flew")),
            ("*[ ]out", ("", "out")),
            ("- [ X ] a [b] c", ("X", "a [b] c")),
            ("- []", ("", "")),
        ],
        *[("- [y] a", None), ("- [x a", None), ("+ [x] a", None), ("- a [x]", None), ("[x] a", None)],
    ],
)
def test_a_choice_has_a_mark_and_a_text(line: str, found: tuple[str, str] | None):
    assert blocks.choice(line) == found


def test_lines_that_go_on_are_one_text():
    found = blocks.blocks("? Which\nword\n\n- [x] a\nb\n- [ ] c", [])
    assert [(block.kind, block.line, block.text) for block in found] == [
        ("question", 1, "Which word"),
        ("choice", 4, "- [x] a b"),
        ("choice", 6, "- [ ] c"),
    ]


def test_a_text_that_is_too_long_is_read_up_to_its_bound():
    text = f"# T\n## P\n{LINK}" + "\n".join(["word"] * 10_000)
    found = wrong(text)
    assert (4015 > found[-1][0] > 3900, "at most 20000" in found[-1][1]) == (True, True)
    assert len(parse("## x\n" * 100_000)[0].parts) <= 50


def test_no_more_faults_are_told_than_anybody_reads():
    found = wrong("# T\n" + "## P\n" * 200)
    assert len(found) == format.MOST_ERRORS
    assert "more errors below" in found[-1][1]


@pytest.mark.parametrize("seed", range(60))
def test_whatever_a_file_holds_is_read_or_told(seed: int):
    """Pieces of lessons, shuffled, cut and doubled, and bytes that are no text: always a lesson and sentences."""
    forger = Forger(seed)
    pieces = [
        *EXAMPLE.read_text(encoding="utf-8").split("\n"),
        "\x00\ud800",
        "= = =",
        "- [x",
        "goal: = = 3",
        "link: ?",
        "**",
        "](",
    ]
    lines = [
        str(forger.choice(pieces)) + str(forger.choice(["", "\t", "±", "🦇", "#" * 7])) for _ in range(forger.below(80))
    ]
    lesson, faults = parse("\n".join(lines))
    assert isinstance(lesson, Lesson)
    assert all(isinstance(fault, blocks.Wrong) and fault.reason and fault.line >= 1 for fault in faults)


def test_reasons_speak_the_language_that_is_set():
    with languages.speaking("de"):
        assert wrong("")[0][1] == "Eine Lektion beginnt mit ihrem Titel: # und ein Leerzeichen, dann der Titel."
