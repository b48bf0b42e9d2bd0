"""The panels of the page order_and_batch."""
