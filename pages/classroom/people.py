"""The students of a class as its teacher sees them: where each is, who has answered, and how many answers were right."""

import json
from collections.abc import Collection, Mapping

from attn_core import cache
from pages.classroom import questions, rules
from pages.classroom.classes import NEARLY, Classes
from pages.classroom.rules import Said
from pages.server import admission
from pages.view import link, menu

PLACE = ("step", "part", "temperature")  # names of a link that say where somebody is


async def listed(classes: Classes, code: str) -> dict[str, object]:
    """Return each student of a class, and how many have answered what is asked."""
    room = await classes.room(code)
    tables = [await classes.store.read(code, name) for name in ("students", "places", "hands")]
    students, places, hands = ({mark: json.loads(text) for mark, text in table.items()} for table in tables)
    named = [f"answers_{room['asked']}_{vote}" for vote in range(int(room["vote"]), 0, -1)] if room["asked"] else []
    votes = [await classes.store.read(code, name) for name in named] or [{}]
    scores, answers = await _scores(classes, code, room), votes[0]
    heard = {*scores}.union(*votes)
    seen = [
        {"student": mark, **known, **places.get(mark, {}), **scores.get(mark, {}), "hand": bool(hands.get(mark))}
        | {"answered": mark in answers, "silent": mark not in heard}
        for mark, known in sorted(students.items(), key=lambda item: item[1]["number"])
    ]
    found = {"students": seen, "joined": len(seen), "answered": len(answers), "now": round(classes.clock())}
    if task := (json.loads(room.get("lead", "null")) or {}).get("sets"):
        reached = await classes.store.read(code, f"reached_{task['name']}")
        seen = [{**each, "reached": each["student"] in reached} for each in seen]
        found |= {"students": seen, "reached": sum(each["reached"] for each in seen)}
    used = await classes.used(code)
    found["storage"] = used if used >= NEARLY else 0
    numbers = {mark: known["number"] for mark, known in students.items()}
    return {**found, "solution": await _solution(classes, code, room, numbers)}


def place(said: Said) -> dict[str, object]:
    """Return where a student is: the page, and the step, the part of a lesson and the temperature that the link sets."""
    page = rules.one_of(said, "page", menu.PAGES)
    set_by_link, _ = link.read({name: str(said[name]) for name in PLACE if name in said})
    found = {"page": page, **dict.fromkeys(PLACE), **set_by_link}
    steps = [str(step) for step in range(1, 1 + menu.STEPPED.get(page, 0))]
    return found if found["step"] in steps else {**found, "step": None}


def counts(listed: dict[str, object]) -> dict[str, object]:
    """Return what of them a projector may show: how many they are, have answered, and have done the task."""
    return {name: listed[name] for name in ("joined", "answered", "now", "reached") if name in listed}


async def _solution(classes: Classes, code: str, room: dict[str, str], numbers: Mapping[str, int]) -> dict[str, object]:
    """Return the right answer to what is asked, and what was answered, before the class may see either.

    numbers: of the students, by mark
    """
    if not room["asked"]:
        return {}
    number, vote = room["asked"], room["vote"]
    question = await classes.store.field(code, "questions", number)
    if question is None:  # the class has just ended
        return {}
    answers = await classes.store.read(code, f"answers_{number}_{vote}")
    return await admission.computed(_told, json.loads(question), answers, numbers, await classes.hidden(code, number))


def _told(
    question: questions.Asked, answers: Mapping[str, str], numbers: Mapping[str, int], hidden: Collection[str]
) -> dict[str, object]:
    """Return the right answer, and what was answered: bars, or free texts, each with the numbers of those who wrote it."""
    right = questions.right_in_words(question)
    if question["kind"] != "text":
        return {"right": right, "bars": questions.results(question, answers)["bars"]}
    listed = [(text, [numbers[mark] for mark in marks if mark in numbers]) for text, marks in questions.written(answers)]
    texts = [{"text": text, "numbers": sorted(by), "hidden": questions.alike(text) in hidden} for text, by in listed]
    return {"right": right, "texts": texts}


async def _scores(classes: Classes, code: str, room: dict[str, str]) -> dict[str, dict[str, int]]:
    """Return how many last answers of each student were right and wrong, in questions whose answer was shown."""
    scores: dict[str, dict[str, int]] = {}
    for number, text in (await classes.store.read(code, "questions")).items():
        if room["asked"] == number and not room.get("revealed"):
            continue
        for mark, verdict in (await _verdicts(classes, code, room, number, text)).items():
            score = scores.setdefault(mark, {"right": 0, "wrong": 0})
            if verdict is not None:
                score["right" if verdict else "wrong"] += 1
    return scores


async def _verdicts(classes: Classes, code: str, room: dict[str, str], number: str, text: str) -> dict[str, bool | None]:
    """Return whether each student's last answer to a closed question was right; None: neither right nor wrong."""
    question, answers = json.loads(text), {}
    key = "verdicts", code, room["teacher"], number, question["times"]
    known = cache.SHARED.get(key)
    if known is None:
        for vote in range(1, 1 + question["times"]):
            answers |= await classes.store.read(code, f"answers_{number}_{vote}")
        known = await admission.computed(_judged, question, answers)
        if answers:  # otherwise it may be a question that is just being opened
            cache.SHARED.put(key, known, cache.ENTRY + cache.size(known))
    return known


def _judged(question: questions.Asked, answers: Mapping[str, str]) -> dict[str, bool | None]:
    verdicts = questions.verdicts(question, answers)
    return {mark: verdicts[given] for mark, given in answers.items()}
