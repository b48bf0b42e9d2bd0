"""A second process that answers expensive questions: the server's own threads stay free for everybody else's.

It reads a question a line and writes two lines for each: what it counted, and the answer. It starts with the first expensive
question, which the server answers itself, ends when it has had nothing to do for a while, and is ended where an answer takes
too long: the next one starts it again.
"""

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
from pathlib import Path

ROOT = Path(__file__).parents[3]
IDLE = 600.0  # seconds with nothing to do, after which it ends
NICENESS = 10  # the system prefers the server where both have work


class NoAnswerError(Exception):
    """There is no answer: the process took too long, or ended."""


class Helper:
    """The process as the server sees it. One question at a time."""

    def __init__(self, cache_mb: int) -> None:
        self.environment = {**os.environ, "ATTENTION_CACHE_MB": str(cache_mb), "PYTHONPATH": str(ROOT)}
        self.process: subprocess.Popen[str] | None = None
        self.ready = False
        self._idle: threading.Timer | None = None
        self._lock = threading.Lock()

    def start(self) -> None:
        """Start the process where none runs, without waiting for it."""
        with self._lock:
            if self.process and self.process.poll() is None:
                return
            command = [sys.executable, "-m", "pages.ui.server.helper"]
            pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
            self.process = subprocess.Popen(command, cwd=ROOT, env=self.environment, text=True, encoding="utf-8", **pipes)
            threading.Thread(target=self._greet, args=(self.process,), daemon=True).start()

    def _greet(self, process: "subprocess.Popen[str]") -> None:
        self.ready = bool(process.stdout and process.stdout.readline()) and process is self.process

    def ask(self, question: str, seconds: float) -> tuple[dict[str, float], str]:
        """Return what was counted, and the answer; NoAnswerError where none comes within so many seconds."""
        process = self.process
        if process is None or not self.ready:
            raise NoAnswerError
        if self._idle:
            self._idle.cancel()
        late = threading.Timer(seconds, process.kill)
        late.start()
        try:
            process.stdin.write(f"{json.dumps(question)}\n")
            process.stdin.flush()
            counts, answer = process.stdout.readline(), process.stdout.readline()
        except OSError:
            answer = ""
        finally:
            late.cancel()
        if not answer.endswith("\n"):
            self.end()
            raise NoAnswerError
        self._idle = threading.Timer(IDLE, self.end)
        self._idle.daemon = True
        self._idle.start()
        return json.loads(counts), answer[:-1]

    def end(self) -> None:
        """End the process; it starts again when it is needed."""
        with self._lock:
            process, self.process, self.ready = self.process, None, False
        if process:
            process.kill()
            process.communicate()


def _read(questions: "queue.SimpleQueue[str]") -> None:
    for line in sys.stdin:
        questions.put(line)
    os._exit(0)  # the server has ended: nobody waits for the answer that is being computed


def main() -> None:
    """Answer questions until the server ends."""
    questions: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_read, args=(questions,), daemon=True).start()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a library prints is no answer
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)

    import torch  # noqa: PLC0415  (only here: the server has it already)

    from pages.ui.board import answer  # noqa: PLC0415
    from pages.ui.server import status  # noqa: PLC0415

    torch.set_num_threads(1)
    print("ready", file=answers, flush=True)
    before: dict[str, float] = {}
    while True:
        reply = answer.reply(json.loads(questions.get()))
        counts = status.counts()
        added = {name: count - before.get(name, 0) for name, count in counts.items()}
        print(json.dumps(added), reply, sep="\n", file=answers, flush=True)
        before = counts


if __name__ == "__main__":
    main()
