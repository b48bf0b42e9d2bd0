"""A deck: a lesson whose parts a class is led through, one after the other, and whose questions it is asked.

Also the formula of the step that is shown, with a lesson or without one.
"""

from pages import registry
from pages.classroom import rules
from pages.classroom.rules import ClassError, Said
from pages.lessons import inline, library, packing
from pages.lessons.format import Part
from pages.panels.shared import practice_question
from pages.text import formulas, markdown
from pages.text.languages import Words
from pages.view import link

words = Words("classroom")
Deck = dict[str, object]


def of(shown: Said) -> Deck:
    """Return the deck of a view whose link names a lesson: its parts, and the place of the view's part among them, from 1.

    A part has its title, its address, the question that a class can be asked, "" for none, and its explanation;
    task: whether a control is moved instead, so that the explanation is shown with the part.
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
        said = {"title": part.title, "address": library.address(lesson, place, part), "asks": _asks(part)}
        listed.append({**said, "notes": markdown.text(part.explanation), "task": bool(_task(part))})
    return {"title": found.lesson.title, "at": min(at, len(parts)), "parts": listed}


def _task(part: Part) -> str:
    """Return what a part asks to reach by moving a control; "" for nothing."""
    return part.question.text if part.question and part.question.goal else ""


def _asks(part: Part) -> str:
    """Return what a class is asked at a part: its own question, or that of its page of Practice; "" for nothing."""
    if part.question:
        return "" if part.question.goal else markdown.text(part.question.text)
    asked = practice_question.question_of(link.view(dict(part.values), part.page)) if part.page == "practice" else None
    return markdown.text(asked.asks) if asked else ""


def told(shown: Said, explains: bool) -> dict[str, object]:
    """Return what a lesson says of a view that is one of its parts: title, sentences and task; {} where the view is none.

    explains: whether also why the task came out so; sets: the task by a name of its own, None for none
    alone: a part with a task as a lesson without the others, whose answers those who explore can't read in its link
    """
    view = link.from_query(str(shown["link"]), str(shown["page"]))
    part = library.part(view.lesson, view.part)
    if part is None or part.page != shown["page"]:
        return {}
    task = inline.markup(_task(part))
    because = inline.markup(part.explanation) if task and explains else ""
    told = {"sentences": [inline.markup(each) for each in part.sentences], "task": task, "because": because}
    set_task = {"name": f"{library.key(view.lesson)}_{view.part}", "part": view.part, "text": inline.text(_task(part))}
    alone = packing.pack(library.alone(view.lesson, view.part)) if task else ""
    return {
        "title": inline.text(part.title)[: rules.TITLE],
        "told": told,
        "sets": set_task if task else None,
        "alone": alone,
    }


def formula(shown: Said) -> str:
    """Return the formula of the step that is shown, as MathML, which browsers set themselves; "" where it has none."""
    page = str(shown["page"])
    view = link.from_query(str(shown["link"]), page)
    if view.step == "all":
        return ""
    typeset = registry.PAGES[page].steps[int(view.step) - 1].formula
    return formulas.as_mathml(typeset.of(view)) if typeset else ""


def place(said: Said) -> Deck:
    """Return the deck of a message: that of the text that it has, or of the view that it shows."""
    return opened(said) if "text" in said else of(rules.shown(said))
