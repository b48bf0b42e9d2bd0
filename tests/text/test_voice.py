"""Sentences as a lecturer would say them: none has a phrase that readers struck out, and long ones are counted."""

import ast
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from pages.text import languages
from tests.text import messages

BANNED = {
    "en": (
        *("means nothing yet", "the √size of", "the equivalent of", "and what they add", "a row asks", "a column answers"),
        *("would hand on", "lie far apart", "rises without end", "travels in the link", "keeps nothing of it"),
        *("Take it along", "Question before", "the nearer one key", "None that you typed is lost", "scores less than"),
        *("learns little", "as many numbers as it takes"),
        *("focus grows with", "contributes most", "each one reaches further", "only positions tell"),  # not so in general
    ),
    "de": (
        *(
            "bedeutet noch nichts",
            "auf so viel wie",
            "Wozu jede Projektion da ist",
            "desto gleicher",
            "reist allein im Link",
        ),
        *("so viele Zahlen, wie sie", "Values, mal ihre Gewichte", "jede eine Summe", "Jeder Fehler läuft wirklich"),
        *("Fokus wächst mit", "trägt am meisten bei", "jede reicht weiter", "erst Positionen verraten"),
    ),
}
LONG = 25  # words of a sentence
SENTENCE = re.compile(r"[^.!?]+[.!?]")


class _Texts(Visitor):
    """Collect the texts below a node, with a word in the place of each value."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802  (the library's name)
        """Note a pattern's text as one, and those of its choices."""
        parts = [each.value if isinstance(each, fluent.TextElement) else "VALUE" for each in node.elements]
        self.found.append(" ".join("".join(parts).split()))
        self.generic_visit(node)


def texts(token: str) -> Iterator[tuple[str, str]]:
    """Yield the file and each text of a language, those in Python among them."""
    for page, catalogue in messages.catalogues(token):
        visitor = _Texts()
        for entry in catalogue.entries.values():
            visitor.visit(entry)
        yield from ((page, text) for text in visitor.found)
    for path, tree in messages.sources():
        if path.parent.name == languages.REGISTRY[token].folder:
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield path.stem, " ".join(node.value.split())


@pytest.mark.parametrize("token", BANNED)
def test_no_sentence_has_a_phrase_that_readers_struck_out(token: str):
    listed = list(texts(token))
    assert len(listed) > 1500
    assert [
        (page, phrase, text) for page, text in listed for phrase in BANNED[token] if phrase.lower() in text.lower()
    ] == []


@pytest.mark.parametrize("token", BANNED)
def test_long_sentences_are_few(token: str):
    """Printed: how many there are, and the longest one."""
    sentences = [sentence.strip() for _, text in texts(token) for sentence in SENTENCE.findall(text)]
    long = [sentence for sentence in sentences if len(sentence.split()) > LONG]
    longest = max(sentences, key=lambda sentence: len(sentence.split()))
    print(f"{token}: {len(long)} of {len(sentences)} sentences have more than {LONG} words; the longest: {longest}")
    assert len(long) < 0.05 * len(sentences)
