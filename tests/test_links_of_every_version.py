"""Recorded links: each still opens the same view, and the file of links only grows.

Before 1.0.0 a default or a quiz could still change, and `python -m tests.promised anew` recorded all links again. From 1.0.0
on a change here is a broken promise.
"""

import json
from collections import Counter
from pathlib import Path

import pytest

from pages.view import link, menu, settings
from tests import wiring
from tests.promised import __main__ as command
from tests.promised import recorded, shown

LINKS = [*map(recorded.named, recorded.read())]
NAMES = [each["link"] for each in LINKS]


# ---- what the file holds ----


def test_the_file_holds_what_was_recorded():
    assert recorded.fault() == ""


def test_every_page_has_three_links_at_least():
    count = Counter(shown.parts(address)[0] for address in NAMES)
    assert {page: count[page] for page in menu.PAGES if count[page] < 3} == {}
    assert {each["version"] for each in LINKS} == {int(link.VERSION)}
    assert len({*NAMES}) == len(NAMES)


def test_every_name_of_the_link_is_covered():
    """It is in the address of a page that has it, with a value other than its default."""
    assert recorded.uncovered(LINKS) == [], "record a link: python -m tests.promised add LINK WHERE"


def test_every_name_on_a_page_of_its_own_is_covered_there():
    alone = [(name, *each.own) for name, each in settings.CONTROLS.items() if len(each.own) == 1]
    there = {(name, shown.parts(each["link"])[0]) for each in LINKS for name in each["address"]}
    assert [each for each in alone if each not in there] == []


def test_every_link_that_a_document_shows_is_here():
    assert command.in_documents()
    assert {*command.in_documents()} <= {*NAMES}


def test_every_link_has_numbers_or_what_is_asked():
    assert [each["link"] for each in LINKS if not each["numbers"]] == []
    assert sum(len(values) for each in LINKS for values in each["numbers"].values()) > 20 * len(LINKS)


# ---- what the links show ----


def in_order(wanted: list[str], listed: list[str | float]) -> bool:
    """Return whether texts are a subsequence of a list."""
    rest = iter(listed)
    return all(text in rest for text in wanted)


def same(wanted: list[str | float], listed: list[str | float]) -> bool:
    """Return whether a place still shows the recorded numbers: a sentence may have more, a picture begins with them."""
    if isinstance(wanted[0], str):
        return in_order(wanted, listed)
    return listed[: len(wanted)] == pytest.approx(wanted, rel=1e-3, abs=1e-3)


@pytest.mark.parametrize("each", LINKS, ids=NAMES)
def test_a_link_opens_at_the_view_that_it_always_showed(each: dict[str, object]):
    """For somebody who never saw the app: every control of its page, without a remark, and the numbers."""
    at = shown.opened(each["link"])
    assert wiring.notices(at) == ""
    now = shown.view(at)
    assert {name: now["controls"].get(name) for name in each["controls"]} == each["controls"]
    assert (now["address"], now["off"]) == (each["address"], each["off"])
    assert len(now["assigned"]) == len(each["assigned"])
    task = shown.parts(each["link"])[1].get("task", "")
    assert all(task in line for line in now["assigned"])
    found = shown.numbers(at, each["link"])
    other = {place: found.get(place, []) for place, was in each["numbers"].items() if not same(was, found.get(place, []))}
    assert {place: (each["numbers"][place], now) for place, now in other.items()} == {}


# ---- how the file grows ----


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the file with its first three links, of which none is promised yet."""
    monkeypatch.setattr(recorded, "PROMISED", "")
    file = tmp_path / "links.json"
    recorded.write(LINKS[:3], file)
    return file


def rewritten(file: Path, entries: list[dict[str, object]]) -> str:
    """Change the entries of a file by hand, and return its fault."""
    held = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**held, "links": entries}), encoding="utf-8")
    return recorded.fault(file)


def test_a_changed_a_removed_and_a_moved_entry_are_noticed(copy: Path):
    first, second, third = recorded.read(copy)
    assert recorded.fault(copy) == rewritten(copy, [first, second, third]) == ""
    changed = {**second, "controls": {**second["controls"], "seed": 4}}
    for entries in ([first, changed, third], [first, third], [second, first, third], [first, second, third, first], []):
        assert "changed or removed" in rewritten(copy, entries)


def test_a_link_is_added_with_what_it_shows_and_the_rest_stays(copy: Path):
    before = recorded.read(copy)
    recorded.add("/start?query=3", "a test", copy)
    *rest, added = recorded.read(copy)
    assert (rest, recorded.fault(copy)) == (before, "")
    assert (added["link"], added["from"], added["address"]["query"]) == ("/start?query=3", "a test", "3")
    assert (added["controls"]["query"], added["controls"]["temperature"]) == (3, 1)
    assert "46" in added["numbers"]["one_sum"]
    with pytest.raises(ValueError, match="stands in the file"):
        recorded.add("/start?query=3", "a test", copy)


def test_nothing_is_added_to_a_file_that_was_changed_or_of_a_link_that_is_none(copy: Path):
    with pytest.raises(ValueError, match="Ignored banana=1"):
        recorded.add("/start?banana=1", "a test", copy)
    rewritten(copy, recorded.read(copy)[:2])
    before = copy.read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="changed or removed"):
        recorded.add("/start?query=3", "a test", copy)
    assert copy.read_text(encoding="utf-8") == before


def test_before_the_release_the_file_is_made_anew_and_from_then_on_it_is_refused(copy: Path):
    promised = recorded.standing(LINKS[:2])
    assert recorded.fault(copy, promised) == ""  # a third link was added after the release
    before = copy.read_text(encoding="utf-8")
    with pytest.raises(ValueError, match=r"Since 1\.0\.0 links are promised"):
        recorded.anew([("/start?query=3", "a test")], copy, promised)
    assert copy.read_text(encoding="utf-8") == before
    recorded.anew([("/start?query=3", "a test"), ("/start", "a test")], copy, "")
    assert [entry["link"] for entry in recorded.read(copy)] == ["/start?query=3", "/start"]
    assert recorded.fault(copy) == ""
    assert "promised since 1.0.0" in recorded.fault(copy, promised)


def test_a_file_made_anew_covers_a_name_that_no_link_sets():
    """On a page that has its control, which takes the value."""
    for name in ("seed", "scale", "mask_grown", "projections", "draws"):
        entry = recorded.record(command.of_name(name), "a test")
        assert name in entry["address"]
        assert name not in recorded.uncovered([entry])
