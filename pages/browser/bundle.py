"""The scripts that a page starts with, as one file: a browser that asks for each of forty shows a page 0.3 s later.

Each file becomes a function that runs once and returns what the file exports. Scripts import each other in no circle, and
export functions, classes and constants; tests/scripts/test_scripts.py checks the forms of these lines.
"""

import re
from collections.abc import Mapping

IMPORT = re.compile(r'^import (?:(?:\* as (\w+)|(\{[^}]*\})) from )?"\./(\w+\.js)"\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async function|function|class|const) (\w+))", re.MULTILINE)


def bundled(entry: str, sources: Mapping[str, str]) -> str:
    """Return a module that does what one file does, with all that it imports; sources: the text of each file by name."""
    placed: dict[str, str] = {}

    def place(name: str) -> None:
        for found in IMPORT.finditer(sources[name]):
            if found[3] not in placed:
                place(found[3])
        placed[name] = _function(name, sources[name])

    place(entry)
    exports = ", ".join(EXPORT.findall(sources[entry]))
    return "".join(placed.values()) + (f"export const {{{exports}}} = {_variable(entry)}\n" if exports else "")


def _function(name: str, source: str) -> str:
    body = EXPORT.sub("", IMPORT.sub(_imported, source))
    return f"const {_variable(name)} = (() => {{\n{body}\nreturn {{{', '.join(EXPORT.findall(source))}}}\n}})()\n"


def _imported(found: re.Match[str]) -> str:
    whole, names, name = found.groups()
    if whole or names:
        return f"const {whole or names.replace(' as ', ': ')} = {_variable(name)}\n"
    return ""  # runs for its effect alone


def _variable(name: str) -> str:
    return f"script_{name.removesuffix('.js')}"
