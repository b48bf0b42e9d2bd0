"""What the process takes of its machine: memory, file descriptors, threads; and how many descriptors it may have."""

import contextlib
import os
import sys
import threading
import time
from pathlib import Path

try:
    import resource  # where there are such limits
except ImportError:
    resource = None  # type: ignore[assignment]

STARTED = time.time()
MOST = 65_536  # descriptors that are asked for: enough for 13,000 students
OF_A_SESSION = 5  # two websockets, and the epoll and the two sockets of an event loop that Streamlit makes for it
OF_THE_REST = 500  # the server's own, files that are read, and the 128 sessions left that Streamlit keeps a while
HERE = Path("/proc/self")  # of Linux


def raise_descriptors() -> int | None:
    """Raise the soft limit of open files to the hard limit, and return it; None where there is no such limit."""
    if resource is None:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # macOS has a lower bound of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return descriptor_limit()


def descriptor_limit() -> int | None:
    """Return how many files may be open at once, None where nothing limits them."""
    if resource is None:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def sessions_that_fit() -> int | None:
    """Return for how many students, each with a page and a question's socket, there are descriptors; None: any number."""
    limit = descriptor_limit()
    return None if limit is None else max(1, (limit - OF_THE_REST) // OF_A_SESSION)


def descriptors() -> int | None:
    """Return how many files are open, None where the system doesn't say."""
    try:
        return len(os.listdir(HERE / "fd")) - 1  # one is the folder's own
    except OSError:
        return None


def resident() -> int | None:
    """Return the bytes of memory that the process has now, None where the system doesn't say."""
    try:
        pages = int((HERE / "statm").read_text().split()[1])
    except OSError:
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def threads() -> int:
    """Return how many threads there are, libraries' own too where the system says so."""
    try:
        return len(os.listdir(HERE / "task"))
    except OSError:
        return threading.active_count()


def imported(module: str, name: str) -> object | None:
    """Return an attribute of a module, None if the module isn't imported yet, so that nobody waits for torch here."""
    return getattr(sys.modules.get(module), name, None)
