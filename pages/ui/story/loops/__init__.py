"""The panels of the page loops."""
