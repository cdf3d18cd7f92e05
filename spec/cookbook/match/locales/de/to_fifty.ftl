variant-to-fifty = Die Punktgrenze liegt bei { $limit }. Eine Partie bis 100 dauert einen ganzen Abend, diese hier eine Stunde.
    .title = Bis fünfzig
