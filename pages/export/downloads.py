"""A list of files to take along: buttons under headings, each of which asks for one file."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pages.text.languages import Words
from pages.text.markup import Markup, element, joined

words = Words("take")


class Downloads(NamedTuple):
    """A piece: files of the whole view by label, and the available formats of each picture and table.

    view: label → request; pictures, tables: (title, format → request)
    """

    slot: str
    view: Mapping[str, str]
    pictures: Sequence[tuple[str, Mapping[str, str]]]
    tables: Sequence[tuple[str, Mapping[str, str]]]

    def html(self) -> Markup:
        buttons = (element("button", label, data_take=asked) for label, asked in self.view.items())
        about = element("p", element("small", words.ABOUT_REPORT))
        lists = _listed(words.PICTURES, self.pictures), _listed(words.TABLES, self.tables)
        return joined(_heading(words.VIEW), element("p", *buttons), about, *lists)


def _heading(text: str) -> Markup:
    return element("p", element("b", text))


def _listed(heading: str, titled: Sequence[tuple[str, Mapping[str, str]]]) -> Markup:
    if not titled:
        return joined()
    rows = (element("tr", element("td", title), element("td", *_buttons(title, kinds))) for title, kinds in titled)
    return joined(_heading(heading), element("table", element("tbody", *rows)))


def _buttons(title: str, kinds: Mapping[str, str]) -> list[Markup]:
    return [
        element("button", kind, data_take=asked, aria_label=words.as_file(title=title, kind=kind))
        for kind, asked in kinds.items()
    ]
