"""The panels of the page weighted_sum."""
