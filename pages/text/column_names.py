"""Headings of tables' columns: the code calls each column by its English heading."""

import re

from pages.text.languages import Words

words, english = Words("alts"), Words("alts", "en")
WITH = {  # headings with a number or a name in them
    "probability": r"probability: (.+)",
    "running_total": r"running total (\d+)",
    "value": r"value (\d+)",
    "adds": r"adds (\d+)",
    "output": r"output (\d+)",
    "key": r"key (\d+)",
    "weight_in_head": r"weight in head (\d+)",
    "head": r"head (\d+) \[(\d+)\]",
    "rung": r"rung (\w+)",
    "mean_by": r"mean by (\w+)(?: (\d+))?",
    "of_the_past": r"(\w+) of the past",
    "at_head_size": r"head size (\d+)",
    "largest_weight": r"largest weight ÷ (.+)",
    "effective_keys": r"effective keys ÷ (.+)",
    "as_written": r"as written (\d+)",
    "shuffled": r"shuffled (\d+)",
    "put_back": r"shuffled, put back (\d+)",
}


def heading(name: str) -> str:
    """Return the heading of a column on the page and in its file; a name that is none of these, a learner's word, stays."""
    for token, text in english.COLUMNS.items():
        if text == name:
            return words.COLUMNS[token]
    for token, pattern in WITH.items():
        if found := re.fullmatch(pattern, name):
            first, second = (*found.groups(), None)[:2]
            return words.COLUMNS_WITH[token](first=first, second=second)
    return name
