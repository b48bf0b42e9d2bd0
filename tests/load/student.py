"""A student without a browser, who asks about links as board.js does, or only visits a page."""

import asyncio
import itertools
import json
import time
from types import TracebackType
from urllib.parse import urlencode

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect

from pages.view import link
from tests.answers import Seen

LARGEST_MESSAGE = 2**26  # bytes
SEEN = ("lead", "heatmaps", "sharpness", "ledger")  # the boards that are in view when Explore is opened


class Student:
    """One browser: the contents of its boards, and their times of arrival."""

    def __init__(self, *addresses: str, page: str = "explore", boards: tuple[str, ...] = SEEN, **said: object) -> None:
        """Prepare to look at a page; with several addresses each question goes to the next."""
        self.addresses, self.page, self.boards = addresses, page, boards
        self.link = {name: link.spelled(value) for name, value in said.items()}
        self.origin = ""  # of the page that asks, "" for the server's own
        self.seen = Seen()
        self.bytes = 0  # of the latest answer
        self.sockets: list[ClientConnection] = []
        self.numbers = itertools.count()
        self.late: tuple[float, dict[str, str]] | None = None  # the latest move that was not asked for, and when it was due
        self.asking: asyncio.Task[None] | None = None
        self.answers: list[float] = []  # seconds from when a move was due until its answer was here

    async def __aenter__(self) -> "Student":
        """Connect as a page of the same origin."""
        for address in self.addresses:
            see = f"{address.replace('http', 'ws', 1)}/view/see"
            origin = self.origin or str(address)
            self.sockets.append(await connect(see, origin=origin, max_size=LARGEST_MESSAGE, compression=None))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """Leave."""
        if self.asking:
            self.asking.cancel()
        for socket in self.sockets:
            await socket.close()

    async def ask(self) -> dict[str, object]:
        """Ask about the link, again if the server is busy, put the differences, and return the answer."""
        while seconds := (answer := await self.exchange()).get("wait"):
            await asyncio.sleep(seconds)
        self.seen.put(answer)
        return answer

    async def exchange(self) -> dict[str, object]:
        """Ask about the link, and return the answer: boards, or an error."""
        n = next(self.numbers)
        socket = self.sockets[n % len(self.sockets)]
        question = {"page": self.page, "link": urlencode(self.link), "boards": self.boards, "have": self.seen.have()}
        await socket.send(json.dumps({**question, "n": n}))  # last, as in script/socket.js
        text = await socket.recv()
        answer = json.loads(text)
        assert answer["n"] == n
        self.bytes = len(text)
        return answer

    def move(self, due: float, **said: object) -> None:
        """Move a control: one question at a time, then the latest link; overtaken links are never asked for."""
        self.late = due, {name: link.spelled(value) for name, value in said.items()}
        if self.asking is None or self.asking.done():
            self.asking = asyncio.create_task(self._follow())

    async def _follow(self) -> None:
        """Ask for the latest link until all is asked for."""
        while self.late:
            due, said = self.late
            self.late = None
            self.link.update(said)
            await self.ask()
            self.answers.append(time.perf_counter() - due)


async def visit(address: str, page: str = "explore") -> ClientConnection:
    """Open a page as a session of Streamlit's, wait until its script has run, and return the connection."""
    stream = f"{address.replace('http', 'ws', 1)}/_stcore/stream"
    socket = await connect(stream, subprotocols=["streamlit"], origin=str(address), max_size=LARGEST_MESSAGE)
    await socket.send(BackMsg(rerun_script=ClientState(page_name=page)).SerializeToString())
    async for data in socket:
        if ForwardMsg.FromString(data).WhichOneof("type") == "script_finished":
            return socket
    raise ConnectionError("the server left before the page had run")
