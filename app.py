"""The server: Streamlit's pages, and beside them the addresses that answer what a link shows."""

import streamlit as st
from starlette.middleware import Middleware

from pages.ui import startup
from pages.ui.board import endpoints
from pages.ui.server import status_page
from pages.ui.server.counted import Counted, page_failed
from pages.ui.server.guard import Guard
from pages.ui.server.headers import SafeHeaders
from pages.ui.server.uploads import NoUploads

startup.begin()
middleware = [Middleware(each) for each in (SafeHeaders, Counted, NoUploads, Guard)]
routes = [*endpoints.routes(), *status_page.routes()]
app = st.App("pages/ui/router.py", routes=routes, middleware=middleware, on_script_error=page_failed)
