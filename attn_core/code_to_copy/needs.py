"""What a program to copy needs besides Python: the packages that it imports, and what it reads."""

import re
import sys

# by lines: Python 3.11's own parser fails now and then where two threads parse at once (python/cpython issue 106905)
IMPORTS = re.compile(r"^\s*(?:from\s+([\w.]+)\s+import\b|import\s+(.+))", re.MULTILINE)


def packages(code: str) -> list[str]:
    """Return the names of the packages that a program imports, those of the standard library left out; torch first."""
    named = [name for one, several in IMPORTS.findall(code) for name in (one or several).split(",")]
    found = {re.split(r"[.\s]", name.strip())[0] for name in named} - sys.stdlib_module_names
    return sorted(found, key=lambda name: (name != "torch", name))


def reads(code: str) -> str:
    """Return what a program reads: the "folder" of a model, the "table" of word vectors, a shipped "model", or ""."""
    found = {"transformers": "folder", "attn_core/meaning/": "table", "attn_core/models/": "model"}
    return next((what for sign, what in found.items() if sign in code), "")
