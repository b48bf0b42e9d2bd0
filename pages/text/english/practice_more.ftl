### What questions about sizes, masks and order say.
PLANES =
    .after_hiding = Attention weights with the mask
    .after_swap = Outputs after the change
