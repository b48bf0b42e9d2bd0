"""Wrong edits of links, boards, tables and the browser's script."""

from tests.wrong_edits.edit import Edit

EDITS = (
    Edit(
        "the link's default temperature is 2",
        "1.0,\n        TEMPERATURES,",
        "2.0,\n        TEMPERATURES,",
        "test_links.py",
    ),
    Edit("forms that come with a page are dropped", "  keepForms(data.forms)\n", "", "browser/test_pictures.py"),
    Edit(
        "a board is sent what the browser has",
        "if self.known[at : at + HASH] != known",
        "if self.known[at : at + HASH] == known",
        "board/test_board.py",
    ),
    Edit(
        "true and 1 in a column are packed as one value",
        "column.count(column[0]) == len(column) and len(set(map(type, column))) == 1",
        "column.count(column[0]) == len(column)",
        "board/test_board.py",
    ),
    Edit(
        "a head beyond the last is not brought back",
        "min(view.head, view.heads - 1)\n",
        "view.head\n",
        "panels/explore/test_links.py",
    ),
    Edit(
        "of a cell edited twice the first number counts",
        "for edit in edits}",
        "for edit in reversed(edits)}",
        "test_matrix_edits.py",
    ),
    Edit(
        "a slider that is dragged is not followed",
        "bare({...link, [drag.name]: drag.at})",
        "link",
        "scripts browser/test_moves.py",
    ),
    Edit(
        "undo goes to the link that stands there",
        "remember(before, state.link, g",
        "remember(state.link, before, g",
        "scripts",
    ),
    Edit(
        "a typed number is cut to the wrong end",
        "target.value && Math.max(target.min, Math.min(target.max, target.value))",
        "target.value && Math.min(target.min, Math.max(target.max, target.value))",
        "browser/test_story.py",
    ),
    Edit(
        "the largest number of a link isn't taken",
        "if not low <= value <= high or (kind",
        "if not low <= value < high or (kind",
        "test_links.py",
    ),
    Edit(
        "the smallest number of a link isn't taken",
        "if not low <= value <= high or (kind",
        "if not low < value <= high or (kind",
        "test_links.py",
    ),
    Edit("one cell fewer than fits", 'raw.count("_") >= most', 'raw.count("_") >= most - 1', "test_links.py"),
    Edit("one cell more than fits", 'raw.count("_") >= most', 'raw.count("_") > most', "test_links.py"),
    Edit(
        "an edit beyond the last row", "max(row, column) < FARTHEST", "max(row, column) <= FARTHEST", "test_matrix_edits.py"
    ),
    Edit(
        "an edit of 100 isn't taken", "abs(number or 0.0) <= LARGEST", "abs(number or 0.0) < LARGEST", "test_matrix_edits.py"
    ),
    Edit("an edit is written with four digits", "{edit[3]:.6g}", "{edit[3]:.4g}", "test_matrix_edits.py"),
    Edit(
        "a matrix that begins further down is edited from the top",
        "str(self.first_row + row)",
        "str(row)",
        "board/test_board.py panels/test_weighted_sum.py",
    ),
    Edit(
        "rows and columns of an edit change places",
        "(self.matrix, str(self.first_row + row), str(column))",
        "(self.matrix, str(column), str(self.first_row + row))",
        "board/test_board.py panels/test_query_key_value.py panels/test_weighted_sum.py",
    ),
    Edit(
        "back can't be pressed at the end",
        "self.at > 0 if sign in",
        "self.at < self.last if sign in",
        "board/test_board.py panels/test_loops.py",
    ),
    Edit(
        "tables number their words from 1",
        'f"{i} {word}" for i, word in enumerate(tokens)',
        'f"{i} {word}" for i, word in enumerate(tokens, 1)',
        "panels/explore/test_tables.py panels/test_self_and_cross.py",
    ),
    Edit(
        "tables hide what is seen",
        "table.mask(hidden.numpy(), words.HIDDEN)",
        "table.where(hidden.numpy(), words.HIDDEN)",
        "panels/test_self_and_cross.py panels/test_averaging.py",
    ),
    Edit(
        "a table shows one decimal",
        "return exact(value)\n    return local",
        'return exact(value, ".1f")\n    return local',
        "panels/explore/test_tables.py",
    ),
    Edit(
        "a file holds the start of the table",
        "_quoted(frame(traced).rename(columns=_heading)).to_csv(index=False)",
        "_quoted(frame(traced).rename(columns=_heading)).iloc[:ROWS].to_csv(index=False)",
        "panels/explore/test_tables.py",
    ),
    Edit(
        "a query beyond the last is the first",
        "min(view.query, max(len(mine) - 1, 0))",
        "(view.query if view.query < len(mine) else 0)",
        "test_traced_view.py panels/explore/test_links.py",
    ),
    Edit(
        "the arrow down goes up",
        "after: (control, 1, 0, count - 1)",
        "after: (control, -1, 0, count - 1)",
        "test_traced_view.py panels/explore panels/test_averaging_selection.py",
    ),
    Edit(
        "the arrow keys go beyond the last word",
        "after: (control, 1, 0, count - 1)",
        "after: (control, 1, 0, count)",
        "test_traced_view.py panels/explore panels/test_averaging_selection.py",
    ),
    Edit(
        "what is kept of one language is shown in another",
        "kept(current(), *args, **named)",
        "kept(DEFAULT, *args, **named)",
        "text/test_german.py",
    ),
    Edit(
        "a board speaks English whatever its link says",
        "languages.speaking(view.lang):\n                    return languages.whole",
        "languages.speaking(languages.DEFAULT):\n                    return languages.whole",
        "text/test_german.py",
    ),
)
