"""What a teacher takes home from a class: every answer as CSV, and a report that needs no network."""

import asyncio
import base64
import csv
import io
import math
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from datetime import datetime
from html import unescape

import pytest

from attn_core import practice
from pages.classroom import class_pictures, questions
from pages.classroom.take_home import files, kept
from pages.export import pictures
from pages.server import admission
from pages.server.round import Asker
from pages.text import markdown
from pages.view import link
from tests.classroom.taught import AT, EVIL, NAMES, OWN, VIEW, Taught
from tests.coroutines import finish

SVG = "{http://www.w3.org/2000/svg}"


class Page:
    """A report as a browser reads it: its elements, and its text, which stands apart except within a sentence."""

    def __init__(self, html: str) -> None:
        bare = re.sub(r"<style.*?</style>|</?(?:span|b)\b[^>]*>", "", html, flags=re.DOTALL)
        self.tags = re.findall(r"<(\w+)([^>]*)>", html)
        self.text = seen(unescape(re.sub(r"<[^>]*>", " ", bare)))

    def all(self, tag: str, name: str) -> list[str]:
        """Return an attribute of each element of a kind."""
        found = [re.search(rf'\s{name}="([^"]*)"', attributes) for kind, attributes in self.tags if kind == tag]
        return [unescape(each[1]) for each in found if each]

    def images(self) -> list[ET.Element]:
        """Return the pictures."""
        return [ET.fromstring(base64.b64decode(source.partition("base64,")[2])) for source in self.all("img", "src")]


def seen(text: str) -> str:
    """Return a text with plain spaces alone."""
    return " ".join(text.replace("\u00a0", " ").replace("\u2060", "").split())


def rows(text: str) -> list[dict[str, str]]:
    """Return the rows of a CSV by the names of their columns."""
    assert text.startswith("\ufeff")
    return list(csv.DictReader(io.StringIO(text[1:])))


def column(listed: list[dict[str, str]], name: str, question: str) -> list[str]:
    """Return the cells of a column that belong to a question."""
    return [row[name] for row in listed if row["question"] == question]


@pytest.fixture(scope="module", autouse=True)
def whole() -> Iterator[None]:
    """On a busy machine, too, reports have all their pictures, but in the test of their limits."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(class_pictures, "SECONDS", math.inf)
        yield


@pytest.fixture(scope="module")
def own() -> Taught:
    """A class with questions of the teacher's own."""
    return Taught().own(*OWN)


@pytest.fixture(scope="module")
def report(own: Taught) -> Page:
    return Page(own.files()["html"])


# ---- every answer ----


def test_every_answer_of_every_vote_is_a_row(own: Taught):
    listed = rows(own.files()["csv"])
    places = [(int(row["question"]), int(row["vote"]), int(row["student"])) for row in listed]
    assert places == sorted(set(places))
    assert len(listed) == sum(len(vote) for _, votes in OWN.values() for vote in votes)
    assert column(listed, "right", "1") == [*"01101", *"11111"]
    assert column(listed, "right", "3") == [*"10001"]
    assert {*column(listed, "right", "2"), *column(listed, "right", "6")} == {""}
    assert column(listed, "answer", "2") == ["a", "b"]
    assert column(listed, "answer", "3") == ["0.25", "0.3", "-0.5", "90", "0.251"]
    assert column(listed, "answer", "5") == ["< → b", "One → One", "< → b"]


def test_a_spreadsheet_computes_no_cell(own: Taught):
    text = own.files(names=True)["csv"]
    cells = [cell for row in csv.reader(io.StringIO(text)) for cell in row]
    assert {"'=1+1", "'=because", "'= Which?", EVIL} <= set(cells)
    assert [cell for cell in cells if re.match(r"[=+@-]", cell)] == ["-0.5"]


def test_answers_are_read_in_words_and_one_of_nobody_who_is_known_has_no_number():
    taught = Taught(["", ""])
    solved = [taught.practise(token) for token in ("colder", "goal_temperature", "row_of_bars")]
    finish(taught.classes.store.put(taught.code, "answers_1_1", {"no student's mark": "0"}))
    listed = rows(taught.files()["csv"])
    assert [column(listed, "answer", str(number))[0] for number in (1, 2, 3)] == [data.read()[1] for data in solved]
    assert column(listed, "answer", "3")[1].count("33 %") == 3
    assert column(listed, "student", "1") == ["1", "2", ""]


def test_a_row_says_when_its_answer_came():
    taught, now = Taught(["", ""]), 1_700_000_000.0
    taught.classes.clock = lambda: now
    finish(taught.classes.ask(taught.code, questions.asked({"kind": "text", "text": "Why?"})))
    for seconds, member in ((5, 0), (64, 1), (130, 0)):  # who changes it, has it counted from then on
        now = 1_700_000_000.0 + seconds
        finish(taught.classes.answer(taught.members[member], "1_1", "x"))
    finish(taught.classes.store.put(taught.code, "answers_1_1", {"nobody's": "y"}))
    times = [datetime.fromisoformat(each).timestamp() for each in column(rows(taught.files()["csv"]), "time", "1") if each]
    assert times == [1_700_000_130, 1_700_000_064]


# ---- names ----


def test_nicknames_are_nowhere_unless_they_are_wanted_and_never_if_the_teacher_hides_them():
    taught = Taught(["Zaphod", "Trillian"]).own("choices", "text")
    assert not re.search("Zaphod|Trillian", "".join(taught.files().values()))
    finish(taught.classes.hide(taught.code, taught.members[0].student, shown=False))
    named = taught.files(names=True)
    assert "Zaphod" not in "".join(named.values())
    assert column(rows(named["csv"]), "nickname", "1") == ["", "Trillian"] * 2
    assert "Trillian 2 1" in Page(named["html"]).text  # so many answers, so many right


def test_the_votes_that_the_teachers_browser_keeps_are_together_the_whole_table(own: Taught):
    votes = [f"{number}_{vote}" for number in range(1, 7) for vote in (1, 2)]
    parts = [finish(kept(own.classes, own.code, vote, names=True)) for vote in votes]
    assert [len(part["rows"]) for part in parts] == [1, 1, *(1, 0) * 5]
    whole = finish(kept(own.classes, own.code, "", names=True))
    assert whole["rows"] == {vote: text for part in parts for vote, text in part["rows"].items()}
    assert whole["head"] + "".join(whole["rows"].values()) == own.files(names=True)["csv"].removeprefix("\ufeff")
    assert finish(kept(own.classes, own.code, "9_1", names=True))["rows"] == {}
    nameless = finish(kept(own.classes, own.code, "", names=False))
    assert nameless["head"] + "".join(nameless["rows"].values()) == own.files()["csv"].removeprefix("\ufeff")


def test_the_teachers_browser_keeps_the_tasks_of_a_lesson_with_any_vote():
    taught = Taught(["Ada", "Bob"]).own("opinion")
    for name in ("1_1", "tasks"):
        assert "tasks" not in finish(kept(taught.classes, taught.code, name, names=True))["rows"]
    finish(taught.classes.lead(taught.code, {"sets": {"name": "masks_3", "part": 3, "text": "Choose the causal mask."}}))
    finish(taught.classes.place(taught.members[1], {"part": 3}, reached=True))
    for name, votes in (("1_1", ["1_1"]), ("tasks", []), ("", ["1_1"])):
        held = finish(kept(taught.classes, taught.code, name, names=True))
        assert list(held["rows"]) == [*votes, "tasks"]
    [row] = rows("\ufeff" + held["head"] + held["rows"]["tasks"])
    assert [row[name] for name in ("question", "question text", "student", "nickname", "right")] == [
        "",
        "Choose the causal mask.",
        "2",
        "Bob",
        "1",
    ]
    assert taught.files(names=True)["csv"].endswith(held["rows"]["tasks"])


# ---- the report ----


def test_the_report_says_what_was_asked_and_answered(own: Taught, report: Page):
    assert own.code in report.text
    assert f"1. {EVIL} 5 → 5 60 % → 100 %" in report.text
    assert "# How much? 5 40 %" in report.text
    assert [text for text in ("0.25", "two", "< → b") if f"answer: {text}" not in report.text] == []
    assert report.all("rect", "width")[:6] == ["20%", "60%", "20%", "0%", "100%", "0%"]
    for empty in (Taught(["Ada"]), Taught([])):  # who has no name in it, or no answer
        empty.ask({"kind": "text", "text": "Why?"})
        page = Page(empty.files()["html"])
        assert ("Why?" in page.text, page.images(), page.all("a", "href")) == (True, [], ["#question-1"])


def test_a_report_brings_nothing_to_life_and_asks_for_nothing(own: Taught):
    html = own.files(names=True)["html"]
    page = Page(html)
    assert page.text.count(EVIL) >= 3
    assert all(name in page.text for name in NAMES)
    assert {tag for tag, _ in page.tags} & {"script", "iframe", "object", "link", "base"} == set()
    assert [attributes for _, attributes in page.tags if re.search(r"\son\w+=", attributes)] == []
    assert all(source.startswith("data:image/svg+xml;base64,") for source in page.all("img", "src"))
    assert "default-src 'none'; script-src 'none'" in html
    assert not re.search(r"url\(|@import", html)


def test_a_picture_is_that_of_the_view_in_light_colours(report: Page):
    images = report.images()
    assert len(images) == 2 * len(OWN)  # the first step of Masks draws a matrix and two curves
    assert "not complete" not in report.text
    labels = {"".join(text.itertext()) for text in images[0].iter(f"{SVG}text")}
    assert {"One", "<", "b", ">", "two"} <= labels
    assert all(report.all("img", "alt"))
    assert images[0].find(f"{SVG}rect").get("fill").upper() == "#FFFFFF"


def test_a_link_opens_the_view_on_the_app_that_the_teacher_uses(own: Taught, report: Page):
    hrefs = [href for href in report.all("a", "href") if not href.startswith("#")]
    assert len(hrefs) == len(OWN)
    [address] = set(hrefs)
    assert address.startswith(f"{AT}masks?")
    assert link.from_query(address.partition("?")[2], "masks") == link.from_query(VIEW["link"], "masks")
    for at in ("", "javascript:ran()//", 'https://x.org/" onclick="ran()', "https://x.org/?a=", "x" * 600):
        assert {href[0] for href in Page(own.files(at=at)["html"]).all("a", "href")} == {"#"}


@pytest.mark.parametrize(("name", "value", "left"), [("MOST", 1, 1), ("SECONDS", -1.0, 0), ("COSTLY", 0.0, 0)])
def test_a_report_has_only_so_many_pictures_and_says_how_many_are_missing(
    own: Taught, monkeypatch: pytest.MonkeyPatch, name: str, value: float, left: int
):
    monkeypatch.setattr(class_pictures, name, value)
    page = Page(own.files()["html"])
    assert len(page.images()) == left
    assert f": {len(OWN) - left} questions" in page.text


def test_a_picture_that_fails_or_is_of_no_board_leaves_the_rest_of_the_report(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(pictures, "svg", lambda *_args, **_named: 1 / 0)
    taught = Taught()
    for more in ({"link": "seed=77"}, {"boards": []}, {"boards": ["no such board", "share"]}):
        taught.ask({"kind": "text", "text": "Why?", **VIEW, **more}, ["because"])
    page = Page(taught.files()["html"])
    assert (page.images(), page.text.count("because"), page.text.count("Open this view")) == ([], 3, 3)
    assert "picture" in page.text


@pytest.mark.parametrize("lang", ["en", "de"])
def test_each_kind_of_question_of_practice_is_reported_with_its_solution_and_a_link_without_it(lang: str):
    taught = Taught(["", ""])
    solved = {token: taught.practise(token) for token in practice.KINDS}
    files = taught.files(lang=lang)
    page, listed = Page(files["html"]), list(csv.reader(io.StringIO(files["csv"])))
    assert page.all("html", "lang") == [lang]
    for number, data in enumerate(solved.values(), 1):
        assert data.verdict.right
        assert [row[-2] for row in listed if row[0] == str(number)] == ["1", "0"]
        text = page.text.partition(f" {number}: ")[2].partition(f" {number + 1}: ")[0]
        if lang == "en":  # in which the question was read here
            assert seen(markdown.text(data.asks)) in text
            assert seen(data.read()[1]) in text
            assert data.kind.answered_by == "bars" or Page(f"{markdown.html(data.explains)}").text in text
    titles = [image.find(f"{SVG}title").text for image in page.images()]
    assert len(titles) == sum(len(each.planes) for each in solved.values())
    hrefs = [href for href in page.all("a", "href") if not href.startswith("#")]
    assert len(hrefs) == len(practice.KINDS)
    assert all(href.startswith(f"{AT}practice") and "answer" not in href for href in hrefs)


def test_a_report_waits_in_the_round_of_classes_where_it_keeps_no_question_from_its_turn(own: Taught):
    """One of many pictures takes seconds."""

    async def story() -> None:
        held = admission.of_classes.ask(Asker("another class"))
        making = asyncio.create_task(files(own.classes, own.code, names=False))
        while admission.of_classes.busy < 2:
            await asyncio.sleep(0)
        assert (admission.cheap.busy, making.done()) == (0, False)
        admission.of_classes.end(held)
        assert (await making)["files"]
        assert admission.of_classes.busy == 0

    finish(story())
