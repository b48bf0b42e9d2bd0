"""Results that are kept: all together take at most so many bytes, and the least recently used go first."""

import functools
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future
from typing import Any, TypeVar

from torch import Tensor

R = TypeVar("R")
PLAIN = frozenset((int, float, str, bytes, bool, type(None)))
ENTRY = 500  # bytes of an entry besides its result and its arguments


class Held:
    """Something that many results refer to, such as a model: it counts where it is kept, and in no other result.

    It is no abstract base class: every result asks each of its parts whether it is one, and that would take 3 times as long.
    """

    @property
    def bytes(self) -> int:
        """How many bytes it takes."""
        raise NotImplementedError


class Cache:
    """A bounded memory for pure functions: `remember` makes one of them look there first.

    What several threads ask for at one time is computed by the first; the others wait for its result, or for its error.

    limit: bytes of all results with their arguments' texts, as `size` estimates them; a larger one isn't kept
    used: bytes of what is kept
    hits, misses: results that were there, or that another thread was computing, and those that had to be computed
    """

    def __init__(self, limit: int) -> None:
        self.limit, self.used, self.hits, self.misses = limit, 0, 0, 0
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._promises: dict[Hashable, Future[Any]] = {}  # what is being computed
        self._thread = threading.local()
        self._lock = threading.Lock()

    @property
    def computed(self) -> int:
        """How many results this thread has computed so far: none in between means that all of them were there."""
        return getattr(self._thread, "computed", 0)

    def remember(self, function: Callable[..., R]) -> Callable[..., R]:
        """Return the function with its results kept by the values and the types of its arguments, which must be hashable."""

        @functools.wraps(function)
        def remembered(*args: Hashable, **named: Hashable) -> R:
            given = (*args, *named.values())
            key = function, args, tuple(named), *map(type, given), *named.values()
            with self._lock:
                kept = self._kept.get(key)
                if kept is not None:
                    self._kept.move_to_end(key)
                    self.hits += 1
                    return kept[0][0]
                promise = self._promises.get(key)
                if mine := promise is None:
                    promise = self._promises[key] = Future()
                self.misses += mine
                self.hits += not mine
            if mine:
                cost = ENTRY + sum(map(_text_size, given))
                return self._compute(key, promise, functools.partial(function, *args, **named), cost)
            return promise.result()

        return remembered

    def _compute(self, key: Hashable, promise: Future[R], make: Callable[[], R], cost: int) -> R:
        """Return what is computed, keep it, and let it be known to those who wait."""
        self._thread.computed = self.computed + 1
        try:
            result = make()
            self.put(key, (result,), cost + size(result))
            promise.set_result(result)
            return result
        except BaseException as error:
            promise.set_exception(error)
            raise
        finally:
            with self._lock:
                del self._promises[key]
            del promise  # an error holds this frame

    def get(self, key: Hashable) -> object | None:
        """Return what is kept under a key, or None."""
        with self._lock:
            if key not in self._kept:
                return None
            self._kept.move_to_end(key)
            return self._kept[key][0]

    def put(self, key: Hashable, value: object, cost: int) -> None:
        """Keep a value that takes so many bytes, and forget the least recently used ones until all fit."""
        if cost > self.limit:
            return
        with self._lock:
            self.used += cost - self._kept.pop(key, (None, 0))[1]
            self._kept[key] = (value, cost)
            while self.used > self.limit:
                self.used -= self._kept.popitem(last=False)[1][1]

    def items(self) -> list[tuple[Hashable, Any, int]]:
        """Return what is kept: its key, the value and its bytes, the least recently used first."""
        with self._lock:
            return [(key, value, cost) for key, (value, cost) in self._kept.items()]

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self.used = 0


def size(value: object) -> int:
    """Return about how many bytes a value takes, with everything that it holds; what it holds twice counts once."""
    seen: set[int] = set()

    def of(part: object) -> int:
        if type(part) in PLAIN:
            return sys.getsizeof(part)
        if id(part) in seen or isinstance(part, (type, Held)):
            return 8
        seen.add(id(part))
        if isinstance(part, Tensor):
            return sys.getsizeof(part, 64) + part.untyped_storage().nbytes()
        inside = parts(part)
        if PLAIN.issuperset(map(type, inside)):  # a column of a chart: quicker, since C goes through it
            return sys.getsizeof(part, 64) + sum(map(sys.getsizeof, inside))
        return sys.getsizeof(part, 64) + sum(map(of, inside))

    return value.bytes if isinstance(value, Held) else of(value)


def _text_size(argument: object) -> int:
    """Return the bytes of an argument's own texts and numbers; what else it holds is a result that counts itself."""
    if type(argument) in PLAIN:
        return sys.getsizeof(argument)
    if isinstance(argument, tuple):
        inside = sys.getsizeof if PLAIN.issuperset(map(type, argument)) else _text_size
        return sys.getsizeof(argument) + sum(map(inside, argument))
    if isinstance(argument, Held):
        return 0
    return sum(_text_size(part) for part in parts(argument) if type(part) in PLAIN or isinstance(part, tuple))


def parts(part: object) -> list[object]:
    """Return what a container or an object of our own holds."""
    if isinstance(part, dict):
        return [*part.keys(), *part.values()]
    if isinstance(part, (list, tuple, set, frozenset)):
        return list(part)
    return list(vars(part).values()) if hasattr(part, "__dict__") and not callable(part) else []


SHARED = Cache(256_000_000)  # bytes; a server may set its limit
remember = SHARED.remember
HELD = Cache(500_000_000)
hold = HELD.remember  # for what is `Held`


def set_limits(results: int, held: int) -> None:
    """Let results take so many bytes, and what is held so many."""
    SHARED.limit, HELD.limit = results, held
