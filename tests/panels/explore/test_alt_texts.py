"""What a heatmap shows in words: the stage, the head counted from 0, queries as rows, keys as columns."""

from tests.screen import opened


def test_a_heatmaps_alt_text_names_its_head_its_rows_and_its_columns():
    pieces = opened("explore", kind="cross", text="The bat flew", text2="A bear saw it", stage="scaled").pieces
    for head in (0, 1):
        alt = f"scaled scores of head {head}: rows The, bat, flew; columns A, bear, saw, it"
        assert pieces[f"heatmap_{head}"].alt == alt
