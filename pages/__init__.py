"""One file, one page, one idea."""
