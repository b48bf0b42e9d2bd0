"""The addresses beside Streamlit's: what a link shows, a chart's form, the script of boards, and Vega.

What a link shows is asked through a websocket: one frame leaves at once, where an HTTP answer is two writes, and the second
waits 40 ms for the browser to acknowledge the first. It keeps nothing between a question and the next.
"""

import contextlib
import functools
import hashlib
import json
import os
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

import anyio
import streamlit as st
import vl_convert
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from streamlit.logger import get_logger

from pages.ui import link

FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}
PREFIX = "view"
WORKERS = anyio.CapacityLimiter(2)  # answers that are computed at one time
SCRIPTS = Path(__file__).with_name("script")
log = get_logger(__name__)


def routes() -> list[BaseRoute]:
    """Return the addresses, below server.baseUrlPath where that is set."""
    base = f"/{st.get_option('server.baseUrlPath') or ''}".rstrip("/")
    return [
        WebSocketRoute(f"{base}/{PREFIX}/see", see),
        Route(f"{base}/{PREFIX}/form/{{name}}", form),
        Route(f"{base}/{PREFIX}/{script_folder()}/{{name}}", script),
        Route(f"{base}/{PREFIX}/{vega_name()}", vega),
    ]


# ---- what a link shows ----


async def see(socket: WebSocket) -> None:
    """Answer each question {n, page, link, boards, …} with {n, boards} or {n, error}; see answer.py."""
    if not welcome(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(code=4403)
        return
    await socket.accept()
    with contextlib.suppress(WebSocketDisconnect):
        while (asked := (await socket.receive()).get("text")) is not None:  # None: it was left, or sent what is no text
            await socket.send_text(await anyio.to_thread.run_sync(_reply, asked, limiter=WORKERS))


def _reply(asked: str) -> str:
    """Return the answer to a question as it was sent; of a question that is none, an error that names the rule."""
    from pages.ui.board import answer  # noqa: PLC0415  (imports torch, which the server doesn't wait for)

    number = "null"
    try:
        if len(asked) <= answer.LONGEST_QUESTION:
            number = json.dumps(_number(asked))
        question = answer.read(asked)
    except (ValueError, RecursionError) as rule:
        return f'{{"n":{number},"error":{json.dumps(str(rule)[:200])}}}'
    return f'{{"n":{number},{answer.answered(question)[1:]}'


def _number(asked: str) -> int | None:
    """Return the number of a question."""
    found = json.loads(asked)
    number = found.get("n") if isinstance(found, dict) else None
    return number if type(number) is int else None


def welcome(origin: str | None, host: str | None) -> bool:
    """Return whether a page from this origin may ask: the same ones that Streamlit's own websocket lets in."""
    if origin is None or not st.get_option("server.enableCORS"):
        return True
    try:
        asking = urlsplit(origin)
    except ValueError:  # brackets that are no address
        return False
    allowed = {urlsplit(each).hostname or each for each in st.get_option("server.corsAllowedOrigins")}
    local = asking.hostname in ("localhost", "127.0.0.1", "0.0.0.0") and host is None
    return asking.netloc == host or asking.hostname in {*allowed, st.get_option("browser.serverAddress")} or local


# ---- what browsers keep ----


def form(request: Request) -> Response:
    """GET: a chart's specification without its data, by its hash."""
    from pages.ui.board import pieces  # noqa: PLC0415  (imports torch)

    content = pieces.form_of(request.path_params["name"])
    if content is None:
        return Response("This form isn't kept here: ask for it with the view.", 404)
    return Response(content, media_type="application/json", headers=FOREVER)


@functools.cache
def scripts() -> dict[str, bytes]:
    """Return the scripts of boards by their names, the link's names written into them."""
    defaults = {name: link.spelled(value) for name, value in link.DEFAULTS.items()}
    names = {"DEFAULTS_OF_THE_LINK": json.dumps(defaults), "NAMES_OF_THE_SIDEBAR": json.dumps(link.SHARED)}
    found = {path.name: path.read_text(encoding="utf-8") for path in sorted(SCRIPTS.glob("*.js"))}
    for hole, content in names.items():
        found = {name: text.replace(hole, content) for name, text in found.items()}
    return {name: text.encode() for name, text in found.items()}


@functools.cache
def script_folder() -> str:
    """Return the name of the scripts' folder, another one for another content."""
    return f"script-{hashlib.sha256(b''.join(scripts().values())).hexdigest()[:12]}"


def script(request: Request) -> Response:
    """GET: a part of what draws boards in the browser."""
    content = scripts().get(request.path_params["name"])
    if content is None:
        return Response("There is no such script.", 404)
    return Response(content, media_type="text/javascript", headers=FOREVER)


def vega_name() -> str:
    """Return the name of Vega's bundle, another one for another version."""
    return f"vega-{vl_convert.__version__}.js"


def vega(request: Request) -> Response:
    """GET: what draws charts in the browser: Vega, Vega-Lite and Vega-Embed, from the library that also exports them."""
    return Response(bundle(), media_type="text/javascript", headers=FOREVER)


@functools.cache
def bundle() -> bytes:
    """Return Vega as one script, 0.9 MB; it takes 2.5 s to put together, so that is done once a machine."""
    kept = Path(tempfile.gettempdir()) / f"attention-explorer-{os.getuid() if hasattr(os, 'getuid') else 0}" / vega_name()
    if kept.exists():
        return kept.read_bytes()
    made = vl_convert.javascript_bundle().encode()
    try:
        kept.parent.mkdir(mode=0o700, exist_ok=True)
        whole = kept.with_suffix(f".{os.getpid()}")
        whole.write_bytes(made)
        whole.replace(kept)
    except OSError:
        log.warning("Vega's script could not be kept in %s: it is made anew at each start", kept.parent)
    return made
