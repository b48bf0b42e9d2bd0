"""One file writes HTML: it escapes every text and quotes every attribute, and no other one writes tags."""

import ast
import re
from html.parser import HTMLParser
from pathlib import Path

from pages.lessons import inline
from pages.text.markup import Markup, element, joined
from tests.test_rules import nodes

ROOT = Path(__file__).parents[1]
TEXT = ROOT / "pages/text"
WRITERS = {TEXT / "markup.py", TEXT / "markdown.py"}
WITH_TAGS = {  # texts in which a tag stands that is no HTML of a page
    *WRITERS,
    *(TEXT / "numbers.py", TEXT / "glossary.py", ROOT / "pages/export/offer.py"),  # patterns that look for tags
    *(ROOT / "pages/export" / name for name in ("report.py", "pictures.py")),  # the frame of a report; a pattern
    ROOT / "pages/board/bare_page.py",  # the type of a document
    ROOT / "pages/server/guard.py",  # a page without the app
}
TAG = re.compile(r"</?[a-z][a-z\d]*[\s>{]|<!")
EVIL = '<img src=x onerror="ran()"> & \'</script>'


class Parts(HTMLParser):
    """Elements and text, as a browser would see them."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements, self.text = [], ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep an element."""
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        """Keep a text."""
        self.text += data


def written(path: Path) -> list[str]:
    """The strings of a file's code except docstrings; an f-string has a brace for each inserted value."""
    code = nodes(path)
    documents = {id(node.value) for node in code if isinstance(node, ast.Expr)}
    inside = {id(part) for node in code if isinstance(node, ast.JoinedStr) for part in node.values}
    texts = []
    for node in code:
        if isinstance(node, ast.JoinedStr):
            texts.append("".join(part.value if isinstance(part, ast.Constant) else "{" for part in node.values))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents | inside:
            texts.append(node.value)
    return texts


def escapes(path: Path) -> bool:
    """Whether a file escapes by itself, or calls a text HTML."""
    code = nodes(path)
    imported = {
        alias.name for node in code if isinstance(node, ast.ImportFrom) and node.module == "html" for alias in node.names
    }
    called = {ast.unparse(node.func) for node in code if isinstance(node, ast.Call)}
    return "escape" in imported or bool({"html.escape", "Markup", "saxutils.escape"} & called)


# ---- the writer ----


def test_texts_and_attributes_are_what_they_were_whatever_stands_in_them():
    inner = element("b", EVIL, title=EVIL, data_set=EVIL)
    parts = Parts(element("p", EVIL, inner, class_="a b", disabled=True, hidden=False, id=None, tabindex=0))
    assert parts.elements == [
        ("p", {"class": "a b", "disabled": None, "tabindex": "0"}),
        ("b", {"title": EVIL, "data-set": EVIL}),
    ]
    assert parts.text == EVIL + EVIL


def test_html_is_put_in_as_it_is_and_a_text_made_of_it_is_a_text():
    bold = element("b", "1 < 2")
    assert joined(bold, " & ", bold, between="|") == "<b>1 &lt; 2</b>| &amp; |<b>1 &lt; 2</b>"
    for text in (f"{bold}", bold + "", bold.strip(), bold[:]):
        assert not isinstance(text, Markup)
        assert Parts(element("i", text)).text == "<b>1 &lt; 2</b>"


def test_a_lessons_lines_bring_nothing_to_life():
    for text in (EVIL, f"**{EVIL}**", f"[{EVIL}](https://example.org)", f"[a](https://example.org/?{EVIL})"):
        assert {tag for tag, _ in Parts(inline.markup(text)).elements} <= {"b", "a", "small"}


# ---- nobody else writes ----


def test_only_the_writer_escapes_and_no_other_file_but_markdown_writes_tags():
    files = [*sorted((ROOT / "pages").rglob("*.py")), ROOT / "app.py"]
    assert [p for p in files if escapes(p) and p not in {*WRITERS, TEXT / "glossary.py"}] == []
    assert {p.name: texts for p in files if p not in WITH_TAGS and (texts := list(filter(TAG.search, written(p))))} == {}
