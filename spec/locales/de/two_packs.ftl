### Cambio mit zwei Kartenspielen auf Deutsch: was es anders sagt als das Spiel.

deck = Sie brauchen zwei Kartenspiele mit allen { $jokers } Jokern, zusammen { $cards } Karten. Am Ende eines Spiels zählt jede Karte, die vor Ihnen liegt:
