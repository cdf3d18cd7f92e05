### The cookbook of house rules, for people who change the rules of a game. The text is Markdown.

cookbook = A cookbook of house rules

cookbook-intro = House rules that people play with, each as a small rule file that changes a game; all of them are in `spec/cookbook`. Copy one, together with its sentences in the folder `locales` beside it, and make it your own. Under each stands what `cambio-spec check` answers, and what changes in the rulebook.

# The groups of house rules
cookbook-setup = Cards and dealing
cookbook-powers = Powers of cards
cookbook-sticking = Sticking
cookbook-calling = Turns and calling
cookbook-scoring = Scoring
cookbook-match = The match
cookbook-mistakes = What goes wrong

cookbook-new = New in the rulebook
cookbook-gone = No longer in the rulebook
