"""What the page about shapes computes from a View: a batch of examples, and the way from tokens to heads and back."""

from dataclasses import dataclass

from attn_core.experiments import combining_heads, perturbation, stacked_layers
from attn_core.scene import Scene
from pages.text.languages import remember
from pages.view import traced_view
from pages.view.settings import View
from pages.view.traced_view import TracedView


@dataclass(frozen=True, eq=False)
class BatchData:
    """A batch, how far each of its examples moves when one of them is changed, and which row is selected."""

    base: TracedView
    batch: perturbation.Batch
    moved: list[float]
    example: int
    query: int


def _batched(base: TracedView, own: View) -> BatchData:
    """Return the batch; an example or a row beyond the last is the last."""
    drawn = _draw(base.scene, own.batch_size, own.batch_tokens)
    example, query = min(own.batch_example, len(drawn.x) - 1), min(base.query, drawn.x.shape[1] - 1)
    moved = perturbation.moved(drawn.layer, drawn.x, example).tolist()
    return BatchData(base, drawn, moved, example, query)


batched = traced_view.following(_batched, "batch_size", "batch_tokens", "batch_example", kind="self")


_draw = remember(perturbation.draw_batch)  # once, whichever of its rows is looked at


@dataclass(frozen=True, eq=False)
class Way:
    """The way from the sentence's tokens to joined heads, as it is set and as it should be."""

    base: TracedView
    transposed: bool
    pipeline: combining_heads.Pipeline
    right: combining_heads.Pipeline


def _way(base: TracedView, own: View) -> Way:
    transposed = not own.view_at_once
    return Way(base, transposed, _pipeline(base.scene, transposed), _pipeline(base.scene, True))


way = traced_view.following(_way, "view_at_once", kind="self", dropout=0.0, stage="weights", query=0, head=0)


@remember
def _pipeline(setting: Scene, transpose: bool) -> combining_heads.Pipeline:
    x, projections = setting.inputs(setting.words), stacked_layers.projections(setting)
    options = {"allowed": setting.allowed(), "config": stacked_layers.config(setting)}
    return combining_heads.pipeline(x, projections, setting.heads, transpose=transpose, **options)
