"""A fault of ours in one question, or in what passes on a class's news, is logged and harms nothing else."""

import logging
from collections.abc import Callable
from types import ModuleType

import pytest

from pages.classroom import class_lesson, class_page_report, classes, faults, live, people, questions, record, take_home
from tests.classroom.room import server, student, teacher
from tests.coroutines import finish

POISON, SOUND = "Which number is poison?", "Which number is sound?"
FAULTS = (  # what fails where it is told of the question that is named POISON
    *((questions, name) for name in ("_bars", "is_right", "_right_in_words")),
    *((record, "_whole"), (take_home, "_rows"), (class_page_report, "_whole"), (class_lesson, "_bodies")),
)


def failing(true: Callable, of: str) -> Callable:
    """Return a function that fails whenever it is told of a question."""

    def fails(*given: object) -> object:
        if of in repr(given):
            raise ArithmeticError(of)
        return true(*given)

    return fails


@pytest.mark.parametrize(("place", "function"), FAULTS)
def test_one_question_that_cannot_be_shown_says_so_and_all_else_goes_on(
    place: ModuleType, function: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr(place, function, failing(getattr(place, function), POISON))

    async def story() -> None:
        lead = await teacher(server())
        one = await student(lead.live, lead.code, "Ada")
        for number, text in enumerate((POISON, SOUND), 1):
            await lead.say("ask", kind="number", text=text, right="4")
            assert await one.say("answer", vote=f"{number}_1", answer=str(3 + number)) == {}
            for act in ("show_votes", "reveal"):
                assert await lead.say(act) == {}
            late = await student(lead.live, lead.code)  # as a reload
            told = await late.hears(lambda told, text=text: told["state"]["question"]["text"] == text)
            assert told["state"]["question"]["votes"][0]["count"] == 1
        assert told["state"]["question"]["votes"][0]["right"] == 0  # 5 isn't 4
        students = (await lead.hears(lambda told: told["people"]["students"][0].get("wrong")))["people"]["students"]
        assert students[0]["right"] + students[0]["wrong"] == (1 if function == "is_right" else 2)
        assert "5" in (await lead.say("record", vote="2_1"))["rows"]["2_1"]
        csv, html, lesson = (await lead.say("report"))["files"].values()
        assert all(SOUND in each for each in (csv, html, lesson))
        assert POISON in csv

    finish(story())
    assert all("ArithmeticError" in (each.exc_text or "") for each in caplog.records)
    assert caplog.records


@pytest.mark.parametrize(
    ("place", "function"), [(people, "listed"), (classes.Classes, "state"), (live.Room, "_pass_on")], ids=str
)
def test_a_task_of_a_class_that_fails_is_logged_and_goes_on(
    place: object, function: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    true, failures = getattr(place, function), []

    async def fails_once(*given: object) -> object:
        if ready and not failures:
            failures.append(given)
            raise ArithmeticError
        return await true(*given)

    monkeypatch.setattr(faults, "AGAIN", 0.0)
    monkeypatch.setattr(place, function, fails_once)
    ready: list[bool] = []

    async def story() -> None:
        lead = await teacher(server())
        one = await student(lead.live, lead.code)
        await lead.hears(lambda told: told["people"]["joined"] == 1)
        ready.append(True)
        await lead.say("mode", mode="roam")
        await one.hears(lambda told: told["state"]["mode"] == "roam")
        await student(lead.live, lead.code)
        await lead.hears(lambda told: told["people"]["joined"] == 2)

    with caplog.at_level(logging.ERROR):
        finish(story())
    assert len(failures) == len(caplog.records) == 1
