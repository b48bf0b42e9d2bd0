"""Workers: processes that answer expensive questions, so that the server's own threads stay free for everybody else's.

Each reads one question per line and writes two lines for it: what it has counted, and the answer. It starts with its first
question, ends when idle, and is killed if an answer takes too long; the next question starts it again.
"""

import asyncio
import contextlib
import json
import os
import queue
import sys
import threading
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from pages.answers import answer
from pages.server import computing, counters, log
from pages.server.round import Asker, Round

ROOT = Path(__file__).parents[2]
IDLE = 600.0  # seconds with nothing to do, after which it ends
LONGEST = 2**27  # bytes of an answer
NICENESS = 10  # the system prefers the server where both have work


class SlowError(Exception):
    """An answer took too long, so that the process was ended."""


class Worker:
    """A worker as the server sees it. turns: for one question at a time; latest: who asked the latest one."""

    def __init__(self, cache_mb: int) -> None:
        self.cache_mb, self.turns = cache_mb, Round()
        self.latest: Asker | None = None
        self.process: Process | None = None
        self._ready = False
        self._idle: asyncio.TimerHandle | None = None

    async def ask(self, question: str, seconds: float) -> str:
        """Return the answer, and count what the process has counted.

        seconds: a limit for the start, which goes on after it, and one for the answer, after which the process is ended
        Raises SlowError where the answer takes too long, OSError where the process can't answer at this moment: it is still
        starting, can't be started, or has ended.
        """
        process = await self._started(seconds)
        whole = False
        if self._idle:
            self._idle.cancel()
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(f"{json.dumps(question)}\n".encode())
                counted, reply = await process.stdout.readline(), await process.stdout.readline()
            whole = reply.endswith(b"\n")
        except TimeoutError:
            raise SlowError from None
        finally:
            if not whole:
                self.end()
        if not whole:
            raise ConnectionResetError
        self._idle = asyncio.get_running_loop().call_later(IDLE, self.end)
        counters.add(json.loads(counted))
        return reply.decode().removesuffix("\n")

    async def _started(self, seconds: float) -> Process:
        """Return the process once it is ready, started where none runs."""
        if self.process is None or self.process.returncode is not None:
            command, pipes = [sys.executable, "-m", "pages.server.worker"], {"stdin": PIPE, "stdout": PIPE}
            environment = self.environment()
            self._ready, self.process = False, None  # should the next one not start
            self.process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, env=environment, limit=LONGEST, **pipes)
        if not self._ready:
            async with asyncio.timeout(seconds):
                self._ready = bool(await self.process.stdout.readline())
        return self.process

    def environment(self) -> dict[str, str]:
        """Return the server's own environment, in which the process finds every module that the server finds."""
        path = os.pathsep.join(map(os.path.abspath, [str(ROOT), *sys.path]))  # "" in sys.path is the server's own folder
        return {**os.environ, "ATTENTION_CACHE_MB": str(self.cache_mb), "PYTHONPATH": path}

    def end(self) -> None:
        """End the process; it starts again when it is needed."""
        process, self.process = self.process, None
        if process and process.returncode is None:
            process.kill()


def side_by_side(most: int, cache_mb: int) -> list[Worker]:
    """Return a worker for each core that this process may use, at most so many, which together keep at most so many MB."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    count = min(most, cores, cache_mb)
    return [Worker(cache_mb // count) for _ in range(count)]


def _read(questions: "queue.SimpleQueue[str]") -> None:
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)  # the server has ended: nobody waits for the answer that is being computed


def main() -> None:
    """Answer questions until the server ends."""
    log.keep_no_words()
    questions: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(questions,), daemon=True).start()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # output of libraries must not be taken for an answer
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)

    computing.set_up()
    print("ready", file=answers, flush=True)
    while True:
        reply = answer.reply(json.loads(questions.get()))
        print(json.dumps(counters.taken()), reply, sep="\n", file=answers, flush=True)


if __name__ == "__main__":
    main()
