"""What the page on heads shows first: columns shared out among heads, the shapes on the way, three ways to one result."""

from dataclasses import replace

import torch

from attn_core import comparison, heads, one_query, scene
from attn_core.cache import remember
from attn_core.experiments import combining_heads, scene_layers
from pages.ui.board.panel import panel
from pages.ui.board.pieces import Picture, Pieces, Text
from pages.ui.charts import colours as look
from pages.ui.charts import matrix
from pages.ui.story.heads.page_data import ROW, PageData, following, shape
from pages.ui.text import markdown, numbers
from pages.ui.text import sentences as words
from pages.ui.traced_view import steps

NAMED_HEADS = 3  # in a sentence

shows, ordered = panel(following()), panel(following("view_at_once"))
timed = panel(following(), resting=True)


# ---- 1: split, attend, join ----


@shows
def lead(data: PageData) -> Pieces:
    """Say in one sentence what the heads of the selected word do."""
    rows = one_query.by_head(data.base.seen.trace, data.base.query)
    seen = [_looks(data, h, row) for h, row in enumerate(rows[:NAMED_HEADS])]
    more = len(rows) - len(seen)
    said = ", ".join(seen) + (f", and {more} more head{'s' * (more > 1)} in {_way(more)}" if more else "")
    return [Text("lead", f"For {data.name}, {said}. :gray[{_of_all(data)}]")]


def _way(count: int) -> str:
    """Return how so many heads look that aren't named."""
    return "ways of their own" if count > 1 else "a way of its own"


def _of_all(data: PageData) -> str:
    """Return what the heads are for, in a few words: which job each has stands above."""
    return words.DRAWN if data.base.scene.maps == "random" else "Each head has weights of its own, and so its own job."


def _looks(data: PageData, head: int, row: one_query.Look) -> str:
    """Return where one head looks most."""
    if row.winner is None:
        return f"head {head + 1} may look at no word"
    if row.ties > 1:
        return f"head {head + 1} looks equally at {row.ties} words, **{numbers.percent(row.largest)}** each"
    key = markdown.chip("key", data.base.keys[row.winner])
    return f"head {head + 1} looks most at {key} **{numbers.percent(row.largest)}**"


@shows
def split(data: PageData) -> Pieces:
    """Draw the queries of all heads side by side, as x @ wq gives them."""
    q = heads.join(data.base.seen.trace.q)
    name = f"**Split**: the columns of {markdown.chip('query', 'x W_Q')} ({shape(q)}), shared out among the heads"
    spec = matrix.picture(data.of_heads(q, "q"))
    return [Text("split_name", name), Picture("split", spec, "q, all heads", click=ROW, steps=steps(data.base))]


@shows
def joined(data: PageData) -> Pieces:
    """Draw the outputs of all heads side by side."""
    found = data.base.seen.trace.joined
    name = f"**Join**: what each head takes away, side by side again ({markdown.chip('output', 'joined')}, {shape(found)})"
    spec = matrix.picture(data.of_heads(found, "v"))
    said = "Outputs of all heads, side by side"
    return [Text("joined_name", name), Picture("joined", spec, said, click=ROW, steps=steps(data.base))]


@shows
def joined_in_words(data: PageData) -> Pieces:
    """Say which columns come from which head, and what stands there."""
    setting, row = data.base.scene, data.base.seen.trace.joined[data.base.query]
    size, last = setting.head_size, setting.heads - 1
    first = f"columns 0 to {size - 1} from head 1, which {_begins(data, row, 0)}"
    rest = f"; columns {last * size} to {len(row) - 1} from head {setting.heads}, which {_begins(data, row, last)}"
    said = f"Row {data.name}: {first}{rest if last else ''}. Each head computed its columns without seeing the others’."
    return [Text("joined_in_words", said)]


def _begins(data: PageData, row: torch.Tensor, head: int) -> str:
    """Return what a head's part of a row begins with, or what it has collected, where that has a name."""
    setting, part = data.base.scene, row[head * data.base.scene.head_size :][: data.base.scene.head_size]
    if not setting.team:
        return f"begins {part[0]:+.2f}"
    top = int(part.argmax())
    return f"has {numbers.percent(part[top].item())} of **{markdown.plain(setting.team.value_features[top])}**"


# ---- 2: the shapes on the way ----


def _pipelines(data: PageData) -> tuple[combining_heads.Pipeline, combining_heads.Pipeline]:
    """Return the right way, and the way that is set."""
    setting = data.base.scene
    return _pipeline(setting, True), _pipeline(setting, not data.own.view_at_once)


@remember
def _pipeline(setting: scene.Scene, transpose: bool) -> combining_heads.Pipeline:
    """Return one way from tokens to joined heads, found once for all panels and rows."""
    how = {"allowed": setting.allowed(), "config": scene_layers.config(setting)}
    return combining_heads.pipeline(*_drawn(setting), setting.heads, transpose=transpose, **how)


def _drawn(setting: scene.Scene) -> tuple[torch.Tensor, heads.Projections]:
    """Return the words' vectors, and the projections of a scene, wo among them."""
    return setting.inputs(setting.words), scene_layers.drawn(setting)


@ordered
def shapes(data: PageData) -> Pieces:
    """Say each step's shape."""
    _, found = _pipelines(data)
    way = [f"**{markdown.plain(name)}** :primary-badge[{shape(size)}]" for name, size in found.steps]
    return [Text("shapes", " → ".join(way))]


@ordered
def origins(data: PageData) -> Pieces:
    """Draw which word each number of each head's queries came from, in two words what that means."""
    _, found = _pipelines(data)
    length = len(data.base.queries)
    came = heads.join(found.origins).float()
    rows = [f"row {i}" for i in range(length)]
    sheet = data.grid(came, rows, limit=max(1, length - 1), signed=False, numbers=came.shape[1] <= 32, whole=True)
    name = "Position of the word that each number came from: row by row, head by head"
    return [Text("origins_name", name), Picture("origins", matrix.picture(sheet), "Which word each number came from")]


@ordered
def order_in_words(data: PageData) -> Pieces:
    """Say whether a row of a head is one word, and how far the result is off."""
    right, found = _pipelines(data)
    first = found.origins[0, -1].unique().tolist()
    off = comparison.largest(right.output, found.output)
    which = f"the last row of head 1 is made of word{'s' if len(first) > 1 else ''} {', '.join(map(str, first))}"
    if not data.own.view_at_once:
        return [Text("order", f":primary-badge[:material/check: every row is one word] {which}. Switch the transpose off.")]
    if off == 0:  # one head, or one word
        badge = ":primary-badge[:material/check: nothing to mix up: the output is the same]"
        return [Text("order", f"{badge} Viewed as H × T × d at once, {which}. With two heads and two words it is not.")]
    badge = f":red-badge[:material/close: every shape fits, and the output is off by {off:.2f}]"
    return [Text("order", f"{badge} Viewed as H × T × d at once, {which}, and heads mix up the text.")]


# ---- 3: three ways to the same numbers ----


def _same(race: combining_heads.Race, first: str, second: str) -> str:
    """Return a badge and both times."""
    sign, verb = ("check", "equal") if race.difference < 1e-4 else ("close", "differ")
    kind = "primary" if sign == "check" else "red"
    badge = f":{kind}-badge[:material/{sign}: {verb}, largest difference {numbers.small(race.difference)}]"
    times = f"{first} **{_time(race.first_ms)}**, {second} **{_time(race.second_ms)}**"
    return f"{badge}  \n{times}: the shortest of {combining_heads.REPEATS} runs each, here and now."


def _time(milliseconds: float) -> str:
    """Return a time; a short one in millionths of a second."""
    return f"{milliseconds:.2f} ms" if milliseconds >= 0.1 else f"{1000 * milliseconds:.1f} µs"


@remember
def _list(setting: scene.Scene) -> combining_heads.Race:
    """Return a list of heads against one reshaped product, timed once for equal settings."""
    return combining_heads.list_against_reshape(
        *_drawn(setting), setting.heads, setting.allowed(), scene_layers.config(setting)
    )


@remember
def _packed(setting: scene.Scene) -> combining_heads.Race:
    """Return one packed projection against three, timed once for equal projections of equal words."""
    return combining_heads.packed_against_three(*_drawn(setting))


@timed
def list_or_reshape(data: PageData) -> Pieces:
    """Say whether a list of heads and one reshaped product give the same, and both times."""
    setting = data.base.scene
    said = _same(_list(setting), f"A list of {setting.heads}", "one reshaped product")
    return [Text("list", f"**A list of heads, or one product reshaped?**\n\n{said}")]


@timed
def packed(data: PageData) -> Pieces:
    """Say whether one packed projection and three give the same, and both times."""
    race = _packed(replace(data.base.scene, scale="head", temperature=1.0, mask="none"))  # of which it knows nothing
    wq = data.projections.wq
    rows, columns = wq.shape
    said = _same(race, f"One product with {rows} × {3 * columns}", f"three with {rows} × {columns}")
    why = "Both do the same multiplications, in one call or in three: the calls are all that the times can tell apart."
    return [Text("packed", f"**Three projections, or one packed?**\n\n{said} {why}")]


@shows
def packed_columns(data: PageData) -> Pieces:
    """Draw the packed product, its thirds named."""
    theme, q = look.look(data.base.dark), combining_heads.packed(data.x, data.projections)
    wide = q[0].shape[1]
    colours = (("q", theme.query), ("k", theme.key), ("v", theme.value))
    bands = [matrix.Band(i * wide, (i + 1) * wide, name, colour) for i, (name, colour) in enumerate(colours)]
    spec = matrix.picture(data.grid(torch.cat(q, -1), bands=bands, row=data.base.query))
    name = "One product, then cut into three: x (W_Q next to W_K next to W_V)"
    said = "q, k and v of all heads as one product"
    return [Text("packed_name", name), Picture("packed_columns", spec, said, click=ROW, steps=steps(data.base))]
