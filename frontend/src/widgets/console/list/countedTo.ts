/** Number up to which the API counts filtered rows one by one. */
const COUNTED_TO = 10_000;

/** Whether there can be more rows than the API has counted. Larger totals are exact: the API did not have to count the rows. */
export const canBeMore = (total: number): boolean => total === COUNTED_TO;
