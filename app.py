"""The server: Streamlit's pages, and beside them the addresses that answer what a link shows."""

import streamlit as st

from pages.ui import startup
from pages.ui.board import endpoints

startup.begin()
app = st.App("pages/ui/router.py", routes=endpoints.routes())
