"""The operator names the models of a server; one that has to be loaded is waited for in words."""

import json
import logging
import os
import re
import shutil
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlencode

import pytest
from huggingface_hub.errors import LocalEntryNotFoundError
from huggingface_hub.utils import filter_repo_objects
from streamlit.testing.v1 import AppTest

from attn_core import models
from attn_core.cache import HELD
from attn_core.models import hugging_face, registry
from pages.answers import answer
from pages.answers.page_boards import boards
from pages.answers.question import Question
from pages.server import model_folders as model_folders_of_server
from pages.view import link, menu
from tests import screen, wiring
from tests.core.models.random_models import CONFIGS, REFUSED, saved


@pytest.fixture(autouse=True)
def _models_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MODELS", dict(registry.MODELS))
    monkeypatch.setattr(models, "MODELS", registry.MODELS)
    monkeypatch.setattr(registry, "LEFT_OUT", {})


TEXT = "The capital of France is Paris"
HUB_NAME = "some-org/My.Model_1"


def test_a_name_is_a_folder_and_one_of_the_hub_only_where_the_operator_allows_the_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    def away(name: str, **how: object) -> str:
        raise LocalEntryNotFoundError("no network")

    model_folders_of_server.set_up({"ATTENTION_MODELS": "none"})
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("huggingface_hub.snapshot_download", lambda *name, **how: pytest.fail("the network was asked"))
    for allowed in ({}, {"ATTENTION_HUB": "0"}, {"ATTENTION_HUB": ""}, {"ATTENTION_HUB": "1"}):
        if allowed.get("ATTENTION_HUB") == "1":
            monkeypatch.setattr("huggingface_hub.snapshot_download", away)
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            model_folders_of_server.set_up({"ATTENTION_MODELS": HUB_NAME, **allowed})
        assert list(registry.MODELS) == ["tiny"]
        assert [HUB_NAME in line for line in caplog.messages] == [True]
    assert "no network" in caplog.text
    saved(tmp_path / HUB_NAME, CONFIGS["llama"])
    model_folders_of_server.set_up({"ATTENTION_MODELS": f"{HUB_NAME}"})
    [name] = {*registry.MODELS} - {"tiny"}
    assert models.entry(name).layers == 3


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
    model_folders_of_server.set_up({"ATTENTION_MODELS": HUB_NAME, "ATTENTION_HUB": "1"})
    [name] = [name for name in registry.MODELS if name.startswith("some-org-my-model-1-")]
    assert models.entry(name).title == HUB_NAME
    assert {"model.safetensors", "config.json", "tokenizer.json"} <= {file.name for file in here.iterdir()}
    assert {file.suffix for file in here.iterdir()} <= {".safetensors", ".json", ".txt"}
    assert models.entry(name).layers == 3
    assert models.entry(name).foreign  # compared with its own attention before it is shown


@pytest.fixture
def name(tmp_path: Path) -> str:
    return registry.add(saved(tmp_path, CONFIGS["llama"]))


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def asked(page: str, name: str, *names: str, **settings: object) -> dict[str, object]:
    said = urlencode({"model": name, "model_text": TEXT, **settings})
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
    first = asked("models", name, "heads")
    assert (entry.title in first["error"], first["wait"], first["progress"]) == (True, 1, None)
    with (folder / "model.safetensors").open("wb", buffering=0) as pipe:
        pipe.write(weights[: len(weights) // 2])
        until(lambda: registry.progress(name) == pytest.approx(0.5, abs=0.01))
        assert asked("models", name, "heads")["progress"] == registry.progress(name)
        pipe.write(weights[len(weights) // 2 :])
    until(lambda: registry.progress(name) is None)
    assert asked("models", name, "heads") == first
    may.set()
    models.load(name)
    assert asked("models", name, "heads")["boards"].keys() == {"heads"}


# ---- every folder opens, or is refused in a sentence ----

SENTENCE = " ".join(["The capital of France is Paris"] * 5)
SOUND = [*CONFIGS, "sharded"]
DRAWN = ("llama", "gpt2", "distilbert", "qwen2-windows", "sharded")  # each way to read a folder; core/models reads all
EARLY = [name for name, wrong in REFUSED.items() if wrong.early]
LATE = [name for name in REFUSED if name not in EARLY]


def test_a_server_starts_with_wrong_folders_and_logs_each_with_its_reason(
    model_folders: dict[str, Path], caplog: pytest.LogCaptureFixture
):
    before = {*models.MODELS}
    with caplog.at_level(logging.WARNING):
        model_folders_of_server.set_up({"ATTENTION_MODELS": ",".join(map(str, model_folders.values()))})
    assert {models.entry(each).title for each in {*models.MODELS} - before} == {*SOUND, *LATE}
    assert {left_out.title for left_out in registry.LEFT_OUT.values()} == {*EARLY}
    for name in EARLY:
        [logged] = [line for line in caplog.messages if f"left out, {model_folders[name]}: " in line]
        assert REFUSED[name].said in logged


def started(folder: Path) -> str:
    """Return the name of a model once a server has started with its folder."""
    before = {*models.MODELS}
    model_folders_of_server.set_up({"ATTENTION_MODELS": str(folder)})
    [added] = {*models.MODELS, *registry.LEFT_OUT} - before
    return added


@pytest.mark.parametrize("name", DRAWN)
def test_a_sound_folder_is_shown_on_each_page_of_models(name: str, model_folders: dict[str, Path]):
    there = started(model_folders[name])
    models.load(there)
    for page in menu.READ:
        drawn = [board for board in boards(page) if not board.startswith("table")]
        assert asked(page, there, *drawn, model_text=SENTENCE, patch_text=SENTENCE)["boards"].keys() == {*drawn}
    controls = wiring.controls(_run("models", there)) if name == DRAWN[0] else {}
    assert not controls or controls["layer"].value == min(3, models.entry(there).layers - 1)


@pytest.mark.parametrize("name", LATE)
def test_a_model_that_can_not_be_loaded_is_refused_in_words(name: str, model_folders: dict[str, Path]):
    there = started(model_folders[name])
    with pytest.raises(ValueError, match=re.escape(REFUSED[name].said)):
        models.load(there)
    for page, board in (("models", "heads"), ("surgery", "lead")):
        found = asked(page, there, board)
        assert all(said in found["error"] for said in (name, REFUSED[name].said))
        assert found["wait"] is None
    if name == LATE[0]:
        _run("models", there)


def test_a_model_that_was_left_out_says_why_on_the_page(model_folders: dict[str, Path]):
    for name in EARLY:
        there = started(model_folders[name])
        for page in menu.READ:
            said = screen.prose(screen.visited(page, model=there, model_text=TEXT), "remarks")
            assert (name in said, REFUSED[name].said in said) == (True, True), (page, name)
        registry.LEFT_OUT.pop(there)
    at = _run("models", started(model_folders[EARLY[0]]))
    assert any(option.startswith(f"{EARLY[0]} (") for option in wiring.controls(at)["model_title"].options)


def _run(page: str, name: str) -> AppTest:
    at = AppTest.from_file(wiring.ROUTER, default_timeout=60)
    at.query_params.update({"model": name})
    at.context["theme"] = "light"
    wiring.turn(at, page).run()
    assert not at.exception
    return at


def test_a_model_that_differs_from_its_own_attention_or_fails_on_a_text_says_so(name: str, monkeypatch: pytest.MonkeyPatch):
    def fails(*given: object) -> None:
        raise RuntimeError("no kernel for this text")

    with monkeypatch.context() as patch:
        patch.setattr("attn_core.models.agreement.TOLERANCE", -1.0)
        with pytest.raises(ValueError, match="must equal its own attention"):
            models.load(name)
        found = asked("models", name, "heads")
    assert ("must equal" in found["error"], found["wait"]) == (True, None)
    assert "boards" in asked("surgery", name, "experiments")  # which need no model
    HELD.clear()
    models.load(name)
    monkeypatch.setattr("attn_core.models.hugging_face.HuggingFaceModel.layer", fails)
    for page in ("models", "explore"):
        settings = {"projections": f"{name}_1", "text": TEXT} if page == "explore" else {}
        found = asked(page, name, "heads" if page == "models" else "heatmaps", **settings)
        assert found["error"].startswith(f"The model {models.entry(name).title} can’t be shown on this text")
        assert "RuntimeError: no kernel for this text" in found["error"]
        assert found["wait"] is None  # the browser asks again at the next move, not for ever
