"""The page of a class at its short address: no session, no script of Streamlit's; scripts draw what the teacher shows."""

from pages.board import bare_page
from pages.classroom import codes
from pages.text.languages import Words

words, frame = Words("classroom"), Words("frame")


def html(language: str, base: str, folder: str, addresses: dict[str, str], code: str) -> str:
    """Return the page as HTML; base: the path under which the app stands, with slashes at its ends."""
    known = {"code": code, "base": base, "addresses": addresses, "lang": language, "words": {**frame.SCRIPT, **words.SCRIPT}}
    known["fault"] = "" if code else words.no_code(count=codes.COUNT)
    content = bare_page.drawn("class", base + folder, "class_page.js", known)
    return bare_page.html(language, words.title(code=code), base + folder, content)
