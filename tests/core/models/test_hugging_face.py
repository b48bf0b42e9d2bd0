"""Models of transformers through the core: equal to their own attention, and refused where they can't be."""

import copy
import math
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from torch import Tensor

from attn_core import models as core
from attn_core.attention import AttentionConfig, AttentionTrace, attend
from attn_core.code_to_copy import attention
from attn_core.models import agreement, folders, hugging_face, one_score, operations, registry
from attn_core.models.model import Encoded
from attn_core.models.operations import Operation
from attn_core.models.run import arrows_cut, heads_off, heads_patched
from attn_core.scene import Scene, see
from attn_core.sources import SOURCES
from tests.core.models.random_models import CONFIGS, WORDS

TEXT = "The capital of France is Paris ."


@pytest.fixture(scope="module", params=CONFIGS)
def model(request: pytest.FixtureRequest, model_folders: dict[str, Path]) -> hugging_face.HuggingFaceModel:
    return hugging_face.read(request.param, model_folders[request.param])


def eager(model: hugging_face.HuggingFaceModel, ids: tuple[int, ...], without: tuple[int, int] | None = None) -> Tensor:
    """Return the last logits, or the last vectors of an encoder, by the model's own attention; one head's columns 0."""
    network = model.network
    network.set_attn_implementation("eager")

    def silence(module: torch.nn.Module, given: tuple[Tensor, ...]) -> tuple[Tensor, ...]:
        size = model.head_size
        columns = given[0].clone()
        columns[..., without[1] * size : (without[1] + 1) * size] = 0
        return (columns, *given[1:])

    hooks = []
    if without:
        layer = network.get_submodule(model.path)[without[0]]
        names = ("self_attn.o_proj", "attn.c_proj", "attention.output.dense", "attention.out_lin", "attn.Wo")
        projection = next(found for name in names if (found := dict(layer.named_modules()).get(name)) is not None)
        hooks.append(projection.register_forward_pre_hook(silence))
    with torch.no_grad():
        output = network(input_ids=torch.tensor([ids]), use_cache=False)
    for hook in hooks:
        hook.remove()
    network.set_attn_implementation(hugging_face.NAME)
    return output.logits[0, -1] if model.words else output.last_hidden_state[0]


def last(found: core.ModelRun) -> Tensor:
    """Return the last logits of a run, or the last vectors of an encoder, which some encoders normalise."""
    return found.next_logits if found.model.words else hugging_face.end(found.model, found.entering[-1])[0][0]


def test_a_run_equals_the_model_s_own_attention(model: hugging_face.HuggingFaceModel):
    encoded = model.encode(TEXT)
    found = core.run(model, encoded)
    torch.testing.assert_close(last(found), eager(model, encoded.ids), atol=1e-5, rtol=1e-5)
    assert found.weights[0].shape == (4, 7, 7)
    assert bool((found.weights[0].triu(1) == 0).all()) == model.causal


@pytest.mark.parametrize("length", [1, 7, 33, 64])
def test_the_weights_of_each_layer_are_the_model_s_own(model: hugging_face.HuggingFaceModel, length: int):
    """Layers differ in a long text: some have a window, which hides what lies before it."""
    length = min(length, model.longest)
    numbers = torch.arange(length) % len(WORDS)
    encoded = Encoded(tuple(numbers.tolist()), tuple(WORDS[number] for number in numbers))
    found = core.run(model, encoded)
    model.network.set_attn_implementation("eager")
    with torch.no_grad():
        theirs = model.network(input_ids=numbers[None], use_cache=False, output_attentions=True).attentions
    model.network.set_attn_implementation(hugging_face.NAME)
    assert len(theirs) == len(found.weights) == model.layers
    for ours, own, reach in zip(found.weights, theirs, model.reaches, strict=True):
        torch.testing.assert_close(ours, own[0], atol=2e-5, rtol=1e-4)
        assert (reach is not None and length > reach + 1) == bool((ours.tril().triu(-length)[:, -1] == 0).any())


def test_a_head_is_off_before_w_o(model: hugging_face.HuggingFaceModel):
    encoded = model.encode(TEXT)
    found = core.run(model, encoded, [Operation("off", 1, 2)])
    theirs = eager(model, encoded.ids, without=(1, 2))
    torch.testing.assert_close(last(found), theirs, atol=1e-5, rtol=1e-5)


def test_later_layers_and_scans_are_as_whole_runs(model: hugging_face.HuggingFaceModel):
    encoded = model.encode(TEXT)
    base, done = core.run(model, encoded), [Operation("uniform", 2, 1)]
    again = core.run(model, encoded, done, base)
    torch.testing.assert_close(again.entering[-1], core.run(model, encoded, done).entering[-1], atol=1e-6, rtol=1e-5)
    if model.words:
        off, cut = torch.stack([*heads_off(base)]), arrows_cut(base, 1, 3, 5)
        one = core.run(model, encoded, [Operation("off", 0, 3)]).next_logits
        torch.testing.assert_close(off[0, 3], one, atol=1e-5, rtol=1e-5)
        one = core.run(model, encoded, [Operation("cut", 1, 3, query=5, key=2)]).next_logits
        torch.testing.assert_close(cut[2], one, atol=1e-5, rtol=1e-5)


@pytest.mark.parametrize("done", [(), (Operation("temperature", 2, 3, value=3.0), Operation("off", 2, 0))])
def test_a_score_taken_apart_becomes_the_weight_of_its_layer(
    model: hugging_face.HuggingFaceModel, done: tuple[Operation, ...]
):
    """Under a cap and beside a sink, too; heads with one temperature have the sinks of these heads."""
    encoded = model.encode(TEXT)
    found = core.run(model, encoded, done)
    one, row, trace = one_score.take_apart(found, 2, 3, 6, 4), found.weights[2][3, 6], found.trace(2)
    capped = one.cap is not None and one.cap * math.tanh(one.scaled / one.cap)
    assert one.capped == pytest.approx(capped or one.scaled, abs=1e-5)
    assert (one.capped != one.scaled) == (model.name == "gemma2")
    assert one.lead == pytest.approx(math.log(float(row[4] / row[one.rival])), abs=1e-4)
    assert (one.sink is not None) == (trace.sink is not None) == (model.name == "gpt-oss")
    assert float(row.sum()) == pytest.approx(1 - (one.sink or 0), abs=1e-5)
    if one.sink is not None:
        learned = model.network.get_submodule(model.path)[2].self_attn.sinks
        torch.testing.assert_close(trace.sink[0, :, 6, 0], learned)
        assert 0.01 < one.sink < 0.99
    cut = core.run(model, encoded, [*done, Operation("cut", 2, 3, query=6, key=4)])
    torch.testing.assert_close(one.remaining, cut.weights[2][3, 6])


def test_equal_weights_and_a_head_that_is_off_leave_a_sink_its_share(model: hugging_face.HuggingFaceModel):
    found = core.run(model, model.encode(TEXT), [Operation("uniform", 2, 3), Operation("off", 2, 0)])
    layer = model.network.get_submodule(model.path)[2]
    sink = layer.self_attn.sinks[3].exp().item() if model.name == "gpt-oss" else 0.0
    seen = found.conditions(2).allowed[3, 6].sum()
    torch.testing.assert_close(found.weights[2][3, 6], torch.full((7,), 1 / (float(seen) + sink)))
    assert not found.weights[2][0].any()


@pytest.mark.parametrize(
    ("family", "kind"),
    [
        *(("llama", kind) for kind in (torch.bfloat16, torch.float16)),
        ("gemma2", torch.bfloat16),
        ("gpt-oss", torch.float16),  # bfloat16 sends a token to another expert
    ],
)
def test_operations_on_half_weights_are_those_in_float32(family: str, kind: torch.dtype, model_folders: dict[str, Path]):
    """Every kind of operation, the scans, and a score taken apart; rounding moves a probability by a percentage point."""
    half = hugging_face.read(family, model_folders[family])
    half.network.to(kind)
    whole = replace(half, network=copy.deepcopy(half.network).float())
    first, second = (half.encode(f"The capital of {name} is") for name in ("France", "Italy"))
    parts = [Operation("patch", 1, value=part) for part in operations.PATCHED]
    others = [("mask", {"value": "window"}), ("cut", {"query": 3, "key": 1}), ("temperature", {"value": 4.0})]
    done = [
        *parts,
        *(Operation(name, 1, 2, **needs) for name, needs in others),
        Operation("scale", 1),
        Operation("off", 1, 0),
    ]
    done += [Operation("uniform", 1)]
    assert {each.kind for each in done} == operations.KINDS.keys()
    sources = {model: core.run(model, second) for model in (half, whole)}
    for one in done:
        ours, exact = (core.run(model, first, [one], source=sources[model]) for model in (half, whole))
        torch.testing.assert_close(ours.probabilities, exact.probabilities, atol=0.02, rtol=0)
        score = one_score.take_apart(ours, 1, 2, 3, 1)
        assert float(score.running[-1]) == pytest.approx(score.score, abs=1e-4)
    for part in operations.PATCHED:
        ours, exact = (torch.stack([*heads_patched(core.run(each, first), sources[each], part)]) for each in (half, whole))
        torch.testing.assert_close(ours.softmax(-1), exact.softmax(-1), atol=0.02, rtol=0)


def test_a_scene_has_the_queries_keys_and_values_of_a_layer(model_folders: dict[str, Path]):
    name = registry.add(model_folders["llama"])
    try:
        words = tuple(SOURCES[f"{name}_2"].split(TEXT, "word"))
        seen = see(Scene(words=words, source=f"{name}_2", mask="causal"))
        found = core.reading(name, words)
        torch.testing.assert_close(seen.trace.heads.weights, found.weights[2], atol=1e-6, rtol=1e-5)
        assert seen.trace.heads.group == 2
        assert seen.agreement.difference < 1e-5
        assert core.entry(name).megabytes < 1
        for token in (f"{name}_3", f"{name}_02", "gpt2_0", f"{name}_x"):
            with pytest.raises(KeyError):
                SOURCES[token]
    finally:
        del registry.MODELS[name]


@pytest.mark.parametrize("family", ["gemma2", "gemma3", "gpt-oss"])
def test_a_scene_caps_its_scores_and_has_the_sinks_as_its_layer_does(family: str, model_folders: dict[str, Path]):
    """Whatever a link sets; where the layer has none, the link's act on it."""
    name = registry.add(model_folders[family])
    try:
        words = tuple(SOURCES[f"{name}_1"].split(TEXT, "word"))
        plain, other = (
            Scene(words=words, source=f"{name}_1", mask="causal", **more) for more in ({}, {"cap": 3.0, "sink": 2.0})
        )
        found = core.reading(name, words)
        torch.testing.assert_close(see(plain).trace.heads.weights, found.weights[1], atol=1e-6, rtol=1e-5)
        assert see(plain).agreement.difference < 1e-5
        assert (plain.cap, other.cap) == ((1.0, 1.0) if family == "gemma2" else ("off", 3.0))
        assert (plain.sink, other.sink) == ("off", "off" if family == "gpt-oss" else 2.0)
        assert ("capped" in plain.stages) == (family == "gemma2")
        assert plain.config().sink == found.conditions(1).own.sink
    finally:
        del registry.MODELS[name]


@pytest.mark.parametrize("family", ["gemma2", "gpt-oss"])
@pytest.mark.parametrize(
    "settings", [{}, {"temperature": 0.5, "bias": "alibi"}, {"temperature": 0.0}, {"cap": 2.0, "mask": "none"}]
)
def test_the_program_of_a_layer_has_its_cap_and_its_sinks(
    family: str, settings: dict[str, object], model_folders: dict[str, Path]
):
    folder = model_folders[family]
    name = registry.add(folder)
    try:
        scene = Scene(
            words=tuple(SOURCES[f"{name}_1"].split(TEXT, "word")), source=f"{name}_1", **{"mask": "causal", **settings}
        )
        lines = re.sub(
            "^folder = .*$", lambda line: f"folder = Path({str(folder)!r})", attention.pytorch(scene), flags=re.MULTILINE
        )
        found: dict[str, Tensor] = {}
        exec(lines, found)
        for step in (*scene.stages, "output"):
            torch.testing.assert_close(found[step], getattr(see(scene).trace.heads, step), atol=1e-5, rtol=1e-5)
    finally:
        del registry.MODELS[name]


def test_a_layer_whose_sinks_the_app_does_not_know_beforehand_is_refused(
    model_folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch
):
    """Pages and programs tell by the names of the weights whether there are some."""
    model = hugging_face.read("gpt-oss", model_folders["gpt-oss"])
    monkeypatch.setattr(folders, "SINKS", ".others")
    with pytest.raises(ValueError, match=r"layer 0 must have sinks if weights are called ….others, and only then"):
        agreement.check(model)


def test_a_model_is_compared_with_its_own_attention_before_it_is_taken(
    model: hugging_face.HuggingFaceModel, monkeypatch: pytest.MonkeyPatch
):
    agreement.check(model)

    def attending_without(part: str) -> None:
        def other(q: Tensor, k: Tensor, v: Tensor, allowed: Tensor, config: AttentionConfig) -> AttentionTrace:
            return attend(q, k, v) if part == "mask" else attend(q, k, v, allowed, replace(config, **{part: None}))

        monkeypatch.setattr(agreement, "attend", other)

    attending_without("scale")
    agreement.check(model)  # the scale of each is 1/√head_size
    has = {"mask": model.causal, "cap": model.name == "gemma2", "sink": model.name == "gpt-oss"}
    for part in (name for name, is_there in has.items() if is_there):
        attending_without(part)
        with pytest.raises(ValueError, match=r"must equal its own attention to 0\.0001, got a difference of"):
            agreement.check(model)


def test_transformers_is_imported_only_when_such_a_model_is_chosen():
    asked = "import sys, pages.answers.answer; from attn_core import models; models.load(); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert not {"transformers", "tokenizers"} & set(done.stdout.split())
