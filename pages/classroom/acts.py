"""What messages of a class may ask for: who may do it, what it needs, who is told, and what is answered.

An act of the teacher or of a student returns what is published to the class, "" for nothing, and the answer.
"""

import json
import math
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from pages.classroom import codes, deck, people, questions, questions_of_view, rules, store
from pages.classroom.classes import MODES, Classes, GoneError, Member
from pages.classroom.rules import ClassError, Said, words
from pages.classroom.take_home import files, kept
from pages.panels.frame import qr_code
from pages.server import admission, network
from pages.server.limits import LIMITS
from pages.view import menu

if TYPE_CHECKING:
    from pages.classroom.live import Connection, Live

Done = tuple[str, object]


# ---- what anybody may do ----


async def start(live: "Live", connection: "Connection", said: Said) -> object:
    """Begin a class."""
    return await live.classes.start(rules.text(said, "tab", rules.NAME), connection.address)


async def find(live: "Live", connection: "Connection", said: Said) -> object:
    """Say whether there is a class of this code, before anybody enters a nickname."""
    return {"code": await _code(live, connection, said)}


async def join(live: "Live", connection: "Connection", said: Said) -> object:
    """Join a class as a new student."""
    name = rules.text(said, "name", rules.NAME)
    code = await _code(live, connection, said)
    return await live.classes.join(code, name, connection.address, said.get("was"))


async def _code(live: "Live", connection: "Connection", said: Said) -> str:
    """Return the code of a class that there is.

    Each wrong code takes one from the bucket of its address. While that is empty, codes from there are refused, unless
    somebody there is in that class already.
    """
    bucket, found = live.tries.of(connection.address), codes.read(said.get("code"))
    if not found:
        raise ClassError(words.no_code(count=codes.COUNT))
    if bucket.wait and connection.address not in live.addresses(found):
        raise ClassError(words.too_many_tries(seconds=math.ceil(bucket.wait)), bucket.wait)
    try:
        await live.classes.room(found)
    except GoneError:
        bucket.take_if_there()
        raise
    return found


async def known(live: "Live", connection: "Connection", said: Said) -> object:
    """Say who somebody is in a class by a secret; "" for nobody, and where there is no such class."""
    member = await live.classes.member(codes.read(said.get("code")), said.get("by"))
    return {"role": "" if member is None else "teacher" if member.teaches else "student"}


async def enter(live: "Live", connection: "Connection", said: Said) -> object:
    """Come back to a class with a secret, and hear of it from now on; {"over": why} where that can't be.

    screen: whether a projector shows it, which is told nothing that students may not see
    lasts: whether classes outlive this server; network: where phones find it, if the teacher sits at it
    """
    code, secret = codes.read(said.get("code")), said.get("by")
    member = await live.classes.member(code, secret)
    if member is None:
        return {"over": "removed" if await live.classes.was_removed(code, secret) else "gone"}
    connection.screen = member.teaches and said.get("screen") is True
    await live.enter(connection, member)
    known = {"words": words.SCRIPT, **rules.titles(), "lasts": store.lasts()}
    if not member.teaches:
        return {**known, "role": "student", "topics": []}
    topics = await admission.computed(questions.topics)
    return {**known, "role": "teacher", "topics": topics, "network": network.told(connection.address)}


async def leave(live: "Live", connection: "Connection", said: Said) -> object:
    """Hear of it no more."""
    live.leave(connection)
    return {}


async def here(live: "Live", connection: "Connection", said: Said) -> object:
    """Answer a browser that checks whether its connection is alive."""
    return {}


# ---- what the teacher may do ----


async def lead(classes: Classes, member: Member, said: Said) -> Done:
    """Show everybody this view, with its step's formula and what a lesson says of it.

    covers: without what answers the question of its part; explains: with the explanation of its task
    """
    view = rules.shown(said)
    if view["page"] in menu.STEPPED:
        view["formula"] = await admission.computed(deck.formula, view)
    if said.get("covers") is True:
        view["covers"] = await admission.computed(questions_of_view.covered, view)
    if "lesson=" in str(view["link"]):
        view |= await admission.computed(deck.told, view, said.get("explains") is True)
    await classes.lead(member.code, view)
    return f"lead {json.dumps(view)}", {}


async def take_lead(classes: Classes, member: Member, said: Said) -> Done:
    """Let the tab that says so lead the class."""
    await classes.take_lead(member.code, rules.text(said, "tab", rules.NAME))
    return "state", {}


async def sign(classes: Classes, member: Member, said: Said) -> Done:
    """Show the join code large on the projector, or take it off."""
    await classes.sign(member.code, said.get("stands") is True)
    return "state", {}


async def mode(classes: Classes, member: Member, said: Said) -> Done:
    """Let all follow, or explore on their own, on one page or everywhere."""
    page = rules.one_of(said, "page", ("", *menu.PAGES)) if "page" in said else ""
    await classes.mode(member.code, rules.one_of(said, "mode", MODES), page)
    return "state", {}


async def ask(classes: Classes, member: Member, said: Said) -> Done:
    """Ask a question."""
    await classes.ask(member.code, await _read(questions.chosen, said))
    return "state", {}


async def preview(classes: Classes, member: Member, said: Said) -> Done:
    """Return a question with its right answer, before it is asked."""
    return "", await _read(questions.previewed, said)


async def _read(make: Callable[[Said], questions.Asked], said: Said) -> questions.Asked:
    """Return what is made of a message that asks; where it takes the numbers of a view it waits as reports of classes do."""
    turns = admission.cheap if said.get("kind") in questions.WRITTEN else admission.of_classes
    return await admission.computed(make, said, turns=turns)


async def again(classes: Classes, member: Member, said: Said) -> Done:
    """Ask the same question once more."""
    await classes.again(member.code)
    return "state", {}


async def show_votes(classes: Classes, member: Member, said: Said) -> Done:
    """End the vote and show how many gave each answer."""
    await classes.show_votes(member.code)
    return "state", {}


async def show_texts(classes: Classes, member: Member, said: Said) -> Done:
    """Let all read the free texts that were answered, or take all back."""
    await classes.show_texts(member.code, said.get("shown") is True)
    return "state", {}


async def hide_text(classes: Classes, member: Member, said: Said) -> Done:
    """Hide a free text that was answered, or show it again."""
    await classes.hide_text(member.code, rules.needed(said, "answer", rules.ANSWER), said.get("hidden") is True)
    return "state", {}


async def reveal(classes: Classes, member: Member, said: Said) -> Done:
    """Show the right answer."""
    await classes.reveal(member.code)
    return "state", {}


async def put_away(classes: Classes, member: Member, said: Said) -> Done:
    """Go on without the question."""
    await classes.put_away(member.code)
    return "state", {}


async def deck_of(classes: Classes, member: Member, said: Said) -> Done:
    """Return the deck of a view, or of a lesson's text, with the notes on its questions."""
    return "", await admission.computed(deck.place, said)


async def hide(classes: Classes, member: Member, said: Said) -> Done:
    """Hide a nickname, or show it."""
    await classes.hide(member.code, str(said.get("student")), said.get("shown") is True)
    return "people", {}


async def door(classes: Classes, member: Member, said: Said) -> Done:
    """Let more students in, or nobody else."""
    await classes.door(member.code, said.get("open") is True)
    return "state", {}


async def remove(classes: Classes, member: Member, said: Said) -> Done:
    """Remove students, and all their answers; many: then nobody joins from their networks for a while."""
    marks = rules.texts(said, "students", LIMITS.students, rules.NAME)
    removed = await classes.remove(member.code, marks, said.get("many") is True)
    return f"removed {' '.join(removed)}", {}


async def look(classes: Classes, member: Member, said: Said) -> Done:
    """Return the view that a student offers, for the teacher alone."""
    return "", await classes.offered(member.code, str(said.get("student")))


async def show(classes: Classes, member: Member, said: Said) -> Done:
    """Show all what the teacher has looked at, whatever the student offers meanwhile."""
    await classes.show(member.code, str(said.get("student")), rules.shown(said, rules.OFFERED))
    return "state", {}


async def report(classes: Classes, member: Member, said: Said) -> Done:
    """Return the files of a class: its answers as CSV, a report, a lesson of what was asked."""
    at = said.get("at")
    return "", await files(classes, member.code, said.get("names") is True, at if isinstance(at, str) else "")


async def record(classes: Classes, member: Member, said: Said) -> Done:
    """Return the answers of a vote, "" for all votes, for the teacher's browser, which keeps them if the server doesn't."""
    return "", await kept(classes, member.code, rules.text(said, "vote", rules.NAME), said.get("names") is True)


async def code_picture(classes: Classes, member: Member, said: Said) -> Done:
    """Return the QR code of an address."""
    return "", {"image": await admission.computed(qr_code.short, rules.needed(said, "address", rules.TITLE))}


async def end(classes: Classes, member: Member, said: Said) -> Done:
    """End the class, and delete all that was kept of it."""
    await classes.end(member.code)
    return "", {}


# ---- what a student may do ----


async def answer(classes: Classes, member: Member, said: Said) -> Done:
    """Answer what is asked, or answer it anew."""
    await classes.answer(member, rules.needed(said, "vote", rules.NAME), rules.needed(said, "answer", rules.ANSWER))
    return "people", {}


async def place(classes: Classes, member: Member, said: Said) -> Done:
    """Say where one is."""
    await classes.place(member, people.place(said), said.get("reached") is True)
    return "people", {}


async def offer(classes: Classes, member: Member, said: Said) -> Done:
    """Offer one's own view, which the teacher may show to all."""
    await classes.offer(member, {**rules.shown(said, rules.OFFERED), "title": "", "cell": None})
    return "people", {}


Act = Callable[[Classes, Member, Said], Awaitable[Done]]
ANYBODY = {"start": start, "find": find, "join": join, "known": known, "enter": enter, "leave": leave, "here": here}
TEACHER: dict[str, Act] = {
    **{
        "lead": lead,
        "take_lead": take_lead,
        "mode": mode,
        "sign": sign,
        "ask": ask,
        "preview": preview,
        "deck": deck_of,
        "again": again,
    },
    **{
        "show_votes": show_votes,
        "show_texts": show_texts,
        "hide_text": hide_text,
        "reveal": reveal,
        "put_away": put_away,
        "hide": hide,
    },
    **{"door": door, "remove": remove, "look": look, "show": show, "report": report, "record": record},
    **{"code_picture": code_picture, "end": end},
}
STUDENT: dict[str, Act] = {"answer": answer, "place": place, "offer": offer}
