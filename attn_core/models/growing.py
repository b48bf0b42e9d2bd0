"""A scan of a model that is made part by part, as long as whoever asks has time; the next one who asks goes on."""

import contextlib
import threading
import time
from collections.abc import Iterator
from contextvars import ContextVar

from torch import Tensor

from attn_core.cache import Held
from attn_core.models import scans
from attn_core.models.run import ModelRun
from attn_core.models.scans import Scan

NUMBER = 20  # bytes of what is kept of one run: two floats and a word
_end: ContextVar[float] = ContextVar("end", default=float("inf"))  # when what is asked for has to end


@contextlib.contextmanager
def within(seconds: float) -> Iterator[None]:
    """Let the scans that are asked for in here go on for so many seconds together; elsewhere they go on to their end."""
    before = _end.set(time.monotonic() + seconds)
    try:
        yield
    finally:
        _end.reset(before)


class Growing(Held):
    """A scan of so many parts, of which some are done; see `scans.of_word` for base, word and logits."""

    def __init__(self, base: ModelRun, word: int, logits: Iterator[Tensor], parts: int) -> None:
        self.parts = parts
        self.scan: Scan | None = None
        self._base, self._word, self._logits = base, word, logits
        self._lock = threading.Lock()

    @property
    def bytes(self) -> int:
        """About the bytes of the whole scan."""
        return NUMBER * self.parts * self._base.model.heads * len(self._base.encoded.ids)

    @property
    def done(self) -> int:
        """How many parts are done."""
        return 0 if self.scan is None else len(self.scan.shares)

    @property
    def is_complete(self) -> bool:
        """Whether all parts are done."""
        return self.done == self.parts

    def go_on(self) -> Scan:
        """Return the scan with as many more parts as there is time for, at least one; once complete, the same object."""
        with self._lock:
            while not self.is_complete:
                part = scans.of_word(self._base, self._word, [next(self._logits)])
                self.scan = part if self.scan is None else self.scan.with_part(part)
                if time.monotonic() >= _end.get():
                    break
            assert self.scan is not None
            return self.scan
