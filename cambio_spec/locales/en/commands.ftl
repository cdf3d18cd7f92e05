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
