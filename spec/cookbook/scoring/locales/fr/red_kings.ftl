variant-red-kings = Les rois rouges comptent { SIGNED($points-red-k) } au lieu de −1. Pour un seul point, ils ne valaient guère la chasse.
    .title = Les rois rouges ôtent deux points
