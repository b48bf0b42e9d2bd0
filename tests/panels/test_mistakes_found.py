"""From a symptom to the bug, links, ends and odd sentences of the page of mistakes, and how its panels follow."""

from dataclasses import replace

import pytest

from attn_core import mistakes, scene
from attn_core.mistakes import MISTAKES
from pages import mistakes as page
from pages.answers import answer
from pages.text import number_names
from pages.text.languages import Words
from pages.view import link, settings
from tests import wiring
from tests.mistakes import SCENE, TWENTY, bugs, matches, pictures
from tests.screen import cells, click, close, csv, opened, press, prose, put

bugs_text = Words("bugs", "en")
examples_text = Words("examples", "en")

# ---- from a symptom to the bug ----


@pytest.mark.parametrize(
    ("sign", "names"),
    [
        ("nan", ["mask_swapped", "blind_row"]),
        ("sums", ["wrong_axis", "dropped_returned", "dropout_in_evaluation", "mask_after_softmax"]),
        ("flat", ["model_scale", "heads_averaged"]),
    ],
)
def test_a_symptom_leads_to_its_bugs(sign: str, names: list[str]):
    """Choosing a symptom offers the mistakes with it, and pressing one shows it."""
    at = opened("mistakes", mistake_on="false")
    assert matches(at) is None
    put(at, "mistake_sign", sign)
    assert matches(at) == [bugs_text.TITLES[name] for name in names]
    press(at, bugs_text.TITLES[names[-1]])
    assert (at.view.mistake, at.view.mistake_on) == (names[-1], True)
    assert at.pieces["check"].program == MISTAKES[names[-1]].check


def test_the_table_shows_every_mistake_and_leads_to_it():
    """With its first number that differs, at the present settings."""
    at = opened("mistakes", mistake_on="false")
    for name in MISTAKES:
        first = mistakes.run(name, SCENE).symptoms[0]
        assert f"{round(first.wrong, 9):.4g}" in bugs(at)[bugs_text.TITLES[name]]
    press(at, bugs_text.TITLES["zero_fill"])
    assert at.pieces["check"].program == MISTAKES["zero_fill"].check
    assert at.view.mistake_on is True  # a bug that was asked for is on
    put(at, "head_size", 1)
    assert "changes nothing" in bugs(at)["No scaling"]


# ---- links, ends, odd sentences ----


def test_a_link_shows_its_view():
    """All the page's own names at once."""
    at = opened("mistakes", mistake="zero_fill", mistake_on="false", mistake_head="1", mistake_sign="leak")
    assert at.pieces["check"].program == MISTAKES["zero_fill"].check
    assert at.view.mistake_on is False
    close(cells(at, "mistake_mine")[6], scene.trace(SCENE).heads.weights[1, 6].double())
    assert bugs_text.TITLES["zero_fill"] in matches(at)


@pytest.mark.parametrize("name", ["zero_fill", "averaged_in_place"])
def test_what_is_offered_is_this_bug_with_other_projections_and_all_else_at_its_default(name: str):
    """A complete state: values that a button doesn't name are reset; the selected bug stays, on or off."""
    for on in (True, False):
        offered = opened("mistakes", mistake=name, mistake_on=on, mask="window").pieces["try_projections"]
        assert offered.complete
        for label, maps in (("Projections: the word before", "previous"), ("Projections: random", "random")):
            assert offered.choices[label] == {"mistake": name, "mistake_on": on, "projections": maps}


@pytest.mark.parametrize(("lang", "sentence"), [("en", "Head 1 shows"), ("de", "Kopf 1 zeigt"), ("es", "La cabeza 1")])
def test_a_bug_that_leaves_head_0_right_is_shown_where_it_acts(lang: str, sentence: str):
    """The list leads to that head; whoever looks at head 0 is told."""
    at = opened("mistakes", mistake="every_head_the_first", lang=lang)
    close(cells(at, "mistake_mine"), cells(at, "mistake_right"))
    assert sentence in prose(at, "mistake_row")
    press(at, Words("bugs", lang).TITLES["groups_tiled"])
    assert (at.view.mistake, at.view.mistake_head) == ("groups_tiled", 1)
    assert not cells(at, "mistake_mine").equal(cells(at, "mistake_right"))


def test_the_list_of_mistakes_keeps_the_settings_on_which_its_numbers_stand():
    """A bug is shown on, and in its first head; no setting that the list is computed from moves."""
    at = opened("mistakes", mistake_on="false", mistake_head=1, mask="window", head_size=8)
    told = bugs(at)[bugs_text.TITLES["wrong_axis"]]
    press(at, bugs_text.TITLES["wrong_axis"])
    assert (at.view.mistake, at.view.mistake_on, at.view.mistake_head) == ("wrong_axis", True, 0)
    assert (at.view.mask, at.view.head_size) == ("window", 8)
    assert bugs(at)[bugs_text.TITLES["wrong_axis"]] == told


def test_a_changed_output_is_said_with_its_number():
    data = page.bug(link.view({"mistake": "join_without_transpose", "query": "2"}, "mistakes"))
    column = data.plane.column(2)
    right, wrong = (page.number(matrix[2, column].item()) for matrix in (data.plane.right, data.plane.wrong))
    told = prose(opened("mistakes", mistake="join_without_transpose", query=2), "mistake_row")
    assert told.startswith(
        f"Component {column} of the output of flew is {right} in the right program and {wrong} with the bug."
    )


def test_a_head_beyond_the_last_becomes_the_last():
    """From a link, and when there are fewer heads; a mistake that needs two has two."""
    at = opened("mistakes", mistake_head="7", heads="8", mistake="wrong_axis")
    assert "head 7" in prose(at, "mistake_mine_name")
    put(at, "heads", "1")
    assert "head 0" in prose(at, "mistake_mine_name")
    put(at, "mistake", "join_without_transpose")
    put(at, "mistake_head", 1)
    assert "head 1" in prose(at, "mistake_mine_name")


def test_no_sentence_draws_nothing_and_says_so():
    """And the first word brings the pictures back."""
    at = opened("mistakes", text=" ")
    assert "has no words yet" in prose(at, "remarks")
    assert not pictures(at)
    put(at, "text", "bat")
    assert len(pictures(at)) == 2
    assert "fewer than 3 tokens, so they are repeated" in prose(at, "notes")


def test_settings_that_a_bug_cannot_take_are_said():
    """In cross-attention, unscaled, at temperature 0, with dropout."""
    at = opened("mistakes", kind="cross", scale="none", temperature="0", dropout="0.5", mistake="wrong_axis")
    for note in ("attends to itself", "divides by √head_size", "temperature used here is 0.01", "Dropout is left out"):
        assert note in prose(at, "notes")


@pytest.mark.parametrize(("temperature", "is_taken"), [(0, False), (0.005, False), (0.01, True), (1, True)])
def test_a_temperature_below_one_hundredth_is_said_to_be_one_hundredth(temperature: float, is_taken: bool):
    at = opened("mistakes", mistake="wrong_axis", temperature=temperature)
    assert ("by the temperature, so the lowest temperature used here is 0.01" in prose(at, "notes")) is not is_taken


def test_a_bug_that_leaves_every_output_says_so_beside_its_number():
    """At temperature 0.01 half the scores have the same largest one; their variance differs, as drawn scores' does."""
    at = opened("mistakes", text="bat", projections="same", temperature=0)
    outcome = mistakes.run("model_scale", replace(page.settings(at.view).scene, scale="head"))
    assert outcome.symptoms[0].differs
    assert not outcome.symptoms[-1].differs
    assert "outputs stay as they are at these settings" in bugs(at)[bugs_text.TITLES["model_scale"]]
    assert "outputs stay" not in prose(opened("mistakes"), "bugs")


@pytest.mark.parametrize(
    ("name", "note", "link"),
    [
        ("zero_fill", "a causal mask is used", {"mask": "prefix"}),
        ("dropout_before_softmax", "Dropout is 0.5", {"dropout": "0.1"}),
        ("join_without_transpose", "two are used", {"heads": "4"}),
        ("no_positions", "The right program uses positions", {"positions": "true"}),
    ],
)
def test_what_a_bug_puts_in_is_said_only_where_it_does(name: str, note: str, link: dict[str, str]):
    """A learner who has set it already reads nothing of it."""
    lacking = {"heads": "1", "positions": "false", "mistake": name}
    assert note in prose(opened("mistakes", **lacking), "notes")
    assert note not in prose(opened("mistakes", **{**lacking, **link}), "notes")


def test_the_formula_of_the_bug_stands_beside_the_right_one():
    """With the bug off both are the right one; both frame the differences, and have the height of the highest."""
    at = wiring.opened("mistakes", mistake="wrong_axis")
    right, wrong = page.formulas(MISTAKES["wrong_axis"], on=True)
    assert [latex.value.strip("$\n") for latex in at.latex] == [right, wrong]
    assert r"\boxed{\textstyle\sum_k e^{s_{ik}}}" in right
    assert r"\boxed{\textstyle\sum_k e^{s_{kj}}}" in wrong
    assert right.count(r"\boxed{") == wrong.count(r"\boxed{") == 2  # the first gives all formulas the same height
    assert [latex.value.strip("$\n") for latex in at.toggle(key="mistake_on").set_value(False).run().latex] == [right] * 2


def test_the_selected_row_is_marked_and_said_and_the_one_that_changes_most():
    """The row is the page's own for all pages; a bug that leaves it alone says so."""
    at = opened("mistakes", mistake="blind_row")
    assert prose(at, "mistake_row").startswith(
        "The row of bat has the right numbers. The bug changes the row of The·0 most. The row of The·0 is undefined"
    )
    put(at, "query", 0)
    assert prose(at, "mistake_row").startswith("The row of The·0 is undefined")
    assert set(at.slots["mistake_right"]["marks"]["y"]) == {0}
    put(at, "mistake", "no_scaling")
    put(at, "query", 5)
    outcome = mistakes.run("no_scaling", SCENE)
    column = int((outcome.right - outcome.wrong)[0, 5].abs().argmax())
    right, wrong = (round(100 * part[0, 5, column].item()) for part in (outcome.right, outcome.wrong))
    told = "the·5 gives of a weight of 22 % in the right program and 50 % with the bug."
    assert (column, right, wrong) == (4, 22, 50)
    assert prose(at, "mistake_row").startswith(told)
    marks = at.slots["mistake_mine"]["marks"]
    assert set(zip(marks["y"], marks["x"], strict=True)) == {(5, 0), (5, 4)}
    put(at, "query", 6)
    put(at, "text", "bat")
    assert prose(at, "mistake_row").startswith("bat·2")  # one word is repeated to three rows, this is the last


def test_twenty_words_are_one_picture_with_their_undefined_row():
    """Cells are no longer drawn one by one, undefined rows still are."""
    at = opened("mistakes", text=TWENTY, mistake="blind_row")
    assert "picture" in at.slots["mistake_mine"]
    [block] = zip(*at.slots["mistake_mine"]["flaws"].values(), strict=True)
    assert block[:5] == (0, 20, 0, 1, "undefined")


def test_the_tables_hold_the_pictures_numbers():
    """As data to save, undefined cells in words."""
    at = opened("mistakes", mistake="blind_row")
    head, *lines = csv(at, "mistake_cells").splitlines()
    assert head == "row,column,right,with the bug,hidden"
    assert len(lines) == 49
    assert [line.split(",")[3] for line in lines[:7]] == ["undefined"] * 7
    assert float(lines[8].split(",")[2]) == pytest.approx(1)  # bat sees itself only
    _, *lines = csv(at, "mistake_symptom").splitlines()
    labels = [symptom.label for symptom in mistakes.run("blind_row", SCENE).symptoms]
    assert [line.rsplit(",", 2)[0].strip('"') for line in lines] == [
        bugs_text.SYMPTOMS[number_names.attribute(label)] for label in labels
    ]


# ---- what is new on boards ----


def test_a_row_is_clicked_in_either_picture_and_the_arrows_step_through_all():
    """A word alone is repeated, so that there are three rows."""
    at = click(opened("mistakes"), "mistake_mine", "cells", 5 * 7 + 2)
    assert at.view.query == 5
    assert click(at, "mistake_right", "cells", 0).view.query == 0
    assert opened("mistakes", text="bat").pieces["mistake_right"].steps["ArrowDown"] == ("query", 1, 0, 2)


def test_all_of_them_wait_until_a_slider_is_let_go():
    """The bug that is looked at follows the finger."""
    question = answer.Question("mistakes", link.view({"mistake_sign": "leak"}), ("bug", "finder"), {}, dragging=True)
    dragged = answer.answer(question)
    assert '"slot":"mistake_mine"' in dragged
    assert '"slot":"bugs"' not in dragged
    assert '"slot":"mistake_matches"' not in dragged
    assert '"slot":"bugs"' in answer.answer(question._replace(dragging=False))


def test_what_depends_on_nothing_that_moved_is_prepared_once():
    """The row and the head move pictures; the list of all bugs and settings of other pages don't."""
    view = link.view({"mistake": "zero_fill"})
    assert page.bug(view) is page.bug(view.but(mistake_sign="leak", cursor=3, head=1))
    assert page.bug(view) is not page.bug(view.but(query=4))


def test_a_head_can_be_chosen_where_there_are_some():
    """A mistake that needs two has two; a mean of the past has none."""
    one = link.view({"heads": "1"})
    assert page.heads(one) == 1
    assert page.why_no_head(one) == "There is only one head."
    assert page.heads(one.but(mistake="join_without_transpose")) == 2
    assert page.why_no_head(one.but(mistake="join_without_transpose")) == ""
    assert page.why_no_head(one.but(mistake="averaged_in_place", heads=8)) == "Averaging has no heads."


@pytest.mark.parametrize(
    ("page", "name", "to", "titles"),
    [
        ("mistakes", "mistake", "zero_fill", bugs_text.TITLES),
        ("mistakes", "mistake_sign", "leak", {"any": "I don’t know", **bugs_text.SIGNS}),
        ("worked_examples", "example", "a_batch", examples_text.TITLES),
    ],
)
def test_a_bug_a_sign_and_an_example_are_chosen_by_title(page: str, name: str, to: str, titles: dict[str, str]):
    """The control that owns the link's name is unseen, and follows."""
    at = wiring.opened(page)
    assert at.selectbox(key=f"{name}_title").options == list(titles.values())
    at.selectbox(key=f"{name}_title").set_value(to).run()
    assert at.selectbox(key=name).value == to
    assert at.query_params[name] in (to, [to])
    other = next(value for value in titles if value not in (to, settings.DEFAULTS[name]))
    at.selectbox(key=name).set_value(other).run()
    assert at.selectbox(key=f"{name}_title").value == other
