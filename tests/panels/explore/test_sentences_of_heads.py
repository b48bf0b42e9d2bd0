"""Every head of a design has its own sentence: the second does the next job of the list, the third the one after."""

import pytest

from tests.screen import opened, prose


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (0, "Each token attends to the one before it."),
        (1, "Each token attends to the same token elsewhere."),
        (2, "Each token attends to the first one, which attends to itself."),
    ],
)
def test_the_lead_says_what_the_selected_head_does(head: int, sentence: str):
    lead = prose(opened("explore", projections="previous", heads=4, head=head, query=5), "lead")
    assert lead.startswith(f"In head {head}, the·5 attends to ")
    assert sentence in lead
    assert lead.count("Each token") == 1


@pytest.mark.parametrize(
    ("head", "query", "sentence"),
    [
        (0, 0, "Each token attends to the one before it; the first has none and attends equally to all."),
        (1, 1, "Each token attends to the same token elsewhere; one that has no copy attends equally to all."),
    ],
)
def test_the_lead_says_what_a_head_does_where_it_meets_nothing(head: int, query: int, sentence: str):
    lead = prose(opened("explore", projections="previous", heads=4, head=head, query=query), "lead")
    assert f" attends equally to 7 words: 14 % each. {sentence}" in lead
