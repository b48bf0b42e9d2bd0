"""Model cards: what known models use of attention, in one table, and the numbers of one beside those that Explore shows."""

from collections.abc import Callable, Mapping

from attn_core.model_cards import CARDS, Card
from attn_core.score_scales import ROOT
from attn_core.variants import ALL, OFF
from pages.board import declaration
from pages.board.declaration import sentence
from pages.board.facts import Facts
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Links, Pieces, Table, Text
from pages.text import numbers
from pages.text.languages import Words
from pages.view import link
from pages.view.settings import MOST_HEADS, WIDEST, View, complete

words = Words("model_cards")
MOST_D_MODEL = 256  # that a link sets
REACH = 2  # how far back a window reaches on Explore, so that one sees it on a short sentence
NONE, YES = "–", "✓"
LIMITS: Mapping[str, Callable[[Card], object]] = {  # what Explore can't show → of which models that is so
    "latent": lambda card: card.latent,
    "layers": lambda card: all(card.pattern),
    "linear": lambda card: card.stretched > 1 and not card.yarn,
    "yarn": lambda card: card.yarn,
    "learned": lambda card: card.positions == "learned",
    "relative": lambda card: card.positions == "relative",
    "undivided": lambda card: not card.divided,
    "gain": lambda card: card.qk_norm,
    "sink": lambda card: card.sink,
    "biases": lambda card: card.biases,
    "experts": lambda card: card.experts,
}


def explored(card: Card) -> View:
    """Return the view of Explore that shows a model, scaled down: a layer with a window where it has such layers."""
    sizes = card.sizes.scaled(MOST_HEADS, WIDEST, MOST_D_MODEL)
    sets = {
        **{"projections": "random", "heads": sizes.heads, "head_size": sizes.head_size, "d_model": sizes.d_model},
        "key_value_heads": ALL if sizes.group == 1 else sizes.key_value_heads,
        "positions": "sinusoidal" if card.positions == "learned" else "none",
        "mask": "window" if card.window else "causal" if card.causal else "none",
        "window": REACH,
        "qk_norm": "rms" if card.qk_norm else OFF,
        "cap": float(card.cap) or OFF,
        "sink": 0.0 if card.sink else OFF,
        "power": ROOT if card.divided else 0.0,
        **({"rotary": card.layout, "rotary_base": card.local_base or card.base} if card.base else {}),
    }
    return View(**complete("explore", sets))


def there(name: str) -> Mapping[str, str]:
    """Return what the link to Explore sets to show the model of this name."""
    return link.written(explored(CARDS[name]), "explore")


def limits(card: Card) -> list[str]:
    """Return the names of what Explore can't show of a model."""
    return [name for name, is_so in LIMITS.items() if is_so(card)]


def _name(view: View) -> str:
    return view.card


@panel(_name)
def models(name: str) -> Pieces:
    """List all models; each name chooses its card."""
    rows = [[f"**{card.title}**" if each == name else card.title, *_features(card)] for each, card in CARDS.items()]
    return [Table("all_models", [*words.FEATURES.values()], rows, sets=[{"card": each} for each in CARDS])]


def _features(card: Card) -> list[str]:
    sizes = card.sizes
    windows = "none" if not card.window else "all" if not card.pattern[1] else "other" if card.pattern[0] == 1 else "most"
    return [
        words.positions(kind=card.positions, base=card.base, local=card.local_base),
        f"{sizes.heads} / {sizes.key_value_heads}",
        str(sizes.head_size),
        words.sees(causal=card.causal, windows=windows, window=card.window, local=card.pattern[0], of=sum(card.pattern)),
        _divisor(sizes.head_size, card.divided, card.factor),
        YES if card.qk_norm else NONE,
        str(card.cap or NONE),
        YES if card.sink else NONE,
        numbers.grouped(card.cached) if card.cached else NONE,
    ]


def _divisor(head_size: int, divided: bool, factor: float = 1.0) -> str:
    """Return what scores are divided by; factor: what they are multiplied by."""
    root = f"√{head_size}" if divided else "1"
    return root if factor == 1 else f"{root} / {numbers.decimal(factor)}"


def _written(number: str | float) -> str:
    return number if isinstance(number, str) else numbers.grouped(int(number))


# ---- one card ----


@panel(_name)
def card_numbers(name: str) -> Pieces:
    """List the numbers of a model beside those that Explore shows, in bold where they differ."""
    card = CARDS[name]
    own, shown, local = card.sizes, explored(card), card.local_base
    groups = shown.heads if shown.key_value_heads == ALL else shown.key_value_heads
    listed: dict[str, tuple[str | float, str | float]] = {  # those that a model has, and Explore
        "layers": (own.layers, 1),
        "heads": (own.heads, shown.heads),
        "key_value_heads": (own.key_value_heads, groups),
        "head_size": (own.head_size, shown.head_size),
        "d_model": (own.d_model, shown.d_model),
        "window": (card.window, shown.window + 1),
        "base": (card.base, NONE if local else shown.rotary_base),  # of the layers that Explore doesn't show
        "local_base": (local, shown.rotary_base),
        "cap": (card.cap, shown.cap),
        "divisor": (_divisor(own.head_size, card.divided, card.factor), _divisor(shown.head_size, card.divided)),
        "context": (own.context, words.YOURS),
    }
    rows = [
        [words.NUMBERS[each], _written(theirs), _written(here) if here == theirs else f"**{_written(here)}**"]
        for each, (theirs, here) in listed.items()
        if theirs
    ]
    return [Text("card_title", f"## {card.title}"), Table("numbers", ["", words.MODEL, words.EXPLORE], rows)]


@panel(_name)
def card_limits(name: str) -> Pieces:
    """Say what was scaled down, and what Explore can't show of a model."""
    card = CARDS[name]
    config, paper, address, code = card.sources
    ways = {words.CONFIG: config, paper: address, **({words.CODE: code} if code else {})}
    given: dict[str, float] = {
        "latent": card.latent,
        "turned": card.turned,
        "head_size": card.sizes.head_size,
        "stretched": card.stretched,
    }
    given |= {"factor": card.factor, "other_base": card.local_base and card.base}
    listed = [words.limit(name=each, **given) for each in limits(card)]
    said = [words.scaled(group=card.sizes.group), f"**{words.CANT}**", *listed, words.WEIGHTS]
    return [Text("card_limits", "\n\n".join(said)), Links("card_sources", words.SOURCES, ways)]


def _always(view: View) -> Facts:
    return Facts()


BOARDS = {
    "lead": board(sentence("lead", _always, "model_cards.lead"), cost=Cost.LIGHT),
    "models": board(models(), cost=Cost.LIGHT),
    "card": board(row(card_numbers(), card_limits()), cost=Cost.LIGHT),
}
PAGE = declaration.Page("model_cards", (), BOARDS, {})
