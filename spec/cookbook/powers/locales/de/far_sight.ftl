variant-far-sight = Mit einer Sieben oder Acht sehen Sie eine fremde Karte an, mit einer Neun oder Zehn eine eigene. So herum haben es viele gelernt.
    .title = Die Blicke umgekehrt
    .holds = question-no-target, question-caller-protected
