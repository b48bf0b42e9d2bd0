"""Whatever is typed or sent: what reads it returns a value in range, or a sentence, in time linear in its length."""

import contextlib
import itertools
import json
import re
import sys
import time
from collections.abc import Callable, Iterator
from urllib.parse import urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from attn_core import cache
from pages.answers import answer, page_boards
from pages.classroom import questions
from pages.classroom.rules import ClassError
from pages.view import link, menu
from pages.view.settings import DEFAULTS, View
from tests.fuzz.readers import READERS, Read
from tests.link_format import WORD_OR

HOW = {"deadline": None, "database": None, "derandomize": True, "suppress_health_check": list(HealthCheck)}
PYTHON = re.compile(  # never in a sentence for people: classes, reprs, places in code
    r"Traceback|NoneType|<class|<[\w.]+ object at|\bself\.|Error\b|Exception|\.py\b|object is not|positional argument"
    r"|unhashable|\bint\(\)|float\(\)|codec can't|line \d+ column|list index|recursion|integer string"
)
UNKNOWN = "The server could not compute this view"  # the answer to an error of ours; the log has the details
ODD = "0-~_.&=%+#[]()*±:;,<>/\\\"'{}\n\x00\u0301\u200d\u2028\ud800é💥ﷺ٣ "


@some.composite
def nearly(draw, right: str) -> str:
    """Draw a text that a reader takes, with some of its signs repeated, replaced or left out."""
    for _ in range(draw(some.integers(0, 3))):
        place, width = draw(some.integers(0, len(right))), draw(some.integers(0, 3))
        piece = draw(some.text(ODD, max_size=3)) or right[place : place + width] * draw(some.sampled_from((0, 2, 40)))
        right = f"{right[:place]}{piece}{right[place + width :]}"
    return right


def refusal(read: Callable[[str], object], text: str) -> str:
    """Return the sentence with which a text is refused, "" where it is read; any other error is one of ours."""
    try:
        read(text)
    except UnicodeError:
        raise
    except (ValueError, ClassError) as rule:
        return str(rule).replace(text[:40], "") or pytest.fail("an error without a sentence")
    return ""


@pytest.mark.parametrize("name", READERS)
@settings(max_examples=12, **HOW)
@given(data=some.data())
def test_any_text_is_a_value_or_a_sentence(name: str, data: some.DataObject):
    read, rights = READERS[name]
    text = data.draw(some.sampled_from(rights).flatmap(nearly) | some.text() | some.floats().map(str))
    assert not PYTHON.search(refusal(read, text))


# ---- views ----

NAMES = some.sampled_from(sorted(DEFAULTS)) | some.text(ODD + "abc", max_size=4)
VALUES = some.sampled_from([right for name in DEFAULTS for right in READERS[f"{name} of a link"][1]]) | some.text(
    max_size=20
)
VALUES |= some.integers().map(str) | some.floats().map(str)
LINKS = some.lists(some.tuples(NAMES, VALUES), max_size=8).map(lambda pairs: urlencode(pairs, errors="replace"))
NESTED = some.tuples(LINKS, LINKS).map(lambda pair: f"{pair[0]}&{urlencode({'compare': pair[1]})}")


@settings(max_examples=150, **HOW)
@given(LINKS | NESTED)
def test_a_links_values_have_their_types_and_its_own_link_says_the_same(query: str):
    if said := refusal(link.from_query, query):
        assert said.startswith("A link ")
        return
    view = link.from_query(query)
    assert link.view({name: READERS[f"{name} of a link"][1][0] for name in DEFAULTS}) != View()  # values that are taken
    for name, default in DEFAULTS.items():
        value = getattr(view, name)
        assert name in WORD_OR or type(value) is type(default), name
        assert link.parse(name, link.spelled(value)) == value, name
    assert link.view(link.written(view)) == view


# ---- questions ----

JSON = some.recursive(
    some.none() | some.booleans() | some.floats() | some.text(),
    lambda within: some.lists(within, max_size=3) | some.dictionaries(some.text(max_size=4), within, max_size=3),
    max_leaves=6,
)
BOARDS = some.lists(some.sampled_from([board for page in menu.PAGES for board in page_boards.boards(page)]), max_size=2)
RIGHT = {"n": some.integers(), "page": some.sampled_from(menu.PAGES), "link": LINKS, "boards": BOARDS}
NAMED = ("have", "take", "qr", "at", "lang", *RIGHT)
WRONG = some.dictionaries(some.sampled_from(NAMED), some.text() | JSON, max_size=2)
ASKED = some.builds(lambda right, wrong: right | wrong, some.fixed_dictionaries(RIGHT), WRONG)


@settings(max_examples=30, **HOW)
@given(some.one_of(ASKED, JSON).map(json.dumps) | some.text())
def test_any_question_has_an_answer_that_is_json_and_no_error_of_ours(asked: str):
    said = json.loads(answer.reply(asked), parse_constant=lambda constant: pytest.fail(f"{constant} is no JSON"))
    assert len(said.keys() & {"boards", "file", "qr", "error"}) == 1
    assert UNKNOWN not in str(said.get("error"))
    assert not PYTHON.search(str(said.get("error", "")).replace(asked[:40], ""))


KINDS = some.sampled_from((*questions.KINDS, "largest", "share", "lesson"))
IN_CLASS = some.fixed_dictionaries(
    {"kind": KINDS | JSON, "text": some.text(min_size=1, max_size=20)},
    optional={"page": some.sampled_from(menu.PAGES), "link": LINKS, "choices": some.lists(some.text(), max_size=9) | JSON}
    | {name: some.text() | JSON for name in ("right", "boards", "title", "cell")},
)


@settings(max_examples=30, **HOW)
@given(IN_CLASS, some.text(max_size=12) | some.sampled_from(("1", "0,0", "0.5")))
def test_any_question_of_a_class_is_kept_or_refused_in_a_sentence(said: dict, given_answer: str):
    def answered(text: str) -> None:
        asked = questions.asked(said)
        assert questions.results(asked, {"a": questions.answer(asked, text)})["count"] == 1

    assert not PYTHON.search(refusal(answered, given_answer))


# ---- how long it takes ----

SHORT, TIMES = 1_500, 8
RUNS = "a| |%|~|0_0_|a=&|- [x]\n|[a](|**a|±|<a|-0.0|1 %|:a[b|//|[[|k_0_0_1~|a |0|## a\n"
FLOOR = 0.01  # seconds of the processor: what is faster is not compared


def long(right: str, size: int) -> Iterator[str]:
    """Yield texts of a length: runs of a piece, and a text that is taken with one of its signs, or two, repeated."""
    for piece in RUNS.split("|"):
        yield (piece * size)[:size]
    right = right[:30]
    for place, width in itertools.product(range(0, len(right), 2), (1, 2)):
        piece = right[place : place + width]
        yield f"{right[:place]}{(piece * size)[:size]}{right[place + width :]}\x00"


def cost(read: Read, text: str) -> tuple[int, float]:
    """Return what a text costs: calls of functions, which don't depend on the machine, and the processor's seconds."""
    calls = 0

    def count(frame: object, event: str, arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    cache.SHARED.clear()
    start = time.thread_time()
    with contextlib.suppress(ValueError, ClassError):
        read(text)
    took = time.thread_time() - start
    cache.SHARED.clear()
    sys.setprofile(count)
    try:
        with contextlib.suppress(ValueError, ClassError):
            read(text)
    finally:
        sys.setprofile(None)
    return calls, took


@pytest.mark.parametrize("name", READERS)
def test_a_text_that_is_longer_takes_longer_in_proportion(name: str):
    """Calls are counted; a regular expression calls nothing, so that its time is compared with itself."""
    read, rights = READERS[name]
    for short, longer in zip(long(rights[0], SHORT), long(rights[0], SHORT * TIMES), strict=True):
        (calls, took), (more, longest) = cost(read, short), cost(read, longer)
        assert more <= 1.5 * TIMES * calls + 2_000, f"{calls} calls, then {more}: {short[:40]!a}…"
        if longest > FLOOR and longest > 3 * TIMES * took:  # perhaps something else had the processor: once more
            longest, took = min(longest, cost(read, longer)[1]), max(took, cost(read, short)[1])
            assert longest < max(FLOOR, 3 * TIMES * took), f"{took:.4f} s, then {longest:.4f} s: {short[:40]!a}…"
