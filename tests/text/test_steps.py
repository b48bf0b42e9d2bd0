"""What each step of a Learn page explains: read in half a minute, so at most 60 words besides the formula."""

import ast
import re
from collections import Counter

import pytest
from fluent.syntax import ast as fluent

from pages import registry
from pages.text import languages
from pages.view.menu import STEPPED
from tests.text import messages

MOST = 60  # words


def longest(pattern: fluent.Pattern) -> str:
    """Return a pattern's text, with the longest variant of each choice, and one word for each value."""
    return "".join(map(_longest_part, pattern.elements))


def _longest_part(element: fluent.TextElement | fluent.Placeable) -> str:
    if isinstance(element, fluent.TextElement):
        return element.value
    if isinstance(element.expression, fluent.SelectExpression):
        return max((longest(variant.value) for variant in element.expression.variants), key=words)
    return element.expression.parse()["value"] if isinstance(element.expression, fluent.StringLiteral) else "VALUE"


def words(text: str) -> int:
    """Return how many words a text in Markdown has; a sign alone, such as =, is none."""
    return sum(bool(re.search(r"\w", part)) for part in text.split())


def explanations() -> list[tuple[str, str, str]]:
    """Return the page, the file of sentences and the message of each step, which has them as .about where it is declared."""
    found = [(page, page, step.name) for page, each in registry.PAGES.items() for step in getattr(each, "steps", ())]
    for path, tree in messages.sources():
        if path.parent != messages.PAGES:
            continue
        files = messages.pages_by_name(tree)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "Step" and len(node.args) > 1:
                said = node.args[1].func if isinstance(node.args[1], ast.Call) else node.args[1]
                found.append((path.stem, files[said.value.id], said.attr))
    return found


def explanation(entry: fluent.Message) -> fluent.Pattern:
    """Return what a message explains, or its attribute."""
    return next((each.value for each in entry.attributes if each.id.name == "about"), entry.value)


def test_every_step_is_read():
    assert Counter(page for page, _, _ in explanations()) == STEPPED


@pytest.mark.parametrize("token", ["en", "de"])
def test_a_step_explains_itself_in_sixty_words(token: str):
    """Printed: the words of each step."""
    counted = {
        f"{page} {name}": words(longest(explanation(languages.CATALOGUES[token, file].entries[name])))
        for page, file, name in explanations()
    }
    print(token, counted)
    assert {name: count for name, count in counted.items() if count > MOST} == {}


def test_a_step_has_at_most_two_folds():
    """What is for the curious stays quieter than the lesson."""
    folds = {
        f"{name} {step.name}": len(step.folds)
        for name, page in registry.PAGES.items()
        for step in getattr(page, "steps", ())
    }
    assert len(folds) >= 20
    assert {place: count for place, count in folds.items() if count > 2} == {}
