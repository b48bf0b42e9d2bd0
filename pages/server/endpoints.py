"""The addresses beside Streamlit's: answers for links, forms of charts, the scripts of boards, and Vega.

Questions about a link go through a websocket: one frame leaves at once, while an HTTP answer is two writes, and the second
waits 40 ms for the browser to acknowledge the first. It keeps nothing between a question and the next.
"""

import asyncio
import contextlib
from urllib.parse import urlsplit

import streamlit as st
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from pages.board import json_encoding as encoding
from pages.browser.vega import NAME as VEGA
from pages.browser.vega import bundle
from pages.classroom import live, page
from pages.server import admission, fetched, heads
from pages.text import languages

PREFIX, CLASSES = "view", "c"


def base() -> str:
    """Return server.baseUrlPath without slashes at its ends."""
    return (st.get_option("server.baseUrlPath") or "").strip("/")


def above() -> str:
    """Return the path under which the app stands, with slashes at its ends."""
    return f"/{base()}/".replace("//", "/")


def folder() -> str:
    """Return the address of the scripts, below the app's path."""
    return f"{PREFIX}/{fetched.script_folder()}"


def addresses() -> dict[str, str]:
    """Return what scripts ask for on a page without Streamlit: address by name, below the app's path."""
    return {"vega": f"{PREFIX}/{VEGA}", "see": f"{PREFIX}/see", "form": f"{PREFIX}/form/"}


def routes() -> list[BaseRoute]:
    """Return the addresses, below server.baseUrlPath where that is set."""
    top = f"{above()}{PREFIX}"
    return [
        WebSocketRoute(f"{top}/see", see, middleware=[allowed_hosts()]),
        Route(f"{top}/form/{{name}}", form),
        Route(f"{top}/{VEGA}", vega),
        Route(f"{top}/{{folder}}/{{name}}", script),
        *(Route(f"{above()}{CLASSES}{end}", class_page) for end in ("", "/", "/{code}")),
    ]


def allowed_hosts() -> Middleware:
    """Return middleware that answers only under server.allowedHosts, as Streamlit's own websocket does; [] allows all."""
    names = [name.strip() for name in st.get_option("server.allowedHosts")] or ["*"]
    return Middleware(TrustedHostMiddleware, allowed_hosts=names, www_redirect=False)


async def see(socket: WebSocket) -> None:
    """Answer each question {n, page, link, boards, …} with {n, boards} or {n, error}; see question.py.

    What begins as a message of a class is one: see live.py, which also sends what nobody has asked for.
    """
    if not may_ask(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=4403)
        return
    await socket.accept()
    host = socket.client and socket.client.host
    who, connection = admission.asking(host), None
    with contextlib.suppress(WebSocketDisconnect):
        while (question := (await socket.receive()).get("text")) is not None:  # None: closed, or not text
            if question.startswith('{"class":'):
                connection = connection or live.Connection(socket.send_text, who)
                await asyncio.sleep(connection.pace.take())
                await socket.send_text(await live.here().handle(question, connection))
            else:
                await socket.send_text(await admission.answered(question, who))
    if connection:
        live.here().leave(connection)
        connection.end()


def may_ask(origin: str | None, host: str | None) -> bool:
    """Return whether a page from this origin may ask: the same ones that Streamlit's own websocket lets in."""
    if origin is None or not st.get_option("server.enableCORS"):
        return True
    asking = urlsplit(heads.readable_origin(origin))
    allowed = {urlsplit(each).hostname or each for each in st.get_option("server.corsAllowedOrigins")}
    local = asking.hostname in ("localhost", "127.0.0.1", "0.0.0.0") and host is None
    return asking.netloc == host or asking.hostname in {*allowed, st.get_option("browser.serverAddress")} or local


def form(request: Request) -> Response:
    """GET: a chart's specification without its data, by its hash."""
    return _kept(encoding.form_of(request.path_params["name"]), "application/json")


def script(request: Request) -> Response:
    """GET: the script that a page starts with, or the style sheet."""
    folder, name = request.path_params["folder"], request.path_params["name"]
    kind = "text/css" if name.endswith(".css") else "text/javascript"
    return _kept(fetched.scripts().get(name) if folder == fetched.script_folder() else None, kind)


def class_page(request: Request) -> Response:
    """GET: the page of a live class, by its code; without one it asks for it."""
    language = heads.language(request.scope)
    with languages.speaking(language):
        typed = request.path_params.get("code", "")
        here = "../" if typed or request.url.path.endswith("/") else "./"
        return HTMLResponse(page.html(language, here, folder(), addresses(), typed))


def vega(request: Request) -> Response:
    """GET: Vega, Vega-Lite and Vega-Embed, bundled by the library that also exports charts."""
    return _kept(bundle(), "text/javascript")


def _kept(content: str | bytes | None, media_type: str) -> Response:
    """Return content of which an address never changes."""
    if content is None:
        return Response("There is no such file here.", 404)
    return Response(content, media_type=media_type, headers={"Cache-Control": "public, max-age=31536000, immutable"})
