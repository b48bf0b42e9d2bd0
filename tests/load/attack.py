"""What a class sees while somebody asks for the most expensive things, or plays with live classes, as fast as possible.

python -m tests.load.attack --students 20 --seconds 10
Students move a slider, and newcomers join a live class and answer its question, one a second. Everything stops by itself.
Attackers come from another address of this machine, 127.0.0.2; with --inside from the class's.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode, urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.browser.serving import ROOT, Served, serving
from tests.load.classroom import Class, lesson, resident, run
from tests.load.member import Member, newcomer

OUTSIDE, INSIDE = "127.0.0.2", "127.0.0.1"
LONGEST_RUN = 60  # seconds that an attack may last
WORDS = " ".join(f"w{i}" for i in range(512))
LARGE = {"text": WORDS, "heads": 8, "head_size": 128, "d_model": 256}
BOARDS = ("lead", "heatmaps", "sharpness", "ledger", "table_row", "table_heatmap", "table_sharpness", "program", "verified")
COLUMN = ("averaging", "query_key_value", "loops", "mistakes")  # pages whose boards take longest with 64 tokens
SMALL = 500  # bytes of a message that may say that a page has run
CHOICES = {"kind": "choices", "text": "Which?", "choices": ["a", "b"], "right": "1"}
draws = itertools.count(time.time_ns() % 900_000)


class Target(NamedTuple):
    """What is attacked: a server, from an address of this machine; and the code of a class there."""

    site: str
    own: str
    code: str


def drawn(**values: object) -> str:
    """Return a link with a seed that nobody has asked for."""
    return urlencode({"seed": next(draws), **values})


def expensive() -> Iterator[dict[str, object]]:
    """Go through the questions that take longest: pictures of 512 tokens, two views, reports, tables, exports."""
    while True:
        yield {"page": "explore", "link": drawn(**LARGE), "boards": BOARDS}
        yield {"page": "explore", "link": drawn(**LARGE, compare=drawn(**LARGE)), "boards": BOARDS}
        for take in ("report", "table:heatmap", "table:row", "picture:bars.png", "picture:bars.svg"):
            yield {"page": "explore", "link": drawn(**LARGE), "boards": [], "take": take}
        for page in COLUMN:
            yield {"page": page, "link": drawn(**LARGE), "boards": [], "take": "report"}


def light() -> Iterator[dict[str, object]]:
    """Go through questions that are cheap, each of a new draw."""
    while True:
        yield {"page": "explore", "link": drawn(), "boards": ("lead", "heatmaps", "sharpness", "ledger")}


async def _connected(at: Target, path: str, **named: object) -> ClientConnection:
    address = f"ws://{urlsplit(at.site).netloc}{path}"
    return await connect(address, origin=at.site, max_size=2**26, compression=None, local_addr=(at.own, 0), **named)


async def ask(at: Target, questions: Iterator[dict[str, object]], answers: Counter[str]) -> None:
    """Put questions on one connection, eight at a time, as fast as they are taken."""
    socket = await _connected(at, "/view/see")
    async with socket:
        for n in itertools.count():
            await socket.send(json.dumps({"n": n, **next(questions)}))
            if n >= 8:
                answers["refused" if '"error"' in str(await socket.recv())[:60] else "answered"] += 1


async def reload(at: Target, answers: Counter[str]) -> None:
    """Open the heaviest page as a new session, wait for its end, and leave, again and again."""
    while True:
        socket = await _connected(at, "/_stcore/stream", subprotocols=["streamlit"])
        async with socket:
            state = ClientState(page_name="explore", query_string=drawn(**LARGE))
            await socket.send(BackMsg(rerun_script=state).SerializeToString())
            async for message in socket:
                if len(message) < SMALL and ForwardMsg.FromString(message).WhichOneof("type") == "script_finished":
                    break
        answers["answered"] += 1


async def rerun(at: Target, answers: Counter[str]) -> None:
    """Run a page as often as messages can be sent."""
    socket = await _connected(at, "/_stcore/stream", subprotocols=["streamlit"])
    async with socket:
        while True:
            state = ClientState(page_name="explore", query_string=drawn(**LARGE))
            await socket.send(BackMsg(rerun_script=state).SerializeToString())
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(socket.recv(), 0.01)
            answers["sent"] += 1


async def hold(at: Target, answers: Counter[str]) -> None:
    """Open connections and keep them."""
    kept = []
    while len(kept) < 200:
        kept.append(await _connected(at, "/_stcore/stream", subprotocols=["streamlit"]))
        await kept[-1].send(BackMsg(rerun_script=ClientState(page_name="explore")).SerializeToString())
        answers["opened"] += 1
    await asyncio.sleep(LONGEST_RUN)


async def fetch(at: Target, answers: Counter[str]) -> None:
    """Ask for the page over HTTP, again and again on one connection."""
    host = urlsplit(at.site)
    reader, writer = await asyncio.open_connection(host.hostname, host.port, local_addr=(at.own, 0))
    while True:
        writer.write(f"GET /?seed={next(draws)} HTTP/1.1\r\nHost: {host.netloc}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        if not lengths:
            raise ConnectionError("an answer of no length")
        await reader.readexactly(int(lengths[0].split(b":")[1]))
        answers[head[9:12].decode()] += 1


async def _class(socket: ClientConnection, answers: Counter[str], **said: object) -> dict[str, object]:
    """Say something to a class, count how it is answered, and return the answer."""
    await socket.send(json.dumps({"class": said, "n": 1}))
    while "n" not in (answer := json.loads(await socket.recv())):
        pass
    answers["refused" if "error" in answer else "done"] += 1
    return answer.get("class", {})


async def say(at: Target, answers: Counter[str], **said: object) -> None:
    """Say the same to a class, again and again on one connection."""
    async with await _connected(at, "/view/see") as socket:
        while True:
            await _class(socket, answers, **said)


async def teach(at: Target, answers: Counter[str], act: str) -> None:
    """Begin a class, ask something, and do the same with it, again and again."""
    async with await _connected(at, "/view/see") as socket:
        begun = await _class(socket, answers, do="start")
        await _class(socket, answers, do="enter", code=begun.get("code"), by=begun.get("secret"))
        await _class(socket, answers, do="join", code=begun.get("code"))
        await _class(socket, answers, do="ask", topic="which_bug", level=1, draw=1)
        while True:
            await _class(socket, answers, do=act)


async def rest(at: Target, answers: Counter[str]) -> None:
    """Speak once on each of many connections, and keep them."""
    kept = []
    while len(kept) < 100:
        kept.append(await _connected(at, "/view/see"))
        await _class(kept[-1], answers, do="here")
    await asyncio.sleep(LONGEST_RUN)


async def keep_silent(at: Target, answers: Counter[str]) -> None:
    """Open a page's connection and say nothing, as often as there is a place."""
    async with await _connected(at, "/_stcore/stream", subprotocols=["streamlit"]) as socket:
        answers["opened"] += 1
        await socket.wait_closed()


Attacker = Callable[[Target, Counter[str]], Awaitable[None]]
ATTACKS: dict[str, tuple[int, Attacker]] = {  # name → connections at once, and the attack of each
    "expensive": (1, lambda at, answers: ask(at, expensive(), answers)),
    "expensive, 12 connections": (12, lambda at, answers: ask(at, expensive(), answers)),
    "light, 12 connections": (12, lambda at, answers: ask(at, light(), answers)),
    "five reload": (5, reload),
    "twenty reload": (20, reload),
    "five send reruns": (5, rerun),
    "sessions held": (5, hold),
    "fetch": (10, fetch),
    "classes begun": (12, lambda at, answers: say(at, answers, do="start")),
    "joins": (12, lambda at, answers: say(at, answers, do="join", code=at.code)),
    "votes": (12, lambda at, answers: teach(at, answers, "again")),
    "reports": (3, lambda at, answers: teach(at, answers, "report")),
    "wrong codes": (12, lambda at, answers: say(at, answers, do="join", code="AAAAA")),
    "acts that are lists": (12, lambda at, answers: say(at, answers, do=[])),
    "spoke once": (4, rest),
    "say nothing": (500, keep_silent),
}


async def _again(attack: Attacker, at: Target, answers: Counter[str]) -> None:
    while True:  # refused or closed connections come again at once
        try:
            await attack(at, answers)
        except (ConnectionClosed, InvalidHandshake, OSError, asyncio.IncompleteReadError):
            answers["thrown out"] += 1
            await asyncio.sleep(0.02)


async def attack(name: str, at: Target, seconds: float) -> Counter[str]:
    """Attack for a time; return the outcome."""
    count, attacker = ATTACKS[name]
    answers: Counter[str] = Counter()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(min(seconds, LONGEST_RUN)):
            await asyncio.gather(*(_again(attacker, at, answers) for _ in range(count)))
    return answers


@contextlib.contextmanager
def attacked(name: str, at: Target, seconds: float) -> Iterator[subprocess.Popen[str]]:
    """Attack from a process of its own, and end it."""
    command = [sys.executable, "-m", "tests.load.attack", "--attack", name, "--where", at.site, "--own", at.own]
    command += ["--code", at.code]
    process = subprocess.Popen([*command, f"--seconds={seconds:.0f}"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def memory(server: Served) -> float:
    """Return the memory of a server in MB, with the processes beside it."""
    listed = [Path(f"/proc/{pid}/stat") for pid in (entry.name for entry in Path("/proc").iterdir()) if pid.isdigit()]
    parents = {}
    for path in listed:
        with contextlib.suppress(OSError):
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
    return sum(resident(pid) for pid, parent in parents.items() if server.pid in (pid, parent))


async def both(teacher: Member, students: int, seconds: int) -> tuple[Class | None, float]:
    """Let students move and newcomers come, one a second; return the class, None if it is shut out, and the longest wait."""
    waits: list[float] = []

    async def come() -> None:
        for second in range(seconds):
            began = time.perf_counter()
            waits.append(await newcomer(teacher.line.site, teacher.code))
            await asyncio.sleep(max(0.0, 1 - (time.perf_counter() - began)) if second < seconds - 1 else 0)

    moving, coming = asyncio.create_task(lesson(teacher.line.site, students, seconds)), asyncio.create_task(come())
    await asyncio.wait([moving, coming])
    return (None if moving.exception() else moving.result()), max(waits)


def row(name: str, found: Class | None, wait: float, calm: Class | None, size: float, came: str = "") -> None:
    """Print a line of the table."""
    ratio = f"{found.most / calm.most:.1f}" if found and calm else ""
    times = f"{found.half:6.0f} {found.most:6.0f} {ratio:>7} {found.unanswered:5}" if found else f"{'shut out':>27}"
    print(f"{name:28} {times} {1000 * wait:9.0f} {size:6.0f}  {came}", flush=True)


async def compare(name: str, server: Served, students: int, seconds: int, own: str) -> None:
    """Print a class's times on a server, calm and under an attack."""
    await lesson(server, 2, 2)
    teacher = Member(server)
    await teacher.start()
    await teacher.say("ask", **CHOICES)
    calm, wait = await both(teacher, students, seconds)
    row("calm", calm, wait, None, memory(server))
    with attacked(name, Target(server, own, teacher.code), seconds + 6) as process:
        await asyncio.sleep(4)  # it is in full swing
        under, wait = await both(teacher, students, seconds)
        size = memory(server)
        came = (await asyncio.to_thread(process.communicate, timeout=LONGEST_RUN))[0].strip()
        row(name, under, wait, calm, size, came)
    await teacher.close()


def main() -> None:
    """Print the table, or, started by it, attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--students", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--only", choices=ATTACKS, nargs="*", default=list(ATTACKS))
    parser.add_argument("--inside", action="store_true", help="attackers share the class's address")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--where", help=argparse.SUPPRESS)
    parser.add_argument("--own", default=OUTSIDE, help=argparse.SUPPRESS)
    parser.add_argument("--code", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        came = asyncio.run(attack(asked.attack, Target(asked.where, asked.own, asked.code), asked.seconds))
        print(", ".join(f"{number} {word}" for word, number in came.items()) or "nothing came")
    else:
        print(f"{'':28} {'p50':>6} {'p95':>6} {'× calm':>7} {'lost':>5} {'newcomer':>9} {'MB':>6}  the attacker")
        for name in asked.only:
            with serving() as server:
                run(compare(name, server, asked.students, asked.seconds, INSIDE if asked.inside else OUTSIDE))


if __name__ == "__main__":
    main()
