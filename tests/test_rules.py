"""Who may import whom, and where state may be touched: the rules that keep the parts apart."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CORE = sorted((ROOT / "attn_core").rglob("*.py"))
PAGES = sorted((ROOT / "pages").glob("*.py"))
UI = sorted((ROOT / "pages" / "ui").rglob("*.py"))
LAYOUTS = [ROOT / "pages/ui/explore/layout.py", *sorted((ROOT / "pages/ui/story").glob("*/layout.py"))]
STATE = {"session_state", "query_params"}
TOUCH_STATE = {ROOT / "pages/ui/router.py", ROOT / "pages/ui/board/board.py", *(ROOT / "pages/ui/controls").glob("*.py")}
DRAW_WITH_STREAMLIT = {  # of what pages share; everything else is called without a session, too
    *TOUCH_STATE,
    *(ROOT / "pages/ui" / name for name in ("page_frame.py", "text/next_pages.py", "board/address.py")),
}
GONE = {  # what once kept drawings, controls and the link in step: boards follow the link, and nothing else does
    *("fragment", "HELD", "held_click", "let_go", "LINKED", "mirror", "mirrors", "redraw", "settle", "settled"),
    "vega_lite_chart",
}
PLAIN = {"collections", "dataclasses", "functools", "typing"}  # what a page may take of the standard library


def imports(path: Path) -> list[str]:
    """Return the dotted name of everything that a file imports, inside functions too; relative ones start with a dot."""
    names = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += ["." * node.level + f"{node.module or ''}.{alias.name}" for alias in node.names]
    return names


def tops(path: Path) -> set[str]:
    """Return the top-level packages that a file imports."""
    return {name.split(".")[0] for name in imports(path)}


def loaded_after(statement: str) -> set[str]:
    """Return the top-level modules that a fresh interpreter holds after a statement."""
    program = f"{statement}\nimport sys, json; print(json.dumps(sorted({{n.split('.')[0] for n in sys.modules}})))"
    command = [sys.executable, "-W", "error", "-c", program]
    return set(json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout))


def with_state(path: Path) -> set[str]:
    """Return which of Streamlit's two kinds of state a file names, as attributes, names, imports or texts."""
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    found = {
        getattr(node, field, None) for node in tree for field in ("attr", "id", "name", "value") if field in node._fields
    }
    return {name for name in STATE if name in {text for text in found if isinstance(text, str)}}


def test_the_core_loads_no_page_and_no_chart():
    modules = loaded_after("import attn_core")
    assert {"attn_core", "torch"} <= modules
    assert not modules & {"streamlit", "altair", "pandas", "pages"}


@pytest.mark.parametrize("path", CORE, ids=lambda p: p.name)
def test_the_core_imports_torch_and_the_standard_library(path: Path):
    assert tops(path) <= {"torch", "attn_core"} | set(sys.stdlib_module_names)


def test_inside_the_core_most_modules_stand_alone():
    def within(name: str) -> set[str]:
        listed = [n.split(".") for n in imports(ROOT / "attn_core" / f"{name}.py")]
        return {parts[1] for parts in listed if parts[0] == "attn_core"}

    assert within("reference") == within("validation") == within("device") == set()
    assert within("masks") == within("positions") == within("attention") == {"validation"}
    assert within("heads") == {"attention", "validation"}
    assert within("tokens") == {"heads", "validation"}
    assert within("sharpness") == {"attention", "validation"}


def test_every_promised_module_is_there_after_one_import():
    promised = (
        "attention heads masks averaging sharpness tokens positions device reference torch_agreement scene program.attention"
    )
    checks = " and ".join(f"attn_core.{name}" for name in promised.split())
    assert "attn_core" in loaded_after(f"import attn_core; assert {checks}")


@pytest.mark.parametrize("path", PAGES, ids=lambda p: p.name)
def test_a_page_imports_streamlit_the_core_and_what_pages_share(path: Path):
    assert tops(path) <= {"streamlit", "attn_core", "pages"} | PLAIN
    assert all(name.startswith("pages.ui") for name in imports(path) if name.split(".")[0] == "pages")


def test_what_boards_show_is_found_without_streamlit():
    """In a fresh interpreter: a View becomes pieces and an answer, with no session and no server."""
    assert {path.parent.name for path in LAYOUTS} == {path.stem for path in PAGES if path.stem != "__init__"}
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in LAYOUTS]
    modules = loaded_after(f"import {', '.join(names)}, pages.ui.board.answer, pages.ui.board.layout, pages.ui.link")
    assert {"pages", "torch", "altair"} <= modules
    assert not modules & {"streamlit", "tornado", "starlette"}


def test_the_link_is_read_without_torch():
    """So that the server answers, and the controls stand there, before torch is imported."""
    assert not loaded_after("import pages.ui.link") & {"torch", "altair", "pandas", "streamlit"}
    controls = "pages.ui.controls.session, pages.ui.controls.sidebar, pages.ui.page_frame, pages.ui.board.board"
    assert not loaded_after(f"import {controls}") & {"torch", "altair"}


@pytest.mark.parametrize("path", UI, ids=lambda p: f"{p.parent.name}-{p.name}")
def test_only_controls_and_the_frame_draw_with_streamlit(path: Path):
    assert path in DRAW_WITH_STREAMLIT or "streamlit" not in tops(path)
    assert path in DRAW_WITH_STREAMLIT or not any(name.startswith("pages.ui.controls") for name in imports(path))


CHARTS = sorted((ROOT / "pages/ui/charts").glob("*.py"))


@pytest.mark.parametrize("path", [*PAGES, *UI], ids=lambda p: f"{p.parent.name}-{p.name}")
def test_only_charts_draw_with_altair(path: Path):
    assert path in CHARTS or "altair" not in tops(path)


@pytest.mark.parametrize("path", CHARTS, ids=lambda p: p.name)
def test_charts_never_see_streamlit(path: Path):
    assert not tops(path) & {"streamlit"}
    assert not any(name.startswith(("attn_core.attention", "attn_core.attend", "attn_core.heads")) for name in imports(path))


@pytest.mark.parametrize("path", [ROOT / "app.py", *PAGES, *UI, *CORE], ids=lambda p: f"{p.parent.name}-{p.name}")
def test_state_is_touched_by_the_router_controls_and_boards(path: Path):
    assert path in TOUCH_STATE or with_state(path) == set()


def named(path: Path) -> set[str]:
    """Return every name that a file's code gives or uses: variables, attributes, functions, arguments."""
    fields = ("id", "attr", "arg", "name")
    return {getattr(node, field, None) for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) for field in fields}


@pytest.mark.parametrize("path", [ROOT / "app.py", *PAGES, *UI], ids=lambda p: f"{p.parent.name}-{p.name}")
def test_nothing_but_boards_keeps_drawings_in_step(path: Path):
    assert not named(path) & GONE
    assert not {f"pages.ui.{name}" for name in ("live", "panel", "player", "state", "wire")} & set(imports(path))


ONCE_A_PROCESS = {ROOT / "pages/ui/startup.py", ROOT / "pages/ui/board/address.py"}  # and nothing of what is shown


@pytest.mark.parametrize("path", [*PAGES, *UI, *CORE], ids=lambda p: f"{p.parent.name}-{p.name}")
def test_results_are_kept_in_the_one_cache_that_is_bounded_by_bytes(path: Path):
    caches = {"functools.cache", "functools.lru_cache", "cache", "lru_cache", "cache_data", "cache_resource"}
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    used = {ast.unparse(node) for node in tree if isinstance(node, (ast.Name, ast.Attribute))}
    used = {name for name in used if name in caches or name.startswith("st.cache")}
    assert path in ONCE_A_PROCESS or not used - ({"cache"} if "attn_core.cache" in imports(path) else set())


def test_all_scripts_of_the_browser_stand_in_one_folder_each_with_its_idea_in_its_first_line():
    scripts = list((ROOT / "pages").rglob("*.js"))
    assert {path.parent for path in scripts} == {ROOT / "pages/ui/board/script"}
    assert all(path.read_text(encoding="utf-8").startswith("// ") for path in scripts)


@pytest.mark.parametrize("path", [*CORE, *PAGES, *UI], ids=lambda p: f"{p.parent.name}-{p.name}")
def test_imports_are_absolute(path: Path):
    assert not [name for name in imports(path) if name.startswith(".")]


@pytest.mark.parametrize("path", CORE, ids=lambda p: p.name)
def test_a_file_of_the_core_says_its_idea_in_its_first_line(path: Path):
    first, *_ = path.read_text(encoding="utf-8").splitlines()
    assert first.startswith('"""')
    assert len(first) > 20


def test_the_finders_find(tmp_path: Path):
    path = tmp_path / "page.py"
    path.write_text(
        "import streamlit as st\ndef f():\n    from . import a\n    st.session_state['x'] = getattr(st, 'query_params')\n"
    )
    assert imports(path) == ["streamlit", "..a"]
    assert with_state(path) == STATE
    assert {"st", "f", "getattr", "session_state"} <= named(path)
