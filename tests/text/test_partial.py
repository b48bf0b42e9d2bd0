"""A partial language: what it has is said in it, the rest in English, and every page says that sentences are missing."""

import re

import pytest
from streamlit.testing.v1 import AppTest

from pages.text import languages
from pages.text.languages import Words
from pages.view.settings import View
from tests import screen, wiring

PARTIAL = [token for token, language in languages.REGISTRY.items() if language.partial]


def said(at: AppTest) -> str:
    """Return a page's titles and paragraphs."""
    return " ".join(element.value for element in (*at.title, *at.markdown))


@pytest.mark.parametrize("page", ["start", "explore"])
def test_start_and_explore_are_in_spanish(page: str):
    at, english, spanish = wiring.opened(page, lang="es"), Words(page, "en"), Words(page, "es")
    assert spanish.DEFINITION in said(at)
    assert english.DEFINITION not in said(at)
    assert at.query_params["lang"] == "es"


def test_decimals_have_a_comma_in_sentences_and_axes():
    view: View = screen.view_on("explore", lang="es", seed=3)
    with languages.speaking("es"):
        pieces = screen.page_boards.pieces("explore", view)
    assert re.search(r"atiende, en la práctica, a <b>\d,\d</b> de las \d palabras", pieces["sharpness"].html())
    assert pieces["curve"].spec["config"]["locale"]["number"]["decimal"] == ","


@pytest.mark.parametrize("token", PARTIAL)
def test_a_page_without_sentences_in_the_language_says_so_and_is_in_english(token: str):
    at = wiring.opened("averaging", lang=token)
    assert Words("frame", token).PARTIAL in wiring.notices(at)
    assert Words("averaging", "en").PAST_TITLE in said(at)


@pytest.mark.parametrize("token", sorted(languages.REGISTRY.keys() - PARTIAL))
def test_a_whole_language_says_nothing_of_that(token: str):
    assert wiring.notices(wiring.opened("averaging", lang=token)) == ""
