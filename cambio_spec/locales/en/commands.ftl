### What the commands say apart from findings.

# $path
fmt-would-change = `{ $path }` is not in the canonical format.
# $path
fmt-changed = `{ $path }` is now in the canonical format.
# $source, $path
convert-written = `{ $path }` now says what `{ $source }` says.
# $source, $path
convert-unchanged = `{ $path }` already says what `{ $source }` says.
# no arguments
build-refused = Nothing was written. `--draft` prints the book in spite of the findings.
# no arguments
our-fault = This is a fault in cambio-spec, not in your rules. Please report it with the line above and the rule file.
# no arguments
readings-disagree = Two readings of one rule gave different answers. Nothing that was said about this rule set can be trusted.
# no arguments
checking = Checking

## The head of a file that `check --smt` writes. `sat` and `unsat` are words of the solver.

# $version, $ruleset, $decision, $players
smt-about = { $players ->
    [one] cambio-spec { $version } asks about `{ $decision }` in { $ruleset }, with { $players } player.
   *[other] cambio-spec { $version } asks about `{ $decision }` in { $ruleset }, with { $players } players.
}
# no arguments
smt-fails = Can one of these faults happen? sat: yes, here is a situation. unsat: no, that is proved.
# no arguments
smt-applies = Does one of these rules ever apply? sat: yes, here is a situation. unsat: none of them does with this many players.
# no arguments
smt-smaller = Does this fault happen in such a situation? The smallest one is sought. sat: yes. unsat: no, only in others.
# no arguments
smt-settings = Does this fault happen with such features? The fewest are sought. sat: yes. unsat: no, that is proved.
# no arguments
smt-asked = Can this be asked at all, with what the rules assume? sat: yes. unsat: what they assume contradicts itself.
# no arguments
smt-shadowed = Would this rule apply somewhere if fewer rules overrode it? sat: yes. unsat: no, these are enough to make it dead.
# $answer
smt-answered = The answer was: { $answer }
