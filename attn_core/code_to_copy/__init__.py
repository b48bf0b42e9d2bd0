"""The PyTorch program that reproduces what a page shows, as text to copy."""
