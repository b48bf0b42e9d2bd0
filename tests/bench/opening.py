"""Pages that open: the server's processor time for one, and the waits of many at once, as bare socket clients see them.

python -m tests.bench.opening --pages explore masks start --together 20 60
"""

import argparse
import asyncio
import os
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ClientState_pb2 import ClientState
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg
from websockets.asyncio.client import connect

from tests.browser.serving import Served, serving
from tests.load.readings import until
from tests.load.student import LARGEST_MESSAGE

HELLO = "tests/bench/apps/hello.py"


@dataclass(frozen=True)
class Opened:
    """What one visitor saw of a page that opened.

    sentence: seconds until the first text or board; done: seconds until the page's script had finished; messages,
    kilobytes: what the server sent
    """

    sentence: float
    done: float
    messages: int
    kilobytes: float


async def opened(address: str, page: str, link: str) -> Opened:
    """Open a page by its link in a session of its own."""
    begin, sentence, sizes = time.perf_counter(), 0.0, []
    stream = f"{address.replace('http', 'ws', 1)}/_stcore/stream"
    async with connect(stream, subprotocols=["streamlit"], origin=str(address), max_size=LARGEST_MESSAGE) as socket:
        await socket.send(BackMsg(rerun_script=ClientState(page_name=page, query_string=link)).SerializeToString())
        async for data in socket:
            sizes.append(len(data))
            message = ForwardMsg.FromString(data)
            if message.WhichOneof("type") == "delta" and message.delta.WhichOneof("type") == "new_element":
                sentence = sentence or time.perf_counter() - begin
            if message.WhichOneof("type") == "script_finished":
                return Opened(sentence, time.perf_counter() - begin, len(sizes), sum(sizes) / 1000)
    raise ConnectionError("the server left before the page had run")


def processor(pid: int) -> float:
    """Return the seconds of processor time that a process has taken so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def alone(server: Served, page: str, times: int) -> tuple[float, Opened]:
    """Open a page so many times, one after another; return the processor seconds of each, and what the last one saw."""
    await opened(server, page, "seed=1")
    before = processor(server.pid)
    for number in range(times):
        seen = await opened(server, page, f"seed={1000 + number}")
    await asyncio.sleep(0.5)  # what the server does after a run counts
    return (processor(server.pid) - before) / times, seen


async def together(server: Served, page: str, count: int, first: int) -> list[Opened]:
    """Open a page by so many visitors at once, each with a seed of its own."""
    return await asyncio.gather(*(opened(server, page, f"seed={first + number}") for number in range(count)))


def line(seen: Sequence[Opened]) -> str:
    """Return what visitors who came together saw: how soon pages were done, and the longest wait for a first sentence."""
    done = sorted(each.done for each in seen)
    spread = f"first {done[0]:.2f} s, half {median(done):.2f} s, last {done[-1]:.2f} s"
    return f"{spread}; a sentence within {max(each.sentence for each in seen):.2f} s"


def main() -> None:
    """Print a row for each page, and one for each number of visitors."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pages", nargs="+", default=["explore", "start", "masks"])
    parser.add_argument("--times", type=int, default=30)
    parser.add_argument("--together", type=int, nargs="*", default=[20, 60])
    asked = parser.parse_args()
    with serving(HELLO) as server:
        took, seen = asyncio.run(alone(server, "", asked.times))
        print(f"hello: {1000 * took:.0f} ms of processor time, {seen.messages} messages, {seen.kilobytes:.0f} kB")
    with serving() as server:
        until(server, "attention_prepared", 1)
        for page in asked.pages:
            took, seen = asyncio.run(alone(server, page, asked.times))
            print(f"{page}: {1000 * took:.0f} ms of processor time, {seen.messages} messages, {seen.kilobytes:.0f} kB")
        for count in asked.together:
            print(f"{count} pages at once: {line(asyncio.run(together(server, asked.pages[0], count, 5000 * count)))}")


if __name__ == "__main__":
    main()
