"""A model's file and its words: what it reads, what it refuses, and how well it does what it was trained for."""

from pathlib import Path

import pytest
import torch
from safetensors.torch import load_file, save_file

from attn_core import models
from attn_core.models import word_model as files
from attn_core.models.training.__main__ import scores
from attn_core.models.training.stories import TASKS, UNKNOWN

MODEL = models.load("tiny")
FILE = Path(files.__file__).with_name("tiny.safetensors")


def test_it_solves_each_task_on_pairs_that_it_has_never_read():
    found = scores(MODEL.weights, count=60)
    assert found.keys() == {*TASKS}
    assert min(found.values()) >= 0.95


def test_each_unknown_word_has_a_placeholder_of_its_own():
    encoded = MODEL.encode("Glim the frob. glim")
    glim, _, frob, _, again = encoded.ids
    assert glim == again != frob
    assert {MODEL.words[glim], MODEL.words[frob]} <= set(UNKNOWN)
    assert encoded.unknown == ((glim, "Glim"), (frob, "frob"))
    assert (MODEL.word(glim, encoded), MODEL.word(MODEL.words.index("cat"), encoded)) == ("Glim", "cat")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "text must have 1 to 64 words, got 0"),
        ("a " * 65, "text must have 1 to 64 words, got 65"),
        (" ".join(f"x{i}" for i in range(25)), "text must have at most 24 different unknown words, got 25"),
    ],
)
def test_what_it_does_not_read_is_refused(text: str, message: str):
    with pytest.raises(ValueError, match=message):
        MODEL.encode(text)
    assert not MODEL.takes(text.split())


@pytest.mark.parametrize("name", ["../tiny", "/etc/passwd", "", "gpt2"])
def test_a_name_is_no_path(name: str):
    with pytest.raises(ValueError, match="name must be one of tiny, smollm2-135m, minilm-l6, got"):
        models.load(name)


def test_files_that_are_no_model_are_refused(tmp_path: Path):
    cut, other, bad = (tmp_path / f"{name}.safetensors" for name in ("cut", "other", "bad"))
    cut.write_bytes(FILE.read_bytes()[:1000])
    save_file({"embedding": torch.zeros(2, 2)}, other)
    numbers = load_file(FILE)
    numbers["wq"][0, 0, 0] = torch.nan
    save_file(numbers, bad, {"words": '["a"]', "heads": "4"})
    for path in (cut, other, tmp_path / "missing.safetensors"):
        with pytest.raises(ValueError, match=f"{path.name} must be a model’s file of safetensors"):
            files.read(path)
    with pytest.raises(ValueError, match="wq"):
        files.read(bad)


def test_upper_and_lower_case_count_as_one():
    assert MODEL.encode("the DOGS near Mia").ids == MODEL.encode("The dogs near mia").ids
    assert MODEL.encode("The dogs").labels == ("The", "dogs")
