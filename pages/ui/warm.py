"""What makes the first visit quick: pictures load while torch does, and the garbage collector looks away."""

import functools
import gc
import sys
import threading

from streamlit.delta_generator import DeltaGenerator

LATER = 2.0  # seconds


def begin(slot: DeltaGenerator) -> None:
    """Put an empty chart into a slot, so that the browser fetches what draws charts while the server imports torch.

    And keep the garbage collector out of that import: it would go through all of it, for 0.3 s, and find nothing.
    """
    slot.vega_lite_chart(spec={"mark": "point", "data": {"values": []}}, width=10, height=10)
    if "torch" not in sys.modules:
        gc.disable()


@functools.cache
def compute() -> None:
    """Before anything is computed: one thread for torch, since products this small are slower when shared out.

    Before, not after: the same product on two threads differs in its last digits, and two equal queries were not equal.
    """
    import torch  # noqa: PLC0415  (imported by now, and too slow to import before the first paint)

    torch.set_num_threads(1)


@functools.cache
def settle() -> threading.Timer:
    """After the first page of a process: a little later, take all that is imported out of the collector's sight; wake it.

    Streamlit collects all garbage after every run; with torch loaded that takes 140 ms under the interpreter's lock.
    .streamlit/config.toml turns that off; freezing makes the collections that remain cheap, and collecting just before
    makes full ones rare: Python begins one when a quarter of what the last one left has been added. Later, because it
    takes 0.2 s, in which the first page would wait to be sent.
    """
    timer = threading.Timer(LATER, _freeze)
    timer.daemon = True
    timer.start()
    return timer


def _freeze() -> None:
    """Collect once, keep what is left out of sight, and go on as usual."""
    gc.collect()
    gc.freeze()
    gc.enable()
