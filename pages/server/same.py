"""Equal questions, such as those of a class that follows one view: one is computed, and the others take its answer."""

import asyncio
import re
from collections.abc import Awaitable, Callable

from attn_core import cache
from pages.server import counters

NUMBER = re.compile(r', ?"n": ?(\d{1,15})\}\Z')  # where a browser's question has it


class Same:
    """Answers by the text of their question without its number. They are kept in the cache of all results.

    Only whole pictures are: no file, no error, and nothing that goes on growing.
    """

    def __init__(self) -> None:
        self._going: dict[str, asyncio.Future[str | None]] = {}

    async def answer(self, question: str, compute: Callable[[], Awaitable[str]]) -> str:
        """Return the answer to a question, computed only if nobody has asked it before or asks it at this moment."""
        number = NUMBER.search(question)
        if number is None:
            return await compute()
        text, begins = question[: number.start()], f'{{"n":{int(number[1])},'
        rest = await asyncio.shield(self._going[text]) if text in self._going else self._kept(text)
        if rest is None:
            return await self._first(text, begins, compute)
        counters.QUESTIONS.labels(from_cache=True).inc()
        return begins + rest

    async def _first(self, text: str, begins: str, compute: Callable[[], Awaitable[str]]) -> str:
        """Compute an answer for all who ask at this moment; where it fails, each of them tries again."""
        mine, rest = asyncio.get_running_loop().create_future(), None
        self._going.setdefault(text, mine)
        try:
            answer = await compute()
            if answer.startswith(f'{begins}"boards":') and '"waiting":true' not in answer:
                rest = answer.removeprefix(begins)
                self._keep(text, rest)
            return answer
        finally:
            mine.set_result(rest)
            if self._going.get(text) is mine:
                del self._going[text]

    def _kept(self, text: str) -> str | None:
        return cache.SHARED.get(("answer", text))

    def _keep(self, text: str, rest: str) -> None:
        cache.SHARED.put(("answer", text), rest, cache.ENTRY + cache.size((text, rest)))
