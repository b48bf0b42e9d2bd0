"""Frames while a slider is dragged with the mouse, and the bytes that one move sends to the browser."""

import time

from playwright.sync_api import CDPSession, Locator, Page

COUNT = """(selector) => {
  const seen = window.drawn = {updates: 0}
  let asked = false
  new MutationObserver(() => {
    if (asked) return
    asked = true  // several changes before one frame are one update
    requestAnimationFrame(() => { asked = false; seen.updates += 1 })
  }).observe(document.querySelector(selector), {subtree: true, childList: true, attributes: true, characterData: true})
}"""


def updates(page: Page, thumb: Locator, picture: str, seconds: float) -> float:
    """Return how often a second a picture changes while a slider is dragged to and fro, the button down."""
    page.evaluate(COUNT, picture)
    box = thumb.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    start, step = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        step += 1
        page.mouse.move(x + 60 - abs(step * 2 % 240 - 120), y)
    took, found = time.perf_counter() - start, page.evaluate("window.drawn.updates")
    page.mouse.up()
    return found / took


def received(page: Page) -> list[int]:
    """Return a list that fills with the size of each websocket message from the server, in bytes before compression."""
    sizes: list[int] = []
    session: CDPSession = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.webSocketFrameReceived", lambda event: sizes.append(_size(event["response"])))
    return sizes


def _size(response: dict[str, object]) -> int:
    """Return the size of one message; binary ones are reported in base64."""
    text = str(response["payloadData"])
    return len(text) if response["opcode"] == 1 else len(text) * 3 // 4 - text[-2:].count("=")
