"""Layout of the page on heads: jobs, split and joined, mixed, stacked, the folded parts; its table."""

import pandas as pd

from attn_core.code_to_copy import attention
from pages.board.layout import Cost, board, row
from pages.board.panel import panel
from pages.board.pieces import Code, Pieces, Text
from pages.panels.heads import equivalents, head_jobs, mixing, splitting, stacked_layers
from pages.panels.heads.page_data import PageData, present
from pages.panels.shared import number_tables, program_needs
from pages.panels.shared.notices import notices, offer
from pages.text.languages import Words

words, of_explore = Words("heads"), Words("explore")
RANDOM = {"projections": "random", "temperature": 1.0}
DESIGNED = {"projections": "previous"}  # not those of a worked example
TRY = {  # board → what is offered → what it sets
    "jobs": {"jobs": DESIGNED, "random": RANDOM},
    "split": {"wide": {**RANDOM, "heads": 1, "head_size": 32}, "narrow": {**RANDOM, "heads": 8, "head_size": 4}},
    "widths": {"by_5": {"divide_into": 5}, "by_8": {"divide_into": 8}},
    "ways": {"eight": {"heads": 8}, "one": {"heads": 1}, "wider": {**RANDOM, "head_size": 32}},
    "mixed": {"mixed": {**DESIGNED, "heads": 4}, "random": RANDOM},
    "layers": {"two_back": {"layer_reach": 2}, "random_layers": {**RANDOM, "layers": 4}},
    "fit": {
        "without": {**RANDOM, "mix_heads": False},
        "without_8": {**RANDOM, "mix_heads": False, "head_size": 8},
        "with_8": {**RANDOM, "head_size": 8},
    },
    "context": {"short": {"context": 5}, "long": {"context": 24}},
}


@panel(present)
def program(data: PageData) -> Pieces:
    code = attention.pytorch(data.base.scene)
    return [Text("program_needs", program_needs.sentence(code, of_explore.PROGRAM_NEEDS)), Code("program", code)]


def _joined(data: PageData) -> pd.DataFrame:
    scene = data.base.scene
    columns = [f"head {h} [{i}]" for h in range(scene.heads) for i in range(scene.head_size)]
    table = pd.DataFrame(data.base.seen.trace.joined.tolist(), columns=columns)
    table.insert(0, "word", list(scene.words))
    return table


TABLES = {"joined_heads": number_tables.numbers("joined_heads", present, _joined)}
BOARDS = {
    "lead": board(notices(heads=False, match=False)),
    "follow": board(head_jobs.follow("follow", wide=True)),
    "jobs": board(head_jobs.tiles()),
    "jobs_words": board(head_jobs.in_words()),
    "jobs_task": board(head_jobs.task(), offer(TRY["jobs"], labels=words)),
    "roles": board(head_jobs.roles()),
    "split": board(splitting.side_by_side("split"), splitting.side_by_side("joined")),
    "split_words": board(splitting.joined_in_words()),
    "split_task": board(splitting.task(), offer(TRY["split"], labels=words)),
    "query_columns": board(splitting.query_columns()),
    "widths": board(splitting.widths(), offer(TRY["widths"], labels=words)),
    "follow_scaled": board(head_jobs.follow("follow_scaled", wide=False)),
    "scale": board(row(equivalents.weights_by_scale(), equivalents.scaled_by())),
    "ways": board(
        row(equivalents.list_or_reshape(), equivalents.packed()),
        equivalents.packed_columns(),
        offer(TRY["ways"], labels=words),
    ),
    "mixed": board(mixing.shares()),
    "mixed_words": board(mixing.in_words()),
    "mixed_task": board(mixing.task(), offer(TRY["mixed"], labels=words)),
    "layers": board(stacked_layers.heard()),
    "layers_words": board(stacked_layers.heard_in_words()),
    "layers_task": board(stacked_layers.task(), offer(TRY["layers"], labels=words)),
    "block": board(stacked_layers.block()),
    "rollout": board(stacked_layers.rollout_in_words()),
    "fit": board(stacked_layers.fit(), offer(TRY["fit"], labels=words)),
    "context": board(stacked_layers.in_context(), offer(TRY["context"], labels=words)),
    "verified": board(
        equivalents.verified(),
        equivalents.list_verified(),
        equivalents.packed_verified(),
        stacked_layers.context_verified(),
    ),
    "program": board(program(), cost=Cost.LIGHT),
    **number_tables.boards(TABLES),
}
