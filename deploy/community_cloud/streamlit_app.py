"""The main file for Streamlit Community Cloud: the app, with defaults for a host of little memory that sets no variables.

This folder has all that differs there: the address to listen at (.streamlit/config.toml) and torch's build for a CPU
(requirements.txt). Secrets can set everything but Streamlit's own options.
"""

import os
import sys
from pathlib import Path

import streamlit as st

sys.path.insert(0, str(Path(__file__).parents[2]))

import pages.server.secrets  # noqa: F401  (first, so that they count more than these defaults)

os.environ.setdefault("ATTENTION_CACHE_MB", "32")
os.environ.setdefault("ATTENTION_SECOND_PROCESS", "0")
os.environ.setdefault("ATTENTION_CLASSES_OF_ONE", "50")  # all visitors may count as one address

from app import parts, router  # which reads the environment

app = st.App(router, **parts)
