"""Links that are out in the world go on meaning what they meant: each opens as a file says that it did.

tests/links_of_every_version.json has them: the version of the format, where each stands, what its page's controls hold, also
those that it doesn't name, and numbers that its pictures and sentences say. A link that changes there is a broken promise.
"""

import json
import re
from pathlib import Path
from urllib.parse import parse_qsl, urlsplit

import pytest

from pages.ui import link, menu, settings
from tests import wiring
from tests.screen import Screen, prose

LINKS = json.loads(Path(__file__).with_name("links_of_every_version.json").read_text(encoding="utf-8"))
README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
NUMBER = re.compile(r"\d+(?:\.\d+)?")


def parts(address: str) -> tuple[str, dict[str, str]]:
    """Return a link's page and what it says."""
    split = urlsplit(address)
    return split.path.strip("/") or "explore", dict(parse_qsl(split.query, keep_blank_values=True))


def in_order(wanted: list[str], listed: list[str]) -> bool:
    """Return whether texts stand in a list in this order, others between them or not."""
    rest = iter(listed)
    return all(text in rest for text in wanted)


class Shown(Screen):
    """A page as a link shows it, with what stands on the page itself."""

    @property
    def view(self) -> settings.View:
        return super().view.on(self.page)


def test_the_file_has_every_page_and_every_version():
    assert len(LINKS) >= 25
    assert {parts(each["link"])[0] for each in LINKS} >= {*menu.PAGES} - {"lessons"}
    assert {each["version"] for each in LINKS} == {int(link.VERSION)}
    assert len({each["link"] for each in LINKS}) == len(LINKS)
    named = {name for each in LINKS for name in parts(each["link"])[1]}
    assert {"task", "locked", "hidden", "display", "step", "v", "lang", "quiz", "lesson", "compare"} <= named


def test_every_link_that_readme_shows_is_here():
    shown = re.findall(r"`(/\w*\?[^`…]+)`", README)
    assert shown
    assert {*shown} <= {each["link"] for each in LINKS}


@pytest.mark.parametrize("each", LINKS, ids=[each["link"] for each in LINKS])
def test_a_link_sets_what_it_always_set(each: dict[str, object]):
    """On a fresh server, for somebody who never saw the app: every control of its page, without a remark."""
    page, said = parts(each["link"])
    at = wiring.opened(page, **{"step": "1"} | said if page in menu.STEPPED else said)
    assert wiring.notices(at) == ""
    controls = wiring.controls(at)
    assert {name: controls[name].value for name in each["controls"]} == each["controls"]
    assert dict(at.query_params) == each["address"]
    locks = "~".join(said.get(name, "") for name in ("locked", "hidden")).split("~")
    assert all(controls[name].disabled for name in locks if name)
    listed = [element.proto.body for element in at.get("html") if 'class="assignment"' in element.proto.body]
    assert len(listed) == bool(said.keys() & {"task", "locked", "hidden"})
    assert all(said["task"] in body for body in listed if "task" in said)


@pytest.mark.parametrize("each", LINKS, ids=[each["link"] for each in LINKS])
def test_a_link_shows_the_numbers_that_it_always_showed(each: dict[str, object]):
    page, said = parts(each["link"])
    at = Shown(page, said)
    assert each["numbers"]
    for slot, numbers in each["numbers"].items():
        assert in_order(numbers, NUMBER.findall(prose(at, slot).replace(",", "."))), (slot, prose(at, slot))
