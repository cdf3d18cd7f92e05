variant-plain-kings = The black kings can’t do anything any more: they are simply expensive. Whoever looked and swapped with one of them won too often.
    .title = Kings without power
