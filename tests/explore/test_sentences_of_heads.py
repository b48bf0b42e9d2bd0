"""Every head of a design has its own sentence: the second does the next job of the list, the third the one after."""

import pytest

from tests.screen import opened, prose


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (0, "Each token looks at the one before it."),
        (1, "Each token looks at the same token elsewhere."),
        (2, "Each token looks at the first one, which looks at itself."),
    ],
)
def test_the_lead_says_what_the_selected_head_does(head: int, sentence: str):
    lead = prose(opened("explore", maps="previous", heads=4, head=head), "lead")
    assert lead.startswith(f"In head {head + 1}, bat ")
    assert sentence in lead
    assert lead.count("Each token") == 1
