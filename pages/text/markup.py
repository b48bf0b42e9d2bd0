"""HTML, written by one hand: what stands in an element is escaped unless it is HTML itself, attributes are always quoted.

Whatever is done to HTML as a text (cut, replaced, put into a sentence) makes a plain text of it, which is escaped again.
"""

from html import escape

EMPTY = ("br", "img", "input", "link", "meta")  # elements that have no end


class Markup(str):
    """A text that is HTML. Besides this file only markdown.py and glossary.py make it, of our own sentences."""

    __slots__ = ()


def element(tag: str, *content: str, **attributes: str | int | bool | None) -> Markup:
    """Return an element; texts in it are escaped.

    attributes: aria_label="…" is aria-label, class_="…" class, what has a hyphen already stays as it is; True has no value,
    None and False leave an attribute out
    """
    said = "".join(_attribute(name, value) for name, value in attributes.items() if value is not None and value is not False)
    return Markup(f"<{tag}{said}>" if tag in EMPTY else f"<{tag}{said}>{joined(*content)}</{tag}>")


def joined(*parts: str, between: str = "") -> Markup:
    """Return pieces of HTML, and texts as HTML, one after the other."""
    return Markup(_html(between).join(map(_html, parts)))


def stylesheet(rules: str) -> Markup:
    """Return the app's own CSS as an element."""
    return Markup(f"<style>{rules}</style>")


def _html(text: str) -> str:
    return text if isinstance(text, Markup) else escape(text)


def _attribute(name: str, value: str | int | bool) -> str:
    spelled = name if "-" in name else name.removesuffix("_").replace("_", "-")
    return f" {spelled}" if value is True else f' {spelled}="{escape(str(value))}"'
