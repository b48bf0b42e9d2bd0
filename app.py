"""The server: Streamlit's pages, and the addresses that answer questions about links."""

from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware

import pages.server.secrets  # noqa: F401  (first, since what follows reads the environment)
from pages.server import board_route, endpoints, startup, status_page
from pages.server.counted import Counted, page_failed
from pages.server.guard import Guard
from pages.server.headers import SafeHeaders
from pages.server.heads import Heads
from pages.server.imported import Imported
from pages.server.refused_files import LoadsAgain
from pages.server.uploads import NoUploads

importing = startup.begin()
layers = (SafeHeaders, Counted, NoUploads, Guard, Heads, LoadsAgain)  # the outermost one first
middleware = [*(Middleware(each) for each in layers), Middleware(Imported, importing=importing)]
routes = [*endpoints.routes(), *board_route.routes(), *status_page.routes()]
router = Path(__file__).parent / "pages/controls/router.py"
parts = {"routes": routes, "middleware": middleware, "on_script_error": page_failed}
app = st.App(router, **parts)
