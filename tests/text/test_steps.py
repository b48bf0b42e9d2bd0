"""What each step of a Learn page explains: read in half a minute, so at most 60 words besides the formula."""

import ast
import html
import re
from collections import Counter

import pytest
from fluent.syntax import ast as fluent

from pages import registry
from pages.panels.shared.named_words import with_words
from pages.text import languages, markdown
from pages.text.languages import Words, said
from pages.view.menu import LEARN, STEPPED
from tests.screen import view_on
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


OWN = {  # sentences of a learner's, in every field that may hold one, and their words
    **dict.fromkeys(("text", "text2", "cross_text", "start_text"), "Seven green parrots sang near Mia"),
    **dict.fromkeys(("model_text", "patch_text"), "Once a small owl met Mia"),
}
QUOTED = re.compile("[“„]([^“”„]+)[“”]")


def quoted(page: str, token: str, **sentences: str) -> set[str]:
    """Return what the titles, the explanations and the summary of a page have in quotes."""
    of = with_words(view_on(page, **sentences))
    with languages.speaking(token):
        steps = [f"{page}.{step.name}.{part}" for step in registry.PAGES[page].steps for part in ("title", "about")]
        places = [*steps, f"{page}.summary", *(["start.LEAD"] if page == "start" else [])]
        return {each for place in places for each in QUOTED.findall(html.unescape(markdown.text(said(place, of))))}


@pytest.mark.parametrize("token", languages.REGISTRY)
@pytest.mark.parametrize("text", [" ".join(OWN["text"].split()[:count]) for count in (0, 1, 2, 6)])
def test_titles_and_explanations_name_only_words_that_are_on_screen(token: str, text: str):
    """Whatever sentence is typed; titles of pages are quoted, too."""
    there = {*text.split(), *OWN["model_text"].split(), *Words("frame", token).TITLES.values()}
    named = {page: quoted(page, token, **OWN | {"text": text}) - there for page in LEARN}
    assert {page: words for page, words in named.items() if words} == {}


@pytest.mark.parametrize("token", languages.REGISTRY)
def test_explanations_name_the_words_of_a_sentence(token: str):
    """Words that are on screen are named where one explains with them: the app's own ones, and a learner's."""
    assert quoted("query_key_value", token) == {"bat", "flew"}
    assert quoted("query_key_value", token, **OWN) == {"green", "parrots"}
