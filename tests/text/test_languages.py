"""Sentences are in the chosen language, and every language has the same names with the same arguments."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pages.text import column_names, languages
from tests.mistakes import LABELS
from tests.text.messages import variables

FOLDER = Path(languages.__file__).parent
DEFINED = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
PAGES = sorted({path.stem for path in (FOLDER / "english").glob("*.ftl")})


def names(token: str, page: str) -> dict[str, object]:
    """Return the interface of the sentences of a page: their kinds, and the names of the values that they need."""
    found, catalogue = {}, languages.CATALOGUES[token, page]
    for name, entry in (catalogue.entries if catalogue else {}).items():
        needed, kind = variables(catalogue, name), dict if entry.attributes else str
        found[name] = (kind, needed) if needed and kind is dict else needed or kind
    return found


TRANSLATED = ("SIGNS",)  # dictionaries whose keys are in the language themselves


def keys(token: str, page: str) -> dict[str, set[object]]:
    """Return the keys of each dictionary of sentences, those inside dictionaries among them."""

    def listed(value: object) -> set[object]:
        if not isinstance(value, dict):
            return set()
        return {*value, *((key, inner) for key, each in value.items() for inner in listed(each))}

    words = languages.Words(page, token)
    public = {name: getattr(words, name) for name in names(token, page) if name.isupper()}
    return {name: listed(value) for name, value in public.items() if isinstance(value, dict) and name not in TRANSLATED}


@pytest.mark.parametrize("token", languages.REGISTRY)
def test_every_language_has_the_same_sentences_with_the_same_values_and_keys(token: str):
    for page in PAGES:
        for interface in (names, keys):
            assert interface(token, page) == interface("en", page), page
    files = {path.stem for path in (FOLDER / languages.REGISTRY[token].folder).glob("*.*")}
    assert files - {"__init__"} <= set(PAGES)  # none that no page reads


def test_a_sentence_is_looked_up_where_it_is_read():
    with languages.speaking("de"):
        assert languages.Words("start").LEAD == languages.Words("start", "de").LEAD != languages.Words("start", "en").LEAD
    with pytest.raises(AttributeError):
        _ = languages.Words("start").NO_SUCH_SENTENCE


# ---- where sentences stand ----

PAGES_OF_CODE = list(FOLDER.parent.rglob("*.py"))
NO_SENTENCE = (  # HTML, expressions of Vega, programs, addresses, fonts, policies, a learner's own words
    r"[<>=]|datum\.|width [*/]|\w\[|import |for \w+ in |export const|softmax|\d\)|:material|^\s|\\",
    r"public, max-age|noopener noreferrer|two pieces of page |sans-serif|default-src|style-src|width and height",
    r"^(The|Which|What|A sleepy|dog) .*(bat|cave|fox|bear|man|animal|whom)",
)
PROTOCOL = {  # answers to malformed questions, texts of logs, and texts for hosts
    *("answer.py", "question.py", "endpoints.py", "vega.py"),
    *(path.name for path in (FOLDER.parent / "server").glob("*.py")),
    *("faults.py", "live.py", "chosen_store.py", "redis_store.py", "class_pictures.py"),
}


def constants(path: Path) -> Iterator[str]:
    """Yield the texts in a file's code: no docstrings, and no names of columns, which are listed in one text."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documented = [
        n.body[0].value for n in ast.walk(tree) if isinstance(n, DEFINED) and n.body and isinstance(n.body[0], ast.Expr)
    ]
    records = [n.args[0] for n in ast.walk(tree) if isinstance(n, ast.Call) and "records" in ast.unparse(n.func)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in [*documented, *records]:
            yield node.value


def test_every_sentence_stands_in_a_file_of_sentences():
    """What is left are names of columns of tables, with numbers behind them, and of the core's numbers."""
    found = {
        (path.name, text)
        for path in PAGES_OF_CODE
        if path.name not in PROTOCOL
        for text in constants(path)
        if re.search(r"[A-Za-z]{2,} [A-Za-z]{2,}", text) and not any(re.search(rule, text) for rule in NO_SENTENCE)
    }
    ends = ("", "0", " 0", "0 [0]")
    with languages.speaking("de"):
        headed = {text for _, text in found if any(column_names.heading(text + end) != text + end for end in ends)}
    assert {(name, text) for name, text in found if text not in {*headed, *LABELS}} == set()
