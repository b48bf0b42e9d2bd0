"""Boards: parts of a page, pictures and sentences in rows, that show what the link says and follow it."""
