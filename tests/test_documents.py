"""The documents: README is short, their links lead somewhere, the files they name exist, and their examples run."""

import re
from pathlib import Path

import pytest

from pages import registry
from pages.answers import page_boards
from pages.board.layout import cells
from pages.view import link, settings
from pages.view.link import RELEASE
from pages.view.menu import PAGES, page_at
from pages.view.openings import OPENINGS

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "deploy/README.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]
LONGEST = 90  # lines of README
FOLDERS = [path.name for path in ROOT.iterdir() if path.is_dir()]
NAMES = {path.name for folder in ("pages", "attn_core", "tests", "deploy") for path in (ROOT / folder).rglob("*.*")}
ENDINGS = ("py", "js", "css", "md", "json", "toml", "txt", "yaml", "conf", "lock", "sh", "service")
NOT_HERE = {  # files that a host or a teacher makes, and one that the text says is not needed
    *("deploy/.env", ".streamlit/secrets.toml", "replica.env", "my_lesson.md", "my_lesson.de.md", "packages.txt")
}


def prose(path: Path) -> str:
    """Return a document without its blocks of code."""
    return re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchors(path: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    titles = re.findall(r"^#+ (.*)", prose(path), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def is_path(text: str) -> bool:
    """Return whether a text in backticks looks like a file or a folder of this repository."""
    if not re.fullmatch(r"[\w.@*<>-]+(/[\w.@*<>-]+)*/?", text) or text in NOT_HERE:
        return False
    return ("/" in text and text.partition("/")[0] in FOLDERS) or text.rpartition(".")[2] in ENDINGS


def exists(text: str, folder: Path) -> bool:
    """Return whether a path is there, from the top or from its document's folder; <page>, NAME, LANGUAGE stand for any."""
    pattern = re.sub(r"<\w+>|NAME|LANGUAGE", "*", text).rstrip("/")
    here = any(next(start.glob(pattern), None) for start in (ROOT, folder))
    return here or ("/" not in text and text in NAMES)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_a_file_and_a_heading_in_it_and_files_that_are_named_exist(path: Path):
    missing = []
    for each in re.findall(r"\]\((?!https?:)([^)]+)\)", re.sub(r"`[^`]*`", "", prose(path))):
        name, _, anchor = each.partition("#")
        target = path.parent / name if name else path
        if not target.exists() or (anchor and anchor not in anchors(target)):
            missing.append(each)
    named = [text for text in re.findall(r"`([^`\n]+)`", prose(path)) if is_path(text)]
    assert missing + [text for text in named if not exists(text, path.parent)] == []


def test_readme_is_short_and_leads_to_every_document():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert text.count("\n") <= LONGEST
    assert [str(path.relative_to(ROOT)) for path in DOCUMENTS[1:] if f"]({path.relative_to(ROOT)})" not in text] == []


def test_the_change_log_names_the_release_that_the_app_says_it_is():
    releases = re.findall(r"^## (\d+\.\d+\.\d+) ", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert releases[0] == RELEASE


def test_every_name_of_the_link_is_documented():
    text = (ROOT / "docs/links.md").read_text(encoding="utf-8")
    rows = "\n".join(line for line in text.splitlines() if line.startswith("|"))
    assert [name for name in settings.CONTROLS if f"`{name}`" not in rows] == []


def test_the_defaults_of_steps_are_documented():
    table = (ROOT / "docs/links.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `/(\w+)`, step (\d) \| (.+) \|$", table, re.MULTILINE)
    named = {(page, step): dict(re.findall(r"`(\w+)=(\S+)`", sets)) for page, step, sets in rows}
    assert named == {
        (page, step): {name: link.spelled(value) for name, value in sets.items()}
        for page, steps in OPENINGS.items()
        for step, sets in steps.items()
    }


LINK = re.compile(r"(?<!\w)/(\w*)\?([\w=&~%+.-]+)")
LINKS = sorted({found for path in DOCUMENTS for found in LINK.findall(path.read_text().replace("&amp;", "&"))})


def shows(page: str, values: dict[str, object]) -> list[object]:
    """Return what is in view where a link opens: all of a page, or the step that is named."""
    view, boards = settings.View(**settings.complete(page, values)), page_boards.boards(page)
    steps = registry.PAGES[page].steps if page in registry.PAGES else ()
    step = steps[int(view.step) - 1].name if steps else ""
    names = [step, f"{step}_words"] if steps else boards
    return [piece for name in names for cell in cells(boards[name](view)) for piece in cell.pieces(view)]


def test_an_example_of_a_link_shows_what_it_sets():
    """Each name changes what is in view where the link opens, but those that say how a page is presented."""
    assert len(LINKS) > 10
    for path, query in LINKS:
        page, (values, notices) = page_at(path), link.read(link.texts(query))
        assert (page in PAGES, notices) == (True, []), f"/{path}?{query}"
        there, defaults = shows(page, values), settings.defaults(page, settings.step_of(values))
        sets = [name for name in values if name not in (*settings.FRAME, *settings.VISIT)]
        unseen = [name for name in sets if shows(page, {**values, name: defaults[name]}) == there]
        assert unseen == [], f"/{path}?{query}"


def test_the_examples_of_the_library_run():
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs/core.md").read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 9
    for block in blocks:
        exec(block, {})
