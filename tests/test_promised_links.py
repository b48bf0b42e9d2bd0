"""Links that were published: each opens the view that it always showed. Their file only grows: a change is a broken promise.

python -m tests.test_promised_links LINK WHERE    adds a link, such as /masks?step=2, with what it shows; WHERE it stands
"""

import hashlib
import html
import json
import re
import sys
from collections import Counter
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit

import pytest
from streamlit.testing.v1 import AppTest

from pages.answers import answer, page_boards
from pages.view import link, menu, settings
from tests import wiring

ROOT = Path(__file__).parents[1]
FILE = Path(__file__).with_name("links_of_every_version.json")
# The links of 1.0.0, and the hash of their lines; further ones stand behind them
PROMISED, HASH = 130, "6262a768660b866561f3138317ca4d797675fe1ec675b0293252c4bc49b8a33e"
NUMBER = re.compile(r"\d+(?:[.,]\d+)?")
FRAME = ("actions", "share", "take")  # boards that say nothing of the view
# what a link doesn't promise: code and times, how exact a device computes, tasks and buttons, colours, and where on the
# screen a word of a sentence or of a map stands
UNSTEADY = re.compile(
    r"program|code|race|verified|checked|about|task|try_|_acts|offers|onward|roles|lacks|share$|apart_(said|float)|arcs.x"
    r"|words.x|words.half|^(map|moved) (lines|words|arrow)\.(x|y|x1|y1|low|at)$"
)
PLACES, MOST = 7, 12  # so many places of a link are recorded, and so many numbers of each
Entry = dict[str, object]
Numbers = dict[str, list[str | float]]
LINKS: list[Entry] = json.loads(FILE.read_text(encoding="utf-8"))["links"]


def parts(address: str) -> tuple[str, dict[str, str]]:
    """Return a link's page and what it says."""
    split = urlsplit(address)
    return split.path.strip("/") or "explore", dict(parse_qsl(split.query, keep_blank_values=True))


def shown(address: str) -> tuple[AppTest, Entry]:
    """Return the page that a link opens for somebody who never saw the app, and what it shows beside numbers."""
    page, said = parts(address)
    at = wiring.opened(page, **({"step": "1"} | said if page in menu.STEPPED else said))
    listed = [widget for kind in wiring.KINDS for widget in at.get(kind)]
    controls = {widget.key: widget for widget in listed if widget.key in settings.CONTROLS}
    bodies = [element.proto.body for element in at.get("html")]
    return at, {
        "address": dict(at.query_params),
        "controls": {name: control.value for name, control in controls.items()},
        "off": sorted(name for name, control in controls.items() if control.disabled),
        "assigned": [" ".join(text(body).split()) for body in bodies if 'class="assignment"' in body],
    }


def numbers(at: AppTest, address: str) -> Numbers:
    """Return numbers by their place: a slot with a sentence, as texts, or a slot and a column of its picture.

    A sentence without a number is a text itself; where no board says anything, the page itself does.
    """
    given = wiring.boards(at)
    names = [name for name in given if name not in FRAME and not name.startswith("table_")]
    linked = next(iter(given.values()))["link"]
    page = parts(address)[0]
    asked = {"n": 1, "page": page, "link": urlencode(linked), "boards": names}
    while page == "train" and any(board.unfinished(link.view(linked, page)) for board in page_boards.boards(page).values()):
        pass  # the training goes on
    boards = json.loads(answer.reply(json.dumps(asked)))["boards"].values()
    found: Numbers = {}
    for piece in (piece for board in boards for cell in board["cells"].values() for piece in cell):
        found |= _numbers(piece["slot"], piece["parts"])
    itself = " ".join(element.proto.body for element in at.get("html") if 'class="say"' in element.proto.body)
    return found or _numbers("itself", {"html": ["", itself]})


def _numbers(slot: str, sent: dict[str, list[object]]) -> Numbers:
    if "html" in sent:
        said = " ".join(text(sent["html"][1]).split())
        return {slot: [number.replace(",", ".") for number in NUMBER.findall(said)] or [said[:200]]}
    columns = {f"{slot} {name}": content for name, (_, content) in sent.items()}
    whole = {name: [content["all"]] if isinstance(content, dict) else content for name, content in columns.items()}
    numeric = {name: column for name, column in whole.items() if column and {*map(type, column)} <= {int, float}}
    return {name: [round(float(value), 4) for value in column] for name, column in numeric.items()}


def text(markup: str) -> str:
    """Return the text of HTML."""
    return html.unescape(re.sub(r"<[^>]*>", " ", markup)).replace("\u2060", "")


def named(found: dict[str, object]) -> dict[str, object]:
    """Return a record with the names of the link as they are spelled now; other spellings are read, too."""
    spelled = {link.named(name): value for name, value in found.items()}
    listed = {place: "~".join(map(link.named, spelled[place].split("~"))) for place in settings.LOCKING if place in spelled}
    return spelled | listed


def lines(entries: list[Entry]) -> str:
    """Return entries as they stand in the file."""
    return ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)


def add(address: str, where: str) -> None:
    """Add a link with what it shows now."""
    at, now = shown(address)
    if notices := wiring.notices(at):
        raise ValueError(notices)
    found = {place: values[:MOST] for place, values in numbers(at, address).items() if not UNSTEADY.search(place)}
    entry = {"version": int(link.VERSION), "from": where, "link": address, **now, "numbers": dict([*found.items()][:PLACES])}
    FILE.write_text(f'{{"links": [\n{lines([*LINKS, entry])}\n]}}\n', encoding="utf-8")


def test_the_file_holds_what_was_promised_of_every_page_and_every_name():
    assert hashlib.sha256(lines(LINKS[:PROMISED]).encode()).hexdigest() == HASH
    names = [each["link"] for each in LINKS]
    count = Counter(parts(address)[0] for address in names)
    assert {page: count[page] for page in menu.PAGES if count[page] < 3} == {}
    covered = {(name, parts(each["link"])[0]) for each in LINKS for name in named(each["address"])}
    missing = {*settings.CONTROLS} - {name for name, _ in covered}
    missing |= {
        name for name, control in settings.CONTROLS.items() if len(control.own) == 1 and (name, *control.own) not in covered
    }
    assert missing == set(), "add a link that sets it, as said above"
    documents = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")))
    assert {*re.findall(r"`(/\w*\?[^`…]+)`", documents)} <= {*names}


@pytest.mark.parametrize("each", LINKS, ids=lambda each: each["link"])
def test_a_link_opens_at_the_view_that_it_always_showed(each: Entry):
    """Every control of its page, without a remark, and the numbers: a sentence may have more, a picture begins with them."""
    at, now = shown(each["link"])
    assert wiring.notices(at) == ""
    controls = named(each["controls"])
    assert {name: now["controls"].get(name) for name in controls} == controls
    assert (now["address"], now["off"]) == (named(each["address"]), sorted(map(link.named, each["off"])))
    assert len(now["assigned"]) == len(each["assigned"])
    assert all(parts(each["link"])[1].get("task", "") in line for line in now["assigned"])
    found = numbers(at, each["link"])
    for place, wanted in each["numbers"].items():
        listed = found.get(place, [])
        if isinstance(wanted[0], str):
            rest = iter(listed)
            assert all(said in rest for said in wanted), (place, wanted, listed)
        else:
            assert listed[: len(wanted)] == pytest.approx(wanted, rel=1e-3, abs=1e-3), place


if __name__ == "__main__":
    add(*sys.argv[1:])
