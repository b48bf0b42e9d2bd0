"""What a message of a class may say: texts, numbers and choices within bounds, or a sentence that names the rule."""

import math
import re
from collections.abc import Mapping, Sequence

from pages import registry
from pages.text.languages import Words
from pages.view import link, menu
from pages.view.settings import COMPARED, SELECTION

words = Words("classroom")
Said = Mapping[str, object]
LONGEST_MESSAGE = 24_000  # characters, of which a link takes most
NAME, LINK, TITLE, QUESTION, CHOICE, ANSWER = 20, 16_000, 160, 400, 120, 200  # characters at most
SLOT = re.compile(r"[a-z][a-z0-9_]*")  # of a picture
MOST_CHOICES, MOST_BOARDS = 8, 16
LARGEST = 10**12  # of numbers that are answered: whatever is computed of them stays finite and short
OFFERED = (*COMPARED, *SELECTION, "step", "compare")  # names of a link that a student may offer: what a view is about
LED = (*OFFERED, "lang", "lesson", "part", "lesson_answer", "guesses")  # none that sets up the screen of whoever shows it


class ClassError(Exception):
    """A message asks for what it may not: the sentence says the rule; wait: seconds until it may, None for never."""

    def __init__(self, sentence: str, wait: float | None = None) -> None:
        super().__init__(sentence)
        self.wait = wait


def titles() -> dict[str, Mapping[str, str]]:
    """Return the titles of pages and of known mistakes, in the language that is set."""
    return {"titles": {page: Words("frame").TITLES[page] for page in menu.PAGES}, "mistakes": {**Words("bugs").TITLES}}


def text(said: Said, name: str, most: int) -> str:
    """Return a text of one line; ClassError where it is none, or too long."""
    value = said.get(name, "")
    if not isinstance(value, str):
        raise ClassError(words.not_a_text(name=name))
    value = " ".join("".join(sign if sign.isprintable() else " " for sign in value).split())
    if len(value) > most:
        raise ClassError(words.too_long(name=words.FIELDS[name], count=len(value), most=most))
    return value


def needed(said: Said, name: str, most: int) -> str:
    """Return a text that isn't empty."""
    value = text(said, name, most)
    if not value:
        raise ClassError(words.missing(name=words.FIELDS[name]))
    return value


def texts(said: Said, name: str, most: int, longest: int) -> list[str]:
    """Return a list of texts, none of them empty; ClassError where there are too many."""
    value = said.get(name, [])
    if not isinstance(value, list):
        raise ClassError(words.not_a_list(name=name))
    if len(value) > most:
        raise ClassError(words.too_many(name=words.FIELDS[name], count=len(value), most=most))
    return [each for each in (text({"item": item}, "item", longest) for item in value) if each]


def one_of(said: Said, name: str, allowed: Sequence[str]) -> str:
    """Return one of the allowed texts."""
    value = said.get(name)
    if value not in allowed:
        raise ClassError(words.not_one_of(name=name, allowed=", ".join(allowed)))
    return str(value)


def number(value: str) -> str:
    """Return a typed number as it is kept and judged: ten digits, a point, at most LARGEST; ClassError where it is none."""
    try:
        kept = f"{float(value.replace(',', '.').replace('−', '-')) + 0.0:.10g}"
    except ValueError:
        kept = "nan"
    if math.isnan(float(kept)):
        raise ClassError(words.no_number(answer=value))
    if abs(float(kept)) > LARGEST:
        raise ClassError(words.large_number(answer=value, most=LARGEST))
    return kept


def place(value: str, count: int) -> int:
    """Return a position of 0 to count − 1; ClassError for any other text."""
    if value not in map(str, range(count)):
        raise ClassError(words.no_choice(answer=value, last=count - 1))
    return int(value)


def shown(said: Said, names: Sequence[str] = LED) -> dict[str, object]:
    """Return what somebody's page shows: page, link of these names, its boards, title, the cell that is pointed at.

    seen: the boards of which something is on the screen, of those with a picture only one; picture: its slot
    full: whether that picture fills the screen
    """
    page = one_of(said, "page", menu.PAGES)
    boards, seen = (
        [board for board in texts(said, name, MOST_BOARDS, NAME + 20) if board in registry.BOARDS.get(page, ())]
        for name in ("boards", "seen")
    )
    view = {"page": page, "link": _link(said.get("link", ""), names), "title": text(said, "title", TITLE)}
    picture = text(said, "picture", NAME + 20)
    view |= {"boards": boards, "seen": seen, "picture": picture if SLOT.fullmatch(picture) else ""}
    view["full"] = said.get("full") is True
    return {**view, "cell": cell(said.get("cell"))}


def _link(text: object, names: Sequence[str]) -> str:
    """Return what a link sets of these names, spelled anew; ClassError where it is none, or too long."""
    try:
        values = link.read(link.texts(text))[0] if isinstance(text, str) else {}
    except ValueError as rule:
        raise ClassError(str(rule)) from None
    spelled = "&".join(f"{name}={link.quoted(link.spelled(values[name]))}" for name in values if name in names)
    if len(spelled) > LINK:
        raise ClassError(words.too_long(name=words.FIELDS["link"], count=len(spelled), most=LINK))
    return spelled


def cell(value: object) -> dict[str, object] | None:
    """Return a cell of a picture: slot, number of the plot, and its box as shares of the plot; None for none."""
    if not isinstance(value, dict):
        return None
    box, plot = value.get("box"), value.get("plot", 0)
    numbers = isinstance(box, list) and len(box) == 4 and all(type(part) in (int, float) for part in box)
    if not numbers or not all(-1 <= part <= 2 for part in box) or type(plot) is not int or not 0 <= plot < 64:
        return None
    return {"slot": text(value, "slot", NAME + 20), "plot": plot, "box": box}
