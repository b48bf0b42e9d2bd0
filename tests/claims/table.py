"""What sentences claim of the view beside them: place and phrase → what must be so, and a link at which it is said."""

import re
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import urlencode

from attn_core.training import STEPS
from pages.view import link
from pages.view.settings import View
from tests.claims import world
from tests.claims.case import SAME, Case
from tests.claims.hearing import Heard

Holds = Callable[[Case], bool]


def leads(c: Case) -> bool:
    """So many keys share the largest weight as is said, the one that is named among them; equally: they have it all."""
    tops, named = c.n.tops(*c.named), c.label("key") if c.given.get("key") else []
    whole = float(c.n.weights[c.named][tops].sum()) > 0.995
    return len(tops) == c.given["ties"] and (not named or named[0] in tops) and ("equally" not in c.text or whole)


def no_relation(c: Case) -> bool:
    """In this row, or in every one, all heads give their largest weight to one word."""
    tops = [c.tops_of_heads(row) for row in (c.rows if "every row" in c.text else [c.base.query])]
    return all(len(each[0]) == 1 and all(top == each[0] for top in each) for each in tops)


def finds_previous(c: Case) -> bool:
    """As written and shuffled, the selected word's largest weight is the previous word's."""
    order, (head, query) = c.order.tolist(), c.here
    return c.n.tops(head, query) == [query - 1] and c.tops_shuffled == [order[order.index(query) - 1]]


def bounds(c: Case) -> bool:
    """At least rounds down, at most up, whatever value was rounded."""
    shares = [100 * each for each in c.given.values() if isinstance(each, float) and 0 < each < 1]
    for bound, number in re.findall(r"at (least|most) (\d+) %", c.text):
        near = [share - int(number) for share in shares if abs(share - int(number)) < 1]
        if near and not any(apart >= 0 if bound == "least" else apart <= 0 for apart in near):
            return False
    return True


def looks_up(c: Case) -> bool:
    """The model that was trained without the mask does most of the task, and loses nearly all with the future hidden."""
    run = c.f.moment.run
    return not run.settings.masked and run.share(STEPS) > 0.9 and run.share(STEPS, masked=True) < 0.45


RULES: dict[str, Holds] = {
    "leads": leads,
    "leads in an order": lambda c: not c.given["key"] or {*c.label("key")} & {*c.n.tops(*c.here), *c.tops_shuffled},
    "no relation": no_relation,
    "finds previous": finds_previous,
    "bounds": bounds,
    "never": lambda c: False,
    "looks up": looks_up,
    # a row, a column, the mask
    "uniform": lambda c: c.n.uniform(*c.here),
    "uniform, so many": lambda c: c.n.uniform(*c.here) and int(c.n.open[c.base.query].sum()) == c.given["visible"],
    "every row uniform": lambda c: all(c.n.uniform(c.base.head, row) for row in c.rows),
    "every row uniform, all open": lambda c: bool(c.n.open.all()) and all(c.n.uniform(c.base.head, row) for row in c.rows),
    "that row uniform": lambda c: any(c.n.uniform(c.base.head, row) for row in c.label("equal_query")),
    "sink above": lambda c: float(c.n.masked[c.here].max()) < c.base.scene.sink,
    "sink ties": lambda c: abs(float(c.n.masked[c.here].max()) - c.base.scene.sink) <= SAME,
    "so many tops": lambda c: c.given["on_top"] == len(c.n.tops(*c.here)),
    "equal or so many": lambda c: len(c.n.tops(*c.here)) == c.given["count"],
    "one open": lambda c: int(c.n.open[c.base.query].sum()) == 1,
    "one open each": lambda c: bool((c.n.open.sum(-1) == 1).all()),
    "none open": lambda c: c.view.dropout == 1 or not c.n.open[c.base.query].any(),
    "all open": lambda c: bool(c.n.open.all()),
    "some open each": lambda c: bool(c.n.open.any(-1).all()),
    "so many hidden": lambda c: c.given["hidden"] == int((~c.n.open).sum()),
    "first alone": lambda c: bool((c.n.weights[:, 0, 0] == 1).all()),
    "not 1 as printed": lambda c: "**1.00**" not in c.text,
    "all who may": lambda c: c.given["count"] >= int(c.followed[:, c.at("mask_changed")].sum()),
    "nobody before may": lambda c: not c.followed[: c.at("mask_grown"), c.at("mask_grown")].any(),
    "largest column": lambda c: c.view.dropout > 0 or int(c.n.weights[c.base.head].sum(0).argmax()) in c.label("wanted"),
    # heads
    "half of it": lambda c: abs(c.given["half_of_chosen"] - c.given["chosen_share"] / 2) < SAME,
    "so many tied": lambda c: c.given["tied"] == sum(len(tops) > 1 for tops in c.tops_of_heads(c.base.query)),
    "top is chosen": lambda c: c.n.tops(*c.here) == c.label("chosen_word"),
    "shares d_model": lambda c: c.given["size"] * c.n.heads == c.base.scene.d_model,
    "divides d_model": lambda c: c.given["divided"] == c.given["among"] * c.given["share"] and c.is_its_d_model,
    "fits": lambda c: c.given["used"] <= min(c.given["context"], len(c.rows)),
    # order
    "follows": lambda c: c.n.follows(c.order),
    "doesn't follow": lambda c: not c.n.follows(c.order, c.base.head),
    "some head doesn't follow": lambda c: not c.n.follows(c.order),
    "follows by mask alone": lambda c: c.but(positions="none", bias="none").follows(c.order),
    "nothing changes": lambda c: (
        not c.moved_by(positions="none", mask="none", bias="none") and c.n.follows(c.order, c.base.head)
    ),
    "positions act": lambda c: c.moved_by(positions="none"),
    "positions idle": lambda c: not c.moved_by("scores", positions="none"),
    "words idle": lambda c: not c.moved_by(words=tuple(f"{word}z" for word in c.base.scene.words)),
    # queries, keys, values
    "so many products": lambda c: c.given["terms"] == int((c.products(c.pair[1]).abs() > 1e-9).sum()),
    "products are 0": lambda c: all(not c.products(key).any() for key in c.label("far")),
    "lowest score": lambda c: any(c.scores[key] <= c.scores.min() + 1e-3 for key in c.label("far")),
    "lowest weight": lambda c: any(c.weights[key] <= c.weights.min() + SAME for key in c.label("far")),
    "one score": lambda c: bool(c.scores.max() - c.scores.min() < 1e-3),
    "finds itself": lambda c: c.with_one_matrix[c.pair[0]] >= c.with_one_matrix.max() - 1e-3,
    "two matrices": lambda c: not c.view.one_matrix,
    "trained": lambda c: c.base.head == 0 and c.base.scene.trained > 0 and c.base.scene.origin.has_word_vectors,
    # numbers and words
    "first of all": lambda c: (
        c.given["key"] in [c.base.keys[at] for at in c.n.tops(*c.here)] or c.given["key"] not in c.base.keys
    ),
    "one spelling": lambda c: c.base.scene.words[c.base.query].casefold() in c.view.start_text.casefold().split(),
    "words": lambda c: not c.base.scene.origin.letters,
    "shared out": lambda c: abs(c.given["left"] * c.given["each"] - 1) < SAME,
    "not 90 %": lambda c: " has 90 %" not in c.text,
    "not the first row": lambda c: c.view.averaging_row > 0,
}
COUNTED = "words|numbers|products|steps|rows|heads|keys|tokens|columns|outputs|cells|layers|others|weights|scores|queries"

SHORT = {"order": "order_and_batch", "qkv": "query_key_value"}  # names of pages in the table
# rule: place, * for any | phrase, a regular expression | a link at which it is said
TABLE = r"""
leads: row.attends | gives its largest weight | /explore
leads: row.attends | equally to | /explore?projections=previous&query=0
leads: heads.in_head | gives its largest weight | /heads
leads: heads.in_head | equally to | /heads?projections=previous&query=0
leads: self_and_cross.attends | gives its largest weight | /self_and_cross
leads: self_and_cross.attends | equally to | /self_and_cross?projections=previous&query=0
leads: weighted_sum.largest | gives its largest weight | /weighted_sum?step=3
leads: weighted_sum.largest | equally to | /weighted_sum?step=3&projections=previous&query=0
uniform, so many: row.keys_alike | equally to all | /explore?projections=previous&query=0
every row uniform, all open: row.word_head | equally to all words[.] | /order?step=2
every row uniform: row.word_head | all words that it may attend to | /explore?head=1&positions=none&mask=causal
none open: row.in_head | is hidden from it | /explore?mask=window&window=1&kind=cross&text2=a+b&query=6

no relation: heads.no_other_relation | all heads give | /heads?text=bat+flew&query=0
so many tied: heads.no_other_relation | to several words | /heads?projections=previous&query=0
half of it: heads.jobs.done | half for each | /heads?head=1
top is chosen: heads.jobs.nearly | gives its largest weight to “ | /heads?head=2
shares d_model: heads.split.sentence | its share of | /heads?step=2&projections=random&heads=8
divides d_model: heads.columns_each |  /  | /heads?step=2&projections=random
fits: heads.buffer.alt | of which | /heads?step=4

follows: order.alone.done | No number has changed | /order?order_shuffle=5
follows: order.follow | Nothing encodes the order | /order?step=2
doesn't follow: order.follow | Even with the shuffle undone | /order?step=2&positions=sinusoidal
nothing changes: order.follow | no weight of this head | /order?step=2&positions=sinusoidal&head=0
some head doesn't follow: order.placed.nearly | encodes? the order | /order?step=2&mask=causal
finds previous: order.placed.done | now finds the previous | /order?step=2&positions=sinusoidal&order_shuffle=1
positions act: order.placed.done | differ|changed|counts|other | /order?step=2&positions=sinusoidal&projections=random
positions idle: order.placed.done | use the\s+words alone | /order?step=2&positions=sinusoidal&head=0
positions idle: order.apart.done | use the words alone | /order?step=3&projections=meaning&order_distance=16
follows by mask alone: order.masked | treats all words alike | /order?step=2&mask=window&window=0

not 1 as printed: masks.after_softmax | not to 1 | /masks?mask=causal
all who may: masks.changed.done | because no other word may attend | /masks?step=3&mask_changed=6
leads: masks.open_keys | the largest weight | /masks
leads: masks.mask_row | largest weight | /masks?step=2
leads in an order: order.attends | largest weight|equally | /order?order_shuffle=5
uniform: masks.open_keys | gets all the weight | /masks?mask=causal&query=0
uniform: masks.open_keys | gives each the same weight | /masks?query=0
that row uniform: masks.why_equal | its scores are all equal | /masks?query=0
first alone: masks.future_done | to itself alone | /masks?mask=causal
all open: masks.layers | Nothing is hidden | /masks?step=2&mask=prefix&prefix=64
some open each: masks.nothing_now | Every query may attend | /masks?mask=causal
nobody before may: masks.growth | all earlier outputs can be kept | /masks?step=4&mask_grown=3
so many hidden: masks.hidden_cells | hidden | /masks?mask=causal
so many hidden: self_and_cross.mask_hides | hides | /self_and_cross?step=2&mask=causal

so many products: qkv.product_sum | products? (are|is) (not )?0|only one is not 0 | /qkv?projections=previous
products are 0: qkv.score.done | every product is 0 | /qkv?projections=previous&key=4
lowest weight: qkv.score.done | the smallest still gets | /qkv?text=bat+flew+cave&key=2
lowest score: qkv.score.predict | No word fits | /qkv
one score: qkv.score.task | Every key has the same score | /qkv?text=a+a&projections=random&positions=none
finds itself: qkv.two.done | itself, with | /qkv?step=2&one_matrix=true
two matrices: qkv.both_directions | because queries and keys come from two | /qkv?step=2
trained: qkv.moved.sentence | only \$W_Q\$ and \$W_K\$ were trained | /qkv?step=3

equal or so many: weighted_sum.collected | the sum of the values of | /weighted_sum?step=2&projections=previous&query=0
one open each: weighted_sum.stays | attend to one word only | /weighted_sum?step=4&mask=window&window=0&projections=random
words idle: weighted_sum.stays | only by position | /weighted_sum?step=4&head=1
none open: weighted_sum.row | is 0, because all weights | /weighted_sum?step=3&dropout=1
largest column: weighted_sum.rows.done | no other value has as much weight | /weighted_sum?step=3&query=2

uniform: sharpness.equal_ends | same score for all | /sharpness?step=4&projections=previous&query=0
one open: sharpness.alone | can attend only to | /sharpness?step=4&mask=causal&query=0
uniform: explore.when_colder | are equal | /explore?projections=previous&query=0
one open: explore.when_colder | A single key | /explore?mask=causal&query=0
so many tops: explore.goes_to_the_largest | largest | /explore
sink above: explore.when_colder | goes to the sink | /explore?sink=8
sink ties: explore.when_colder | shared equally by the sink | /explore?head=1&positions=none&sink=0
sink above: row.in_head | the sink takes all the weight | /explore?sink=8&temperature=0

first of all: start.collects | takes | /start
one spelling: start.move.predict | starts with the same vector | /start
one spelling: start.move.task | begin at the same place | /start?guesses=move.towards
words: self_and_cross.self.predict | \d+ words | /self_and_cross
shared out: averaging.hidden.done | grew equally | /averaging?step=3&hide_key=0
not 90 %: averaging.choice.nearly | less than | /averaging?step=4&pull=1
not the first row: averaging.hidden.nearly | or an earlier word | /averaging?step=3&averaging_row=2&hide_key=3
looks up: train.mask.done | only looks the answer up | /train?step=3&train_masked=false&guesses=mask.faster
bounds: * | at (least|most) \d+ % | /whole_model?step=4&layer=1
never: * | (?<![\d.,×÷√/=−-] )(?<!and )(?<![\w.,])1 (COUNTED)\b|\ball 1\b|\bof 1 (COUNTED)\b | -
"""


class Claim(NamedTuple):
    """An entry of the table; link: "-" for what no sentence may say."""

    rule: str
    place: str
    phrase: str
    link: str

    def made_by(self, heard: Heard) -> bool:
        """Return whether a message that was said makes this claim."""
        return self.place in ("*", heard.place) and re.search(self.phrase, heard.text) is not None


def _read(line: str) -> Claim:
    for short, name in SHORT.items():
        line = re.sub(rf"(?<=[ /]){short}\b(?=[.?]|$)", name, line)
    rule, entry = line.split(": ", 1)
    place, phrase = entry.replace("COUNTED", COUNTED).split(" | ", 1)
    return Claim(rule, place, *phrase.rsplit(" | ", 1))


CLAIMS = [_read(line) for line in TABLE.splitlines() if line]


def broken(page: str, view: View) -> list[str]:
    """Return the sentences that claim what isn't so, each with its place and the address of the view."""
    step, found = world.step_of(page, view), []
    for heard in world.heard(page, view):
        for claim in CLAIMS:
            if claim.made_by(heard) and not RULES[claim.rule](Case(page, view, step, heard)):
                address = f"/{page}?{urlencode(link.written(view, page))}"
                found.append(f"{claim.rule}: {claim.place}: {heard.text}\n    {address}")
    return found
