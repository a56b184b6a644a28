/** Pixels across a cluster: from the smallest that a finger meets, a little more for each ten times as many places. */
export const clusterSize = (count: number): number => 32 + Math.round(6 * Math.log10(count));
