"""Model cards: their numbers agree with each other, and each leads to Explore with what it says, scaled down."""

import pytest

from attn_core.model_cards import CARDS
from attn_core.positions import POSITIONS
from attn_core.variants import ALL, OFF
from pages import model_cards
from pages.text.languages import LANGUAGES, Words
from pages.view import link
from pages.view.settings import MOST_HEADS, WIDEST
from tests import wiring
from tests.screen import opened

AS_WIDE = {"llama_3", "mistral", "qwen_3", "gpt_2", "bert", "t5"}  # whose heads together are as wide as a token's vector
CACHED = {  # numbers of a token and layer: two for each component of each head of keys and values
    **{"llama_3": 2048, "mistral": 2048, "gemma_2": 4096, "gemma_3": 2048, "qwen_3": 2048, "gpt_oss": 1024, "gpt_2": 1536},
    **{"deepseek_v3": 576, "bert": 0, "t5": 0},  # latent; encoders
}
every = pytest.mark.parametrize("name", CARDS)


def test_the_sizes_of_a_model_agree_with_each_other():
    assert {name for name, card in CARDS.items() if card.sizes.heads * card.sizes.head_size == card.sizes.d_model} == AS_WIDE
    assert {name: card.cached for name, card in CARDS.items()} == CACHED
    for card in CARDS.values():
        assert card.sizes.heads % card.sizes.key_value_heads == 0
        assert (card.positions == "rotary") == (card.base > 0)
        assert bool(card.window) == bool(card.pattern[0])
        assert card.window < card.sizes.context
        assert card.turned <= card.sizes.head_size
        assert (card.factor > 1) == card.yarn


@every
def test_each_number_has_its_source(name: str):
    sources = CARDS[name].sources
    assert sources.config.startswith("https://huggingface.co/")
    assert sources.config.endswith("/config.json")
    assert all(each.startswith("https://") for each in (sources.address, *filter(None, [sources.code])))
    assert "§" in sources.paper


@every
def test_the_link_of_a_card_sets_explore_to_what_the_card_says(name: str):
    card, said = CARDS[name], model_cards.there(name)
    at = wiring.opened("explore", **said)
    assert wiring.notices(at) == ""
    view = link.view(said, "explore")
    groups = view.heads if view.key_value_heads == ALL else view.key_value_heads
    assert view.heads / groups == card.sizes.heads / card.sizes.key_value_heads
    assert (view.heads, view.head_size) == (min(card.sizes.heads, MOST_HEADS), min(card.sizes.head_size, WIDEST))
    assert view.mask == ("window" if card.window else "causal" if card.causal else "none")
    assert view.rotary == (card.layout if card.positions == "rotary" else OFF)
    assert not card.base or view.rotary_base == (card.local_base or card.base)
    assert POSITIONS[view.positions].vectors is None or card.positions == "learned"
    changed = {each for each in ("cap", "qk_norm", "sink") if getattr(view, each) != OFF}
    assert changed == {each for each in ("cap", "qk_norm", "sink") if getattr(card, each)}
    assert not card.cap or view.cap == card.cap
    assert view.power == (0.5 if card.divided else 0)


@every
def test_a_card_says_what_was_scaled_and_what_explore_cannot_show(name: str):
    card, view = CARDS[name], model_cards.explored(CARDS[name])
    for lang in LANGUAGES:
        words, slots = Words("model_cards", lang), opened("model_cards", card=name, lang=lang).slots
        scaled = {"heads": (card.sizes.heads, view.heads), "head_size": (card.sizes.head_size, view.head_size)}
        rows = opened("model_cards", card=name, lang=lang).pieces["numbers"].rows
        cells = {row[0]: row[1:] for row in rows}
        assert cells[words.NUMBERS["layers"]] == [str(card.sizes.layers), "**1**"]
        for each, (theirs, here) in scaled.items():
            assert cells[words.NUMBERS[each]] == [str(theirs), str(here) if here == theirs else f"**{here}**"]
        assert slots["card_limits"].count("· <b>") == len(model_cards.limits(card)) + 1
        assert all(address in slots["card_sources"] for address in (card.sources.config, card.sources.address))
        assert words.CANT in slots["card_limits"]


def test_explore_cannot_show_what_only_some_models_have():
    found = {each: {name for name, card in CARDS.items() if each in model_cards.limits(card)} for each in model_cards.LIMITS}
    assert found["latent"] == {"deepseek_v3"}
    assert found["layers"] == {"gemma_2", "gemma_3", "gpt_oss"}
    assert found["yarn"] == found["experts"] == {"deepseek_v3", "gpt_oss"}
    assert all(found.values())


def test_a_card_that_there_is_not_is_said_and_the_first_one_stands():
    at = wiring.opened("model_cards", card="banana")
    assert wiring.notices(at).startswith("Note Ignored card=banana: ")
    assert wiring.linked(at) == {}
    assert opened("model_cards", card="banana").slots == opened("model_cards").slots


def test_a_name_in_the_table_chooses_the_card_and_its_link():
    table = opened("model_cards").pieces["all_models"]
    assert [values["card"] for values in table.sets] == list(CARDS)
    assert [row[0].strip("*") for row in table.rows] == [card.title for card in CARDS.values()]
    for name in ("llama_3", "t5"):
        [way] = wiring.opened("model_cards", card=name).get("page_link")
        assert dict(pair.split("=") for pair in way.proto.query_string.split("&")).items() >= model_cards.there(name).items()
