"""What messages of a class may ask for: who may do it, what it needs, who is told, and what is answered.

An act of the teacher or of a student returns what is published to the class, "" for nothing, and the answer.
"""

import json
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import anyio

from pages.classroom import codes, questions, rules
from pages.classroom.classes import MODES, Classes, Member
from pages.classroom.report import files
from pages.classroom.rules import ClassError, Said, words
from pages.panels.frame import qr_code
from pages.server.bucket import Bucket, Buckets
from pages.view import menu

if TYPE_CHECKING:
    from pages.classroom.live import Connection, Live

RATE, TRIES = 0.5, 60  # wrong codes from one address: so many at once, and so many a second after that
Done = tuple[str, object]


def tries() -> Buckets:
    """Return a bucket for each address, of which every wrong code takes one."""
    return Buckets(lambda: Bucket(RATE, TRIES))


# ---- what anybody may do ----


async def start(live: "Live", connection: "Connection", said: Said) -> object:
    """Begin a class."""
    return await live.classes.start()


async def join(live: "Live", connection: "Connection", said: Said) -> object:
    """Join a class as a new student."""
    code, _ = await _known(live, connection, said)
    return await live.classes.join(code, rules.text(said, "name", rules.NAME))


async def enter(live: "Live", connection: "Connection", said: Said) -> object:
    """Come back to a class with a secret, and hear of it from now on."""
    _, member = await _known(live, connection, said, of_member=True)
    await live.enter(connection, member)
    known = {"role": "teacher" if member.teaches else "student", "words": words.SCRIPT, **rules.titles()}
    return {**known, "topics": questions.topics() if member.teaches else []}


async def leave(live: "Live", connection: "Connection", said: Said) -> object:
    """Hear of it no more."""
    live.leave(connection)
    return {}


async def _known(live: "Live", connection: "Connection", said: Said, of_member: bool = False) -> tuple[str, Member | None]:
    """Return the code of a class that there is, and whose secret comes with it.

    Wrong codes and secrets are counted for each address. After too many, nothing is said of any code but to those who
    have a secret, and to those at an address from which others are in that class already.
    """
    bucket, code = live.tries.of(connection.address), codes.read(said.get("code"))
    too_many = bucket.wait and ClassError(words.too_many_tries(seconds=round(bucket.wait) + 1))
    try:
        if not code:
            raise ClassError(words.no_code(count=codes.COUNT))
        if too_many and not of_member and connection.address not in live.addresses(code):
            raise too_many
        if of_member:
            return code, await live.classes.member(code, said.get("by"))
        await live.classes.room(code)
        return code, None
    except ClassError as rule:
        bucket.take_if_there()
        raise too_many or rule from None


# ---- what the teacher may do ----


async def lead(classes: Classes, member: Member, said: Said) -> Done:
    """Show everybody this view."""
    view = rules.shown(said)
    await classes.lead(member.code, view)
    return f"lead {json.dumps(view)}", {}


async def mode(classes: Classes, member: Member, said: Said) -> Done:
    """Let all follow, or explore on their own, on one page or everywhere."""
    page = rules.one_of(said, "page", ("", *menu.PAGES)) if "page" in said else ""
    await classes.mode(member.code, rules.one_of(said, "mode", MODES), page)
    return "state", {}


async def ask(classes: Classes, member: Member, said: Said) -> Done:
    """Ask a question."""
    if "topic" in said:
        level, draw = (said.get(name) if type(said.get(name)) is int else 1 for name in ("level", "draw"))
        query = questions.of_kind(str(said["topic"]), level, abs(draw))
        said = {"kind": "practice", "link": f"{query}&lang={said.get('lang', '')}"}
    await classes.ask(member.code, await anyio.to_thread.run_sync(questions.asked, said))
    return "state", {}


async def again(classes: Classes, member: Member, said: Said) -> Done:
    """Ask the same question once more."""
    await classes.again(member.code)
    return "state", {}


async def reveal(classes: Classes, member: Member, said: Said) -> Done:
    """End the vote and show the answers."""
    await classes.reveal(member.code)
    return "state", {}


async def put_away(classes: Classes, member: Member, said: Said) -> Done:
    """Go on without the question."""
    await classes.put_away(member.code)
    return "state", {}


async def hide(classes: Classes, member: Member, said: Said) -> Done:
    """Hide a nickname, or show it."""
    await classes.hide(member.code, str(said.get("student")), said.get("shown") is True)
    return "people", {}


async def show(classes: Classes, member: Member, said: Said) -> Done:
    """Show all what a student offers."""
    return "state", await classes.show(member.code, str(said.get("student")))


async def report(classes: Classes, member: Member, said: Said) -> Done:
    """Return the files of a class: its answers as CSV, a report, a lesson of what was asked."""
    at = said.get("at")
    return "", await files(classes, member.code, said.get("names") is True, at if isinstance(at, str) else "")


async def code_picture(classes: Classes, member: Member, said: Said) -> Done:
    """Return the QR code of an address."""
    return "", {"image": qr_code.short(rules.needed(said, "address", rules.TITLE))}


async def end(classes: Classes, member: Member, said: Said) -> Done:
    """End the class, and delete all that was kept of it."""
    await classes.store.publish(member.code, "ended")
    await classes.store.end(member.code)
    return "", {}


# ---- what a student may do ----


async def answer(classes: Classes, member: Member, said: Said) -> Done:
    """Answer what is asked, or answer it anew."""
    await classes.answer(member, rules.needed(said, "vote", rules.NAME), rules.needed(said, "answer", rules.ANSWER))
    return "people", {}


async def place(classes: Classes, member: Member, said: Said) -> Done:
    """Say where one is."""
    page = rules.one_of(said, "page", menu.PAGES)
    temperature = said.get("temperature")
    known = {"page": page, "step": rules.text(said, "step", rules.NAME), "part": rules.text(said, "part", rules.NAME)}
    known["temperature"] = temperature if type(temperature) in (int, float) and 0 <= temperature <= 20 else None
    await classes.place(member, known)
    return "people", {}


async def offer(classes: Classes, member: Member, said: Said) -> Done:
    """Offer one's own view, which the teacher may show to all."""
    await classes.offer(member, rules.shown(said))
    return "people", {}


Act = Callable[[Classes, Member, Said], Awaitable[Done]]
ANYBODY = {"start": start, "join": join, "enter": enter, "leave": leave}
TEACHER: dict[str, Act] = {
    **{"lead": lead, "mode": mode, "ask": ask, "again": again, "reveal": reveal, "put_away": put_away, "hide": hide},
    **{"show": show, "report": report, "code_picture": code_picture, "end": end},
}
STUDENT: dict[str, Act] = {"answer": answer, "place": place, "offer": offer}
