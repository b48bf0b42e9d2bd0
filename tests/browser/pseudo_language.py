"""The app with a language more, lang=xx: English with accents and two fifths longer. See test_pseudo_language.py."""

from pages.text import languages
from tests.text.pseudo import accented

languages.REGISTRY["xx"] = languages.Language("english", "xx", shape=accented)
languages.LANGUAGES["xx"], languages.OFFERED["xx"] = "english", "xx"

from app import app  # noqa: E402, F401  (what a link may say is read from the languages)
