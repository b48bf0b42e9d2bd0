"""Equal questions are computed once: those at one moment, and those that come later."""

import asyncio
import json

import pytest

from attn_core import cache
from pages.server import status
from pages.server.same import Same
from tests.coroutines import finish

BOARDS = {"lead": {"rows": [], "cells": {}, "waiting": False}}


class Computer:
    """Answers after a moment, as often as it is asked; `asked` has the questions."""

    def __init__(self, content: dict[str, object]) -> None:
        self.content, self.asked, self.same = content, [], Same()

    async def answer(self, question: str) -> dict[str, object]:
        """Return the answer to a question."""

        async def compute() -> str:
            self.asked.append(question)
            await asyncio.sleep(0.01)
            return json.dumps({"n": json.loads(question).get("n"), **self.content}, separators=(",", ":"))

        return json.loads(await self.same.answer(question, compute))

    async def answers(self, *questions: str) -> list[dict[str, object]]:
        """Return the answers to questions that are asked at one moment."""
        return await asyncio.gather(*map(self.answer, questions))


@pytest.fixture(autouse=True)
def empty():
    """Begin with nothing that was kept."""
    cache.SHARED.clear()


def question(n: int, link: str = "seed=1") -> str:
    """Return a question as a browser sends it."""
    return json.dumps({"page": "explore", "link": link, "n": n}, separators=(",", ":"))


def test_equal_questions_are_computed_once_and_each_answer_has_its_number():
    computer = Computer({"boards": BOARDS})
    found = finish(computer.answers(*map(question, (3, 7, 40)), question(5, "seed=2")))
    assert found == [{"n": n, "boards": BOARDS} for n in (3, 7, 40, 5)]
    assert len(computer.asked) == 2
    before = status.counts().get("from_cache", 0)
    assert finish(computer.answer(question(9))) == {"n": 9, "boards": BOARDS}
    assert (len(computer.asked), status.counts()["from_cache"]) == (2, before + 1)


@pytest.mark.parametrize("content", [{"error": "busy", "wait": 3}, {"file": None}, {"boards": {"lead": {"waiting": True}}}])
def test_what_fails_grows_or_is_a_file_is_answered_to_each_who_asks(content):
    computer = Computer(content)
    assert finish(computer.answers(*map(question, (1, 2, 3)))) == [{"n": n, **content} for n in (1, 2, 3)]
    assert len(computer.asked) == 3
    finish(computer.answer(question(4)))
    assert len(computer.asked) == 4


def test_what_has_no_number_at_its_end_is_answered_for_itself():
    computer = Computer({"boards": BOARDS})
    first = '{"n": 4, "page": "explore"}'
    assert finish(computer.answers(first, first, '{"page":"explore","n":"4"}'))[0] == {"n": 4, "boards": BOARDS}
    assert len(computer.asked) == 3


def test_who_leaves_takes_no_answer_from_those_who_wait():
    computer = Computer({"boards": BOARDS})

    async def story() -> dict[str, object]:
        first, second, third = (asyncio.create_task(computer.answer(question(n))) for n in (1, 2, 3))
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.sleep(0)
        first.cancel()
        return await third

    assert finish(story()) == {"n": 3, "boards": BOARDS}
    assert len(computer.asked) == 2
