"""The roles of heads in words, for designed and trained heads; drawn heads have none."""

from collections.abc import Mapping

from attn_core import meaning, models
from attn_core.heads import MultiHeadTrace
from attn_core.scene import Scene, keys_alike
from attn_core.sources import designed, designs, language_model, trained
from attn_core.sources import meaning as word_vectors
from attn_core.sources.tensor_file import TensorFile
from attn_core.variants import OFF
from pages.text import feature_names, markdown
from pages.text.languages import Words
from pages.view.traced_view import TracedView

words, core, examples = Words("row"), Words("core"), Words("examples")
Jobs = Mapping[str, str]  # previous_placed: a source whose tokens know their places, or previous_alone → what its head does


def role(scene: Scene, head: int) -> str:
    """Return the role of one head, in a few words; "" if it is drawn."""
    if scene.named:
        return core.SOURCES[scene.does(head).token]
    if scene.origin.offsets:
        return words.word_role(**_place(scene, head))
    if not scene.origin.trains or head:
        return ""
    return words.LEARNED_ROLE if scene.grown else words.UNTRAINED_ROLE


def sentence(scene: Scene, head: int, whole: bool = False, own: Jobs | None = None) -> str:
    """Describe one head in a sentence; whole: including queries without a match; own: a page's own words."""
    if scene.named:
        return _job(scene, scene.does(head).token, whole, own or {})
    if scene.origin.fixed:
        return example(scene)
    if scene.origin.offsets:
        return _word_head(scene, head)
    if scene.origin.model:
        return _of_model(scene, head)
    return training(scene.grown) if scene.origin.trains and head == 0 else words.RANDOM


def _of_model(scene: Scene, head: int) -> str:
    """Describe a head of a language model."""
    if not scene.origin.has("projections"):
        return words.model_head(title=models.entry(scene.origin.model).title)
    return f"{core.JOBS[scene.source]}{_kept(scene, head)}"


def _kept(scene: Scene, head: int) -> str:
    """Say how much a head of a smaller size keeps of the model's own; "" where it is the model's own."""
    name, layer = scene.origin.model, scene.origin.layer
    own = models.load(name).head_size
    if scene.head_size >= own:
        return ""
    return f" {words.kept(size=scene.head_size, own=own, share=language_model.kept(name, layer, scene.head_size)[head])}"


def _word_head(scene: Scene, head: int) -> str:
    """Describe a head on word vectors."""
    how = _place(scene, head)
    if how["kind"] == "related" and scene.trained < meaning.STEPS:
        how["kind"] = "partly"
    trained_for = {"steps": scene.trained, "most": meaning.STEPS}
    said = words.word_head(**how, **trained_for, even=_even(scene, head), positions=_positions(scene))
    if head or not scene.trained or scene.head_size >= meaning.WIDTH:
        return said
    kept = word_vectors.kept(scene.trained, scene.head_size)
    return f"{said} {words.kept(size=scene.head_size, own=meaning.WIDTH, share=kept)}"


def _positions(scene: Scene) -> str:
    """Return how tokens know their places, as a sentence chooses by it: they are "added", "rotary" or "none"."""
    return "added" if scene.placed else "rotary" if scene.rotary != OFF else "none"


def _even(scene: Scene, head: int) -> str:
    """Return over which keys a head's weights are equal in every row: "all", the "open" ones, "" where they needn't be."""
    if scene.added() is not None or not keys_alike(scene, head):
        return ""
    allowed = scene.allowed()
    return "all" if allowed is None or allowed.all() else "open"


def _place(scene: Scene, head: int) -> dict[str, str | int]:
    """Return what a head on word vectors looks for, as the sentences choose by it: related words, or a place."""
    if head == 0:
        return {"kind": "related" if scene.trained else "untrained", "places": 0}
    offset = scene.origin.offsets[head - 1]
    return {"kind": "before" if offset < 0 else "after", "places": abs(offset)}


def _job(scene: Scene, kind: str, whole: bool, own: Jobs) -> str:
    """Describe a designed head, and mention a mask or a bias that restricts it."""
    placed = core.JOBS[kind]
    usual = placed if scene.placed else core.JOBS_WITHOUT_POSITIONS[kind]
    does, allowed = own.get(f"{kind}_{'placed' if scene.placed else 'alone'}", usual), scene.allowed()
    biased = scene.added() is not None
    if (allowed is None or allowed.all()) and not biased:
        return does if whole else f"{_first_part(does)}."
    hides = allowed is not None and designs.hidden_from_some(kind, scene.words, scene.placed, allowed)
    mask = core.MASKS[scene.mask] if hides else ""
    whole = whole and usual == placed and not biased
    if biased and not scene.placed and designs.DESIGNS[kind].by_place:
        does, biased = words.BIAS_ALONE, False
    return words.limited_job(does=_first_part(does), mask=mask, biased=biased, whole=whole)


def _first_part(description: str) -> str:
    """Return what a head does where it finds what it looks for, without a full stop."""
    return description.rstrip(".").split(";")[0]


def example(scene: Scene) -> str:
    """Name the worked example of a scene and its fixed parts, or its file, in a sentence; "" for none."""
    origin = scene.origin
    if isinstance(origin, TensorFile):
        return core.file(title=markdown.plain(origin.title), example=origin.example)
    return core.scene(title=examples.TITLES[scene.source], fixed=origin.fixed) if origin.fixed else ""


def training(steps: int) -> str:
    """Return how far a head has learned, in a sentence."""
    return words.training(steps=steps, most=trained.STEPS) if steps else words.UNTRAINED


def summary(traced: TracedView) -> str:
    """Return the roles of a view's heads, in one line; "" if they are drawn, or there is no word."""
    scene = traced.scene
    if scene.origin.is_drawn or scene.origin.model or scene.origin.fixed == "file" or traced.blank:
        return ""
    if scene.origin.fixed:
        return words.example(description=example(scene), heads=scene.heads, head_size=scene.head_size, d_model=scene.d_model)
    heads = [words.numbered_role(number=head, role=role(scene, head)) for head in range(scene.heads)]
    kind = "designed" if scene.named else "learned" if scene.grown else "untrained"
    kind = "words" if scene.origin.offsets else kind
    return words.roles(kind=kind, heads=heads, d_model=scene.d_model, head_size=scene.head_size)


def match(traced: TracedView, trace: MultiHeadTrace | None = None) -> str:
    """Return how the selected query finds its key, in a sentence; "" where features have no names, or nothing is seen.

    trace: where the page's own mask makes another one than the scene's.
    """
    if traced.blank or not traced.scene.named or traced.row.winner is None:
        return ""
    trace = trace or traced.seen.trace
    visible = int(trace.heads.masked[traced.head, traced.query].isfinite().sum())
    if not visible:
        return ""
    pair = designed.match(traced.scene.named, trace, traced.head, traced.query)
    sink = traced.row.sink is not None
    alike = words.keys_alike(visible=visible, hides=visible < len(traced.keys), noun=traced.noun, sink=sink)
    if trace.heads.biased is not trace.heads.capped and visible > 1:
        alike = words.BIAS_DECIDES
    if not pair.query_features:
        return words.seeks_nothing(query=traced.name, alike=alike)
    sought = feature_names.in_words(pair.query_features)
    if not pair.keys:
        return words.meets_nothing(query=traced.name, sought=sought, noun=traced.noun, alike=alike)
    offers, gives = feature_names.in_words(pair.key_features), feature_names.in_words(pair.value_features)
    return words.meets(
        query=traced.name,
        sought=sought,
        key=traced.keys[pair.keys[0]],
        offers=offers,
        gives=gives,
        others=len(pair.keys) - 1,
    )
