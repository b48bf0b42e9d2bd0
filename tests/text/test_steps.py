"""What steps of Learn say: quoted words are on screen, whatever sentence is typed; variables are among their facts."""

import html
import re
from dataclasses import fields, is_dataclass
from typing import get_args, get_type_hints

import pytest

from pages import registry
from pages.panels.shared.named_words import with_words
from pages.text import languages, markdown
from pages.text.catalogue import Kept
from pages.text.languages import Words, said
from pages.view.menu import LEARN, STEPPED
from tests.screen import view_on
from tests.text.messages import variables

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
@pytest.mark.parametrize("text", [" ".join(OWN["text"].split()[:count]) for count in (1, 6)])
def test_titles_and_explanations_name_only_words_that_are_on_screen(token: str, text: str):
    """Whatever sentence is typed; titles of pages are quoted, too."""
    there = {*text.split(), *OWN["model_text"].split(), *Words("frame", token).TITLES.values()}
    named = {page: quoted(page, token, **OWN | {"text": text}) - there for page in LEARN}
    assert {page: words for page, words in named.items() if words} == {}


@pytest.mark.parametrize("token", languages.REGISTRY)
def test_explanations_name_the_words_of_a_sentence(token: str):
    """Words that are on screen are named where one explains with them: the app's own ones, and a learner's."""
    assert quoted("query_key_value", token) == {"bat", "flew"}
    assert quoted("query_key_value", token, **OWN) == {"Mia", "parrots"}


def typed() -> dict[str, type]:
    """Return the class of the facts of each step that has one, by the step's place."""
    steps = {f"{page}.{step.name}": step for page in STEPPED for step in registry.PAGES[page].steps}
    returned = {place: get_type_hints(step.facts)["return"] for place, step in steps.items()}
    kinds = {place: [each for each in (found, *get_args(found)) if is_dataclass(each)] for place, found in returned.items()}
    return {place: found[0] for place, found in kinds.items() if found}


def named(kind: type) -> set[str]:
    """Return the names of the fields of facts, and of those of the facts among them."""
    parts = [part for each in get_type_hints(kind).values() for part in (each, *get_args(each))]  # such as Products | None
    behind = [part for part in parts if isinstance(part, type) and issubclass(part, Kept)]
    return {field.name for field in fields(kind)}.union(*map(named, behind))


@pytest.mark.parametrize("place", typed())
def test_the_variables_of_a_step_are_among_the_fields_of_its_facts(place: str):
    page, name = place.split(".")
    of_facts = "sentence", "predict", "task", "done", "nearly"
    assert variables(languages.CATALOGUES["en", page], name, *of_facts) - named(typed()[place]) <= {"way"}  # of missing it
