"""What a program to copy needs besides Python: the packages that it imports, and what it reads."""

import ast
import sys


def packages(code: str) -> list[str]:
    """Return the names of the packages that a program imports, those of the standard library left out; torch first."""
    named = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            named |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            named.add(node.module)
    found = {name.partition(".")[0] for name in named} - sys.stdlib_module_names
    return sorted(found, key=lambda name: (name != "torch", name))


def reads(code: str) -> str:
    """Return what a program reads: the "folder" of a model, the "table" of word vectors, a shipped "model", or ""."""
    found = {"transformers": "folder", "attn_core/meaning/": "table", "attn_core/models/": "model"}
    return next((what for sign, what in found.items() if sign in code), "")
