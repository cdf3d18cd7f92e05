### The cookbook of house rules, for people who change the rules of a game. The text is Markdown.

cookbook = A cookbook of house rules

cookbook-intro = House rules that people play with, each as a small rule file that changes a game. Copy one into a file of its own, check it, and build the rulebook with it. Under each stands what `cambio-spec check` answers, and what the rulebook then says that it didn’t say before.

# The groups of house rules
cookbook-setup = Cards and dealing
cookbook-powers = Powers of cards
cookbook-sticking = Sticking
cookbook-calling = Turns and calling
cookbook-scoring = Scoring
cookbook-match = The match
cookbook-mistakes = What goes wrong

# $section (of the rulebook)
cookbook-printed = New in the rulebook, under “{ $section }”:
