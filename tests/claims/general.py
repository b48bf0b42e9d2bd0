"""Variants of sentences that claim something: which ones there are, and which of them hold on every view."""

import re
from collections.abc import Iterator

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from pages.text import languages

PAGES = ("averaging", "explore", "heads", "masks", "meaning", "order_and_batch", "query_key_value", "row", "self_and_cross")
PAGES += ("sharpness", "start", "todays_models", "train", "weighted_sum", "whole_model")
WORDS = "every|only|all|none|same|largest|smallest|most|more than|because|doesn’t change|encodes?|by chance|equal(ly)?"
CLAIM = re.compile(rf"\b({WORDS}|at least|at most|always|never|alone|nothing)\b", re.IGNORECASE)


class _Variants(Visitor):
    """Collect the text of each variant, without those of variants within it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802  (the library's name)
        parts = (part.value if isinstance(part, ast.TextElement) else "·" for part in node.value.elements)
        self.found.append(" ".join("".join(parts).split()))
        self.generic_visit(node)


def variants() -> Iterator[tuple[str, str]]:
    """Yield the place and the text of each variant of a sentence about a view that has a word of a claim."""
    for page in PAGES:
        for name, entry in languages.CATALOGUES["en", page].entries.items():
            patterns = {f"{name}.{each.id.name}": each.value for each in entry.attributes} or {name: entry.value}
            for place, pattern in patterns.items():
                (visitor := _Variants()).visit(pattern)
                yield from ((f"{page}.{place}", text) for text in visitor.found if CLAIM.search(text))


# place: how many of its variants that no row of the table covers hold on every view, name an example, ask for something, or
# say what they are chosen by: a count, a number of ties, a hidden key
GENERAL = """
averaging.product.task:1 averaging.hidden.task:1 averaging.hidden.done:1 averaging.choice.title:1
averaging.choice.about:1 averaging.choice.sentence:2 averaging.choice.task:1 averaging.choice.done:1
averaging.choice.nearly:2 averaging.some_hidden:1 averaging.choice_picture:1 explore.in_effect:3 explore.when_colder:3
explore.stack.key:1 explore.source:3 explore.tokens:4 heads.jobs.task:1 heads.jobs.nearly:1 heads.split.nearly:1
heads.mixed.done:2 heads.layers.task:1 heads.layers.done:2 heads.layers.nearly:1 heads.shares.key:1 heads.in_head:1
heads.no_other_relation:1 heads.collected:2 heads.contributions:2 heads.received:3 heads.scaled:1 heads.list:1
heads.packed:1 heads.same:1 heads.shapes_in_context:1 masks.mask.task:1 masks.mask.nearly:1 masks.graph.done:1
masks.grown.sentence:1 masks.messages.key:1 masks.mask_graph.key:1 masks.moved.key:1 masks.side_name:1
masks.mask_about:12 masks.hidden_cells:1 masks.growth:1 masks.mask_row:1 masks.block.sentence:2 masks.nothing_now:1
masks.swapped:2 masks.rounding:2 meaning.arcs_alt:1 meaning.chance:2 order_and_batch.placed.task:1
order_and_batch.placed.done:1 order_and_batch.placed.nearly:2 order_and_batch.apart.done:1 order_and_batch.alone_said:2
order_and_batch.attends:1 order_and_batch.follow:3 query_key_value.score.done:1 query_key_value.two.about:1
query_key_value.two.done:1 query_key_value.two.nearly:1
query_key_value.moved.done:2 query_key_value.moved.nearly:1 query_key_value.learning.task:1
query_key_value.learning.done:1 query_key_value.learning.nearly:1 query_key_value.terms.key:1
query_key_value.product_sum:3 query_key_value.job:2 query_key_value.named_in_words:3 query_key_value.both_directions:1
query_key_value.one_matrix:1 query_key_value.look_up:1 query_key_value.edited:1 query_key_value.changes:4
query_key_value.editor_name:1 query_key_value.course_in_words:2 query_key_value.stood_out:2 query_key_value.letters:1
row.choose:1 row.agreement:1 row.scale_of_weights:1 row.row_of_weights:1 row.after_dropout:1 row.limited_job:1 row.as_sum:1
row.features:1 row.keys_alike:2 row.meets:1 row.word_head:2 self_and_cross.attends:2 self_and_cross.weights.key:1
self_and_cross.not_compared:1 sharpness.luck.sentence:2 sharpness.luck.task:1 sharpness.spread.sentence:1
sharpness.spread.task:1 sharpness.ends.task:2 sharpness.five_shares:2 sharpness.passed_on:2 sharpness.sizes:1
sharpness.linear_words:1 start.chance:2 start.move.done:7 start.waits:2 start.move_guesses.stays:1
todays_models.in_blocks.nearly:2 todays_models.right_row:1 train.copy.sentence:2 train.vowels.nearly:1
train.text.done:1
todays_models.sharing.nearly:1 todays_models.sharing.sentence:1 todays_models.turn.nearly:1
weighted_sum.running.done:1 weighted_sum.running.nearly:2
weighted_sum.rows.done:3 weighted_sum.mixing.task:1 weighted_sum.account:3 weighted_sum.largest_task:4
weighted_sum.number_largest:1 weighted_sum.account_verified:1 weighted_sum.whole_task:5 weighted_sum.dropped:1
weighted_sum.row:1 weighted_sum.rows_task:3 weighted_sum.stays:1 whole_model.table.about:1 whole_model.next.task:1
whole_model.next.done:1 whole_model.needed.done:1 whole_model.replaced_said:1 whole_model.placeless_said:1
whole_model.lens_said:2 whole_model.effect:1
"""
KNOWN = {place: int(count) for place, count in re.findall(r"(\S+):(\d+)", GENERAL)}
