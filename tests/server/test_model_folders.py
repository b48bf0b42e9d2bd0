"""The operator names the models of a server; one that has to be loaded is waited for in words."""

import json
import logging
import os
import shutil
import threading
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlencode

import pytest
from huggingface_hub.errors import LocalEntryNotFoundError
from huggingface_hub.utils import filter_repo_objects

from attn_core import models
from attn_core.models import hugging_face, registry
from pages.answers import answer, cost
from pages.answers.page_boards import boards
from pages.answers.question import Question
from pages.board.layout import Cost
from pages.server import model_folders
from pages.server.limits import LIMITS
from pages.view import link
from tests.core.models.random_models import CONFIGS, saved
from tests.load import proxy


@pytest.fixture(autouse=True)
def _models_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MODELS", dict(registry.MODELS))
    monkeypatch.setattr(models, "MODELS", registry.MODELS)


def test_none_leaves_the_shipped_model_alone():
    model_folders.set_up({"ATTENTION_MODELS": "none"})
    assert list(registry.MODELS) == ["tiny"]


def test_folders_are_added_and_one_that_is_no_model_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture):
    folder = saved(tmp_path / "My Model", CONFIGS["llama"])
    with caplog.at_level(logging.WARNING):
        model_folders.set_up({"ATTENTION_MODELS": f"{folder}, {tmp_path / 'nothing'}"})
    [name] = [name for name in registry.MODELS if name.startswith("my-model-")]
    assert models.entry(name).layers == 3
    assert "nothing" in caplog.text


HUB_NAME = "some-org/My.Model_1"


def test_a_name_of_the_hub_is_refused_unless_the_operator_allows_the_network(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    monkeypatch.setattr("huggingface_hub.snapshot_download", lambda *name, **how: pytest.fail("the network was asked"))
    before = list(registry.MODELS)
    for allowed in ({}, {"ATTENTION_HUB": "0"}, {"ATTENTION_HUB": ""}):
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            model_folders.set_up({"ATTENTION_MODELS": HUB_NAME, **allowed})
        assert list(registry.MODELS) == before
        assert caplog.messages == [
            f"a model of ATTENTION_MODELS is left out: {HUB_NAME} is no folder here, and a model of the hub is fetched only "
            "where ATTENTION_HUB is 1"
        ]


def test_a_model_of_the_hub_goes_the_way_of_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Only weights as safetensors, the configuration and the tokenizer are fetched: a pickle stays where it is."""
    there = saved(tmp_path / "there", CONFIGS["llama"])
    for pickle in ("pytorch_model.bin", "tokenizer.pkl", "model.pt", "code.py"):
        (there / pickle).write_bytes(b"never fetched")
    here = tmp_path / "snapshots" / "0123abcd"
    here.mkdir(parents=True)

    def fetched(name: str, allow_patterns: list[str]) -> str:
        assert name == HUB_NAME
        for file in filter_repo_objects((each.name for each in there.iterdir()), allow_patterns=allow_patterns):
            shutil.copy(there / file, here)
        return str(here)

    monkeypatch.setattr("huggingface_hub.snapshot_download", fetched)
    model_folders.set_up({"ATTENTION_MODELS": HUB_NAME, "ATTENTION_HUB": "1"})
    [name] = [name for name in registry.MODELS if name.startswith("some-org-my-model-1-")]
    assert models.entry(name).title == HUB_NAME
    assert {"model.safetensors", "config.json", "tokenizer.json"} <= {file.name for file in here.iterdir()}
    assert {file.suffix for file in here.iterdir()} <= {".safetensors", ".json", ".txt"}
    assert models.entry(name).layers == 3
    assert models.entry(name).foreign  # compared with its own attention before it is shown


def test_a_model_that_could_not_be_fetched_is_logged(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture):
    def fetched(name: str, **how: object) -> str:
        raise LocalEntryNotFoundError("no network")

    monkeypatch.setattr("huggingface_hub.snapshot_download", fetched)
    before = list(registry.MODELS)
    with caplog.at_level(logging.WARNING):
        model_folders.set_up({"ATTENTION_MODELS": HUB_NAME, "ATTENTION_HUB": "1"})
    assert list(registry.MODELS) == before
    assert caplog.messages == ["a model of ATTENTION_MODELS is left out: no network"]


def test_a_folder_that_is_named_as_a_model_of_the_hub_is_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    saved(tmp_path / "some" / "model", CONFIGS["llama"])
    monkeypatch.chdir(tmp_path)
    model_folders.set_up({"ATTENTION_MODELS": "some/model"})
    assert [name for name in registry.MODELS if name.startswith("model-")]


@pytest.fixture
def name(tmp_path: Path) -> str:
    return registry.add(saved(tmp_path, CONFIGS["llama"]))


def asked(page: str, name: str, *names: str, **settings: object) -> dict[str, object]:
    said = urlencode({"model": name, "model_text": "The capital of France is Paris", **settings})
    return json.loads(answer.answer_or_error(Question(page, link.from_query(said, page), names, {})))


def test_a_model_is_loaded_beside_the_answers_which_say_how_much_of_it_has_been_read(
    name: str, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
):
    """Slowly here: its weights come through a pipe, and its network waits until it may be made."""
    entry, may = models.entry(name), threading.Event()
    weights = (entry.folder() / "model.safetensors").read_bytes()
    folder, read = tmp_path_factory.mktemp("slow"), hugging_face.read
    shutil.copytree(entry.folder(), folder, ignore=shutil.ignore_patterns("*.safetensors"), dirs_exist_ok=True)
    os.mkfifo(folder / "model.safetensors")
    monkeypatch.setattr(registry, "CHUNK", len(weights) // 4)
    monkeypatch.setattr(hugging_face, "read", lambda name, _: may.wait() and read(name, entry.folder()))
    monkeypatch.setitem(registry.MODELS, name, replace(entry, folder=lambda: folder))
    words = f"The model {entry.title} ({entry.megabytes:.0f} MB) is being loaded. Its pictures will appear by themselves."
    assert asked("models", name, "heads") == {"error": words, "wait": 1, "progress": None}
    with (folder / "model.safetensors").open("wb", buffering=0) as pipe:
        pipe.write(weights[: len(weights) // 2])
        proxy.until(lambda: registry.progress(name) == pytest.approx(0.5, abs=0.01))
        assert asked("models", name, "heads")["progress"] == registry.progress(name)
        pipe.write(weights[len(weights) // 2 :])
    proxy.until(lambda: registry.progress(name) is None)
    assert asked("models", name, "heads") == {"error": words, "wait": 1, "progress": None}
    may.set()
    models.load(name)
    assert asked("models", name, "heads")["boards"].keys() == {"heads"}


def test_what_needs_no_model_does_not_load_one(name: str):
    assert asked("surgery", name, "experiments")["boards"].keys() == {"experiments"}


def test_a_model_that_differs_from_its_own_attention_is_refused_in_words(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("attn_core.models.hugging_face.TOLERANCE", -1.0)
    with pytest.raises(ValueError, match="must equal its own attention"):
        models.load(name)
    found = asked("models", name, "heads")
    assert found["error"].startswith(f"The model {models.entry(name).title} can’t be shown: {name} must equal")
    assert found["wait"] is None


def test_a_large_model_is_expensive():
    view = link.from_query(urlencode({"model": "smollm2-135m"}), "surgery")
    for board, each in boards("surgery").items():
        question = Question("surgery", view, (board,), {})
        if each.cost in (Cost.MODEL, Cost.SCANNED) and models.entry("smollm2-135m").available:
            assert cost.milliseconds(question) > LIMITS.cheap_ms
