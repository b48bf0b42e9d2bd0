### What the Start page says.
DEFINITION = Attention lets each word collect information from other words.
FOLLOW = Select a row to follow another word.
LEAD = Here every word looks for the word before it. { FOLLOW }
match = ## 1  Match{ "\u000A\u000A" }{ QUERY($query) } has a query, and each word has a { KEY("key") }. The **score**
    says how well the two match.
