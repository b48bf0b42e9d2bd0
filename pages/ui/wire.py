"""What the server sends leaves at once."""

import contextlib
import functools
import os
import socket

OPEN = "/dev/fd"  # Linux and macOS list a process's open files here; elsewhere nothing is changed


@functools.cache
def send_at_once() -> int:
    """Turn Nagle's algorithm off on this process's TCP sockets; return on how many.

    Streamlit binds its listening socket without naming the protocol, so asyncio doesn't do it (asyncio's _set_nodelay
    looks for IPPROTO_TCP), and the kernel holds a small message back until the browser has acknowledged the one before:
    40 ms on Linux, in most moves of a slider. Sockets that are accepted later inherit the option from the listening one.
    """
    found = 0
    for name in os.listdir(OPEN) if os.path.isdir(OPEN) else ():
        with contextlib.suppress(OSError):  # not a socket, or closed meanwhile
            one = socket.socket(fileno=int(name))
            try:
                if one.family in (socket.AF_INET, socket.AF_INET6) and one.type == socket.SOCK_STREAM:
                    one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    found += 1
            finally:
                one.detach()  # it belongs to the server
    return found
