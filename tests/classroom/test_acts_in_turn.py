"""What acts of a class compute waits for its turn as questions of boards do, off the event loop."""

import asyncio
import sys
from pathlib import Path

import anyio

from attn_core import cache
from pages.classroom import acts
from tests.classroom.room import QUESTION, VIEW, Visitor, played, screen, server, student, teacher

ROOT = Path(__file__).parents[2]
COMPUTE = (
    "attn_core/",
    "segno/",
    "torch/",
    *(f"pages/{room}/" for room in ("answers", "charts", "export", "lessons", "panels")),
)
COMPUTE += tuple(f"pages/classroom/{name}" for name in ("class_", "deck.py", "mistakes.py", "questions"))
LESSON = "# Masks\n\nAbout\n\n## First\nlink: /masks?mask=causal\n\n? Hidden?\n- [x] future\n- [ ] past\n! Because.\n"
SHOWN = {"page": "explore", "link": "text=the+cat+sat", "boards": ["heatmaps"], "title": ""}
PATIENCE = 20  # seconds until what is waited for counts as missing


async def everything(live) -> set[str]:
    """Play a class in which every act is done, each kind of question asked, answered, and its answer shown."""
    done = set()

    async def say(who: Visitor, act: str, **more: object) -> dict:
        done.add(act)
        answer = await asyncio.wait_for(who.say(act, **more), PATIENCE)
        assert "error" not in answer, (act, more, answer)
        return answer

    lead, done = await teacher(live), {"start", "enter", "join"}
    await say(lead, "find", code=lead.code)
    await say(lead, "known", code=lead.code, by=lead.secret)
    await screen(lead)
    one, other = [await student(live, lead.code) for _ in range(2)]
    place = (await say(lead, "deck", text=LESSON))["parts"][0]["address"]
    lesson = {"page": "masks", "link": place.partition("?")[2], "boards": ["mask"], "title": ""}
    await say(lead, "deck", **lesson)
    await say(lead, "code_picture", address="https://example.org/c/ABCDE")
    await say(lead, "lead", covers=True, **lesson)
    questions = [QUESTION, *({"kind": kind, "text": "How many?", "right": "2"} for kind in ("number", "text"))]
    questions += [{"kind": kind, "text": "Which?", **SHOWN} for kind in ("word", "cell")]
    questions += [{"kind": kind, **SHOWN} for kind in ("largest", "share")]
    questions += [{"kind": "lesson", **lesson}, {"topic": "divisor", "level": 1, "draw": 3}]
    for number, question in enumerate(questions, 1):
        await say(lead, "preview", **question)
        await say(lead, "ask", **question)
        answer = "0,1" if question.get("kind") == "cell" else "1"
        await say(one, "answer", vote=f"{number}_1", answer=answer)
        await lead.hears(lambda told: told["people"]["answered"] == 1 and told["people"]["solution"])
        await say(lead, "show_votes")
        await say(lead, "again")
        await say(one, "answer", vote=f"{number}_2", answer=answer)
        await say(lead, "reveal")
        await one.hears(lambda told, number=number: told["state"]["question"]["revealed"] == (number > 0))
    await say(lead, "show_texts", shown=True)
    await say(lead, "hide_text", answer="1", hidden=True)
    await say(one, "place", page="masks", step="1", part="")
    await say(one, "offer", **VIEW)
    mark = (await lead.hears(lambda told: told["people"]["students"][0]["hand"]))["people"]["students"][0]["student"]
    await say(lead, "show", student=mark, **await say(lead, "look", student=mark))
    of_teacher = {"take_lead": {"tab": "a"}, "sign": {"stands": True}, "mode": {"mode": "roam"}, "door": {"open": True}}
    of_teacher |= {"hide": {"student": mark, "shown": False}, "record": {"vote": "1_1"}, "report": {"names": True}}
    for act, more in (of_teacher | {"put_away": {}, "remove": {"students": [mark]}}).items():
        await say(lead, act, **more)
    for who, act in ((other, "here"), (other, "leave"), (lead, "end")):
        await say(who, act)
    return done


@played
async def test_no_act_computes_on_the_event_loop_or_in_a_thread_that_nobody_limits():
    cache.SHARED.clear()
    others = anyio.to_thread.current_default_thread_limiter()
    others.total_tokens = 1
    await others.acquire_on_behalf_of(None)  # whoever would take one of these threads never gets an answer
    seen = set()

    def note(frame, event: str, _: object) -> None:
        name = frame.f_code.co_filename
        inside = name.partition(f"{ROOT}/")[2] or name.rpartition("site-packages/")[2]
        if event == "call" and inside.startswith(COMPUTE) and not inside.startswith("attn_core/cache.py"):
            seen.add((inside, frame.f_code.co_name))

    sys.setprofile(note)
    try:
        done = await everything(server())
    finally:
        sys.setprofile(None)
    assert seen == set()
    assert done >= {*acts.ANYBODY, *acts.TEACHER, *acts.STUDENT}, "an act that this test doesn't know"
