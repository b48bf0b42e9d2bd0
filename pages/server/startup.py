"""What is set up once in a process, before it answers."""

import gc
import logging
import sys
import threading

from pages.browser.vega import bundle
from pages.classroom import live
from pages.server import computing, log, process

# Seconds that a thread may hold the interpreter while others wait. An answer goes through it several times, and waits each
# time for a page that runs: with Python's 0.005, 20 students waited three times as long while five people reloaded pages.
SWITCH = 0.0005


def set_up() -> None:
    """Set up the process, and prepare Vega's script, the slowest of the files that browsers request first.

    What was imported is hidden from the garbage collector: with torch loaded, a collection takes 140 ms under the
    interpreter's lock. app.py and prepared.py pause the collector before they import.
    """
    live.here()  # a wrong ATTENTION_STORE is reported before anything is served
    logging.getLogger("uvicorn.access").addFilter(lambda _: False)  # its lines hold addresses, and so learners' sentences
    log.keep_no_words()
    process.raise_descriptors()
    computing.set_up()
    sys.setswitchinterval(SWITCH)
    threading.Thread(target=bundle, daemon=True).start()
    gc.freeze()
    gc.enable()
