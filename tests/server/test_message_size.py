"""The size of one message: what a page needs fits, and a larger one is refused before the server has gathered it."""

import tomllib
from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pages.answers.question import LONGEST_QUESTION
from pages.view.settings import MOST_CHARACTERS
from tests.browser.serving import ROOT, Served

MOST = 1_000_000 * tomllib.loads((ROOT / ".streamlit/config.toml").read_text())["server"]["maxMessageSize"]  # bytes
CHINESE = ("注意力 " * MOST_CHARACTERS)[: MOST_CHARACTERS - 1]  # nine characters of an address each
LONGEST = {"text": CHINESE, "text2": CHINESE, "kind": "cross", "heads": 8, "head_size": 128, "compare": "heads=4"}
HERE = {"open_timeout": 60, "max_size": None, "compression": None}
SPOKEN = {"view/see": None, "_stcore/stream": ["streamlit"]}  # path → subprotocols


@pytest.mark.parametrize("path", SPOKEN)
def test_of_half_a_message_no_socket_gathers_more_than_a_megabyte(server: Served, path: str):
    with connect(f"ws{server[4:]}/{path}", subprotocols=SPOKEN[path], origin=server, **HERE) as socket:

        def pieces() -> Iterator[bytes]:
            yield from [b" " * 100_000] * 11
            yield socket.recv(timeout=30)  # its end never comes

        with pytest.raises(ConnectionClosed):
            socket.send(pieces())
    assert LONGEST_QUESTION < MOST


def test_what_a_page_draws_of_the_longest_link_fits_in_messages(server: Served):
    with connect(f"ws{server[4:]}/_stcore/stream", subprotocols=["streamlit"], origin=server, **HERE) as socket:
        opened = ClientState(page_name="explore", query_string=urlencode(LONGEST))
        socket.send(BackMsg(rerun_script=opened).SerializeToString())
        sent = []
        while not sent or ForwardMsg.FromString(sent[-1]).WhichOneof("type") != "script_finished":
            sent.append(socket.recv(timeout=60))
    assert MOST / 20 < max(map(len, sent)) < 0.7 * MOST
    assert b"maxMessageSize" not in b"".join(sent)
