variant-another-turn = Mit einer Zehn sehen Sie nichts an, sondern sind noch einmal am Zug. Der bringt vielleicht eine bessere Karte, vielleicht aber auch noch eine Zehn.
    .title = Eine Zehn bringt noch einen Zug
    .holds = question-no-target, question-caller-protected

another-turn = Sie sind sofort noch einmal am Zug.
    .for = power another_turn on 10 optional: go to turn
