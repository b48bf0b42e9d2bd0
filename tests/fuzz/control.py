"""A control session: the answers for honest views stay the same during an attack, to the last byte."""

import asyncio
import json
from urllib.parse import urlencode, urlsplit

from websockets.asyncio.client import ClientConnection, connect

from pages.answers import page_boards

LARGEST_MESSAGE = 2**26  # bytes
TRIES = 20
TIMED = {"about", "list", "packed", "race"}  # slots of sentences that say how long something took
VIEWS = (
    *(("explore", {}), ("heads", {"layers": "3"}), ("mistakes", {}), ("averaging", {"seed": "5"}), ("loops", {})),
    ("explore", {"kind": "cross", "temperature": "0.5", "heads": "4", "text2": "one bat & two"}),
    ("masks", {"mask": "causal", "mask_painted": "1-4_2-3"}),
    ("query_key_value", {"edits": "v_0_3_1.5", "projections": "same"}),
)


async def asking(address: str, within: float = 10) -> ClientConnection:
    """Connect to the websocket of questions within so many seconds, as a page of the same origin."""
    parts = urlsplit(address)
    see = f"ws://{parts.netloc}{parts.path}/view/see"
    return await connect(see, origin=address, max_size=LARGEST_MESSAGE, compression=None, open_timeout=within)


async def control(address: str) -> list[str]:
    """Return the answers for the views, without measured times."""
    seen = []
    async with await asking(address) as socket:
        for n, (page, settings) in enumerate(VIEWS):
            boards = [name for name in page_boards.boards(page) if name not in page_boards.FRAME]
            question = {"n": n, "page": page, "link": urlencode(settings), "boards": boards, "have": {}}
            seen.append(untimed(await _answered(socket, json.dumps(question))))
    return seen


async def _answered(socket: ClientConnection, question: str) -> str:
    """Return an answer; where the server is busy and says when to ask again, ask again, as browsers do."""
    for _ in range(TRIES):
        await socket.send(question)
        answer = str(await socket.recv())
        content = json.loads(answer)
        if "boards" in content:
            return answer
        wait = content["wait"]  # a KeyError: it can't be answered
        await asyncio.sleep(wait or 1)
    raise TimeoutError(f"busy for {TRIES} times: {answer[:200]}")


def untimed(answer: str) -> str:
    """Return an answer without pieces that say how long something took."""
    content = json.loads(answer)
    for board in content["boards"].values():
        for name, listed in board["cells"].items():
            board["cells"][name] = [piece for piece in listed if piece["slot"] not in TIMED]
    return json.dumps(content)
