"""The loops line by line: the line that runs, the cell that it fills, and its effect in words."""

from attn_core.loops.cursor import COLD
from pages.board.panel import panel
from pages.board.pieces import Pieces, Player, Text, titled
from pages.panels.loops import page_data
from pages.panels.loops.page_data import Step, steps, words
from pages.text import markdown
from pages.view.settings import DEFAULTS
from pages.view.traced_view import arrow_keys

FILLS = {"score": "scores", "exp": "parts", "normalise": "weights", "add": "output"}


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
    """Describe the last step with its numbers, and the progress in rows and within the present row."""
    state, loops, queries = step.state, step.data.loops, step.data.base.queries
    counted = {"cursor": state.cursor, "total": loops.total}
    if state.query is None:
        return [Text("step", words.step(**counted, sentence=words.NOTHING_YET, so_far="", opens=False))]
    over = state.cursor == loops.starts[state.query + 1]  # the present row is done, too
    so_far = words.so_far(
        done=state.query + over, rows=len(queries), query=queries[state.query], phase="" if over else state.phase
    )
    opens = state.cursor == DEFAULTS["cursor"] < loops.total
    return [Text("step", words.step(**counted, sentence=_last_step(step), so_far=so_far, opens=opens))]


def _last_step(step: Step) -> str:
    state, base = step.state, step.data.base
    query, key, size = base.queries[state.query], base.keys[state.key], base.scene.head_size
    sentences = {
        "skip": lambda: words.skipped(query=query, key=key),
        "score": lambda: words.scored(query=query, key=key, size=size, scale=base.scene.factor(), value=state.value),
        "exp": lambda: words.raised(key=key, value=state.value, cold=_cold(step)),
        "normalise": lambda: words.normalised(key=key, value=state.value),
        "add": lambda: words.added(
            query=query, key=key, value=state.value, size=size, first=state.output.values[state.query, 0].item()
        ),
    }
    return sentences[state.phase]()


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
    title = words.COLD if name == "parts" and _cold(step) else words.FILLS[name]
    keys = arrow_keys("cursor", data.loops.total + 1, "ArrowLeft", "ArrowRight")
    return titled(name, title, spec, words.filling_alt(name=name), steps=keys)
