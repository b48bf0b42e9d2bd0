"""A scan of a model that is made part by part, as long as whoever asks has time; the next one who asks goes on."""

import contextlib
import threading
import time
from collections.abc import Iterator
from contextvars import ContextVar

import torch
from torch import Tensor

from attn_core.cache import Held
from attn_core.models import scans
from attn_core.models.run import ModelRun
from attn_core.models.scans import Scan

LONGEST = 0.3  # seconds that a part is expected to take at most, so that a slow one is begun, too
QUICK = 0.25  # seconds that a whole scan may be expected to take for it to be made at once
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


def is_time() -> bool:
    """Return whether what is asked for may still go on."""
    return time.monotonic() < _end.get()


class Growing(Held):
    """A scan of so many parts of so many runs each, of which some are done; see `scans.of_word` for base, word and logits.

    pace: seconds that the first part is expected to take at least
    """

    def __init__(
        self, base: ModelRun, word: int, logits: Iterator[Tensor], parts: int, runs: int, pace: float = 0.0
    ) -> None:
        self.parts = parts
        self.scan = Scan(torch.zeros(0, runs), torch.zeros(0, runs, dtype=torch.long), torch.zeros(0, runs))
        self._base, self._word, self._logits, self._pace = base, word, logits, pace
        self._quick = pace * parts <= QUICK
        self._lock = threading.Lock()

    @property
    def bytes(self) -> int:
        """About the bytes of the whole scan."""
        return NUMBER * self.parts * self._base.model.heads * len(self._base.encoded.ids)

    @property
    def done(self) -> int:
        """How many parts are done."""
        return len(self.scan.shares)

    @property
    def is_complete(self) -> bool:
        """Whether all parts are done."""
        return self.done == self.parts

    def go_on(self) -> Scan:
        """Return the scan with as many more parts as there is time for; the same object where there is none for any."""
        with self._lock:
            while not self.is_complete and (self._quick or time.monotonic() + self._pace <= _end.get()):
                begin = time.monotonic()
                self.scan = self.scan.with_part(scans.of_word(self._base, self._word, [next(self._logits)]))
                self._pace = min(time.monotonic() - begin, LONGEST)
            return self.scan
