variant-plain-kings = Die schwarzen Könige können nichts mehr; sie sind nur noch teuer. Wer mit einem von ihnen ansehen und tauschen konnte, hat allzu oft gewonnen.
    .title = Könige ohne Kraft
