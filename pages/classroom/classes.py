"""A live class: who may do what, and what is kept of it. Nothing is kept in here, so any server serves any student.

Tables of a class (store.py): room has the mark of the teacher's secret, what is shown and what is asked; questions are by
number; joined, removed, students, places, hands by a student's mark; out by a network; answers_3_2 are those of the second
vote on question 3, times_3_2 says when
they came, hidden_3 which free texts nobody reads; tasks has those that
somebody has done, and reached_ and a name who, and when.
"""

import contextlib
import json
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pages.classroom import codes, questions
from pages.classroom.rules import ClassError
from pages.classroom.store import ANY, BYTES, ENDED, JOINED, SIZE, FullError, NetworkFullError, OverBudgetError, Store
from pages.server import admission
from pages.server.limits import LIMITS
from pages.text.languages import Words

words = Words("classroom")
MOST_QUESTIONS, VOTES = 100, 3  # of a class, and on one question
MB = 10**6
NEARLY = 80  # percent of a class's bytes from which its teacher is told
MODES = ("follow", "hold", "roam")  # hold: the class stays where it is, whatever the teacher looks at
TRIES = 20  # codes until one is free
OUT = 60  # seconds for which nobody joins from a browser that was removed, or from the networks of many
STATE = ("mode", "page", "since", "door", "leader", "sign", "texts")  # fields of the room that everybody may know


@dataclass(frozen=True)
class Member:
    """Somebody in a class: the teacher, or a student, who is known by a mark and by a number."""

    code: str
    student: str = ""  # the mark; "" is the teacher

    @property
    def teaches(self) -> bool:
        """Whether this is the teacher."""
        return not self.student


class GoneError(ClassError):
    """There is no class of this code, or no more."""


class Classes:
    """All classes of a store, one act a method. Each raises ClassError with a sentence where a rule forbids it."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store, self.clock = store, clock

    async def start(self, tab: str = "", address: str = "") -> dict[str, str]:
        """Begin a class, which one tab of the teacher's leads; return its code and the teacher's secret."""
        secret = codes.secret()
        room = {"teacher": codes.mark(secret), "begun": f"{self.clock():.3f}", "mode": "follow", "open": "", "asked": ""}
        room |= {"leader": tab, "sign": "yes", "network": codes.network("", address)}
        for _ in range(TRIES):
            code = codes.new()
            try:
                if await self.store.begin(code, room, LIMITS.classes, LIMITS.classes_of_one):
                    return {"code": code, "secret": secret}
            except NetworkFullError:
                raise ClassError(words.no_more_of_one(most=LIMITS.classes_of_one)) from None
            except FullError:
                raise ClassError(words.no_more_classes(most=LIMITS.classes)) from None
        raise ClassError(words.no_more_classes(most=LIMITS.classes))

    async def room(self, code: str) -> dict[str, str]:
        """Return the fields of a class; GoneError where there is none of this code, or it is over."""
        room = await self.store.read(code, "room")
        if not room:
            raise GoneError(words.no_such_class(code=code))
        return room

    async def join(self, code: str, name: str, address: str = "", was: object = None) -> dict[str, object]:
        """Let a new student in; return the secret by which the student is known from now on, and the number.

        was: the secret that this browser had in the class before its student was removed
        """
        room, secret = await self.room(code), codes.secret()
        if room.get("door"):
            raise ClassError(words.DOOR_CLOSED)
        network = codes.network(room["teacher"], address)
        if wait := await self._left(code, "removed", codes.mark(was)):
            raise ClassError(
                words.removed_just_now(seconds=math.ceil(wait))
            )  # whoever was meant joins by a press, not by waiting
        if wait := await self._left(code, "out", network):
            raise ClassError(words.removed_from_network(seconds=math.ceil(wait)), wait)
        removed = len(await self.store.read(code, "removed"))  # their seats are free, their numbers are not
        with _within_budget():
            number = await self.store.add(code, JOINED, codes.mark(secret), "", LIMITS.students + removed, _budget())
        if not number:
            raise ClassError(words.class_is_full(most=LIMITS.students))
        student = {"number": number, "name": name, "shown": True, "network": network, "since": round(self.clock())}
        await self._put(code, "students", {codes.mark(secret): json.dumps(student)})
        return {"secret": secret, "number": number}

    async def _left(self, code: str, table: str, field: str) -> float:
        """Return how many seconds are left until the time in a field, at least 0."""
        return max(0.0, float(await self.store.field(code, table, field) or 0) - self.clock())

    async def member(self, code: str, secret: object) -> Member | None:
        """Return whose secret it is; None where it is nobody's, or there is no such class: a guesser isn't told which."""
        mark = codes.mark(secret)
        student, teacher = await self.store.field(code, "students", mark), await self.store.field(code, "room", "teacher")
        if mark and mark == teacher:
            return Member(code)
        return Member(code, mark) if mark and student else None

    async def was_removed(self, code: str, secret: object) -> bool:
        """Return whether the teacher has removed the student who has this secret."""
        return await self.store.field(code, "removed", codes.mark(secret)) is not None

    async def _put(self, code: str, table: str, fields: dict[str, str], budget: int = ANY) -> None:
        """Keep something that must always be possible, or what takes bytes of a class's budget."""
        with _within_budget():
            if not await self.store.put(code, table, fields, budget=budget):
                raise GoneError(words.no_such_class(code=code))

    async def used(self, code: str) -> int:
        """Return how much of its bytes a class has used, in percent."""
        return 100 * int(await self.store.field(code, SIZE, BYTES) or 0) // _budget()

    # ---- what the teacher does ----

    async def lead(self, code: str, view: dict[str, object]) -> None:
        """Show everybody a view."""
        await self._put(code, "room", {"lead": json.dumps(view)})

    async def take_lead(self, code: str, tab: str) -> None:
        """Let one tab of the teacher's lead: what the others show stays there."""
        await self._put(code, "room", {"leader": tab})

    async def sign(self, code: str, stands: bool) -> None:
        """Show the join code large on the projector, or take it off."""
        await self._put(code, "room", {"sign": "yes" if stands else ""})

    async def mode(self, code: str, mode: str, page: str) -> None:
        """Let everybody follow, hold all where they are, or let them explore on their own, on one page if it is named."""
        await self._put(code, "room", {"mode": mode, "page": page})

    async def ask(self, code: str, question: questions.Asked) -> None:
        """Ask a question; the one before it is closed."""
        number = str(len(await self.store.read(code, "questions")) + 1)
        if int(number) > MOST_QUESTIONS:
            raise ClassError(words.too_many_questions(most=MOST_QUESTIONS))
        await self._put(code, "questions", {number: json.dumps({**question, "times": 1})}, _budget())
        await self._open(code, number, 1)

    async def again(self, code: str) -> None:
        """Ask the last question once more, before its answer was shown; the votes before stay beside it."""
        number, vote = await self._now(code)
        if await self._field(code, "revealed"):
            raise ClassError(words.ANSWER_SHOWN)
        if vote >= VOTES:
            raise ClassError(words.too_many_votes(most=VOTES))
        await self._open(code, number, vote + 1)  # before it has one more, which the closed ones are known by
        question = json.loads(await self.store.field(code, "questions", number) or "")
        await self._put(code, "questions", {number: json.dumps({**question, "times": vote + 1})})

    async def _open(self, code: str, number: str, vote: int) -> None:
        opened = {"asked": number, "vote": str(vote), "open": f"{number}_{vote}", "since": f"{self.clock():.1f}"}
        await self._put(code, "room", {**opened, "revealed": "", "texts": "", "sign": ""})

    async def show_votes(self, code: str) -> None:
        """End the vote: from now on no answer counts, and all see how many gave each answer, but not which is right."""
        await self._now(code)
        await self._put(code, "room", {"open": ""})

    async def show_texts(self, code: str, shown: bool) -> None:
        """Let all read the free texts that were answered, or take all of them back."""
        await self._now(code)
        await self._put(code, "room", {"texts": "yes" if shown else ""})

    async def hide_text(self, code: str, text: str, hidden: bool) -> None:
        """Let nobody read a free text, whoever has answered it, or let it be read again."""
        number, _ = await self._now(code)
        alike = await admission.computed(questions.alike, text)
        await self._put(code, f"hidden_{number}", {alike: "yes" if hidden else ""}, _budget())

    async def hidden(self, code: str, number: str) -> set[str]:
        """Return the answers to a question that nobody reads, as questions.alike spells them."""
        return {text for text, is_hidden in (await self.store.read(code, f"hidden_{number}")).items() if is_hidden}

    async def reveal(self, code: str) -> None:
        """Show the right answer; this ends the vote."""
        await self._now(code)
        await self._put(code, "room", {"open": "", "revealed": "yes"})

    async def put_away(self, code: str) -> None:
        """Go on without the question."""
        await self._put(code, "room", {"open": "", "asked": ""})

    async def hide(self, code: str, student: str, shown: bool) -> None:
        """Hide a student's nickname, or show it again."""
        known = await self.store.field(code, "students", student)
        if known is None:
            raise ClassError(words.NO_SUCH_STUDENT)
        await self._put(code, "students", {student: json.dumps({**json.loads(known), "shown": shown})})

    async def door(self, code: str, is_open: bool) -> None:
        """Let more students in, or nobody else."""
        await self._put(code, "room", {"door": "" if is_open else "closed"})

    async def remove(self, code: str, marks: list[str], many: bool) -> list[str]:
        """Forget students and all their answers, and return the marks of those who were there.

        Nobody else gets their numbers. For OUT seconds nobody joins from their browsers; many: nor from their networks.
        """
        gone = {mark: text for mark, text in (await self.store.read(code, "students")).items() if mark in marks}
        if not gone:
            raise ClassError(words.NO_SUCH_STUDENT)
        until = f"{self.clock() + OUT:.1f}"
        if many:
            await self._put(code, "out", {json.loads(text)["network"]: until for text in gone.values()})
        for mark in gone:
            await self.store.forget(code, mark)
        await self._put(code, "removed", dict.fromkeys(gone, until))
        return [*gone]

    async def offered(self, code: str, student: str) -> dict[str, object]:
        """Return the view that a student has offered to show."""
        offered = json.loads(await self.store.field(code, "hands", student) or "null")
        if not offered:
            raise ClassError(words.NO_SUCH_STUDENT)
        return offered

    async def show(self, code: str, student: str, view: dict[str, object]) -> None:
        """Show everybody, who follow again, a view that a student has offered to show."""
        await self.offered(code, student)
        await self.lead(code, view)
        await self.mode(code, "follow", "")
        await self._put(code, "hands", {student: "null"})

    async def end(self, code: str) -> None:
        """Delete all that is kept of a class, and tell everybody."""
        await self.store.publish(code, ENDED)
        await self.store.end(code)

    async def _field(self, code: str, name: str) -> str:
        return await self.store.field(code, "room", name) or ""

    async def _now(self, code: str) -> tuple[str, int]:
        room = await self.room(code)
        if not room["asked"]:
            raise ClassError(words.NOTHING_ASKED)
        return room["asked"], int(room["vote"])

    # ---- what a student does ----

    async def answer(self, member: Member, vote: str, text: str) -> None:
        """Keep an answer, in place of an earlier one; ClassError once the vote has ended."""
        asked = await self.store.field(member.code, "questions", vote.partition("_")[0])
        if asked is None:
            raise ClassError(words.NOTHING_ASKED)
        given = await admission.computed(questions.answer, json.loads(asked), text)
        if await self.store.field(member.code, "students", member.student) is None:
            raise ClassError(words.NOT_IN_CLASS)
        with _within_budget():
            for table, kept in (("times", f"{self.clock():.0f}"), ("answers", given)):  # what counts is kept as the last
                if not await self.store.put(
                    member.code, f"{table}_{vote}", {member.student: kept}, ("open", vote), _budget()
                ):
                    raise ClassError(words.VOTE_ENDED)

    async def place(self, member: Member, place: dict[str, object], reached: bool = False) -> None:
        """Keep where a student is; reached: whether the task of the part of a lesson there is done."""
        known = {**place, "when": round(self.clock())}
        await self._put(member.code, "places", {member.student: json.dumps(known)})
        if reached:
            await self._reach(member, place["part"])

    async def _reach(self, member: Member, part: object) -> None:
        """Keep when a student has first done the task that the class is shown, if it is that of this part."""
        task = (json.loads(await self._field(member.code, "lead") or "null") or {}).get("sets")
        if not task or task["part"] != part:
            return
        with _within_budget():
            await self.store.put(member.code, "tasks", {task["name"]: task["text"]}, budget=_budget())
            name, time = f"reached_{task['name']}", f"{self.clock():.0f}"
            await self.store.add(member.code, name, member.student, time, LIMITS.students, _budget())

    async def offer(self, member: Member, view: dict[str, object]) -> None:
        """Offer one's own view to the teacher, who may show it to all; answers come first where there is little room."""
        await self._put(member.code, "hands", {member.student: json.dumps(view)}, _budget() // 2)

    # ---- what is seen ----

    async def state(self, code: str) -> dict[str, object]:
        """Return what everybody in a class may know."""
        room = await self.room(code)
        state = {name: room.get(name, "") for name in STATE} | {"code": code, "question": None}
        state |= {"lead": json.loads(room.get("lead", "null")), "now": round(self.clock(), 1)}
        if room["asked"]:
            state["question"] = await self._asked(code, room)
        return state

    async def _asked(self, code: str, room: dict[str, str]) -> dict[str, object]:
        number, vote = room["asked"], int(room["vote"])
        question = json.loads(await self.store.field(code, "questions", number) or "")
        shown = {**question, "number": int(number), "vote": vote, "name": f"{number}_{vote}", "open": bool(room["open"])}
        shown["revealed"] = bool(room.get("revealed"))
        ended = [] if room["open"] else range(max(1, vote - 1), vote + 1)
        votes = [await self.store.read(code, f"answers_{number}_{each}") for each in ended]
        texts, hidden = bool(room.get("texts")), await self.hidden(code, number)
        return await admission.computed(questions.seen, shown, votes, texts, hidden)

    async def own(self, member: Member) -> dict[str, object]:
        """Return what only one student knows: the number, and the answer to what is asked."""
        room = await self.room(member.code)
        student = json.loads(await self.store.field(member.code, "students", member.student) or "")
        vote = f"{room['asked']}_{room.get('vote', '')}"
        answer = await self.store.field(member.code, f"answers_{vote}", member.student) or ""
        return {"number": student["number"], "name": student["name"], "vote": vote, "answer": answer}


def _budget() -> int:
    return LIMITS.class_mb * MB


@contextlib.contextmanager
def _within_budget() -> Iterator[None]:
    try:
        yield
    except OverBudgetError:
        raise ClassError(words.no_storage(most=LIMITS.class_mb)) from None
