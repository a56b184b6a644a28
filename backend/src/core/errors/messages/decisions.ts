/** Messages about suggested edits that are decided. */
export const decisions = {
  editDecided: 'This edit is no longer waiting for a decision.',
  editOutdated: 'This edit no longer fits: the {{field}} of the place has changed since it was suggested.',
} as const;
