/** Suggested reasons to reject a review; the author sees the chosen text. */
export const REVIEW_REASONS = [
  'It is advertising, or written to mislead.',
  'It does not tell of a visit to this place.',
  'It attacks or insults people.',
  'It shows or tells what is private.',
  'It does not meet the guidelines of this guide.',
] as const;
