"""Experiments on attention: one question each, with the numbers that answer it."""
