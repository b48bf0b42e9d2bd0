"""Attention by loops over scalars, line by line, and against matrix products."""
