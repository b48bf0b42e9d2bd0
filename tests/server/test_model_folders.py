"""The operator names the models of a server; one that has to be loaded is waited for in words."""

import json
import logging
from pathlib import Path
from urllib.parse import urlencode

import pytest

from attn_core import models
from attn_core.models import registry
from pages.answers import answer, cost
from pages.answers.page_boards import boards
from pages.answers.question import Question
from pages.board.layout import Cost
from pages.server import model_folders
from pages.server.limits import LIMITS
from pages.view import link
from tests.core.models.random_models import CONFIGS, saved


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


@pytest.fixture
def name(tmp_path: Path) -> str:
    return registry.add(saved(tmp_path, CONFIGS["llama"]))


def asked(page: str, name: str, *names: str, **settings: object) -> dict[str, object]:
    said = urlencode({"model": name, "model_text": "The capital of France is Paris", **settings})
    return json.loads(answer.answer_or_error(Question(page, link.from_query(said, page), names, {})))


def test_a_model_is_loaded_beside_the_answers(name: str):
    first = asked("models", name, "heads")
    assert first == {
        "error": f"The model {models.entry(name).title} is being loaded, which takes a few seconds. "
        "This page tries again by itself.",
        "wait": 1,
    }
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
