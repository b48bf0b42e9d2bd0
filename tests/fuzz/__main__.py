"""Throw links, questions, messages and requests at a fresh server, and print the outcome.

python -m tests.fuzz --links 10000 --questions 10000 --messages 1000 --requests 2000 --seed 1
"""

import argparse
import asyncio
import os
import sys
from collections.abc import Coroutine
from dataclasses import fields

from pages.server import computing
from pages.server.limits import PREFIX, Limits
from tests.browser.serving import Served, serving
from tests.fuzz import asked, in_process, paths, sessions
from tests.fuzz.control import control
from tests.fuzz.outcomes import Outcomes, trouble
from tests.load.classroom import resident

SHARE = 5  # every how many links one is also sent to a server
PAGES = 20  # … and one is opened as a page
WIDE = {  # limits that are tried elsewhere: here they would keep attacks out, or a slow machine's answers back
    **dict.fromkeys(("messages", "pages", "requests", "requests_at_once", "waiting"), 1_000_000),
    **dict.fromkeys(("patience", "longest"), 60),
}


def wide() -> dict[str, str]:
    """Return an environment in which no limit of rates and waiting is hit."""
    return {PREFIX + field.name.upper(): str(WIDE[field.name]) for field in fields(Limits) if field.name in WIDE}


def attack(server: Served, sizes: argparse.Namespace) -> list[Outcomes]:
    """Throw it all at a server, the control session asked before each attack and after all."""
    seed, links = sizes.seed, sizes.links
    attacks: list[Coroutine[None, None, Outcomes]] = [
        asked.questions(server, seed, sizes.questions // 2 + links // SHARE),
        asked.flood(server, seed + 1, sizes.questions // 10),
        sessions.links(server, seed + 2, links // PAGES),
        sessions.messages(server, seed + 3, sizes.messages),
        paths.requests(server, seed + 4, sizes.requests),
    ]
    return [asyncio.run(watched(server, each)) for each in attacks]


async def watched(server: Served, attacking: Coroutine[None, None, Outcomes]) -> Outcomes:
    """Return the outcome of an attack, after checking that others see the same before, during and after it."""
    before = await control(server)
    running = asyncio.ensure_future(attacking)
    during = [await control(server)]
    while not running.done():
        await asyncio.wait([running], timeout=10)
        during.append(await control(server))
    outcomes = running.result()
    outcomes.kinds["control sessions unchanged"] = sum(each == before for each in during)
    if any(each != before for each in during):
        outcomes.fail("others see something else", outcomes.name)
    print(f"{outcomes.row()} {resident(server.pid):.0f} MB |", flush=True)
    return outcomes


def main() -> int:
    """Print a table, and all failures."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in (("links", 10_000), ("questions", 10_000), ("messages", 1000), ("requests", 2000), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    sizes = parser.parse_args()
    computing.set_up()
    print("| thrown | how many | what came of it | slowest | wrong | memory after |\n| --- | --- | --- | --- | --- | --- |")
    outcomes = [in_process.links(sizes.seed, sizes.links), in_process.questions(sizes.seed, sizes.questions // 2)]
    print("\n".join(f"{each.row()} |" for each in outcomes), flush=True)
    os.environ.update(wide())
    with serving() as server:
        asyncio.run(control(server))
        print(f"memory before {resident(server.pid):.0f} MB")
        outcomes += attack(server, sizes)
    logged = trouble(server.printed)
    for each in outcomes:
        print(f"\n{each.name}", *each.sentences.most_common(), *each.wrong[:20], *each.hangs(), sep="\n  ")
    print(f"\n{len(server.printed)} lines in the log, {len(logged)} of trouble", *logged[:10], sep="\n")
    return int(any(each.wrong for each in outcomes) or bool(logged))


if __name__ == "__main__":
    sys.exit(main())
