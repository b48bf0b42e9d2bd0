### What the core's entries are called and do: masks, scales, projections, features, worked examples, mistakes.
###
### The core's own words are English; other languages have the same names with the words of theirs.
BEFORE_DROPOUT = { " " }before dropout

# A part of a mask's formula, with its numbers, as it is read: causal, window 2 back, stride 3.
mask_part = { $part }
