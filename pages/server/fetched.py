"""What browsers fetch: the scripts that pages start with, each in one file, and the style of pages without Streamlit."""

import functools
import hashlib
import json
from pathlib import Path

from pages.board import bare_page
from pages.browser.bundle import bundled
from pages.charts import surroundings
from pages.server.limits import LIMITS
from pages.view import link, menu, openings, settings

BROWSER = Path(__file__).parents[1] / "browser"
ENTRIES = ("main.js", "class_page.js", "one_board.js")  # of a page of Streamlit's, of a class, of a board by itself
SHEETS = ("style.css", "class.css", "projected.css", "one_board.css")  # of the pages without Streamlit


@functools.cache
def scripts() -> dict[str, bytes]:
    """Return what browsers fetch, by name: the script that each kind of page starts with, and a style sheet."""
    sheets = "\n".join((BROWSER / name).read_text(encoding="utf-8") for name in SHEETS)
    bundles = {name: bundled(name, sources()).encode() for name in ENTRIES}
    return {**bundles, "bare.css": bare_page.style(sheets).encode()}


@functools.cache
def sources() -> dict[str, str]:
    """Return the browser's scripts by name; one is generated: the names of the link, the configuration of charts."""

    def texts(page: str) -> dict[str, str | None]:
        return {name: None if value is None else link.spelled(value) for name, value in settings.defaults(page).items()}

    explore = texts("explore")
    names = f"export const DEFAULTS = {json.dumps(explore)}\n"
    others = {page: {name: text for name, text in texts(page).items() if text != explore[name]} for page in menu.PAGES}
    names += f"export const PAGE_DEFAULTS = {json.dumps(others)}\n"
    stories = {
        page: {step: {name: link.spelled(value) for name, value in sets.items()} for step, sets in steps.items()}
        for page, steps in openings.OPENINGS.items()
    }
    names += f"export const OPENINGS = {json.dumps(stories)}\n"
    names += f"export const ANSWERED_WITHIN = {LIMITS.answered_within}\n"
    for constant in ("FRAME", "OWN", "COMPARED", "MOST_COMPARED", "ON_TOP", "FOLLOWING"):
        names += f"export const {constant} = {json.dumps(getattr(settings, constant))}\n"
    configs = {"light": surroundings.config(False), "dark": surroundings.config(True)}
    names += f"export const CHART_CONFIGS = {json.dumps(configs)}\n"
    files = sorted((BROWSER / "script").glob("*.js"))
    return {path.name: path.read_text(encoding="utf-8") for path in files} | {"names.js": names}


@functools.cache
def script_folder() -> str:
    """Return the name of the scripts' folder, another one for another content."""
    return f"script-{hashlib.sha256(b''.join(scripts().values())).hexdigest()[:12]}"
