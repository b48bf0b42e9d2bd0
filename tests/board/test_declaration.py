"""Facts of a view: one object for all views that are equal in what they follow."""

from pages.board.declaration import Facts, extends, follows
from pages.view.settings import View


@follows("query", "head")
def selected(view: View) -> Facts | None:
    return None if view.head == 3 else Facts(query=view.query, seed=view.seed)


@extends(selected, "key")
def pair(facts: Facts, key: int) -> Facts | None:
    return Facts(facts, key=key) if key < 5 else None


def test_facts_follow_the_names_that_they_list_and_no_other():
    at = View(query=2, seed=7)
    assert selected(at) is selected(at.but(seed=8, lang="de", key=1))
    assert selected(at) is not selected(at.but(query=3))
    assert (selected(at).query, selected(at).seed) == (2, View().seed)  # all else is at its default


def test_facts_on_others_follow_these_and_their_own_names():
    at = View(query=2, key=4)
    assert (pair(at).query, pair(at).key) == (2, 4)
    assert pair(at) is pair(at.but(seed=8))
    assert pair(at) is not pair(at.but(key=3))
    assert pair(at) is not pair(at.but(query=3))


def test_where_there_are_no_facts_there_are_none_on_them():
    assert pair(View(head=3)) is None
    assert pair(View(key=5)) is None
