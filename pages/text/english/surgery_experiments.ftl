### What Operate says of each experiment: its task, and what is to be seen once it is done.
TASKS =
    .copy = Switch off a single head so that “zat” is no longer the most likely word.
    .receiver = Cut a single arrow so that “Mia” becomes the most likely word.
    .agreement = Cut a single arrow so that “is” becomes the most likely word.
    .pronoun = Cut a single arrow so that “he” becomes the most likely word.
    .patch = Patch a single head so that “is” becomes the most likely word.
    .sink = Mask the first word in every head of every layer, mask_all_all_no_first as text, and find the word whose
        probability rises.
    .scale = Remove 1/√head_size from all heads of one layer, so that “Ella” becomes the most likely word.
    .temperature = Raise the temperature of all heads of one layer, so that “Mia” becomes the most likely word.
    .capital = Cut a single arrow so that “Paris” becomes the most likely word.
SEEN =
    .copy = In layer 1, head 0, the second “frob” gave “glim”, the previous word, 49 % of its weight. Without this head,
        the heads of layer 3 no longer find the word that followed “frob”.
    .receiver = In layer 1, head 3, the second “Mia” gives 86 % of its weight to “went”. Only this arrow is cut.
    .agreement = In layer 2, head 2, “cat” gives 93 % of its weight to “dogs”, the subject. Without this arrow, the verb
        agrees with the nearer noun.
    .pronoun = In layer 3, head 1, “because” gives 85 % of its weight to “Mia”. Without this arrow, “Tom” and “saw” get
        most of it.
    .patch = In layer 2, head 2, “cat” gives most of its weight to the subject in both sentences, 93 % and 76 %. The
        difference is in the values that the head passes on.
    .sink = Unmasked, “cats” gives 71 % of its weight in layer 3, head 3 to the first word, “The”. Masked, this weight
        goes to other words, and “are” becomes more likely: the verb agrees with the nearer noun.
    .scale = Without 1/√16 the scores are four times as large. In layer 3, head 2, the weight of “Ella” rises from 53
        % to 98 %.
    .temperature = At temperature 8, softmax spreads the weight: in layer 1, head 3, the second “Mia” gives “went” 18 %
        instead of 86 %.
    .capital = In layer 23, head 4, the last “is” gives 84 % of its weight to “Italy”. Without this arrow, “France”
        gets most of the weight, 39 %, and the model names the capital of France.
SHOW = Show the solution
reached = “{ WORD($word) }” is now the most likely word.
