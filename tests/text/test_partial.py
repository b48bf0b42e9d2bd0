"""A partial language: not offered; where a link opens it, each part of a page is in it or in English, and none in both."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from streamlit.testing.v1 import AppTest

from pages.server import browser
from pages.text import languages
from pages.text.languages import Words
from tests import wiring

ROOT = Path(__file__).parents[2]
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


@pytest.mark.parametrize("token", PARTIAL)
def test_a_page_without_sentences_in_the_language_says_so_and_is_in_english(token: str):
    """All of it: its own sentences, those that pages share, and what its frame says of them."""
    at, english = wiring.opened("masks", lang=token), wiring.opened("masks")
    assert wiring.notices(at) == Words("frame", token).PARTIAL
    assert said(at) == said(english)
    assert at.query_params["lang"] == token


@pytest.mark.parametrize("token", PARTIAL)
def test_no_panel_mixes_two_languages(token: str):
    command = [sys.executable, "-m", "tests.text.mixed_languages", token]
    found = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT)
    assert json.loads(found.stdout) == []


def test_half_a_language_is_not_offered():
    """Neither in the bar, where one that a link has chosen can be left, nor to a browser that prefers it."""
    for chosen in languages.REGISTRY:
        offered = {str(name).removeprefix("language_") for name in wiring.controls(wiring.opened("start", lang=chosen))}
        assert offered & languages.REGISTRY.keys() == languages.REGISTRY.keys() - {*PARTIAL, chosen}
    for token in PARTIAL:
        preferred = {"type": "http", "query_string": b"", "headers": [(b"accept-language", token.encode())]}
        assert browser.language(preferred, languages) == "en"
        assert browser.language({**preferred, "query_string": f"lang={token}".encode()}, languages) == token
