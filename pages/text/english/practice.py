"""What the page of questions says around its questions: the quiz, the pictures, right and wrong, the score."""

CELLS = {"hidden": "hidden", "?": "asked for", "NaN": "undefined"}
COLUMNS = ("picture", "row", "column", "number")
