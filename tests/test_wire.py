"""What the server sends leaves at once: Nagle's algorithm is off on its sockets, and on those that it accepts later."""

import os
import socket

import pytest

from pages.ui import wire

pytestmark = pytest.mark.skipif(not os.path.isdir(wire.OPEN), reason=f"this system doesn't list open files in {wire.OPEN}")


def at_once(one: socket.socket) -> bool:
    """Return whether Nagle's algorithm is off."""
    return one.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0


@pytest.mark.parametrize(("family", "host"), [(socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")], ids=["v4", "v6"])
def test_listening_connected_and_accepted_sockets_send_at_once(family: socket.AddressFamily, host: str):
    with socket.socket(family) as listening, socket.socket(family) as connected:
        try:
            listening.bind((host, 0))
        except OSError:
            pytest.skip(f"this machine has no {host}")
        listening.listen()
        connected.connect(listening.getsockname())
        early, _ = listening.accept()
        with early:
            assert not any(map(at_once, (listening, connected, early)))  # else this shows nothing
            assert wire.send_at_once.__wrapped__() >= 3
            assert all(map(at_once, (listening, connected, early)))
        with socket.socket(family) as late:
            late.connect(listening.getsockname())
            accepted, _ = listening.accept()
            with accepted:
                assert at_once(accepted)
                late.sendall(b"still works")
                assert accepted.recv(64) == b"still works"


def test_other_open_files_are_left_alone(tmp_path):
    ours, theirs = socket.socketpair()
    with (tmp_path / "file").open("w") as file, socket.socket(type=socket.SOCK_DGRAM) as datagrams, ours, theirs:
        wire.send_at_once.__wrapped__()
        file.write("still open")
        ours.sendall(b"open")
        assert theirs.recv(64) == b"open"
        assert datagrams.fileno() >= 0
        os.fstat(datagrams.fileno())


def test_a_process_does_it_once(monkeypatch: pytest.MonkeyPatch):
    wire.send_at_once.cache_clear()
    first = wire.send_at_once()
    monkeypatch.setattr(wire, "OPEN", "/nowhere")
    assert wire.send_at_once() == first
    assert wire.send_at_once.__wrapped__() == 0  # a system that doesn't list its open files: nothing is changed
    wire.send_at_once.cache_clear()
