"""How the panels about a model stand: every head, the selected one as Explore shows it, the next word; tables."""

import pandas as pd

from attn_core.models import head_scores
from pages.board.layout import Cost, board, row
from pages.board.panel import of_other_view
from pages.panels.models import every_head, missing, next_word, one_head, sentences
from pages.panels.models.page_data import ModelData, present
from pages.panels.shared import heatmap_sheet, ledger, number_tables
from pages.panels.shared.notices import notices
from pages.text import column_names
from pages.text.languages import Words
from pages.view import model_view

words = Words("models")
MOST = 500  # words of a table


def _heads(data: ModelData) -> pd.DataFrame:
    """Return what each head does, a row a head: the heading of its job, and its score for each job."""
    jobs = [column_names.heading(head_scores.job(found)) for found in data.jobs]
    rows = [(*data.place(number), job, *data.jobs[number].values()) for number, job in enumerate(jobs)]
    return pd.DataFrame(rows, columns=["layer", "head", "does", *data.jobs[0]])


def _next(data: ModelData) -> pd.DataFrame:
    """Return the probability of the likeliest next words; those that stand for no word of the text are one."""
    listed = data.run.next_words(min(len(data.run.model.words), MOST))
    rows = [(word or words.NEW_WORD, probability) for word, probability in listed if word or probability]
    return pd.DataFrame(rows, columns=["word", "probability"])


TABLES = {
    "heads": number_tables.numbers("heads", present, _heads),
    "next": number_tables.numbers("next", present, _next),
}
BOARDS = {
    "lead": board(
        every_head.expected(),
        notices(model_view.remarks, model_view.without_remarks, match=False, heads=False),
        missing.offer(),
        sentences.offered(),
        cost=Cost.MODEL,
    ),
    "heads": board(every_head.grid(), cost=Cost.MODEL),
    "head": board(
        every_head.does(),
        one_head.heatmap_by_cell(),
        of_other_view(heatmap_sheet.row_in_words, model_view.of_layer),
        next_word.bars(),
        cost=Cost.MODEL,
    ),
    "why": board(one_head.why(), cost=Cost.MODEL),
    "lens": board(next_word.lens(), cost=Cost.MODEL),
    "ledger": board(
        row(
            of_other_view(ledger.key_by_key, model_view.of_layer),
            of_other_view(ledger.by_component, model_view.of_layer),
            widths=[1.3, 1],
        ),
        of_other_view(ledger.sum_in_words(), model_view.of_layer),
        cost=Cost.MODEL,
    ),
    **number_tables.boards(TABLES, Cost.MODEL),
}
