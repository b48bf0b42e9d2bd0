"""What hypothesis draws for several tests of the core."""

from hypothesis import strategies as st


@st.composite
def shapes_that_broadcast(draw_from, shape: tuple[int, ...]) -> tuple[int, ...]:
    """Draw a shape that broadcasts to this one: some axes 1, the first ones perhaps absent."""
    kept = shape[draw_from(st.integers(0, len(shape))) :]
    return tuple(draw_from(st.sampled_from((1, size))) for size in kept)
