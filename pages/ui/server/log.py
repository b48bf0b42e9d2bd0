"""What a log keeps of an error: where in the code it happened, and its kind; not its text, which may hold what was typed."""

import logging
import threading
import traceback
from pathlib import Path

ROOT = Path(__file__).parents[3]
OURS = (str(ROOT / "pages"), str(ROOT / "attn_core"))


def keep_no_words() -> None:
    """Let records of every logger, and what threads say when they end, hold no more of an error than that."""
    make = logging.getLogRecordFactory()

    def record_of(*args: object, **named: object) -> logging.LogRecord:
        record = make(*args, **named)
        if record.exc_info and record.exc_info[1]:
            record.exc_text = of(record.exc_info[1])  # what formatters take instead of making one
        return record

    logging.setLogRecordFactory(record_of)
    threading.excepthook = _ended


def _ended(thread: threading.ExceptHookArgs) -> None:
    """Log that a thread ended with an error, a page's run say."""
    info = (thread.exc_type, thread.exc_value, thread.exc_traceback)
    logging.getLogger(__name__).error("a thread ended with an error", exc_info=info)


def of(error: BaseException) -> str:
    """Return where an error happened, and its kind.

    One line where no code of ours was running: then a browser said of a control what Streamlit can't read.
    """
    frames = traceback.extract_tb(error.__traceback__)
    kind = f"{type(error).__name__}: its text is left out, since it may hold what somebody typed"
    if not any(frame.filename.startswith(OURS) for frame in frames):
        last = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "nowhere"
        return f"  {kind} ({last}, no code of this app’s was running)"
    return "".join(["Traceback (most recent call last):\n", *traceback.format_list(frames), kind])
