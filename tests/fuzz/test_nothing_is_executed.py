"""Typed text is never executed: no call in the app could do so, except for a list of calls with reasons."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = [ROOT / "app.py", *sorted((ROOT / "pages").rglob("*.py")), *sorted((ROOT / "attn_core").rglob("*.py"))]
CALLS = {"eval", "exec", "compile", "__import__", "breakpoint", "input"}
MODULES = {
    *("pickle", "marshal", "shelve", "subprocess", "pty", "code", "codeop", "ctypes", "dill", "joblib", "runpy", "yaml"),
    *("multiprocessing", "socket", "smtplib", "ftplib", "requests", "httpx", "http", "sqlite3", "dbm", "tempfile", "shutil"),
}
OF_TORCH = {"load", "save", "compile"}  # torch.load unpickles
OF_PATHS = {"write_text", "write_bytes", "unlink", "mkdir", "replace_file", "touch", "symlink_to"}
REASONS = {
    ("attn_core/mistakes/definition.py", "exec"): "programs of mistakes, all of them constants of their own files",
    ("attn_core/mistakes/definition.py", "eval"): "expressions of mistakes, constants as well",
}
REASONS |= {
    ("pages/server/network.py", "socket"): "asks the machine for its own address in the network, and sends nothing",
    ("pages/browser/vega.py", "subprocess"): "makes Vega's script by a constant line, and is sent nothing",
    ("pages/server/helper.py", "subprocess"): "processes beside the server: a constant command; questions go to it as JSON",
}
REASONS[("pages/browser/vega.py", "tempfile")] = "names the folder where that script is kept"
WRITES = {
    "attn_core/models/convert.py": "a command of the operator's: converts a model's file once",
    "pages/browser/vega.py": "keeps Vega's script, which is the same for all",
}


def calls(tree: ast.AST) -> Iterator[str]:
    """Return the calls of a module that may execute, store or send something."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names if alias.name.partition(".")[0] in MODULES)
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] in MODULES:
            yield str(node.module).partition(".")[0]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            yield node.func.id
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            name, member = node.value.id, node.attr
            if (name == "torch" and member in OF_TORCH) or (name == "os" and member in ("system", "popen", "execv", "fork")):
                yield f"{name}.{member}"


def test_nothing_executes_but_what_is_listed_and_needed():
    there = {(str(path.relative_to(ROOT)), call) for path in CODE for call in calls(ast.parse(path.read_text()))}
    assert there == REASONS.keys()


def test_nothing_is_written_to_a_disk_but_what_is_listed():
    """No file of anybody's: by a path's own methods, or by open() for anything but reading."""
    writing = set()
    for path in CODE:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in OF_PATHS:
                writing.add(str(path.relative_to(ROOT)))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open":
                writing.add(str(path.relative_to(ROOT)))
    assert writing == WRITES.keys()


@pytest.mark.parametrize("line", ["eval(x)", "import pickle", "from subprocess import run", "torch.load(x)", "os.system(x)"])
def test_what_executes_is_seen(line: str):
    assert [*calls(ast.parse(line))]


def test_mistakes_execute_constants():
    """What the listed calls run are texts of the registry's own files: a mistake is made without any view."""
    source = (ROOT / "attn_core/mistakes/definition.py").read_text()
    assert "pages" not in {
        str(node.module).partition(".")[0] for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom)
    }
