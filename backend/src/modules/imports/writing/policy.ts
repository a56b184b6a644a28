/**
 * Policy for a new row that is a place from another source, or probably is:
 * - `same`: the row updates this place
 * - `add`: the row becomes a place of its own
 * - `skip`: the row is left out
 */
export const DUPLICATES = ['same', 'add', 'skip'] as const;
export type Duplicates = (typeof DUPLICATES)[number];
