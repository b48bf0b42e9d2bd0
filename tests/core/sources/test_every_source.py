"""What every source must do: the same numbers again, the shapes that it names, and controls that act where it says so."""

import pytest
import torch

from attn_core import heads, reference, scene, torch_agreement
from attn_core.code_to_copy import attention
from attn_core.scene import Scene
from attn_core.sources import SOURCES
from attn_core.sources.projecting import project
from attn_core.sources.source import NEEDS

WORDS = ("the", "bat", "flew", "o", "u", "t", "the")
SETTINGS = {  # setting → another value of it, for a source on which it may act
    "heads": 3,
    "head_size": 5,
    "d_model": 24,
    "positions": False,
    "seed": 11,
    "grown": 40,
}


def of(source: str, **how: object) -> Scene:
    """Return a scene of a source, on words that it can read."""
    return Scene(SOURCES[source].words or WORDS, source=source, **{"heads": 2, "grown": 20, **how})


@pytest.mark.parametrize("source", SOURCES)
def test_the_same_setting_gives_the_same_numbers(source: str):
    first, again = (scene.trace(of(source)) for _ in range(2))
    for name in (*scene.STAGES, "output"):
        assert torch.equal(getattr(first.heads, name), getattr(again.heads, name))


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("count", [1, 3])
def test_it_has_the_shapes_that_its_scene_names(source: str, count: int):
    setting = of(source, heads=count)
    x, memory, maps = scene.attention_inputs(setting, "cpu")
    assert setting.heads == (SOURCES[source].own_heads or count)
    assert x.shape == memory.shape == (len(setting.words), setting.d_model)
    assert maps.wq.shape == maps.wk.shape == (setting.d_model, setting.heads * setting.head_size)
    q, k, v = heads.project(x, memory, maps, setting.heads)
    assert q.shape == k.shape == (setting.heads, len(setting.words), setting.head_size)
    assert v.shape[:2] == q.shape[:2]


@pytest.mark.parametrize("source", SOURCES)
def test_a_setting_acts_where_the_source_says_so_and_nowhere_else(source: str):
    """Seeds act by dropout, too: here there is none, and designed heads draw nothing."""
    before = of(source)
    one = scene.trace(before)
    for name, value in SETTINGS.items():
        after = of(source, **{name: value})
        other = scene.trace(after)
        moved = one.output.shape != other.output.shape or not torch.equal(one.output, other.output)
        assert moved == (SOURCES[source].acts(name) and (name != "seed" or SOURCES[source].draws)), name
        assert (before == after) == (not SOURCES[source].acts(name)), name


@pytest.mark.parametrize("source", [token for token, each in SOURCES.items() if each.acts("head_size")])
def test_its_head_size_acts_up_to_its_end_and_no_further(source: str):
    """A control that goes on beyond would move, and nothing with it."""
    last = SOURCES[source].ends.get("head_size", 128)
    sizes = [scene.trace(of(source, head_size=size)).q.shape[-1] for size in (1, last - 1, last)]
    assert sizes == [1, last - 1, last]
    if "head_size" in SOURCES[source].ends:
        assert of(source, head_size=last + 1) == of(source, head_size=last)


@pytest.mark.parametrize("source", SOURCES)
def test_a_second_sentence_is_read_or_refused(source: str):
    if SOURCES[source].acts("kind"):
        assert scene.trace(of(source, memory=("a", "bat"))).heads.weights.shape[-1] == 2
    else:
        with pytest.raises(ValueError, match="reads one sentence: memory must be None"):
            of(source, memory=("a", "bat"))


@pytest.mark.parametrize("need", NEEDS)
@pytest.mark.parametrize("source", SOURCES)
def test_it_has_what_it_says_and_lacks_the_rest(source: str, need: str):
    """Whoever can't get it says so by an error."""
    made = of(source)
    if made.origin.has(need):
        MEETS[need](made)
    else:
        with pytest.raises((ValueError, AttributeError)):
            MEETS[need](made)


def _projections(made: Scene) -> None:
    trace, (x, memory, maps) = scene.see(made).trace, scene.attention_inputs(made, "cpu")
    for found, expected in zip(heads.project(x, memory, maps, made.heads), (trace.q, trace.k, trace.v), strict=True):
        torch.testing.assert_close(found, expected)


def _fused(made: Scene) -> None:
    trace = scene.see(made).trace
    agreement = torch_agreement.with_torch(trace, made.allowed(), made.config(), made.added())
    assert agreement.call == "torch.nn.functional.scaled_dot_product_attention"
    assert agreement.difference < 1e-5


def _loops(made: Scene) -> None:
    trace = scene.see(made).trace
    for head in range(made.heads):
        given = [vectors[head].tolist() for vectors in (trace.q, trace.k, trace.v)]
        weights, output = reference.attend_by_loops(*given, made.allowed(), made.factor(), made.temperature)
        torch.testing.assert_close(torch.tensor(weights), trace.heads.weights[head], atol=1e-5, rtol=1e-5)
        torch.testing.assert_close(torch.tensor(output), trace.heads.output[head], atol=1e-5, rtol=1e-5)


def _program(made: Scene) -> None:
    """What it prints is compared in tests/export."""
    compile(attention.pytorch(made), "program", "exec")


MEETS = {"projections": _projections, "fused": _fused, "loops": _loops, "program": _program}


@pytest.mark.parametrize("source", [token for token, each in SOURCES.items() if each.words is None and not each.trains])
def test_a_source_ignores_case_where_it_makes_the_same_of_both(source: str):
    """Queries, keys and values of a sentence that begins in upper case, and of one that doesn't."""
    sentences = [(first, "cat", "sat") for first in ("The", "the")]
    upper, lower = (project(Scene(words, source=source)) for words in sentences)
    alike = all(one.shape == other.shape and torch.equal(one, other) for one, other in zip(upper, lower, strict=True))
    assert alike == SOURCES[source].ignores_case
