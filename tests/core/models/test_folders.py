"""Folders of models: what is read of them before their weights are loaded, and what is wrong with some of them."""

import hashlib
import re
import shutil
import sys
from pathlib import Path

import pytest
import torch

from attn_core import models
from attn_core.cache import HELD
from attn_core.models import registry
from tests.core.models.random_models import CONFIGS, REFUSED


@pytest.fixture(autouse=True)
def _models_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MODELS", dict(registry.MODELS))
    monkeypatch.setattr(models, "MODELS", registry.MODELS)


@pytest.mark.parametrize("name", CONFIGS)
def test_a_configuration_is_read_under_its_family_s_own_names(name: str, model_folders: dict[str, Path]):
    added = registry.add(model_folders[name])
    known, loaded = models.entry(added), models.load(added)
    assert (known.heads, known.head_size, known.width) == (4, 6, 24)
    assert known.layers == len(known.reaches) == (4 if name == "qwen2-windows" else 3)
    for size in ("layers", "heads", "head_size", "width", "longest", "reaches"):
        assert getattr(known, size) == getattr(loaded, size), size
    assert known.predicts == loaded.causal == (name not in ("bert", "distilbert", "modernbert"))


@pytest.mark.parametrize("name", REFUSED)
def test_a_wrong_folder_is_refused_in_a_sentence(name: str, model_folders: dict[str, Path]):
    wrong, before = REFUSED[name], list(registry.MODELS)
    what = registry.add if wrong.early else lambda folder: models.load(registry.add(folder))
    with pytest.raises(ValueError, match=re.escape(wrong.said)) as refused:
        what(model_folders[name])
    assert str(model_folders[name].parent) not in str(refused.value)  # a page shows no path of the server
    assert (list(registry.MODELS) == before) == wrong.early


def test_weights_in_several_files_are_those_in_one(model_folders: dict[str, Path]):
    one, several = registry.add(model_folders["llama"]), registry.add(model_folders["sharded"])
    files = sorted(model_folders["sharded"].glob("model-*.safetensors"))
    assert len(files) > 2
    assert several == f"sharded-{hashlib.sha256(b''.join(file.read_bytes() for file in files)).hexdigest()[:8]}"
    assert models.entry(several).megabytes == pytest.approx(sum(file.stat().st_size for file in files) / 1e6)
    found = [models.load(name).network.state_dict() for name in (one, several)]
    assert found[0].keys() == found[1].keys()
    for name, weight in found[0].items():
        torch.testing.assert_close(found[1][name], weight, atol=0, rtol=0)


@pytest.mark.parametrize("missing", ["config.json", "tokenizer.json", "model.safetensors"])
def test_a_folder_without_a_model_is_refused(tmp_path: Path, model_folders: dict[str, Path], missing: str):
    folder = shutil.copytree(model_folders["llama"], tmp_path / "model")
    (folder / missing).unlink()
    with pytest.raises(ValueError, match=f"a folder of a model must have {missing}"):
        registry.add(folder)
    with pytest.raises(ValueError, match="there must be a folder of this name"):
        registry.add(tmp_path / "nothing")


@pytest.mark.parametrize(("package", "file"), [("transformers", "config.json"), ("tokenizers", "tokenizer.json")])
def test_a_missing_package_is_named_with_the_command_that_installs_it(
    model_folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch, package: str, file: str
):
    HELD.clear()
    monkeypatch.setitem(sys.modules, package, None)
    said = f"{file} is read by the package {package}, which isn’t installed: python -m pip .*, or .* attn-core.hugging-face"
    with pytest.raises(ValueError, match=said):
        registry.add(model_folders["llama"])


def test_a_model_that_would_never_be_kept_is_refused(model_folders: dict[str, Path], monkeypatch: pytest.MonkeyPatch):
    """It would be loaded again for each question, and never be there."""
    added = registry.add(model_folders["gpt2"])
    HELD.clear()
    monkeypatch.setattr(HELD, "limit", 20_000)
    with pytest.raises(ValueError, match=r"a model may have 0\.02 MB of weights, got 0\.\d+ MB"):
        registry.is_loaded(added)
    with pytest.raises(ValueError, match=r"a model may have 0\.02 MB of weights, got 0\.0[3-9]\d* MB"):
        registry.add(model_folders["llama"])
