"""What a link says wrongly, page by page: every name of a page at once is remarked, and its default stands."""

import pytest

from pages.view import link, menu, settings
from tests import wiring
from tests.screen import opened

OWN = {  # page → the names that it has a control for, but for texts, which may say anything
    page: names.split()
    for page, names in {
        "explore": "tokens kind heads head_size d_model scale power temperature mask window prefix bias positions dropout"
        " seed query head stage rows_from columns_from projections grown trained"
        " key_value_heads qk_norm rotary rotary_base cap sink",
        "start": "temperature query",
        "check_your_own": "",
        "worked_examples": "example example_step example_slip",
        "model_cards": "",
        "averaging": "averaging_row in_place keepdim hide_key rung softmax_over looker sought pull",
        "query_key_value": "key grown one_matrix moment edit_map edits hand_over",
        "weighted_sum": "dimension mixer mixer_edits",
        "sharpness": "init multiplier constant projections",
        "masks": "mask_corner mask_window mask_prefix mask_padding mask_painted mask_rounds mask_changed mask_grown",
        "order_and_batch": "order_shuffle order_other order_distance",
        "models": "model_sort layer query key head",
        "surgery": "operations layer query key head",
        "whole_model": "layer query untrained",
        "todays_models": "clock_place clock_distance cache_heads written block_size rescaled",
        "train": "train_layers train_layer_0 train_size train_scaled train_positions train_rate train_masked train_step",
        "shapes": "batch_size batch_tokens batch_example view_at_once",
        "self_and_cross": "new_tokens",
        "heads": "divide_into joined_scale mix_heads layers layer_reach context",
        "loops": "cursor pace draws evaluating",
        "mistakes": "mistake mistake_on mistake_head mistake_sign",
    }.items()
}
OTHERS = """text text2 cross_text train_text model model_text patch_text start_text start_guess map_left map_right
lang card quiz quiz_version level question answer bars practice_temperature topics
quiz_count"""  # of questions: test_practice.py; card has a table: test_model_cards.py


def test_every_page_and_every_name_is_here():
    """Pages of practice draw no control of Streamlit's: their own tests open them with bad links."""
    assert set(OWN) == set(menu.PAGES) - set(menu.PRACTICE)
    around = {*settings.FRAME, *settings.VISIT, *OTHERS.split()}
    assert {name for names in OWN.values() for name in names} == settings.CONTROLS.keys() - around


@pytest.mark.parametrize("page", OWN)
def test_bad_values_are_said_and_the_defaults_stand(page: str):
    """Each control is at its default, and the page shows the same as without a link."""
    bad = dict.fromkeys((*OWN[page], "strange"), "banana")
    at = wiring.opened(page, **bad)
    notices = wiring.notices(at)
    assert [f"Ignored {name}=banana: " in notices for name in bad] == [True] * len(bad)
    assert notices.count("Ignored") == len(bad)
    assert wiring.linked(at) == {}
    assert not at.query_params.keys() & set(OWN[page])
    controls = wiring.controls(at)
    names = controls.keys() & settings.DEFAULTS.keys() - {"step"}
    assert {name: controls[name].value for name in names} == {name: settings.defaults(page)[name] for name in names}
    assert opened(page, **bad).slots == opened(page).slots
    own = dict.fromkeys(("whole_model", *menu.READ), ("model_text", "a bat"))
    own |= {"worked_examples": ("example_step", 1), "train": ("train_step", 20)}
    name, value = own.get(page, ("text", "a bat"))
    if page == "check_your_own":  # whose controls stand in no link
        at.button_group(key="own_sample").set_value("right").run()
    elif page == "model_cards":  # whose table of models is no control of Streamlit's
        at.run()
    else:
        wiring.move(at, name, value)  # the page can be used, and still says what it ignored
        assert wiring.linked(at)[name] == link.spelled(value)
    assert wiring.notices(at) == notices
