"""The panels of the page mistakes."""
