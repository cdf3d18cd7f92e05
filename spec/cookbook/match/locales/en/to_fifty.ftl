variant-to-fifty = The limit is { $limit } points. A match to 100 takes a whole evening; this one is over in an hour.
    .title = Up to fifty
