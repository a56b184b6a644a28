/** Suggested reasons to reject a place; the author sees the chosen text. */
export const PLACE_REASONS = [
  'It is in the guide already.',
  'The place does not exist, or not any more.',
  'The details are wrong or too few to find it.',
  'It is advertising.',
  'It does not meet the guidelines of this guide.',
] as const;
