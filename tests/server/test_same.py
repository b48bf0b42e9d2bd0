"""Equal questions are computed once: those at one moment, and those that come later."""

import asyncio
import json

import pytest

from attn_core import cache
from pages.server.same import Same
from tests.coroutines import finish

BOARDS = {"boards": {"lead": {"rows": [], "cells": {}, "waiting": False}}}
AGAIN = [{"error": "busy", "wait": 3}, {"file": None}, {"boards": {"lead": {"waiting": True}}}]


@pytest.mark.parametrize(("content", "times"), [(BOARDS, 2), *((content, 5) for content in AGAIN)])
def test_equal_questions_are_computed_once_unless_they_fail_and_who_leaves_takes_no_answer_along(content, times: int):
    cache.SHARED.clear()
    same, asked = Same(), []

    async def answer(n: int, link: str = "seed=1") -> dict[str, object]:
        question = json.dumps({"page": "explore", "link": link, "n": n}, separators=(",", ":"))

        async def compute() -> str:
            asked.append(question)
            await asyncio.sleep(0.01)
            return json.dumps({"n": n, **content}, separators=(",", ":"))

        return json.loads(await same.answer(question, compute))

    async def story() -> list[dict[str, object]]:
        tasks = [asyncio.create_task(answer(n)) for n in (1, 3, 7)] + [asyncio.create_task(answer(5, "seed=2"))]
        if content is BOARDS:
            await asyncio.sleep(0)
            tasks.pop(1).cancel()
        return [*await asyncio.gather(*tasks), await answer(9)]

    assert finish(story()) == [{"n": n, **content} for n in ((1, 7, 5, 9) if content is BOARDS else (1, 3, 7, 5, 9))]
    assert len(asked) == times
