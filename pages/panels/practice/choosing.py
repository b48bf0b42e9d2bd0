"""Before a class: the topics to which a quiz is limited, how many questions it has, and its level; the link holds them."""

from collections.abc import Mapping

from attn_core import practice
from attn_core.practice import KINDS, LEVELS
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, Values
from pages.board.quiz_pieces import Topics
from pages.panels.practice import page_data
from pages.panels.practice.answering import levels, turn
from pages.text import markdown, practice_words
from pages.text.languages import Words
from pages.view import menu
from pages.view.settings import QUESTIONS, View

words, frame = Words("practice"), Words("frame")


def _none(view: View) -> tuple[int, tuple[str, ...]] | None:
    """Return the level and the topics of a quiz that has no question, None for any other."""
    chosen = page_data.topics(view)
    return None if practice.kinds(view.level, view.quiz_version, chosen) else (view.level, chosen)


@panel(_none)
def none_left(place: tuple[int, tuple[str, ...]]) -> Pieces:
    """Say that the level has no question about any of the topics."""
    level, chosen = place
    titles = [practice_words.title(token) for token in chosen]
    return [Text("no_topic", markdown.notice(words.no_topic(level=level, titles=titles)))]


@panel(lambda view: (page_data.topics(view), view.quiz_version), "level", "quiz_count")
def topics(place: tuple[tuple[str, ...], int], level: int, count: int) -> Pieces:
    """Offer each topic, under the page that teaches it."""
    chosen, version = place
    groups: dict[str, list[tuple[str, bool, Values]]] = {}
    for page in menu.PAGES:
        listed = [token for token in practice.VERSIONS[version] if KINDS[token].page == page]
        if listed:
            groups[frame.TITLES[page]] = [(_label(token), token in chosen, _sets(token, chosen)) for token in listed]
    every = words.ALL_TOPICS, {**turn(question=1), "topics": ""} if chosen else None
    of_count = words.COUNT, "quiz_count", count, QUESTIONS, turn(question=1)
    return [Text("topics_about", words.TOPICS_ABOUT), Topics("topics", every, groups, of_count, words.LEVEL, levels(level))]


def _label(token: str) -> str:
    """Return the title of a topic, with its levels where it doesn't have all."""
    title, there = practice_words.title(token), KINDS[token].levels
    return title if there == LEVELS else words.on_levels(title=title, levels=there)


def _sets(token: str, chosen: tuple[str, ...]) -> Mapping[str, str]:
    """Return the values that choose a topic, or leave out one that is chosen."""
    now = {*chosen} ^ {token}
    return {**turn(question=1), "topics": "~".join(each for each in KINDS if each in now)}
