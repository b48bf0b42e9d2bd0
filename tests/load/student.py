"""A student without a browser: speaks Streamlit's websocket protocol with its own protobufs, and moves a slider."""

import asyncio
import json
import time
from types import TracebackType
from urllib.parse import urlparse

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.Delta_pb2 import Delta
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from streamlit.proto.Slider_pb2 import Slider
from streamlit.proto.WidgetStates_pb2 import WidgetState
from websockets.asyncio.client import ClientConnection, connect

LARGEST_MESSAGE = 2**26  # bytes
SCRIPT = "live_page"  # the key of the component whose script puts pieces into the page
HELLO = json.dumps([{"event": "alive", "value": True}])


class Student:
    """One session: opens a link, moves a slider, and knows what it was sent and when."""

    def __init__(self, address: str, link: str = "") -> None:
        """Prepare to open a page: its address, and the link after the question mark."""
        self.address = f"ws://{urlparse(address).netloc}/_stcore/stream"
        self.link = link
        self.sliders: dict[str, tuple[Slider, str]] = {}  # key → the slider and the fragment that it stands in
        self.states: dict[str, WidgetState] = {}
        self.waiting: list[tuple[float, asyncio.Future[float]]] = []  # requests: due when, answered after how long
        self.script = "", ""  # the component whose script puts pieces, and the fragment that it stands in
        self.bytes = self.messages = 0  # of the latest run
        self.page = ""
        self.socket: ClientConnection

    async def __aenter__(self) -> "Student":
        """Connect, and listen from now on."""
        self.socket = await connect(self.address, subprotocols=["streamlit"], max_size=LARGEST_MESSAGE)
        self.listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None
    ) -> None:
        """Leave."""
        self.listening.cancel()
        await self.socket.close()

    async def open(self) -> float:
        """Ask for the page, and say as its script does that it puts pieces; return seconds until all of it is here."""
        took = await self._ask(time.perf_counter())
        component, fragment = self.script
        hello = WidgetState(id=f"$$STREAMLIT_INTERNAL_KEY_{component}__events", json_trigger_value=HELLO)
        await self._ask(time.perf_counter(), fragment, hello)
        return took

    async def move(self, slider: str, stop: int, due: float | None = None) -> float:
        """Move a slider with named stops; return seconds from when that was due until all that changes is here.

        A move that a later one overtakes is never answered: it raises asyncio.CancelledError.
        """
        moved, fragment = self.sliders[slider]
        state = WidgetState(id=moved.id)
        state.string_array_value.data.append(moved.options[stop])
        self.states[moved.id] = state
        return await self._ask(time.perf_counter() if due is None else due, fragment)

    async def _ask(self, due: float, fragment: str = "", *said: WidgetState) -> float:
        """Ask for a run, of a fragment or of everything; said: what a component says once."""
        asked = ClientState(query_string=self.link, page_script_hash=self.page, fragment_id=fragment)
        asked.widget_states.widgets.extend([*self.states.values(), *said])
        answer: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.waiting.append((due, answer))
        await self.socket.send(BackMsg(rerun_script=asked).SerializeToString())
        return await answer

    async def _listen(self) -> None:
        """Take note of every message; a run that ends answers the latest request, and those that it overtook never are."""
        async for data in self.socket:
            message = ForwardMsg.FromString(data)
            self._note(message, len(data))
            ended = message.WhichOneof("type") == "script_finished"
            if ended and message.script_finished != ForwardMsg.FINISHED_EARLY_FOR_RERUN and self.waiting:
                *overtaken, (due, answer) = self.waiting
                self.waiting = []
                answer.set_result(time.perf_counter() - due)
                for _, other in overtaken:
                    other.cancel()

    def _note(self, message: ForwardMsg, size: int) -> None:
        """Count a message, and take note of the page and of sliders."""
        kind = message.WhichOneof("type")
        if kind == "new_session":
            self.bytes = self.messages = 0
        self.bytes += size
        self.messages += 1
        if kind == "navigation":
            self.page = message.navigation.page_script_hash
        elif kind == "delta":
            self._find(message.delta)

    def _find(self, delta: Delta) -> None:
        """Take note of a slider, or of the component that puts pieces into the page."""
        element = delta.new_element
        kind = element.WhichOneof("type")
        if kind == "slider":
            self.sliders[element.slider.id.rsplit("-", 1)[-1]] = element.slider, delta.fragment_id
        elif kind == "bidi_component" and element.bidi_component.id.endswith(SCRIPT):
            self.script = element.bidi_component.id, delta.fragment_id
