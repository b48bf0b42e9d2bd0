"""Where live classes are kept: for each code, tables of texts that expire, and messages to the servers of its visitors."""

import os
from collections.abc import AsyncIterator, Mapping
from typing import Protocol

LIFE = 12 * 3600  # seconds after its last act for which a class is kept
EMPTY_LIFE = 3600  # the same of a class that nobody has joined
UNUSED = 600  # seconds after its last act from which such a class makes room for another one of its network
MEMORY = ("", "memory")  # values of VARIABLE: the memory of this process
JOINED = "joined"  # the table in which everybody who has ever joined has a field
SIZE, BYTES = "size", "bytes"  # the table, and its only field, that say how many bytes a class takes
ENTRY = 100  # bytes of a field besides its name and its text, as UTF-8: what Python or Redis takes to keep them
ANY = 2**53  # as many bytes as there are
ENDED = "ended"  # the message to those who listen to a class that has ended
VARIABLE = "ATTENTION_STORE"  # memory, or the address of a Redis server such as redis://127.0.0.1:6379/0


class StoreError(Exception):
    """The store can't be reached at this moment; nothing is known about what it did."""


class FullError(Exception):
    """The store keeps as many classes as it may."""


class NetworkFullError(FullError):
    """The store keeps as many classes that one network has begun as it may."""


class OverBudgetError(Exception):
    """A class would take more bytes than it may."""


class Store(Protocol):
    """Tables of texts for each class. Whatever is put into one of them keeps the whole class for another LIFE seconds, or
    EMPTY_LIFE seconds as long as nobody has joined it; then it is deleted. The table SIZE says how many bytes a class takes.

    Every method raises StoreError where the store can't be reached.
    """

    async def begin(self, code: str, room: Mapping[str, str], most: int, most_of_one: int = ANY) -> bool:
        """Keep a new class, whose table "room" has these fields, begun among them; return False where the code is taken.

        Where `most` classes are kept already, the oldest one that nobody has joined makes room, whatever goes on in it, and
        whoever listens to it hears ENDED; FullError where each of them has been joined.
        most_of_one: the same for classes with this "network", but only one that is unused for UNUSED seconds makes room;
        else NetworkFullError
        """

    async def read(self, code: str, table: str) -> dict[str, str]:
        """Return a table of a class, field → text; {} where there is none."""

    async def field(self, code: str, table: str, field: str) -> str | None:
        """Return one field of a table; None where there is none."""

    async def put(
        self, code: str, table: str, fields: Mapping[str, str], only_if: tuple[str, str] | None = None, budget: int = ANY
    ) -> bool:
        """Set fields of a table; return False, and set nothing, where there is no such class.

        only_if: a field of the table "room" and the text that must stand there at that moment; otherwise False, too
        budget: bytes that the class may take with them; OverBudgetError, and nothing is set, where it grows beyond that
        """

    async def add(self, code: str, table: str, field: str, text: str, most: int, budget: int = ANY) -> int:
        """Set a field that isn't there yet, and return how many the table has with it; budget: as in put.

        0: nothing was set, since it was there, or the table has `most`, or there is no such class
        """

    async def forget(self, code: str, field: str) -> None:
        """Delete a field from every table of a class but JOINED, which goes on counting it."""

    async def end(self, code: str) -> None:
        """Delete all that is kept of a class; no error where there is none."""

    async def publish(self, code: str, message: str) -> None:
        """Send a message to all who listen to a class at this moment, on every server."""

    def listen(self, code: str) -> AsyncIterator[str]:
        """Return the messages that are sent to a class from the first `anext` on; StoreError where the connection breaks.

        The first item is "", as soon as nothing that is published afterwards is missed.
        """

    async def close(self) -> None:
        """Close connections."""


def lasts() -> bool:
    """Return whether classes outlive this process, by what the environment chooses."""
    return os.environ.get(VARIABLE, "") not in MEMORY
