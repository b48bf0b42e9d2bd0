"""The app with its writer of HTML broken: whatever a learner writes is taken for HTML. See test_policy.py."""

from app import app  # noqa: F401
from pages.text import markdown, markup

markup.escape = markdown.plain = lambda text: text
