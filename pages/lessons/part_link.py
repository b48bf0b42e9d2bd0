"""The link of a lesson's part: a page of this app with its names, also as a whole address that was copied."""

from urllib.parse import urlsplit

from pages.lessons.blocks import LONGEST
from pages.text.languages import Words
from pages.view import link, menu
from pages.view.settings import OWN

words, rules = Words("lessons"), Words("link")
OF_THE_FRAME = ("lesson", "part", "lesson_answer", "display", *link.OTHERS)  # which an address that is copied may have


def read(address: str) -> tuple[str, dict[str, str], list[str]]:
    """Return the page of a link, "" if there is none, its values as text, and their errors."""
    try:
        parts = urlsplit(address[:LONGEST])
        texts = link.texts(parts.query)
    except ValueError:
        return "", {}, [words.NO_ADDRESS]
    if parts.scheme not in ("", "http", "https") or " " in address or (not parts.scheme and not address.startswith("/")):
        return "", {}, [words.NO_ADDRESS]
    page = menu.page_at(parts.path.rstrip("/").rpartition("/")[2])
    pages = [each for each in menu.PAGES if each not in menu.LESSONS]
    reasons = [] if page in pages else [words.no_page(page=page[:40], pages=pages)]
    values = {name: value for name, value in texts.items() if name not in OF_THE_FRAME}
    for name, value in values.items():
        try:
            link.parse(name, value)
            _has_control(page, name)
        except ValueError as rule:
            reasons.append(words.wrong_value(written=f"{name[:40]}={value[:40]}", rule=str(rule)))
    steps = menu.STEPPED.get(page, 1)
    if not reasons and values.get("step", "1") not in ("all", *map(str, range(1, steps + 1))):
        reasons.append(words.wrong_value(written=f"step={values['step']}", rule=rules.steps_of(page=page, count=steps)))
    return "" if page not in menu.PAGES else page, values, reasons


def _has_control(page: str, name: str) -> None:
    """Raise ValueError where the setting belongs to another page alone, so that the link would change nothing."""
    others = [other for other, names in OWN.items() if name in names]
    if page in menu.PAGES and others and name not in link.controls(page):
        raise ValueError(rules.not_on_page(page=page, owner=others[0]))
