"""A sign between the matrices of a product, such as × and = in W × V = Y."""

from pages.board.panel import panel
from pages.board.pieces import Pieces, Text
from pages.view import traced_view
from pages.view.traced_view import TracedView


@panel(traced_view.present)
def sign(traced: TracedView, slot: str, mark: str) -> Pieces:
    """Show a sign that stands between two matrices."""
    return [Text(f"sign_{slot}", mark)]
