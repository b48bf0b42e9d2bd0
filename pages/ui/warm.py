"""Import what every picture needs, once, and keep the garbage collector from walking through it again and again.

Streamlit collects all garbage after every run; with torch loaded that takes 140 ms under the interpreter's lock.
.streamlit/config.toml turns that off; freezing makes the collections that remain cheap.
"""

import gc

import altair  # noqa: F401
import pandas  # noqa: F401
import pyarrow  # noqa: F401
import torch

torch.set_num_threads(1)  # products this small are slower when shared out
gc.collect()
gc.freeze()
