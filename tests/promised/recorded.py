"""The file of links with what they showed: to read it, to add a link, and, before 1.0.0, to make it anew.

Each entry stands in one line. The file holds the hash of all entries, so that a changed or removed one is noticed.
"""

import functools
import hashlib
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from pages.view import link, settings
from tests import wiring
from tests.promised import shown

Entry = dict[str, object]
FILE = Path(__file__).parents[1] / "links_of_every_version.json"
# What `python -m tests.promised` printed at the release of 1.0.0: how many links are promised, and their hash. Links are
# added behind them; "" would be the state before a release, in which the file may be made anew.
PROMISED = "130 c6494b32c29f661fccd151b4c652eb9df43eee00bfba22d0d6a553d328b137a9"
FROM, LINK = "from", "link"
SENTENCES, COLUMNS, TEXTS, MOST = 4, 3, 2, 12  # so many of a link are recorded, and so many numbers of each
# what a link doesn't promise: code and times, how exact a device computes, tasks and buttons, colours, and where on the
# screen a word of a sentence stands
UNSTEADY = re.compile(
    r"program|code|race|verified|checked|about|task|try_|_acts|offers|onward|roles|lacks|share$|apart_(said|float)|arcs.x|words.x|words.half"
)


def read(file: Path = FILE) -> list[Entry]:
    """Return the entries."""
    return json.loads(file.read_text(encoding="utf-8"))["links"]


def named(entry: Entry) -> Entry:
    """Return an entry with the names of the link as they are spelled now; other spellings are read, too."""
    listed = {
        place: "~".join(map(link.named, entry["address"][place].split("~")))
        for place in settings.LOCKING
        if place in entry["address"]
    }
    spelled = {place: {link.named(name): value for name, value in entry[place].items()} for place in ("address", "controls")}
    spelled["address"] |= listed
    return {**entry, **spelled, "off": sorted(map(link.named, entry["off"]))}


def standing(entries: Sequence[Entry]) -> str:
    """Return how many entries there are and their hash."""
    return f"{len(entries)} {hashlib.sha256(_lines(entries).encode()).hexdigest()}"


def fault(file: Path = FILE, promised: str | None = None) -> str:
    """Return why the file doesn't hold what was recorded, "" where it does.

    promised: what stood at the release, to which only more may be added; "" before it, None for PROMISED
    """
    promised = PROMISED if promised is None else promised
    content = json.loads(file.read_text(encoding="utf-8"))
    if content["standing"] != standing(content["links"]):
        return "An entry was changed or removed, or one was added by hand: use `python -m tests.promised add LINK WHERE`."
    if promised and standing(content["links"][: int(promised.split(maxsplit=1)[0])]) != promised:
        return "A link that is promised since 1.0.0 was changed or removed."
    return ""


def _lines(entries: Sequence[Entry]) -> str:
    return ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in entries)


def write(entries: Sequence[Entry], file: Path = FILE) -> None:
    """Write entries with their hash."""
    head = json.dumps(standing(entries))
    file.write_text(f'{{"standing": {head}, "links": [\n{_lines(entries)}\n]}}\n', encoding="utf-8")


def add(address: str, where: str, file: Path = FILE) -> None:
    """Add a link with what it shows now; ValueError where the file has a fault, or the link one, or it stands there."""
    if rule := fault(file):
        raise ValueError(rule)
    entries = read(file)
    if address in {entry[LINK] for entry in entries}:
        raise ValueError(f"{address} stands in the file.")
    write([*entries, record(address, where)], file)


def anew(wanted: Iterable[tuple[str, str]], file: Path = FILE, promised: str = PROMISED) -> None:
    """Record these links, each with where it stands, in place of the whole file; ValueError from 1.0.0 on."""
    if promised:
        raise ValueError("Since 1.0.0 links are promised: add new ones, change none.")
    write([record(address, where) for address, where in dict(wanted).items()], file)


def record(address: str, where: str) -> Entry:
    """Return the entry of a link: where it stands, and what it shows now; ValueError where not all of it is taken."""
    at = shown.opened(address)
    if notices := wiring.notices(at):
        raise ValueError(f"{address}: {notices}")
    page, said = shown.parts(address)
    found = chosen(shown.numbers(at, address), _usual(page, said.get("step", "1"), said.get("lang", "en")))
    return {"version": int(link.VERSION), FROM: where, LINK: address, **shown.view(at), "numbers": found}


@functools.cache
def _usual(page: str, step: str, lang: str) -> shown.Numbers:
    """Return what a page shows by default."""
    address = f"/{page}?step={step}&lang={lang}"
    return shown.numbers(shown.opened(address), address)


def chosen(found: shown.Numbers, usual: shown.Numbers) -> shown.Numbers:
    """Return of a link's numbers the first of those that its page doesn't show by default, or, where all are, the first.

    Where there is no number, what is asked or written stands there.
    """
    begun = {place: values[:MOST] for place, values in found.items() if not UNSTEADY.search(place)}
    told = {place: values for place, values in begun.items() if values != usual.get(place, [])[:MOST]} or begun
    ranked = sorted(told, key=lambda place: _is_position(told[place]))
    sentences = [place for place in ranked if " " not in place and shown.NUMBER.fullmatch(str(told[place][0]))][:SENTENCES]
    columns = [place for place in ranked if " " in place][:COLUMNS]
    return {place: told[place] for place in [*sentences, *columns] or ranked[:TEXTS]}


def _is_position(values: Sequence[str | float]) -> bool:
    """Return whether a column may hold no more than the places of marks."""
    return all(isinstance(value, float) and (2 * value).is_integer() for value in values)


def uncovered(entries: Iterable[Entry]) -> list[str]:
    """Return the names of the link that no entry's page keeps in its address."""
    covered = {name for entry in entries for name in named(entry)["address"]}
    return [name for name in settings.CONTROLS if name not in covered]
