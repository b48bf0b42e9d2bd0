"""The rules of the code: allowed imports, places of state, and names."""

import ast
import functools
import json
import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path

ROOT = Path(__file__).parents[1]
CORE = sorted((ROOT / "attn_core").rglob("*.py"))
UI = sorted(path for path in (ROOT / "pages").rglob("*.py") if path != ROOT / "pages/__init__.py")
PAGES = [path for path in sorted((ROOT / "pages").glob("*.py")) if path.stem not in ("__init__", "registry")]
CHARTS = sorted((ROOT / "pages/charts").glob("*.py"))
CODE = [ROOT / "app.py", *UI, *CORE]
TESTS = sorted((ROOT / "tests").rglob("*.py"))
ROOMS = (
    "text browser",
    "view",
    "charts",
    "board",
    "panels lessons",
    "averaging check_your_own explore heads loops masks mistakes model_cards models order_and_batch "
    "practice query_key_value self_and_cross shapes sharpness start surgery todays_models train weighted_sum whole_model "
    "worked_examples "
    "write_lesson",
    "registry",
    "export",
    "answers classroom server",
    "controls",
)  # upwards
HEIGHTS = {room: height for height, rooms in enumerate(ROOMS) for room in rooms.split()}
STATE = {"session_state", "query_params"}
TOUCH_STATE = set((ROOT / "pages/controls").glob("*.py"))
DRAW_WITH_STREAMLIT = {*TOUCH_STATE, *(ROOT / "pages/server").glob("*.py")}  # all else is called without a session, too
# modules of the standard library that a page may import
PLAIN = {"collections", "dataclasses", "functools", "itertools", "json", "math", "typing"}
ONCE_A_PROCESS = {  # and nothing of what is shown: the server, the classes of this process, the style sheet
    ROOT / "pages" / name
    for name in (
        *("server/startup.py", "server/fetched.py", "classroom/live.py", "answers/page_boards.py", "browser/vega.py"),
        "controls/page_frame.py",
    )
}


@functools.cache
def nodes(path: Path) -> list[ast.AST]:
    """Return every part of a file's code."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def imports(path: Path) -> list[str]:
    """Return the dotted name of everything that a file imports, inside functions too; relative ones start with a dot."""
    names = []
    for node in nodes(path):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names += ["." * node.level + f"{node.module or ''}.{alias.name}" for alias in node.names]
    return names


def packages(path: Path) -> set[str]:
    """Return the top-level packages that a file imports."""
    return {name.split(".")[0] for name in imports(path)}


def loaded_after(statement: str) -> set[str]:
    """Return the top-level modules that a fresh interpreter holds after a statement."""
    program = f"{statement}\nimport sys, json; print(json.dumps(sorted({{n.split('.')[0] for n in sys.modules}})))"
    command = [sys.executable, "-W", "error", "-c", program]
    return set(json.loads(subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT).stdout))


def with_state(path: Path) -> set[str]:
    """Return which of Streamlit's two kinds of state a file names, as attributes, names, imports or texts."""
    fields = ("attr", "id", "name", "value")
    texts = {getattr(node, field, None) for node in nodes(path) for field in fields}
    return {name for name in STATE if name in {text for text in texts if isinstance(text, str)}}


def private_names(path: Path) -> set[str]:
    """Return the private names of the app's modules that a file imports or reads."""
    ours = [node for node in nodes(path) if isinstance(node, ast.ImportFrom)]
    ours = [node for node in ours if (node.module or "").startswith(("attn_core", "pages"))]
    aliases = [alias for node in ours for alias in node.names]
    modules = {alias.asname or alias.name for alias in aliases}
    read = [node for node in nodes(path) if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)]
    attributes = {f"{node.value.id}.{node.attr}" for node in read if node.value.id in modules}
    names = {alias.name for alias in aliases} | attributes
    return {name for name in names if name.rpartition(".")[2].startswith("_") and not name.endswith("__")}


# ---- who imports whom ----


def test_the_core_loads_no_page_and_no_chart_and_has_what_is_promised_after_one_import():
    promised = "attention heads masks averaging sharpness tokens positions device reference"
    checks = " and ".join(f"attn_core.{name}" for name in promised.split())
    modules = loaded_after(f"import attn_core; assert {checks}")
    assert {"attn_core", "torch"} <= modules
    assert not modules & {"streamlit", "altair", "pandas", "pages", "safetensors"}


def test_the_core_imports_torch_and_the_standard_library():
    """Below models/, and in files.py, also what reads a file, where one is read: `import attn_core` loads none of it."""
    plain = {"torch", "attn_core"} | set(sys.stdlib_module_names)
    others = {"models": {"safetensors", "tokenizers", "transformers"}, "files.py": {"numpy", "safetensors"}}
    assert [p for p in CORE if not packages(p) <= plain.union(*(others.get(part, set()) for part in p.parts))] == []


def test_no_modules_of_the_core_import_each_other_in_a_circle():
    """Nor for their types alone. A name of a package is taken for what its own file holds."""
    files = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in CORE}

    def reads(path: Path) -> set[str]:
        return {name if name in files else name.rpartition(".")[0] for name in imports(path)} & files.keys()

    circles = TopologicalSorter({name: reads(path) for name, path in files.items()})
    circles.prepare()  # a CycleError names the modules


def test_vectors_meet_projections_in_one_place():
    """`sources.projecting` alone reads the projections of a scene or a layer to attend with.

    The others have no source: a model's own layers, the publications' examples, a training that goes through the product,
    and pages whose subject is the product itself, in several forms or as statistics of its numbers.
    """
    subjects = {
        *("__init__", "heads", "sources/projecting", "sources/trained", "models/word_model", "models/residual_stream"),
        *("models/training/__main__", "examples/three_tokens", "examples/drawn_heads", "meaning/making/training"),
        *("sharpness", "projections/one_matrix", "letter_model"),
        *(f"experiments/{name}" for name in ("averaging_to_attention", "combining_heads", "scaling", "todays_models")),
    }
    found = {str(path.relative_to(ROOT).with_suffix("")) for path in (*CORE, *UI) if multiplies(path)}
    assert found == {*(f"attn_core/{name}" for name in subjects)}


def multiplies(path: Path) -> bool:
    """Return whether a file multiplies by a matrix that is called as projections are, or takes what does from heads."""
    does = {"attn_core.heads.attend_in_heads", "attn_core.heads.project"}
    products = [node.right for node in nodes(path) if isinstance(node, ast.BinOp) and isinstance(node.op, ast.MatMult)]
    by = {ast.unparse(right).rpartition(".")[2].partition("[")[0] for right in products}
    calls = {f"attn_core.{ast.unparse(node.func)}" for node in nodes(path) if isinstance(node, ast.Call)}
    return bool(by & {"w", "wq", "wk", "wv", "maps"} or does & {*calls, *imports(path)})


def test_a_page_imports_the_core_and_what_pages_share():
    assert [p for p in PAGES if not packages(p) <= {"attn_core", "pages", "torch", "pandas"} | PLAIN] == []
    rooms = {path.name for path in (ROOT / "pages").iterdir() if path.is_dir()}
    assert [n for p in PAGES for n in imports(p) if n.split(".")[0] == "pages" and n.split(".")[1] not in rooms] == []


def test_no_room_imports_one_that_stands_above_it():
    """Rooms on one line are on the same level; browser/ holds scripts, which import no Python."""
    climbs = set()
    for path in UI:
        above = HEIGHTS[path.relative_to(ROOT / "pages").parts[0].removesuffix(".py")]
        names = [name.split(".") for name in imports(path) if name.startswith("pages.")]
        climbs |= {(path.name, ".".join(name[1:3])) for name in names if HEIGHTS.get(name[1], len(ROOMS)) > above}
    assert climbs == set()


def test_no_modules_of_the_app_load_each_other_in_a_circle():
    """What is imported for types alone, or within a function, is not loaded with a module."""
    files = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in UI}

    def loads(path: Path) -> set[str]:
        lines = [line for line in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(line, ast.ImportFrom)]
        names = {f"{line.module}.{alias.name}" for line in lines for alias in line.names}
        return {name if name in files else name.rpartition(".")[0] for name in names} & files.keys()

    TopologicalSorter({name: loads(path) for name, path in files.items()}).prepare()  # a CycleError names the modules


def test_what_boards_show_is_found_without_streamlit():
    """In a fresh interpreter: a View becomes pieces and an answer, with no session and no server."""
    modules = loaded_after("import pages.registry, pages.answers.answer, pages.view.link")
    assert {"pages", "torch", "altair"} <= modules
    assert not modules & {"streamlit", "tornado", "starlette"}


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
LATER = {  # imports inside functions: of modules that read every page, of optional libraries, of slow ones
    *("answers/answer.py: pages.export", "export/board.py: pages.export", "text/languages.py: pages.text.fluent_functions"),
    *("classroom/chosen_store.py: pages.classroom.redis_store", "classroom/take_home.py: pages.classroom"),
    *("server/model_folders.py: huggingface_hub", "text/formulas.py: latex2mathml"),
}


def test_imports_stand_at_the_top_but_for_these():
    found = set()
    for path in UI:
        inside = [each for node in nodes(path) if isinstance(node, FUNCTIONS) for each in ast.walk(node)]
        names = {ast.unparse(each).split()[1] for each in inside if isinstance(each, (ast.Import, ast.ImportFrom))}
        found |= {f"{path.relative_to(ROOT / 'pages')}: {name}" for name in names}
    assert found == LATER


def test_only_controls_and_the_frame_draw_with_streamlit():
    others = [path for path in UI if path not in DRAW_WITH_STREAMLIT]
    assert [p for p in others if "streamlit" in packages(p)] == []
    assert [n for p in others for n in imports(p) if n.startswith("pages.controls")] == []


def test_only_charts_draw_with_altair_and_they_compute_no_attention():
    assert [p for p in UI if p not in CHARTS and "altair" in packages(p)] == []
    computed = ("attn_core.attention", "attn_core.attend", "attn_core.heads")
    assert [n for p in CHARTS for n in imports(p) if n.startswith(computed)] == []


def test_tests_use_no_private_name_of_the_code():
    assert {p.name: names for p in TESTS if (names := private_names(p))} == {}


# ---- state, caches, scripts ----


def test_state_is_touched_by_the_router_controls_and_boards():
    assert [p for p in CODE if p not in TOUCH_STATE and with_state(p)] == []


def test_results_are_kept_in_the_one_cache_that_is_bounded_by_bytes():
    names = {"functools.cache", "functools.lru_cache", "cache", "lru_cache", "cache_data", "cache_resource"}

    def caches(path: Path) -> set[str]:
        used = {ast.unparse(node) for node in nodes(path) if isinstance(node, (ast.Name, ast.Attribute))}
        used = {name for name in used if name in names or name.startswith("st.cache")}
        return used - ({"cache"} if "attn_core.cache" in imports(path) else set())

    assert [p for p in CODE if p not in ONCE_A_PROCESS and caches(p)] == []


def test_all_scripts_of_the_browser_stand_in_one_folder_each_with_its_idea_in_its_first_line():
    scripts = list((ROOT / "pages").rglob("*.js"))
    assert {path.parent for path in scripts} == {ROOT / "pages/browser/script"}
    assert all(path.read_text(encoding="utf-8").startswith("// ") for path in scripts)


def test_no_scripts_import_each_other_in_a_circle():
    """Modules without further imports are removed repeatedly; the rest is a circle. names.js is made by the server."""
    texts = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "pages/browser/script").glob("*.js")}
    left = {name: set(re.findall(r'from "\./(\w+\.js)"', text)) & texts.keys() for name, text in texts.items()}
    assert sum(map(len, left.values())) > 80
    while lowest := {name for name, names in left.items() if not names & left.keys()}:
        left = {name: names for name, names in left.items() if name not in lowest}
    assert left == {}


def test_no_style_rule_asks_every_element_what_it_has():
    """`:has` of no element in particular is asked anew, of all, at each text that changes: 80 ms for a picture."""
    of_all = re.compile(r"(?:^|[\s,(>+~]|:root|:lang\(\w+\)|html)(:has\([^{;]*)", re.MULTILINE)
    for sheet in (ROOT / "pages/browser").glob("*.css"):
        rules = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert of_all.findall(rules.replace(":not(:has", ":has")) == [], sheet.name


# ---- names ----


def test_a_file_says_its_idea_in_its_first_line():
    written = [path for path in CODE if path.name != "__init__.py" or path.stat().st_size]
    firsts = {path: path.read_text(encoding="utf-8").partition("\n")[0] for path in written}
    assert [p for p, first in firsts.items() if not first.startswith('"""') or len(first) < 20] == []


def test_the_finders_find(tmp_path: Path):
    path = tmp_path / "page.py"
    path.write_text(
        "import streamlit as st\nfrom pages.view import link\n"
        "def f():\n    from . import a\n    st.session_state['x'] = getattr(st, 'query_params')\n    link._name\n"
    )
    assert imports(path) == ["streamlit", "pages.view.link", "..a"]
    assert with_state(path) == STATE
    assert private_names(path) == {"link._name"}
