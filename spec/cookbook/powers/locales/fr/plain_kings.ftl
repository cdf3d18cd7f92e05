variant-plain-kings = Les rois noirs ne peuvent plus rien : ils sont chers, voilà tout. Qui pouvait regarder et échanger grâce à l’un d’eux gagnait trop souvent.
    .title = Des rois sans pouvoir
