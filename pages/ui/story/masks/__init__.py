"""The panels of the page masks."""
