"""Every page on texts at the edges and on odd links: no error, finite numbers, tables that parse, rows that sum to 1."""

import csv
import io
import math
import re

import pytest

from pages import registry
from pages.answers import page_boards
from pages.board.pieces import Code, Picture
from pages.text.markup import Markup
from pages.view import link, menu
from tests.claims import world
from tests.screen import without_tags

TEXTS = {
    "no word": "",
    "one": "bat",
    "many": " ".join(f"word{number}" for number in range(66)),
    "columns": "query key weight word position 0 total 1 hidden",
    "signs": "🦇 👩‍👩‍👧 e\u0301 שלום <b>x</b> $y$ NaN inf " + "a" * 300,
}
FIELDS = ("text", "text2", "cross_text", "start_text", "model_text", "patch_text", "train_text")
LAST = dict.fromkeys(("query", "key", "head", "dimension", "rows_from", "layer", "cursor"), "63")
SHARP = {"temperature": "0", "kind": "cross", "mask": "causal", "heads": "8", "projections": "random", "scale": "model"}
HIDDEN = {"mask": "window", "window": "0", "mask_padding": "63", "dropout": "1", "power": "0", "temperature": "20"}
CASES = {
    **{name: dict.fromkeys(FIELDS, text) for name, text in TEXTS.items()},
    **{"last": LAST, "sharp": SHARP, "hidden": HIDDEN},
    "letters": {"projections": "learned", "grown": "37", "positions": "none", "text": "a bat bat"},
}
WEIGHTS = {"heatmap", "self_weights", "cross_weights"}  # tables of weights: a row a word, after its name
STANDS = (
    "sharpness",
    "masks",
    "check_your_own",
    "model_cards",
    "worked_examples",
    *menu.PRACTICE,
    "todays_models",
    "train",
)  # show something without the learner's words
CELL = re.compile(r"<t[dh]\b.*?</t[dh]>", re.DOTALL)
NO_NUMBER = re.compile(r"(?<![\w’'−-])(nan|inf|None(?! of))(?![\w-])")


@pytest.mark.parametrize("page", menu.PAGES)
def test_a_page_draws_numbers_and_tables_whatever_the_text_and_the_link_say(page: str):
    for case, said in CASES.items():
        view = link.view(said, page)
        pieces = page_boards.pieces(page, view)
        if case == "no word" and page not in STANDS:
            assert not [slot for slot, piece in pieces.items() if isinstance(piece, Picture)]
            assert without_tags(pieces["remarks"].html())
            assert not any(table.csv(view) for table in registry.tables(page).values())
        for slot, piece in pieces.items():
            where = f"{case}, {slot}"
            if isinstance(piece, Picture):
                columns = [column for table in piece.spec["datasets"].values() for column in table.values()]
                assert all(math.isfinite(value) for column in columns for value in column if isinstance(value, float)), where
            else:
                markup = piece.html()
                assert isinstance(markup, Markup), where
                apart = [*CELL.findall(markup), CELL.sub(" ", markup)]  # joined, cells would be words
                found = [text for text in map(without_tags, apart) if NO_NUMBER.search(text)]
                assert case == "signs" or isinstance(piece, Code) or not found, where
        for name, table in registry.tables(page).items():
            if text := table.csv(view):
                first, *rows = csv.reader(io.StringIO(text))
                assert len({*first}) == len(first), (case, name)
                assert {len(row) for row in rows} <= {len(first)}, (case, name)
                shares = [[cell for cell in row[1:] if cell not in ("", "hidden")] for row in rows]
                for row in shares if name in WEIGHTS and "dropout" not in said else ():
                    assert sum(float(cell) for cell in row) == pytest.approx(1 if row else 0, abs=2e-3), (case, name)


@pytest.mark.parametrize("page", menu.PAGES)
def test_every_board_is_drawn_whatever_the_controls_say(page: str):
    """Random views, half of them nothing but projections, a head and a row: where keys tie, no key leads."""
    for view in world.random_views(page, 25):
        assert world.pieces_of(page, view, [*registry.own(page)]) or page in menu.NO_DRAWS, view
