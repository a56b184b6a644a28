/** Suggested reasons to reject a place; the author sees the chosen text. */
export const PLACE_REASONS = [
  'It is in the guide already.',
  'The place does not exist, or no longer exists.',
  'The details are wrong, or not enough to find it.',
  'It is advertising.',
  'It does not meet the guidelines of this site.',
] as const;
