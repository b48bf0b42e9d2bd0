"""Print, as JSON, the panels in which a partial language stands beside English: python -m tests.text.mixed_languages es

A process of its own, since sentences are kept once they are made: here those in English have a mark.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace

from pages.text import languages

MARK = "⟪en⟫"
languages.REGISTRY["en"] = replace(languages.REGISTRY["en"], shape=lambda text: f"{MARK}{text}" if text.strip() else text)

from pages.answers import page_boards  # noqa: E402
from pages.board.layout import cells  # noqa: E402
from pages.board.panel import Cell  # noqa: E402
from pages.view import link  # noqa: E402
from pages.view.settings import View  # noqa: E402

LINKS = {  # of pages that have sentences in a partial language: what they say depends on these
    "explore": (
        *("", "kind=cross&mask=causal&text=", "projections=same&bias=alibi", "projections=tiny_3&head_size=4"),
        *("projections=averaging&dropout=0.5", "compare=projections%3Dsame"),
    ),
    "start": ("",),
    "masks": ("",),
}


def text(cell: Cell, view: View) -> str:
    """Return what a panel sends, without the language of links to other pages."""
    sent = b"".join(content for piece in cell.encoded(view) for content in piece.contents).decode()
    return sent.replace(f"lang={view.lang}&amp;", "")


def mixed(token: str) -> Iterator[tuple[str, str, str]]:
    """Yield page, link and panel of each panel that has English in it and is not the English one."""
    for page, links in LINKS.items():
        for query in links:
            view = link.from_query(f"lang={token}&{query}", page)
            for name, board in page_boards.boards(page).items():
                for cell in [] if query and name in page_boards.FRAME else cells(board(view)):
                    said, english = (text(cell, each) for each in (view, view.but(lang="en")))
                    if MARK in said and said != english:
                        yield page, query, cell.name


if __name__ == "__main__":
    print(json.dumps(sorted(set(mixed(sys.argv[1])))))
