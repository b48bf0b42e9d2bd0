"""Terms explained where they are first said: each holds its meaning, for a pointer that rests on it and for the keyboard."""

import re

from pages.text import numbers
from pages.text.languages import Words
from pages.text.markup import Markup, element

words = Words("glossary")


def terms() -> dict[str, str]:
    """Return the meaning of each term, by the forms in which sentences write it."""
    return {form: words.MEANINGS[term] for term, forms in words.FORMS.items() for form in forms.split(" | ")}


def explained(markup: Markup) -> Markup:
    """Return HTML in which the first mention of each term holds its meaning; what stands inside tags stays as it is."""
    if len(markup) > numbers.LONGEST:
        return markup
    listed = terms()
    pattern = re.compile(rf"<[^<>]*>|\b({'|'.join(map(re.escape, listed))})\b")
    mentioned = set()

    def mark(match: re.Match[str]) -> str:
        term = match.group(1)
        if term is None or term.removesuffix("s") in mentioned:
            return match.group(0)
        mentioned.add(term.removesuffix("s"))
        return element("span", term, class_="term", tabindex=0, title=listed[term])

    return Markup(pattern.sub(mark, markup))
