variant-own-cards-only = You may only stick cards of your own. Fewer hands get in each other’s way, and nobody gets a card as a present.
    .title = Hands off other people’s cards

about-speed = Memory alone won’t do. Whenever a card is discarded, whoever has another one like it, and knows where, may slap it on top: at any time, and out of turn. Quick hands lose cards; hasty ones collect new ones.
