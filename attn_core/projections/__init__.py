"""Where W_Q, W_K, W_V come from: designed by hand, trained by gradient descent, edited."""
