/** Why a suggested place is likely to be rejected, as its author reads it. */
export const PLACE_REASONS = [
  'It is in the guide already.',
  'The place does not exist, or not any more.',
  'The details are wrong or too few to find it.',
  'It is advertising.',
  'It does not meet the guidelines of this guide.',
] as const;
