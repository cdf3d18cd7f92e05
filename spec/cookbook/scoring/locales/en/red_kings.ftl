variant-red-kings = The red kings count { SIGNED($points-red-k) }, not −1. A single point off was hardly worth hunting for them.
    .title = Red kings take off two
