"""Plausible wrong edits of the code, one room a file: which tests notice each?"""
