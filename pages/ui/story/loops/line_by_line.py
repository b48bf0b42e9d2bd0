"""The loops line by line: the line that runs, the cell that it fills, and what it did in words."""

from attn_core.loops.cursor import COLD
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Pieces, Player, Text, titled
from pages.ui.story.loops import page_data
from pages.ui.story.loops.page_data import Step, steps
from pages.ui.text import markdown
from pages.ui.traced_view import arrow_keys

FILLS = {"score": "scores", "exp": "parts", "normalise": "weights", "add": "output"}
TITLES = {
    "scores": "**score**: q·k × scale",
    "parts": "**part**: e^((score − largest) / temperature)",
    "weights": "**weights**: part / sum of the row",
    "output": "**output**: weight × value, added key by key",
}
ROW_SO_FAR = {
    "skip": "gets its scores",
    "score": "gets its scores",
    "exp": "has its scores and now gets its parts",
    "normalise": "has its parts and now gets its weights",
    "add": "has its weights and now gets its output",
}


@panel(page_data.player)
def player(player: Player) -> Pieces:
    return [player]


@steps
def code(step: Step) -> Pieces:
    """Draw the program, its indents kept; the line that ran last has an arrow and a ground of its own."""
    lines = []
    for number, text in enumerate(step.data.loops.lines):
        line = "\u00a0" * (len(text) - len(text.lstrip())) + markdown.plain(text)
        lines.append(f":primary-badge[▶ {line}]" if number == step.state.line else f"\u00a0\u00a0{line}")
    return [Text("loop_code", "\n\n".join(lines))]


@steps
def step_in_words(step: Step) -> Pieces:
    """Say what the last step did, with its numbers, how many rows are done, and how far the present one is."""
    row, queries = step.state.query, step.data.base.queries
    count = f"Step **{step.state.cursor}** of {step.data.loops.total}."
    if row is None:
        return [Text("step", f"{count} Nothing has run yet: step, or play. :gray[]")]
    done = f"{row} of {len(queries)} rows {'is' if row == 1 else 'are'} done"
    so_far = f"So far {done}; {markdown.plain(queries[row])} {ROW_SO_FAR[step.state.phase]}."
    return [Text("step", f"{count} {_last_step(step)} :gray[{so_far}]")]


def _last_step(step: Step) -> str:
    state, base = step.state, step.data.base
    query, key = markdown.chip("query", base.queries[state.query]), markdown.chip("key", base.keys[state.key])
    if state.phase == "skip":
        return f"{query} may not look at {key}: **continue**. Its cell stays without a number."
    size, value = base.scene.head_size, f"**{state.value:.4f}**"
    adds = f"added to all {size} numbers of the {markdown.chip('output', 'output')}"
    limit = "at temperature 0, 1 for the largest score and 0 for the others:"
    sentences = {
        "score": f"{size} products of q and k, added up, × scale {base.scene.factor():.3g} = {value}.",
        "exp": f"{limit if _cold(step) else 'e^((score − largest score) / temperature) ='} {value}.",
        "normalise": f"part / sum of the row’s parts = {value}.",
        "add": f"{value} × its {markdown.chip('value', 'value')} is {adds}; "
        f"the first is now {state.output.values[state.query, 0]:+.4f}.",
    }
    return f"{query} → {key}: {sentences[state.phase]}"


def _cold(step: Step) -> bool:
    return COLD in step.data.loops.lines  # the limit at temperature 0


@steps
def filling(step: Step, name: str) -> Pieces:
    """Draw one matrix as far as it is filled, the cell or row that the last step filled outlined."""
    data, state = step.data, step.state
    values, filled = getattr(state, name)
    fills = FILLS.get(state.phase) == name
    if name == "output":
        row = state.query if fills else None
        spec = data.matrix(values, row, dimensions=True, limit=2.5, height=210, empty=~filled, numbers=False)
    else:
        cell = (state.query, state.key) if fills or (state.phase == "skip" and name == "scores") else None
        limit, empty = data.score_limit if name == "scores" else 1.0, ~filled & ~state.skipped
        options = {"signed": name == "scores", "height": 210, "hidden": state.skipped, "empty": empty}
        spec = data.matrix(values, cell=cell, limit=limit, **options)
    title = "**part**: 1 for the largest score" if name == "parts" and _cold(step) else TITLES[name]
    keys = arrow_keys("cursor", data.loops.total + 1, "ArrowLeft", "ArrowRight")
    return titled(name, title, spec, f"{name}, filled as far as the loops have come", steps=keys)
