"""Operations as text: what is written is read back, and what spells none is refused by name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from attn_core.models import spelling
from attn_core.models.operations import KINDS, MASKED, PATCHED, Operation

places = st.none() | st.integers(0, 63)


@st.composite
def operations(draw: st.DrawFn) -> Operation:
    kind = draw(st.sampled_from([*KINDS]))
    given: dict[str, object] = {"layer": draw(places), "head": draw(places)}
    if kind == "cut":
        given |= {"query": draw(st.integers(0, 63)), "key": draw(st.integers(0, 63))}
    if kind == "temperature":
        given["value"] = draw(st.sampled_from([0.0, 0.25, 0.5, 1.0, 2.5, 8.0]))
    if kind == "mask":
        given["value"] = draw(st.sampled_from([*MASKED]))
    if kind == "patch":
        given["value"] = draw(st.sampled_from(PATCHED))
    return Operation(kind, **given)


@given(st.lists(operations(), max_size=spelling.MOST, unique=True))
def test_what_is_written_is_read_back(done: list[Operation]):
    assert spelling.read(spelling.spell(done)) == tuple(done)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("explode_1_3", "kind must be one of off, uniform, temperature, scale, mask, cut, patch, got 'explode'"),
        ("off_1", "layer, head, query and key must be whole numbers, or all, got 'off_1'"),
        ("off_-1_3", "must be whole numbers"),
        ("off_1_3_2", "off needs 0 values after layer and head, got 'off_1_3_2'"),
        ("cut_1_3_2", "cut needs 2 values"),
        ("cut_1_3_2_4_5", "cut needs 2 values"),
        ("temperature_1_3", "temperature needs 1 value"),
        ("temperature_1_3_9", r"value must be in \[0, 8\], got 9"),
        ("temperature_1_3_nan", "value must be a temperature, got 'nan'"),
        ("temperature_1_3_0_5", "value must be a temperature, got '0_5'"),
        ("temperature_1_3_٣", "value must be a temperature"),
        ("temperature_1_3_hot", "value must be a temperature, got 'hot'"),
        ("mask_1_3_all", "value must be one of causal, window, no_first, got 'all'"),
        ("patch_1_3", "patch needs 1 value"),
        ("patch_1_3_value", "value must be one of output, pattern, got 'value'"),
        ("off_00000_1", "must be whole numbers"),
        ("~".join(f"off_{i}_0" for i in range(33)), "there must be at most 32 operations, got 33"),
    ],
)
def test_what_spells_no_operation_is_refused(text: str, message: str):
    with pytest.raises(ValueError, match=message):
        spelling.read(text)


def test_an_operation_is_added_or_taken_away():
    off, cut = Operation("off", 1, 3), Operation("cut", 0, 2, 5, 4)
    assert spelling.toggled((off,), cut) == "off_1_3~cut_0_2_5_4"
    assert spelling.toggled((off, cut), off) == "cut_0_2_5_4"
    assert spelling.toggled((), cut) == "cut_0_2_5_4"
    many = [Operation("off", 0, head) for head in range(spelling.MOST)]
    assert spelling.toggled(many, cut) == spelling.spell(many)  # a text has no room for it
    assert spelling.toggled(many, many[0]) == spelling.spell(many[1:])
