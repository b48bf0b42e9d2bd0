"""The page of a class at its short address: no session, no script of Streamlit's; scripts draw what the teacher shows."""

from pages.board import bare_page
from pages.classroom import codes
from pages.text.languages import Words

words, frame = Words("classroom"), Words("frame")


def html(language: str, base: str, folder: str, addresses: dict[str, str], typed: str) -> str:
    """Return the page as HTML.

    base: where the app stands, seen from this page: a proxy may show it below a path that the server doesn't know
    typed: what the address ends with, "" for nothing: then the page asks for a code
    """
    code = codes.read(typed)
    known = {"code": code, "base": base, "addresses": addresses, "lang": language, "words": {**frame.SCRIPT, **words.SCRIPT}}
    known["fault"] = words.no_code(count=codes.COUNT) if typed and not code else ""
    content = bare_page.drawn("class", base + folder, "class_page.js", known)
    return bare_page.html(language, words.title(code=code) if code else words.JOIN_TITLE, base + folder, content)
