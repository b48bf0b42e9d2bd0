"""A deck: a lesson whose parts a class is led through, one after the other, and whose questions it is asked."""

from pages.classroom import rules
from pages.classroom.rules import ClassError, Said
from pages.lessons import library, packing
from pages.text import markdown
from pages.text.languages import Words
from pages.view import link

words = Words("classroom")
Deck = dict[str, object]


def of(shown: Said) -> Deck:
    """Return the deck of a view whose link names a lesson: its parts, and the place of the view's part among them, from 1.

    A part has its title, its address, the question that a class can be asked, "" for none, and why its answer is right.
    """
    view = link.from_query(str(shown["link"]), str(shown["page"]))
    return _listed(view.lesson, view.part)


def opened(said: Said) -> Deck:
    """Return the deck of a lesson's text, which a teacher has kept as a file; ClassError with the first error in it."""
    text = said.get("text")
    if not isinstance(text, str) or not text:
        raise ClassError(words.missing(name=words.FIELDS["text"]))
    try:
        return _listed(packing.pack(text), 1)
    except ValueError as reason:
        raise ClassError(str(reason)) from None


def _listed(lesson: str, at: int) -> Deck:
    found = library.opened(lesson)
    if found is None:
        raise ClassError(words.NO_DECK)
    if found.wrong:
        raise ClassError(words.deck_error(line=found.wrong[0].line, reason=found.wrong[0].reason))
    parts = found.lesson.parts
    listed = []
    for place, part in enumerate(parts, 1):
        question = part.question if part.question and not part.question.goal else None
        asks = markdown.text(question.text) if question else ""
        notes = markdown.text(part.explanation) if question else ""
        listed.append({"title": part.title, "address": library.address(lesson, place, part), "asks": asks, "notes": notes})
    return {"title": found.lesson.title, "at": min(at, len(parts)), "parts": listed}


def place(said: Said) -> Deck:
    """Return the deck of a message: that of the text that it has, or of the view that it shows."""
    return opened(said) if "text" in said else of(rules.shown(said))
