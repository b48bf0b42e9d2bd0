"""The server: Streamlit's pages, and the addresses that answer questions about links."""

import gc

gc.disable()  # until `set_up`: it would go through all that is imported, for 0.3 s and more, and find nothing

from pathlib import Path

import streamlit as st
from starlette.middleware import Middleware
from starlette.routing import Route

import pages.server.secrets  # noqa: F401  (first, since what follows reads the environment)
from pages.server import endpoints, one_board, startup, status, unfurled
from pages.server.guard import Guard
from pages.server.headers import SafeHeaders
from pages.server.status import Counted, page_failed

startup.set_up()
middleware = [Middleware(each) for each in (SafeHeaders, Counted, Guard, unfurled.Unfurled)]  # the outermost first
counts = Route(f"{endpoints.above()}{status.NAME}", status.show)  # a Mount would redirect to a slash at its end
routes = [*endpoints.routes(), *one_board.routes(), counts, Route(unfurled.address(), unfurled.picture)]
router = Path(__file__).parent / "pages/controls/router.py"
parts = {"routes": routes, "middleware": middleware, "on_script_error": page_failed}
app = st.App(router, **parts)
