"""`diff`: in what two rule sets differ."""
