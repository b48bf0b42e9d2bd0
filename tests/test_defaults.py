"""A default is always among what its control has, whatever sources and models there are: Streamlit ends a page otherwise."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from streamlit.testing.v1 import AppTest

from attn_core import models
from attn_core.models import registry
from attn_core.sources import SOURCES
from pages.controls import board, widgets
from pages.view import menu, settings
from tests.test_rules import CODE, nodes
from tests.wiring import controls, opened

WITH_OPTIONS = {"slider", "select_slider", "number_input", "segmented_control", "selectbox", "pills", "radio", "multiselect"}
NUMBERS = st.integers(-3, 100) | st.floats(-3, 100)


@pytest.fixture(autouse=True)
def _without_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw no boards: their numbers are no matter here."""
    monkeypatch.setattr(board, "draw", lambda *asked, **how: None)


@given(default=NUMBERS, values=st.lists(NUMBERS, min_size=1), names=st.lists(st.text(), min_size=2))
def test_a_control_stands_at_its_default_or_at_the_nearest_value(default: float, values: list[float], names: list[str]):
    stands = widgets.standing(default, values)
    assert stands in values
    assert abs(stands - default) == min(abs(value - default) for value in values)
    name, *others = names  # of names: at its default or at the first
    assert widgets.standing(name, others) == (name if name in others else others[0])


def test_every_control_with_values_is_one_of_those_that_ask():
    """Streamlit's own are called in one file, but on the page where controls are no names of the link."""
    called = {path.name for path in CODE if WITH_OPTIONS & {getattr(node, "attr", None) for node in nodes(path)}}
    assert called == {"widgets.py", "check_your_own.py"}


def check(at: AppTest) -> None:
    """Assert that a page ran to its end, where Streamlit has compared each value with its control's."""
    for name, control in controls(at).items():
        if control.type in ("slider", "number_input"):
            assert control.min <= control.value <= control.max, name


@pytest.fixture(params=(1, 3, 12), ids=lambda layers: f"{layers} layers")
def model(request: pytest.FixtureRequest) -> Iterator[str]:
    """A model that isn't there, of 12 heads, 10 or 1: its pages draw their controls all the same."""
    layers, name = request.param, "small-00000000"
    registry.MODELS[name] = registry.Entry("small", 1, layers, 13 - layers, head_size=4, width=8)
    yield name
    del registry.MODELS[name]


def test_a_page_about_a_model_of_any_size_draws_its_controls(model: str):
    known = models.entry(model)
    far = {"layer": settings.MOST_LAYERS - 1, "head": settings.MODEL_HEADS - 1, "query": 63, "key": 63}
    for page in menu.READ:
        for said in ({}, far):
            at = opened(page, model=model, **said)
            check(at)
            drawn, wanted = controls(at), {"layer": 3, "head": 1} | said
            assert drawn["layer"].value == min(wanted["layer"], known.layers - 1), page
            assert drawn["head"].value == min(wanted["head"], known.heads - 1), page
    check(opened("explore", projections=f"{model}_{known.layers - 1}"))


def kind(source: str) -> tuple[object, ...]:
    """Return what of a source decides which values the controls of a page have."""
    known = SOURCES[source]
    return known.own_heads, known.words and len(known.words), known.letters


PICKED = list({kind(source): source for source in SOURCES}.values())  # one of each kind


@pytest.mark.parametrize("page", [page for page in menu.PAGES if "projections" in settings.shared(page)])
def test_a_page_draws_its_controls_with_every_kind_of_source(page: str):
    for source in PICKED:
        check(opened(page, projections=source, head=settings.MODEL_HEADS - 1, query=63))
