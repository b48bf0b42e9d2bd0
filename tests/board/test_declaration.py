"""Facts of a view: one object for all views that are equal in what they follow; and what the cache counts of them."""

from dataclasses import dataclass

import pytest
import torch

from attn_core import cache
from pages import registry
from pages.board.facts import Facts, Kept, facts
from pages.board.layout import cells
from pages.board.pieces import Buttons
from pages.text.catalogue import variable
from pages.view.menu import LEARN, STEPPED
from pages.view.openings import opening
from pages.view.settings import View, complete, defaults
from pages.view.traced_view import present_long


@facts("query", "head")
def selected(view: View) -> Facts | None:
    return None if view.head == 3 else Facts(query=view.query, seed=view.seed)


@facts("key", of=selected)
def pair(found: Facts, key: int) -> Facts | None:
    return Facts(found, key=key) if key < 5 else None


@facts("key", of=selected, head=3, query=0)
def of_no_head(found: Facts, key: int) -> Facts:
    return Facts(found, key=key)


@facts("key", of=selected, query=0)
def of_any_query(found: Facts, key: int) -> Facts:
    return Facts(found, key=key)


def test_facts_follow_the_names_that_they_list_those_behind_them_and_no_other():
    at = View(query=2, seed=7, key=4)
    assert selected(at) is selected(at.but(seed=8, lang="de", key=1))
    assert selected(at) is not selected(at.but(query=3))
    assert (selected(at).query, selected(at).seed) == (2, View().seed)  # all else is at its default
    assert (pair(at).query, pair(at).key) == (2, 4)
    assert pair(at) is pair(at.but(seed=8))
    assert pair(at) is not pair(at.but(key=3))
    assert pair(at) is not pair(at.but(query=3))
    assert pair(View(head=3)) is pair(View(key=5)) is None
    assert of_any_query(at) is of_any_query(at.but(query=3))
    assert (of_any_query(at).query, of_any_query(at).key, of_no_head(at)) == (0, 4, None)
    both = Facts(Facts(a=1, b=2), b=3)
    assert (both.a, both.b, hasattr(both, "c")) == (1, 3, False)


def test_the_cache_counts_the_values_of_facts_once_where_they_are_kept():
    behind = Facts(table=torch.zeros(100_000))
    both = Facts(behind, other=torch.zeros(1000))
    assert cache.size(behind) > 400_000
    assert 4000 < cache.size(both) < 8000
    assert cache.size([both, behind]) < 1000


@dataclass(frozen=True, eq=False)
class Table(Kept):
    """Some numbers."""

    numbers: torch.Tensor
    name: str


@dataclass(frozen=True, eq=False)
class Row(Kept):
    """A row of them."""

    table: Table
    place: int
    more: torch.Tensor


def test_typed_facts_count_their_own_fields_and_a_sentence_finds_those_of_the_facts_among_them():
    table = Table(torch.zeros(100_000), "weights")
    row = Row(table, 3, torch.zeros(1000))
    assert cache.size(table) > 400_000
    assert 4000 < cache.size(row) < 8000
    assert cache.size([row, table]) < 1000
    assert (variable(row, "place"), variable(row, "name"), variable(Facts(row, place=4), "name")) == (
        3,
        "weights",
        "weights",
    )
    assert not hasattr(row, "name")  # Python says row.table.name, which is typed
    with pytest.raises(AttributeError, match="Row has no label"):
        variable(row, "label")


def test_facts_of_a_long_text_are_one_object_for_views_that_are_alike_in_what_they_follow():
    prepared = facts("rows_from", of=present_long)(lambda traced, row: Facts(traced, row=row))
    view = View(text=" ".join(f"w{i}" for i in range(100)), rows_from=3)
    found = prepared(view)
    assert (found.row, len(found.queries), found.scene) == (3, 100, present_long(view).scene)
    assert prepared(view.but(columns_from=5)) is found
    assert prepared(view.but(rows_from=4)).row == 4
    assert prepared(View(text="")) is None


# ---- what a step offers ----


def offered(page: str, name: str, view: View) -> Buttons:
    """Return the buttons of a step's offers on a view."""
    [buttons] = [piece for cell in cells(registry.own(page)[f"{name}_try"](view)) for piece in cell.pieces(view)]
    return buttons


def test_an_offer_that_is_shown_says_so_and_leads_back_to_what_its_step_opens_with():
    """Every offer of every step of Learn; what a step opens with besides stays beside what is offered."""
    count = 0
    for page in {*LEARN} & {*STEPPED}:
        for number, step in enumerate(registry.PAGES[page].steps, 1):
            story = opening(page, str(number))
            for values in step.offers.values():
                view = View(**complete(page, {**story, **values}))
                buttons = offered(page, step.name, view)
                before = offered(page, step.name, View(**complete(page, story)))
                same = View(**complete(page, story)) == view
                assert (before.chosen, bool(buttons.chosen)) == ([], not same), (page, step.name)
                back = buttons.choices.get("".join(buttons.chosen), story)
                texts = {name: defaults(page)[name] for name in values if name in ("text", "model_text")}
                assert complete(page, back) == complete(page, {**texts, **story})
                count += 1
    assert count > 20
