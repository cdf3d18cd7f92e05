"""What the rules tell a player about cards that they haven't seen: proved, or shown."""
