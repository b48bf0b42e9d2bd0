"""The panels of the page worked_examples."""
