/** How many editions a run over the whole site bakes; older ones keep the pages that they have. */
export const LATEST_EDITIONS = 14;
