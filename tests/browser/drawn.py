"""What a browser has really drawn of Explore: the numbers that its marks stand for, against the core's."""

import json

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late

from attn_core import focus, scene
from tests.browser.linked import LEAD, lead

READ = """() => {
  const marks = (slot, kind) => [...document.querySelectorAll(`.st-key-${slot} svg.marks g.mark-${kind} > *`)]
  const tips = (slot, kind) => marks(slot, kind).map(mark => mark.__data__?.tooltip).filter(tip => typeof tip === 'string')
  const number = text => text === 'hidden' ? null : Number(text.replace('−', '-'))
  const found = {}
  for (const slot of ['heatmap_0', 'heatmap_1']) {
    found[slot] = tips(slot, 'rect').map(tip => number(tip.split(': ').at(-1)))
    found[slot + ' in cells'] = marks(slot, 'text').filter(mark => typeof mark.__data__.tooltip === 'string')
      .map(mark => mark.textContent === '' ? null : number(mark.textContent))
  }
  const bars = tips('bars', 'rect')  // and marks beside the bars, which say the same
  found.bars = bars.slice(0, new Set(bars).size).map(tip => number(tip.split(': ').at(-1).split(',')[0]))
  found.ledger = tips('ledger', 'rect').slice(0, -1).map(tip => number(tip.split(': ').at(-1).split(' ×')[0]))
  found.stack = tips('stack', 'rule').map(tip => number(tip.split(': ').at(-1)))
  return found
}"""
EQUAL = """wanted => {
  const found = (READ)()
  const near = (one, other, slot) => one === null || other === null ? one === other
    : Math.abs(one - other) < (slot.endsWith('in cells') ? 0.0051 : 6.1e-5)
  return Object.entries(wanted).every(([slot, numbers]) =>
    found[slot].length === numbers.length && numbers.every((number, i) => near(number, found[slot][i], slot)))
}""".replace("READ", READ)


def numbers(setting: scene.Scene, head: int = 0, query: int = 1) -> dict[str, list[float | None]]:
    """Return what the pictures of a scene with two heads must show, by slot."""
    trace = scene.see(setting).trace
    allowed = setting.allowed()
    weights = trace.heads.weights
    hidden = [False] * weights[0].numel() if allowed is None else (~allowed).flatten().tolist()
    maps = {}
    for h, matrix in enumerate(weights.flatten(1).tolist()):
        cells = [None if hides else weight for hides, weight in zip(hidden, matrix, strict=True)]
        maps |= {f"heatmap_{h}": cells, f"heatmap_{h} in cells": cells}
    return {
        **maps,
        "bars": focus.bars(focus.row(trace, setting, head, query)).weights,
        "ledger": focus.ledger(trace, head, query).weights.tolist(),
        "stack": trace.heads.output[head, query].tolist(),
    }


def expect_numbers(page: Page, setting: scene.Scene, head: int = 0, query: int = 1) -> None:
    """Wait until every picture, and the first sentence, shows a scene's numbers."""
    wanted = numbers(setting, head, query)
    try:
        page.wait_for_function(EQUAL, arg=wanted)
    except Late:
        found = page.evaluate(READ)
        wrong = {slot: (found[slot], wanted[slot]) for slot in wanted if not alike(found[slot], wanted[slot])}
        raise AssertionError(f"found and wanted: {json.dumps(wrong)}") from None
    expect(page.locator(LEAD)).to_contain_text(lead(setting, head, query))


def alike(found: list[float | None], wanted: list[float | None]) -> bool:
    """Return whether two lists hold nearly the same; only for what is said of a failure."""
    return len(found) == len(wanted) and all(
        one is other or (None not in (one, other) and abs(one - other) < 6.1e-5)
        for one, other in zip(found, wanted, strict=True)
    )
