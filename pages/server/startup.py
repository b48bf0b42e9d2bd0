"""Speed up the first visit: slow imports and resources are loaded while the server starts."""

import functools
import gc
import logging
import sys
import threading

from pages.classroom import chosen_store
from pages.server import computing, counters, endpoints, log, process

# Seconds that a thread may hold the interpreter while others wait. An answer goes through it several times, and waits each
# time for a page that runs: with Python's 0.005, 20 students waited three times as long while five people reloaded pages.
SWITCH = 0.0005


@functools.cache
def begin() -> threading.Thread:
    """Import the core and the charts in the background, and prepare the files that browsers request first."""
    chosen_store.chosen()  # a store that the environment names wrongly is said before anything is served
    logging.getLogger("uvicorn.access").addFilter(lambda _: False)  # its lines hold addresses, and so learners' sentences
    log.keep_no_words()
    process.raise_descriptors()
    sys.setswitchinterval(SWITCH)
    threading.Thread(target=endpoints.bundle, daemon=True).start()
    thread = threading.Thread(target=_prepare, daemon=True)
    thread.start()
    return thread


def _prepare() -> None:
    """Import torch and Explore's panels; then hide all imported objects from the garbage collector.

    Freezing makes collections cheap: with torch loaded one takes 140 ms under the interpreter's lock. During the import the
    collector would go through all of it, for 0.3 s, and find nothing.
    """
    gc.disable()
    try:
        computing.set_up()
        from pages.answers import page_boards  # noqa: PLC0415  (imports torch)
        from pages.classroom import live  # noqa: PLC0415  (imports torch)

        page_boards.boards("explore")
        live.here()
        gc.freeze()
        counters.PREPARED.set(1)
    finally:
        gc.enable()
