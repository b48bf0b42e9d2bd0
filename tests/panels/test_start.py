"""Start: one word in two sentences, its weights, what it collects and where that moves it; and a prediction."""

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
from tests.screen import records, says, view_on, visited, without_tags

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


@pytest.mark.parametrize("temperature", [0.5, 20.0])
@pytest.mark.parametrize(("slot", "words"), [("one", CAVE), ("other", BALL)])
def test_each_sentence_has_the_arcs_the_shares_and_the_move_of_the_trained_head(
    slot: str, words: list[str], temperature: float
):
    slots, weights = shown(f"temperature={temperature}"), attended(words, 1, temperature)
    arcs = slots[slot].spec["datasets"]["arcs"]
    found = dict(zip(arcs["key"], (float(tip.rpartition(": ")[2]) for tip in arcs["tip"]), strict=True))
    torch.testing.assert_close(torch.tensor([found[key] for key in range(len(words))]).double(), weights, atol=1e-4, rtol=0)
    assert slots[slot].spec["datasets"]["words"]["label"] == words
    says(text(slots, f"{slot}_sum"), f"{percent(weights.max().item())}", f"{words[weights.argmax()]}")
    x = meaning.vectors(words).double()
    after = x[1] + weights @ x
    towards, _ = meaning.moves(x[1].float(), after.float(), 1, words)
    says(text(slots, f"{slot}_sum"), f"{towards[0][0]}")
    change = normalize(after, dim=0) - normalize(x[1], dim=0)
    assert (normalize(meaning.vectors([towards[0][0]])[0].double(), dim=0) @ change).item() > 0


def test_the_map_has_both_moves_of_the_word_or_that_of_the_first_sentence():
    drawn = shown("temperature=0.5")["moved"].spec["datasets"]
    assert drawn["words"]["label"][:3] == ["bat", "flew", "ball"]
    shares = [10 * attended(words, 1, 0.5).max().item() for words in (CAVE, BALL)]
    assert drawn["lines"]["wide"] == pytest.approx(shares, abs=1e-3)
    starts = {*zip(drawn["arrow"]["x"], drawn["arrow"]["y"], strict=True)}
    assert starts == {(drawn["words"]["x"][0], drawn["words"]["y"][0])}
    assert (
        drawn["arrow"]["x1"][1] < drawn["arrow"]["x"][0] < drawn["arrow"]["x1"][0]
    )  # the first to the right, as on Explore
    assert [tip.partition(" of")[0] for tip in drawn["arrow"]["tip"]] == [
        f"bat, from x to x + output: {float(row['turn in the plane']):.4f}"
        for row in records(visited("start", temperature=0.5), "map")[-2:]
    ]
    alone = shown("start_text=Nothing+of+it")["moved"].spec["datasets"]
    assert (alone["words"]["label"][:2], len(alone["arrow"]["x"])) == (["bat", "flew"], 1)
    assert "moved" not in shown("text=")


def test_a_prediction_is_asked_first_and_the_second_sentence_waits_for_it():
    """Neither its picture nor its arrow is on the screen."""
    before = asked("")
    assert (before["task"].predicts, before["task"].happened) == (True, "")
    outcomes = {}
    for sets in before["task"].guesses.values():
        after = asked(f"guesses={sets['guesses']}")
        outcomes[sets["guesses"].split(".")[1]] = after["task"].missed
        first, both = (slots["moved"].spec["datasets"] for slots in (before, after))
        assert {*first["words"]["label"]} < {*both["words"]["label"]}
        assert [len(each["arrow"]["x"]) for each in (first, both)] == [1, 2]
        assert "other" in after
    assert "other" not in before
    assert outcomes == {"as_here": True, "towards": False, "stays": True}
    apple = two_senses.WORDS["apple"]  # other words are asked about anew
    assert asked(f"text={apple.sentence}&start_text={apple.other}&query={apple.place}&start_guess=football")["task"].predicts
    assert not asked("start_text=Nothing+of+it")["task"].predicts


THIEF = "text=My+grandmother+hid+the+silver+coins+because+she+feared+the+thief&query=10"


@pytest.mark.parametrize("second", ["The bat hit the ball", ""])
def test_a_sentence_whose_word_the_second_one_lacks_says_what_is_needed_where_that_one_stands(second: str):
    slots = asked(f"{THIEF}&start_text={second}")
    lacks = "“The bat hit the ball” doesn’t contain “thief”" if second else "There is no second sentence yet"
    assert lacks in text(slots, "other_waits")
    assert "Type a second sentence" in slots["task"].question
    assert {"moved", "one"} < {*slots}
    both = asked(f"{THIEF}&start_text=The+thief+ran+from+the+police")
    assert both["task"].predicts
    says(text(both, "other_waits"), "Predict where “thief” moves")


def test_a_move_that_the_map_cannot_show_is_not_predicted():
    """In “The thief slept” nearly all comes from the word itself, so that its arrow would be shorter than its head."""
    for one, other, moves in (("slept", "ran from the police", True), ("stole the money", "slept", False)):
        slots = asked(f"text=The+thief+{one}&query=1&start_text=The+thief+{other}")
        assert slots["task"].predicts == moves
        assert ("hardly moves" in slots["task"].question) == (not moves)
        both = shown(f"text=The+thief+{one}&query=1&start_text=The+thief+{other}")  # without a prediction, as it is
        arrow = both["moved"].spec["datasets"]["arrow"]
        longer = [abs(arrow["x1"][1] - arrow["x"][1]), abs(arrow["y1"][1] - arrow["y"][1])]
        assert (max(longer) > 5) == moves


def test_a_sentence_is_drawn_whole_or_without_its_smallest_weights():
    """Its picture has 720 pixels for its words, and can't be drawn smaller than two thirds of them."""
    drawn = asked(THIEF)["one"].spec
    assert (
        " ".join(drawn["datasets"]["words"]["label"]) == "My grandmother hid the silver coins because she feared the thief"
    )
    longer = asked(f"{THIEF.partition('&')[0]}+of+Nottingham+yesterday&query=10")
    drawn = longer["one"].spec
    assert drawn["width"] <= 720 < drawn["width"] + 100
    assert "thief" in drawn["datasets"]["words"]["label"]
    says(text(longer, "one_name"), "words of smaller weight")


def test_what_a_word_brings_itself_is_said_apart_from_what_it_collects():
    """Values copy x: what it takes from itself doesn't change where its vector points."""
    moved = word_moves.moved((one := start.first(from_query(THIEF.replace("10", "1"), "start"))).scene, 0, 1)
    own = one.row.weights[1] * moved.before
    assert one.row.weights[1] > 0.9
    torch.testing.assert_close(normalize(moved.before + own, dim=0), normalize(moved.before, dim=0))
    assert not moved.after.allclose(moved.before + own)
    says(
        text(asked(THIEF.replace("10", "1")), "one_sum"),
        "94 % from itself",
        "only makes its vector longer; the rest moves it",
    )
    assert "longer" not in text(asked(""), "one_sum")


def test_a_link_of_the_first_version_keeps_its_answer():
    """It names a word: start_guess=football."""
    for guess, predicts, missed in (("football", False, False), ("stays", False, True), ("xyzzy", True, False)):
        task = asked(f"start_guess={guess}")["task"]
        assert (task.predicts, task.missed) == (predicts, missed), guess


def test_nothing_is_taken_from_a_key_without_weight():
    """Shares sum as they are printed, and the rest is there only where there is one."""
    for temperature, share in ((0, "100 %"), (0.1, "> 99 %"), (1, "56 %")):
        facts = start.here(view_on("start", temperature=temperature))
        assert facts.share == share
        assert bool(facts.second) == (facts.others > 0) == (temperature > 0)
