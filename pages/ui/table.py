"""A piece of a panel: a small table, as a reader of a sentence reads it; large ones are st.dataframe's."""

from collections.abc import Sequence
from typing import NamedTuple

import streamlit as st

from pages.ui import words


class Table(NamedTuple):
    """A table: its slot, what stands above its columns, and its rows, all as Markdown that words.html knows."""

    slot: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]

    def html(self) -> str:
        """Return it as HTML, the first column as the heads of rows."""
        head = "".join(f'<th scope="col">{_inline(cell)}</th>' for cell in self.heads)
        body = "".join(
            f'<tr><th scope="row">{_inline(first)}</th>' + "".join(f"<td>{_inline(cell)}</td>" for cell in rest) + "</tr>"
            for first, *rest in self.rows
        )
        return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"

    def draw(self) -> None:
        """Draw it."""
        st.html(f'<div class="say" id="slot-{self.slot}">{self.html()}</div>')

    def put(self, new: "Table", ahead: str | None) -> object | None:
        """Return what puts a new table in its place, "" if it is there already."""
        return new.html() if new != self or ahead else ""


def _inline(markdown: str) -> str:
    """Return Markdown of one line as HTML, without the paragraph around it."""
    return words.html(markdown).removeprefix("<p>").removesuffix("</p>")
