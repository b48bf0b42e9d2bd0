"""How many files the process may have open: a student takes several, and the usual limit is low."""

import contextlib

try:
    import resource  # where there are such limits
except ImportError:
    resource = None  # type: ignore[assignment]

MOST = 65_536  # descriptors that are asked for: enough for 13,000 students
OF_A_SESSION = 5  # two websockets, and the epoll and the two sockets of an event loop that Streamlit makes for it
OF_THE_REST = 500  # the server's own, files that are read, and the 128 sessions left that Streamlit keeps a while


def raise_descriptors() -> None:
    """Raise the soft limit of open files towards MOST, at most to the hard limit, where there are such limits."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # macOS has a lower bound of its own
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def sessions_that_fit() -> int | None:
    """Return for how many students, each with a page and a question's socket, there are descriptors; None: any number."""
    if resource is None:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(1, (soft - OF_THE_REST) // OF_A_SESSION)
