"""What is done to the model, and what it does to the next word: a sentence, chips, and what may be done besides."""

from attn_core.models import spelling
from attn_core.models.experiments import EXPERIMENTS, Experiment
from attn_core.models.operations import PATCHED, Operation
from pages.board.panel import panel
from pages.board.pieces import Buttons, Pieces, Task, Text
from pages.panels.surgery.page_data import Scanned, SurgeryData, given, present, turned
from pages.text import markdown, numbers
from pages.text.languages import Words
from pages.view import model_view

words, models, tasks = Words("surgery"), Words("models"), Words("surgery_experiments")
shows = panel(present)
OFFERED = {  # what may be done to the selected head, or to all heads of its layer
    "off": {},
    "uniform": {},
    "scale": {},
    "temperature": {"value": 8.0},
    "mask": {"value": "no_first"},
}
GO_ON = 3  # words that may be appended


@shows
def effect(data: SurgeryData) -> Pieces:
    """Say what the model expects now, and what it expected without the operations."""
    was, now = (float(run.merged[data.word]) for run in (data.before, data.now))
    best = data.expected
    if not data.done:
        return [
            Text(
                "lead",
                models.expected(
                    sentence=data.now.model.sentence(data.now.encoded.labels), word=data.name(data.word), probability=was
                ),
            )
        ]
    sentence = words.effect(
        count=len(data.done),
        operation=said(data, data.done[0]),
        word=data.name(data.word),
        moves=numbers.direction(was, now),
        before=was,
        after=now,
        still=best == data.word,
        instead=data.name(best),
        share=float(data.now.merged[best]),
    )
    return [Text("lead", sentence)]


def said(data: SurgeryData, operation: Operation) -> str:
    """Return an operation in words, as Markdown."""
    layer, head = operation.layer, operation.head
    if operation.query is not None and operation.key is not None:
        return words.cut(layer=layer, head=head, query=data.labels[operation.query], key=data.labels[operation.key])
    return words.operation(kind=operation.kind, layer=layer, head=head, value=operation.value)


@shows
def chips(data: SurgeryData) -> Pieces:
    """List the operations that are done, each to be taken off."""
    off = {f"✕ {said(data, each)}": {"operations": turned(data.spelled, each)} for each in data.done}
    everything = {words.TAKE_OFF_ALL: {"operations": ""}} if len(data.done) > 1 else {}
    return [Buttons("chips", words.DONE if data.done else words.NOTHING_DONE, {**off, **everything})]


@shows
def offers(data: SurgeryData) -> Pieces:
    """Offer the operations that are not done yet: on the selected head, and on all heads of its layer."""
    head, layer = words.to_head(layer=data.layer, head=data.head), words.to_layer(layer=data.layer)
    return [
        Buttons("offers", f"{head}:", _offered(data, data.head)),
        Buttons("layer_offers", f"{layer}:", _offered(data, None), on=layer),
    ]


def _offered(data: SurgeryData, head: int | None) -> dict[str, dict[str, str] | None]:
    """Return buttons that do an operation on a head of the selected layer; None: on all of them."""
    offered = {words.OFFERS[kind]: Operation(kind, data.layer, head, **needs) for kind, needs in OFFERED.items()}
    if data.source:
        offered |= {words.PATCH[part]: Operation("patch", data.layer, head, value=part) for part in PATCHED}
    full = len(data.spelled) >= spelling.MOST
    return {
        label: None if full else {"operations": turned(data.spelled, each)}
        for label, each in offered.items()
        if each not in data.done
    }


@shows
def go_on(data: SurgeryData) -> Pieces:
    """Offer the likeliest words, to be appended."""
    if not data.now.model.takes([*data.now.encoded.labels, data.now.model.words[0]]):
        return []
    likeliest = data.now.merged.topk(GO_ON).indices.tolist()
    known = {data.name(word) for word in likeliest} - {models.NEW_WORD}
    ordered = [name for name in map(data.name, likeliest) if name in known]
    longer = {name: data.now.model.sentence([*data.now.encoded.labels, name]) for name in ordered}
    sets = {markdown.plain(name): {"model_text": text, "query": len(data.labels)} for name, text in longer.items()}
    return [Buttons("go_on", words.GO_ON, sets)]


def _selected(experiment: Experiment) -> dict[str, object]:
    """Return what shows where the word of an experiment comes from."""
    return {name: getattr(experiment, name) for name in ("layer", "head", "query", "key")}


@panel(lambda view: (view.model, view.model_text, view.patch_text))
def experiments(shown: tuple[str, ...]) -> Pieces:
    """Offer the experiments: two sentences, and the row whose arrow, head or layer is to be found; nothing is done yet."""
    there = {name: each for name, each in EXPERIMENTS.items() if model_view.is_there(each.model)}
    offered = {
        words.EXPERIMENTS[name]: {
            "model": each.model,
            "model_text": each.text,
            "patch_text": each.other,
            "operations": "",
            **_selected(each),
        }
        for name, each in there.items()
    }
    chosen = [words.EXPERIMENTS[name] for name, each in there.items() if (each.model, each.text, each.other) == shown]
    return [Buttons("experiments", words.TRY, offered, chosen="".join(chosen))]


def _running(scanned: Scanned) -> str | None:
    """Return the experiment whose sentence is shown, of several the one done, that of both sentences, or the first."""
    text, spelled, second, model = scanned
    there = {name: each for name, each in EXPERIMENTS.items() if (each.model, each.text) == (model, text)}
    return max(there, key=lambda name: (there[name].operations == spelled, there[name].other == second), default=None)


@panel(given)
def task(scanned: tuple[SurgeryData | None, Scanned]) -> Pieces:
    """Set the task of an experiment where its sentence is shown, and say what there is to see once it is done."""
    data, by = scanned
    name = _running(by)
    if data is None or name is None:
        return []
    then, as_shown = EXPERIMENTS[name].then, EXPERIMENTS[name].operations == by[1]
    reached = bool(data.done) and data.name(data.expected) == then
    happened = (tasks.SEEN[name] if as_shown else tasks.reached(word=then)) if reached else ""
    return [Task("task", tasks.TASKS[name], happened)]


@panel(lambda view: (view.model_text, view.operations, view.patch_text, view.model))
def solution(shown: Scanned) -> Pieces:
    """Offer what does the task of an experiment, and shows it."""
    name = _running(shown)
    if name is None or not model_view.is_there(EXPERIMENTS[name].model):
        return []
    experiment = EXPERIMENTS[name]
    sets = {"operations": experiment.operations, **_selected(experiment)}
    return [Buttons("solution", "", {tasks.SHOW: sets if experiment.operations != shown[1] else None})]
