"""Log errors by kind and place in the code, without their texts, which may contain a visitor's words."""

import logging
import sys
import threading
import traceback
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]
OURS = (str(ROOT / "pages"), str(ROOT / "attn_core"))


def keep_no_words() -> None:
    """Limit the records of every logger, and the reports of ending threads and processes, to kind and place of an error."""
    make = logging.getLogRecordFactory()

    def record_of(*args: object, **named: object) -> logging.LogRecord:
        record = make(*args, **named)
        if record.exc_info and record.exc_info[1]:
            record.exc_text = describe(record.exc_info[1])  # formatters use it instead of formatting the traceback
        return record

    logging.setLogRecordFactory(record_of)
    threading.excepthook = lambda ended: _ended(ended.exc_type, ended.exc_value, ended.exc_traceback)
    sys.excepthook = _ended


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
    return "".join(["Traceback (most recent call last):\n", *traceback.format_list(frames), kind])
