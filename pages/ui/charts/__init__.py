"""Charts: tensors in, Altair out."""
