"""A list of files to take along: buttons under headings, each of which asks for one file."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from pages.ui.text.languages import Words

words = Words("take")


class Downloads(NamedTuple):
    """A piece: files of the whole view, by their labels, and of each picture and table in which ways it can be had.

    view: label → what is asked for; pictures, tables: (title, kind → what is asked for)
    """

    slot: str
    view: Mapping[str, str]
    pictures: Sequence[tuple[str, Mapping[str, str]]]
    tables: Sequence[tuple[str, Mapping[str, str]]]

    def html(self) -> str:
        buttons = "".join(f'<button data-take="{asked}">{escape(label)}</button>' for label, asked in self.view.items())
        lists = _listed(words.PICTURES, self.pictures) + _listed(words.TABLES, self.tables)
        return f"<p><b>{words.VIEW}</b></p><p>{buttons}</p><p><small>{words.ABOUT_REPORT}</small></p>{lists}"


def _listed(heading: str, titled: Sequence[tuple[str, Mapping[str, str]]]) -> str:
    if not titled:
        return ""
    rows = "".join(f"<tr><td>{escape(title)}</td><td>{_buttons(title, kinds)}</td></tr>" for title, kinds in titled)
    return f"<p><b>{heading}</b></p><table><tbody>{rows}</tbody></table>"


def _buttons(title: str, kinds: Mapping[str, str]) -> str:
    return "".join(
        f'<button data-take="{asked}" aria-label="{escape(words.as_file(title, kind))}">{kind}</button>'
        for kind, asked in kinds.items()
    )
