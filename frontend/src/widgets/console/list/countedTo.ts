/** Number up to which the API counts filtered rows one by one. */
export const COUNTED_TO = 10_000;
