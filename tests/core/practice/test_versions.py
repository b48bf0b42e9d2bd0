"""A quiz draws from the kinds of its version: new kinds and mended kinds leave all other questions as they are."""

import itertools
from dataclasses import replace

import pytest

from attn_core import practice
from attn_core.practice import KINDS, VERSIONS, Question
from attn_core.practice.question import Draft
from pages.view.settings import QUESTIONS

FIRST = 1
PLACES = (41, 1), (41, 3)  # quiz, level
ADDED, NEXT = "added", max(VERSIONS) + 1


def quiz(seed: int, level: int, version: int = FIRST) -> list[Question]:
    """Return the questions of a quiz, made anew."""
    numbers = range(1, QUESTIONS + 1)
    tokens = [practice.kind_of(seed, level, number, version) for number in numbers]
    made = practice.of_kind.__wrapped__
    return [made(token, seed, level, number, version) for token, number in zip(tokens, numbers, strict=True)]


@pytest.fixture
def added(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another kind stands in the registry, and in a version that comes next."""
    kind = replace(KINDS["divisor"], token=ADDED)
    monkeypatch.setattr(practice, "KINDS", {ADDED: kind, **KINDS})  # first, where it would change every order
    monkeypatch.setattr(practice, "VERSIONS", {**VERSIONS, NEXT: (ADDED, *VERSIONS[FIRST])})


def test_a_new_kind_leaves_the_quizzes_of_version_1_as_they_are(request: pytest.FixtureRequest):
    before = {place: quiz(*place) for place in PLACES}
    request.getfixturevalue("added")
    assert {place: quiz(*place) for place in before} == before
    assert all(ADDED in {question.kind for question in quiz(*place, NEXT)} for place in before)


def test_a_kind_that_changes_moves_no_other_question(monkeypatch: pytest.MonkeyPatch):
    """Each question has random numbers of its own, however many drafts another one needs."""
    before = {place: quiz(*place) for place in PLACES}
    kind, tries = KINDS["hot_end"], itertools.count()

    def make(generator: object, level: int) -> Draft | None:
        return kind.make(generator, level) if next(tries) % 3 == 2 else None  # refuses two of three drafts

    monkeypatch.setattr(practice, "KINDS", {**KINDS, kind.token: replace(kind, make=make)})
    after = {place: quiz(*place) for place in before}
    changed = {was.kind for place in before for was, now in zip(before[place], after[place], strict=True) if was != now}
    assert changed == {kind.token}


def test_version_1_has_the_kinds_that_stand_in_the_registry_and_each_once():
    assert set(itertools.chain.from_iterable(VERSIONS.values())) == set(KINDS)
    assert all(len(set(tokens)) == len(tokens) for tokens in VERSIONS.values())
    assert max(VERSIONS) == practice.LATEST == len(VERSIONS)
