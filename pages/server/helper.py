"""Processes that answer expensive questions side by side: the server's own threads stay free for everybody else's.

Each reads one question per line and writes two lines for it: what it has counted, and the answer. It starts with the first
question that finds no other free, ends when idle, and is killed if an answer takes too long; the next one starts it again.
"""

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
import time
from pathlib import Path

from pages.answers import answer
from pages.server import computing, counters, log
from pages.server.round import Asker, Round

ROOT = Path(__file__).parents[2]
IDLE = 600.0  # seconds with nothing to do, after which it ends
NICENESS = 10  # the system prefers the server where both have work


class SlowError(Exception):
    """An answer took too long, so that the process was ended."""


class NotReadyError(Exception):
    """The process can't answer at this moment: it still starts, can't be started, or has ended."""


class Helper:
    """Such a process as the server sees it. turns: it has one question at a time; latest: who asked the latest one."""

    def __init__(self, cache_mb: int) -> None:
        self.cache_mb, self.turns = cache_mb, Round()
        self.latest: Asker | None = None
        self.process: subprocess.Popen[str] | None = None
        self.greeted = threading.Event()
        self._idle: threading.Timer | None = None
        self._lock = threading.Lock()

    def start(self) -> None:
        """Start the process where none runs, without waiting for it."""
        with self._lock:
            if self.process and self.process.poll() is None:
                return
            _end(self.process)
            self.process = None  # should the next one not start
            command = [sys.executable, "-m", "pages.server.helper"]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            self.process = subprocess.Popen(command, cwd=ROOT, env=self._environment(), text=True, encoding="utf-8", **pipes)
            self.greeted = threading.Event()
            threading.Thread(target=_greet, args=(self.process, self.greeted), daemon=True).start()

    def _environment(self) -> dict[str, str]:
        """Return the server's own environment, in which the process finds every module that the server finds."""
        path = os.pathsep.join(map(os.path.abspath, [str(ROOT), *sys.path]))  # "" in sys.path is the server's own folder
        return {**os.environ, "ATTENTION_CACHE_MB": str(self.cache_mb), "PYTHONPATH": path}

    def ask(self, question: str, seconds: float) -> tuple[list, str]:
        """Return what was counted, for `counters.add`, and the answer.

        seconds: limits for the start (NotReadyError) and for the answer (SlowError)
        """
        with contextlib.suppress(OSError):  # no memory, or no more processes
            self.start()
        process = self.process
        if process is None or not self.greeted.wait(seconds):
            raise NotReadyError
        if self._idle:
            self._idle.cancel()
        late, start = threading.Timer(seconds, process.kill), time.monotonic()
        late.start()
        try:
            process.stdin.write(f"{json.dumps(question)}\n")
            process.stdin.flush()
            counted, answer = process.stdout.readline(), process.stdout.readline()
        except OSError:
            answer = ""
        finally:
            late.cancel()
        if not answer.endswith("\n"):
            self.end()
            raise SlowError if time.monotonic() - start >= seconds else NotReadyError
        self._idle = threading.Timer(IDLE, self.end)
        self._idle.daemon = True
        self._idle.start()
        return json.loads(counted), answer[:-1]

    def end(self) -> None:
        """End the process; it starts again when it is needed."""
        with self._lock:
            process, self.process = self.process, None
        _end(process)


def side_by_side(most: int, cache_mb: int) -> list[Helper]:
    """Return one for each core that this process may use, at most so many; together they keep at most so many MB."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    count = min(most, cores, cache_mb)
    return [Helper(cache_mb // count) for _ in range(count)]


def _end(process: "subprocess.Popen[str] | None") -> None:
    """End a process and close its pipes."""
    if process:
        process.kill()
        with contextlib.suppress(OSError):  # it didn't read all that was written
            process.communicate()


def _greet(process: "subprocess.Popen[str]", greeted: threading.Event) -> None:
    """Note that a process is ready, or ended too early: then questions to it fail at once."""
    if process.stdout:
        process.stdout.readline()
    greeted.set()


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
