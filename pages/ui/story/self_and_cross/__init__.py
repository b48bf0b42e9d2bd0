"""The panels of the page self_and_cross."""
