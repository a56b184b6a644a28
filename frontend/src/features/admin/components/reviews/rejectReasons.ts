/** Why a review is likely to be rejected, as its author reads it. */
export const REVIEW_REASONS = [
  'It is advertising, or written to mislead.',
  'It does not tell of a visit to this place.',
  'It attacks or insults people.',
  'It shows or tells what is private.',
  'It does not meet the guidelines of this guide.',
] as const;
