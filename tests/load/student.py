"""A student without a browser: speaks Streamlit's websocket protocol with its own protobufs, and moves a control."""

import time
from types import TracebackType
from urllib.parse import urlparse

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.Slider_pb2 import Slider
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect

LARGEST_MESSAGE = 2**26  # bytes


class Student:
    """One session: opens a link, moves a slider, and knows what it was sent."""

    def __init__(self, address: str, link: str = "") -> None:
        """Prepare to open a page: its address, and the link after the question mark."""
        self.address = f"ws://{urlparse(address).netloc}/_stcore/stream"
        self.link = link
        self.sliders: dict[str, Slider] = {}  # by key
        self.fragments: dict[str, str] = {}  # the fragment that a slider stands in, by key
        self.states: dict[str, WidgetState] = {}
        self.sent = self.messages = 0  # bytes and messages of the latest run
        self.page = ""
        self.socket: ClientConnection

    async def __aenter__(self) -> "Student":
        """Connect."""
        self.socket = await connect(self.address, subprotocols=["streamlit"], max_size=LARGEST_MESSAGE)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Leave."""
        await self.socket.close()

    async def open(self) -> None:
        """Ask for the page, and wait until all of it is here; a page that sends its reader on is run again."""
        await self._run()

    async def move(self, slider: str, stop: int) -> float:
        """Move a slider with named stops to one of them; return seconds until all that changes is here."""
        moved = self.sliders[slider]
        state = WidgetState(id=moved.id)
        state.string_array_value.data.append(moved.options[stop])
        self.states[moved.id] = state
        start = time.perf_counter()
        await self._run(self.fragments[slider])
        return time.perf_counter() - start

    async def _run(self, fragment: str = "") -> None:
        """Ask for a run, of a fragment or of everything, and read what it sends up to the end."""
        asked = ClientState(query_string=self.link, page_script_hash=self.page, fragment_id=fragment)
        asked.widget_states.widgets.extend(self.states.values())
        await self.socket.send(BackMsg(rerun_script=asked).SerializeToString())
        self.sent = self.messages = 0
        while True:
            data = await self.socket.recv()
            self.sent += len(data)
            self.messages += 1
            if self._ended(ForwardMsg.FromString(data)):
                return

    def _ended(self, message: ForwardMsg) -> bool:
        """Take note of a message; return whether it is a run's last."""
        kind = message.WhichOneof("type")
        if kind == "navigation":
            self.page = message.navigation.page_script_hash
        elif kind == "delta" and message.delta.new_element.WhichOneof("type") == "slider":
            found = message.delta.new_element.slider
            name = found.id.rsplit("-", 1)[-1]
            self.sliders[name], self.fragments[name] = found, message.delta.fragment_id
        elif kind == "script_finished":
            if message.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN:
                return True
        return False
