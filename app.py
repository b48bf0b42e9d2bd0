"""The server: Streamlit's pages, and beside them the addresses that answer what a link shows."""

import streamlit as st
from starlette.middleware import Middleware

from pages.ui import startup
from pages.ui.board import endpoints
from pages.ui.server.guard import Guard
from pages.ui.server.headers import SafeHeaders

startup.begin()
app = st.App("pages/ui/router.py", routes=endpoints.routes(), middleware=[Middleware(SafeHeaders), Middleware(Guard)])
