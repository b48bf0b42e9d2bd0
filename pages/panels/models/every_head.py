"""All heads of a model as small heatmaps, a row a layer, each with what it does; the selected one is spoken of."""

from attn_core import models, one_query
from attn_core.models import head_scores
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import templates
from pages.charts import tiles as tiles_chart
from pages.charts.heatmap import Sheet
from pages.panels.models.page_data import ModelData, present
from pages.text import numbers
from pages.text.languages import Words
from pages.view.traced_view import arrow_keys, steps

words = Words("models")
shows = panel(present)
TILES_UP_TO = 32  # heads; more are drawn without words
TILE = 150  # pixels of height that a row of tiles takes


@shows
def expected(data: ModelData) -> Pieces:
    """Name the word that the model expects next, or say that it expects none."""
    model, read = data.run.model, data.run.model.sentence(data.run.encoded.labels)
    if not model.words:
        return [Text("lead", words.expects_nothing(title=models.entry(model.name).title, sentence=read))]
    (word, probability), *_ = data.run.next_words(1)
    return [Text("lead", words.expected(sentence=read, word=word or words.NEW_WORD, probability=probability))]


@panel(present, "model_sort")
def grid(data: ModelData, sort: str) -> Pieces:
    """Draw all heads, by layer or by what they do; a click opens one."""
    order = _order(data, sort)
    heads = data.run.model.heads
    names = [_name(data, number) for number in order]
    traced = data.traced
    sheet = Sheet(
        values=data.weights[order],
        hidden=data.hidden[order],
        limit=1.0,
        signed=False,
        queries=data.labels,
        keys=data.labels,
        query=traced.query,
        winners=[one_query.leader(data.weights[number, traced.query]) for number in order],
        dark=traced.dark,
    )
    leads, click = order.index(data.selected), {"layer": "layer", "head": "head"}
    if len(order) > TILES_UP_TO:
        lines = [words.line(layer=layer) for layer in range(data.run.model.layers)] if sort == "layer" else []
        spec = tiles_chart.one_image(sheet, heads, names, lines, leads)
        tiles, title = range(len(order)), words.MANY_TITLE
    else:
        spec = tiles_chart.worded(sheet, names, leads, heads, TILE)
        tiles, title = spec["datasets"]["rows"]["head"], words.GRID_TITLE
        click["query"] = "query"
    places = [data.place(order[tile]) for tile in tiles]
    layers_of, heads_of = ([place[at] for place in places] for at in (0, 1))
    spec = templates.with_column(spec, "rows", layer=layers_of, head=heads_of)
    keys = steps(traced) | arrow_keys("head", heads, "ArrowLeft", "ArrowRight")
    layer, head = data.place(len(names) - 1)
    return titled("every_head", title, spec, words.grid_alt(layer=layer, head=head), click=click, steps=keys)


def _order(data: ModelData, sort: str) -> list[int]:
    """Return the numbers of all heads in the order in which they stand."""
    numbered = range(len(data.weights))
    if sort == "layer":
        return list(numbered)
    kinds = [*head_scores.JOBS, "mixed", "broad"]

    def place(number: int) -> tuple[int, float]:
        job = head_scores.job(data.jobs[number])
        return kinds.index(job), -(data.jobs[number].get(job) or 0.0)

    return sorted(numbered, key=place)


def _name(data: ModelData, number: int) -> str:
    """Return what stands above a tile: the head, what it does, and how much."""
    does, (layer, head) = head_scores.job(data.jobs[number]), data.place(number)
    score = f" {numbers.exact(data.jobs[number][does], '.2f')}" if does in head_scores.JOBS else ""
    return f"L{layer} H{head} {words.JOBS[does]}{score}"


@shows
def does(data: ModelData) -> Pieces:
    """Say what the selected head does, by the score that is largest, and list all scores."""
    found = data.jobs[data.selected]
    if found["broad"] is None:
        return [Text("does", words.ALONE)]
    known = {name: score for name, score in found.items() if name in head_scores.JOBS and score is not None}
    listed = [f"{words.JOBS[name]} {numbers.exact(score, '.2f')}" for name, score in known.items()]
    meaning = words.JOB_MEANINGS[head_scores.job(found)]
    said = words.does(layer=data.layer, head=data.head, meaning=meaning, scores=listed, effective=found["broad"])
    return [Text("does", said)]
