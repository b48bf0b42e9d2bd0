"""Whatever a piece of any page sets is a link: its values are taken, stay, and change what the page shows."""

from collections.abc import Iterator, Mapping

import pytest

from pages.answers import page_boards
from pages.board.pieces import Picture, Piece
from pages.view import link, menu, settings
from tests.answers import LINKS
from tests.screen import buttons, view_on

Values = Mapping[str, object]
STATES = {page: ("default", "cross") if "kind" in settings.shared(page) else ("default",) for page in menu.PAGES}


def sets(piece: Piece, view: settings.View) -> Iterator[tuple[str, Values]]:
    """Yield what a piece sets, each with the way to it: every button, marks of each table, and both ends of each key."""
    if not isinstance(piece, Picture):
        yield from ((f"button {label}", values) for label, values in buttons(piece.html()).items() if values)
        return
    for table, columns in piece.spec["datasets"].items():
        click = {name: columns[field] for name, field in piece.click.items() if field in columns}
        marks = [dict(zip(click, values, strict=True)) for values in zip(*click.values(), strict=True) if None not in values]
        yield from ((f"click in {table}", {**piece.also, **values}) for values in (*marks[:1], *marks[-1:]))
    for key, (name, by, low, high) in piece.arrow_keys.items():
        yield f"key {key}", {name: min(max(min(getattr(view, name), high) + by, low), high)}


@pytest.mark.parametrize(("page", "kind"), [(page, kind) for page, kinds in STATES.items() for kind in kinds])
def test_what_a_piece_sets_is_a_link_that_stays_and_changes_what_is_shown(page: str, kind: str):
    """Of ways that set the same names by the same kind of piece, the first that sets something new is shown."""
    view = view_on(page, **LINKS[kind])
    here, before = link.written(view, page), page_boards.pieces(page, view)
    shown, tried = {slot: repr(piece) for slot, piece in before.items()}, set()
    for slot, piece in before.items():
        for way, values in sets(piece, view):
            where = f"{slot}, {way}: {values}"
            texts = {name: link.spelled(value) for name, value in values.items()}
            assert {name: link.spelled(link.parse(name, text)) for name, text in texts.items()} == texts, where
            after = link.view({**here, **texts}, page)
            there = link.written(after, page)
            assert link.view(there, page) == after, where
            assert {name: link.spelled(getattr(after, name)) for name in texts} == texts, where
            what = (type(piece).__name__, *sorted(texts))
            if there != here and what not in tried:
                tried.add(what)
                now = page_boards.pieces(page, after)
                assert {slot: repr(piece) for slot, piece in now.items()} != shown, f"{where} changes nothing"
