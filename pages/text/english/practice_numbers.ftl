### What questions about scores, temperature and dropout say.
PLANES =
    .at_zero = Attention weights at temperature 0
    .without_end = Attention weights at infinite temperature
    .output_without_end = Outputs at infinite temperature
    .after_dropout = Attention weights after dropout
