"""Some rows of one head of a scene, every step: cut out of its trace, or, where it is too long for one, computed alone."""

from dataclasses import replace

from attn_core.attention import AttentionTrace
from attn_core.cache import remember
from attn_core.heads import MultiHeadTrace
from attn_core.scene import STAGES, Scene, head_of, see
from attn_core.score_scales import ROOT
from attn_core.sources.projecting import Vectors
from attn_core.variants import OFF


def rows(scene: Scene, head: int, first: int, count: int = 1) -> MultiHeadTrace:
    """Return some rows of one head, every step, as a trace of 1 head and these queries, with all keys.

    For a long scene only these rows are computed, on the CPU; for others they are taken from the whole trace.
    """
    if not scene.is_long:
        heads, queries = see(scene).trace.heads, slice(first, first + count)
        keys = {name: getattr(heads, name)[head : head + 1] for name in ("k", "v")}
        cut = {name: getattr(heads, name)[head : head + 1, queries] for name in (*STAGES, "output", "q")}
        sink = None if heads.sink is None else heads.sink[head : head + 1, queries]
        trace = AttentionTrace(**cut, **keys, temperature=heads.temperature, group=heads.group, sink=sink)
        return MultiHeadTrace(trace, trace.output[0], trace.output[0])
    alike = replace(scene, scale="head", power=ROOT, temperature=1.0, dropout=0.0)
    alike = replace(alike, mask="none", window=0, prefix=0, bias="none", cap=OFF, sink=OFF)
    one, draws = head_of(scene, head, _vectors(alike, head)), None
    marks = see(scene).marks if 0 < scene.dropout < 1 else None
    if marks:
        draws = marks.before(head * len(scene.words) + first, len(scene.keys))
    return one.rows(first, count, one.mask(first, count), draws, one.added(first, count))


@remember
def _vectors(scene: Scene, head: int) -> Vectors:
    """Return q, k and v of one head on the CPU; independent of scale, mask and temperature."""
    return scene.read().of_head(head).project()
