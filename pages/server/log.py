"""A log in which no visitor writes: errors by kind and place, without their texts, and short lines at a bounded pace.

What libraries log of a request may be long, hold line breaks that forge further lines, and come as often as requests do.
"""

import logging
import sys
import threading
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from pages.server import counters
from pages.server.bucket import Bucket, Buckets

ROOT = Path(__file__).parents[2]
OURS = (str(ROOT / "pages"), str(ROOT / "attn_core"))
LONGEST, OWN = 200, 1_000  # characters of a line, and of one of this app's own, which name folders and reasons
RATE, AT_ONCE = 3, 20  # lines of one kind: so many a second, and so many before that counts
KINDS = 10_000  # of lines that are counted apart
LEFT_OUT = -1  # a level below that of every handler
FRAMES = 30  # the innermost ones of an error


def keep_no_words() -> None:
    """Limit the records of every logger, and the reports of ending threads and processes, to kind and place of an error."""
    logging.setLogRecordFactory(Records(logging.getLogRecordFactory()))
    threading.excepthook = lambda ended: _ended(ended.exc_type, ended.exc_value, ended.exc_traceback)
    sys.excepthook = _ended


class Records:
    """What makes the records of every logger: each has one short line, and lines of one kind come no faster than RATE.

    Of one kind are those of a logger, a level, and the place of the error or of the call: a flood hides no other error.
    Those that come faster are counted; the next line of their kind says how many they were, and so does /status.
    """

    def __init__(self, make: Callable[..., logging.LogRecord]) -> None:
        self.make, self.left_out = make, Counter[tuple[str, int, str]]()
        self.paces = Buckets(lambda: Bucket(RATE, AT_ONCE))
        self._lock = threading.Lock()

    def __call__(self, name: str, *args: object, **named: object) -> logging.LogRecord:
        record = self.make(name, *args, **named)
        kind = name, record.levelno, _place(record)
        with self._lock:
            late = self.paces.of(kind).take_if_there() > 0
            left_out = 0 if late else self.left_out.pop(kind, 0)
            if late and (kind in self.left_out or len(self.left_out) < KINDS):
                self.left_out[kind] += 1
        if late:
            counters.REFUSED.labels("log").inc()
            record.levelno, record.msg, record.args = LEFT_OUT, "", None
            return record
        told = f"(after {left_out} lines that were left out) " if left_out else ""
        record.msg, record.args = told + line_of(record), None
        if record.exc_info and record.exc_info[1]:
            record.exc_text = describe(record.exc_info[1])  # formatters use it instead of formatting the traceback
        return record


def _place(record: logging.LogRecord) -> str:
    """Return where the error of a record arose, or, where it has none, which line logs it."""
    at = record.exc_info[2] if record.exc_info else None
    if at is None:
        return f"{record.pathname}:{record.lineno}"
    while at.tb_next:
        at = at.tb_next
    return f"{at.tb_frame.f_code.co_filename}:{at.tb_lineno}"


def line_of(record: logging.LogRecord) -> str:
    """Return the message of a record as one line, in which nothing but printable signs stands, and a long one is cut."""
    most = OWN if record.name.partition(".")[0] in ("pages", "attn_core") else LONGEST
    try:
        text = record.getMessage()
    except Exception:  # logging would print all that the message was to be made of
        return "a line that could not be formatted"
    escaped = "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text.strip()[: most + 1]
    )
    return escaped if len(escaped) <= most else f"{escaped[: most - 1]}…"


def _ended(kind: type[BaseException], error: BaseException | None, at: TracebackType | None) -> None:
    """Log that a thread, a page's run say, or the process ended with an error."""
    logging.getLogger(__name__).error("a thread ended with an error", exc_info=(kind, error, at))


def describe(error: BaseException) -> str:
    """Return the place and the kind of an error.

    One line if none of our code was running: then a browser sent a control's value that Streamlit can't read.
    """
    frames = traceback.extract_tb(error.__traceback__)
    kind = f"{type(error).__name__}: its text is left out, since it may hold what somebody typed"
    if not any(frame.filename.startswith(OURS) for frame in frames):
        last = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "nowhere"
        return f"  {kind} ({last}, no code of this app’s was running)"
    return "".join(["Traceback (most recent call last):\n", *traceback.format_list(frames[-FRAMES:]), kind])
