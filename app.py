"""The server: Streamlit's pages, and beside them the addresses that answer what a link shows."""

import streamlit as st
from starlette.middleware import Middleware

from pages.ui import startup
from pages.ui.board import endpoints
from pages.ui.server import status_page
from pages.ui.server.counted import Counted, page_failed
from pages.ui.server.forwarded import LastForwarded
from pages.ui.server.guard import Guard
from pages.ui.server.headers import SafeHeaders
from pages.ui.server.heads import Heads
from pages.ui.server.imported import Imported
from pages.ui.server.refused_files import LoadsAgain
from pages.ui.server.slow_heads import WholeHeads
from pages.ui.server.uploads import NoUploads

importing = startup.begin()
layers = (WholeHeads, LastForwarded, SafeHeaders, Counted, NoUploads, Guard, Heads, LoadsAgain)  # the outermost one first
middleware = [*(Middleware(each) for each in layers), Middleware(Imported, importing=importing)]
routes = [*endpoints.routes(), *status_page.routes()]
app = st.App("pages/ui/router.py", routes=routes, middleware=middleware, on_script_error=page_failed)
