"""One word for one thing: the terms that a language has chosen, and what would be a second word for the same."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast, visitor

from pages.text import languages

CHOSEN = {  # language → the term → another form of it, which no sentence has
    "en": {"sum to 1": r"\badds? up to 1\b"},
    "de": {
        "Attention": r"Aufmerksamkeit",
        "die Softmax": r"\b(?:[Dd]as|[Dd]em|[Ee]in|[Ee]inem|[Vv]om|[Zz]um|[Ii]m) Softmax\b",
        "der Verlust": r"\b(?<!-)Loss\b",
        "einen Pfeil kappen": r"Pfeile? (?:mehr )?(?:zu )?trennen|trennst du",
    },
    "es": {
        "el codificador, el decodificador": r"\b(?:en|de)coders?\b",
        "el 100 %": r"(?<!\bel )(?<!\bdel )(?<!\bal )\b100 %",
        "comprobar": r"\blo prueba\b",
    },
}


def texts(token: str) -> Iterator[tuple[str, str]]:
    """Yield what the messages of a language say, part by part, each with the name of its file."""
    for path in sorted(languages.FOLDER.joinpath(languages.REGISTRY[token].folder).glob("*.ftl")):
        parts: list[str] = []

        class Parts(visitor.Visitor):
            def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  (the library's name)
                parts.append(node.value)  # noqa: B023  (visited at once)

        Parts().visit(FluentParser(with_spans=False).parse(path.read_text()))
        yield from ((path.name, " ".join(part.split())) for part in parts)


@pytest.mark.parametrize("token", CHOSEN)
def test_a_language_has_one_word_for_a_thing(token: str):
    said = [*texts(token)]
    assert len(said) > 1000
    forms = {term: re.compile(other) for term, other in CHOSEN[token].items()}
    found = [f"{term}: {file}: {text}" for file, text in said for term, other in forms.items() if other.search(text)]
    assert found == [], "\n".join(found)
