"""A page without Streamlit: what stands in it, the script that draws there, and the style of the app's own pages."""

import json

from pages.charts import colours
from pages.text.markup import Markup, element, joined

DOCTYPE = "<!doctype html>"


def html(language: str, title: str, folder: str, *content: Markup) -> str:
    """Return the page as HTML; folder: the address of the scripts and of the style sheet."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="robots", content="noindex"),
        element("title", title),
        element("link", rel="stylesheet", href=f"{folder}/bare.css"),
    )
    return DOCTYPE + element("html", head, element("body", *content), lang=language)


def drawn(place: str, folder: str, script: str, known: dict[str, object]) -> Markup:
    """Return the place in which a script draws, by its id, and the script, which finds there as data what is known."""
    main = element("main", id=place, data_known=json.dumps(known, ensure_ascii=False))
    return joined(main, element("script", type="module", src=f"{folder}/{script}"))


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
