variant-one-peek = Before the first turn you look at a single card, any one you like. The less you know, the longer it takes before anybody dares to call.
    .title = A single peek
    .holds = question-peek-when

setup-peek = Now { each-player } may look once at one card of their { zone-grid }, whichever they like. From here on, memory is all you have.
    .for = each player: (choose known in grid of me; look at known)
