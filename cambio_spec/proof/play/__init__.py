"""Play of any length, over how many cards lie where: what can never happen is proved by that."""
