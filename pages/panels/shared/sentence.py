"""The sentence itself, with arcs as thick as the weights of the selected row, and where they take its word."""

from attn_core import word_moves
from attn_core.one_query import LargestWeight
from pages.board.panel import panel
from pages.board.pieces import Pieces, Text, titled
from pages.charts import arcs, word_map
from pages.text.languages import Words
from pages.view import traced_view
from pages.view.traced_view import TracedView

words = Words("meaning")
MOST = 16  # words of a line; of a longer sentence those with the largest weights are drawn
shows = panel(traced_view.weights_long)
