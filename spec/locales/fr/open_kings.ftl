### Ce que la règle des Rois ouverts dit autrement ; voir cambio.ftl.

question-which-kings = Quels rois ont changé ?
    .for = all
    .ruling = Les rouges : ils comptent désormais { $value }, comme les noirs depuis toujours.
    .reason = Les éditions disent « pas seulement les rouges », comme si les noirs avaient valu quelque chose auparavant.
