"""What every source must do: the same numbers again, the shapes that it names, and controls that act where it says so."""

import re
from dataclasses import dataclass, fields
from pathlib import Path

import pytest
import torch
from torch import Tensor

from attn_core import heads, reference, scene, sources, torch_agreement
from attn_core.code_to_copy import attention
from attn_core.scene import Scene
from attn_core.sources import SOURCES
from attn_core.sources.source import NEEDS, Cost, Setting, Source
from pages.text.languages import Words, speaking
from tests.screen import opened, prose

WORDS = ("the", "bat", "flew", "o", "u", "t", "the")
SETTINGS = {  # setting → another value of it, for a source on which it may act
    "heads": 3,
    "head_size": 5,
    "d_model": 24,
    "positions": False,
    "seed": 11,
    "grown": 40,
}
ASKS = re.compile(
    r"""(projections|scene\.source|setting\.source|job)\s*(==|!=|in|not\ in)\s*(["'(]|SCENES|DESIGNS|PARTS)
    |isinstance\([^)]*(Drawn|Designed|Trained|Given)\)""",
    re.X,
)
ROOT = Path(__file__).parents[3]


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


@pytest.mark.parametrize("name", SETTINGS)
@pytest.mark.parametrize("source", SOURCES)
def test_a_setting_acts_where_the_source_says_so_and_nowhere_else(source: str, name: str):
    """Seeds act by dropout, too: here there is none, and designed heads draw nothing."""
    before, after = of(source), of(source, **{name: SETTINGS[name]})
    one, other = (scene.trace(each) for each in (before, after))
    moved = one.output.shape != other.output.shape or not torch.equal(one.output, other.output)
    if not SOURCES[source].acts(name):
        assert not moved
        assert before == after
    elif name == "seed":
        assert moved == SOURCES[source].draws
    else:
        assert moved


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


@pytest.mark.parametrize("source", SOURCES)
def test_it_says_what_it_costs_before_anything_is_made(source: str, monkeypatch: pytest.MonkeyPatch):
    setting = of(source)
    for name in ("projections", "embed"):
        monkeypatch.setattr(type(SOURCES[source]), name, lambda *given: pytest.fail("something was made"))
    cost = SOURCES[source].cost(setting)
    assert isinstance(cost, Cost)
    assert cost.bytes == 16 * setting.d_model * setting.heads * setting.head_size
    assert (cost.milliseconds > 100) == SOURCES[source].trains


@dataclass(frozen=True)
class GroupedVectors(Source):
    """Four heads of queries on two of keys and values, which are handed over."""

    def vectors(self, setting: Setting) -> tuple[Tensor, Tensor, Tensor]:
        """Return q (4, T, 8), k (2, T, 8) and v (2, T, 8)."""
        drawn = torch.Generator().manual_seed(3)
        q, k, v = (torch.randn(heads, len(setting.words), 8, generator=drawn) for heads in (4, 2, 2))
        return q, k, v

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the sizes of the vectors."""
        return {"heads": 4, "head_size": 8, "grown": 0}

    def projections(self, setting: Setting) -> heads.Projections:
        """Raise ValueError: there are none."""
        raise ValueError("no projections")


UNLISTED = {
    "vectors": GroupedVectors("vectors", "vectors", "", lacks={"projections": "model_vectors"}),
}


@pytest.mark.parametrize("need", NEEDS)
@pytest.mark.parametrize("source", [*SOURCES, *UNLISTED])
def test_it_has_what_it_says_and_lacks_the_rest(source: str, need: str, monkeypatch: pytest.MonkeyPatch):
    """Whoever can't get it says so by an error."""
    monkeypatch.setattr(sources, "SOURCES", SOURCES | UNLISTED)
    monkeypatch.setattr(scene, "SOURCES", SOURCES | UNLISTED)
    made = of(source) if source in SOURCES else Scene(WORDS, source=source)
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


def test_each_reason_has_a_sentence_in_both_languages():
    listed = [*SOURCES.values(), *UNLISTED.values(), SOURCES["smollm2-135m_0"]]
    for language in ("en", "de"):
        with speaking(language):
            assert {reason for source in listed for reason in source.rests.values()} <= set(Words("controls").RESTS)
            assert {reason for source in listed for reason in source.lacks.values()} <= set(Words("notices").LACKS)


def test_names_of_resting_settings_are_names_of_a_scene_or_of_the_link():
    known = {field.name for field in fields(Scene)} | {"text", "text2", "tokens", "kind"}
    assert {name for source in SOURCES.values() for name in source.rests} <= known


def test_nobody_asks_which_source_it_is():
    """A source says what it can do: no file outside its room compares its name."""
    files = [
        path for room in ("attn_core", "pages") for path in (ROOT / room).rglob("*.py") if path.parent.name != "sources"
    ]
    assert len(files) > 300
    lines = [(path.name, line) for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert [(name, line) for name, line in lines if ASKS.search(line)] == []
    assert ASKS.search('if scene.source == "random":')
    assert ASKS.search("view.projections in SCENES")


@pytest.mark.parametrize("source", [token for token, each in SOURCES.items() if each.words is None and not each.trains])
def test_a_source_ignores_case_where_it_makes_the_same_of_both(source: str):
    """Queries, keys and values of a sentence that begins in upper case, and of one that doesn't."""
    sentences = [(first, "cat", "sat") for first in ("The", "the")]
    upper, lower = (scene.project(Scene(words, source=source)) for words in sentences)
    alike = all(one.shape == other.shape and torch.equal(one, other) for one, other in zip(upper, lower, strict=True))
    assert alike == SOURCES[source].ignores_case
    assert ("the same word" in prose(opened("explore", projections=source), "about")) == alike
