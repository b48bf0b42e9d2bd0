"""The programs of a model of transformers, run as they are exported, give the numbers of its pages."""

import json
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
import torch
from torch import Tensor

from attn_core.models import registry
from pages.export import program
from pages.view import link, model_view, traced_view
from tests.core.models.random_models import CONFIGS, saved

TEXT, OTHER = "The capital of France is Paris", "The capital of Italy is Rome"


@pytest.fixture(scope="module")
def model(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = saved(tmp_path_factory.mktemp("llama"), CONFIGS["llama"])
    name = registry.add(folder)
    yield name, folder
    del registry.MODELS[name]


def ran(page: str, model: tuple[str, Path], **settings: object) -> dict[str, Tensor]:
    """Run the program of a page and return its names."""
    name, folder = model
    view = link.from_query(urlencode({"model": name, "model_text": TEXT, **settings}), page)
    lines = "".join(part.code for part in program.of(page, view) or ())
    assert str(folder) not in lines  # a program names no path of the server
    names: dict[str, Tensor] = {}
    exec(lines.replace(f'folder = "{name}"', f"folder = {json.dumps(str(folder))}"), names)
    return names


@pytest.mark.parametrize("layer", [0, 2])
def test_the_program_of_read_gives_the_steps_of_a_layer(model: tuple[str, Path], layer: int):
    names = ran("models", model, layer=layer, head=1)
    view = link.from_query(urlencode({"model": model[0], "model_text": TEXT, "layer": layer}), "models")
    heads = traced_view.prepare(model_view.of_layer(view)).seen.trace.heads
    for step in ("scores", "scaled", "masked", "weights", "output"):
        torch.testing.assert_close(names[step], getattr(heads, step), atol=1e-5, rtol=1e-5)


def test_the_program_of_the_loops_gives_the_weights_of_a_layer(model: tuple[str, Path]):
    settings = {"projections": f"{model[0]}_1", "text": TEXT, "head": 2, "mask": "causal"}
    names = ran("loops", model, **settings)
    expected = traced_view.prepare(link.from_query(urlencode(settings), "loops")).seen.trace.heads
    torch.testing.assert_close(torch.as_tensor(names["weights"]).float(), expected.weights[2], atol=1e-5, rtol=1e-5)
    torch.testing.assert_close(torch.as_tensor(names["output"]).float(), expected.output[2], atol=1e-5, rtol=1e-5)


@pytest.mark.parametrize(
    "operations",
    [
        "",
        "off_1_2~cut_0_3_4_2",
        "temperature_all_all_0~uniform_2_1~scale_0_all~mask_1_0_no_first",
        "patch_1_2_output~patch_2_0_pattern~off_0_0",
    ],
)
def test_the_program_of_operate_gives_the_next_word(model: tuple[str, Path], operations: str):
    names = ran("surgery", model, operations=operations, patch_text=OTHER)
    expected = model_view.run(TEXT, operations, OTHER, model[0])
    torch.testing.assert_close(names["next_word"], expected.probabilities, atol=1e-5, rtol=1e-5)
    assert bool(operations) != names["next_word"].allclose(model_view.run(TEXT, "", "", model[0]).probabilities)
