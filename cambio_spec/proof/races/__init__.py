"""Actions of several players that may be taken at once: whether it matters who comes first."""
