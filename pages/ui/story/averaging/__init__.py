"""The panels of the page averaging."""
