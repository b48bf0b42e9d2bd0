"""A lesson of what a class was asked, in the format of pages/lessons, which finds no error in it: a part for each question.

What the format can't say of a question is left out: then its part has a text and no question, or another link.
"""

from collections.abc import Iterator, Sequence

from pages.classroom import faults, questions
from pages.classroom.record import Entry, Record, as_text
from pages.lessons import format, packing
from pages.lessons.blocks import CHARACTERS, LONGEST
from pages.text.languages import Words
from pages.view import link
from pages.view.settings import MOST_PARTS

words = Words("class_report")
NOWHERE = "/explore"  # the link of a part whose view no lesson can open
NOT_OF_A_PART = ("lang", "answer")  # names of a link that the lesson's reader sets


def texts(taught: Record) -> list[str]:
    """Return the lessons of a class: one, or more where it has too many questions for one."""
    head = f"# {words.title(code=taught.code, date=taught.date)}\n\n{words.about(code=taught.code, date=taught.date)}\n\n"
    lessons: list[list[str]] = []
    for part in (_part(entry, head) for entry in taught.entries):
        if not lessons or not _fits(head, [*lessons[-1], part]):
            lessons.append([])
        lessons[-1].append(part)
    return [head + "\n".join(parts) for parts in lessons]


def _fits(head: str, parts: Sequence[str]) -> bool:
    text = head + "\n".join(parts)
    return len(parts) <= MOST_PARTS and len(text) <= LONGEST and _is_packed(text)


def _is_packed(text: str) -> bool:
    """Return whether a text is short enough for a link."""
    try:
        return bool(packing.pack(text))
    except ValueError:
        return False


def _part(entry: Entry, head: str) -> str:
    """Return the part of a question: the first of its forms in which the format finds no error."""
    forms = (f"## {_title(entry)}\nlink: {way}\n\n{body}\n" for way in _ways(entry) for body in _bodies(entry))
    last = f"## {words.question(number=entry.number, title='')}\nlink: {NOWHERE}\n"
    fitting = (form for form in forms if _fits(head, [form]) and not format.parse(head + form)[1])
    return faults.or_else(lambda: next(fitting, last), last)


def _title(entry: Entry) -> str:
    title = entry.asked["title"] if entry.solved else _plain(entry.text)
    return _short(words.question(number=entry.number, title=title), "title")


def _ways(entry: Entry) -> Iterator[str]:
    """Yield the links of a part, the best one first."""
    if entry.view:
        named = link.written(entry.view, entry.page).items()
        query = "&".join(f"{name}={link.quoted(text)}" for name, text in named if name not in NOT_OF_A_PART)
        yield f"/{entry.page}?{query}" if query else f"/{entry.page}"
        yield f"/{entry.page}"
    yield NOWHERE


def _bodies(entry: Entry) -> Iterator[str]:
    """Yield what a part says, the best form first: its question with an answer, or a text."""
    asked = _plain(entry.text)
    answers = _answers(entry)
    if answers:
        hint = f"~ {words.hint(page=entry.solved.kind.page)}" if entry.solved else ""
        because = f"! {_short(_plain(as_text(entry.explanation)), 'explanation')}" if entry.explanation else ""
        yield "\n".join(filter(None, [f"? {_short(asked, 'question')}", *answers, hint, because]))
    sentences = [words.asked(text=asked)]
    choices = entry.asked.get("choices")
    if choices:
        sentences.append(words.choices(choices=[_plain(choice) for choice in choices]))
    elif entry.solved:
        sentences.append(words.ON_PAGE)
    yield _short(" ".join(sentences), "sentences")


def _answers(entry: Entry) -> list[str]:
    """Return the lines that say how a question is answered, and which answer is right; [] where a lesson can't ask it."""
    if entry.asked["kind"] == "text":
        return ["= text"]
    right = entry.asked["right"]
    if not right:
        return []
    if entry.asked.get("choices"):
        listed = enumerate(entry.asked["choices"])
        marks = dict.fromkeys(questions.rights(entry.asked), "x")
        return [f"- [{marks.get(str(place), ' ')}] {_short(_plain(text), 'choice')}" for place, text in listed]
    if entry.asked["kind"] == "number":
        apart = questions.apart(entry.asked)
        return [f"= {right} ± {apart:.3g}" if apart else f"= {right}"]
    return []


def _plain(text: str) -> str:
    """Return a text of which a lesson makes no link, and which it can read."""
    return text.replace("](", "] (").replace("\ufffd", "?")


def _short(text: str, kind: str) -> str:
    most = CHARACTERS[kind]
    return text if len(text) <= most else f"{text[: most - 1]}…"
