/** Returns the diameter of a cluster (px): 32 plus 6 for each factor of ten. */
export const clusterSize = (count: number): number => 32 + Math.round(6 * Math.log10(count));
