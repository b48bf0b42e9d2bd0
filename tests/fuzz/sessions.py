"""Page sessions that receive forged messages: each goes on, or ends alone and in order."""

import asyncio
import time
from urllib.parse import urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Subprotocol

from pages.view import menu
from tests.fuzz.control import LARGEST_MESSAGE
from tests.fuzz.links import Links
from tests.fuzz.messages import Messages, plain
from tests.fuzz.outcomes import PYTHON, Outcomes

OF_STREAMLIT = "This app has encountered an error"
PATIENCE = 60.0  # seconds without the end of a run after which there is none


async def opening(address: str, *protocols: str) -> ClientConnection:
    """Connect to the websocket of pages."""
    parts = urlsplit(address)
    stream = f"ws://{parts.netloc}{parts.path}/_stcore/stream"
    listed = [Subprotocol(name) for name in protocols or ("streamlit",)]
    return await connect(stream, subprotocols=listed, origin=address, max_size=LARGEST_MESSAGE)


def leave(socket: ClientConnection | None) -> None:
    """End a connection, if there is one, at once: pending messages would delay a regular close."""
    if socket:
        socket.transport.abort()


def order(page: str, query: str = "") -> bytes:
    """Return a browser's messages to open a page."""
    return BackMsg(rerun_script=ClientState(page_name=page, query_string=query)).SerializeToString()


async def run(socket: ClientConnection, message: str | bytes, patience: float = PATIENCE) -> list[ForwardMsg]:
    """Send a message, and return all that comes until a run has ended that none follows."""
    await socket.send(message)
    came = []
    async with asyncio.timeout(patience):
        while not came or not _ended(came[-1]):
            came.append(ForwardMsg.FromString(bytes(await socket.recv())))
    return came


def _ended(message: ForwardMsg) -> bool:
    early = ForwardMsg.FINISHED_EARLY_FOR_RERUN  # the run that is begun again follows
    return message.WhichOneof("type") == "script_finished" and message.script_finished != early


def broken(came: list[ForwardMsg]) -> list[str]:
    """Return the errors of a run: tracebacks of Python, and errors in place of boards."""
    shown = [message.delta.new_element for message in came if message.WhichOneof("type") == "delta"]
    errors = [
        each.exception.type + ": " + each.exception.message for each in shown if each.WhichOneof("type") == "exception"
    ]
    errors += [each.bidi_component.bytes[:200].decode() for each in shown if b'"error":' in each.bidi_component.bytes]
    return errors + [text for each in shown if PYTHON.search(text := each.html.body[:5000]) and "notices" in text]


def learn(forger: Messages, came: list[ForwardMsg]) -> None:
    """Take note of the names of a page's controls, for forged ones."""
    for message in came:
        if message.WhichOneof("type") == "new_session" and message.new_session.initialize.session_id:
            forger.session = message.new_session.initialize.session_id
    shown = [message.delta.new_element for message in came if message.WhichOneof("type") == "delta"]
    drawn = [(kind, getattr(each, kind)) for each in shown if (kind := each.WhichOneof("type"))]
    named = {getattr(each, "id", ""): kind for kind, each in drawn if kind != "markdown"}
    forger.components = [name for name, kind in named.items() if name and kind == "bidi_component"] or forger.components
    forger.ids = [name for name, kind in named.items() if name and kind != "bidi_component"] or forger.ids


async def links(address: str, seed: int, count: int) -> Outcomes:
    """Open pages by links that nobody wrote, each in a session of its own."""
    outcomes, forger = Outcomes("links, opened as pages"), Links(seed)
    for _ in range(count):
        page, query = str(forger.choice(menu.PAGES)), plain(forger.query())
        await _opened(address, order(page, query), f"{page}?{query}", outcomes)
    return outcomes


async def _opened(address: str, message: bytes, what: str, outcomes: Outcomes) -> None:
    outcomes.thrown += 1
    start, socket = time.perf_counter(), None
    try:
        socket = await opening(address)
        came = await run(socket, message)
    except (ConnectionClosed, InvalidHandshake, TimeoutError) as error:
        outcomes.fail(f"{type(error).__name__} {error}", what)
        return
    finally:
        leave(socket)
    outcomes.took(time.perf_counter() - start, what)
    outcomes.kinds["page" if came[-1].script_finished == ForwardMsg.FINISHED_SUCCESSFULLY else "broken off"] += 1
    for error in broken(came):
        outcomes.fail(error, what)


async def messages(address: str, seed: int, count: int) -> Outcomes:
    """Send forged messages to a session, after each a true one: it goes on, or its connection ends and another is made."""
    outcomes, forger, socket = Outcomes("messages to pages"), Messages(seed), None
    for number in range(count):
        message = forger.message()
        outcomes.thrown += 1
        start = time.perf_counter()
        try:
            if socket is None:
                socket = await opening(address, *_protocols(forger, number))
                learn(forger, await run(socket, order(menu.PAGES[number % len(menu.PAGES)])))
            start = time.perf_counter()
            await socket.send(message)
            came = await run(socket, order(menu.PAGES[number % len(menu.PAGES)], plain(forger.query())))
            learn(forger, came)
            outcomes.kinds["the session goes on"] += 1
            for error in broken(came):
                _note(error, message, outcomes)
        except ConnectionClosed as closed:
            outcomes.kinds[f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}"] += 1
            socket = None
        except TimeoutError:  # a message ended Streamlit's thread of this session, as the log says
            outcomes.kinds["the forger’s own session stands still"] += 1
            leave(socket)
            socket = None
            continue
        except InvalidHandshake as error:
            outcomes.fail(f"{type(error).__name__} {error}", message)
            socket = None
        outcomes.took(time.perf_counter() - start, message)
    leave(socket)
    return outcomes


def _note(error: str, message: str | bytes, outcomes: Outcomes) -> None:
    """Count an error of Streamlit's own over a forged control, which it shows to who forged it; another one is ours.

    It reads what a control holds before any code of ours runs. The log has a line of it; a traceback there would be ours.
    """
    if OF_STREAMLIT in error:
        outcomes.kinds["an error shown to who forged a control"] += 1
    else:
        outcomes.fail(error, message)


def _protocols(forger: Messages, number: int) -> tuple[str, ...]:
    """Return the requested subprotocols: mostly Streamlit's, sometimes another session as well."""
    odd = (("other",), ("streamlit", "x", "00000000-0000-0000-0000-000000000000"), ("streamlit", "x" * 2000, "y"))
    return odd[number // 4 % len(odd)] if number % 4 == 3 else ("streamlit",)
