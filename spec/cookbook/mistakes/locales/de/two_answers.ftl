variant-two-answers = Siebenen sollen nichts zählen; also kam eine Zeile für sie hinzu. Das Spiel hat aber schon eine, und nun zählt eine Sieben 7 und 0. Wer einen anderen Wert will, muss den alten ersetzen.
    .title = Zwei Regeln, zwei Antworten
