"""A source of queries, keys and values: what it makes of the settings of a scene, and which of them act on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, Protocol

from torch import Tensor

from attn_core import positions, tokens
from attn_core.cache import remember
from attn_core.heads import Projections
from attn_core.positions import POSITIONS
from attn_core.sources.features import Named

MEAN_SQUARE = 1.5  # of a unit Gaussian plus sinusoidal positions
TRAININGS = ("grown", "trained")  # settings of a scene that say how far a training has gone; see `Source.training`
# of `variants`: what changes q and k, or how keys and values are made
OF_PROJECTIONS = ("key_value_heads", "qk_norm", "rotary", "rotary_base")
NEEDS = (  # of those who read a source: `Source.has` says which of them it meets
    "projections",  # vectors x and projections w, of which queries, keys and values are x @ w
    "fused",  # torch's scaled_dot_product_attention can compute its attention
    "loops",  # so can the scalar loops of `reference`
    "program",  # so can a program of code_to_copy/
)


class Setting(Protocol):
    """The settings of a scene that a source may read; see `scene.Scene`."""

    @property
    def words(self) -> tuple[str, ...]: ...
    @property
    def memory(self) -> tuple[str, ...] | None: ...
    @property
    def heads(self) -> int: ...
    @property
    def head_size(self) -> int: ...
    @property
    def d_model(self) -> int: ...
    @property
    def positions(self) -> str: ...
    @property
    def seed(self) -> int: ...
    @property
    def grown(self) -> int: ...
    @property
    def trained(self) -> int: ...


@dataclass(frozen=True)
class Source:
    """One entry of SOURCES. This class is a random draw; the others say what they do otherwise.

    token        its name in SOURCES and in a link
    offset       the position that its first head looks for, counted from its own; 0 where it looks for none
    by_place     whether nothing is left of what its first head looks for where tokens don't know their positions
    letters      whether it is about letters, so that it is best given characters
    rests        the settings that don't act on it → why not, a name of text/…/controls.ftl RESTS
    across       the source that replaces it where queries are of one sentence and keys of another, if it means nothing there
    training     of TRAININGS: the setting that says how far its training has gone; "" where there is none to see
    lacks        the NEEDS that it doesn't meet → why, a name of text/…/notices.ftl LACKS
    ends         the settings that act on it up to an end of its own → this largest value
    means        the settings that do something else to it than to others → what, a name of text/…/controls.ftl `means`
    unread       why it can't read some texts, a name of text/…/notices.ftl UNREAD
    model, layer   the language model whose layer has these heads; "" for none
    """

    token: str
    offset: int = 0
    by_place: bool = False
    letters: bool = False
    rests: Mapping[str, str] = field(default_factory=dict)
    across: str = ""
    lacks: Mapping[str, str] = field(default_factory=dict)
    training: str = ""
    ends: Mapping[str, int] = field(default_factory=dict)
    means: Mapping[str, str] = field(default_factory=dict)
    unread: str = ""
    model: str = ""
    layer: int = 0

    # what each kind of source says of itself, whatever is set
    made: ClassVar[str] = "drawn"  # how x and projections are made: an entry of PROGRAMS in code_to_copy/attention.py
    is_random: ClassVar[bool] = True  # projections are drawn, of all heads but a trained one
    is_drawn: ClassVar[bool] = False  # all projections are drawn at random, so that the heads have no meaning
    is_designed: ClassVar[bool] = False  # its heads were built to find given keys
    trains: ClassVar[bool] = False  # its first head is trained by gradient descent on the scene's own words
    reads_words: ClassVar[bool] = False  # heads say something about words' own vectors only, and in each layer the same
    has_word_vectors: ClassVar[bool] = False  # vectors begin with those of `attn_core.meaning`, and W_O leads back to them
    takes_any_text: ClassVar[bool] = False  # it reads texts of any length, and a second sentence, as a random draw does
    ignores_case: ClassVar[bool] = False  # words that differ in case alone are the same to it
    own_tokens: ClassVar[bool] = False  # it splits a text into tokens of its own, which may be parts of words
    offsets: ClassVar[
        tuple[int, ...]
    ] = ()  # which positions heads after the first look for, counted from their own; or none

    def acts(self, setting: str) -> bool:
        """Return whether a setting changes the numbers of this source."""
        return setting == self.training if setting in TRAININGS else setting not in self.rests

    def has(self, need: str) -> bool:
        """Return whether it meets one of NEEDS."""
        return need not in self.lacks

    @property
    def draws(self) -> bool:
        """Whether vectors of words or projections are drawn from the seed."""
        return not self.is_designed

    def unknown(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """Return the words, of those that it can read, of which it knows nothing, each once."""
        return ()

    @property
    def fixed(self) -> Literal["", "all", "keys", "tokens", "file"]:
        """What is fixed in place of the sentence; "" for nothing.

        "file": q, k and v, by a file. By a worked example: "all", "keys": all but W_V, "tokens": its tokens are q, k and v
        """
        return ""

    @property
    def batch(self) -> Tensor | None:
        """The tokens of the examples (B, T, D), of which a scene shows the first, where it is a worked example."""
        return None

    @property
    def words(self) -> tuple[str, ...] | None:
        """Its own tokens, which take the place of a sentence; None where it reads any."""
        return None

    @property
    def own_heads(self) -> int | None:
        """How many heads it has; None where the number is free."""
        return None

    def split(self, text: str, kind: Literal["word", "character"]) -> Sequence[str]:
        """Return a text as tokens of a kind, "word" or "character"."""
        return tokens.split(text, kind)

    def vectors(self, setting: Setting) -> tuple[Tensor, Tensor, Tensor] | None:
        """Return q (H, T, Dk), k and v of all heads, which may be grouped, where projections don't make them; or None.

        Don't change them.
        """
        return None

    @property
    def own_sinks(self) -> bool:
        """Whether each of its heads has a sink of its own, which takes the place of the scene's; see `sinks`."""
        return False

    def sinks(self, setting: Setting) -> tuple[float, ...] | None:
        """Return the scores of its heads' own sinks, one for each head; None where they have none."""
        return None

    def can_read(self, words: tuple[str, ...]) -> bool:
        """Return whether its heads can be made for these words."""
        return True

    def job(self, setting: Setting, head: int) -> str:
        """Return the source that says what one of its heads does."""
        return self.token

    def looks_for(self, words: Sequence[str]) -> Tensor | None:
        """Return (T, T), True where a query's head finds the key; None for a source that looks for nothing in particular."""
        return None

    def sizes(self, setting: Setting) -> dict[str, object]:
        """Return the settings that it decides itself, by name."""
        return {}

    def named(self, setting: Setting) -> Named | None:
        """Return the names of its heads' numbers; None for a source whose numbers have none."""
        return None

    def embed(self, setting: Setting, words: tuple[str, ...]) -> Tensor:
        """Return the vectors of words alone, (T, d_model). Don't change it."""
        return embedded(words, setting.d_model, setting.seed)

    def places(self, setting: Setting, length: int) -> Tensor:
        """Return the vectors of positions, (length, d_model), whether or not they are added."""
        vectors = POSITIONS[setting.positions].vectors or positions.sinusoidal
        return vectors(length, setting.d_model)

    def sum_square(self, setting: Setting) -> float:
        """Return what divides words plus positions so that their mean square is 1; features stay as they are."""
        return MEAN_SQUARE

    def projections(self, setting: Setting) -> Projections:
        """Return the projections of all heads, wo among them. Don't change its tensors."""
        return drawn_layer(setting.d_model, setting.heads, setting.head_size, setting.seed)


embedded, drawn_layer = remember(tokens.embed), remember(tokens.projections)  # drawn once for many scenes
