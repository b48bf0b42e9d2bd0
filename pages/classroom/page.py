"""The page of a class at its short address: no session, no script of Streamlit's; scripts draw what the teacher shows."""

import json

from pages.charts import colours
from pages.classroom import codes
from pages.text.languages import Words
from pages.text.markup import element, joined

words, frame = Words("classroom"), Words("frame")
PAGE = (
    '<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">'
    '<title>{title}</title><link rel="stylesheet" href="{base}{folder}/class.css"></head>'
    '<body>{main}<script type="module" src="{base}{folder}/class_page.js"></script></body></html>'
)


def html(language: str, base: str, folder: str, addresses: dict[str, str], code: str) -> str:
    """Return the page as HTML; base: the path under which the app stands, with slashes at its ends."""
    known = {"code": code, "base": base, "addresses": addresses, "lang": language, "words": {**frame.SCRIPT, **words.SCRIPT}}
    known["fault"] = "" if code else words.no_code(count=codes.COUNT)
    main = element("main", id="class", data_class=json.dumps(known, ensure_ascii=False))
    title = joined(words.title(code=code))
    return PAGE.format(language=language, title=title, base=base, folder=folder, main=main)


def style(sheets: str) -> str:
    """Return the page's style sheet: the app's own, with the colours that Streamlit declares on its pages."""
    theme = {
        "background-color": "page",
        "secondary-background-color": "secondary",
        "text-color": "text",
        "primary-color": "primary",
        "border-color": "grid",
    }
    declared = " ".join(f"--st-{name}: var(--{own});" for name, own in theme.items())
    return f"{colours.properties()}\n:root {{ color-scheme: light dark; {declared} }}\n{sheets}"
