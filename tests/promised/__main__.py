"""Write the file of links. By hand:

python -m tests.promised                    print how many links stand in the file, and their hash
python -m tests.promised add LINK WHERE     add a link, such as /masks?step=2, and where it stands in the world
python -m tests.promised anew               before 1.0.0: record all links again, after a default or a quiz has changed
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from pages.view import settings
from tests.link_format import EXTREMES
from tests.promised import recorded
from tests.wiring import DRAWN_WHERE

ROOT = Path(__file__).parents[2]
DOCUMENTS = (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))


def in_documents() -> dict[str, str]:
    """Return the links that README and the documents show whole, each with the first file that shows it."""
    found: dict[str, str] = {}
    for path in DOCUMENTS:
        for address in re.findall(r"`(/\w*\?[^`…]+)`", path.read_text(encoding="utf-8")):
            found.setdefault(address, str(path.relative_to(ROOT)))
    return found


def wanted() -> Iterator[tuple[str, str]]:
    """Yield the links of a file that is made anew: its own, those of the documents, and one for each other name."""
    entries = recorded.read()
    yield from ((str(entry[recorded.LINK]), str(entry[recorded.FROM])) for entry in entries)
    standing = {entry[recorded.LINK] for entry in entries}
    yield from ((address, where) for address, where in in_documents().items() if address not in standing)
    yield from ((of_name(name), "a link that sets one control") for name in recorded.uncovered(entries))


def of_name(name: str) -> str:
    """Return a link that sets a name on a page that has its control."""
    pages = settings.CONTROLS[name].pages
    said = {**DRAWN_WHERE.get(name, {}), name: EXTREMES[name]}
    return f"/{pages[0]}?{'&'.join(f'{name}={value}' for name, value in said.items())}"


def main(arguments: list[str]) -> int:
    """Do what the arguments say, and return 1 where a rule forbids it."""
    try:
        match arguments:
            case ["add", address, where]:
                recorded.add(address, where)
            case ["anew"]:
                recorded.anew(wanted())
            case []:
                pass
            case _:
                raise ValueError(__doc__)
    except ValueError as rule:
        print(rule)
        return 1
    print(recorded.standing(recorded.read()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
