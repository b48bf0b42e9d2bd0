### The end of Learn: what was learned, and where it goes on.
TITLE = What you have learned
NEXT = Where it goes on:

# page → the label of the link to it
WAYS =
    .models = Read a trained model
    .practice = Answer five questions
    .explore = Explore every setting
    .loops = The same numbers in loops
LESSON = Attention in ten minutes
LESSON_OF_MODEL = A lesson in five parts: Heads of a trained model
OPERATE = Operate on the model yourself
OFFER = Would you rather be led by questions?
