### What the referee says of the end of a round.

# $ruleset
referee-title = By the rules of { $ruleset }:

# Above the column of what scores have come to over the match so far; no arguments
referee-running = So far

# Behind the name of somebody who left the match before this round; no arguments
referee-out = out

# $decision (as the rule set calls it), $value
referee-announced = `{ $decision }`: { $value }
# $decision, $about (a player or a card), $value
referee-announced-of = `{ $decision }` of { $about }: { $value }

# $players_list
referee-leaving = { ALL($players_list) } { COUNT($players_list) ->
    [one] is
   *[other] are
 } out of the match.
# $players_list (the winner, and their partners if there are any)
referee-winner = { ALL($players_list) } { COUNT($players_list) ->
    [one] wins
   *[other] win
 } the match
# $clause (what was decided, in the words of the game)
referee-said = { $clause }.
# no arguments
referee-over = The match is over.
referee-goes-on = The match goes on.

# Before the reason why they got what they got: $players_list
referee-players = { ALL($players_list) }
# $because (the reason that the rule file gives)
referee-because = Because “{ $because }”.
# $rule, $place (file and line)
referee-rule = Rule `{ $rule }`, { $place }
