### Cambio with two packs in English: what it says otherwise than the game.

# $cards, $jokers
deck = You need two packs of cards with all { $jokers } of their jokers, { $cards } cards in all. When a game ends, each card in front of you counts:
