"""An offer's name says what it sets: projections, a mask, a scale; a learner who takes it should know what changed."""

import re

from pages.board.pieces import Buttons
from pages.view import menu, settings
from pages.view.openings import OPENINGS
from tests.screen import visited

SAYS = {  # a control → the words by which a name says that it is set
    "projections": r"random|previous|word before|same word|designed|jobs|named columns|trained model|positions",
    "mask": r"mask|past|back|window|nothing",
    "bias": r"ALiBi|far words",
    "positions": r"position|bites",
    "temperature": r"temperature|equal weights",
    "power": r"divided|÷",
    "scale": r"wrong root",
    "head_size": r"size|wide|of \d|random",  # which comes along with random projections
    "heads": r"heads?\b|far words",
    "kind": r"sentences",
    "dropout": r"drop",
    "mixer": r"mean|word",
    "multiplier": r"multiply",
    "constant": r"add|subtract",
}


def test_the_name_of_an_offer_says_what_it_sets():
    """All that differs from what the page opens with; what is only selected, such as a row, needs no name."""
    offered = 0
    for page in menu.PAGES:
        if page in menu.UNLISTED:
            continue
        opens, openings = settings.complete(page, {}), [*OPENINGS.get(page, {}).values()]
        boards = [piece for piece in visited(page).pieces.values() if isinstance(piece, Buttons) and piece.complete]
        for label, sets in (each for buttons in boards for each in buttons.choices.items()):
            changes = {name for name, value in (sets or {}).items() if value != opens[name]}
            changes -= {name for name in changes if any(each.get(name) == sets[name] for each in openings)}
            silent = [name for name in changes & SAYS.keys() if not re.search(SAYS[name], label, re.IGNORECASE)]
            assert silent == [], f"{page}: {label}"
            offered += 1
    assert offered > 40
