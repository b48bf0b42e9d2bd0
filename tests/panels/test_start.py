"""Start: one word in two sentences, its weights, what it collects and where that moves it; and a prediction."""

import math

import pytest
import torch
from torch.nn.functional import normalize

from attn_core import meaning, word_moves
from attn_core.meaning import two_senses
from pages import start
from pages.answers.page_boards import pieces
from pages.board.pieces import Task
from pages.text.numbers import percent
from pages.view.link import from_query
from tests import wiring
from tests.screen import records, visited, without_tags

CAVE, BALL = ["The", "bat", "flew", "out", "of", "the", "cave"], ["The", "bat", "hit", "the", "ball"]


def shown(query: str) -> dict[str, object]:
    """Return what Start shows of a link, once the first of the answers that it offers is predicted."""
    guesses = asked(query).get("task", Task("", "", "")).guesses
    return asked("&".join([query, *(f"guesses={sets['guesses']}" for sets in list(guesses.values())[:1])]))


def asked(query: str) -> dict[str, object]:
    """Return what Start shows of a link."""
    return pieces("start", from_query(query, "start"))


def text(slots: dict[str, object], slot: str) -> str:
    return without_tags(slots[slot].html())


def attended(words: list[str], query: int, temperature: float) -> torch.Tensor:
    """Return the weights of a word, from the table and the trained matrices alone."""
    x, maps = meaning.vectors(words).double(), meaning.projections()
    scores = (x[query] @ maps.wq.double()) @ (x @ maps.wk.double()).T / 8 / temperature
    return torch.softmax(scores, 0)


@pytest.mark.parametrize("temperature", [0.5, 1.0, 20.0])
@pytest.mark.parametrize(("slot", "words"), [("one", CAVE), ("other", BALL)])
def test_each_sentence_has_the_arcs_the_shares_and_the_move_of_the_trained_head(
    slot: str, words: list[str], temperature: float
):
    slots, weights = shown(f"temperature={temperature}"), attended(words, 1, temperature)
    arcs = slots[slot].spec["datasets"]["arcs"]
    found = dict(zip(arcs["key"], (float(tip.rpartition(": ")[2]) for tip in arcs["tip"]), strict=True))
    torch.testing.assert_close(torch.tensor([found[key] for key in range(len(words))]).double(), weights, atol=1e-4, rtol=0)
    assert slots[slot].spec["datasets"]["words"]["label"] == words
    assert f"bat takes {percent(weights.max().item())} from {words[weights.argmax()]}" in text(slots, f"{slot}_sum")
    x = meaning.vectors(words).double()
    after = x[1] + weights @ x
    towards, _ = meaning.moves(x[1].float(), after.float(), 1, words)
    assert f"towards {towards[0][0]}," in text(slots, f"{slot}_sum")
    change = normalize(after, dim=0) - normalize(x[1], dim=0)
    assert (normalize(meaning.vectors([towards[0][0]])[0].double(), dim=0) @ change).item() > 0


def test_the_map_has_both_moves_of_the_word_or_is_left_out():
    drawn = shown("temperature=0.5")["moved"].spec["datasets"]
    assert drawn["words"]["label"][:3] == ["bat", "flew", "ball"]
    shares = [10 * attended(words, 1, 0.5).max().item() for words in (CAVE, BALL)]
    assert drawn["lines"]["wide"] == pytest.approx(shares, abs=1e-3)
    starts = {*zip(drawn["arrow"]["x"], drawn["arrow"]["y"], strict=True)}
    assert starts == {(drawn["words"]["x"][0], drawn["words"]["y"][0])}
    assert drawn["arrow"]["x1"][0] < drawn["arrow"]["x"][0] < drawn["arrow"]["x1"][1]
    assert [tip.partition(" of")[0] for tip in drawn["arrow"]["tip"]] == [
        f"bat, from x to x + output: {float(row['turn in the plane']):.4f}"
        for row in records(visited("start", temperature=0.5), "map")[-2:]
    ]
    assert "moved" not in shown("start_text=Nothing+of+it")


@pytest.mark.parametrize(("table", "words"), [("one", CAVE), ("other", BALL)])
def test_every_weight_of_the_word_stands_in_a_table(table: str, words: list[str]):
    rows = records(visited("start", temperature=0.5), table)
    assert [row["key"] for row in rows] == words
    found = torch.tensor([float(row["weight"]) for row in rows]).double()
    torch.testing.assert_close(found, attended(words, 1, 0.5), atol=1e-5, rtol=0)


def test_the_same_word_is_found_in_the_second_sentence_in_any_of_its_forms():
    roles = shown("start_text=Two+Bats+slept")["other"].spec["datasets"]["words"]["role"]
    assert roles[1] == "query"
    lost = shown("start_text=Nothing+of+it")
    assert not {"other", "moved"} & lost.keys()  # nothing is compared
    assert "“bat” does not occur in the second sentence" in text(lost, "remarks")
    assert "does not occur" not in text(shown(""), "remarks")


def test_of_sentences_that_are_typed_the_word_is_selected_that_both_have():
    at = wiring.opened("start")
    for name, typed, place in (("text", "We saw that the old bat slept", 5), ("start_text", "We saw Mary", 1)):
        assert wiring.controls(wiring.move(at, name, typed))["query"].value == place


def test_a_click_on_a_word_of_the_first_sentence_selects_it_in_both():
    slots = shown("")
    assert slots["one"].click == {"query": "query"}
    assert slots["one"].spec["datasets"]["words"]["query"] == list(range(7))
    assert not slots["other"].click


@pytest.mark.parametrize("word", two_senses.WORDS)
def test_each_offered_word_moves_to_two_places(word: str):
    text_a, query, text_b = two_senses.WORDS[word]
    link = f"text={text_a}&start_text={text_b}&query={query}"
    assert text_a.split()[query].casefold() == word
    assert asked(link)["task"].predicts  # until then the second sentence is not on the screen
    assert "other" not in asked(link)
    slots = shown(link)
    assert slots["other"].spec["datasets"]["words"]["role"].count("query") == 1
    assert slots["other"].spec["datasets"]["words"]["label"][0] != word or word in text_b.casefold().split()[0]
    assert text(slots, "one_sum").partition("towards")[2] != text(slots, "other_sum").partition("towards")[2]
    offered = dict(asked("")["senses"].choices)
    assert word == "bat" or offered[word] == {"text": text_a, "start_text": text_b, "query": query}


ANSWERS = {
    "towards flown and flying, as in the first sentence": "as_here",
    "towards football and soccer": "towards",
    "nowhere: it is the same word": "stays",
}


def test_a_prediction_is_asked_first_and_the_second_sentence_waits_for_it():
    """Neither its picture nor its arrow is on the screen, and no word of the map moves when they are added."""
    before, after = asked(""), shown("")
    assert (before["task"].predicts, before["task"].happened) == (True, "")
    offered = {label: sets["guesses"].split(".")[1] for label, sets in before["task"].guesses.items()}
    assert offered == ANSWERS
    assert "other" not in before
    assert "The bat hit the ball" in text(before, "other_waits")
    first, both = (slots["moved"].spec["datasets"] for slots in (before, after))
    for name in ("arrow", "words"):
        drawn = [{*zip(each[name]["x"], each[name]["y"], strict=True)} for each in (first, both)]
        assert drawn[0] <= drawn[1]
    assert [len(each["arrow"]["x"]) for each in (first, both)] == [1, 2]
    assert "other_waits" not in after


@pytest.mark.parametrize("temperature", [0.1, 1.0, 20.0])
@pytest.mark.parametrize(("label", "answer"), ANSWERS.items())
def test_what_was_predicted_is_compared_with_what_comes_out_and_why(label: str, answer: str, temperature: float):
    """It is about temperature 1: the slider asks nothing anew, and what is said of it is what is drawn."""
    slots = asked(f"guesses=move.{answer}&temperature={temperature}")
    happened, drawn = without_tags(slots["task"].happened), text(slots, "other_sum")
    assert happened.startswith("As you predicted." if answer == "towards" else f"You predicted **{label}**.")
    weights = attended(BALL, 1, temperature)
    assert f"takes most from :orange-badge[{BALL[weights.argmax()]}]" in happened
    assert ("That was at temperature 1." in happened) is (temperature != 1)
    moved = happened.rpartition("**towards** ")[2].rstrip(".").split(" and ")
    assert all(word in drawn.partition("towards")[2] for word in moved)


def test_a_link_of_the_first_version_keeps_its_answer():
    """It names a word: start_guess=football."""
    assert without_tags(asked("start_guess=football")["task"].happened).startswith("As you predicted.")
    assert without_tags(asked("start_guess=stays")["task"].happened).startswith("You predicted **nowhere")
    assert asked("start_guess=xyzzy")["task"].predicts


def test_other_words_are_asked_anew_and_nothing_is_asked_where_there_is_nothing_to_predict():
    apple = two_senses.WORDS["apple"]
    link = f"text={apple.sentence}&start_text={apple.other}&query={apple.place}&start_guess=football"
    assert asked(link)["task"].predicts
    for query in ("start_text=Nothing+of+it", "start_text=The+bat+flew+out+of+the+cave", "text=bat", "start_text="):
        slots = asked(query)
        assert not slots["task"].predicts, query
        assert slots["task"].happened == ""
        assert "Choose one of the words below" in text(slots, "task")


@pytest.mark.parametrize("word", two_senses.WORDS)
def test_where_all_weights_are_alike_both_senses_come_closer(word: str):
    """What the slider is there for, and why a plain mean isn't enough."""
    text_a, query, text_b = two_senses.WORDS[word]
    ends = []
    for temperature in (1, 20):
        view = from_query(f"text={text_a}&start_text={text_b}&query={query}&temperature={temperature}", "start")
        scenes = (start.first(view), start.second(view))
        after = [word_moves.moved(each.scene, each.head, each.query).after for each in scenes]
        ends.append(torch.cosine_similarity(*after, dim=0).item())
    assert ends[0] < ends[1] - 0.02
    assert ends[1] > 0.94


@pytest.mark.parametrize("query", ["text=bat", "text=", "text=xyzzy+plugh", f"text={'a+' * 80}", "start_text=", "query=6"])
def test_any_sentence_is_drawn_or_said_to_be_empty(query: str):
    slots = shown(query)
    assert "task" in slots
    assert ("one" in slots) == (query != "text=")
    for slot in {"one", "other"} & slots.keys():
        words = slots[slot].spec["datasets"]["words"]["label"]
        assert 1 <= len(words) <= 16
        assert all(map(math.isfinite, slots[slot].spec["datasets"]["arcs"]["wide"]))


def test_a_program_shows_the_first_sentence():
    from pages.export import program  # noqa: PLC0415

    assert any("flew" in part.code for part in program.parts("start", from_query("", "start")))
