"""The panels of the page heads."""
