"""What a class sees while somebody asks for the most expensive things as fast as possible, and how large the server gets.

python -m tests.load.attack --students 20 --seconds 10
Everything stops by itself. Attackers come from another address of this machine, 127.0.0.2; with --inside from the class's.
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
from urllib.parse import urlencode, urlsplit

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.browser.serving import ROOT, Served, serving
from tests.load.classroom import Class, lesson, resident, run

OUTSIDE, INSIDE = "127.0.0.2", "127.0.0.1"
LONGEST_RUN = 60  # seconds that an attack may last
WORDS = " ".join(f"w{i}" for i in range(512))
LARGE = {"text": WORDS, "heads": 8, "head_size": 128, "d_model": 256}
BOARDS = ("lead", "heatmaps", "sharpness", "ledger", "table_row", "table_heatmap", "table_sharpness", "program", "verified")
COLUMN = ("averaging", "query_key_value", "loops", "mistakes")  # pages whose boards take longest with 64 tokens
SMALL = 500  # bytes of a message that may say that a page has run
draws = itertools.count(time.time_ns() % 900_000)


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


async def _connected(where: str, path: str, own: str, **named: object) -> ClientConnection:
    address = f"ws://{urlsplit(where).netloc}{path}"
    return await connect(address, origin=where, max_size=2**26, compression=None, local_addr=(own, 0), **named)


async def ask(where: str, own: str, questions: Iterator[dict[str, object]], answers: Counter[str]) -> None:
    """Put questions on one connection, eight at a time, as fast as they are taken."""
    socket = await _connected(where, "/view/see", own)
    async with socket:
        for n in itertools.count():
            await socket.send(json.dumps({"n": n, **next(questions)}))
            if n >= 8:
                answers["refused" if '"error"' in str(await socket.recv())[:60] else "answered"] += 1


async def reload(where: str, own: str, answers: Counter[str]) -> None:
    """Open the heaviest page as a new session, wait for its end, and leave, again and again."""
    while True:
        socket = await _connected(where, "/_stcore/stream", own, subprotocols=["streamlit"])
        async with socket:
            state = ClientState(page_name="explore", query_string=drawn(**LARGE))
            await socket.send(BackMsg(rerun_script=state).SerializeToString())
            async for message in socket:
                if len(message) < SMALL and ForwardMsg.FromString(message).WhichOneof("type") == "script_finished":
                    break
        answers["answered"] += 1


async def rerun(where: str, own: str, answers: Counter[str]) -> None:
    """Run a page as often as messages can be sent."""
    socket = await _connected(where, "/_stcore/stream", own, subprotocols=["streamlit"])
    async with socket:
        while True:
            state = ClientState(page_name="explore", query_string=drawn(**LARGE))
            await socket.send(BackMsg(rerun_script=state).SerializeToString())
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(socket.recv(), 0.01)
            answers["sent"] += 1


async def hold(where: str, own: str, answers: Counter[str]) -> None:
    """Open connections and keep them."""
    kept = []
    while len(kept) < 200:
        kept.append(await _connected(where, "/_stcore/stream", own, subprotocols=["streamlit"]))
        await kept[-1].send(BackMsg(rerun_script=ClientState(page_name="explore")).SerializeToString())
        answers["opened"] += 1
    await asyncio.sleep(LONGEST_RUN)


async def fetch(where: str, own: str, answers: Counter[str]) -> None:
    """Ask for the page over HTTP, again and again on one connection."""
    host = urlsplit(where)
    reader, writer = await asyncio.open_connection(host.hostname, host.port, local_addr=(own, 0))
    while True:
        writer.write(f"GET /?seed={next(draws)} HTTP/1.1\r\nHost: {host.netloc}\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        lengths = [line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
        if not lengths:
            raise ConnectionError("an answer of no length")
        await reader.readexactly(int(lengths[0].split(b":")[1]))
        answers[head[9:12].decode()] += 1


Attacker = Callable[[str, str, Counter[str]], Awaitable[None]]
ATTACKS: dict[str, tuple[int, Attacker]] = {  # name → connections at once, and the attack of each
    "expensive": (1, lambda where, own, answers: ask(where, own, expensive(), answers)),
    "expensive, 12 connections": (12, lambda where, own, answers: ask(where, own, expensive(), answers)),
    "light, 12 connections": (12, lambda where, own, answers: ask(where, own, light(), answers)),
    "five reload": (5, reload),
    "twenty reload": (20, reload),
    "five send reruns": (5, rerun),
    "sessions held": (5, hold),
    "fetch": (10, fetch),
}


async def _again(attack: Attacker, where: str, own: str, answers: Counter[str]) -> None:
    while True:  # refused or closed connections come again at once
        try:
            await attack(where, own, answers)
        except (ConnectionClosed, InvalidHandshake, OSError, asyncio.IncompleteReadError):
            answers["thrown out"] += 1
            await asyncio.sleep(0.02)


async def attack(name: str, where: str, own: str, seconds: float) -> Counter[str]:
    """Attack for a time; return the outcome."""
    count, attacker = ATTACKS[name]
    answers: Counter[str] = Counter()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(min(seconds, LONGEST_RUN)):
            await asyncio.gather(*(_again(attacker, where, own, answers) for _ in range(count)))
    return answers


@contextlib.contextmanager
def attacked(name: str, where: str, own: str, seconds: float) -> Iterator[subprocess.Popen[str]]:
    """Attack from a process of its own, and end it."""
    command = [sys.executable, "-m", "tests.load.attack", "--attack", name, "--where", where, "--own", own]
    process = subprocess.Popen([*command, f"--seconds={seconds:.0f}"], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def memory(server: Served) -> float:
    """Return the memory of a server in MB, with its second process."""
    listed = [Path(f"/proc/{pid}/stat") for pid in (entry.name for entry in Path("/proc").iterdir()) if pid.isdigit()]
    parents = {}
    for path in listed:
        with contextlib.suppress(OSError):
            parents[int(path.parent.name)] = int(path.read_text().rpartition(")")[2].split()[1])
    return sum(resident(pid) for pid, parent in parents.items() if server.pid in (pid, parent))


def row(name: str, found: Class, calm: Class | None, size: float, came: str = "") -> None:
    """Print a line of the table."""
    ratio = f"{found.most / calm.most:.1f}" if calm else ""
    print(f"{name:28} {found.half:6.0f} {found.most:6.0f} {ratio:>7} {found.unanswered:5} {size:6.0f}  {came}", flush=True)


def compare(names: list[str], students: int, seconds: int, own: str) -> None:
    """Print a class's times on a fresh server, calm and under each attack in turn."""
    print(f"{'':28} {'p50':>6} {'p95':>6} {'× calm':>7} {'lost':>5} {'MB':>6}  the attacker")
    for name in names:
        with serving() as server:
            run(lesson(server, 2, 2))
            calm = run(lesson(server, students, seconds))
            row("calm", calm, None, memory(server))
            with attacked(name, server, own, seconds + 6) as process:
                time.sleep(4)  # it is in full swing
                under = run(lesson(server, students, seconds))
                size = memory(server)
                row(name, under, calm, size, process.communicate(timeout=LONGEST_RUN)[0].strip())


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
    asked = parser.parse_args()
    if asked.attack:
        came = asyncio.run(attack(asked.attack, asked.where, asked.own, asked.seconds))
        print(", ".join(f"{number} {word}" for word, number in came.items()) or "nothing came")
    else:
        compare(asked.only, asked.students, asked.seconds, INSIDE if asked.inside else OUTSIDE)


if __name__ == "__main__":
    main()
