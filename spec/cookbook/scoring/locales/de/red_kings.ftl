variant-red-kings = Die roten Könige zählen { SIGNED($points-red-k) } statt −1. Für einen einzigen Punkt lohnt es sich kaum, ihnen nachzujagen.
    .title = Rote Könige ziehen zwei ab
