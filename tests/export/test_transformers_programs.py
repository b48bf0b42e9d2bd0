"""The programs of a model of transformers, run as they are exported, give the numbers of its pages."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
import torch
from torch import Tensor

from attn_core.code_to_copy import needs
from attn_core.models import registry
from pages.export import notebook, program
from pages.view import link, model_view, traced_view

TEXT, OTHER = " ".join(["The capital of France is Paris"] * 5), " ".join(["The capital of Italy is Rome"] * 5)


@pytest.fixture(scope="module", params=["llama", "qwen2-windows", "other-scale", "gpt2", "gemma2", "gpt-oss"])
def model(request: pytest.FixtureRequest, model_folders: dict[str, Path]) -> Iterator[tuple[str, Path]]:
    folder = model_folders[request.param]
    name = registry.add(folder)
    yield name, folder
    del registry.MODELS[name]


def ran(page: str, model: tuple[str, Path], **settings: object) -> dict[str, Tensor]:
    """Run the program of a page and return its names."""
    name, folder = model
    view = link.from_query(urlencode({"model": name, "model_text": TEXT, **settings}), page)
    lines = "".join(part.code for part in program.parts(page, view) or ())
    assert str(folder) not in lines  # a program names no path of the server
    names: dict[str, Tensor] = {}
    changed, count = re.subn("^folder = .*$", f"folder = Path({json.dumps(str(folder))})", lines, flags=re.MULTILINE)
    assert count == 1
    exec(changed, names)
    return names


def test_a_program_says_where_the_model_must_lie(model: tuple[str, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    """On another machine it asks no hub: it ends with the folder that it wants."""
    name, folder = model
    view = link.from_query(urlencode({"model": name, "model_text": TEXT}), "surgery")
    listed = program.parts("surgery", view) or ()
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit, match=f"^{folder.name} must be where the model lies on your machine"):
        exec("".join(part.code for part in listed), {})
    for made in (notebook.as_program, notebook.as_notebook):
        said = made(listed, "surgery", "")
        assert "It needs Python with torch, tokenizers and transformers, and the model itself" in said
        assert "needs only" not in said


@pytest.mark.parametrize("page", ["explore", "whole_model", "surgery"])
def test_a_program_names_every_package_that_it_imports(page: str):
    code = "".join(part.code for part in program.parts(page, link.view({}, page)) or ())
    imported = set(re.findall(r"^ *(?:import|from) (\w+)", code, flags=re.MULTILINE))
    named = {*needs.packages(code)}
    assert named == imported - sys.stdlib_module_names
    assert ("safetensors" in named) == (page in ("models", "surgery", "whole_model"))


def test_the_program_of_read_gives_the_steps_of_a_layer(model: tuple[str, Path]):
    names = ran("models", model, layer=2, head=1)
    view = link.from_query(urlencode({"model": model[0], "model_text": TEXT, "layer": 2}), "models")
    heads = traced_view.prepare(model_view.of_layer(view)).seen.trace.heads
    for step in ("scores", "scaled", "masked", "weights", "output"):
        torch.testing.assert_close(names[step], getattr(heads, step), atol=1e-5, rtol=1e-5)


def test_the_program_of_the_loops_gives_the_weights_of_a_layer(model: tuple[str, Path]):
    settings = {"projections": f"{model[0]}_1", "text": TEXT, "head": 2, "mask": "causal"}
    names = ran("loops", model, **settings)
    expected = traced_view.prepare(link.from_query(urlencode(settings), "loops")).seen.trace.heads
    torch.testing.assert_close(torch.as_tensor(names["weights"]).float(), expected.weights[2], atol=1e-5, rtol=1e-5)
    torch.testing.assert_close(torch.as_tensor(names["output"]).float(), expected.output[2], atol=1e-5, rtol=1e-5)


ALL = "temperature_all_all_0~uniform_2_1~scale_0_all~mask_1_0_no_first"
PATCHES = "patch_1_2_output~patch_2_0_pattern~off_0_0"


@pytest.mark.parametrize("operations", ["", "off_1_2~cut_0_3_4_2", ALL, PATCHES])
def test_the_program_of_operate_gives_the_next_word(model: tuple[str, Path], operations: str):
    names = ran("surgery", model, operations=operations, patch_text=OTHER)
    expected = model_view.run(TEXT, operations, OTHER, model[0])
    torch.testing.assert_close(names["next_word"], expected.probabilities, atol=1e-5, rtol=1e-5)
    assert bool(operations) != names["next_word"].allclose(model_view.run(TEXT, "", "", model[0]).probabilities)
